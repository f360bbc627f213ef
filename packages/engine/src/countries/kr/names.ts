import type { Generations } from '../../model.ts';

/**
 * Returns given names of two syllables: the most frequent ones, then combinations of syllables in fashion, earlier
 * ones first.
 */
function given(first: string, starts: string, ends: string): string {
  const names = new Map(
    first
      .trim()
      .split(/\s+/)
      .map((name) => [name.split('|')[1], name]),
  );
  const pairs = starts
    .split(' ')
    .flatMap((start, i) => ends.split(' ').map((end, k) => ({ start, end, rank: i + k })));
  for (const { start, end } of pairs.sort((a, b) => a.rank - b.rank)) {
    const [hangul, latin] = start.split('|') as [string, string];
    const [ending, tail] = end.split('|') as [string, string];
    const name = `${latin}-${tail}`;
    if (hangul !== ending && !names.has(name)) names.set(name, `${hangul}${ending}|${name}`);
  }
  return [...names.values()].join(' ');
}

/** Names of newborn boys by decade: Supreme Court's register of family relations and surveys of older people's names. */
export const MALE: Generations = {
  0: given(
    '영수|Young-soo 영호|Young-ho 영식|Young-sik 정호|Jung-ho 광수|Kwang-soo 종수|Jong-soo 병철|Byung-chul 정웅|Jung-woong 영길|Young-gil 상철|Sang-chul 용식|Yong-sik 덕수|Deok-soo 기태|Ki-tae',
    '영|Young 정|Jung 종|Jong 병|Byung 상|Sang 용|Yong 광|Kwang 덕|Deok 기|Ki 창|Chang 인|In 원|Won 건|Gun',
    '수|soo 호|ho 식|sik 철|chul 환|hwan 길|gil 남|nam 규|kyu 범|beom 섭|sub 한|han',
  ),
  1950: given(
    '영수|Young-soo 영철|Young-chul 영호|Young-ho 광수|Kwang-soo 성호|Sung-ho 정호|Jung-ho 종수|Jong-soo 상철|Sang-chul 병호|Byung-ho 철수|Chul-soo 영식|Young-sik 인수|In-soo 창호|Chang-ho',
    '영|Young 정|Jung 성|Sung 상|Sang 종|Jong 재|Jae 용|Yong 병|Byung 기|Ki 창|Chang 인|In 원|Won 건|Gun',
    '수|soo 호|ho 철|chul 식|sik 훈|hoon 환|hwan 진|jin 열|yeol 규|kyu 범|beom 섭|sub 한|han',
  ),
  1965: given(
    '성호|Sung-ho 영호|Young-ho 정훈|Jung-hoon 상훈|Sang-hoon 성훈|Sung-hoon 영철|Young-chul 동훈|Dong-hoon 진호|Jin-ho 재호|Jae-ho 성진|Sung-jin 경수|Kyung-soo 정호|Jung-ho 상우|Sang-woo 기현|Ki-hyun 태호|Tae-ho',
    '성|Sung 정|Jung 상|Sang 재|Jae 동|Dong 진|Jin 영|Young 경|Kyung 기|Ki 창|Chang 인|In 원|Won 건|Gun',
    '호|ho 훈|hoon 수|soo 현|hyun 진|jin 우|woo 민|min 식|sik 규|kyu 범|beom 섭|sub 한|han',
  ),
  1980: given(
    '지훈|Ji-hoon 성민|Sung-min 현우|Hyun-woo 정훈|Jung-hoon 상훈|Sang-hoon 동현|Dong-hyun 준호|Jun-ho 민수|Min-soo 성훈|Sung-hoon 재훈|Jae-hoon 진우|Jin-woo 승현|Seung-hyun 종현|Jong-hyun 대현|Dae-hyun 용준|Yong-jun',
    '지|Ji 성|Sung 정|Jung 상|Sang 동|Dong 준|Jun 민|Min 재|Jae 승|Seung 기|Ki 창|Chang 인|In 원|Won 건|Gun',
    '훈|hoon 민|min 현|hyun 우|woo 호|ho 영|young 환|hwan 석|seok 규|kyu 범|beom 섭|sub 한|han',
  ),
  1993: given(
    '지훈|Ji-hoon 동현|Dong-hyun 현우|Hyun-woo 성민|Sung-min 준영|Jun-young 재현|Jae-hyun 승현|Seung-hyun 민수|Min-soo 준혁|Jun-hyuk 정우|Jung-woo 상현|Sang-hyun 태현|Tae-hyun 민재|Min-jae 준호|Jun-ho',
    '지|Ji 동|Dong 현|Hyun 재|Jae 승|Seung 민|Min 준|Jun 태|Tae 성|Sung 기|Ki 창|Chang 인|In 원|Won 건|Gun',
    '훈|hoon 현|hyun 우|woo 민|min 호|ho 원|won 영|young 환|hwan 규|kyu 범|beom 섭|sub 한|han',
  ),
  2002: given(
    '민준|Min-jun 지훈|Ji-hoon 현우|Hyun-woo 준서|Jun-seo 우진|Woo-jin 건우|Geon-woo 예준|Ye-jun 현준|Hyun-jun 도현|Do-hyun 동현|Dong-hyun 민재|Min-jae 성민|Sung-min 준혁|Jun-hyuk 승민|Seung-min 시우|Si-woo 유찬|Yu-chan 은우|Eun-woo 한결|Han-gyul',
    '민|Min 현|Hyun 지|Ji 승|Seung 도|Do 준|Jun 태|Tae 재|Jae 서|Seo 기|Ki 창|Chang 인|In 원|Won 건|Gun',
    '준|jun 우|woo 훈|hoon 민|min 현|hyun 원|won 호|ho 윤|yun 규|kyu 범|beom 섭|sub 한|han',
  ),
};

