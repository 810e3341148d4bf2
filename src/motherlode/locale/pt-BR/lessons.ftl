### Lições: a página que as lista, o instrutor na mesa e cada passo. `.do` é o que fazer.

## A página das lições

learn = Partidas curtas com um instrutor. Nada pode dar errado. Saia quando quiser e continue de onde parou.
    .title = Aprender a jogar
learn-start = Começar
learn-go-on = Continuar
learn-again = Jogar de novo
learn-drop = Descartar progresso
learn-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
learn-done = Concluída
learn-half = Em andamento: passo { $step } de { $steps }
learn-first = Comece por aqui
learn-more = Uma para cada expansão

## O instrutor

lesson-coach = Instrutor
lesson-step = Passo { $step } de { $steps }
lesson-watch = Veja o que os outros fazem…
lesson-late = É a rodada { $round }, a última.
lesson-next = Próximo
lesson-skip = Faça por mim
lesson-menu = Menu da lição
lesson-again = Recomeçar a lição
lesson-scene = Voltar à lição
lesson-off = Continuar sem o instrutor
lesson-drop = Encerrar a lição
lesson-done = Muito bem! Você concluiu a lição.
lesson-left = Você saiu da lição. Daqui em diante, jogue como quiser.
lesson-others = Outras lições
lesson-play = Jogar uma partida de verdade

## Primeiros passos

lesson-base = Cave túneis, conserte ferramentas, ache o tesouro e o sabotador: tudo de que você precisa para a primeira partida.
    .title = Primeiros passos na mina
lesson-base-welcome = Boas-vindas à mina! À direita há três objetivos virados para baixo. Um deles esconde o tesouro. O túnel começa à esquerda.
lesson-base-role = Toque na carta que brilha e veja seu papel secreto: você é minerador! Os mineradores cavam juntos até o tesouro. Mas alguém aqui é sabotador e quer que vocês falhem!
lesson-base-lay = Túneis são feitos de cartas de caminho. A carta precisa se encaixar nas vizinhas e ficar ligada à carta inicial.
    .do = Escolha a carta que brilha, depois o espaço que brilha, e confirme.
lesson-base-fix = Ah, não: { $bo } quebrou a sua lanterna! Com uma ferramenta quebrada, você não pode colocar cartas de caminho.
    .do = Jogue “Conserto de lanterna” em você.
lesson-base-rockfall = E ainda por cima { $bo } colocou um beco sem saída: o túnel para ali.
    .do = Jogue “Desmoronamento” no beco sem saída. A carta some.
lesson-base-break = { $bo } atrapalha sem parar. Só pode ser o sabotador! Você também pode impedir os outros de cavar.
    .do = Jogue “Carrinho quebrado” em { $bo }.
lesson-base-map = Mas onde está o tesouro? Com um mapa você olha um objetivo. Ninguém mais vê.
    .do = Olhe o objetivo do meio.
lesson-base-turn = Só carvão! { $ada } e { $cai } já olharam o de cima, então vamos ao de baixo. As cartas podem ser giradas.
    .do = Escolha a carta e o espaço e toque de novo no espaço para girar a carta. Ela se encaixa dos dois jeitos.
lesson-base-reach = Mais uma carta, e o túnel chega ao objetivo!
    .do = Coloque o túnel reto ao lado do objetivo de baixo.
lesson-base-gold = O tesouro! Os mineradores vencem a rodada. Foi você quem chegou lá, então você escolhe primeiro.
    .do = Pegue uma carta de pepita. Quanto mais ouro nela, melhor.
lesson-base-reveal = Depois da rodada, todos os papéis são revelados: o sabotador era { $bo }, que não recebe ouro. A última carta de pepita fica com { $ada }. A partida tem três rodadas, cada uma com novos papéis.
lesson-base-other_side = Vamos ao outro lado. Pulamos para a terceira e última rodada, e a carta que brilha mostra: agora você é o sabotador! O tesouro está no meio. Se ninguém chegar lá antes de as cartas acabarem, você vence.
lesson-base-hinder = { $ada } pode chegar ao tesouro já com a próxima carta!
    .do = Jogue “Picareta quebrada” em { $ada }.
lesson-base-dead_end = { $cai } consertou a picareta. Rápido, bloqueie o túnel!
    .do = Coloque o beco sem saída bem na frente do tesouro.
