# What bots say at the table. Each says it aloud to everyone, so a line addresses a player by name.
# The number is one of several wordings; the same reason has as many in every language.

## What a map showed, or is said to have shown

says-treasure-1 = O ouro é { $goal }! Reconheço esse brilho de longe.
says-treasure-2 = O ouro é { $goal }, ou eu sou um elfo.
says-treasure-3 = É { $goal }. Não contem para ninguém. Bom, já contei.
says-treasure-4 = Meu mapa diz ouro. Rumo: { $goal }!
says-no_treasure-1 = Nada de ouro, só carvão: { $goal }.
says-no_treasure-2 = Podem esquecer { $goal }. É carvão.
says-no_treasure-3 = Espiei { $goal }. Carvão. Um carvão bem sem graça.
says-no_treasure-4 = O ouro não é { $goal }. Meu mapa me deve desculpas.
says-elsewhere-1 = O ouro não é { $goal }. É outra coisa.
says-elsewhere-2 = Espiei { $goal }. Interessante, mas não é o ouro.

## Asking for a repair

says-fix-1 =
    { $tool_key ->
        [cart] Alguém conserta meu { $tool }? Assim eu só enfeito a mina.
       *[other] Alguém conserta minha { $tool }? Assim eu só enfeito a mina.
    }
says-fix-2 =
    { $tool_key ->
        [cart] Meu { $tool } quebrou, e meu coração foi junto. Uma ajudinha?
       *[other] Minha { $tool } quebrou, e meu coração foi junto. Uma ajudinha?
    }
says-fix-3 =
    { $tool_key ->
        [cart] Quem sabe consertar um { $tool }? Divido minha marmita.
       *[other] Quem sabe consertar uma { $tool }? Divido minha marmita.
    }
says-fix-4 =
    { $tool_key ->
        [cart] Consertem meu { $tool } e eu batizo um túnel em sua homenagem.
       *[other] Consertem minha { $tool } e eu batizo um túnel em sua homenagem.
    }

## Accusing someone

says-dead_end-1 = Um beco sem saída, { $about }? Está cavando para quem?
says-dead_end-2 = Esse túnel acaba aí, { $about }. Acho que a ideia era essa.
says-dead_end-3 = Bela parede, { $about }. Sabotador adora parede.
says-dead_end-4 = Quem cavou um beco assim da última vez não era minerador, { $about }.
says-aside-1 = { $about }, os objetivos ficam do outro lado. Você sabia, né?
says-aside-2 = Por que por aí, { $about }? Os objetivos não se mudaram.
says-aside-3 = Lindo túnel, { $about }. Pena que não vai para onde a gente vai.
says-aside-4 = { $about } cava como quem torce para a gente não chegar.
says-contrary-1 = { $about }, você disse que o ouro era para lá. Então por que cava para cá?
says-contrary-2 = Primeiro conta onde está o ouro, { $about }, depois cava para longe dele?
says-contrary-3 = Seu mapa e sua picareta não se entendem, { $about }.
says-felled-1 = Esse túnel estava ótimo, { $about }. Estava.
says-felled-2 = { $about } derruba pedra em túnel bom. Tirem suas conclusões.
says-felled-3 = A gente precisava desse túnel, { $about }. E acho que você sabia.
says-felled-4 = Pedra não cai sozinha, { $about }.
says-broke_me-1 = Minhas ferramentas estavam perfeitas até você aparecer, { $about }.
says-broke_me-2 = O que minhas ferramentas fizeram para você, { $about }?
says-broke_me-3 = Anão honesto não quebra as minhas coisas, { $about }.
says-broke_me-4 = Vou me lembrar disso, { $about }. Minha caixa de ferramentas também.
says-broke-1 = Quebrando ferramentas, { $about }? Quem ganha com isso?
says-broke-2 = Isso não era para quebrar, { $about }.
says-broke-3 = Fiquem de olho em { $about }. E nas ferramentas.
says-lied-1 = Você disse ouro, { $about }. Estou vendo carvão.
says-lied-2 = Que belo mapa o seu, { $about }. Isso é carvão.
says-lied-3 = { $about } precisa de óculos ou de uma boa desculpa.
says-lied-4 = Ouro, você disse, { $about }. Ouro não tem essa cara.
says-passed-1 = Passou de novo, { $about }? Túnel não se abre esperando.
says-passed-2 = { $about } tem cartas, ferramentas e nada para fazer. Curioso.
says-passed-3 = Descansando ou se escondendo, { $about }?

