import { list } from '../kernel/text.ts';
import type { FirmWords } from './arabicFirms.ts';
import { latinOf } from './arabicScript.ts';

/** Brand names of firms in the Maghreb that replace a family name. */
const BRANDS = `الأطلس|Atlas الساحل|Sahel النور|Ennour البركة|El_Baraka الأمل|El_Amel السلام|Essalem الوفاء|El_Wafa
  الفجر|El_Fadjr الأندلس|Andalous المتوسط|Méditerranée النجمة|Étoile الهناء|El_Hana اليسر|El_Yousr الزيتونة|Zitouna
  الياسمين|Yasmine الهضاب|Hauts_Plateaux المغرب_العربي|Maghreb الواحة|Oasis`;

/** French trades with their Arabic, as in Algeria, Morocco and Tunisia. */
const FRENCH = `
  retail Négoce=للتجارة|Distribution=للتوزيع|Import-Export=للاستيراد والتصدير||Quincaillerie=للعقاقير|Librairie=للمكتبة|Matériaux=لمواد البناء
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
  insurance Assurances=للتأمين
  finance Finance=للتمويل|Change=للصرف|Investissement=للاستثمار
  telecom Télécom=للاتصالات|Réseaux=للشبكات
  airline Aviation=للطيران|Air Services=للخدمات الجوية`;

/** French names of firms in the Maghreb. */
export const FRENCH_FIRMS: FirmWords = {
  brands: `${BRANDS} وأولاده|et_Fils وإخوانه|et_Frères شركة|Société`,
  trades: FRENCH,
};

/** One of the brands, as a picture. */
export const FRENCH_BRAND = `(${list(latinOf(BRANDS)).join('|')})`;

/** French names of trades in the Maghreb. */
export const FRENCH_TRADES = FRENCH.replace(/=[^|\n]+/g, '');

/** Pictures of French shop names, in addition to those of the language. */
export const FRENCH_MERCHANTS = `Épicerie {owner}|Pharmacie {owner}|Supermarché {town} Centre|Station-service {town}|Librairie {owner}|
  Boulangerie (El Baraka|Ennour|El Amal|{owner})|Pâtisserie (El Yasmine|Ennakhil|{owner})|Café (El Manar|de la Paix|El Andalous)|
  Restaurant (Essalam|El Bahia|{owner})|Boucherie {owner}|Chaussures {owner}|Pressing (El Amal|{town})||
  Optique {owner}|Quincaillerie {owner}|Téléphonie {owner}|Électroménager {owner}|Bijouterie {owner}|Parfumerie {owner}|Voyages {town}`;
