# Um aparelho que passa de mão em mão: quem joga, para quem ele vai e quem está olhando.

around-how = Todos jogam nesta tela. Ela se cobre entre as vezes, e ninguém vê suas cartas.
around-people = Quem joga?
around-person = Jogador { $number }
around-add = Adicionar jogador
around-remove = Remover o jogador { $number }
around-bots = Bots
around-counts = Jogadores neste jogo: { $counts }
around-twice = Alguém aqui já tem esse nome
around-settings = Mais configurações
around-hand = Passe para { $seat }
around-look = Segure para ver, { $seat }
around-asks = Todos respondem um por um, com o mesmo tempo.
around-votes = Todos votam, um por um.
around-else = Outra pessoa quer ver
around-who = Quem quer ver?
around-looks = { $seat } está olhando
around-cover = Cobrir
around-sealed = Anotado. A tela se cobre quando o tempo acabar.
around-abort = Encerrar a partida
around-abort-how = A partida acaba para todos.
