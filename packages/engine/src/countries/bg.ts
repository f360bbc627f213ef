import { bulgarianLatin } from '../data/cyrillic.ts';
import { bgEgn } from '../validators/bgEgn.ts';
import { bgEik } from '../validators/bgEik.ts';
import { bgVat } from '../validators/bgVat.ts';
import { certified, country, pictured } from './declare.ts';

export const bg = country({
  code: 'bg',
  name: 'Bulgaria',
  alpha3: 'BGR',
  currency: 'EUR',
  group: 'Europe',
  aliases: 'България Balgariya Bulgarian Bulgarians българин българка българи Bulgarie Bulgarien',
  names: {
    latin: bulgarianLatin,
    order: '{given} {middle} {family}',
    native: '{given.native} {middle.native} {family.native}',
    male: `Георги Иван Димитър Николай Петър Христо Йордан Александър Стефан Васил Тодор Стоян Красимир Пламен Атанас
      Борис Владимир Емил Ангел Кирил Валентин Любомир Мартин Даниел Ивайло Калоян Виктор Румен Симеон Радослав Никола
      Антон Венцислав Веселин Светослав Станислав Цветан Асен Борислав Богдан Момчил Огнян Павел Павлин Росен Теодор
      Захари Живко Илия Кристиян Лъчезар Методи Минчо Михаил Неделчо Орлин Пенчо Рангел Сава Тихомир Филип Цанко Юлиан
      Явор Ясен Боян Велизар Велин Гаврил Данаил Добромир Евгени Здравко Камен Константин Лазар Манол Марин Милен Мирослав
      Огнемир Пейо Райчо Самуил Слави Спас Стамен Тома Трайчо Тошко Чавдар Божидар Деян Дончо Жельо Искрен Иво Кольо
      Крум Мехмед Хасан Ахмед Рашид Денис`,
    female: `Мария Елена Виктория Иванка Даниела Йорданка Петя Александра Радка Надежда Десислава Стефка Пенка Гергана
      Габриела Ивелина Василка Маргарита Мариана Снежана Росица Анна Ани Антония Албена Боряна Ваня Веселина Виолета
      Галина Галя Диана Димитрина Донка Евгения Екатерина Жанета Живка Златка Илиана Ирина Кристина Калина Красимира
      Лиляна Людмила Магдалена Маргита Марияна Милена Мирослава Михаела Наталия Невена Нели Николета Нина Нора Павлина
      Пламена Поля Полина Ралица Рая Румяна Светла Светлана Сийка Силвия Симона Славка София Станка Стела Стоянка Таня
      Татяна Теодора Тодорка Фани Фатме Христина Цветелина Цветанка Юлия Яна Ана Айше Борислава Велислава Вяра Деница
      Добринка Дора Ева Емилия Ивана Ивет Йоана Катя Лидия Любов Моника Преслава Роза Цвета Зорница`,
    middle: gendered(`Иванов Георгиев Димитров Петров Николов Христов
      Стоянов Тодоров Илиев Василев Атанасов Петков Ангелов
      Колев Йорданов Маринов Стефанов Александров Борисов
      Кирилов Красимиров Пламенов Руменов Любомиров Валентинов
      Здравков Симеонов Павлов Росенов Веселинов Емилов`),
    family:
      gendered(`Иванов Георгиев Димитров Петров Николов Христов Стоянов Тодоров Илиев Василев Атанасов Петков Ангелов Колев
      Йорданов Маринов Стефанов Попов Михайлов Кръстев Костов Димов Костадинов Павлов Митев Симеонов Цветков
      Александров Марков Спасов Лазаров Добрев Андреев Младенов Русев Вълчев Радев Янев Найденов Пенев Янков Станчев
      Стойчев Славов Григоров Кирилов Станев Алексиев Станков Стойков Борисов Денев Савов Захариев Ганчев Калчев Ненов
      Василков Велев Желев Тончев Манолов Методиев Христозов Недялков Киров Цонев Райчев Богданов Тошев Великов Дончев
      Данчев Минчев Панайотов Пеев Рангелов Тонев Трифонов Филипов Узунов Чолаков Йонков Яков Антонов Апостолов Арсов
      Асенов Байчев Балабанов Белчев Благоев Бонев Ботев Бояджиев Величков Виденов Владимиров Влахов Въчев Гаврилов
      Генов Гергов Господинов Грозев Грудев Данаилов Дачев Делчев Дерменджиев Джамбазов Дичев Донев Драганов Евтимов
      Емилов Енев Желязков Здравков Златев Игнатов Казаков Калайджиев Каменов Карагьозов Караджов Карамфилов Кацаров
      Койчев Кунчев Кючуков Лалев Лефтеров Малинов Мирчев Митков Мутафчиев Нанев Нейков Обретенов Пашов Пейчев Пенчев
      Първанов Рачев Сандев Серафимов Сираков Събев Таков Танев Терзиев Тотев Хаджиев Цанков Цеков Чавдаров Чернев
      Шопов Юруков`),
  },
  places: {
    // `area` holds the area code and the first digits of its subscribers, for all numbers have eight digits.
    columns: 'city region zone area lat lon home plate',
    rows: `
      Sofia|Sofia (capital)|1000,1111,1113,1164,1202,1233,1303,1309,1404,1407,1408,1421,1504,1505,1510,1517,1574,1592,1606,1612,1618,1700,1712,1784|2 98|42.6975|23.3241|22|CB
      Plovdiv|Plovdiv|4000-4004,4006,4023|32 6|42.1500|24.7500|16|PB
      Varna|Varna|9000-9010|52 6|43.2167|27.9167|03|B
      Burgas|Burgas|8000-8005|56 8|42.5061|27.4678|02|A
      Stara Zagora|Stara Zagora|6000-6006|42 6|42.4328|25.6419|24|CT
      Ruse|Ruse|7000-7005|82 8|43.8487|25.9534|18|P
      Pleven|Pleven|5800-5804|64 8|43.4167|24.6167|15|EH
      Sliven|Sliven|8800-8803|44 6|42.6858|26.3292|20|CH
      Dobrich|Dobrich|9300-9303|58 6|43.5667|27.8333|08|TX
      Shumen|Shumen|9700-9704|54 8|43.2706|26.9229|27|H
      Pernik|Pernik|2300-2304|76 6|42.6000|23.0333|14|PK
      Haskovo|Haskovo|6300-6304|38 6|41.9342|25.5556|26|X
      Yambol|Yambol|8600-8603|46 6|42.4833|26.5000|28|Y
      Pazardzhik|Pazardzhik|4400-4403|34 4|42.2000|24.3333|13|PA
      Blagoevgrad|Blagoevgrad|2700-2703|73 8|42.0167|23.1000|01|E
      Veliko Tarnovo|Veliko Tarnovo|5000-5003|62 6|43.0812|25.6290|04|BT
      Vratsa|Vratsa|3000-3002|92 6|43.2100|23.5625|06|BP
      Gabrovo|Gabrovo|5300-5303|66 8|42.8747|25.3342|07|EB
      Kyustendil|Kyustendil|2500|78 5|42.2869|22.6939|10|KH
      Vidin|Vidin|3700-3703|94 6|43.9916|22.8824|05|BH
      Montana|Montana|3400|96 3|43.4125|23.2250|12|M
      Lovech|Lovech|5500|68 6|43.1369|24.7142|11|OB`,
  },
  roads: `ul._Vasil_Levski ul._Hristo_Botev ul._Ivan_Vazov ul._Georgi_Rakovski ul._Tsar_Simeon ul._Tsar_Boris_III ul._Tsar_Asen
    ul._Aleksandar_Stamboliyski ul._Patriarh_Evtimiy ul._Kiril_i_Metodiy ul._Treti_Mart ul._Ivan_Asen_II ul._Stefan_Stambolov
    ul._Otets_Paisiy ul._Ivan_Shishman ul._Dragan_Tsankov ul._Petko_Karavelov ul._Lyuben_Karavelov ul._Opalchenska ul._Shipka
    ul._Pirin ul._Rila ul._Vitosha ul._Dunav ul._Maritsa ul._Rodopi ul._Hadzhi_Dimitar ul._Stefan_Karadzha ul._Panayot_Volov
    ul._Pencho_Slaveykov ul._Yavor ul._Roza ul._Zdravets ul._Slivnitsa ul._Preslav ul._Tsarigradska bul._Bulgaria
    bul._Vasil_Levski bul._Hristo_Botev bul._Aleksandar_Malinov`,
  street: '{road} {1-120}(||, et. {1-9}, ap. {1-48}|, ap. {1-24})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+359 8(7[6-9]|8[2-9]|9[3-9]) ### ###',
  landline: '+359 {place.area}#####',
  banks: {
    columns: 'bank bic code branch',
    rows: `
      DSK Bank|STSABGSF|STSA|9300
      UniCredit Bulbank|UNCRBGSF|UNCR|7000
      United Bulgarian Bank|UBBSBGSF|UBBS|8002
      Postbank|BPBIBGSF|BPBI|7940
      Fibank|FINVBGSF|FINV|9150
      Central Cooperative Bank|CECBBGSF|CECB|9790
      Allianz Bank Bulgaria|BUINBGSF|BUIN|9561
      ProCredit Bank|PRCBBGSF|PRCB|9230
      Investbank|IORTBGSF|IORT|8048
      Bulgarian-American Credit Bank|BGUSBGSF|BGUS|9160
      Municipal Bank|SOMBBGSF|SOMB|9130`,
  },
  // Branch, kind of account (10: current) and the number itself; the IBAN puts the bank's letters before it.
  account: '{bank.branch}10########',
  bban: '{bank.code}{account}',
  cards: 'visa mastercard maestro',
  firms: {
    forms: 'EOOD OOD AD EAD SD',
    name: '({founder} {trade}|{founder} i {partner}|{founder} i Sinove|{founder} {trade}) {form}',
  },
  income: [700, 3500],
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
    bankcode: pictured('Bank code', '{bank.code}'),
    branch: pictured('BAE', '{bank.code}{bank.branch}', { synonyms: ['бае'] }),
    plate: pictured('Number plate', '{place.plate} #### [ABEKMHOPCTYX][ABEKMHOPCTYX]', {
      synonyms: ['регистрационен номер'],
    }),
  },
  company: {
    registration: certified(bgEik, 'EIK (BULSTAT)'),
    vat: {
      label: 'DDS number',
      validator: bgVat,
      make: (_, p) => `BG${p.read('registration')}`,
    },
  },
  presets: [
    {
      key: 'blink',
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
});

/** Surnames in -ов, -ев: women add -а. */
function gendered(surnames: string): string {
  return surnames.replace(/\S+/g, '$&/$&а');
}