lesson-base-loot = As cartas acabaram, e ninguém achou o tesouro. Você venceu! Um sabotador sozinho recebe 4 de ouro.
    .do = Pegue cartas de pepita que somem 4 de ouro.
lesson-base-end = É isso! Depois de três rodadas, vence quem tiver mais ouro: você, com 7. Observe, converse, blefe — e divirta-se!

## Saboteur 2

lesson-saboteur2 = Duas equipes de mineradores e novos túneis: escadas, portas e pontes.
    .title = Saboteur 2: equipes e túneis
lesson-saboteur2-teams = No Saboteur 2 há mineradores azuis e verdes. Toque na carta que brilha: você é verde. Cada equipe quer o tesouro só para si!
lesson-saboteur2-ladder = A escada está sempre ligada à carta inicial. Por isso ela também liga um túnel isolado.
    .do = Coloque a escada à esquerda do túnel isolado.
lesson-saboteur2-door = { $bo } colocou um cristal: isso só importa aos geólogos. Agora um truque: mineradores azuis não passam por uma porta verde.
    .do = Coloque a porta verde na ponta direita do túnel.
lesson-saboteur2-bridge = Na ponte, dois túneis se cruzam sem se encontrar.
    .do = Coloque a ponte ao lado do objetivo do meio.
lesson-saboteur2-gold = O tesouro! A equipe azul não passa pela sua porta, então a sua equipe vence sozinha. Você recebe 4 de ouro.
lesson-saboteur2-others = O chefe é { $bo }: vence sempre que o tesouro é achado, mas recebe 1 de ouro a menos: 3. O aproveitador sempre vence, mas recebe 2 a menos. Geólogos recebem ouro pelos cristais.

lesson-saboteur2_actions = Prisão, roubo, inspeção e trocas: as novas cartas de ação.
    .title = Saboteur 2: truques
lesson-saboteur2_actions-trapped = Quem está na prisão não coloca cartas de caminho e, se ainda estiver lá no fim da rodada, não recebe ouro.
    .do = Jogue “Prisão” em { $ada }.
lesson-saboteur2_actions-free = { $ada } jogou “Roubo”, para levar 1 de ouro depois da rodada. E { $bo } mandou você para a prisão!
    .do = Jogue “Liberdade” em você.
lesson-saboteur2_actions-hands_off = Agora pare o ladrão!
    .do = Jogue “Tira a mão!” em { $ada }. O “Roubo” some.
lesson-saboteur2_actions-inspection = Quem é quem? A “Inspeção” mostra o papel de alguém. Ninguém mais vê.
    .do = Inspecione um dos outros jogadores.
lesson-saboteur2_actions-swap_hats = Agora você sabe mais. Não gosta do seu papel? A “Troca de chapéus” traz um novo da pilha.
    .do = Jogue “Troca de chapéus” em você.
lesson-saboteur2_actions-swap_hands = Você tem um novo papel. Dá para trocar todas as cartas também.
    .do = Jogue “Troca de mãos” em { $ada }.
lesson-saboteur2_actions-end = As cartas que eram de { $ada } agora são suas. Mais um truque: na sua vez, você pode descartar duas cartas para remover uma carta da sua frente.

## Cartas do campeonato

lesson-championship = Sete cartas especiais. Você joga cada uma delas uma vez.
    .title = Cartas do campeonato
lesson-championship-jack = Sua picareta está quebrada, mas você tem o “Faz-tudo”: ele conserta qualquer ferramenta.
    .do = Jogue-o em você.
lesson-championship-diversion = { $bo } colocou um beco sem saída. O “Desvio” move a última carta colocada.
    .do = Leve-a para longe, à esquerda da carta inicial.
lesson-championship-back_and_forth = { $ada } e { $bo } já olharam o objetivo do meio. Vamos confundir!
    .do = Jogue “Vaivém” no objetivo de cima e no do meio.
lesson-championship-swap = Troque os dois, ou só finja. Ninguém mais vai saber.
    .do = Escolha uma opção.
lesson-championship-storage = O “Depósito” traz uma carta de volta da pilha de descarte.
    .do = Jogue-o.
lesson-championship-keep = Estas são as cinco cartas do topo da pilha.
    .do = Fique com uma delas.
lesson-championship-pathfinder = Com o “Desbravador” você coloca duas cartas de caminho no mesmo turno.
    .do = Jogue-o.
lesson-championship-first = Agora a primeira carta de caminho.
    .do = Coloque o túnel reto na ponta direita.
