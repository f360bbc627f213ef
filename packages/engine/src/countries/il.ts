import { luhnDigit } from '../checksum/luhn.ts';
import { LEVANT } from '../data/arabicNames.ts';
import { latinOf } from '../data/arabicScript.ts';
import { IL } from '../data/ibanLayouts.ts';
import { english } from '../data/languages/english.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { CREDIT_TRANSFER, INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { limitedAmount } from '../fields/limitedAmount.ts';
import type { Random } from '../kernel/random.ts';
import type { Firm } from '../model.ts';
import { ilCompany } from '../validators/ilCompany.ts';
import { ilTeudat } from '../validators/ilTeudat.ts';
import { certified, country, pictured } from './declare.ts';
import { ARAB_CITIES, hebrewAddress, hebrewFirm, ISRAELI_TRADES, ROADS } from './il/hebrew.ts';

export const il = country('il', () => ({
  name: 'Israel',
  alpha3: 'ISR',
  paydays: [[-1], [10]],
  currency: 'ILS',
  perEuro: 4.6,
  priceStep: 10,
  ips: '79.176-183 84.108-111',
  gs1: '729',
  holidays: 'passover passover+6 independence passover+50 rosh rosh+1 rosh+8 rosh+9 rosh+14 rosh+21',
  group: 'Middle East',
  locale: { language: 'he', zone: 'Asia/Jerusalem' },
  economy: {
    vat: { usual: 18 },
    deductions: { social: 8, tax: 11 },
    tenure: { rent: 35, loan: 30 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: 'israelisch Israël',
    scripts: `מישראל בישראל イスラエル 以色列 이스라엘 इज़राइल Израиль Израиля Ізраїль Ізраїлю израильск~ ізраїльськ~`,
    places: 'Tel Aviv-Yafo=מתל אביב|בתל אביב; Jerusalem=מירושלים|בירושלים; Haifa=מחיפה|בחיפה',
    numbers: { id: 'tz', company: 'ח.פ. חפ' },
  },
  aliases: 'ישראל Israeli Israelis ישראלי ישראלית State_of_Israel Yisrael Medinat_Yisrael إسرائيل',
  ages: '15 19 18 16 13 11 8',
  life: {
    // National Insurance Institute: the 28th.
    pensionPay: { days: [28] },
    studies: 30,
    retires: [67, 64],
    pays: [1800, 4300],
    levels: SOFTWARE_PAYS,
    institutions: `
      university The Open University
      university@Jerusalem+Beit_Shemesh Hebrew University of Jerusalem
      university@Tel_Aviv-Yafo+Bat_Yam Tel Aviv University
      university@Ramat_Gan+Bnei_Brak+Petah_Tikva Bar-Ilan University
      university@Haifa (University of Haifa|Technion)
      university@Beersheba+Rahat Ben-Gurion University of the Negev
      university@Ashkelon+Netanya {town} Academic College
      university@Acre+Nahariya Western Galilee College
      university@Ashdod Sami Shamoon College of Engineering
      university@Holon Holon Institute of Technology
      university@Herzliya Reichman University
      primary {town} Elementary School
      secondary {town} High School
      hospital Clalit Health Services, {town}
      hospital@Jerusalem (Hadassah|Shaare Zedek) Medical Center
      hospital@Tel_Aviv-Yafo Tel Aviv Sourasky Medical Center
      hospital@Haifa Rambam Health Care Campus
      hospital@Beersheba Soroka Medical Center
      hospital@Petah_Tikva Rabin Medical Center
      hospital@Ramat_Gan Sheba Medical Center
      hospital@Ashkelon Barzilai Medical Center
      hospital@Ashdod Assuta Ashdod
      hospital@Rehovot Kaplan Medical Center
      hospital@Hadera Hillel Yaffe Medical Center
      hospital@Kfar_Saba Meir Medical Center
      hospital@Netanya Laniado Hospital
      hospital@Holon Wolfson Medical Center
      hospital@Eilat Yoseftal Medical Center
      hospital@Nahariya+Acre Galilee Medical Center
      hospital@Nazareth Nazareth Hospital
      care {town} Parents Home
      police Israel Police, {town}
      transit {town} Bus Lines
      pension National Insurance Institute
      fire Fire and Rescue Authority
      ambulance Magen David Adom`,
  },
  language: {
    ...english,
    merchants: `Makolet {owner}|{owner} Bakery|{owner} Pharmacy|{town} Supermarket|{owner} Gas Station|{town} Books|
      Cafe {owner}|Falafel {owner}|Hummus {owner}|{town} Fitness|{owner} Flowers|{owner} Toys|Shawarma {town}||
      {owner} Fashion|{owner} Electronics|{owner} Opticians|{town} Hardware|{town} Travel|{owner} Jewelry`,
  },
  sources: 'ages, populations and given names CBS 2023-24; shares of banks by Bank of Israel and reports',
  weekend: [5, 6],
  names: [
    // Jews.
    {
      share: 78,
      near: {
        'Jerusalem District': 60,
        'Tel Aviv District': 87,
        'Central District': 84,
        'Haifa District': 68,
        'Northern District': 58,
        'Southern District': 78,
        ...share(0),
      },
      native: '{given.native} {family.native}',
      male: {
        0: `משה|Moshe יוסף|Yosef אברהם|Avraham יעקב|Yaakov יצחק|Yitzhak שלמה|Shlomo חיים|Haim דוד|David שמואל|Shmuel צבי|Zvi
          מרדכי|Mordechai אליהו|Eliyahu מאיר|Meir שמעון|Shimon ראובן|Reuven זאב|Zeev אהרון|Aharon מנחם|Menachem פנחס|Pinchas
          נחום|Nahum נתן|Natan דב|Dov בנימין|Binyamin יהודה|Yehuda ישראל|Israel אשר|Asher שאול|Shaul עמוס|Amos רפאל|Rafael`,
        1950: `דוד|David משה|Moshe יוסף|Yosef יעקב|Yaakov אברהם|Avraham יצחק|Yitzhak אבי|Avi יוסי|Yossi שלמה|Shlomo חיים|Haim
          שמעון|Shimon מיכאל|Michael אלי|Eli רפאל|Rafael מאיר|Meir עמוס|Amos אהוד|Ehud יגאל|Yigal אורי|Uri אריה|Arie גדעון|Gideon
          דן|Dan יאיר|Yair ראובן|Reuven צבי|Zvi אילן|Ilan שאול|Shaul גבריאל|Gabriel`,
        1970: `דוד|David משה|Moshe רונן|Ronen אייל|Eyal עופר|Ofer גיל|Gil ניר|Nir ערן|Eran אורן|Oren אסף|Asaf שי|Shai רן|Ran גיא|Guy
          יניב|Yaniv אמיר|Amir ליאור|Lior קובי|Kobi אילן|Ilan יובל|Yuval רועי|Roi יוסי|Yossi אלון|Alon ירון|Yaron תומר|Tomer
          אבי|Avi מיכאל|Michael אלי|Eli שמעון|Shimon חיים|Haim`,
        1985: `דניאל|Daniel דוד|David רועי|Roi תומר|Tomer גיא|Guy אלון|Alon יניב|Yaniv ליאור|Lior לירן|Liran אלעד|Elad עמית|Amit טל|Tal
          נדב|Nadav עידן|Idan אופיר|Ofir מתן|Matan עומר|Omer ניר|Nir אסף|Asaf עידו|Ido יונתן|Yonatan גל|Gal דור|Dor אור|Or
          משה|Moshe יוסף|Yosef מיכאל|Michael אבי|Avi חן|Chen שי|Shai נתנאל|Netanel`,
        1998: `דוד|David נועם|Noam איתי|Itai יונתן|Yonatan עומר|Omer אורי|Uri דניאל|Daniel איתן|Eitan עידו|Ido יובל|Yuval אריאל|Ariel
          יוסף|Yosef משה|Moshe אדם|Adam הראל|Harel יהודה|Yehuda רון|Ron אביב|Aviv נתנאל|Netanel עמרי|Omri יואב|Yoav עמית|Amit
          רפאל|Rafael בנימין|Binyamin לביא|Lavi יאיר|Yair אליהו|Eliyahu אלון|Alon ליאם|Liam`,
      },
      female: {
        0: `שרה|Sarah אסתר|Esther מרים|Miriam רחל|Rachel רבקה|Rivka חנה|Hana לאה|Leah שושנה|Shoshana יהודית|Yehudit רות|Ruth
          פנינה|Pnina ציפורה|Tzipora חיה|Haya דבורה|Devora בתיה|Batya זהבה|Zehava יפה|Yaffa מזל|Mazal רינה|Rina נעמי|Naomi
          טובה|Tova אביבה|Aviva מלכה|Malka:1.7`,
        1950: `אסתר|Esther רחל|Rachel שושנה|Shoshana מרים|Miriam רבקה|Rivka חנה|Hana שרה|Sarah יפה|Yaffa אילנה|Ilana דליה|Dalia
          נורית|Nurit רינה|Rina אביבה|Aviva זהבה|Zehava רות|Ruth נעמי|Naomi אורה|Ora עפרה|Ofra יהודית|Yehudit דורית|Dorit
          תמר|Tamar לאה|Leah יעל|Yael מיכל|Michal דפנה|Dafna חיה|Haya צופיה|Tzofia`,
        1970: `מיכל|Michal יעל|Yael אורלי|Orly אורית|Orit סיגל|Sigal רונית|Ronit גלית|Galit לימור|Limor מירב|Merav ענת|Anat קרן|Keren
          ליאת|Liat אפרת|Efrat איריס|Iris דורית|Dorit ורד|Vered סמדר|Smadar לילך|Lilach ענבל|Inbal דפנה|Dafna רויטל|Revital
          שרון|Sharon אילת|Ayelet אסתר|Esther שרה|Sarah רחל|Rachel עינת|Einat נורית|Nurit הילה|Hila שלומית|Shlomit`,
        1985: `מיכל|Michal יעל|Yael קרן|Keren ליאת|Liat הילה|Hila אפרת|Efrat לירון|Liron הדס|Hadas עדי|Adi שני|Shani מורן|Moran רעות|Reut
          ענבל|Inbal אורטל|Ortal ספיר|Sapir חן|Chen טל|Tal ליאור|Lior נטע|Neta דנה|Dana מעיין|Maayan רוני|Roni שרה|Sarah
          אסתר|Esther לינוי|Linoy סיון|Sivan אושרת|Oshrat נופר|Nofar ירדן|Yarden אלינור|Elinor איילת|Ayelet`,
        1998: `נועה|Noa שירה|Shira תמר|Tamar מאיה|Maya יעל|Yael טליה|Talia אביגיל|Avigail רוני|Roni עדי|Adi שרה|Sarah אסתר|Esther
          מיכל|Michal איילה|Ayala הילה|Hila עדן|Eden ספיר|Sapir ירדן|Yarden שקד|Shaked אגם|Agam ליה|Lia אלה|Ella מיה|Mia רומי|Romi
          אדל|Adel נטע|Neta חנה|Hana הודיה|Hodaya תהילה|Tehila גילי|Gili יסמין|Yasmin נגה|Noga שני|Shani אוריה|Oria אמה|Emma
          אביה|Avia`,
      },
      family: `כהן|Cohen:6 לוי|Levi:4 מזרחי|Mizrahi:2.4 פרץ|Peretz:2.3 ביטון|Biton:2.2 דהן|Dahan:2 פרידמן|Friedman:1.8 מלכה|Malka
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
      share: 17,
      near: {
        ...share(100),
        'Jerusalem District': 36,
        'Beit Shemesh': 0.1,
        'Tel Aviv District': 0.5,
        'Tel Aviv-Yafo': 5,
        'Bnei Brak': 0.1,
        'Central District': 0.5,
        Lod: 28,
        Ramla: 24,
        'Haifa District': 13,
        Hadera: 1,
        'Northern District': 32,
        Nahariya: 4,
        'Southern District': 2,
      },
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
      share: 12,
      near: {
        'Jerusalem District': 4,
        'Tel Aviv District': 11,
        'Bnei Brak': 0.5,
        'Central District': 10,
        'Haifa District': 19,
        'Northern District': 17,
        'Southern District': 19,
        ...share(0),
      },
      native: '{given.native} {family.native}',
      male: {
        0: `ולדימיר|Vladimir בוריס|Boris לאוניד|Leonid מיכאיל|Mikhail אלכסנדר|Alexander גריגורי|Grigory ארקדי|Arkady סמיון|Semyon
          יורי|Yuri אנטולי|Anatoly גנאדי|Gennady ולרי|Valery ויקטור|Viktor אדוארד|Eduard`,
        1970: `אלכסנדר|Alexander סרגיי|Sergey דמיטרי|Dmitry ולדימיר|Vladimir יבגני|Evgeny מיכאיל|Mikhail איגור|Igor מקסים|Maxim
          אלכסיי|Alexey אנדריי|Andrey ויטלי|Vitaly קונסטנטין|Konstantin אולג|Oleg פאבל|Pavel רומן|Roman`,
        1988: `דניאל|Daniel אלכס|Alex מקסים|Maxim איליה|Ilya ארתור|Arthur דניס|Denis אנטון|Anton רומן|Roman דמיטרי|Dmitry מיכאל|Michael
          אדם|Adam מארק|Mark דוד|David`,
      },
      female: {
        0: `לודמילה|Ludmila סבטלנה|Svetlana גלינה|Galina ולנטינה|Valentina פאינה|Faina רימה|Rima לריסה|Larisa נינה|Nina
          טטיאנה|Tatiana אירינה|Irina ורה|Vera ז'אנה|Zhanna`,
        1970: `אנה|Anna יוליה|Yulia סבטלנה|Svetlana נטליה|Natalia אירינה|Irina אולגה|Olga ילנה|Elena מרינה|Marina
          ויקטוריה|Victoria טטיאנה|Tatiana יקטרינה|Ekaterina אינה|Inna אוקסנה|Oksana אלכסנדרה|Alexandra יבגניה|Evgenia`,
        1988: `אנסטסיה|Anastasia אלינה|Alina קסניה|Ksenia דיאנה|Diana סופיה|Sofia מריה|Maria פולינה|Polina ניקול|Nicole ויקטוריה|Victoria
          מישל|Michelle אנה|Anna`,
      },
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
    columns: 'city region zone area lat lon pop',
    rows: `
      Jerusalem|Jerusalem District|9[3-7]#####|2|31.7750|35.1950|980
      Tel Aviv-Yafo|Tel Aviv District|6[1-9]#####|3|32.0809|34.7806|475
      Haifa|Haifa District|3[1-5]#####|4|32.8184|34.9885|290
      Rishon LeZion|Central District|75#####|3|31.9710|34.7894|262
      Petah Tikva|Central District|49#####|3|32.0871|34.8875|255
      Netanya|Central District|42#####|9|32.3329|34.8599|235
      Ashdod|Southern District|77[0-6]####|8|31.7921|34.6497|226
      Bnei Brak|Tel Aviv District|51#####|3|32.0807|34.8338|218
      Beersheba|Southern District|84#####|8|31.2518|34.7913|215
      Holon|Tel Aviv District|58#####|3|32.0103|34.7792|198
      Ramat Gan|Tel Aviv District|52#####|3|32.0823|34.8107|172
      Beit Shemesh|Jerusalem District|99#####|2|31.7307|34.9929|160
      Ashkelon|Southern District|78#####|8|31.6693|34.5715|155
      Rehovot|Central District|76#####|8|31.8942|34.8120|152
      Bat Yam|Tel Aviv District|59#####|3|32.0200|34.7600|127
      Herzliya|Tel Aviv District|46#####|9|32.1663|34.8254|106
      Hadera|Haifa District|38#####|4|32.4419|34.9039|103
      Modi'in|Central District|717####|8|31.9000|35.0000|99
      Kfar Saba|Central District|44#####|9|32.1750|34.9069|98
      Lod|Central District|71[1-3]####|8|31.9510|34.8950|85
      Ra'anana|Central District|43#####|9|32.1836|34.8739|82
      Ramla|Central District|72#####|8|31.9290|34.8700|79
      Nahariya|Northern District|22#####|4|33.0058|35.1100|62
      Rahat|Southern District|8535700|8|31.3930|34.7540|79
      Nazareth|Northern District|16[0-3]####|4|32.7019|35.2971|78
      Umm al-Fahm|Haifa District|3001000|4|32.5170|35.1520|59
      Eilat|Southern District|88#####|8|29.5650|34.9380|53
      Acre|Northern District|24#####|4|32.9250|35.0950|51
      Tayibe|Central District|4040000|9|32.2660|35.0080|46
      Shefa-Amr|Northern District|2020000|4|32.8056|35.1694|43
      Tamra|Northern District|3081100|4|32.8530|35.1980|36
      Sakhnin|Northern District|3081000|4|32.8650|35.2970|34`,
    others: `Jerusalem=ירושלים|القدس|Yerushalayim; Tel Aviv-Yafo=Tel Aviv|תל אביב|תל אביב-יפו; Haifa=חיפה;
      Rishon LeZion=ראשון לציון; Petah Tikva=פתח תקווה; Netanya=נתניה; Ashdod=אשדוד; Bnei Brak=בני ברק;
      Beersheba=באר שבע|Be'er Sheva; Holon=חולון; Ramat Gan=רמת גן; Beit Shemesh=בית שמש; Ashkelon=אשקלון;
      Rehovot=רחובות; Bat Yam=בת ים; Herzliya=הרצליה; Hadera=חדרה; Modi'in=מודיעין; Kfar Saba=כפר סבא; Lod=לוד;
      Ra'anana=רעננה; Ramla=רמלה; Nahariya=נהריה; Eilat=אילת; Acre=עכו|Akko;
      Nazareth=נצרת|الناصرة; Rahat=רהט|رهط; Umm al-Fahm=אום אל-פחם|أم الفحم; Tayibe=טייבה|الطيبة;
      Shefa-Amr=שפרעם|شفاعمرو; Tamra=טמרה|طمرة; Sakhnin=סח'נין|سخنين; Jerusalem District=מחוז ירושלים;
      Tel Aviv District=מחוז תל אביב; Haifa District=מחוז חיפה; Central District=מחוז המרכז;
      Southern District=מחוז הדרום; Northern District=מחוז הצפון`,
  },
  roads: latinOf(ROADS),
  ownRoads: ARAB_CITIES,
  street: '({road} {1-160}|{road} {1-120}/{1-40})',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+972 5(0|2|4|8) [4-7]## ####',
  landline: '+972 {place.area} [5-8]## ####',
  banks: {
    columns: 'bank bic code share',
    rows: `
      Bank Hapoalim|POALILIT|12|28
      Bank Leumi|LUMIILIT|10|26
      Mizrahi Tefahot Bank|MIZBILIT|20|18
      Israel Discount Bank|IDBLILIT|11|12
      First International Bank of Israel|FIRBILIT|31|7
      Mercantile Discount Bank|BARDILIT|17|4
      Bank Yahav|BYAHILI1|04|3
      Bank Massad|MASBILIT|46|1
      Bank of Jerusalem|JERSILIT|54|1`,
    others: `Bank Hapoalim=Hapoalim|בנק הפועלים|הפועלים; Bank Leumi=Leumi|בנק לאומי|לאומי;
      Mizrahi Tefahot Bank=Mizrahi|מזרחי טפחות; Israel Discount Bank=Discount Bank|בנק דיסקונט`,
  },
  // Bank, branch and account, as printed on cheques.
  account: pictured('Account number', '{bank.code}-{010-959}-{100000-999999}'),
  iban: ibanField({ IL }, (_, p) => {
    const account = p.read('account');
    return `0${account.slice(0, 2)}${account.slice(3, 6)}0000000${account.slice(7)}`;
  }),
  cards: 'visa:52 mastercard:37 amex:6 diners:5',
  wallets: 'Bit:80 PayBox:20',
  firms: {
    forms: `
      Ltd.|98|1948|1|300
      L.P.|2|1975|2|40`,
    trades: ISRAELI_TRADES,
    name: '({founder} {trade}|{founder} Brothers {trade}|{founder} & Sons {trade}|{town} {trade}|{founder} {trade}) {form}',
    era: 1948,
  },
  income: [6800, 33000],
  fields: {
    // The most of a day.
    bitamount: limitedAmount('Bit amount', 3600),
    region: { label: 'District' },
    postcode: { label: 'Mikud' },
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
    nativeaddress: hebrewAddress,
    bankcode: pictured('Bank code', '{bank.code}'),
    branch: {
      label: 'Branch (Snif)',
      synonyms: ['snif'],
      make: (_, p) => p.read('account').slice(3, 6),
    },
    plate: pictured('Licence plate', '{100-899}-##-##[1-9]'),
  },
  company: {
    street: { picture: '{road} {1-160}' },
    nativeaddress: hebrewAddress,
    registration: certified(ilCompany, 'Company number (H.P.)', {
      make: (random, { firm }) => companyNumber(random, firm),
    }),
    nativename: hebrewFirm,
    tax: certified(ilCompany, 'Tax file', { make: (_, p) => p.read('registration') }),
    vat: certified(ilCompany, 'Osek Murshe', { make: (_, p) => p.read('registration') }),
  },
  presets: [
    {
      key: 'bit',
      scheme: INSTANT_TRANSFER,
      name: 'Bit transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender phone', 'phone'],
        ['Receiver', 'payee.name'],
        ['Receiver phone', 'payee.phone'],
        ['Amount', 'bitamount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'masav',
      scheme: CREDIT_TRANSFER,
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
}));

/** Percentage of people with these names in the Arab cities. */
function share(percent: number): Readonly<Record<string, number>> {
  return Object.fromEntries(ARAB_CITIES.map((city) => [city, percent]));
}

/**
 * Returns a company's number by its year, because the register is consecutive; 55 for partnerships. The years are
 * those of published numbers.
 */
function companyNumber(random: Random, { form, founded }: Firm): string {
  const start =
    form.name.text === 'L.P.'
      ? `55${random.below(10)}`
      : `51${SERIES.findLastIndex((from) => from <= founded)}`;
  const body = start + random.digits(5);
  return body + luhnDigit(body);
}

/** From which year on the third digit is 0, 1, 2 and so on. */
const SERIES = [0, 1984, 1990, 1999, 2007, 2014, 2019, 2024];
