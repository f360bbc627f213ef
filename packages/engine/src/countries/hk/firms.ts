import { paired } from '../../data/paired.ts';

/** Names of trades in English and in Chinese. */
const TRADES = paired(`
  retail Trading=貿易||Supermarket=超級市場|Hardware=五金|Stationery=文具
  construction Construction=建築工程|Decoration=裝飾工程|Engineering_Works=工程
  transport Logistics=物流|Freight=貨運|Express=速遞|Shipping=船務
  services Consultants=顧問|Business_Services=商務服務|Events=活動策劃
  food Foods=食品||Bakery=餅店|Seafood=海鮮
  hospitality Restaurant=酒家|Catering=飲食|Cafe=咖啡
  software Technology=科技|Software=軟件|Digital=數碼科技
  metal Metal=金屬|Steel=鋼鐵
  automotive Motors=汽車|Auto_Services=汽車服務
  realty Properties=地產|Estate_Agency=物業代理
  agriculture Agricultural_Products=農產品|Flowers=花卉
  electrical Electric=電器|Electrical_Engineering=機電工程
  manufacturing Industries=實業|Machinery=機械|Precision=精密儀器
  furniture Furniture=傢俬||Interior_Design=室內設計
  textiles Garment=製衣|Textiles=紡織|Knitwear=針織
  cleaning Cleaning_Services=清潔服務
  beauty Beauty=美容|Cosmetics=化妝品
  accounting Accounting_Services=會計服務|Tax_Services=稅務服務
  media Printing=印刷|Advertising=廣告|Publications=出版
  health Medical=醫療|Dental=牙科
  electronics Electronics=電子
  energy Energy=能源
  security Security_Services=護衛服務
  law Law=律師事務所
  architecture Architects=建築師
  plastics Plastics=塑膠|Packaging=包裝
  pharma Pharmaceutical=製藥|Biotechnology=生物科技
  pharmacy Dispensary=藥房
  insurance Insurance=保險
  finance Finance=財務|Securities=證券
  telecom Telecommunications=電訊
  airline Aviation=航空`);

export const TRADE_LINES = TRADES.text.replaceAll('_', ' ');

const FIRST = paired(
  'Wing=永 Kin=建 Fook=福 Tai=泰 Hop=合 Wah=華 Shun=順 Lee=利 Kwong=廣 Man=萬 Yue=裕 Sun=新',
);
const SECOND = paired(
  'Fung=豐 Shing=成 Hing=興 Cheong=昌 Lung=隆 Fat=發 Yip=業 Kee=記 Tat=達 On=安 Hang=恒 Wo=和',
);
const BRAND = new RegExp(`^(${choices(FIRST.text)}) (${choices(SECOND.text)}) `);

/** The name of a firm: a lucky pair of words, the trade and the form. */
export const FIRM_NAME = `(${choices(FIRST.text)}) (${choices(SECOND.text)}) {trade} {form}`;

/** The registered name in Chinese. */
export function cantoneseFirm(name: string, trade: string): string {
  const [, first = '', second = ''] = BRAND.exec(name) ?? [];
  return `${FIRST.native.get(first)}${SECOND.native.get(second)}${TRADES.native.get(trade)}${name.endsWith('LLP') ? '有限法律責任合夥' : '有限公司'}`;
}

function choices(words: string): string {
  return words.replaceAll(' ', '|');
}
