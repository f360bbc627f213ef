import { list } from '../kernel/text.ts';
import type { FirmWords } from './arabicFirms.ts';
import { latinOf } from './arabicScript.ts';

/** Trades in English with their Arabic. */
const ENGLISH = `
  retail Trading=للتجارة|General Trading=للتجارة العامة||Supermarket=سوبر ماركت|Stationery=للقرطاسية|Building Materials=لمواد البناء|Gifts=للهدايا|Home Centre=للمستلزمات المنزلية
  construction Contracting=للمقاولات|Construction=للإنشاءات|Building Maintenance=لصيانة المباني|Technical Services=للخدمات الفنية|Sanitary Works=للأعمال الصحية|Interiors Contracting=لمقاولات الديكور
  transport Transport=للنقل|Logistics=للخدمات اللوجستية|Cargo=للشحن|Freight=للشحن والتخليص|Express=للبريد السريع
  services Consulting=للاستشارات|Services=للخدمات|Manpower=للقوى العاملة|Business Solutions=لحلول الأعمال|Events=للفعاليات
  food Foodstuff=للمواد الغذائية|Bakery=للمخابز|Sweets=للحلويات|Dairy=للألبان|Beverages=للمشروبات
  hospitality Restaurant=للمطاعم|Hotels=للفنادق|Cafeteria=كافتيريا|Catering=للتموين|Coffee=للقهوة
  software Technologies=للتكنولوجيا|Software=للبرمجيات|Digital=للرقمنة|Systems=للأنظمة|Computers=للحاسبات
  metal Steel=للحديد|Aluminium=للألمنيوم|Metal Industries=للصناعات المعدنية|Welding=للحدادة
  automotive Motors=للسيارات|Auto Spare Parts=لقطع غيار السيارات|Garage=لإصلاح السيارات|Tyres=للإطارات
  realty Real Estate=للعقارات|Properties=للأملاك|Property Development=للتطوير العقاري
  agriculture Farms=للمزارع|Agricultural=للزراعة|Nurseries=للمشاتل|Dates=للتمور|Poultry=للدواجن
  electrical Electrical=للكهرباء|Electromechanical=للأعمال الكهروميكانيكية|Lighting=للإنارة
  manufacturing Industries=للصناعات|Engineering=للهندسة|Machinery=للآلات|Equipment=للمعدات
  furniture Furniture=للأثاث|Carpentry=للنجارة|Decor=للديكور|Curtains=للستائر
  textiles Textiles=للنسيج|Garments=للملابس|Tailoring=للخياطة|Abayas=للعبايات
  cleaning Cleaning=للتنظيف|Laundry=للمغاسل|Facility Management=لإدارة المرافق
  beauty Salon=صالون|Perfumes=للعطور|Cosmetics=لمستحضرات التجميل|Beauty Centre=مركز تجميل
  accounting Accounting=للمحاسبة|Auditing=لتدقيق الحسابات|Tax Consultancy=للاستشارات الضريبية
  media Media=للإعلام|Printing Press=للطباعة|Publishing=للنشر|Advertising=للدعاية والإعلان
  health Medical Centre=للرعاية الطبية|Dental Clinic=لطب الأسنان|Polyclinic=مجمع عيادات|Diagnostics=للتشخيص
  electronics Electronics=للإلكترونيات|Mobile Phones=للهواتف المتحركة|Home Appliances=للأجهزة المنزلية
  energy Energy=للطاقة|Solar=للطاقة الشمسية|Oilfield Services=لخدمات حقول النفط
  security Security Services=للخدمات الأمنية|Security Systems=لأنظمة الحماية
  law Legal Consultants=للاستشارات القانونية|Advocates=للمحاماة
  architecture Architects=للهندسة المعمارية|Engineering Consultants=للاستشارات الهندسية
  plastics Plastics=للبلاستيك|Packaging=للتغليف
  pharma Pharma=للأدوية|Medical Supplies=للمستلزمات الطبية|Laboratories=للمختبرات
  pharmacy Pharmacy=صيدلية|Drug Store=للأدوية والصيدلة
  insurance Insurance=للتأمين|Takaful=للتكافل
  finance Exchange=للصرافة|Finance=للتمويل|Investment=للاستثمار
  telecom Telecom=للاتصالات|Networks=للشبكات
  airline Aviation=للطيران|Airways=للخطوط الجوية`;

/** English names of trades of Arab firms. */
export const ENGLISH_TRADES = ENGLISH.replace(/=[^|\n]+/g, '');

/** English trades of firms that employ an occupation. */
export const ENGLISH_CRAFTS = `
  baker Bakery|Sweets
  butcher Foodstuff
  hairdresser Salon
  dentist Dental Clinic
  veterinarian Veterinary Clinic
  physiotherapist Polyclinic
  hotel-manager,receptionist Hotels`;

/** English trades outside the Gulf. */
export const LEVANT_TRADES = `${ENGLISH_TRADES}
  textiles Textiles|Garments|Tailoring
  energy Energy|Solar`;

/** English names of firms and shops in a region of the Arab world. */
export interface Called {
  readonly firms: FirmWords;
  /** One of the brands, as a picture. */
  readonly brand: string;
  /** Pictures of shop names, in addition to those of the language. */
  readonly merchants: string;
}

export function called(brands: string, shops: string): Called {
  const brand = `(${list(latinOf(brands)).join('|')})`;
  const merchants =
    `* Supermarket|* Pharmacy|* Restaurant|* Bakery|* Sweets|{town} Petrol Station|* Laundry|* Bookshop|${shops}|
  * Electronics|{owner} Textiles|{owner} Optics|{owner} Jewellery`.replaceAll('*', brand);
  return { firms: { brands, trades: ENGLISH }, brand, merchants };
}
