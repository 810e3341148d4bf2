### Lições: a página que as lista, o instrutor na mesa e cada passo. `.do` é o que fazer.

## A página das lições

learn = Partidas curtas com um instrutor. Nada pode dar errado: saia quando quiser e continue depois.
    .title = Aprender a jogar
learn-start = Começar
learn-go-on = Continuar
learn-again = Jogar de novo
learn-drop = Abandonar
learn-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
learn-done = Concluída
learn-half = No meio: passo { $step } de { $steps }
learn-first = Melhor começar por aqui
learn-more = Uma para cada expansão

## O instrutor

lesson-coach = Instrutor
lesson-step = Passo { $step } de { $steps }
lesson-watch = Veja o que os outros fazem…
lesson-next = Continuar
lesson-skip = Faça por mim
lesson-menu = Mais sobre esta lição
lesson-again = Recomeçar a lição
lesson-scene = Voltar à lição
lesson-off = Continuar sem o instrutor
lesson-drop = Encerrar a lição
lesson-done = Muito bem! A lição terminou.
lesson-left = Você saiu da lição e agora joga livremente.
lesson-others = Outras lições
lesson-play = Jogar uma partida de verdade

## Primeiros passos

lesson-base = Cave túneis, conserte ferramentas, ache o tesouro e o sabotador: tudo o que você precisa para a primeira partida.
    .title = Primeiros passos na mina
lesson-base-welcome = Boas-vindas à mina! À direita há três objetivos virados para baixo. Um deles esconde o tesouro. O túnel começa à esquerda.
lesson-base-role = Este é o seu papel secreto: minerador. Os mineradores cavam juntos até o tesouro. Mas alguém aqui é sabotador e quer que vocês falhem!
lesson-base-lay = Túneis são feitos de cartas de caminho. A carta precisa encaixar nas vizinhas e ficar ligada à carta inicial.
    .do = Escolha a carta que brilha, depois o espaço que brilha, e confirme.
lesson-base-fix = Ah, não: { $bo } quebrou a sua lanterna! Com uma ferramenta quebrada, você não pode colocar cartas de caminho.
    .do = Jogue o conserto de lanterna em você.
lesson-base-rockfall = E ainda por cima { $bo } colocou um beco sem saída: o túnel para ali.
    .do = Jogue o desmoronamento no beco sem saída. A carta some.
lesson-base-break = { $bo } atrapalha sem parar. Só pode ser sabotagem! Você também pode impedir os outros de cavar.
    .do = Coloque o carrinho quebrado na frente de { $bo }.
lesson-base-map = Mas onde está o tesouro? Com um mapa você olha um objetivo. Ninguém mais vê.
    .do = Olhe o objetivo do meio.
lesson-base-turn = Só carvão! { $ada } e { $cai } já olharam o de cima, então vamos ao de baixo. As cartas podem ser giradas.
    .do = Escolha carta e espaço. Toque de novo no espaço: a carta gira. Os dois jeitos servem.
lesson-base-reach = Mais uma carta, e o túnel chega ao objetivo!
    .do = Coloque o túnel reto ao lado do objetivo de baixo.
lesson-base-gold = O tesouro! Os mineradores vencem a rodada. Foi você quem chegou, então escolhe primeiro.
    .do = Pegue uma carta de pepita. Quanto mais pepitas, melhor.
lesson-base-reveal = Depois da rodada, todos os papéis são revelados: a sabotagem era de { $bo }, que não recebe ouro. A partida tem três rodadas, cada uma com novos papéis.
lesson-base-other_side = Agora o outro lado: desta vez a sabotagem é sua! Você sabe que o tesouro está no meio. Se ninguém chegar lá antes de as cartas acabarem, você vence.
lesson-base-hinder = { $ada } pode chegar ao tesouro já com a próxima carta!
    .do = Coloque a picareta quebrada na frente de { $ada }.
lesson-base-dead_end = { $cai } consertou a picareta. Rápido, bloqueie o caminho!
    .do = Coloque o beco sem saída bem na frente do tesouro.
lesson-base-loot = As cartas acabaram, e ninguém achou o tesouro. Você venceu! Quem sabota sem companhia recebe 4 de ouro.
    .do = Pegue cartas de pepita que somem 4.
lesson-base-end = É isso! Depois de três rodadas, vence quem tiver mais ouro. Observe, converse, blefe – e divirta-se!
