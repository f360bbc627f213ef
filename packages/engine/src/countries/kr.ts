import { CHN, foreigners, PHL, VNM } from '../data/foreigners.ts';
import { english } from '../data/languages/english.ts';
import { paired } from '../data/paired.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { nativeAddress } from '../fields/nativeAddress.ts';
import { bankPicture } from '../fields/regional.ts';
import { two } from '../kernel/day.ts';
import type { Persona } from '../model.ts';
import { krAlien } from '../validators/krAlien.ts';
import { brnOf, krBrn } from '../validators/krBrn.ts';
import { krCorporate } from '../validators/krCorporate.ts';
import { krRrn } from '../validators/krRrn.ts';
import { certified, country, pictured } from './declare.ts';
import { FIRM_NAME, koreanFirm, TRADE_LINES } from './kr/firms.ts';
import { FAMILY, FEMALE, MALE } from './kr/names.ts';
import { series } from './series.ts';

const ROADS =
  paired(`Jungang-ro=중앙로 Daehak-ro=대학로 Simin-ro=시민로 Gongwon-ro=공원로 Munhwa-ro=문화로 Pyeonghwa-ro=평화로
  Chungmu-ro=충무로 Yulgok-ro=율곡로 Sicheong-ro=시청로 Dongbu-ro=동부로 Seobu-ro=서부로 Nambu-ro=남부로 Bukbu-ro=북부로
  Gangbyeon-ro=강변로 Beotkkot-ro=벚꽃로 Hosu-ro=호수로 Jangmi-ro=장미로 Mugunghwa-ro=무궁화로 Eunhaeng-ro=은행로
  Sonamu-gil=소나무길 Hakgyo-gil=학교길 Hyanggyo-ro=향교로 Sanseong-ro=산성로 Dasan-ro=다산로 Saebit-ro=새빛로
  Cheongsa-ro=청사로 Saemal-ro=새말로 Seonbi-gil=선비길 Jangteo-gil=장터길 Dongbaek-ro=동백로 Tongil-ro=통일로
  Geumgang-ro=금강로 Mirae-ro=미래로 Hanbit-daero=한빛대로 Toegye-ro=퇴계로@Seoul+Chuncheon Sejong-ro=세종로@Sejong
  Haebyeon-ro=해변로@Busan+Ulsan+Pohang+Jeju+Incheon`);

/** Registry offices of a region, as the published numbers of well-known firms begin; the courts' own table is not public. */
const OFFICES: Readonly<Record<string, string>> = {
  Seoul: '1101',
  Busan: '1801',
  Incheon: '1201',
  Daegu: '1701',
  Daejeon: '1601',
  Gwangju: '2001',
  Ulsan: '2301',
  Sejong: '1647',
  'Gyeonggi-do': '1301 1311 1341',
  'Gyeongsangnam-do': '1901',
  'Gyeongsangbuk-do': '1717',
  'Chungcheongbuk-do': '1501',
  'Chungcheongnam-do': '1615',
  'Jeonbuk State': '2101',
  'Jeju-do': '2201',
  'Gangwon State': '1401',
};

/** Number of companies with shares in Seoul's registry by year, from the numbers of well-known firms. */
const REGISTERED = series(
  '1946 1 · 1967 8500 · 1984 37000 · 1995 110000 · 1999 165000 · 2002 240000 · 2013 495000 · 2026 925000',
);

/**
 * Returns the first digit of a region's tax offices: regional offices of Seoul and the centre start with 1 and 2,
 * Daejeon with 3, Gwangju 4, Daegu 5, Busan 6 (general knowledge; recent numbers go beyond).
 */
function taxOffice({ place }: Persona): number {
  const region = place.region.text;
  if (/^(Daejeon|Sejong|Chungcheong)/.test(region)) return 3;
  if (/^(Gwangju|Jeonbuk)/.test(region)) return 4;
  if (/^(Daegu|Gyeongsangbuk)/.test(region)) return 5;
  if (/^(Busan|Ulsan|Gyeongsangnam|Jeju)/.test(region)) return 6;
  return region === 'Seoul' ? 1 : 2;
}

