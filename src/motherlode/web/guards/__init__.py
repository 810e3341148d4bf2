"""What keeps strangers from doing harm: doors, hosts, headers, and rations."""
