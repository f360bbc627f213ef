import { paired } from '../../data/paired.ts';
import type { Firm } from '../../model.ts';

/** Names of trades in English and in Thai. */
const TRADES = paired(`
  retail Trading=เทรดดิ้ง|Panich=พาณิชย์|Supply=ซัพพลาย||Hardware=วัสดุภัณฑ์
  construction Construction=คอนสตรัคชั่น|Karnchang=การช่าง|Building_Materials=วัสดุก่อสร้าง
  transport Transport=ขนส่ง|Logistics=โลจิสติกส์|Express=เอ็กซ์เพรส
  services Consulting=คอนซัลติ้ง|Service=เซอร์วิส|Management=แมเนจเม้นท์
  food Foods=ฟู้ดส์||Bakery=เบเกอรี่|Beverage=เครื่องดื่ม
  hospitality Hotel=โฮเต็ล|Resort=รีสอร์ท|Catering=แคเทอริ่ง
  software Software=ซอฟต์แวร์|Technology=เทคโนโลยี|Digital=ดิจิทัล
  metal Steel=สตีล|Metal=โลหะกิจ
  automotive Motors=มอเตอร์|Auto_Parts=อะไหล่ยนต์
  realty Property=พร็อพเพอร์ตี้|Land=แลนด์
  agriculture Agro=อะโกร|Farm=ฟาร์ม|Rice_Mill=โรงสีข้าว
  electrical Electric=การไฟฟ้า|Lighting=ไลท์ติ้ง
  manufacturing Industry=อุตสาหกรรม|Engineering=เอ็นจิเนียริ่ง|Machinery=แมชชีนเนอรี่
  furniture Furniture=เฟอร์นิเจอร์||Woodwork=ค้าไม้
  textiles Textile=เท็กซ์ไทล์|Garment=การ์เม้นท์
  cleaning Cleaning=คลีนนิ่ง
  beauty Cosmetics=คอสเมติก|Beauty=บิวตี้
  accounting Accounting=การบัญชี|Audit=สอบบัญชี
  media Printing=การพิมพ์|Media=มีเดีย|Advertising=แอดเวอร์ไทซิ่ง
  health Medical=เมดิคอล|Clinic=คลินิก
  electronics Electronics=อิเล็กทรอนิกส์
  energy Energy=เอ็นเนอร์ยี่|Solar=โซลาร์
  security Security_Guard=รักษาความปลอดภัย
  law Law=ลอว์|Legal=กฎหมาย
  architecture Architects=สถาปนิก
  plastics Plastic=พลาสติก|Packaging=แพคเกจจิ้ง
  pharma Pharma=ฟาร์มา
  pharmacy Drugstore=เภสัช
  insurance Insurance=ประกันภัย
  finance Leasing=ลิสซิ่ง|Capital=แคปปิตอล
  telecom Telecom=เทเลคอม
  airline Aviation=เอวิเอชั่น`);

export const TRADE_LINES = TRADES.text.replaceAll('_', ' ');

/** The registered name in Thai. */
export function thaiFirm({ founder, trade, form }: Firm): string {
  const name = `${founder.native?.text} ${TRADES.native.get(trade.text)?.replaceAll('_', ' ')}`;
  if (form.name.text === 'Limited Partnership') return `ห้างหุ้นส่วนจำกัด ${name}`;
  return `บริษัท ${name} จำกัด${form.name.text === 'Public Company Limited' ? ' (มหาชน)' : ''}`;
}
