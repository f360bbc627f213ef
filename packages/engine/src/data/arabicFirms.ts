import { list } from '../kernel/text.ts';
import type { OwnField } from '../model.ts';
import { type Book, book, latinOf, translated } from './arabicScript.ts';

/** The firm's name in Arabic letters, from the one in Latin letters; `*` in a form stands for name and trade. */
export function arabicFirm(words: Book, forms: Readonly<Record<string, string>>): OwnField {
  const all = new Map([...BRANDED, ...words]);
  return {
    label: 'Company name in Arabic',
    special: true,
    synonyms: ['arabic name', 'native name'],
    make(_, p) {
      const { form, trade, founder, partner } = p.firm;
      let name = p.read('name').replace(form.name.text, '').trim();
      const at = name.lastIndexOf(trade.text);
      if (at >= 0) name = (name.slice(0, at) + name.slice(at + trade.text.length)).trim();
      name = translated(name, all);
      for (const { text, native } of [founder, partner]) name = name.replace(text, native?.text ?? text);
      const own = `${name} ${TRADES.get(trade.text) ?? ''}`;
      return (forms[form.name.text] ?? 'شركة *').replace('*', own.trim()).replace(/ {2,}/g, ' ');
    },
  };
}

/** Words that firms and shops are called by instead of a family. */
const BRANDS = `النور|Al_Noor الريم|Al_Reem الصفاء|Al_Safa الواحة|Al_Waha الفجر|Al_Fajr الأمل|Al_Amal المنار|Al_Manar
  البركة|Al_Baraka الهلال|Al_Hilal الشروق|Al_Shorouq الياسمين|Al_Yasmeen النخيل|Al_Nakheel السلام|Al_Salam الوفاء|Al_Wafa
  نجمة_الخليج|Gulf_Star الصقر_الذهبي|Golden_Falcon البحر_الأزرق|Blue_Sea وردة_الصحراء|Desert_Rose اللؤلؤة|Pearl
  الأفق|Horizon القمة|Summit التاج|Crown`;

/** The same in the Maghreb. */
const FRENCH_BRANDS = `الأطلس|Atlas الساحل|Sahel النور|Ennour البركة|El_Baraka الأمل|El_Amel السلام|Essalem الوفاء|El_Wafa
  الفجر|El_Fadjr الأندلس|Andalous المتوسط|Méditerranée النجمة|Étoile الهناء|El_Hana اليسر|El_Yousr الزيتونة|Zitouna
  الياسمين|Yasmine الهضاب|Hauts_Plateaux المغرب_العربي|Maghreb الواحة|Oasis`;

const BRANDED = book(
  BRANDS,
  FRENCH_BRANDS,
  `وأولاده|&_Sons وشركاه|&_Partners إخوان|Brothers إخوان|Frères وأولاده|et_Fils وإخوانه|et_Frères مجموعة|Group
  شركة|Société المتحدة|United الحديثة|Modern الخليج|Gulf الأردن|Jordan مصر|Egypt الدولية|International الشرق|Orient`,
);

/** One of them, as a picture. */
export const BRAND = `(${list(latinOf(BRANDS)).join('|')})`;

export const FRENCH_BRAND = `(${list(latinOf(FRENCH_BRANDS)).join('|')})`;

