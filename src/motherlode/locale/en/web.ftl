### The pages of the browser: first page, making and joining a table, watching, endings.
