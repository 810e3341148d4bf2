### A página sobre o próprio Motherlode.

about-title = Sobre o Motherlode
about-name = Motherlode é o veio-mãe, do qual partem todos os veios menores: o sonho de todo anão com uma picareta, e o que alguém na sua mesa talvez não queira que você encontre.
about-what = É o Saboteur inteiro no seu navegador: amigos, desconhecidos ou bots em volta de um labirinto, cada um com um papel secreto. Sem conta, sem instalar nada, sem nada que siga você.
about-in-it = O que há aqui
about-games = Quatro jogos: o jogo básico para 3 a 10, o Saboteur 2 para 2 a 12, o torneio para 5 a 9 e o duelo para 2; o jogo básico em quatro edições.
about-modules = Quatorze extras que combinam com eles: as cartas do campeonato de 2017 a 2023, cinco miniexpansões, o anão ganancioso e a vítima de sabotagem.
about-fair = Todo embaralhamento pode ser conferido: o hash da semente aparece antes da primeira carta, e a semente depois da última.
about-fan = O Motherlode não é oficial e não tem ligação com o autor ou as editoras de Saboteur. Se você gosta do jogo, compre a caixa: é pequena, barata e boa. Todas as imagens e palavras aqui são nossas.
about-parts = Sobre o que ele se apoia
about-parts-text = Python, Starlette e SQLite no servidor; Svelte no navegador; Fluent para cinco idiomas. Cada um com sua licença livre.
about-privacy = O que fica guardado
about-privacy-text = O servidor guarda o registro de cada mesa: os nomes digitados, as escolhas e o que se disse ali. Seu navegador guarda seus lugares, seus jogos terminados e suas preferências. Os números contam rodadas, não pessoas.
about-version = Versão { $version }
