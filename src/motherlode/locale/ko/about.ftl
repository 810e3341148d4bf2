### Motherlode 소개.

about-title = Motherlode 소개
about-name = Motherlode는 작은 광맥들이 갈라져 나오는 큰 광맥을 뜻해요. 곡괭이를 든 드워프라면 누구나 꿈꾸는 것, 그리고 같은 방의 누군가는 못 찾게 막고 싶은 것이죠.
about-what = 사보타지의 모든 것을 브라우저에서 즐겨요. 친구든 처음 만난 사람이든 봇이든, 저마다 비밀 역할을 가지고 하나의 굴에 모여요. 계정도 설치도 추적도 없어요.
about-in-it = 담긴 것
about-games = 네 가지 게임: 3~10명이 하는 기본판, 2~12명이 하는 사보타지 2, 5~9명이 하는 토너먼트, 2인 대결. 기본판에는 판본이 네 가지 있어요.
about-modules = 확장과 변형: 2017~2023년 챔피언십 카드, 미니 확장 다섯 가지, 욕심쟁이 드워프, 방해받은 광부, 그리고 저희가 만든 방해꾼 투표.
about-fair = 카드가 공정하게 섞였는지 확인할 수 있어요. 모두의 기기가 무작위 비트를 더하므로 서버도 카드를 고를 수 없어요.
about-fan = Motherlode는 비공식 프로그램이고, 원작의 작가나 출판사와는 관계가 없어요. 게임이 마음에 들면 실물 보드게임도 즐겨 보세요. 작고 저렴하고 재미있어요. 여기의 그림과 글은 모두 직접 만들었어요.
about-parts = 사용한 기술
about-parts-text = 서버는 Python, Starlette, SQLite, 브라우저는 Svelte, 다섯 언어는 Fluent를 써요. 저마다의 자유 라이선스를 따라요.
about-fonts = 글꼴
about-fonts-text = Vollkorn과 Source Sans 3를 쓰고, 기기에 한국어나 일본어 글자가 없으면 Nanum Gothic과 BIZ UDPGothic을 써요. 모두 SIL Open Font License를 따라요.
about-offline = 인터넷이 없을 때
about-offline-text = 한 번 열고 나면 인터넷 없이도 앱이 열려요. 봇과의 게임, 튜토리얼, 퍼즐, 다시 보기는 기기에서만 돌아가요. 브라우저는 https 주소에서만 앱을 저장해요.
about-privacy = 남기는 것
about-privacy-text = 서버에는 방마다 기록이 남아요: 입력한 이름, 선택, 대화. 브라우저에는 내 자리, 끝난 게임, 설정이 남아요. 통계는 사람이 아니라 라운드를 집계해요.
about-version = 버전 { $version }
