import { list } from '../kernel/text.ts';
import type { FirmWords } from './arabicFirms.ts';
import { latinOf } from './arabicScript.ts';

/** Words that firms and shops are called by instead of a family. */
const BRANDS = `النور|Al_Noor الريم|Al_Reem الصفاء|Al_Safa الواحة|Al_Waha الفجر|Al_Fajr الأمل|Al_Amal المنار|Al_Manar
  البركة|Al_Baraka الهلال|Al_Hilal الشروق|Al_Shorouq الياسمين|Al_Yasmeen النخيل|Al_Nakheel السلام|Al_Salam الوفاء|Al_Wafa
  نجمة_الخليج|Gulf_Star الصقر_الذهبي|Golden_Falcon البحر_الأزرق|Blue_Sea وردة_الصحراء|Desert_Rose اللؤلؤة|Pearl
  الأفق|Horizon القمة|Summit التاج|Crown`;

/** Trades in English with their Arabic. */
const ENGLISH = `
  retail Trading=للتجارة|General Trading=للتجارة العامة|Supermarket=سوبر ماركت|Stationery=للقرطاسية|Building Materials=لمواد البناء|Gifts=للهدايا|Home Centre=للمستلزمات المنزلية
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
  insurance Insurance=للتأمين|Insurance Brokers=لوساطة التأمين|Takaful=للتكافل
  finance Exchange=للصرافة|Finance=للتمويل|Investment=للاستثمار
  telecom Telecom=للاتصالات|Networks=للشبكات
  airline Aviation=للطيران|Airways=للخطوط الجوية`;

/** What Arab firms are called by in English. */
export const ENGLISH_FIRMS: FirmWords = { brands: BRANDS, trades: ENGLISH };

/** One of the brands, as a picture. */
export const BRAND = `(${list(latinOf(BRANDS)).join('|')})`;

/** What Arab firms call their trades in English. */
export const ENGLISH_TRADES = ENGLISH.replace(/=[^|\n]+/g, '');

/** The same outside the Gulf. */
export const LEVANT_TRADES = `${ENGLISH_TRADES}
  textiles Textiles|Garments|Tailoring
  energy Energy|Solar`;

/** Pictures of shops' names in English, beside those of the language. */
export const ENGLISH_MERCHANTS = `${BRAND} Supermarket|${BRAND} Grocery|${BRAND} Pharmacy|${BRAND} Cafeteria|${BRAND} Restaurant|
  ${BRAND} Bakery|${BRAND} Sweets|{town} Hypermarket|{town} Petrol Station|${BRAND} Laundry|
  ${BRAND} Bookshop|${BRAND} Gents Salon|${BRAND} Coffee||${BRAND} Electronics|${BRAND} Mobile Phones|{owner} Perfumes|
  {owner} Textiles|{owner} Optics|{owner} Jewellery`;
