import { LEVANT } from '../data/arabicNames.ts';
import { ilCompany } from '../validators/ilCompany.ts';
import { ilTeudat } from '../validators/ilTeudat.ts';
import { certified, country, pictured } from './declare.ts';

export const il = country({
  code: 'il',
  name: 'Israel',
  alpha3: 'ISR',
  currency: 'ILS',
  group: 'Middle East',
  aliases: 'ישראל Israeli Israelis ישראלי ישראלית State_of_Israel Yisrael Medinat_Yisrael إسرائيل',
  names: [
    // Jews.
    {
      share: 69,
      native: '{given.native} {family.native}',
      male: `דוד|David משה|Moshe יוסף|Yosef אברהם|Avraham יעקב|Yaakov יצחק|Yitzhak דניאל|Daniel חיים|Haim
        מיכאל|Michael אריאל|Ariel נועם|Noam איתי|Itai יונתן|Yonatan עומר|Omer אורי|Uri שלמה|Shlomo אליהו|Eliyahu
        עידו|Ido רועי|Roi גיא|Guy יובל|Yuval איתן|Eitan אלון|Alon תומר|Tomer ניר|Nir עמית|Amit רון|Ron אסף|Asaf
        גיל|Gil שמואל|Shmuel אהרון|Aharon מאיר|Meir שמעון|Shimon אבי|Avi יוסי|Yossi אלי|Eli רפאל|Rafael
        בנימין|Binyamin יהודה|Yehuda ישראל|Israel נתן|Natan עמוס|Amos צבי|Zvi מנחם|Menachem מרדכי|Mordechai אורן|Oren
        אייל|Eyal יניב|Yaniv ערן|Eran שי|Shai רן|Ran דן|Dan אדם|Adam הראל|Harel דור|Dor לירן|Liran מתן|Matan עדי|Adi
        גל|Gal אופיר|Ofir אמיר|Amir ליאור|Lior קובי|Kobi נדב|Nadav אלעד|Elad אביב|Aviv נתנאל|Netanel עמרי|Omri
        יואב|Yoav טל|Tal עופר|Ofer יגאל|Yigal דב|Dov גבריאל|Gabriel אהוד|Ehud ראובן|Reuven אשר|Asher נחום|Nahum
        פנחס|Pinchas זאב|Zeev שאול|Shaul יאיר|Yair עידן|Idan`,
      female: `שרה|Sarah אסתר|Esther מרים|Miriam רחל|Rachel רבקה|Rivka חנה|Hana לאה|Leah יעל|Yael נועה|Noa תמר|Tamar
        מאיה|Maya שירה|Shira אביגיל|Avigail מיכל|Michal טליה|Talia אדל|Adele איילה|Ayala דנה|Dana קרן|Keren ענת|Anat
        אורלי|Orly אורית|Orit סיגל|Sigal רונית|Ronit עדי|Adi גלית|Galit לימור|Limor מירב|Merav הילה|Hila ליאת|Liat
        אפרת|Efrat רות|Ruth דבורה|Devora נעמי|Naomi יהודית|Yehudit חיה|Haya שושנה|Shoshana פנינה|Pnina ציפורה|Tzipora
        בתיה|Batya יפה|Yaffa מזל|Mazal אילנה|Ilana דליה|Dalia נורית|Nurit רינה|Rina זהבה|Zehava אביבה|Aviva ורד|Vered
        סמדר|Smadar אילת|Eilat ליאור|Lior שני|Shani חן|Chen ספיר|Sapir ירדן|Yarden רוני|Roni אגם|Agam לירון|Liron
        הדס|Hadas נטע|Neta שקד|Shaked גילי|Gili אלה|Ella אמה|Emma מיה|Mia רומי|Romi ליה|Lia איילת|Ayelet מעיין|Maayan
        אורטל|Ortal עינת|Einat יסמין|Yasmin לינוי|Linoy אוריה|Oria הודיה|Hodaya תהילה|Tehila רעות|Reut נגה|Noga
        עפרה|Ofra צופיה|Tzofia אלינור|Elinor לילך|Lilach רויטל|Revital ענבל|Inbal אושרת|Oshrat עדן|Eden נופר|Nofar
        דורית|Dorit דפנה|Dafna אביה|Avia`,
      family: `כהן|Cohen לוי|Levi מזרחי|Mizrahi פרץ|Peretz ביטון|Biton דהן|Dahan פרידמן|Friedman מלכה|Malka
        אזולאי|Azoulay כץ|Katz עמר|Amar אוחיון|Ohayon חדד|Hadad גבאי|Gabay בן_דוד|Ben-David אדרי|Edri לוין|Levin
        קליין|Klein חזן|Hazan שפירא|Shapira סויסה|Swissa בר|Bar אוחנה|Ohana רוזנברג|Rosenberg שרעבי|Sharabi שטרן|Stern
        מור|Mor רוזן|Rosen גולן|Golan הררי|Harari ברוך|Baruch שלום|Shalom וקנין|Vaknin שושן|Shushan סבג|Sabag
        אשכנזי|Ashkenazi בכר|Bachar טולדנו|Toledano ממן|Maman אלבז|Elbaz בוחבוט|Buhbut בן_חמו|Ben-Hamo
        גרינברג|Greenberg הופמן|Hoffman וייס|Weiss זוהר|Zohar חסון|Hason טובי|Tubi יפרח|Yifrah כרמי|Carmi לביא|Lavi
        מימון|Maimon נגר|Nagar סגל|Segal עובדיה|Ovadia פלד|Peled צור|Tzur קדוש|Kadosh רביבו|Revivo שחר|Shahar
        תורג'מן|Turgeman בן_שושן|Ben-Shushan גולדברג|Goldberg דיין|Dayan ויצמן|Weizman זכאי|Zakai חמו|Hamo טייב|Taib
        יונה|Yona כרמל|Carmel לנדאו|Landau נסים|Nissim סלע|Sela עזרא|Ezra פישר|Fischer צדוק|Tzadok קפלן|Kaplan
        שגב|Segev אבוטבול|Abutbul אסולין|Asulin אפשטיין|Epstein בוזגלו|Bouzaglo בלום|Blum ברגר|Berger ברק|Barak
        גבע|Geva גולדשטיין|Goldstein גורן|Goren גלעד|Gilad גרוס|Gross גרוסמן|Grossman דביר|Dvir דרור|Dror
        הורוביץ|Horowitz הלוי|Halevi ועקנין|Waknin זיו|Ziv יעקובי|Yaakobi ירושלמי|Yerushalmi כספי|Caspi לב|Lev
        לוגסי|Lugasi מועלם|Moalem מרציאנו|Marciano נוימן|Neumann נחמיאס|Nahmias סבן|Saban סימון|Simon סעדון|Saadon
        עוז|Oz עמרם|Amram ענבר|Inbar פוקס|Fuchs פינטו|Pinto פלדמן|Feldman פרנקל|Frenkel צרפתי|Tzarfati קורן|Koren
        קמחי|Kimchi קרמר|Kramer רבינוביץ|Rabinovich רוט|Roth רוזנפלד|Rosenfeld רייך|Reich רם|Ram שוורץ|Schwartz
        שמש|Shemesh שמואלי|Shmueli שרון|Sharon שרביט|Sharvit תמיר|Tamir יוספי|Yosefi איבגי|Ivgi זינגר|Singer`,
    },
    // Arabs.
    {
      share: 20,
      native: '{given.native} {family.native}',
      male: LEVANT.male,
      female: LEVANT.female,
      family: `اغبارية|Agbaria زعبي|Zoabi محاجنة|Mahajna مصاروة|Masarwa جبارين|Jabareen عودة|Odeh ناطور|Natour
        ${LEVANT.family} كبها|Kabha بدارنة|Badarna سواعد|Sawaed غنايم|Ghanaim خلايلة|Khalaila صرصور|Sarsour
        يونس|Younis حلبي|Halabi دراوشة|Darawsha فاهوم|Fahoum أبو_ريا|Abu_Raya عثامنة|Athamna القريناوي|Al-Krenawi
        الصانع|Al-Sana`,
    },
    // Born in the Soviet Union and its successors.
    {
      share: 11,
      native: '{given.native} {family.native}',
      male: `אלכסנדר|Alexander סרגיי|Sergey דמיטרי|Dmitry ולדימיר|Vladimir יבגני|Evgeny מיכאיל|Mikhail איגור|Igor
        בוריס|Boris מקסים|Maxim לאוניד|Leonid ויקטור|Viktor אלכסיי|Alexey אנדריי|Andrey ויטלי|Vitaly
        קונסטנטין|Konstantin אולג|Oleg פאבל|Pavel רומן|Roman גריגורי|Grigory ארקדי|Arkady סמיון|Semyon יורי|Yuri
        אנטון|Anton דניס|Denis ולרי|Valery אדוארד|Eduard ארתור|Arthur איליה|Ilya גנאדי|Gennady אנטולי|Anatoly`,
      female: `אנה|Anna יוליה|Yulia סבטלנה|Svetlana נטליה|Natalia אירינה|Irina אולגה|Olga ילנה|Elena מרינה|Marina
        ויקטוריה|Victoria טטיאנה|Tatiana לריסה|Larisa לודמילה|Ludmila יקטרינה|Ekaterina מריה|Maria גלינה|Galina
        ולנטינה|Valentina אינה|Inna ז'אנה|Zhanna אלינה|Alina קסניה|Ksenia דיאנה|Diana סופיה|Sofia אנסטסיה|Anastasia
        יבגניה|Evgenia אלכסנדרה|Alexandra רימה|Rima פאינה|Faina ורה|Vera אוקסנה|Oksana פולינה|Polina`,
      family: `ליברמן|Liberman שפירו|Shapiro קגן|Kagan גורביץ'|Gurevich איבנוב|Ivanov/איבנובה|Ivanova קוגן|Kogan
        קוזנצוב|Kuznetsov/קוזנצובה|Kuznetsova פטרוב|Petrov/פטרובה|Petrova גולדמן|Goldman זילברמן|Zilberman
        ויסמן|Vaisman רויטמן|Roitman שטיינברג|Shteinberg ויינשטיין|Vainshtein אלטמן|Altman שולמן|Shulman
        ליפשיץ|Lifshitz גינזבורג|Ginzburg טרכטנברג|Trachtenberg זסלבסקי|Zaslavsky אברמוב|Abramov/אברמובה|Abramova
        סמירנוב|Smirnov/סמירנובה|Smirnova וולקוב|Volkov/וולקובה|Volkova קוזלוב|Kozlov/קוזלובה|Kozlova
        מורוזוב|Morozov/מורוזובה|Morozova פופוב|Popov/פופובה|Popova סוקולוב|Sokolov/סוקולובה|Sokolova
        שבצ'נקו|Shevchenko בונדרנקו|Bondarenko קובלנקו|Kovalenko טקצ'נקו|Tkachenko מלניק|Melnik`,
    },
  ],
  places: {
    columns: 'city region zone area lat lon',
    rows: `
      Jerusalem|Jerusalem District|9[3-7]#####|2|31.7690|35.2163
      Tel Aviv-Yafo|Tel Aviv District|6[1-9]#####|3|32.0809|34.7806
      Haifa|Haifa District|3[1-5]#####|4|32.8184|34.9885
      Rishon LeZion|Central District|75#####|3|31.9710|34.7894
      Petah Tikva|Central District|49#####|3|32.0871|34.8875
      Ashdod|Southern District|77[0-6]####|8|31.7921|34.6497
      Netanya|Central District|42#####|9|32.3329|34.8599
      Beersheba|Southern District|84#####|8|31.2518|34.7913
      Bnei Brak|Tel Aviv District|51#####|3|32.0807|34.8338
      Holon|Tel Aviv District|58#####|3|32.0103|34.7792
      Ramat Gan|Tel Aviv District|52#####|3|32.0823|34.8107
      Ashkelon|Southern District|78#####|8|31.6693|34.5715
      Rehovot|Central District|76#####|8|31.8942|34.8120
      Bat Yam|Tel Aviv District|59#####|3|32.0238|34.7518
      Beit Shemesh|Jerusalem District|99#####|2|31.7307|34.9929
      Kfar Saba|Central District|44#####|9|32.1750|34.9069
      Herzliya|Tel Aviv District|46#####|9|32.1663|34.8254
      Hadera|Haifa District|38#####|4|32.4419|34.9039
      Modi'in|Central District|717####|8|31.8939|35.0150
      Nahariya|Northern District|22#####|4|33.0058|35.0950
      Ra'anana|Central District|43#####|9|32.1836|34.8739
      Eilat|Southern District|88#####|8|29.5581|34.9482`,
  },
  roads: `Herzl_Street Jabotinsky_Street Ben_Gurion_Boulevard Weizmann_Street Rothschild_Boulevard Bialik_Street Sokolov_Street
    HaNassi_Street Begin_Road Allenby_Street Dizengoff_Street Ben_Yehuda_Street King_George_Street Ahad_Ha'am_Street HaPalmach_Street
    Arlozorov_Street Balfour_Street Tchernichovsky_Street Golda_Meir_Boulevard Yitzhak_Rabin_Boulevard HaAtzmaut_Street
    Shderot_Yerushalayim Katznelson_Street Trumpeldor_Street Nordau_Street HaHagana_Street Hillel_Street Ibn_Gabirol_Street
    Rambam_Street HaShalom_Street HaTamar_Street HaZayit_Street HaGefen_Street HaRimon_Street HaOren_Street`,
  street: '({road} {1-160}|{road} {1-120}/{1-40})',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+972 5(0|2|4|8) [4-7]## ####',
  landline: '+972 {place.area} [5-8]## ####',
  banks: {
    columns: 'bank bic code',
    rows: `
      Bank Hapoalim|POALILIT|12
      Bank Leumi|LUMIILIT|10
      Mizrahi Tefahot Bank|MIZBILIT|20
      Israel Discount Bank|IDBLILIT|11
      First International Bank of Israel|FIRBILIT|31
      Mercantile Discount Bank|BARDILIT|17
      Bank Yahav|BYAHILI1|04
      Bank Massad|MASBILIT|46
      Bank of Jerusalem|JERSILIT|54`,
  },
  // Bank, branch and account, as printed on cheques.
  account: pictured('Account number', '{bank.code}-{010-959}-{100000-999999}'),
  bban(_, p) {
    const account = p.read('account');
    return `0${account.slice(0, 2)}${account.slice(3, 6)}0000000${account.slice(7)}`;
  },
  cards: 'visa mastercard amex diners',
  wallets: 'Bit PayBox',
  firms: {
    forms: 'Ltd.',
    name: '({founder} {trade}|{founder} Brothers {trade}|{founder} & Sons|{town} {trade}|{founder} Group) {form}',
  },
  income: [7000, 30000],
  fields: {
    id: certified(ilTeudat, 'Teudat Zehut', {
      synonyms: ['תעודת זהות', 'ת.ז.', 'mispar zehut'],
    }),
    passport: pictured('Passport number (Darkon)', '[23]#######', {
      synonyms: ['darkon', 'דרכון'],
    }),
    licence: pictured('Driving licence', '[1-9]#######', {
      synonyms: ['rishyon nehiga', 'רישיון נהיגה'],
    }),
    tax: certified(ilTeudat, 'Tax file (Mispar Tik)', { make: (_, p) => p.read('id') }),
    vat: certified(ilTeudat, 'Osek Murshe', {
      synonyms: ['maam', 'עוסק מורשה'],
      make: (_, p) => p.read('id'),
    }),
    bankcode: pictured('Bank code', '{bank.code}'),
    branch: {
      label: 'Branch (Snif)',
      synonyms: ['snif'],
      make: (_, p) => p.read('account').slice(3, 6),
    },
    plate: pictured('Licence plate', '{100-899}-##-##[1-9]'),
  },
  company: {
    registration: certified(ilCompany, 'Company number (H.P.)'),
    tax: certified(ilCompany, 'Tax file', { make: (_, p) => p.read('registration') }),
    vat: certified(ilCompany, 'Osek Murshe', { make: (_, p) => p.read('registration') }),
  },
  presets: [
    {
      key: 'bit',
      name: 'Bit transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender phone', 'phone'],
        ['Receiver', 'payee.name'],
        ['Receiver phone', 'payee.phone'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'masav',
      name: 'Masav bank transfer',
      rows: [
        ['Payer', 'company.name'],
        ['Payer company number', 'company.registration'],
        ['Payer account', 'company.account'],
        ['Beneficiary', 'name'],
        ['Beneficiary ID', 'id'],
        ['Bank', 'bankcode'],
        ['Branch', 'branch'],
        ['Account', 'account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Value date', 'date'],
      ],
    },
  ],
});
