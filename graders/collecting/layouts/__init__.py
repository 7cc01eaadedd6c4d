"""How downloads are laid out, a module each: whose is which file, and which attempt is newer."""
