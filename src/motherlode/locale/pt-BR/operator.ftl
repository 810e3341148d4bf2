### A página de quem administra o servidor.

operator-title = Administração
operator-token = Token da administração
operator-token-hint = O servidor mostra o token ao iniciar ou o lê do arquivo que você indicou.
operator-open = Abrir
operator-lock = Bloquear esta página
operator-not-ready = O servidor está iniciando ou parando e não recebe mais ninguém.

operator-load = Carga
operator-tables = Mesas
operator-sockets = Conexões
operator-moves = Jogadas por segundo
operator-cpu = Processador
operator-workers = Processos
operator-memory = Memória
operator-lag = Maior atraso
operator-bots = Bots na fila
operator-began = Iniciado
operator-megabytes = { $size } MB
operator-milliseconds = { $time } ms

operator-message = Mensagem para todos
operator-message-hint = Aparece em todas as mesas, com suas palavras e sem tradução, até você remover.
operator-tell = Mostrar
operator-untell = Remover
operator-told = Mostrando agora:

operator-reach = Outros aparelhos
operator-reached = Eles encontram este servidor em { $address }.

operator-find = Buscar por código ou nome
operator-tables-first = As { $shown } usadas por último, de { $count }.
operator-tables-none = Nenhuma mesa aqui.
operator-public = pública
operator-bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
operator-connections =
    { $count ->
        [one] { $count } conexão
       *[other] { $count } conexões
    }
operator-tables-count =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
operator-close = Fechar a mesa
operator-close-one = Fechar a mesa { $code }
operator-close-sure = Fechar a mesa { $code } para sempre? Todos são desconectados, e ninguém poderá abri-la de novo.

operator-callers = Endereços
operator-callers-none = Ninguém está conectado.
operator-own = seu próprio endereço
operator-address = Endereço a bloquear
operator-ban = Bloquear
operator-ban-one = Bloquear { $address }
operator-ban-sure = Bloquear { $address }? As conexões terminam agora. O bloqueio vale até você desbloquear ou o servidor reiniciar.
operator-bans = Bloqueados
operator-lift = Desbloquear
operator-lift-one = Desbloquear { $address }
operator-turned-away =
    { $count ->
        [one] barrado { $count } vez
       *[other] barrado { $count } vezes
    }

error-not_operator = Esse não é o token da administração deste servidor.
error-bad_address = Digite um endereço em números, como 203.0.113.7.
error-own_address = Esse é o seu próprio endereço.
error-not_banned = Esse endereço não está bloqueado.
