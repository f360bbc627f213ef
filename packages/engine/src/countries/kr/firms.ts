import { paired } from '../../data/paired.ts';

/** Names of trades in English and in Korean; a pharmacy belongs to one pharmacist, so companies supply them. */
const TRADES = paired(`
  retail Trading=상사|Mart=마트|Distribution=유통||Books=서적
  construction Construction=건설|Interior=인테리어|Civil_Engineering=토건
  transport Logistics=물류|Transport=운수|Express=택배|Shipping=해운
  services Consulting=컨설팅|Human_Resources=인력개발|Services=서비스
  food Foods=식품||Bakery=제과|Fisheries=수산
  hospitality Hotels=호텔|Food_Service=푸드시스템|Catering=외식산업
  software Soft=소프트|Systems=시스템|Information_Technology=정보기술|Data=데이터
  metal Steel=철강|Metal=금속|Precision=정밀
  automotive Motors=모터스|Auto_Parts=오토파츠|Automotive=자동차
  realty Real_Estate=부동산|Development=개발|Housing=주택
  agriculture Agriculture=농산|Livestock=축산|Farm=농원
  electrical Electric=전기|Lighting=조명
  manufacturing Machinery=기계|Heavy_Industries=중공업|Engineering=엔지니어링
  furniture Furniture=가구||Wood=목재
  textiles Textile=섬유|Apparel=어패럴|Fashion=패션
  cleaning Cleaning=크린|Facility_Management=시설관리
  beauty Cosmetics=화장품|Beauty=뷰티
  accounting Tax_Service=세무컨설팅|Accounting=경영회계
  media Printing=인쇄|Advertising=광고|Media=미디어
  health Medical=메디칼|Healthcare=헬스케어
  electronics Electronics=전자||Semiconductor=반도체
  energy Energy=에너지|Solar=솔라
  security Security=시큐리티
  law Law=법무법인(유한)
  architecture Architects=건축사사무소
  plastics Plastics=플라스틱|Packaging=포장|Chemical=화학
  pharma Pharmaceutical=제약|Bio=바이오
  pharmacy Pharm=약품|Medical_Supplies=의약품
  insurance Insurance=보험|General_Insurance=손해보험
  finance Capital=캐피탈|Investment=인베스트먼트
  telecom Telecom=통신
  airline Air=항공`);

export const TRADE_LINES = TRADES.text.replaceAll('_', ' ');

const FIRST = paired('Dae=대 Dong=동 Shin=신 Se=세 Woo=우 Tae=태 In=인 Yu=유 Myung=명 Ye=예');
const SECOND = paired('byul=별 maru=마루 saem=샘 nuri=누리 bit=빛 chan=찬 dam=담 gyeol=결 seo=서 rok=록');
const BRAND = new RegExp(`^(${choices(FIRST.text)})(${choices(SECOND.text)}) `);

/** The name of a firm: a brand, the trade and the form. */
export const FIRM_NAME = `(${choices(FIRST.text)})(${choices(SECOND.text)}) {trade} {form}`;

/** The registered name in Korean. */
export function koreanFirm(name: string, trade: string, form: string): string {
  const [, first = '', second = ''] = BRAND.exec(name) ?? [];
  const brand = `${FIRST.native.get(first)}${SECOND.native.get(second)}`;
  const does = TRADES.native.get(trade);
  // A law firm's kind already names its trade.
  if (trade === 'Law') return `${does} ${brand}`;
  return `${form === 'LLC' ? '유한회사' : '주식회사'} ${brand}${does}`;
}

function choices(words: string): string {
  return words.replaceAll(' ', '|');
}
