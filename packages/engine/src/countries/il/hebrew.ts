import { book, translateWords } from '../../data/arabicScript.ts';
import type { OwnField } from '../../model.ts';

/** Cities with almost only Arab people; their streets have other names. */
export const ARAB_CITIES = ['Nazareth', 'Rahat', 'Umm al-Fahm', 'Tayibe', 'Shefa-Amr', 'Tamra', 'Sakhnin'];
const ARAB = ARAB_CITIES.join('+').replaceAll(' ', '_');

/** Streets, common ones first, in both scripts; `@` the cities that alone have them. */
export const ROADS = `רחוב_הרצל|Herzl_Street רחוב_ז'בוטינסקי|Jabotinsky_Street שדרות_בן_גוריון|Ben_Gurion_Boulevard רחוב_ויצמן|Weizmann_Street
  שדרות_רוטשילד|Rothschild_Boulevard@Tel_Aviv-Yafo+Rishon_LeZion+Petah_Tikva+Kfar_Saba רחוב_ביאליק|Bialik_Street
  רחוב_סוקולוב|Sokolov_Street רחוב_הנשיא|HaNassi_Street דרך_בגין|Begin_Road@Tel_Aviv-Yafo+Jerusalem+Ramat_Gan
  רחוב_אלנבי|Allenby_Street@Tel_Aviv-Yafo+Haifa רחוב_דיזנגוף|Dizengoff_Street@Tel_Aviv-Yafo+Netanya
  רחוב_בן_יהודה|Ben_Yehuda_Street@Tel_Aviv-Yafo+Jerusalem רחוב_המלך_ג'ורג'|King_George_Street@Tel_Aviv-Yafo+Jerusalem
  רחוב_אחד_העם|Ahad_Ha'am_Street רחוב_הפלמ"ח|HaPalmach_Street רחוב_ארלוזורוב|Arlozorov_Street רחוב_בלפור|Balfour_Street
  רחוב_טשרניחובסקי|Tchernichovsky_Street שדרות_גולדה_מאיר|Golda_Meir_Boulevard שדרות_יצחק_רבין|Yitzhak_Rabin_Boulevard
  רחוב_העצמאות|HaAtzmaut_Street שדרות_ירושלים|Shderot_Yerushalayim רחוב_כצנלסון|Katznelson_Street רחוב_טרומפלדור|Trumpeldor_Street
  רחוב_נורדאו|Nordau_Street רחוב_ההגנה|HaHagana_Street רחוב_הלל|Hillel_Street@Jerusalem+Haifa
  רחוב_אבן_גבירול|Ibn_Gabirol_Street@Tel_Aviv-Yafo+Rehovot רחוב_יפו|Jaffa_Road@Jerusalem+Haifa רחוב_הרמב"ם|Rambam_Street
  רחוב_השלום|HaShalom_Street רחוב_התמר|HaTamar_Street רחוב_הזית|HaZayit_Street רחוב_הגפן|HaGefen_Street רחוב_הרימון|HaRimon_Street
  רחוב_האורן|HaOren_Street רחוב_אל-קודס|Al-Quds_Street@${ARAB} רחוב_סלאח_א-דין|Salah_ad-Din_Street@${ARAB}
  רחוב_עומר_אבן_אל-ח'טאב|Omar_Ibn_al-Khattab_Street@${ARAB} רחוב_א-סלאם|As-Salam_Street@${ARAB}
  רחוב_אל-ביאדר|Al-Bayader_Street@${ARAB} רחוב_א-זיתון|Az-Zaytun_Street@${ARAB} רחוב_אל-אנדלוס|Al-Andalus_Street@${ARAB}
  רחוב_ח'אלד_אבן_אל-וליד|Khalid_Ibn_al-Walid_Street@${ARAB} רחוב_אבן_סינא|Ibn_Sina_Street@${ARAB}
  רחוב_אבן_ח'לדון|Ibn_Khaldun_Street@${ARAB} רחוב_אל-ג'ליל|Al-Jalil_Street@${ARAB} רחוב_א-נור|An-Nur_Street@${ARAB}
  רחוב_פאולוס_השישי|Paulus_VI_Street@Nazareth רחוב_תאופיק_זיאד|Tawfiq_Ziad_Street@Nazareth`;

const HEBREW = book(
  ROADS,
  `ירושלים|Jerusalem תל_אביב-יפו|Tel_Aviv-Yafo חיפה|Haifa ראשון_לציון|Rishon_LeZion פתח_תקווה|Petah_Tikva אשדוד|Ashdod נתניה|Netanya
  באר_שבע|Beersheba בני_ברק|Bnei_Brak חולון|Holon רמת_גן|Ramat_Gan אשקלון|Ashkelon רחובות|Rehovot בת_ים|Bat_Yam
  בית_שמש|Beit_Shemesh כפר_סבא|Kfar_Saba הרצליה|Herzliya חדרה|Hadera מודיעין|Modi'in נהריה|Nahariya רעננה|Ra'anana אילת|Eilat
  נצרת|Nazareth רהט|Rahat אום_אל-פחם|Umm_al-Fahm טייבה|Tayibe שפרעם|Shefa-Amr טמרה|Tamra סח'נין|Sakhnin
  עכו|Acre לוד|Lod רמלה|Ramla האחים|Brothers ובניו|&_Sons קבוצת|Group`,
);