/** Trades in English with their Arabic. */
const ENGLISH = `
  retail Trading=للتجارة|General Trading=للتجارة العامة|Supermarket=سوبر ماركت|Stationery=للقرطاسية|Building Materials=لمواد البناء|Gifts=للهدايا|Home Centre=للمستلزمات المنزلية
  construction Contracting=للمقاولات|Construction=للإنشاءات|Building Maintenance=لصيانة المباني|Technical Services=للخدمات الفنية|Sanitary Works=للأعمال الصحية|Interiors Contracting=لمقاولات الديكور
  transport Transport=للنقل|Logistics=للخدمات اللوجستية|Cargo=للشحن|Freight=للشحن والتخليص|Express=للبريد السريع
  services Consulting=للاستشارات|Services=للخدمات|Manpower=للقوى العاملة|Business Solutions=لحلول الأعمال|Events=للفعاليات
  food Foodstuff=للمواد الغذائية|Bakery=للمخابز|Sweets=للحلويات|Dairy=للألبان|Beverages=للمشروبات
  hospitality Restaurant=للمطاعم|Hotels=للفنادق|Cafeteria=كافتيريا|Catering=للتموين|Coffee=للقهوة
  software Technologies=للتقنيات|Software=للبرمجيات|Digital=للحلول الرقمية|Systems=للأنظمة|Computers=للحاسبات
  metal Steel=للحديد|Aluminium=للألمنيوم|Metal Industries=للصناعات المعدنية|Welding=للحدادة
  automotive Motors=للسيارات|Auto Spare Parts=لقطع غيار السيارات|Garage=لصيانة السيارات|Tyres=للإطارات
  realty Real Estate=للعقارات|Properties=للأملاك|Property Development=للتطوير العقاري
  agriculture Farms=للمزارع|Agricultural=للزراعة|Nurseries=للمشاتل|Dates=للتمور|Poultry=للدواجن
  electrical Electrical=للكهرباء|Electromechanical=للأعمال الكهروميكانيكية|Lighting=للإنارة
  manufacturing Industries=للصناعات|Engineering=للهندسة|Machinery=للآلات|Equipment=للمعدات
  furniture Furniture=للأثاث|Carpentry=للنجارة|Decor=للديكور|Curtains=للستائر
  textiles Textiles=للمنسوجات|Garments=للملابس|Tailoring=للخياطة|Abayas=للعبايات
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

/** Trades in French with their Arabic, as Algeria, Morocco and Tunisia use them. */
const FRENCH = `
  retail Négoce=للتجارة|Distribution=للتوزيع|Import-Export=للاستيراد والتصدير|Quincaillerie=للعقاقير|Librairie=للمكتبة|Matériaux=لمواد البناء
  construction Travaux=للأشغال|Bâtiment=للبناء|Constructions=للإنشاءات|Plomberie=للترصيص|Étanchéité=للعزل|Carrelage=للبلاط
  transport Transports=للنقل|Logistique=للخدمات اللوجستية|Transit=للعبور|Messagerie=للإرساليات
  services Conseil=للاستشارة|Services=للخدمات|Intérim=للتشغيل المؤقت|Événements=لتنظيم التظاهرات
  food Alimentation=للمواد الغذائية|Boulangerie=للمخابز|Pâtisserie=للحلويات|Laiterie=للألبان|Conserves=للمصبرات|Minoterie=للمطاحن
  hospitality Hôtels=للفنادق|Restauration=للمطاعم|Café=للمقاهي|Traiteur=للحفلات
  software Informatique=للمعلوميات|Technologies=للتكنولوجيا|Digital=للرقمنة|Systèmes=للأنظمة
  metal Menuiserie Métallique=للنجارة المعدنية|Aluminium=للألمنيوم|Métal=للصناعات المعدنية|Ferronnerie=للحدادة
  automotive Automobiles=للسيارات|Pièces Auto=لقطع الغيار|Garage=لإصلاح السيارات|Pneus=للعجلات
  realty Immobilier=للعقار|Promotion Immobilière=للترقية العقارية|Habitat=للسكن
  agriculture Agricole=للفلاحة|Pépinières=للمشاتل|Agrumes=للحوامض|Huilerie=للزيوت|Aviculture=للدواجن
  electrical Électricité=للكهرباء|Éclairage=للإنارة|Électrotechnique=للكهروتقنية
  manufacturing Industries=للصناعات|Mécanique=للميكانيك|Équipements=للتجهيزات|Machines=للآلات
  furniture Meubles=للأثاث|Menuiserie=للنجارة|Décoration=للديكور|Ameublement=للمفروشات
  textiles Textiles=للنسيج|Confection=للخياطة|Mode=للأزياء|Tapis=للزرابي
  cleaning Nettoyage=للتنظيف|Pressing=للتصبين|Propreté=للنظافة
  beauty Coiffure=للحلاقة|Cosmétiques=لمواد التجميل|Parfums=للعطور|Beauté=للتجميل
  accounting Comptabilité=للمحاسبة|Audit=للتدقيق|Fiduciaire=للمحاسبة والجباية
  media Médias=للإعلام|Imprimerie=للطباعة|Éditions=للنشر|Publicité=للإشهار|Communication=للتواصل
  health Clinique=للرعاية الطبية|Matériel Médical=للأجهزة الطبية|Santé=للصحة|Analyses Médicales=للتحاليل الطبية
  electronics Électronique=للإلكترونيك|Électroménager=للأجهزة المنزلية|Téléphonie=للهواتف
  energy Énergie=للطاقة|Solaire=للطاقة الشمسية|Pompage=للضخ
  security Gardiennage=للحراسة|Sécurité=للأمن
  law Conseil Juridique=للاستشارة القانونية|Avocats=للمحاماة
  architecture Architecture=للهندسة المعمارية|Études=للدراسات
  plastics Plastiques=للبلاستيك|Emballage=للتغليف
  pharma Pharma=للأدوية|Laboratoires=للمختبرات
  pharmacy Pharmacie=صيدلية|Parapharmacie=لمواد شبه صيدلية
  insurance Assurances=للتأمين|Courtage=للوساطة
  finance Finance=للتمويل|Change=للصرف|Investissement=للاستثمار
  telecom Télécom=للاتصالات|Réseaux=للشبكات
  airline Aviation=للطيران|Air Services=للخدمات الجوية`;

const TRADES: Book = new Map(
  [ENGLISH, FRENCH].flatMap((table) =>
    table
      .trim()
      .split('\n')
      .flatMap((line) => line.trim().replace(/^\S+ /, '').split('|'))
      .map((pair) => pair.split('=') as [string, string]),
  ),
);

/** What Arab firms call their trades in English. */
export const ENGLISH_TRADES = ENGLISH.replace(/=[^|\n]+/g, '');

/** The same outside the Gulf. */
export const LEVANT_TRADES = `${ENGLISH_TRADES}
  textiles Textiles|Garments|Tailoring
  energy Energy|Solar`;

/** What those of the Maghreb call them in French. */
export const FRENCH_TRADES = FRENCH.replace(/=[^|\n]+/g, '');

/** Pictures of shops' names in English, beside those of the language. */
export const ENGLISH_MERCHANTS = `${BRAND} Supermarket|${BRAND} Grocery|${BRAND} Pharmacy|${BRAND} Cafeteria|${BRAND} Restaurant|
  ${BRAND} Bakery|${BRAND} Sweets|{town} Hypermarket|{town} Petrol Station|${BRAND} Laundry|${BRAND} Electronics|${BRAND} Mobile Phones|
  {owner} Perfumes|{owner} Textiles|{owner} Optics|${BRAND} Bookshop|${BRAND} Gents Salon|{owner} Jewellery|${BRAND} Coffee`;

/** The same in French. */
export const FRENCH_MERCHANTS = `Épicerie {owner}|Pharmacie {owner}|Supermarché {town} Centre|Station-service {town}|Librairie {owner}|
  Boulangerie (El Baraka|Ennour|El Amal|{owner})|Pâtisserie (El Yasmine|Ennakhil|{owner})|Café (El Manar|de la Paix|El Andalous)|
  Restaurant (Essalam|El Bahia|{owner})|Optique {owner}|Quincaillerie {owner}|Boucherie {owner}|Chaussures {owner}|
  Téléphonie {owner}|Électroménager {owner}|Bijouterie {owner}|Pressing (El Amal|{town})|Parfumerie {owner}|Voyages {town}`;