lesson-championship-second = E a segunda!
    .do = Coloque-a onde quiser.
lesson-championship-turnabout = Depois da “Meia-volta”, a vez passa para o outro lado.
    .do = Jogue-a.
lesson-championship-order = Viu só? { $bo } jogou antes de { $ada }. Fica assim até o fim da rodada.
lesson-championship-your_veto = Falta uma carta: o “Veto”. Ele é jogado no turno de outra pessoa.
lesson-championship-veto = { $bo } quer jogar “Desmoronamento” no seu túnel!
    .do = Vete!
lesson-championship-end = O desmoronamento não tem efeito, e você compra uma carta. E foram as sete!

## Anão ganancioso

lesson-greedy_dwarf = Seja o anão que quer o tesouro inteiro só para si.
    .title = O anão ganancioso
lesson-greedy_dwarf-role = Toque na carta que brilha: você é o anão ganancioso! Só vence se for você quem chegar ao tesouro. Aí ninguém mais recebe ouro.
lesson-greedy_dwarf-hinder = Você ainda precisa de dois turnos. Não deixe { $ada } chegar antes.
    .do = Jogue “Picareta quebrada” em { $ada }.
lesson-greedy_dwarf-reach = Ninguém chegou antes. Agora é a sua vez!
    .do = Coloque o túnel reto ao lado do objetivo do meio.
lesson-greedy_dwarf-gold = É tudo seu: 4 de ouro.
    .do = Pegue cartas de pepita que somem 4 de ouro.
lesson-greedy_dwarf-end = Se outra pessoa chegar ao tesouro, você não ganha nada. Então ajude a cavar — e chegue primeiro!

## Novos objetivos

lesson-new_goals = Sacos de ouro, um dragão e uma aranha gigante esperam no fim do túnel.
    .title = Novos objetivos
lesson-new_goals-goals = Agora são cinco objetivos. Um é o tesouro. Os outros guardam ouro ou problemas.
lesson-new_goals-bag = O que haverá no do meio?
    .do = Coloque o túnel reto ao lado do objetivo do meio.
lesson-new_goals-map = Um saco com 2 de ouro, todo seu! Depois { $ada } encontrou o dragão e precisou pagar 1 de ouro. Melhor olhar antes!
    .do = Olhe com o mapa o objetivo acima do saco.
lesson-new_goals-end = A aranha gigante! Se alguém chegar até ela, a rodada acaba e os sabotadores vencem. Que bom que você sabe.

## Baús do tesouro

lesson-treasure_chests = Baús escondidos pelo caminho: uns são bons, outros não.
    .title = Baús do tesouro
lesson-treasure_chests-chests = Há quatro baús escondidos entre a carta inicial e os objetivos. Quem chega a um deles o abre.
lesson-treasure_chests-map = O mapa também serve para olhar um baú.
    .do = Olhe o baú de cima à esquerda.
lesson-treasure_chests-open = Tem ouro nele!
    .do = Coloque a bifurcação logo abaixo desse baú.
lesson-treasure_chests-second = Uma carta de pepita para você! E { $ada } cavou até perto do próximo baú.
    .do = Coloque a outra bifurcação abaixo do baú de cima à direita.
lesson-treasure_chests-look = Este baú deixa você olhar o papel de alguém.
    .do = Escolha um jogador.
lesson-treasure_chests-end = Nem todo baú é gentil: alguns custam cartas ou fazem o baralho desabar. E um desmoronamento pode enterrar um baú para sempre.

## Túneis com pedágio

lesson-toll_tunnels = Anões guardam os túneis e cobram ouro de quem passa.
    .title = Túneis com pedágio
lesson-toll_tunnels-gold = Todo mundo começa com 1 de ouro. E dois anões do pedágio estão prontos para guardar túneis.
lesson-toll_tunnels-dwarf = Na sua vez, você pode descartar uma carta e pôr um anão do pedágio numa ponta aberta.
    .do = Escolha o beco sem saída para descartar. O anão vai para o espaço que brilha. Confirme.
lesson-toll_tunnels-pay = Para cavar ali, { $ada } precisou pagar 1 de ouro a você! Mas agora { $bo } pôs o outro anão no seu caminho.
    .do = Coloque o túnel reto ali e pague 1 de ouro.
lesson-toll_tunnels-end = Se você não tiver ouro, outra pessoa pode pagar por você. Na próxima rodada os dois anões voltam.

## Vestiário subterrâneo