/** The address in Hebrew letters. */
export const hebrewAddress: OwnField = {
  label: 'Address in Hebrew',
  group: 'contact',
  special: true,
  synonyms: ['hebrew address', 'native address'],
  make: (_, p) => translateWords(p.read('address'), HEBREW),
};

/** The firm's name in Hebrew: the trade first, as Hebrew has it. */
export const hebrewFirm: OwnField = {
  label: 'Company name in Hebrew',
  special: true,
  synonyms: ['hebrew name', 'native name'],
  make(_, p) {
    const { form, trade, founder } = p.firm;
    const name = p
      .read('name')
      .replace(form.name.text, '')
      .replace(trade.text, '')
      .replace(founder.text, hebrewOf(founder.native?.text ?? ''));
    const own = translateWords(name.trim(), HEBREW).replace(/^(.+) (האחים|קבוצת)$/, '$2 $1');
    return `${own} ${TRADES.get(trade.text) ?? ''} ${form.name.text === 'Ltd.' ? 'בע"מ' : 'שותפות מוגבלת'}`
      .trim()
      .replace(/ {2,}/g, ' ');
  },
};

/** Arabic letters as Hebrew writes Arab names; Hebrew ones stay. */
function hebrewOf(native: string): string {
  return native
    .replace(/[\u0620-\u064a]/g, (letter) => LETTERS[letter] ?? '')
    .replace(/[כמנפצ](?= |$)/g, (letter) => FINALS[letter] as string);
}

const LETTERS: Readonly<Record<string, string>> = {
  ا: 'א',
  أ: 'א',
  إ: 'א',
  آ: 'א',
  ى: 'א',
  ب: 'ב',
  ت: 'ת',
  ث: "ת'",
  ج: "ג'",
  ح: 'ח',
  خ: "ח'",
  د: 'ד',
  ذ: 'ד',
  ر: 'ר',
  ز: 'ז',
  س: 'ס',
  ش: 'ש',
  ص: 'צ',
  ض: 'ד',
  ط: 'ט',
  ظ: 'ט',
  ع: 'ע',
  غ: "ע'",
  ف: 'פ',
  ق: 'ק',
  ك: 'כ',
  ل: 'ל',
  م: 'מ',
  ن: 'נ',
  ه: 'ה',
  ة: 'ה',
  و: 'ו',
  ؤ: 'ו',
  ي: 'י',
  ئ: 'י',
};
const FINALS: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };

/** Trades in English with their Hebrew. */
const TABLE = `
  retail Trading=סחר|Stores=חנויות|Marketing=שיווק||Hardware=חומרי בניין|Books=ספרים|Gifts=מתנות
  construction Construction=בנייה|Contractors=קבלנות|Plumbing=אינסטלציה|Renovations=שיפוצים|Earthworks=עבודות עפר
  transport Transport=הובלות|Logistics=לוגיסטיקה|Shipping=שילוח|Couriers=שליחויות
  services Consulting=ייעוץ|Services=שירותים|Manpower=כוח אדם|Events=אירועים
  food Foods=מזון||Bakery=מאפייה|Dairy=מחלבה|Beverages=משקאות|Meats=בשרים
  hospitality Restaurants=מסעדות|Hotels=מלונות|Catering=קייטרינג|Cafe=בתי קפה
  software Software=תוכנה|Technologies=טכנולוגיות|Systems=מערכות|Digital=דיגיטל|Cyber=סייבר
  metal Metalworks=מסגרות|Steel=פלדה|Aluminium=אלומיניום
  automotive Motors=רכב|Garage=מוסך|Tyres=צמיגים|Auto Parts=חלפים
  realty Real Estate=נדל"ן|Properties=נכסים|Development=ייזום ופיתוח
  agriculture Farms=חקלאות|Nurseries=משתלות|Orchards=פרדסים
  electrical Electrical=חשמל|Lighting=תאורה
  manufacturing Industries=תעשיות|Engineering=הנדסה|Machinery=מכונות
  furniture Furniture=רהיטים||Carpentry=נגרות|Kitchens=מטבחים
  textiles Textiles=טקסטיל|Fashion=אופנה
  cleaning Cleaning=ניקיון|Laundry=מכבסה
  beauty Cosmetics=קוסמטיקה|Hair Design=עיצוב שיער
  accounting Accounting=הנהלת חשבונות|Tax Consulting=ייעוץ מס
  media Media=מדיה|Printing=דפוס|Publishing=הוצאה לאור|Advertising=פרסום
  health Medical=רפואה|Dental=רפואת שיניים|Diagnostics=אבחון
  electronics Electronics=אלקטרוניקה||Components=רכיבים
  energy Energy=אנרגיה|Solar=אנרגיה סולארית
  security Security=אבטחה|Guarding=שמירה
  law Law=עריכת דין|Legal Services=שירותים משפטיים
  architecture Architects=אדריכלים|Planning=תכנון
  plastics Plastics=פלסטיק|Packaging=אריזות
  pharma Pharma=פארמה|Biotech=ביוטכנולוגיה
  pharmacy Pharmacy=בית מרקחת|Pharm=פארם
  insurance Insurance=ביטוח
  finance Finance=פיננסים|Investments=השקעות
  telecom Telecom=תקשורת|Networks=רשתות
  airline Aviation=תעופה|Airlines=קווי תעופה`;

const TRADES: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((line) => line.trim().replace(/^\S+ /, '').split('|'))
    .map((pair) => pair.split('=') as [string, string]),
);

/** English names of trades of firms. */
export const ISRAELI_TRADES = TABLE.replace(/=[^|\n]+/g, '');
