"""The reader: weighs every role assignment and place of the treasure by what others do."""