/** Girls’ names of the same source. */
export const FEMALE: Generations = {
  0: given(
    '영자|Young-ja 정자|Jung-ja 순자|Soon-ja 춘자|Chun-ja 영숙|Young-sook 정숙|Jung-sook 옥순|Ok-soon 정순|Jung-soon 영순|Young-soon 순옥|Soon-ok 명자|Myung-ja 금자|Keum-ja 말순|Mal-soon',
    '영|Young 정|Jung 순|Soon 명|Myung 춘|Chun 금|Keum 옥|Ok 복|Bok 말|Mal 필|Pil',
    '자|ja 숙|sook 순|soon 희|hee 옥|ok 임|im 애|ae 분|boon 선|sun',
  ),
  1950: given(
    '영숙|Young-sook 영희|Young-hee 정숙|Jung-sook 명숙|Myung-sook 경숙|Kyung-sook 순자|Soon-ja 현숙|Hyun-sook 미숙|Mi-sook 정희|Jung-hee 순희|Soon-hee 명희|Myung-hee 경희|Kyung-hee 영순|Young-soon',
    '영|Young 정|Jung 명|Myung 경|Kyung 순|Soon 미|Mi 현|Hyun 인|In 혜|Hye 금|Keum 옥|Ok',
    '숙|sook 희|hee 순|soon 옥|ok 자|ja 란|ran 애|ae 임|im 선|sun',
  ),
  1965: given(
    '미경|Mi-kyung 미숙|Mi-sook 경희|Kyung-hee 미영|Mi-young 은주|Eun-ju 현주|Hyun-ju 은경|Eun-kyung 은영|Eun-young 혜경|Hye-kyung 영주|Young-ju 현정|Hyun-jung 수진|Soo-jin 은희|Eun-hee 미정|Mi-jung 선영|Sun-young',
    '미|Mi 은|Eun 경|Kyung 현|Hyun 혜|Hye 선|Sun 정|Jung 영|Young 수|Soo 인|In 윤|Yoon',
    '영|young 경|kyung 주|ju 정|jung 희|hee 숙|sook 미|mi 아|ah 란|ran 진|jin 선|sun',
  ),
  1980: given(
    '지영|Ji-young 은정|Eun-jung 은영|Eun-young 현정|Hyun-jung 지은|Ji-eun 혜진|Hye-jin 미정|Mi-jung 수진|Soo-jin 은주|Eun-ju 지현|Ji-hyun 선영|Sun-young 민정|Min-jung 아름|Ah-reum 보람|Bo-ram 유진|Yoo-jin 슬기|Seul-gi',
    '지|Ji 은|Eun 현|Hyun 혜|Hye 수|Soo 민|Min 소|So 유|Yoo 보|Bo 선|Sun 미|Mi',
    '영|young 정|jung 은|eun 진|jin 연|yeon 현|hyun 경|kyung 희|hee 주|ju 아|ah 미|mi',
  ),
  1993: given(
    '지은|Ji-eun 지현|Ji-hyun 수진|Soo-jin 유진|Yoo-jin 지원|Ji-won 민지|Min-ji 은지|Eun-ji 수빈|Soo-bin 예지|Ye-ji 지혜|Ji-hye 소연|So-yeon 수정|Soo-jung 한나|Han-na 다은|Da-eun 예슬|Ye-seul 슬기|Seul-gi',
    '지|Ji 수|Soo 유|Yoo 민|Min 은|Eun 예|Ye 다|Da 소|So 혜|Hye 나|Na 현|Hyun',
    '은|eun 현|hyun 진|jin 원|won 지|ji 빈|bin 연|yeon 민|min 영|young 정|jung 아|ah',
  ),
  2002: given(
    '서연|Seo-yeon 민서|Min-seo 지민|Ji-min 수빈|Soo-bin 유진|Yoo-jin 서현|Seo-hyun 예은|Ye-eun 지원|Ji-won 채원|Chae-won 다은|Da-eun 가은|Ga-eun 예린|Ye-rin 하은|Ha-eun 지우|Ji-woo 윤서|Yun-seo 수아|Soo-ah 유나|Yu-na 시은|Si-eun',
    '서|Seo 민|Min 지|Ji 예|Ye 수|Soo 채|Chae 다|Da 하|Ha 가|Ga 유|Yu 시|Si',
    '연|yeon 은|eun 현|hyun 원|won 빈|bin 윤|yun 린|rin 영|young 아|ah 민|min 진|jin',
  ),
};

