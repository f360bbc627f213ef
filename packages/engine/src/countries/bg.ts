import { bulgarianLatin } from '../data/cyrillic.ts';
import { BG } from '../data/ibanLayouts.ts';
import { english } from '../data/languages/english.ts';
import { inLatin, nativeScript } from '../data/nativeScript.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { addressIn } from '../fields/nativeAddress.ts';
import type { Place } from '../model.ts';
import { bgEgn } from '../validators/bgEgn.ts';
import { bgEik } from '../validators/bgEik.ts';
import { bgVat } from '../validators/bgVat.ts';
import { certified, country, pictured } from './declare.ts';
import { registerNumber, type Starts } from './registerNumber.ts';

const ROADS = `ул._Васил_Левски ул._Христо_Ботев ул._Иван_Вазов ул._Георги_Раковски ул._Цар_Симеон ул._Цар_Борис_III
  ул._Цар_Асен ул._Александър_Стамболийски ул._Патриарх_Евтимий ул._Кирил_и_Методий ул._Трети_март ул._Иван_Асен_II
  ул._Стефан_Стамболов ул._Отец_Паисий ул._Иван_Шишман ул._Драган_Цанков ул._Петко_Каравелов ул._Любен_Каравелов
  ул._Опълченска ул._Шипка ул._Пирин ул._Рила ул._Витоша ул._Дунав ул._Марица ул._Родопи ул._Хаджи_Димитър
  ул._Стефан_Караджа ул._Панайот_Волов ул._Пенчо_Славейков ул._Явор ул._Роза ул._Здравец ул._Сливница ул._Преслав
  бул._Цариградско_шосе@Sofia бул._Витоша@Sofia бул._Сливница@Sofia+Varna бул._Васил_Левски бул._Христо_Ботев
  бул._Александър_Малинов@Sofia бул._Княз_Борис_I@Varna бул._Марица@Plovdiv`;

const TRADES = `
  retail Трейд|Маркет|Търговия|Комерс||Книги
  construction Строй|Билд|Инженеринг|Ремонт|Покриви
  transport Транс|Транспорт|Логистик|Спедиция
  services Консулт|Сервиз|Услуги|Събития
  food Храни||Хлебопекарна|Месо|Млечни|Вина
  hospitality Хотели|Ресторант|Туризъм|Кетъринг
  software Софт|Системи|Дигитал|Дата|Технолоджи
  metal Метал|Стомана|Леярна|Метали
  automotive Авто|Моторс|Автосервиз|Гуми|Авточасти
  realty Имоти|Хоумс|Пропърти|Инвест
  agriculture Агро|Ферма|Зърно|Овощия|Градини
  electrical Електро|Ел|Осветление
  manufacturing Машини|Техника|Инструменти|Машинострой
  furniture Мебел|Мебели|Интериор||Кухни|Дърво
  textiles Текстил|Мода|Конфекция|Текс
  cleaning Клийн|Чистота|Пране
  beauty Бюти|Козметик|Фризьор|Салон
  accounting Счетоводство|Одит|Данъци|Баланс
  media Медия|Печат|Принт|Реклама|Студио
  health Клиника|Дент|Медикал|Диагностика
  electronics Електроник|Техно||Компоненти
  energy Енерджи|Солар|Енергия
  security Секюрити|Охрана|Гард
  law Право|Лекс
  architecture Архитекти|Проект|Дизайн
  plastics Пласт|Опаковки|Полимери
  pharma Фарма|Лаборатории|Био
  pharmacy Аптека|Аптеки|Фарм
  insurance Застраховане
  finance Финанс|Капитал|Кредит
  telecom Телеком|Мрежи|Нет
  airline Аеро|Авиа`;

const CRAFTS = `
  baker Хлебопекарна
  butcher Месо|Месарница
  hairdresser Фризьор|Салон
  plumber ВиК
  electrician Електро|Ел
  carpenter Дърво|Мебел|Строй
  painter Ремонт|Бояджийство
  mason,civil-engineer Строй|Билд|Инженеринг
  dentist Дент|Дентал
  veterinarian Вет|Ветеринар
  physiotherapist Физио
  journalist Медия
  hotel-manager,receptionist Хотели|Туризъм`;

