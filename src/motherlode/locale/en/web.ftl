### The pages of the browser: first page, making and joining a table, watching, endings.

## Everywhere

close = Close
cancel = Cancel
copy = Copy
copied = Copied
