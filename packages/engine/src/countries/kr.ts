import { picture } from '../draw/picture.ts';
import { REFERENCE, two } from '../kernel/day.ts';
import { krAlien } from '../validators/krAlien.ts';
import { brnOf, krBrn } from '../validators/krBrn.ts';
import { krCorporate } from '../validators/krCorporate.ts';
import { krRrn } from '../validators/krRrn.ts';
import { certified, country, pictured } from './declare.ts';

export const kr = country({
  code: 'kr',
  name: 'South Korea',
  alpha3: 'KOR',
  currency: 'KRW',
  group: 'Asia',
  aliases: `Korea Korean Koreans South_Korean South_Koreans 한국 대한민국 Hanguk Daehan_Minguk Republic_of_Korea
    Korea_Republic Corée_du_Sud`,
  names: {
    order: '{family} {given}',
    native: '{family.native}{given.native}',
    male: `민준|Min-jun 서준|Seo-jun 지훈|Ji-hoon 현우|Hyun-woo 준호|Jun-ho 도윤|Do-yun 예준|Ye-jun 시우|Si-woo 주원|Ju-won 지호|Ji-ho
      성민|Sung-min 준우|Jun-woo 준서|Jun-seo 도현|Do-hyun 건우|Geon-woo 우진|Woo-jin 영수|Young-soo 영호|Young-ho 동현|Dong-hyun
      민재|Min-jae 현준|Hyun-jun 선우|Sun-woo 서진|Seo-jin 정우|Jung-woo 승우|Seung-woo 승현|Seung-hyun 준혁|Jun-hyuk 지환|Ji-hwan
      승민|Seung-min 민성|Min-sung 성현|Sung-hyun 성호|Sung-ho 성훈|Sung-hoon 상훈|Sang-hoon 상현|Sang-hyun 상우|Sang-woo
      영철|Young-chul 영진|Young-jin 영민|Young-min 영식|Young-sik 정호|Jung-ho 정훈|Jung-hoon 정수|Jung-soo 재현|Jae-hyun
      재호|Jae-ho 재훈|Jae-hoon 재영|Jae-young 재석|Jae-suk 진우|Jin-woo 진호|Jin-ho 진수|Jin-soo 동훈|Dong-hoon 동욱|Dong-wook
      기현|Ki-hyun 기훈|Ki-hoon 태현|Tae-hyun 태호|Tae-ho 태영|Tae-young 태민|Tae-min 경수|Kyung-soo 경호|Kyung-ho 경민|Kyung-min
      광수|Kwang-soo 광호|Kwang-ho 병철|Byung-chul 병호|Byung-ho 종수|Jong-soo 종현|Jong-hyun 종호|Jong-ho 철수|Chul-soo
      창호|Chang-ho 창민|Chang-min 민수|Min-soo 민호|Min-ho 민규|Min-kyu 민석|Min-seok 준영|Jun-young 준수|Jun-soo 현수|Hyun-soo
      현석|Hyun-seok 현민|Hyun-min 용준|Yong-jun 용호|Yong-ho 인수|In-soo 인호|In-ho 원석|Won-seok 원준|Won-jun 은우|Eun-woo
      시현|Si-hyun 하준|Ha-jun 유찬|Yu-chan 지후|Ji-hoo 연우|Yeon-woo 윤호|Yoon-ho 상철|Sang-chul 대현|Dae-hyun 한결|Han-gyul
      덕수|Deok-soo 성진|Sung-jin 재민|Jae-min 상민|Sang-min 기태|Ki-tae`,
    female: `서연|Seo-yeon 지영|Ji-young 민지|Min-ji 지은|Ji-eun 서윤|Seo-yun 지우|Ji-woo 미영|Mi-young 서현|Seo-hyun 은주|Eun-ju
      하은|Ha-eun 영희|Young-hee 민서|Min-seo 수진|Soo-jin 윤서|Yun-seo 채원|Chae-won 지민|Ji-min 수아|Soo-ah 은영|Eun-young
      지윤|Ji-yoon 은서|Eun-seo 다은|Da-eun 예은|Ye-eun 수빈|Soo-bin 예린|Ye-rin 지원|Ji-won 소윤|So-yun 영숙|Young-sook
      정숙|Jung-sook 가은|Ga-eun 서영|Seo-young 유진|Yoo-jin 예원|Ye-won 유나|Yu-na 수민|Soo-min 수연|Soo-yeon 예나|Ye-na
      시은|Si-eun 아린|Ah-rin 하윤|Ha-yun 서아|Seo-ah 선영|Sun-young 수영|Soo-young 혜영|Hye-young 은정|Eun-jung 미정|Mi-jung
      현정|Hyun-jung 수정|Soo-jung 현주|Hyun-ju 영주|Young-ju 미경|Mi-kyung 은경|Eun-kyung 혜경|Hye-kyung 순희|Soon-hee
      명희|Myung-hee 정희|Jung-hee 경희|Kyung-hee 미희|Mi-hee 경숙|Kyung-sook 미숙|Mi-sook 명숙|Myung-sook 현숙|Hyun-sook
      영자|Young-ja 순자|Soon-ja 정자|Jung-ja 춘자|Chun-ja 옥순|Ok-soon 영순|Young-soon 정순|Jung-soon 은희|Eun-hee 지혜|Ji-hye
      은혜|Eun-hye 수지|Su-ji 은지|Eun-ji 현지|Hyun-ji 민정|Min-jung 유정|Yoo-jung 소연|So-yeon 지연|Ji-yeon 나연|Na-yeon
      주연|Joo-yeon 지현|Ji-hyun 소현|So-hyun 수현|Soo-hyun 나영|Na-young 소영|So-young 보영|Bo-young 가영|Ga-young 아영|Ah-young
      윤아|Yoon-ah 소은|So-eun 보람|Bo-ram 아름|Ah-reum 슬기|Seul-gi 한나|Han-na 유리|Yu-ri 미나|Mi-na 혜진|Hye-jin 은진|Eun-jin
      선미|Sun-mi 경미|Kyung-mi 혜미|Hye-mi 하린|Ha-rin 지아|Ji-ah`,
    // Latin spelling is the bearer's own choice: the common surnames stand here in each of their spellings.
    family: `김|Kim 이|Lee 박|Park 최|Choi 정|Jung 강|Kang 조|Cho 윤|Yoon 장|Jang 임|Lim 한|Han 오|Oh 서|Seo 신|Shin 정|Jeong 권|Kwon
      황|Hwang 안|Ahn 송|Song 전|Jeon 홍|Hong 유|Yoo 고|Ko 문|Moon 양|Yang 손|Son 배|Bae 조|Jo 백|Baek 허|Heo 남|Nam 심|Shim
      노|Noh 이|Yi 하|Ha 곽|Kwak 성|Sung 차|Cha 주|Joo 우|Woo 구|Koo 나|Na 민|Min 류|Ryu 진|Jin 정|Chung 지|Ji 엄|Eom 채|Chae
      원|Won 천|Cheon 방|Bang 공|Kong 현|Hyun 함|Ham 변|Byun 염|Yeom 여|Yeo 추|Choo 도|Do 소|So 석|Seok 선|Sun 설|Seol 마|Ma
      길|Gil 연|Yeon 위|Wi 표|Pyo 명|Myung 기|Ki 반|Ban 라|Ra 왕|Wang 금|Keum 옥|Ok 육|Yook 인|In 맹|Maeng 제|Je 모|Mo 탁|Tak
      국|Kook 어|Eo 은|Eun 편|Pyun 용|Yong 예|Ye 경|Kyung 봉|Bong 사|Sa 부|Boo 임|Im 윤|Yun 박|Bak 최|Choe 안|An 고|Go 유|You
      전|Chun 문|Mun 백|Paik 허|Huh 심|Sim 노|Roh 성|Seong 주|Ju 구|Ku 신|Sin 곽|Gwak 엄|Um 변|Byeon 현|Hyeon 장|Chang 석|Suk
      도|Doh 하|Hah 길|Kil 지|Jee 천|Chon 황보|Hwangbo 남궁|Namgung 선우|Sunwoo 제갈|Jegal 사공|Sagong 서문|Seomun 독고|Dokgo
      동방|Dongbang 복|Bok 목|Mok 형|Hyung 두|Doo 감|Gam 호|Ho 음|Eum 빈|Bin 동|Dong 온|On 팽|Paeng 시|Si 가|Ga 승|Seung 간|Gan
      갈|Gal 상|Sang 화|Hwa 대|Dae 태|Tae 피|Pi 범|Beom 좌|Jwa 견|Kyeon 계|Kye 단|Dan`,
  },
  // code: the district as addresses write it; home: the region's number on licences; office: how exchanges begin.
  places: {
    columns: 'city region zone area office lat lon home code',
    rows: `
      Seoul|Seoul|06000-06360|2|55|37.5172|127.0473|11|Gangnam-gu, Seoul
      Busan|Busan|48000-48119|51|7|35.1631|129.1636|12|Haeundae-gu, Busan
      Incheon|Incheon|21500-21690|32|4|37.4473|126.7315|23|Namdong-gu, Incheon
      Daegu|Daegu|42000-42280|53|7|35.8582|128.6306|22|Suseong-gu, Daegu
      Daejeon|Daejeon|35200-35410|42|4|36.3554|127.3838|25|Seo-gu, Daejeon
      Gwangju|Gwangju|61000-61280|62|5|35.1741|126.9119|24|Buk-gu, Gwangju
      Suwon|Gyeonggi-do|16500-16710|31|2|37.2596|127.0465|13|Yeongtong-gu, Suwon-si, Gyeonggi-do
      Ulsan|Ulsan|44600-44790|52|2|35.5437|129.3301|26|Nam-gu, Ulsan
      Yongin|Gyeonggi-do|16810-16940|31|2|37.3220|127.0975|13|Suji-gu, Yongin-si, Gyeonggi-do
      Goyang|Gyeonggi-do|10460-10590|31|9|37.6374|126.8320|28|Deogyang-gu, Goyang-si, Gyeonggi-do
      Changwon|Gyeongsangnam-do|51400-51590|55|2|35.1986|128.7026|20|Seongsan-gu, Changwon-si, Gyeongsangnam-do
      Seongnam|Gyeonggi-do|13460-13640|31|7|37.3827|127.1189|13|Bundang-gu, Seongnam-si, Gyeonggi-do
      Cheongju|Chungcheongbuk-do|28710-28790|43|2|36.6372|127.4897|15|Sangdang-gu, Cheongju-si, Chungcheongbuk-do
      Bucheon|Gyeonggi-do|14520-14690|32|3|37.4989|126.7831|13|Wonmi-gu, Bucheon-si, Gyeonggi-do
      Jeonju|Jeonbuk-do|54960-55110|63|2|35.8122|127.1198|17|Wansan-gu, Jeonju-si, Jeonbuk-do
      Ansan|Gyeonggi-do|15300-15450|31|4|37.3195|126.8120|13|Danwon-gu, Ansan-si, Gyeonggi-do
      Cheonan|Chungcheongnam-do|31140-31170|41|5|36.8151|127.1139|16|Seobuk-gu, Cheonan-si, Chungcheongnam-do
      Gimhae|Gyeongsangnam-do|50800-50999|55|3|35.2285|128.8894|20|Gimhae-si, Gyeongsangnam-do
      Pohang|Gyeongsangbuk-do|37560-37750|54|2|36.0292|129.3648|19|Buk-gu, Pohang-si, Gyeongsangbuk-do
      Jeju|Jeju-do|63100-63350|64|7|33.4996|126.5312|21|Jeju-si, Jeju-do
      Chuncheon|Gangwon-do|24200-24400|33|2|37.8813|127.7298|14|Chuncheon-si, Gangwon-do`,
  },
  roads: `Jungang-ro Sejong-ro Daehak-ro Simin-ro Gongwon-ro Munhwa-ro Pyeonghwa-ro Chungmu-ro Toegye-ro Yulgok-ro Sicheong-ro
    Dongbu-ro Seobu-ro Nambu-ro Bukbu-ro Haebyeon-ro Gangbyeon-ro Beotkkot-ro Hosu-ro Jangmi-ro Mugunghwa-ro Eunhaeng-ro
    Sonamu-gil Hakgyo-gil Hyanggyo-ro Sanseong-ro Dasan-ro Saebit-ro Cheongsa-ro Saemal-ro Seonbi-gil Jangteo-gil Dongbaek-ro
    Sanho-daero Tongil-ro Geumgang-ro Mirae-ro Hanbit-daero`,
  street: '{1-480}(|-{1-30}) {road}(||, {101-118}-dong {2-24}0[1-4]-ho)',
  address: '{street}, {place.code} {postcode}',
  postcode: '{zone}',
  phone: '+82 10-([2-46-9]#|5[0-8])##-####',
  landline: '+82 {place.area}-{place.office}##-####',
  banks: {
    columns: 'bank bic code account',
    rows: `
      KB Kookmin Bank|CZNBKRSE|004|######-##-######
      Shinhan Bank|SHBKKRSE|088|110-###-######
      NH NongHyup Bank|NACFKRSE|011|302-####-####-#1
      Woori Bank|HVBKKRSE|020|1002-###-######
      Hana Bank|KOEXKRSE|081|%##-######-#####
      KakaoBank|KAKOKR22|090|3333-##-#######
      Industrial Bank of Korea|IBKOKRSE|003|%##-######-01-###
      iM Bank|DAEBKR22|031|508-##-######-#
      Busan Bank|PUSBKR2P|032|101-####-####-##
      SC First Bank Korea|SCBLKRSE|023|%##-20-######
      Kyongnam Bank|KYNAKR22|039|207-####-####-##
      Kwangju Bank|KWABKRSE|034|%##-121-######
      Citibank Korea|CITIKRSX|027|%##-######-26#`,
  },
  account: {
    write: (out, at, random, p) => picture(p.bank.account?.text ?? '')(out, at, random, p),
  },
  cards: 'visa mastercard unionpay amex jcb',
  wallets: 'KakaoPay Naver_Pay Toss Samsung_Pay PAYCO',
  firms: {
    forms: 'Co.,_Ltd. Inc. Corp.',
    name: '(Dae|Dong|Shin|Se|Woo|Tae|In|Yu|Myung|Ye)(byul|maru|saem|nuri|bit|chan|dam|gyeol|seo|rok) {trade} {form}',
  },
  income: [2300000, 7000000],
  fields: {
    id: certified(krRrn, 'Resident registration number (RRN)', {
      synonyms: ['rrn', 'resident registration number', 'jumin', '주민등록번호'],
    }),
    passport: pictured('Passport number', 'M###@####', { synonyms: ['여권번호'] }),
    // Region, year of issue, serial, check and reissues; no rule for the check is public.
    licence: {
      label: "Driver's licence number",
      synonyms: ['운전면허번호'],
      make(random, p) {
        const year = Math.min(p.born.year + random.int(18, 28), REFERENCE.year - 1);
        return `${p.home}-${two(year % 100)}-${random.digits(6)}-${random.digits(2)}`;
      },
    },
    // A person's taxpayer number is the resident registration number (OECD, TIN sheet Korea).
    tax: { label: 'Taxpayer number', validator: krRrn, make: (_, p) => p.read('id') },
    vat: {
      label: 'Business registration number (BRN)',
      validator: krBrn,
      synonyms: ['brn', '사업자등록번호'],
      make: (random) => brnOf(random, (kind) => kind < 80),
    },
    health: pictured('Health insurance card number', '[1-8]-##########', {
      synonyms: ['건강보험증번호'],
    }),
    // For a foreigner of the same birth and sex who lives in the country.
    alien: certified(krAlien, 'Alien registration number', {
      group: 'identity',
      synonyms: ['arc number', 'foreigner registration number', '외국인등록번호'],
    }),
    bankcode: pictured('Bank code', '{bank.code}', { synonyms: ['kftc code', '은행코드'] }),
    plate: pictured(
      'Number plate',
      '{100-699}[가나다라마거너더러머버서어저고노도로모보소오조구누두루무부수우주] %###',
      {},
    ),
  },
  company: {
    registration: certified(krCorporate, 'Corporate registration number', { synonyms: ['법인등록번호'] }),
    tax: {
      label: 'Business registration number (BRN)',
      validator: krBrn,
      make: (random) => brnOf(random, (kind) => kind >= 80),
    },
  },
  presets: [
    {
      key: 'kftc',
      name: 'KFTC interbank transfer',
      rows: [
        ['Payer', 'name'],
        ['Payer in Korean', 'native'],
        ['Payer bank', 'bank'],
        ['Payer bank code', 'bankcode'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee in Korean', 'payee.native'],
        ['Payee bank code', 'payee.bankcode'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
      ],
    },
  ],
});
