# Prévias de links: o que uma página diz de si onde seu endereço é publicado.
preview-home = Cavem juntos em busca de ouro. Alguns de vocês são sabotadores. Jogue no navegador com amigos e bots, sem criar conta.
    .title = Motherlode
    .alt = Um minerador e um sabotador na entrada de uma mina
preview-lobby = { $game }, { $players ->
        [one] { $players } jogador até agora
       *[other] { $players } jogadores até agora
    }. { $open ->
        [0] Todos os lugares estão ocupados.
        [one] Há { $open } lugar livre.
       *[other] Há { $open } lugares livres.
    }
    .title = Entre na mesa de { $host } no Motherlode
preview-playing = { $game }, { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }. { $open ->
        [0] A partida está em andamento: venha assistir.
        [one] A partida está em andamento, e { $open } bot pode ser substituído.
       *[other] A partida está em andamento, e { $open } bots podem ser substituídos.
    }
    .title = Mesa de { $host }
preview-over = { $game }, { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }. A partida terminou.
    .title = Mesa de { $host }
preview-replay = { $game }, jogada por jogada, com todas as mãos e papéis à mostra.
    .title = Replay: { $names }
preview-game = { $game ->
        [saboteur2] Saboteur 2
        [tournament] Torneio
        [duel] Duelo para dois
       *[other] Jogo base
    }