## Trusting someone

says-digs-1 = { $about } cava reto. Gosto disso num anão.
says-digs-2 = Bom trabalho, { $about }. Com você eu divido a lanterna.
says-digs-3 = Se { $about } for sabotador, eu sou um canário.
says-fixed_me-1 = Valeu, { $about }. Sabotador não faria isso.
says-fixed_me-2 = { $about } consertou minhas coisas. Para mim, é minerador.
says-fixed_me-3 = Ficou novo em folha. Confio em você, { $about }.

## Remarks

says-thanks-1 = Fico devendo essa, { $about }!
says-thanks-2 = Você é uma joia, { $about }. Das que a gente guarda.
says-thanks-3 = Dá vontade de te abraçar, { $about }.
says-thanks-4 = De volta ao trabalho! Valeu mesmo, { $about }.
says-defense-1 = Eu? Minha honestidade só perde para a escuridão desta mina, { $about }.
says-defense-2 = Engraçado, { $about }. É bem o que um sabotador diria.
says-defense-3 = Eu posso explicar, { $about }. Agora não. Mas posso.
says-defense-4 = Olhe para o túnel, { $about }, não para mim.
says-defense-5 = Minha própria mãe põe a mão no fogo por mim, { $about }. Acho.
says-stone-1 = Carvão. Bom, é um carvão bonito.
says-stone-2 = Cavar tudo isso por um carvão.
says-stone-3 = Carvão! Um objetivo errado a menos.
says-stone-4 = Isso não é ouro. Mordi para ter certeza.
says-rockfall-1 = Lá se vai o teto.
says-rockfall-2 = Cuidado com a cabeça!
says-rockfall-3 = E eu tinha acabado de varrer ali.
says-close-1 = Já sinto o cheiro do ouro.
says-close-2 = Mais uma carta, gente. Só mais uma.
says-close-3 = Ninguém espirra. Estamos quase lá.
says-call-1 = Vamos encerrar por hoje? Meus joelhos votam que sim.
says-call-2 = Acho que já deu para ver como esta rodada acaba.
says-call-3 = Quem está no buraco deve parar de cavar. Que tal?
says-agree-1 = Por mim, tudo bem.
says-agree-2 = De acordo. Meu café está esfriando.
says-agree-3 = Isso, vamos encerrar.
says-refuse-1 = Ainda não. Tem terra para tirar.
says-refuse-2 = Não. Só agora eu aqueci.
says-refuse-3 = Prefiro continuar cavando.
says-won-1 = Um bom dia debaixo da terra!
says-won-2 = A rodada de bebidas é do outro lado.
says-won-3 = Nunca duvidei da gente. Quase nunca.
says-won-4 = Valeu cada bolha na mão.
says-lost-1 = Bem jogado. Vou ficar emburrado em silêncio.
says-lost-2 = Vou ali no canto com meu saco vazio.
says-lost-3 = Na próxima rodada não confio em ninguém.
says-lost-4 = Eu devia ter ficado na cama.

## How each one says hello

says-hello-Ada = Já contei as cartas. Estão todas aqui.
says-hello-Bo = Menos conversa, mais buraco!
says-hello-Cai = Oi.
says-hello-Dee = Que bom que chegaram. Eu digo o que fazer.
says-hello-Eli = Mostre um mapa e eu acredito. Talvez.
says-hello-Fay = Oi, meus queridos! Tem bolo perto da carta inicial.
says-hello-Gus = Oi! Cuidado que eu… opa. Quem deixou isso aqui?
says-hello-Hal = Hã? Não estou dormindo. Não estou.
says-hello-Ivy = Oi. Tenho boa memória. Só para avisar.
says-hello-Jo = Vamos enriquecer. Eu primeiro, se ninguém se importar.
says-hello-Kit = Meu primeiro dia aqui embaixo! Para que serve esta alavanca?
says-hello-Lou = Podem confiar em mim. Todo mundo diz. Eu pedi.
