### Votação: uma variante nossa

module-vote =
    Quando a rodada acaba, e antes de os papéis serem revelados, cada um pode apontar quem acha que é sabotador. A revelação mostra quem desmascarou quem. Não vale ouro. É uma variante nossa, que não está nos manuais. Combina com todos os jogos, menos o duelo, a partir de três jogadores (H-1).
    .title = Votação de suspeita
hint-vote = Antes de revelar os papéis, todos votam em quem é o sabotador. Não vale ouro.
rule-H-1 =
    Quando a rodada acaba, e antes de qualquer papel ser revelado, cada jogador pode apontar em segredo outro jogador que acha que é sabotador, ou ninguém. Depois todos os votos são mostrados, e então todos os papéis. Os votos não valem ouro e não mudam mais nada. É uma variante nossa, que não está nos manuais.
    .title = Votação de suspeita
ask-Accuse = Quem você acha que é sabotador?
prompt-Accuse = A rodada acabou. Quem você acha que é sabotador?
sandbox-ask-Accuse = Quem { $seat } acha que é sabotador?
do-accuse = Acusar { $target }
verb-accuse = Acusar
do-abstain = Não acusar ninguém
verb-abstain = Não acusar ninguém
event-PlayerAccused = { $seat } acusa { $target }.
    .you = Você acusa { $target }.
reason-asks-accuse = quem acha que é sabotador
reason-vote-players = a votação precisa de pelo menos { $count } jogadores