const CITIES = `София Пловдив Варна Бургас Стара_Загора Русе Плевен Сливен Добрич Шумен Перник Хасково Ямбол Пазарджик Благоевград
  Велико_Търново Враца Габрово Кюстендил Видин Монтана Ловеч`;

const inCyrillic = nativeScript(
  bulgarianLatin,
  ROADS,
  TRADES,
  CRAFTS,
  CITIES,
  'ет ап офис и Синове ЕООД ООД АД ЕАД СД',
);

/** Starts of numbers by year of registration, approximate and consecutive. */
const EIK = {
  2008: '200',
  2010: '200 201',
  2012: '202',
  2014: '203',
  2016: '204',
  2018: '205',
  2020: '206',
  2022: '207',
  2024: '208',
};

/**
 * Until 2007 courts had numbers by district, 811 to 838, later 101 to 128; the largest ones then continued in other
 * ranges.
 */
const LATER: Readonly<Record<string, Starts>> = {
  Sofia: { 2000: '130', 2003: '131', 2006: '175' },
  Plovdiv: { 2006: '160' },
  Varna: { 2006: '148' },
  Burgas: { 2006: '147' },
};

/** The numbers of a place, whose `home` is its district in the order of the alphabet, Dobrich as if it were Tolbuhin. */
function eikIn({ city, home }: Place): Starts {
  const nth = Number(home?.text);
  const district = nth === 8 ? 124 : 100 + nth - (nth > 8 && nth < 25 ? 1 : 0);
  return { 1991: `${710 + district}`, 1997: `${district}`, ...LATER[city.text], ...EIK };
}