/** Census of 2015. People choose their own Latin spelling, so common surnames have several entries. */
export const FAMILY = `김|Kim:21.5 이|Lee:14.2 박|Park:8.2 최|Choi:4.6 정|Jung:2 정|Jeong:1.9 강|Kang:2.4 조|Cho:1.5 윤|Yoon:1.6
  장|Jang:1.8 임|Lim:1.2 한|Han:1.6 오|Oh:1.5 서|Seo:1.5 신|Shin:1.4 권|Kwon:1.4 황|Hwang:1.4 안|Ahn:1.1 송|Song:1.4
  전|Jeon:1 홍|Hong:1.1 유|Yoo:1.1 고|Ko:0.7 문|Moon:0.8 양|Yang:0.9 손|Son:0.9 배|Bae:0.8 조|Jo:0.6 백|Baek:0.7 허|Heo:0.5
  남|Nam:0.55 심|Shim:0.4 노|Noh:0.4 이|Yi:0.3 하|Ha:0.46 곽|Kwak:0.4 성|Sung:0.3 차|Cha:0.39 주|Joo:0.3 우|Woo:0.39
  구|Koo:0.3 나|Na:0.32 민|Min:0.34 류|Ryu:0.57 진|Jin:0.38 정|Chung:0.4 지|Ji:0.31 엄|Eom:0.2 채|Chae:0.26 원|Won:0.26
  천|Cheon:0.24 방|Bang:0.19 공|Kong:0.18 현|Hyun:0.18 함|Ham:0.16 변|Byun:0.15 염|Yeom:0.14 여|Yeo:0.13 추|Choo:0.12
  임|Im:0.5 윤|Yun:0.4 장|Chang:0.2 안|An:0.3 박|Bak:0.1 최|Choe:0.1 고|Go:0.2 문|Mun:0.1 유|You:0.2 허|Huh:0.15 도|Do:0.11
  소|So:0.1 석|Seok:0.1 선|Sun:0.09 설|Seol:0.09 마|Ma:0.08 길|Gil:0.07 연|Yeon:0.07 위|Wi:0.06 표|Pyo:0.06 명|Myung:0.06
  기|Ki:0.05 반|Ban:0.05 왕|Wang:0.05 금|Keum:0.05 옥|Ok:0.05 육|Yook:0.04 인|In:0.04 맹|Maeng:0.04 제|Je:0.04 모|Mo:0.04
  탁|Tak:0.04 국|Kook:0.04 어|Eo:0.03 은|Eun:0.03 편|Pyun:0.03 용|Yong:0.03 예|Ye:0.03 경|Kyung:0.03 봉|Bong:0.03 사|Sa:0.02
  부|Boo:0.02 황보|Hwangbo:0.02 남궁|Namgung:0.04 전|Chun 백|Paik 심|Sim 노|Roh 성|Seong 주|Ju 구|Ku 신|Sin 곽|Gwak 엄|Um
  변|Byeon 현|Hyeon 석|Suk 지|Jee 천|Chon 선우|Sunwoo 제갈|Jegal 사공|Sagong 서문|Seomun 독고|Dokgo 복|Bok 목|Mok 형|Hyung
  두|Doo 감|Gam 호|Ho 음|Eum 빈|Bin 동|Dong 온|On 팽|Paeng 시|Si 가|Ga 승|Seung 간|Gan 상|Sang 화|Hwa 대|Dae 태|Tae 피|Pi
  범|Beom 좌|Jwa 견|Kyeon 계|Kye 단|Dan 나|Ra 추|Chu 하|Hah 도|Doh 길|Kil`;
