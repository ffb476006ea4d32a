"""What people see of a league."""
