# What bots say at the table. Each says it aloud to everyone, so a line addresses a player by name.
# The number is one of several wordings; the same reason has as many in every language.

## What a map showed, or is said to have shown

says-treasure-1 = 보물은 { $goal }에 있어요! 그 반짝임은 못 알아볼 수가 없죠.
says-treasure-2 = 보물은 { $goal }에 있어요. 아니면 제 수염을 밀게요.
says-treasure-3 = { $goal }에 보물이 있어요. 비밀이에요. 방금까지는요.
says-treasure-4 = { $goal } 쪽으로 파요! 지도에 보물이 보였어요.
says-no_treasure-1 = { $goal }에는 돌뿐이에요.
says-no_treasure-2 = { $goal }에는 가지 마세요. 그냥 돌이에요.
says-no_treasure-3 = { $goal } 카드를 슬쩍 봤어요. 돌이에요. 아주 평범한 돌.
says-no_treasure-4 = { $goal }에는 보물이 없어요. 지도 환불되나요?
says-elsewhere-1 = { $goal }에 있는 건 보물이 아니에요. 다른 거예요.
says-elsewhere-2 = { $goal } 카드를 봤어요. 재미있긴 한데 보물은 아니에요.

## Asking for a repair

says-fix-1 = 제 { $tool } 좀 고쳐 주실 분? 이대로면 장식품이에요.
says-fix-2 = 제 { $tool } 고장 났어요. 마음도 같이요. 도와주세요.
says-fix-3 = { $tool } 고칠 줄 아는 분 계세요? 도시락 나눠 드릴게요.
says-fix-4 = 제 { $tool } 고쳐 주시면 굴에 이름을 붙여 드릴게요.

## Accusing someone

says-dead_end-1 = 막다른 길이네요, { $about } 님? 누구 좋으라고 판 거예요?
says-dead_end-2 = 굴이 뚝 끊겼네요, { $about } 님. 일부러 그런 것 같은데요.
says-dead_end-3 = 벽 한번 잘 쌓았네요, { $about } 님. 방해꾼들이 벽을 좋아하죠.
says-dead_end-4 = 그런 막다른 길을 파는 사람치고 광부인 걸 못 봤어요, { $about } 님.
says-aside-1 = { $about } 님, 목적지는 반대쪽이에요. 알고 계셨죠?
says-aside-2 = 왜 그쪽이에요, { $about } 님? 목적지는 이사 안 갔는데요.
says-aside-3 = 굴은 참 예쁘네요, { $about } 님. 갈 데가 달라서 그렇지.
says-aside-4 = { $about } 님은 우리가 도착 안 했으면 하는 사람처럼 파네요.
says-contrary-1 = { $about } 님, 보물이 저기 있다면서요. 왜 여기를 파요?
says-contrary-2 = 보물 자리를 알려 주고는 반대로 파는 거예요, { $about } 님?
says-contrary-3 = 지도랑 곡괭이가 서로 말이 다르네요, { $about } 님.
says-felled-1 = 멀쩡한 굴이었는데요, { $about } 님. 이었는데.
says-felled-2 = { $about } 님이 멀쩡한 굴에 돌을 떨어뜨렸어요. 판단은 알아서들 하세요.
says-felled-3 = 그 굴 필요했어요, { $about } 님. 알고 그런 거죠?
says-felled-4 = 돌은 저절로 안 떨어져요, { $about } 님.
says-broke_me-1 = 제 도구는 { $about } 님이 오기 전까지 멀쩡했어요.
says-broke_me-2 = 제 도구가 뭘 잘못했나요, { $about } 님?
says-broke_me-3 = 정직한 드워프는 남의 도구를 안 부숴요, { $about } 님.
says-broke_me-4 = 기억해 둘게요, { $about } 님. 제 공구함도 기억할 거예요.
says-broke-1 = 도구를 부수면 누가 이득이죠, { $about } 님?
says-broke-2 = 그건 부술 물건이 아니었어요, { $about } 님.
says-broke-3 = { $about } 님을 잘 지켜보세요. 도구도요.
says-lied-1 = 보물이라면서요, { $about } 님. 제 눈엔 돌인데요.
says-lied-2 = 그 지도 못 믿겠네요, { $about } 님. 돌이잖아요.
says-lied-3 = { $about } 님에게는 안경이나 좋은 핑계가 필요해요.
says-lied-4 = 보물이라더니요, { $about } 님. 보물은 이렇게 안 생겼어요.
says-passed-1 = 또 패스예요, { $about } 님? 기다려서 뚫린 굴은 없어요.
says-passed-2 = { $about } 님은 카드도 도구도 있는데 할 일이 없네요. 이상하죠.
says-passed-3 = 쉬는 거예요, 숨는 거예요, { $about } 님?

