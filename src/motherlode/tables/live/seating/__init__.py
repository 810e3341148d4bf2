"""Who sits at a table: seats, and how those in them are told apart."""