lesson-wardrobe = Um lugar onde o seu papel muda.
    .title = Vestiário subterrâneo
lesson-wardrobe-card = A carta grande lá em cima é um vestiário. Quem o liga à carta inicial precisa trocar de papel.
lesson-wardrobe-link = Só falta uma carta.
    .do = Coloque o túnel reto abaixo do vestiário.
lesson-wardrobe-role = Seu papel foi trocado pelo que estava separado. Dê uma olhada: só você sabe!
lesson-wardrobe-end = Assim, um bom minerador pode virar sabotador, e ninguém sabe. Acontece uma vez por rodada.

## Festa subterrânea

lesson-party = Depois desta festa, ninguém é quem era.
    .title = Festa subterrânea
lesson-party-card = A carta grande lá em cima é uma festa. Quando ela é ligada à carta inicial, todos os papéis são embaralhados!
lesson-party-link = Só falta uma carta.
    .do = Coloque o túnel reto abaixo da festa.
lesson-party-role = Todas as cartas de anão foram embaralhadas e distribuídas de novo. Veja o seu novo papel!
lesson-party-end = Um aliado pode ter virado sabotador, e vice-versa. Acontece uma vez por rodada.

## Vítima de sabotagem

lesson-victim = Uma ferramenta quebrada custa o seu ouro.
    .title = Vítima de sabotagem
lesson-victim-rule = Sua lanterna está quebrada. Nesta variante, um minerador com ferramenta quebrada não recebe ouro depois da rodada!
lesson-victim-fix = Então conserte a tempo.
    .do = Jogue “Conserto de lanterna” em você.
lesson-victim-reach = { $bo } quebrou a picareta de { $ada }. Que azar! Mas você pode cavar.
    .do = Coloque o túnel reto ao lado do objetivo do meio.
lesson-victim-gold = O tesouro! São dois mineradores, então há duas cartas de pepita.
    .do = Pegue uma.
lesson-victim-more = Com a ferramenta quebrada, { $ada } não recebe nada. Então a outra carta também é sua!
    .do = Pegue-a.
lesson-victim-end = Isso vale só para mineradores: sabotadores recebem ouro mesmo com ferramentas quebradas. Conserte a tempo as ferramentas dos seus aliados!

## Torneio

lesson-tournament = Papéis fixos, uma carta no meio e fichas de ouro na hora.
    .title = Torneio
lesson-tournament-roles = Um sabotador, três mineradores e um anão ganancioso que quer o tesouro só para si. Nenhum papel sobra. Toque na carta que brilha: você é minerador.
lesson-tournament-middle = Cada rodada começa com uma carta de caminho no meio.
lesson-tournament-join = Ela passa a fazer parte do seu túnel quando é ligada.
    .do = Coloque o túnel reto no vão.
lesson-tournament-reach = Agora o túnel é longo, e você chegou primeiro à ponta dele!
    .do = Coloque o cruzamento ao lado do objetivo do meio.
lesson-tournament-gold = Você chegou ao tesouro: 3 de ouro para você, 2 para cada outro minerador. Se os sabotadores vencem, são 3 para cada um, ou 4 se for um só. O anão ganancioso receberia 4.

## Duelo

lesson-duel = Uma partida curta e astuta para dois.
    .title = Duelo para dois
lesson-duel-roles = Dois jogadores, dois papéis secretos. Toque na carta que brilha: você é minerador. O primeiro objetivo achado decide. Tesouro: vencem os mineradores. Carvão: vencem os sabotadores.
lesson-duel-exchange = Aqui, ferramentas quebradas e consertos não têm efeito. Mas, em vez de jogar uma carta, você pode descartar três e comprar três.
    .do = Escolha as três cartas que brilham para descartar e confirme.
lesson-duel-rockfall = { $ada } colocou um beco sem saída! No duelo, o desmoronamento só atinge a ponta de um túnel.
    .do = Jogue-o no beco sem saída.
lesson-duel-dig = O túnel está livre de novo.
    .do = Coloque o túnel reto ali.
lesson-duel-reach = E agora a última carta!
    .do = Coloque o cruzamento ao lado do objetivo do meio.
lesson-duel-keep = O tesouro: os mineradores vencem! Você compra duas cartas de pepita: uma é sua, a outra vai para { $ada }.
    .do = Fique com a melhor.
lesson-duel-end = Foi a última das três rodadas, e você tem mais ouro. Você venceu! Cave, blefe e nunca confie no carvão!