export const bg = country('bg', () => ({
  name: 'Bulgaria',
  alpha3: 'BGR',
  paydays: [[25], [31]],
  currency: 'EUR',
  gs1: '380',
  since: [2026, 1, 1],
  holidays: '0101* 2026-2026:0102 0303* O-2 O+1 2026:E-2 2026:E+1 0501* 0506* 0524* 0906* 0922* 1224-1226*',
  group: 'Europe',
  locale: { language: 'bg', zone: 'Europe/Sofia' },
  economy: {
    vat: { usual: 20 },
    deductions: { social: 13.8, tax: 8.6 },
    tenure: { rent: 14, loan: 3 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: 'български Bulgarije Bułgaria Bułgarii bułgarski bułgarska bułgarskie bułgarskich',
    scripts:
      'ブルガリア 保加利亚 保加利亞 불가리아 بلغاريا بلغاري~ बुल्गारिया Болгари^ Болгарі^ болгарск~ болгарськ~',
    women: 'Bulgarin Bulgarinnen Bułgarka Bułgarki',
    numbers: { company: 'булстат еик' },
  },
  language: english,
  aliases: 'България Balgariya Bulgarian Bulgarians българин българка българи Bulgarie Bulgarien',
  ages: '8.2 12.8 17 18.5 16.3 16 11.2',
  life: {
    pensionPay: { days: [7] },
    studies: 45,
    retires: [65, 62],
    pays: [322, 950],
    levels: SOFTWARE_PAYS,
    institutions: `
      university@Sofia+Pernik (Sofia University St. Kliment Ohridski|Technical University of Sofia|University of National and World Economy)
      university@Plovdiv+Pazardzhik University of Plovdiv Paisii Hilendarski
      university@Varna+Dobrich (University of Economics Varna|Technical University of Varna)
      university@Burgas Burgas State University Prof. Dr. Asen Zlatarov
      university@Stara_Zagora+Haskovo+Yambol+Sliven Trakia University
      university@Ruse+Vidin University of Ruse Angel Kanchev
      university@Pleven Medical University of Pleven
      university@Shumen Konstantin Preslavsky University of Shumen
      university@Blagoevgrad+Kyustendil South-West University Neofit Rilski
      university@Veliko_Tarnovo+Lovech+Vratsa+Montana St. Cyril and St. Methodius University of Veliko Tarnovo
      university@Gabrovo Technical University of Gabrovo
      secondary {town} (High School|Language High School|Mathematics High School)
      pension National Social Security Institute
      town@Sofia Sofia Municipality
      fire General Directorate Fire Safety and Civil Protection
      welfare Agency for Social Assistance`,
  },
  sources:
    'Ages and cities after NSI, census 2021, rounded; names by generation and shares of banks, cards and forms are estimates.',
  names: [
    {
      share: 99,
      near: {
        Shumen: 88,
        Haskovo: 92,
        Burgas: 96,
        Dobrich: 94,
        Ruse: 94,
        Plovdiv: 95,
        Varna: 96,
        Sliven: 96,
      },
      latin: bulgarianLatin,
      order: '{given} {middle} {family}',
      native: '{given.native} {middle.native} {family.native}',
      male: {
        0: `Иван Георги Димитър Петър Христо Стоян Тодор Никола Васил Атанас Ангел Йордан Стефан Кирил Илия Борис
          Марин Андрей Константин Методи Неделчо Пенчо Минчо Цанко Рангел Спас Стойчо Величко`,
        1950: `Георги Иван Димитър Петър Стефан Николай Христо Васил Йордан Тодор Стоян Ангел Атанас Кирил Борис
          Красимир Пламен Валентин Румен Любомир Веселин Илия Владимир Огнян Здравко Александър Цветан Павел`,
        1965: `Георги Иван Димитър Николай Петър Пламен Красимир Валентин Христо Стефан Йордан Румен Веселин Васил
          Тодор Емил Владимир Красен Ивайло Любомир Светослав Милен Росен Венцислав Цветан Живко Юлиан Бойко`,
        1978: `Георги Иван Димитър Николай Петър Ивайло Христо Стефан Мартин Александър Светослав Пламен Йордан
          Даниел Красимир Станислав Владимир Тодор Васил Мирослав Калоян Росен Явор Стоян Антон Деян Любомир
          Борислав`,
        1990: `Георги Иван Димитър Николай Александър Мартин Петър Стефан Христо Даниел Виктор Йордан Кристиян Ивайло
          Калоян Борислав Васил Станислав Тодор Стоян Теодор Симеон Пламен Радослав Владимир Денис Момчил
          Красимир`,
        2000: `Георги Александър Мартин Иван Димитър Даниел Николай Виктор Кристиян Калоян Петър Стефан Никола Ивайло
          Теодор Борис Йордан Христо Симеон Денис Божидар Васил Радослав Антонио Борислав Явор Павел Филип`,
      },
      female: {
        0: `Мария Иванка Пенка Радка Йорданка Стоянка Елена Тодорка Надежда Величка Стефка Маргарита Василка Донка
          Станка Анка Цветана Димитрина Славка Райна Невена Лиляна Йонка Мара Кина Руска Мита Севда`,
        1950: `Мария Иванка Йорданка Елена Маргарита Радка Пенка Стефка Лиляна Виолета Росица Снежана Надежда Стоянка
          Янка Ваня Румяна Донка Василка Галина Бойка Цветанка Николина Катя Веселина Недялка Снежанка Тодорка`,
        1965: `Мария Елена Галина Росица Мариана Даниела Красимира Ваня Румяна Иванка Виолета Маргарита Снежана Диана
          Силвия Албена Таня Антоанета Светла Илиана Величка Петя Татяна Анелия Женя Веселина Наталия Соня`,
        1978: `Мария Елена Даниела Десислава Мариана Петя Диана Силвия Гергана Галина Ивелина Милена Боряна Антоанета
          Росица Светлана Веселина Красимира Надежда Татяна Цветелина Мая Стефка Ваня Теодора Снежана Ралица Яна`,
        1990: `Мария Елена Десислава Гергана Виктория Ивелина Александра Цветелина Теодора Кристина Ралица Петя Диана
          Стефани Симона Радостина Габриела Деница Милена Надежда Даниела Антония Йоана Силвия Невена Ива
          Мирослава Моника`,
        2000: `Мария Виктория Александра Габриела Йоана Теодора Никол Симона Елена Ивана Моника Кристина Десислава
          Гергана Анна Рая Стефани Цветелина Магдалена Дария Ивайла Преслава Карина Деница Божидара Ралица Яна
          Михаела`,
      },
      middle:
        gendered(`Иванов Георгиев Димитров Петров Николов Христов Стоянов Тодоров Илиев Василев Атанасов Петков Ангелов
        Колев Йорданов Маринов Стефанов Александров Борисов Кирилов Красимиров Пламенов Руменов Любомиров Валентинов
        Здравков Симеонов Павлов Росенов Веселинов Емилов`),
      family:
        gendered(`Иванов:5 Георгиев:4.1 Димитров:3.9 Петров:3 Николов:2.7 Христов:2.2 Стоянов:2.1 Тодоров:2 Илиев:1.7
        Василев Атанасов Петков Ангелов Колев Йорданов Маринов Стефанов Попов Михайлов Кръстев Костов Димов
        Костадинов Павлов Митев Симеонов Цветков Александров Марков Спасов Лазаров Добрев Андреев Младенов Русев
        Вълчев Радев Янев Найденов Пенев Янков Станчев Стойчев Славов Григоров Кирилов Станев Алексиев Станков
        Стойков Борисов Денев Савов Захариев Ганчев Калчев Ненов Василков Велев Желев Тончев Манолов Методиев
        Христозов Недялков Киров Цонев Райчев Богданов Тошев Великов Дончев Данчев Минчев Панайотов Пеев
        Рангелов Тонев Трифонов Филипов Узунов Чолаков Йонков Яков Антонов Апостолов Арсов Асенов Байчев
        Балабанов Белчев Благоев Бонев Ботев Бояджиев Величков Виденов Владимиров Влахов Въчев Гаврилов Генов
        Гергов Господинов Грозев Грудев Данаилов Дачев Делчев Дерменджиев Джамбазов Дичев Донев Драганов Евтимов
        Емилов Енев Желязков Здравков Златев Игнатов Казаков Калайджиев Каменов Карагьозов Караджов Карамфилов
        Кацаров Койчев Кунчев Кючуков Лалев Лефтеров Малинов Мирчев Митков Мутафчиев Нанев Нейков Обретенов
        Пашов Пейчев Пенчев Първанов Рачев Сандев Серафимов Сираков Събев Таков Танев Терзиев Тотев Хаджиев
        Цанков Цеков Чавдаров Чернев Шопов Юруков`),
    },
    {
      // Turks, approximately as in the census of 2021, in towns.
      share: 1,
      near: { Shumen: 12, Haskovo: 8, Burgas: 4, Dobrich: 6, Ruse: 6, Plovdiv: 5, Varna: 4, Sliven: 4 },
      latin: bulgarianLatin,
      order: '{given} {middle} {family}',
      native: '{given.native} {middle.native} {family.native}',
      male: {
        0: 'Мехмед Хасан Ахмед Мустафа Али Исмаил Юсеин Осман Ибрахим Рамадан Юсуф Сабри',
        1970: 'Мехмед Ахмед Али Хасан Мустафа Исмаил Ерхан Селим Неджми Орхан Бейтула Шабан',
        1990: 'Мехмед Ахмед Денис Мерт Емре Айхан Ерен Орхан Сунай Али Бирол Метин',
      },
      female: {
        0: 'Фатме Айше Емине Хатидже Зейнеб Шефика Гюлсюм Хава Мюмюне Сабрие Зехра Хайрие',
        1970: 'Айше Фатме Емине Севгюл Невин Айсел Гюлсюм Севда Нурджан Бирсен Фикрие Зейнеб',
        1990: 'Айлин Мелис Севда Фатме Айше Дениз Нурай Бурджу Емине Елиф Гюлджан Айтен',
      },
      middle:
        gendered(`Мехмедов Ахмедов Хасанов Мустафов Алиев Исмаилов Юсеинов Османов Ибрахимов Рамаданов Юсуфов Сабриев
        Шабанов Мехмедалиев`),
      family:
        gendered(`Мехмедов Ахмедов Хасанов Мустафов Алиев Исмаилов Юсеинов Османов Ибрахимов Рамаданов Юсуфов Сабриев
        Шабанов Мехмедалиев Реджебов Салиев Халилов Шакиров Исуфов Местанов Вейселов`),
    },
  ],
  places: {
    // `area` holds the area code and the first digits of its subscribers, for all numbers have eight digits.
    columns: 'city region zone area lat lon home plate pop',
    rows: `
      Sofia|Sofia (capital)|1000,1111,1113,1164,1202,1233,1303,1309,1404,1407,1408,1421,1504,1505,1510,1517,1574,1592,1606,1612,1618,1700,1712,1784|2 98|42.6975|23.3241|22|CB|1222
      Plovdiv|Plovdiv|4000-4004,4006,4023|32 6|42.1500|24.7500|16|PB|325
      Varna|Varna|9000-9010|52 6|43.2167|27.9167|03|B|313
      Burgas|Burgas|8000-8005|56 8|42.5061|27.4678|02|A|189
      Stara Zagora|Stara Zagora|6000-6006|42 6|42.4328|25.6419|24|CT|122
      Ruse|Ruse|7000-7005|82 8|43.8350|25.9750|18|P|124
      Pleven|Pleven|5800-5804|64 8|43.4167|24.6167|15|EH|91
      Sliven|Sliven|8800-8803|44 6|42.6858|26.3292|20|CH|79
      Dobrich|Dobrich|9300-9303|58 6|43.5667|27.8333|08|TX|71
      Shumen|Shumen|9700-9704|54 8|43.2706|26.9229|27|H|67
      Pernik|Pernik|2300-2304|76 6|42.6000|23.0333|14|PK|71
      Haskovo|Haskovo|6300-6304|38 6|41.9342|25.5556|26|X|63
      Yambol|Yambol|8600-8603|46 6|42.4833|26.5000|28|Y|61
      Pazardzhik|Pazardzhik|4400-4403|34 4|42.2000|24.3333|13|PA|59
      Blagoevgrad|Blagoevgrad|2700-2703|73 8|42.0167|23.1000|01|E|67
      Veliko Tarnovo|Veliko Tarnovo|5000-5003|62 6|43.0812|25.6290|04|BT|58
      Vratsa|Vratsa|3000-3002|92 6|43.2100|23.5625|06|BP|46
      Gabrovo|Gabrovo|5300-5303|66 8|42.8747|25.3342|07|EB|46
      Kyustendil|Kyustendil|2500|78 5|42.2869|22.6939|10|KH|35
      Vidin|Vidin|3700-3703|94 6|43.9850|22.8500|05|BH|35
      Montana|Montana|3400|96 3|43.4125|23.2250|12|M|35
      Lovech|Lovech|5500|68 6|43.1369|24.7142|11|OB|29`,
    others: `Sofia=София|Sofija; Sofia (capital)=Sofia|София; Plovdiv=Пловдив; Varna=Варна; Burgas=Бургас|Bourgas;
      Stara Zagora=Стара Загора; Ruse=Русе|Rousse; Pleven=Плевен; Sliven=Сливен; Dobrich=Добрич; Shumen=Шумен;
      Pernik=Перник; Haskovo=Хасково; Yambol=Ямбол; Pazardzhik=Пазарджик; Blagoevgrad=Благоевград;
      Veliko Tarnovo=Велико Търново|Veliko Turnovo; Vratsa=Враца; Gabrovo=Габрово; Kyustendil=Кюстендил; Vidin=Видин;
      Montana=Монтана; Lovech=Ловеч`,
  },
  get roads() {
    return inLatin(ROADS, bulgarianLatin);
  },
  street: '{road} {1-120}(||, et. {1-9}, ap. {1-48}|, ap. {1-24})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+359 8(7[6-9]|8[2-9]|9[3-9]) ### ###',
  landline: '+359 {place.area}#####',
  banks: {
    columns: 'bank bic code branch share',
    rows: `
      DSK Bank|STSABGSF|STSA|9300|25
      United Bulgarian Bank|UBBSBGSF|UBBS|8002|22
      UniCredit Bulbank|UNCRBGSF|UNCR|7000|17
      Postbank|BPBIBGSF|BPBI|7940|12
      Fibank|FINVBGSF|FINV|9150|10
      Central Cooperative Bank|CECBBGSF|CECB|9790|8
      Allianz Bank Bulgaria|BUINBGSF|BUIN|9561|2
      ProCredit Bank|PRCBBGSF|PRCB|9230|1.5
      Investbank|IORTBGSF|IORT|8048|1
      Bulgarian-American Credit Bank|BGUSBGSF|BGUS|9160|1
      Municipal Bank|SOMBBGSF|SOMB|9130|0.7`,
  },
  // Branch, kind of account (10: current) and the number itself; the IBAN puts the bank's letters before it.
  account: '{bank.branch}10########',
  iban: ibanField({ BG }, '{bank.code}{account}'),
  cards: 'visa:45 mastercard:55',
  firms: {
    forms: `
      EOOD|72|1991|1|100|1
      OOD|24|1991|2|250
      AD|2|1991|20|5000
      EAD|1|1991|10|3000|1
      SD|1|1991|2|20`,
    get trades() {
      return inLatin(TRADES + CRAFTS, bulgarianLatin);
    },
    name: '({founder} {trade}|{founder} i {partner} {trade}|{founder} i Sinove {trade}|{founder} {trade}|{trade} {town}) {form}',
    sole: '({founder} {trade}|{trade} {founder}|{trade} {town}) {form}',
    era: 1991,
  },
  income: [621, 3400],
  fields: {
    id: certified(bgEgn, 'EGN', { synonyms: ['егн', 'единен граждански номер'] }),
    idcard: pictured('Identity card number', '(6########|A[A-C]#######)', {
      group: 'identity',
      synonyms: ['лична карта', 'lichna karta'],
    }),
    passport: pictured('Passport number', '38#######', { synonyms: ['паспорт'] }),
    licence: pictured('Driving licence', '28#######', {
      synonyms: ['шофьорска книжка', 'свидетелство за управление'],
    }),
    tax: {
      label: 'EGN (tax number)',
      validator: bgEgn,
      synonyms: ['данъчен номер'],
      make: (_, p) => p.read('id'),
    },
    vat: certified(bgVat, 'DDS number', { synonyms: ['ддс', 'ин по ддс'] }),
    postcode: { label: 'Poshtenski kod' },
    region: { label: 'Oblast' },
    bankcode: pictured('Bankov kod', '{bank.code}'),
    branch: pictured('BAE', '{bank.code}{bank.branch}', { synonyms: ['бае'] }),
    nativeaddress: addressIn(inCyrillic, 'Address in Cyrillic', ['адрес']),
    plate: pictured('Number plate', '{place.plate} #### [ABEKMHOPCTYX][ABEKMHOPCTYX]', {
      synonyms: ['регистрационен номер'],
    }),
  },
  company: {
    street: { picture: '{road} {1-120}(|||, et. {1-9}|, ofis {1-24})' },
    nativename: {
      label: 'Company name in Cyrillic',
      special: true,
      make(_, p) {
        const { form, founder, partner } = p.firm;
        const name = p.read('name').slice(0, -form.name.text.length - 1);
        return `„${inCyrillic(name, [founder, partner])}“ ${inCyrillic(form.name.text)}`;
      },
    },
    nativeaddress: addressIn(inCyrillic, 'Address in Cyrillic'),
    registration: certified(bgEik, 'EIK (BULSTAT)', {
      make: (random, { firm, place }) =>
        registerNumber(random, firm.founded, { starts: eikIn(place), length: 9, valid: bgEik.valid }),
    }),
    vat: {
      label: 'DDS number',
      validator: bgVat,
      make: (_, p) => `BG${p.read('registration')}`,
    },
  },
  presets: [
    {
      key: 'blink',
      scheme: INSTANT_TRANSFER,
      name: 'Blink P2P (instant by phone)',
      rows: [
        ['Payer', 'name'],
        ['Payer phone', 'phone'],
        ['Payer IBAN', 'iban'],
        ['Payee', 'payee.name'],
        ['Payee phone', 'payee.phone'],
        ['Payee IBAN', 'payee.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
        ['Transaction ID', 'txn'],
      ],
    },
  ],
}));

/** Surnames in -ов, -ев: women add -а. */
function gendered(surnames: string): string {
  return surnames.replace(/([^\s:]+)(:\S+)?/g, '$1/$1а$2');
}
