### Edições e opções: o que quem cria a mesa escolhe além do jogo e das expansões.

## O que diz cada edição

value-per-digger = uma carta por minerador
value-per-player = uma carta por jogador
value-all-passed = quando todos passam
value-hands-empty = quando todas as mãos estão vazias
value-mixed = virada para cima e para baixo
value-face-down = toda virada para baixo
value-path = pelo menos { $count } cartas
value-optional = regra opcional
value-none = não há

edition-about-jubilee = A partir de 8 anos, cerca de 30 minutos. A caixa é para 2 a 12 jogadores: 3 a 10 no jogo base, 2 a 12 em Saboteur 2.
edition-about-english = A partir de 8 anos, cerca de 30 minutos, 3 a 10 jogadores.
edition-about-korean = A partir de 8 anos, cerca de 30 minutos, 3 a 10 jogadores.
edition-about-japanese = A partir de 8 anos, cerca de 30 minutos. Melhor com 6 a 10 jogadores; 3 a 5 também podem jogar.
edition-means = O que muda nesta edição
edition-only = Este jogo segue sempre a mesma edição: { $edition }
edition-changed = Edição trocada para este jogo: { $edition }
edition-dropped = Este jogo tem regras próprias e não segue nenhuma edição.
edition-see = As edições diferem aqui: { $setting }

## Opções de jogos e expansões

setting-saboteur2 = Ouro
setting-saboteur2-face_down = virado para baixo: você só vê o seu
setting-saboteur2-open = ouro à vista
setting-treasure_chests = Onde ficam os baús
setting-treasure_chests-by_hand = à mão
by-hand-how = Escolha um baú e depois o espaço para onde ele vai.
by-hand-chest = Baú em { $cell }
by-hand-space = Espaço { $cell }
by-hand-start = Carta inicial
by-hand-goal = Objetivo
by-hand-card = Há uma carta em { $cell }
