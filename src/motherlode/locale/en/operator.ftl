### The page of whoever runs the server.

operator-title = Operator
operator-token = Operator’s token
operator-token-hint = The server prints it when it starts, or reads it from the file you named.
operator-open = Open
operator-lock = Lock this page
operator-not-ready = The server is starting or stopping, so it takes nobody new.

operator-load = Load
operator-tables = Tables
operator-sockets = Connections
operator-moves = Moves per second
operator-cpu = Processor
operator-workers = Workers
operator-memory = Memory
operator-lag = Longest delay
operator-bots = Bots in line
operator-began = Started
operator-megabytes = { $size } MB
operator-milliseconds = { $time } ms

operator-message = Message to everyone
operator-message-hint = Shown at every table, in your words and untranslated, until you remove it.
operator-tell = Show it
operator-untell = Remove it
operator-told = Shown now:

operator-reach = Other devices
operator-reached = They find this server at { $address }.

operator-find = Find by code or name
operator-tables-first = Showing the { $shown } most recent of { $count }.
operator-tables-none = No tables here.
operator-public = public
operator-bots-count =
    { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
operator-connections =
    { $count ->
        [one] 1 connection
       *[other] { $count } connections
    }
operator-tables-count =
    { $count ->
        [one] 1 table
       *[other] { $count } tables
    }
operator-close = Close table
operator-close-one = Close table { $code }
operator-close-sure = Close table { $code } for good? Everyone there is sent away, and nobody can open it again.

operator-callers = Addresses
operator-callers-none = Nobody is connected.
operator-own = your own address
operator-address = Address to ban
operator-ban = Ban
operator-ban-one = Ban { $address }
operator-ban-sure = Ban { $address }? Its connections end now. The ban lasts until you lift it or the server restarts.
operator-bans = Banned
operator-lift = Lift the ban
operator-lift-one = Lift the ban on { $address }
operator-turned-away =
    { $count ->
        [one] refused once
       *[other] refused { $count } times
    }

error-not_operator = That isn’t the token of this server’s operator.
error-bad_address = Enter an address in digits, such as 203.0.113.7.
error-own_address = That’s your own address.
error-not_banned = That address isn’t banned.
