import { ukrainianLatin } from '../data/cyrillic.ts';
import { UA } from '../data/ibanLayouts.ts';
import { english } from '../data/languages/english.ts';
import { inLatin, nativeScript } from '../data/nativeScript.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { addressIn } from '../fields/nativeAddress.ts';
import { uaEdrpou } from '../validators/uaEdrpou.ts';
import { uaRnokpp } from '../validators/uaRnokpp.ts';
import { uaUnzr } from '../validators/uaUnzr.ts';
import { certified, country, pictured } from './declare.ts';
import { registerNumber } from './registerNumber.ts';

const ROADS = `вул._Тараса_Шевченка вул._Івана_Франка вул._Лесі_Українки вул._Соборна вул._Незалежності вул._Грушевського
  вул._Богдана_Хмельницького вул._Свободи вул._Садова вул._Шкільна вул._Центральна вул._Зелена вул._Миру вул._Нова
  вул._Київська вул._Вишнева вул._Польова вул._Лісова вул._Набережна вул._Вокзальна вул._Степана_Бандери
  вул._Івана_Мазепи вул._Сагайдачного вул._Гетьманська вул._Козацька вул._Володимирська вул._Довженка вул._Гоголя
  вул._Чорновола вул._Січових_Стрільців вул._Героїв_України вул._Коновальця вул._Коцюбинського вул._Захисників_України
  вул._Пилипа_Орлика вул._Молодіжна вул._Квіткова просп._Свободи просп._Незалежності бульв._Шевченка пров._Садовий
  пров._Шкільний просп._Берестейський@Kyiv вул._Хрещатик@Kyiv вул._Сумська@Kharkiv вул._Дерибасівська@Odesa
  вул._Городоцька@Lviv просп._Яворницького@Dnipro`;

const TRADES = `
  retail Торг|Маркет|Трейд||Книги|Дім
  construction Буд|Будівельник|Покрівля|Ремонт|Бетон
  transport Транс|Логістик|Авто|Карго
  services Консалт|Сервіс|Послуги|Івент
  food Продукт|Смак||Хліб|Молоко|М’ясо
  hospitality Готель|Ресторан|Тур|Кейтеринг
  software Софт|Системи|Діджитал|Дата|Тех
  metal Метал|Сталь|Ливарник
  automotive Авто|Моторс|Шини|Автосервіс
  realty Нерухомість|Житло|Девелопмент
  agriculture Агро|Ферма|Зерно|Сад|Нива
  electrical Електро|Електромонтаж|Світло
  manufacturing Маш|Техніка|Інструмент
  furniture Меблі|Інтер’єр||Дерево|Кухні
  textiles Текстиль|Мода|Одяг
  cleaning Клін|Чистота|Пральня
  beauty Краса|Косметик|Салон
  accounting Облік|Аудит|Податки
  media Медіа|Друк|Реклама|Студія
  health Мед|Дент|Клініка|Діагностика
  electronics Електроніка||Компонент
  energy Енерго|Солар|Енергія
  security Охорона|Безпека
  law Право|Юрист
  architecture Архітектура|Проект|Дизайн
  plastics Пласт|Пакування|Полімер
  pharma Фарма|Лабораторія|Біо
  pharmacy Аптека|Фарм
  insurance Страхування
  finance Фінанс|Капітал|Кредит
  telecom Телеком|Мережі
  airline Авіа|Аеро`;

const CRAFTS = `
  baker Хліб|Пекарня
  butcher М’ясо
  hairdresser Салон|Перукар
  plumber Сантехнік
  electrician Електро|Електромонтаж
  carpenter Дерево|Меблі|Буд
  painter Ремонт
  mason,civil-engineer Буд|Будівельник
  dentist Дент|Стоматолог
  veterinarian Вет
  physiotherapist Реабілітація
  journalist Медіа
  hotel-manager,receptionist Готель`;

const CITIES = `Київ Харків Одеса Дніпро Львів Запоріжжя Кривий_Ріг Миколаїв Вінниця Полтава Чернігів Черкаси Хмельницький Житомир
  Чернівці Суми Рівне Івано-Франківськ Кропивницький Тернопіль Луцьк Ужгород`;

const inCyrillic = nativeScript(
  ukrainianLatin,
  ROADS,
  TRADES,
  CRAFTS,
  CITIES,
  'кв оф і Сини ТОВ ПП ПрАТ АТ ТДВ',
);