export const kr = country('kr', () => ({
  name: 'South Korea',
  alpha3: 'KOR',
  paydays: [[25], [10]],
  currency: 'KRW',
  decimals: 0,
  perEuro: 1500,
  priceStep: 10,
  ips: '175.192-255 121.128-191',
  gs1: '880',
  lei: '9884',
  holidays:
    '0101 spring-1..1^ 2025-2025:0127 0301* 0501 0505* buddha^ 2025-2025:0506 2025-2025:0603 0606 0815* moon-1..1^ 1003* 1009* 2023:1225* 1225 2020-2020:0415 2020-2020:0817 2022-2022:0309 2022-2022:0601 2024-2024:0410 2024-2024:1001 2026-2026:0603',
  group: 'Asia',
  locale: { language: 'ko', zone: 'Asia/Seoul' },
  economy: {
    vat: { usual: 10 },
    deductions: { social: 9.4, tax: 7 },
    tenure: { rent: 43, loan: 20 },
    shops: { card: 65, wallet: 28 },
  },
  words: {
    exonyms: `Südkorea S_Korea Corea_del_Sur Corea koreanisch 한국인 韩国 韓国 coreano coreana coréen Koreaans Koreaanse Güney_Kore
      Coreia_do_Sul Corea_del_Sud Corée_du_Sud Zuid-Korea Korea_Selatan Hàn_Quốc người_Hàn`,
    scripts: `韩国 韓国 韓國 南韓 한국 كوريا_الجنوبية كوريا كوري~ दक्षिण_कोरिया Коре^ Южная_Корея Южной_Кореи Південна_Корея корейск~
      корейськ~ Korea_Kusini`,
    places: `Seoul=ソウル|首尔|首爾|سيول|सियोल|Сеул+|Seul|Seulu|Seúl
      ; Busan=プサン|釜山|بوسان|Пусан+
      ; Incheon=インチョン|仁川|Инчхон+`,
  },
  language: {
    ...english,
    merchants: `{town} Kimbap|{town} Bunsik|{town} Mart|{owner} Pharmacy|{town} Bakery|Cafe {owner}|{town} Chicken|
      {town} Gukbap|{owner} Hair|{town} Books|{town} Fitness|{owner} Butcher|{owner} Cleaners|{town} Stationery|
      {town} Seafood|{owner} Flower||{owner} Optical|{town} Travel|{owner} Mobile`,
  },
  aliases: `Korea Korean Koreans South_Korean South_Koreans 한국 대한민국 Hanguk Daehan_Minguk Republic_of_Korea
    Korea_Republic Corée_du_Sud`,
  // Ministry of Justice, 2025: 5 % of all who live there.
  foreigners: foreigners([
    [CHN, 1.9],
    [VNM, 0.6],
    [PHL, 0.2],
  ]),
  names: {
    order: '{family} {given}',
    native: '{family.native}{given.native}',
    male: MALE,
    female: FEMALE,
    family: FAMILY,
  },
  // area: the area code and the start of exchanges; home: the region's number on licences; code: the place in
  // addresses; office: the same in Korean. Resident registers of 2025, thousands; the listed districts represent
  // their city.
  places: {
    columns: 'city region district zone area lat lon home code pop office',
    rows: `
      Seoul|Seoul|Songpa-gu|05500-05850|2-55|37.5046|127.1145|11|Songpa-gu, Seoul|655|서울특별시 송파구
      Seoul|Seoul|Gangseo-gu|07510-07800|2-33|37.5500|126.8495|11|Gangseo-gu, Seoul|565|서울특별시 강서구
      Seoul|Seoul|Gangnam-gu|06000-06370|2-22|37.5000|127.0473|11|Gangnam-gu, Seoul|560|서울특별시 강남구
      Seoul|Seoul|Nowon-gu|01610-01910|2-83|37.6542|127.0608|11|Nowon-gu, Seoul|490|서울특별시 노원구
      Seoul|Seoul|Gwanak-gu|08700-08860|2-43|37.4784|126.9416|11|Gwanak-gu, Seoul|480|서울특별시 관악구
      Seoul|Seoul|Eunpyeong-gu|03300-03520|2-55|37.6100|126.9250|11|Eunpyeong-gu, Seoul|465|서울특별시 은평구
      Seoul|Seoul|Gangdong-gu|05200-05410|2-33|37.5401|127.1338|11|Gangdong-gu, Seoul|460|서울특별시 강동구
      Seoul|Seoul|Yangcheon-gu|07900-08100|2-22|37.5230|126.8666|11|Yangcheon-gu, Seoul|430|서울특별시 양천구
      Seoul|Seoul|Seongbuk-gu|02700-02880|2-83|37.5994|127.0167|11|Seongbuk-gu, Seoul|420|서울특별시 성북구
      Seoul|Seoul|Seocho-gu|06500-06800|2-43|37.4837|127.0224|11|Seocho-gu, Seoul|405|서울특별시 서초구
      Seoul|Seoul|Guro-gu|08200-08390|2-55|37.4954|126.8874|11|Guro-gu, Seoul|390|서울특별시 구로구
      Seoul|Seoul|Jungnang-gu|02000-02260|2-33|37.5963|127.0825|11|Jungnang-gu, Seoul|380|서울특별시 중랑구
      Seoul|Seoul|Dongjak-gu|06900-07070|2-22|37.5054|126.9493|11|Dongjak-gu, Seoul|375|서울특별시 동작구
      Seoul|Seoul|Yeongdeungpo-gu|07200-07440|2-83|37.5164|126.9062|11|Yeongdeungpo-gu, Seoul|375|서울특별시 영등포구
      Seoul|Seoul|Mapo-gu|03900-04210|2-43|37.5563|126.9084|11|Mapo-gu, Seoul|360|서울특별시 마포구
      Seoul|Seoul|Dongdaemun-gu|02400-02640|2-55|37.5844|127.0497|11|Dongdaemun-gu, Seoul|340|서울특별시 동대문구
      Seoul|Seoul|Gwangjin-gu|04900-05110|2-33|37.5485|127.0723|11|Gwangjin-gu, Seoul|335|서울특별시 광진구
      Seoul|Seoul|Dobong-gu|01300-01480|2-22|37.6588|127.0371|11|Dobong-gu, Seoul|305|서울특별시 도봉구
      Seoul|Seoul|Seodaemun-gu|03600-03780|2-83|37.5791|126.9368|11|Seodaemun-gu, Seoul|305|서울특별시 서대문구
      Seoul|Seoul|Gangbuk-gu|01000-01230|2-43|37.6296|127.0256|11|Gangbuk-gu, Seoul|285|서울특별시 강북구
      Seoul|Seoul|Seongdong-gu|04700-04820|2-55|37.5534|127.0369|11|Seongdong-gu, Seoul|275|서울특별시 성동구
      Seoul|Seoul|Geumcheon-gu|08500-08650|2-33|37.4569|126.8955|11|Geumcheon-gu, Seoul|230|서울특별시 금천구
      Seoul|Seoul|Yongsan-gu|04300-04420|2-22|37.5314|126.9799|11|Yongsan-gu, Seoul|205|서울특별시 용산구
      Seoul|Seoul|Jongno-gu|03000-03190|2-83|37.5800|126.9850|11|Jongno-gu, Seoul|140|서울특별시 종로구
      Seoul|Seoul|Jung-gu|04500-04630|2-43|37.5600|126.9940|11|Jung-gu, Seoul|120|서울특별시 중구
      Busan|Busan|Haeundae-gu|48000-48119|51-7|35.1731|129.1536|12|Haeundae-gu, Busan|1250|부산광역시 해운대구
      Busan|Busan|Busanjin-gu|47100-47380|51-8|35.1629|129.0531|12|Busanjin-gu, Busan|1150|부산광역시 부산진구
      Busan|Busan|Saha-gu|49300-49520|51-2|35.1044|128.9747|12|Saha-gu, Busan|870|부산광역시 사하구
      Incheon|Incheon|Namdong-gu|21500-21690|32-4|37.4473|126.7315|23|Namdong-gu, Incheon|1100|인천광역시 남동구
      Incheon|Incheon|Bupyeong-gu|21300-21480|32-5|37.5070|126.7219|23|Bupyeong-gu, Incheon|1000|인천광역시 부평구
      Incheon|Incheon|Yeonsu-gu|21900-22010|32-8|37.4101|126.6783|23|Yeonsu-gu, Incheon|920|인천광역시 연수구
      Daegu|Daegu|Suseong-gu|42000-42280|53-7|35.8582|128.6306|22|Suseong-gu, Daegu|1180|대구광역시 수성구
      Daegu|Daegu|Dalseo-gu|42600-42840|53-5|35.8298|128.5327|22|Dalseo-gu, Daegu|1180|대구광역시 달서구
      Daejeon|Daejeon|Seo-gu|35200-35410|42-4|36.3554|127.3838|25|Seo-gu, Daejeon|850|대전광역시 서구
      Daejeon|Daejeon|Yuseong-gu|34000-34200|42-8|36.3622|127.3564|25|Yuseong-gu, Daejeon|590|대전광역시 유성구
      Gwangju|Gwangju|Buk-gu|61000-61280|62-5|35.1741|126.9119|24|Buk-gu, Gwangju|1400|광주광역시 북구
      Suwon|Gyeonggi-do|Yeongtong-gu|16500-16710|31-2|37.2596|127.0465|13|Yeongtong-gu, Suwon-si, Gyeonggi-do|1190|경기도 수원시 영통구
      Ulsan|Ulsan|Nam-gu|44600-44790|52-2|35.5437|129.3301|26|Nam-gu, Ulsan|1095|울산광역시 남구
      Yongin|Gyeonggi-do|Suji-gu|16810-16940|31-2|37.3220|127.0975|13|Suji-gu, Yongin-si, Gyeonggi-do|1090|경기도 용인시 수지구
      Goyang|Gyeonggi-do|Deogyang-gu|10460-10590|31-9|37.6374|126.8320|28|Deogyang-gu, Goyang-si, Gyeonggi-do|1070|경기도 고양시 덕양구
      Changwon|Gyeongsangnam-do|Seongsan-gu|51400-51590|55-2|35.1986|128.7026|20|Seongsan-gu, Changwon-si, Gyeongsangnam-do|1000|경상남도 창원시 성산구
      Hwaseong|Gyeonggi-do||18400-18500|31-8|37.2000|127.0730|13|Hwaseong-si, Gyeonggi-do|970|경기도 화성시
      Seongnam|Gyeonggi-do|Bundang-gu|13460-13640|31-7|37.3827|127.1189|13|Bundang-gu, Seongnam-si, Gyeonggi-do|915|경기도 성남시 분당구
      Cheongju|Chungcheongbuk-do|Sangdang-gu|28710-28790|43-2|36.6372|127.4897|15|Sangdang-gu, Cheongju-si, Chungcheongbuk-do|855|충청북도 청주시 상당구
      Bucheon|Gyeonggi-do|Wonmi-gu|14520-14690|32-3|37.4989|126.7831|13|Wonmi-gu, Bucheon-si, Gyeonggi-do|770|경기도 부천시 원미구
      Namyangju|Gyeonggi-do||12240-12280|31-5|37.6240|127.1560|28|Namyangju-si, Gyeonggi-do|730|경기도 남양주시
      Ansan|Gyeonggi-do|Danwon-gu|15300-15450|31-4|37.3195|126.8120|13|Danwon-gu, Ansan-si, Gyeonggi-do|620|경기도 안산시 단원구
      Cheonan|Chungcheongnam-do|Seobuk-gu|31140-31170|41-5|36.8151|127.1139|16|Seobuk-gu, Cheonan-si, Chungcheongnam-do|660|충청남도 천안시 서북구
      Jeonju|Jeonbuk State|Wansan-gu|54960-55110|63-2|35.8122|127.1198|17|Wansan-gu, Jeonju-si, Jeonbuk State|635|전북특별자치도 전주시 완산구
      Gimhae|Gyeongsangnam-do||50800-50999|55-3|35.2285|128.8894|20|Gimhae-si, Gyeongsangnam-do|530|경상남도 김해시
      Pohang|Gyeongsangbuk-do|Buk-gu|37560-37750|54-2|36.0292|129.3648|19|Buk-gu, Pohang-si, Gyeongsangbuk-do|490|경상북도 포항시 북구
      Jeju|Jeju-do||63100-63350|64-7|33.4896|126.5312|21|Jeju-si, Jeju-do|490|제주특별자치도 제주시
      Sejong|Sejong||30100-30150|44-8|36.4870|127.2620|25|Sejong|390|세종특별자치시
      Wonju|Gangwon State||26400-26480|33-7|37.3420|127.9200|14|Wonju-si, Gangwon State|362|강원특별자치도 원주시
      Chuncheon|Gangwon State||24200-24400|33-2|37.8713|127.7298|14|Chuncheon-si, Gangwon State|286|강원특별자치도 춘천시`,
    others: `Seoul=서울|서울특별시|서울시; Busan=부산|부산광역시|Pusan|부산시; Incheon=인천|인천광역시|Inchon; Daegu=대구|대구광역시|Taegu;
      Daejeon=대전|대전광역시|Taejon; Gwangju=광주|광주광역시|Kwangju; Suwon=수원|수원시; Ulsan=울산|울산광역시; Yongin=용인|용인시; Goyang=고양|고양시;
      Changwon=창원|창원시; Hwaseong=화성|화성시; Seongnam=성남|성남시; Cheongju=청주|청주시; Bucheon=부천|부천시; Namyangju=남양주|남양주시;
      Ansan=안산|안산시; Cheonan=천안|천안시; Jeonju=전주|전주시; Gimhae=김해|김해시; Pohang=포항|포항시; Jeju=제주|제주시; Sejong=세종|세종시;
      Wonju=원주|원주시; Chuncheon=춘천|춘천시; Gyeonggi-do=경기도|경기|Gyeonggi; Gyeongsangnam-do=경상남도|경남|South Gyeongsang;
      Gyeongsangbuk-do=경상북도|경북|North Gyeongsang; Chungcheongbuk-do=충청북도|충북|North Chungcheong;
      Chungcheongnam-do=충청남도|충남|South Chungcheong; Jeonbuk State=전북|전라북도|Jeonbuk|North Jeolla; Jeju-do=제주도|Jeju;
      Gangwon State=강원도|강원|Gangwon`,
  },
  roads: ROADS.text,
  street: '{1-480}(|-{1-30}) {road}(||, {101-118}-dong {2-24}0[1-4]-ho)',
  address: '{street}, {place.code} {postcode}',
  postcode: '{zone}',
  phone: '+82 10-([2-4]#|[2-4]#|[2-4]#|[6-9]#|[6-9]#|[6-9]#|[6-9]#|5[0-8])##-####',
  landline: '+82 {place.area}##-####',
  // Shares of main accounts by surveys; regional banks are near home.
  banks: {
    columns: 'bank bic code account share near private firm',
    rows: `
      KB Kookmin Bank|CZNBKRSE|004|######-##-######|22
      NH NongHyup Bank|NACFKRSE|011|302-####-####-#1|19|||301-####-####-#1
      Shinhan Bank|SHBKKRSE|088|110-###-######|15|||140-###-######
      KakaoBank|KAKOKR22|090|3333-##-#######|13||yes
      Woori Bank|HVBKKRSE|020|1002-###-######|12|||1005-###-######
      Hana Bank|KOEXKRSE|081|%##-######-#####|10|||%##-910###-#####
      Industrial Bank of Korea|IBKOKRSE|003|%##-######-01-###|7|||%##-######-04-###
      SC First Bank Korea|SCBLKRSE|023|%##-20-######|2|||%##-10-######
      iM Bank|DAEBKR22|031|508-##-######-#|45|Daegu,Gyeongsangbuk-do
      Busan Bank|PUSBKR2P|032|101-####-####-##|45|Busan
      Kyongnam Bank|KYNAKR22|039|207-####-####-##|30|Gyeongsangnam-do,Ulsan
      Kwangju Bank|KWABKRSE|034|%##-121-######|45|Gwangju`,
    others: `KB Kookmin Bank=Kookmin|국민은행|KB|KB국민은행; NH NongHyup Bank=NongHyup|농협|농협은행; Shinhan Bank=신한은행|신한; Woori Bank=우리은행;
      Hana Bank=하나은행; KakaoBank=카카오뱅크; Industrial Bank of Korea=IBK|기업은행`,
  },
  account: {
    write: bankPicture('account'),
  },
  cards: 'visa:44 mastercard:46 amex:4 unionpay:4 jcb:2',
  wallets: 'KakaoPay:38 Naver_Pay:30 Toss:20 Samsung_Pay:9 PAYCO:3',
  mobileMoney: false,
  firms: {
    // Lawyers may not have shares: theirs are limited firms of their own kind.
    forms: `
      Co., Ltd.|76|1949|1|150|2|law
      Inc.|9|1962|2|300|2|law
      Corp.|6|1962|5|700|2|law
      LLC|9|1962|1|40`,
    trades: TRADE_LINES,
    name: FIRM_NAME,
    era: 1946,
  },
  ages: '7.5 15 16 19 19 14.5 9',
  population: {
    source: 'Estimates, rounded; unemployment by Statistics Korea, 2024',
    men: '51.3 52 51.5 50 47.5 41 28',
    work: ['40 74 91 91 84 74 58 46 26', '48 72 66 68 66 56 42 30 16'],
    own: [23, 16],
    unemployed: 2.8,
    disabled: 3,
    pensioned: 70,
    pay: { median: 3300000, spread: 3.7, top: 4.6, women: 71 },
  },
  life: {
    // National Pension Service: the 25th.
    pensionPay: { days: [25] },
    studies: 76,
    retires: 65,
    pays: [330000, 1800000],
    institutions: `
      university {town} National University
      university@Seoul (Seoul National|Yonsei|Korea|Hanyang) University
      university@Busan Pusan National University
      university@Daejeon Chungnam National University
      university@Daegu Kyungpook National University
      university@Gwangju Chonnam National University
      university@Ulsan University of Ulsan
      university@Pohang POSTECH
      university@Gimhae Inje University
      university@Jeonju Jeonbuk National University
      university@Cheongju Chungbuk National University
      university@Cheonan+Yongin Dankook University
      university@Wonju+Chuncheon Kangwon National University
      university@Suwon+Hwaseong Ajou University
      university@Seongnam Gachon University
      university@Ansan Hanyang University ERICA
      university@Bucheon Catholic University of Korea
      university@Goyang Korea Aerospace University
      university@Namyangju Kyungbok University
      university@Sejong Korea University Sejong Campus
      primary {town} (Jungang|Dongbu|Seobu|Nambu) Elementary School
      secondary {town} (Jungang|Dongbu|Seobu|Nambu) (Middle|High) School
      hospital {town} (Medical Center|Saint Mary’s Hospital|General Hospital)
      care {town} Senior Care Center
      town {town} City Hall
      police {town} Police Agency
      transit {town} Bus Corporation
      pension National Pension Service
      fire {town} Fire Station`,
  },
  sources:
    'Ages and places: Ministry of the Interior, resident registers of 2025. Surnames: census of 2015. Banks: surveys of main accounts.',
  income: [2100000, 9800000],
  fields: {
    region: { label: 'City or province' },
    postcode: { label: 'Postal code' },
    nativeaddress: { ...nativeAddress((_, p) => koreanAddress(p)), special: true },
    id: certified(krRrn, 'Resident registration number (RRN)', {
      held: ({ foreign }) => !foreign,
      synonyms: ['rrn', 'resident registration number', 'jumin', '주민등록번호'],
    }),
    passport: pictured('Passport number', 'M###@####', { synonyms: ['여권번호'] }),
    // Region, year of issue, serial, check and reissues; no rule for the check is public.
    licence: {
      label: "Driver's licence number",
      synonyms: ['운전면허번호'],
      make(random, p) {
        const year = Math.min(p.born.year + random.int(18, 28), p.asOf.year - 1);
        return `${p.home}-${two(year % 100)}-${random.digits(6)}-${random.digits(2)}`;
      },
    },
    // A person's taxpayer number is the resident registration number (OECD, TIN sheet Korea).
    tax: {
      label: 'Taxpayer number',
      validator: krRrn,
      held: ({ foreign }) => !foreign,
      make: (_, p) => p.read('id'),
    },
    vat: {
      label: 'Business registration number (BRN)',
      validator: krBrn,
      synonyms: ['brn', '사업자등록번호'],
      make: (random, p) => brnOf(random, (kind) => kind < 80, taxOffice(p)),
    },
    health: pictured('Health insurance card number', '[1-8]-##########', {
      synonyms: ['건강보험증번호'],
    }),
    // For a foreign resident of the same birth and sex.
    alien: certified(krAlien, 'Alien registration number (as a foreigner)', {
      held: ({ foreign }) => foreign,
      group: 'identity',
      synonyms: [
        'alien registration number',
        'arc number',
        'foreigner registration number',
        '외국인등록번호',
      ],
    }),
    bankcode: pictured('Bank code', '{bank.code}', { synonyms: ['kftc code', '은행코드'] }),
    plate: pictured(
      'Number plate',
      '{100-699}[가나다라마거너더러머버서어저고노도로모보소오조구누두루무부수우주] %###',
      {},
    ),
  },
  company: {
    account: { write: bankPicture('firm', 'account') },
    street: { picture: '{1-480}(|-{1-30}) {road}(||, {2-18}F)' },
    nativename: {
      label: 'Company name in native script',
      synonyms: ['korean company name', '상호', '회사명'],
      make: (_, p) => koreanFirm(p.read('name'), p.firm.trade.text, p.firm.form.name.text),
    },
    nativeaddress: { ...nativeAddress((_, p) => koreanAddress(p)), special: true },
    // The fifth and sixth digits show the kind: 11 companies with shares, 14 limited ones, of which there are few.
    registration: {
      label: 'Corporate registration number',
      validator: krCorporate,
      synonyms: ['법인등록번호'],
      make(random, { firm: { form, founded }, place: { region } }) {
        const limited = form.name.text === 'LLC';
        const share = (limited ? 30 : 1) * (region.text === 'Seoul' ? 1 : 6);
        return krCorporate.make(random, {
          offices: OFFICES[region.text]?.split(' '),
          kind: limited ? '14' : '11',
          serial: Math.ceil(REGISTERED(random, founded) / share),
        });
      },
    },
    tax: {
      label: 'Business registration number (BRN)',
      validator: krBrn,
      make: (random, p) => brnOf(random, (kind) => kind >= 80, taxOffice(p)),
    },
  },
  presets: [
    {
      key: 'kftc',
      scheme: INSTANT_TRANSFER,
      interbank: true,
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
}));

/** Place, road and number, then the building and flat. */
function koreanAddress(p: Persona): string {
  const [, number, road = '', building, flat, floor] =
    /^(\S+) ([^,]+)(?:, (\d+)-dong (\d+)-ho)?(?:, (\d+)F)?$/.exec(p.read('street')) ?? [];
  const inside = building ? `, ${building}동 ${flat}호` : floor ? `, ${floor}층` : '';
  return `${p.place.office?.text} ${ROADS.native.get(road)} ${number}${inside}`;
}
