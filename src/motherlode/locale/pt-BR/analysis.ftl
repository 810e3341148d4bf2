# The analysis of a finished game. A move is named by its number in the replay.

analysis-round = Rodada { $round }, vitória: { $winner }. Sabotadores: { $names }.
analysis-round-open = Rodada { $round }, não terminada. Sabotadores: { $names }.
analysis-none = nenhum
analysis-chances = Chance de vencer a rodada
analysis-suspicion = Chance de ser sabotador, pelo que a mesa podia saber
analysis-moves = Jogadas que chamam atenção
analysis-moments = Momentos decisivos
analysis-lies = Mentiras
analysis-story = Quem enganou quem
analysis-believed = acreditaram
analysis-unbelieved = não acreditaram
analysis-after = depois de { $number }
analysis-mark-brilliant = brilhante
analysis-mark-fine = boa
analysis-mark-gave_away =
    { $toward ->
        [you] entregou você
       *[other] entregou { $name }
    }
analysis-mark-threw_away = chance jogada fora
analysis-instead = melhor: { $choice }
analysis-working = Repensando a partida…
analysis-waiting =
    { $ahead ->
        [one] Outra partida vem antes.
       *[other] Outras { $ahead } partidas vêm antes.
    }
analysis-rough = Nossos bots não foram treinados com estas regras: as chances são aproximadas, e só as jogadas mais claras têm marca.
analysis-now = { $title }. Agora: { $values }.
analysis-table = Todos os números em uma tabela
analysis-move = Jogada
analysis-dealt = Começa a rodada { $round }
analysis-knew = Pelo que { $name } sabia: { $chosen }% de chance de vencer; a melhor escolha: { $best }%. Na verdade: { $true }% e { $truest }%.
analysis-swing = { $side }: { $percent }%
analysis-no-moves = Nenhuma jogada chama atenção.
analysis-no-moments = Nenhuma jogada decidiu sozinha.
analysis-no-lies = Ninguém mentiu.

## Who fooled whom. The number at the end is one of several wordings.

story-round = Rodada { $round }: { $sentences }
story-fooled-1 = { $name } mentiu depois da jogada { $choice }, e a mesa engoliu.
story-fooled-2 = A mesa acreditou na mentira de { $name } depois da jogada { $choice }. Não devia.
story-hidden-1 = Ninguém desmascarou { $name }: só { $percent }% de suspeita para quem sabotava em tempo integral.
story-hidden-2 = { $name } era sabotador e mesmo assim parecia inocente, com { $percent }%.
story-framed-1 = { $name } cavou com honestidade e ganhou { $percent }% de suspeita por isso.
story-framed-2 = { $name } parecia sabotador ({ $percent }%), mas não era.
story-seen-1 = { $name } não enganou ninguém: { $percent }% de suspeita no fim.
story-seen-2 = No fim, todo mundo via o que { $name } estava aprontando ({ $percent }%).
story-threw-1 = Na jogada { $choice }, { $name } jogou fora uma boa chance.
story-threw-2 = A jogada { $choice } é uma que { $name } gostaria de refazer.
story-gave-1 = A jogada { $choice } entregou { $name }.
story-gave-2 = Em vez da jogada { $choice }, { $name } podia ter mostrado a carta de anão.
story-brilliant-1 = A jogada { $choice } de { $name } foi brilhante.
story-brilliant-2 = Palmas para { $name } pela jogada { $choice }.
story-unbelieved-1 = { $name } tentou mentir depois da jogada { $choice }, mas ninguém caiu.
story-unbelieved-2 = Ninguém engoliu o que { $name } disse depois da jogada { $choice }.
story-decisive-1 = Nada mudou mais do que a jogada { $choice } de { $name }.
story-decisive-2 = A rodada virou com a jogada { $choice } de { $name }.
story-quiet-1 = Ninguém enganou ninguém.
story-quiet-2 = Nem um truque à vista.

## A hint while playing: what a strong bot would do, and why.

advice-line = Um bot forte faria isto: { $choice }. { $reason }
advice-toward =
    { $percent ->
        [100] Leva para { $place }, onde está o ouro.
       *[other] Leva para { $place }, que é o ouro com { $percent }% de chance.
    }
advice-stone =
    { $percent ->
        [100] Leva para { $place }, onde está um carvão.
       *[other] Leva para { $place }, que é carvão com { $percent }% de chance.
    }
advice-on = Mantém o túnel avançando.
advice-cover = Cooperar afasta as suspeitas de você.
advice-astray = Leva para longe de onde o ouro provavelmente está.
advice-block = Um beco sem saída ali custa tempo aos mineradores.
advice-idle = Ali não atrapalha, e você compra outra carta.
advice-fix-self = Com uma ferramenta quebrada, você não pode cavar.
advice-fix = { $name } provavelmente joga limpo ({ $percent }%) e volta a cavar.
advice-fix-part = { $name } provavelmente joga limpo ({ $percent }%) e fica com uma ferramenta quebrada a menos.
advice-break = { $name } é sabotador com { $percent }% de chance.
advice-break-first = Ninguém mais tem tanta chance de ser sabotador quanto { $name } ({ $percent }%).
advice-stop = Impede { $name } de cavar.
advice-clear = Remove uma carta que está no caminho.
advice-collapse = Corta o túnel.
advice-look-new = Ninguém olhou { $place } ainda.
advice-look = Assim você mesmo vê { $place }.
advice-spare = Você já sabe onde está o tesouro e pode abrir mão desta carta.
advice-gold = Quanto mais ouro, melhor.
advice-keep = As outras cartas da sua mão valem mais.
advice-drop-map = Você já sabe onde está o tesouro, então um mapa não diz mais nada.
advice-drop-fix = Ninguém tem quebrada uma ferramenta que ela conserte.
advice-drop-stuck = Você não pode colocar cartas de caminho até consertar sua ferramenta.
advice-drop-dead-end = Um beco sem saída só atrapalharia o seu lado.
advice-drop-tunnel = Na mesa, ela só ajudaria os mineradores.
advice-drop-aside = Em nenhum lugar do labirinto ela leva mais perto do tesouro.
advice-drop-break = Ninguém está suspeito o bastante para perder uma ferramenta, nem { $name } ({ $percent }%).
advice-free-self = Na prisão, você não cava nem recebe ouro.
advice-inspect = Assim você fica sabendo o papel de { $name }.
advice-end = Continuando, não há mais nada a ganhar.
advice-play-on = Ainda há chance.
advice-best = O bot testou tudo de cabeça, e nada deu mais certo.
