"""What runs in a worker, beside the student's code; nothing else imports it."""
