"""A class at once: from the LMS's download to students' files, from grades to the LMS's forms."""