/** Starts of numbers by year of registration, approximate, as seen on firms of those years. */
const EDRPOU = {
  1991: '13 14 19 20 21',
  1996: '22 23 24 25',
  1999: '30',
  2001: '31',
  2002: '32',
  2004: '33',
  2006: '34',
  2007: '35',
  2009: '36',
  2010: '37',
  2012: '38',
  2014: '39',
  2016: '40',
  2017: '41',
  2018: '42',
  2019: '43',
  2021: '44',
  2023: '45',
};

export const ua = country('ua', () => ({
  name: 'Ukraine',
  alpha3: 'UKR',
  paydays: [[15, 31]],
  currency: 'UAH',
  perEuro: 40,
  ips: '37.52-55',
  gs1: '482',
  group: 'Europe',
  locale: { language: 'uk', zone: 'Europe/Kyiv' },
  economy: {
    vat: { usual: 20 },
    deductions: { social: 0, tax: 23 },
    tenure: { rent: 12, loan: 3 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: `Ukraińców український українська України Україні ukrainisch Украина Ukrainy Oekraïne ukraiński ukraińska
      ukraińskie ukraińskich ucraniano ucraina ucraino ukrainien Oekraïense Ukrayna Ukraynalı Ukraina`,
    scripts: `ウクライナ 乌克兰 烏克蘭 우크라이나 أوكرانيا أوكراني~ यूक्रेन Украина Украины Украине украинск~ українськ~ украинец украинцы
      украинцев українців Ukraini`,
    women: 'Ukrainerin Ukrainerinnen Ukrainka Ukrainki',
    places: `Kyiv=キエフ|キーウ|基辅|基輔|키예프|키이우|كييف|कीव|Киеве|Києвом|Kijów|Kijowa|Kijowie
      ; Lviv=Львова|Львові|Львов|Львове|Lwowa|Lwowie|利沃夫|リヴィウ
      ; Kharkiv=Харкова|Харкові|Харьков+|哈尔科夫|ハルキウ|Charków|Charkowa
      ; Odesa=Одессы|Одессе|Одесса|敖德萨|オデッサ
      ; Dnipro=Дніпра|Дніпрі|Днепр+
      ; Zaporizhzhia=Запорожье|Запорожья|Запоріжжі
      ; Vinnytsia=Вінниці|Винница|Винницы
      ; Poltava=Полтави|Полтаві|Полтавы
      ; Chernihiv=Чернігова|Чернігові|Чернигов+
      ; Ivano-Frankivsk=Івано-Франківська|Івано-Франківську|Ивано-Франковск+
      ; Ternopil=Тернополя|Тернополі`,
  },
  language: english,
  aliases: 'Україна Ukraina Ukrainian Ukrainians українець українка українці Ucrania',
  ages: '8.5 13 19.5 18.3 16.7 15 9',
  life: {
    studies: 55,
    retires: 60,
    pays: [2600, 14500],
    // DOU's salary surveys: the median of IT is several times the income of doctors.
    levels: { 'software-developer': 7, 'web-developer': 6 },
    institutions: `
      university {town} National University
      university@Kyiv (Taras Shevchenko National University of Kyiv|Igor Sikorsky Kyiv Polytechnic Institute)
      university@Kharkiv V. N. Karazin Kharkiv National University
      university@Odesa Odesa I. I. Mechnikov National University
      university@Dnipro Oles Honchar Dnipro National University
      university@Lviv (Ivan Franko National University of Lviv|Lviv Polytechnic National University)
      university@Mykolaiv Petro Mohyla Black Sea National University
      university@Vinnytsia Vinnytsia National Technical University
      university@Poltava Poltava Polytechnic
      university@Chernihiv Chernihiv Polytechnic National University
      university@Cherkasy Bohdan Khmelnytsky National University of Cherkasy
      university@Zhytomyr Zhytomyr Polytechnic State University
      university@Chernivtsi Yuriy Fedkovych Chernivtsi National University
      university@Sumy Sumy State University
      university@Rivne National University of Water and Environmental Engineering
      university@Ivano-Frankivsk Vasyl Stefanyk Carpathian National University
      university@Kropyvnytskyi Central Ukrainian National Technical University
      university@Ternopil West Ukrainian National University
      university@Lutsk Lesya Ukrainka Volyn National University
      secondary {town} (Lyceum|Lyceum No. {1-60})
      pension Pension Fund of Ukraine
      town {town} City Council
      fire State Emergency Service of Ukraine`,
  },
  sources:
    'Ages after UN WPP 2024, cities as of 2022, rounded; names by generation and shares of banks, cards and forms are estimates.',
  names: {
    latin: ukrainianLatin,
    native: '{given.native} {family.native}',
    male: {
      0: `Микола Іван Володимир Василь Петро Михайло Олексій Григорій Анатолій Степан Олександр Федір Павло Віктор
        Леонід Борис Яків Андрій Семен Дмитро Йосип Костянтин Євген Ярослав Валентин Богдан Георгій Омелян Пилип
        Роман
        Панас Трохим Захар Нестор Зіновій Юліан Тиміш`,
      1950: `Володимир Микола Олександр Віктор Анатолій Василь Іван Сергій Михайло Петро Валерій Юрій Леонід Григорій
        Ігор Олексій Степан Павло Геннадій Богдан Євген Борис Станіслав Андрій Ярослав Валентин Федір Олег`,
      1965: `Олександр Сергій Володимир Віктор Юрій Андрій Ігор Микола Олег Валерій Василь Анатолій Михайло Іван
        Вадим Петро Віталій Дмитро Євген Олексій Руслан Роман В’ячеслав Геннадій Едуард Леонід Ярослав Богдан`,
      1978: `Олександр Сергій Андрій Володимир Дмитро Віталій Юрій Ігор Роман Олег Руслан Віктор Олексій Максим
        Микола Євген Денис Василь Вадим Іван Михайло Павло Ярослав Тарас Артем Антон Богдан Костянтин`,
      1990: `Олександр Дмитро Андрій Сергій Максим Артем Роман Богдан Євген Владислав Віталій Ігор Олексій Денис Іван
        Володимир Юрій Антон Тарас Назар Ярослав Павло Вадим Віктор Микола Станіслав Михайло Ростислав`,
      2000: `Владислав Олександр Дмитро Максим Артем Андрій Богдан Данило Денис Назар Микита Ілля Іван Євген Роман
        Кирило Єгор Ярослав Арсен Матвій Станіслав Тимофій Давид Марко Захар Святослав Гліб Остап Тимур Артур
        Родіон Мирослав Любомир Орест Маркіян Лука Адам Лев Ян Савелій Всеволод`,
    },
    female: {
      0: `Марія Ганна Галина Ніна Надія Валентина Катерина Віра Любов Лідія Ольга Раїса Євгенія Тамара Олександра
        Зінаїда Людмила Антоніна Параска Стефанія Софія Анастасія Ярослава Єва Тетяна Світлана Мотря Уляна`,
      1950: `Людмила Валентина Галина Любов Тетяна Надія Ольга Ніна Марія Наталія Світлана Лариса Раїса Віра Ганна
        Лідія Тамара Катерина Євгенія Ірина Олена Алла Антоніна Зоя Неля Стефанія Ярослава Софія`,
      1965: `Наталія Тетяна Олена Світлана Ірина Людмила Лариса Ольга Галина Оксана Валентина Любов Марина Інна Надія
        Марія Алла Леся Жанна Віра Катерина Вікторія Юлія Анжела Ганна Лілія Елеонора Руслана`,
      1978: `Оксана Олена Наталія Тетяна Ірина Світлана Юлія Ольга Вікторія Марина Людмила Інна Анна Катерина Леся
        Яна Галина Алла Надія Марія Лілія Аліна Мар’яна Анжела Руслана Олеся Любов`,
      1990: `Юлія Анна Ірина Катерина Вікторія Тетяна Ольга Анастасія Наталія Олена Аліна Марина Христина Світлана
        Яна Дарина Марія Оксана Інна Діана Мар’яна Альона Валентина Карина Людмила Надія Олександра Вероніка`,
      2000: `Анастасія Дарина Вікторія Анна Катерина Юлія Марія Софія Аліна Вероніка Діана Олександра Єлизавета Ірина
        Валерія Поліна Карина Христина Ангеліна Яна Ольга Соломія Маргарита Тетяна Мілана Злата Дар’я Богдана
        Уляна Зоряна Ярина Емілія Аліса Іванна Ксенія Меланія Діна Марта Лілія Домініка Каміла Ілона Віолета`,
    },
    middle:
      patronymics(`Олександрович Володимирович Миколайович Іванович Васильович Анатолійович Вікторович Сергійович
      Михайлович Петрович Юрійович Андрійович Григорович Степанович Павлович Дмитрович Олексійович
      Леонідович Богданович Романович Ігорович Олегович Валерійович Борисович Ярославович Віталійович Євгенович Тарасович Максимович`),
    family: `Мельник Шевченко Бондаренко Коваленко Бойко Ткаченко Кравченко Ковальчук Коваль Олійник Шевчук Поліщук Ткачук
      Бондар Марченко Лисенко Савченко Руденко Мороз Петренко Кравчук Клименко Павленко Савчук Кузьменко Левченко Пономаренко
      Василенко Волошин Харченко Карпенко Сидоренко Гаврилюк Швець Мельничук Хоменко Романюк Попович Панченко Мазур Юрченко
      Костенко Гончаренко Приходько Кушнір Романенко Яковенко Іваненко Лук’яненко Литвиненко Павлюк Кулик Ткач Гончар
      Назаренко Федоренко Білоус Вовк Зінченко Степаненко Тимошенко Захарченко Гриценко Ковтун Демченко Мартиненко Жук
      Панасюк Кравець Остапенко Пилипенко Бабенко Нестеренко Сорока Дяченко Сергієнко Горбань Семенюк Миколаєнко
      Даниленко Гордієнко Ярошенко Коломієць Дорошенко Москаленко Король Заєць Мартинюк Власенко Козак Тищенко Антоненко
      Федорчук Макаренко Тарасенко Кириченко Білик Радченко Рибак Прокопенко Шульга Стеценко Климчук Тимченко Дмитренко
      Головко Борисенко Яременко Онищенко Кучер Корнієнко Мищенко Терещенко Гнатюк Данилюк Кухар Нечипоренко Матвієнко
      Луценко Козаченко Андрієнко Сидорчук Денисенко Гайдук Пархоменко Андрусяк Левицький/Левицька Козловський/Козловська
      Вишневський/Вишневська Яворський/Яворська Соколовський/Соколовська Білецький/Білецька Лозинський/Лозинська
      Чорний/Чорна Гончарук Білий/Біла Ковалів Ільчук Дзюба Довженко Кобзар Лесик Паламарчук Скиба Степанюк
      Чумак Шаповал Шпак Юхименко Яценко Собко Гриб Дідух Пасічник Стельмах`,
  },
  places: {
    // `area` holds the area code and the first digits of its subscribers, for all numbers have nine digits; `code` is
    // the region in numbers of VAT payers.
    columns: 'city region zone area lat lon plate code pop',
    rows: `
      Kyiv|Kyiv City|01001-01054,02068-02232,03035-03194,04050-04215|44 23|50.4547|30.5238|AA|26|2952
      Kharkiv|Kharkiv Oblast|61001-61204|57 71|49.9808|36.2527|AX|20|1421
      Odesa|Odesa Oblast|65000-65125|48 72|46.4775|30.7326|BH|15|1010
      Dnipro|Dnipropetrovsk Oblast|49000-49131|56 37|48.4593|35.0386|AE|04|969
      Lviv|Lviv Oblast|79000-79071|32 29|49.8383|24.0232|BC|13|717
      Zaporizhzhia|Zaporizhzhia Oblast|69000-69124|61 22|47.8229|35.1903|AP|08|711
      Kryvyi Rih|Dnipropetrovsk Oblast|50000-50107|56 40|47.9097|33.3804|KE|04|603
      Mykolaiv|Mykolaiv Oblast|54000-54059|512 4|46.9659|31.9974|BE|14|470
      Vinnytsia|Vinnytsia Oblast|21000-21050|432 5|49.2328|28.4810|AB|02|369
      Poltava|Poltava Oblast|36000-36040|532 5|49.5937|34.5407|BI|16|279
      Chernihiv|Chernihiv Oblast|14000-14040|462 6|51.5055|31.2849|CB|25|283
      Cherkasy|Cherkasy Oblast|18000-18036|472 3|49.4285|32.0621|CA|23|270
      Khmelnytskyi|Khmelnytskyi Oblast|29000-29027|382 7|49.4216|26.9965|BX|22|275
      Zhytomyr|Zhytomyr Oblast|10001-10031|412 4|50.2547|28.6587|AM|06|261
      Chernivtsi|Chernivtsi Oblast|58000-58032|372 5|48.2921|25.9358|CE|24|264
      Sumy|Sumy Oblast|40000-40035|542 6|50.9077|34.7981|BM|18|256
      Rivne|Rivne Oblast|33000-33028|362 6|50.6199|26.2516|BK|17|243
      Ivano-Frankivsk|Ivano-Frankivsk Oblast|76000-76026|342 7|48.9226|24.7111|AT|09|239
      Kropyvnytskyi|Kirovohrad Oblast|25000-25031|522 2|48.5079|32.2623|BA|11|219
      Ternopil|Ternopil Oblast|46000-46027|352 5|49.5535|25.5948|BO|19|225
      Lutsk|Volyn Oblast|43000-43026|332 7|50.7472|25.3254|AC|03|215
      Uzhhorod|Zakarpattia Oblast|88000-88018|312 6|48.6150|22.3100|AO|07|115`,
    others: `Kyiv=Київ|Києві|Киев|Киева|Kiev|Kiew|Києва; Kharkiv=Харків|Kharkov|Charkiw; Odesa=Одеса|Odessa|Одеси|Одесі;
      Dnipro=Дніпро|Dnepr|Dnipropetrovsk|Dnepropetrovsk; Lviv=Львів|Lvov|Lemberg|Lwów;
      Zaporizhzhia=Запоріжжя|Zaporozhye; Kryvyi Rih=Кривий Ріг|Krivoy Rog; Mykolaiv=Миколаїв|Nikolaev;
      Vinnytsia=Вінниця|Vinnitsa; Poltava=Полтава; Chernihiv=Чернігів|Chernigov; Cherkasy=Черкаси;
      Khmelnytskyi=Хмельницький; Zhytomyr=Житомир; Chernivtsi=Чернівці|Czernowitz; Sumy=Суми; Rivne=Рівне;
      Ivano-Frankivsk=Івано-Франківськ; Kropyvnytskyi=Кропивницький|Kirovohrad; Ternopil=Тернопіль; Lutsk=Луцьк;
      Uzhhorod=Ужгород|Uzhgorod; Kyiv City=Kyiv|Kiev|Київ; Kharkiv Oblast=Харківська область;
      Odesa Oblast=Одеська область|Odessa Oblast; Dnipropetrovsk Oblast=Дніпропетровська область;
      Lviv Oblast=Львівська область; Zaporizhzhia Oblast=Запорізька область; Mykolaiv Oblast=Миколаївська область;
      Vinnytsia Oblast=Вінницька область; Poltava Oblast=Полтавська область; Volyn Oblast=Волинська область|Volhynia;
      Zakarpattia Oblast=Закарпатська область|Transcarpathia; Kirovohrad Oblast=Кіровоградська область`,
  },
  get roads() {
    return inLatin(ROADS, ukrainianLatin);
  },
  street: '{road}, {1-150}(||, kv. {1-160}|, kv. {1-90})',
  address: '{street}, {city}, {postcode}',
  postcode: '{zone}',
  phone: '+380 (50|63|66|67|68|73|93|95|96|97|98|99) ### ####',
  landline: '+380 {place.area}#####',
  banks: {
    columns: 'bank bic code share',
    rows: `
      PrivatBank|PBANUA2X|305299|40
      monobank (Universal Bank)|UNJSUAUK|322001|20
      Oschadbank|COSBUAUK|300465|17
      Raiffeisen Bank|AVALUAUK|380805|5
      PUMB|FUIBUA2X|334851|5
      Sense Bank|ALFAUAUK|300346|4
      UKRSIBBANK|KHABUA2K|351005|3
      Ukrgasbank|UGASUAUK|320478|2
      OTP Bank|OTPVUAUK|300528|1.2
      Credit Agricole Bank|AGRIUAUK|300614|1.2
      Kredobank|WUCBUA2X|325365|1
      Ukreximbank|EXBSUAUX|322313|0.6`,
    others: `PrivatBank=ПриватБанк|Privat; monobank (Universal Bank)=monobank|монобанк|Mono; Oschadbank=Ощадбанк;
      PUMB=ПУМБ|FUIB; UKRSIBBANK=Укрсиббанк`,
  },
  // 2620 is the balance account of individuals, 2600 of firms.
  account: '2620##########',
  iban: ibanField({ UA }, '{bank.code}00000{account}'),
  cards: 'mastercard:60 visa:40',
  firms: {
    forms: `
      TOV|88|1991|1|250
      PP|10|1991|1|60
      PrAT|1.4|2009|30|3000
      AT|0.4|1991|100|9000
      TDV|0.2|1991|10|500`,
    get trades() {
      return inLatin(TRADES + CRAFTS, ukrainianLatin);
    },
    name: '{form} "({founder} {trade}|{founder}-{trade}|{founder} i {partner} {trade}|{founder} i Syny {trade}|{trade} {town})"',
    era: 1991,
  },
  income: [10000, 48000],
  fields: {
    reference: pictured('Purpose of payment', 'Rakhunok No. {1000-98999}', {
      synonyms: ['призначення платежу'],
    }),
    id: certified(uaUnzr, 'UNZR', { synonyms: ['унзр', 'unique demographic record number'] }),
    idcard: pictured('ID card number', '00#######', {
      group: 'identity',
      synonyms: ['id-картка', 'паспорт громадянина'],
    }),
    // Ukrainian papers have it; the Latin letters of a passport do not.
    patronymic: pictured('Patronymic', '{middle.native}', {
      group: 'identity',
      synonyms: ['по батькові'],
    }),
    passport: pictured('International passport', '(F|G|P)[A-HJ-N]######', {
      synonyms: ['закордонний паспорт'],
    }),
    licence: pictured('Driving licence', '[ABCEHIKMOPTX][ABCEHIKMOPTX][ABCEHIKMOPTX]######', {
      synonyms: ['посвідчення водія'],
    }),
    tax: certified(uaRnokpp, 'RNOKPP', { synonyms: ['рнокпп', 'іпн', 'ipn', 'inn'] }),
    // Of natural persons the taxpayer's number.
    vat: certified(uaRnokpp, 'VAT payer number (IPN)', { make: (_, p) => p.read('tax') }),
    postcode: { label: 'Poshtovyi indeks' },
    region: { label: 'Oblast' },
    bankcode: pictured('MFO', '{bank.code}', { synonyms: ['мфо'] }),
    nativeaddress: addressIn(inCyrillic, 'Address in Cyrillic', ['адреса']),
    plate: pictured('Number plate', '{place.plate} #### [ABCEHIKMOPTX][ABCEHIKMOPTX]', {
      synonyms: ['номерний знак'],
    }),
  },
  company: {
    street: { picture: '{road}, {1-150}(|||, of. {1-160})' },
    nativename: {
      label: 'Company name in Cyrillic',
      special: true,
      make: (_, p) => inCyrillic(p.read('name'), [p.firm.founder, p.firm.partner]).replace(/"(.*)"/, '«$1»'),
    },
    nativeaddress: addressIn(inCyrillic, 'Address in Cyrillic'),
    registration: certified(uaEdrpou, 'EDRPOU', {
      make: (random, { firm }) =>
        registerNumber(random, firm.founded, { starts: EDRPOU, length: 8, valid: uaEdrpou.valid }),
    }),
    tax: { label: 'EDRPOU (taxpayer)', validator: uaEdrpou, make: (_, p) => p.read('registration') },
    // The EDRPOU without its check digit, region, district, a check digit whose rule is not public.
    vat: {
      label: 'VAT payer number (IPN)',
      make: (random, p) => p.read('registration').slice(0, 7) + p.place.code?.text + random.digits(3),
    },
    account: { picture: '2600##########' },
  },
  presets: [
    {
      key: 'iban-transfer',
      scheme: INSTANT_TRANSFER,
      name: 'Transfer by requisites (SEP)',
      rows: [
        ['Payer', 'name'],
        ['Payer RNOKPP', 'tax'],
        ['Payer IBAN', 'iban'],
        ['Recipient', 'company.name'],
        ['Recipient EDRPOU', 'company.registration'],
        ['Recipient IBAN', 'company.iban'],
        ['Recipient bank', 'company.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Purpose of payment', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** A daughter's form beside a son's: -ївна for -йович, -івна for -ович. */
function patronymics(sons: string): string {
  return sons.replace(/\S+/g, (son) => `${son}/${son.replace('йович', 'ївна').replace(/ь?ович/, 'івна')}`);
}