## Trusting someone

says-digs-1 = { $about } 님은 곧게 파네요. 그런 드워프가 좋아요.
says-digs-2 = 잘했어요, { $about } 님. 등불도 같이 쓸 수 있겠어요.
says-digs-3 = { $about } 님이 방해꾼이면 저는 카나리아예요.
says-fixed_me-1 = 고마워요, { $about } 님. 방해꾼이면 안 그랬겠죠.
says-fixed_me-2 = { $about } 님이 고쳐 줬어요. 제가 보기엔 광부예요.
says-fixed_me-3 = 새것 같네요. { $about } 님을 믿을게요.

## Remarks

says-thanks-1 = 신세 졌어요, { $about } 님!
says-thanks-2 = { $about } 님은 보석이에요. 절대 안 팔 보석이요.
says-thanks-3 = { $about } 님, 꼭 안아 드리고 싶네요.
says-thanks-4 = 다시 일해야죠! 고마워요, { $about } 님.
says-defense-1 = 저요? 이 굴이 어두운 만큼 저는 정직해요, { $about } 님.
says-defense-2 = 재밌네요, { $about } 님. 딱 방해꾼이 할 말인데요.
says-defense-3 = 설명할 수 있어요, { $about } 님. 지금은 말고요.
says-defense-4 = 저 말고 굴을 보세요, { $about } 님.
says-defense-5 = 우리 어머니가 보증해 주실 거예요, { $about } 님. 아마도요.
says-stone-1 = 돌이네요. 뭐, 예쁜 돌이에요.
says-stone-2 = 그 고생을 했는데 돌이라니.
says-stone-3 = 돌! 꽝 하나는 줄었네요.
says-stone-4 = 보물이 아니에요. 깨물어 봤거든요.
says-rockfall-1 = 천장이 내려왔네요.
says-rockfall-2 = 머리 조심!
says-rockfall-3 = 방금 청소했는데.
says-close-1 = 여기서도 금 냄새가 나요.
says-close-2 = 한 장만 더요, 여러분. 딱 한 장.
says-close-3 = 아무도 재채기하지 마세요. 거의 다 왔어요.
says-call-1 = 오늘은 이만할까요? 무릎이 그러자는데요.
says-call-2 = 이번 라운드는 볼 장 다 본 것 같아요.
says-call-3 = 구덩이에 빠졌으면 그만 파야죠. 어때요?
says-agree-1 = 저는 좋아요.
says-agree-2 = 찬성이에요. 차가 식어요.
says-agree-3 = 네, 정리하죠.
says-refuse-1 = 아직이요. 파낼 흙이 남았어요.
says-refuse-2 = 아니요. 이제 겨우 몸이 풀렸어요.
says-refuse-3 = 저는 더 팔래요.
says-won-1 = 땅속에도 좋은 날이 있네요!
says-won-2 = 한잔은 진 쪽이 사는 거죠?
says-won-3 = 우리를 의심한 적 없어요. 거의요.
says-won-4 = 물집 잡힌 보람이 있네요.
says-lost-1 = 잘하셨어요. 저는 조용히 삐질게요.
says-lost-2 = 빈 자루나 안고 구석에 있을게요.
says-lost-3 = 다음 라운드에는 아무도 안 믿을 거예요.
says-lost-4 = 오늘은 그냥 누워 있을 걸 그랬어요.

## How each one says hello

says-hello-Ada = 카드는 세어 뒀어요. 다 있어요.
says-hello-Bo = 말은 그만, 파러 가죠!
says-hello-Cai = 안녕하세요.
says-hello-Dee = 다 모였네요. 이제 제가 시키는 대로 하세요.
says-hello-Eli = 지도를 보여 주면 믿을게요. 아마도요.
says-hello-Fay = 다들 안녕하세요! 시작 카드 옆에 케이크 있어요.
says-hello-Gus = 안녕하세요! 조심… 앗. 이걸 누가 여기 뒀죠?
says-hello-Hal = 음? 안 자요. 안 잔다니까요.
says-hello-Ivy = 안녕하세요. 저 기억력 좋아요. 알아 두시라고요.
says-hello-Jo = 부자 되러 가죠. 괜찮으면 저부터요.
says-hello-Kit = 오늘이 첫날이에요! 이 손잡이는 뭐예요?
says-hello-Lou = 저를 믿으셔도 돼요. 다들 그래요. 제가 부탁했거든요.
