import { ukrainianLatin } from '../data/cyrillic.ts';
import { uaEdrpou } from '../validators/uaEdrpou.ts';
import { uaRnokpp } from '../validators/uaRnokpp.ts';
import { uaUnzr } from '../validators/uaUnzr.ts';
import { certified, country, pictured } from './declare.ts';

export const ua = country({
  code: 'ua',
  name: 'Ukraine',
  alpha3: 'UKR',
  currency: 'UAH',
  group: 'Europe',
  aliases: 'Україна Ukraina Ukrainian Ukrainians українець українка українці Ucrania',
  names: {
    latin: ukrainianLatin,
    native: '{family.native} {given.native} {middle.native}',
    male: `Олександр Сергій Володимир Андрій Микола Іван Віктор Юрій Василь Дмитро Анатолій Михайло Олег Ігор Петро Максим
      Роман Віталій Валерій Артем Олексій Богдан Ярослав Євген Вадим Павло Руслан Тарас Денис Степан Григорій Леонід
      Валентин Станіслав Антон Владислав Назар Данило Кирило Костянтин Борис Геннадій В’ячеслав Едуард Ростислав
      Святослав Остап Матвій Тимофій Марко Давид Климент Микита Ілля Єгор Захар Гліб Федір Мирослав Любомир Орест
      Зіновій Ярема Лев Тадей Арсен Маркіян Устим Олесь Яків Семен Панас Пилип Мар’ян Всеволод
      Тимур Артур Рустам Родіон Аркадій Георгій Йосип Адам Лука Нестор Омелян
      Радим Сава Тиміш Трохим Філіп Юліан Яромир Стефан Северин Мстислав Ян
      Савелій Альберт Леонтій Іларіон`,
    female: `Олена Тетяна Наталія Ірина Світлана Оксана Ольга Людмила Марія Анна Юлія Галина Катерина Валентина Надія Любов
      Вікторія Анастасія Лариса Ніна Інна Яна Алла Віра Дарина Софія Аліна Христина Леся Лідія Раїса Тамара Зінаїда
      Антоніна Діана Карина Марина Мар’яна Вероніка Богдана Соломія Злата Поліна Єлизавета Олександра Уляна Зоряна
      Роксолана Руслана Ганна Євгенія Емілія Ярина Ангеліна Маргарита Мілана Валерія Дар’я Альона Жанна Неля Стефанія
      Ксенія Василина Мирослава Іванна Лілія Олеся Кіра Єва Меланія Аделіна Аліса Діна
      Домініка Елеонора Калина Каміла Кароліна Лада Майя Мотря Орина Павлина Параска
      Рената Роза Сніжана Таїсія Тереза Устина Юстина Ярослава Еліна Марта Ілона Віолета Анжела Анжеліка
      Регіна Ніка`,
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
    columns: 'city region zone area lat lon plate code',
    rows: `
      Kyiv|Kyiv City|01001-01054,02068-02232,03035-03194,04050-04215|44 23|50.4547|30.5238|AA|26
      Kharkiv|Kharkiv Oblast|61001-61204|57 71|49.9808|36.2527|AX|20
      Odesa|Odesa Oblast|65000-65125|48 72|46.4775|30.7326|BH|15
      Dnipro|Dnipropetrovsk Oblast|49000-49131|56 37|48.4593|35.0386|AE|04
      Lviv|Lviv Oblast|79000-79071|32 29|49.8383|24.0232|BC|13
      Zaporizhzhia|Zaporizhzhia Oblast|69000-69124|61 22|47.8229|35.1903|AP|08
      Kryvyi Rih|Dnipropetrovsk Oblast|50000-50107|56 40|47.9097|33.3804|KE|04
      Mykolaiv|Mykolaiv Oblast|54000-54059|512 4|46.9659|31.9974|BE|14
      Vinnytsia|Vinnytsia Oblast|21000-21050|432 5|49.2328|28.4810|AB|02
      Poltava|Poltava Oblast|36000-36040|532 5|49.5937|34.5407|BI|16
      Chernihiv|Chernihiv Oblast|14000-14040|462 6|51.5055|31.2849|CB|25
      Cherkasy|Cherkasy Oblast|18000-18036|472 3|49.4285|32.0621|CA|23
      Khmelnytskyi|Khmelnytskyi Oblast|29000-29027|382 7|49.4216|26.9965|BX|22
      Zhytomyr|Zhytomyr Oblast|10001-10031|412 4|50.2547|28.6587|AM|06
      Chernivtsi|Chernivtsi Oblast|58000-58032|372 5|48.2921|25.9358|CE|24
      Sumy|Sumy Oblast|40000-40035|542 6|50.9077|34.7981|BM|18
      Rivne|Rivne Oblast|33000-33028|362 6|50.6199|26.2516|BK|17
      Ivano-Frankivsk|Ivano-Frankivsk Oblast|76000-76026|342 7|48.9226|24.7111|AT|09
      Kropyvnytskyi|Kirovohrad Oblast|25000-25031|522 2|48.5079|32.2623|BA|11
      Ternopil|Ternopil Oblast|46000-46027|352 5|49.5535|25.5948|BO|19
      Lutsk|Volyn Oblast|43000-43026|332 7|50.7472|25.3254|AC|03
      Uzhhorod|Zakarpattia Oblast|88000-88018|312 6|48.6208|22.2879|AO|07`,
  },
  roads: `vul._Tarasa_Shevchenka vul._Ivana_Franka vul._Lesi_Ukrainky vul._Soborna vul._Nezalezhnosti vul._Hrushevskoho
    vul._Bohdana_Khmelnytskoho vul._Svobody vul._Sadova vul._Shkilna vul._Tsentralna vul._Zelena vul._Myru vul._Nova
    vul._Peremohy vul._Kyivska vul._Vyshneva vul._Polova vul._Lisova vul._Naberezhna vul._Vokzalna vul._Stepana_Bandery
    vul._Ivana_Mazepy vul._Sahaidachnoho vul._Hetmanska vul._Kozatska vul._Volodymyrska vul._Dovzhenka vul._Hoholia
    vul._Chornovola vul._Sichovykh_Striltsiv vul._Heroiv_Ukrainy vul._Konovaltsia vul._Kotsiubynskoho prosp._Svobody
    prosp._Peremohy prosp._Nezalezhnosti bulv._Shevchenka prov._Sadovyi prov._Shkilnyi`,
  street: '{road}, {1-150}(||, kv. {1-160}|, kv. {1-90})',
  address: '{street}, {city}, {postcode}',
  postcode: '{zone}',
  phone: '+380 (50|63|66|67|68|73|93|95|96|97|98|99) ### ####',
  landline: '+380 {place.area}#####',
  banks: {
    columns: 'bank bic code',
    rows: `
      PrivatBank|PBANUA2X|305299
      monobank (Universal Bank)|UNJSUAUK|322001
      Oschadbank|COSBUAUK|300465
      Raiffeisen Bank|AVALUAUK|380805
      PUMB|FUIBUA2X|334851
      Sense Bank|ALFAUAUK|300346
      UKRSIBBANK|KHABUA2K|351005
      Ukrgasbank|UGASUAUK|320478
      Ukreximbank|EXBSUAUX|322313
      OTP Bank|OTPVUAUK|300528
      Credit Agricole Bank|AGRIUAUK|300614
      Kredobank|WUCBUA2X|325365`,
  },
  // 2620 is the balance account of individuals, 2600 of firms.
  account: '2620##########',
  bban: '{bank.code}00000{account}',
  cards: 'mastercard visa maestro',
  firms: {
    forms: 'TOV PP PrAT AT',
    name: '{form} "({founder} {trade}|{founder} i Syny|{founder} i Partnery|{founder}-{trade})"',
  },
  income: [10000, 50000],
  fields: {
    id: certified(uaUnzr, 'UNZR', { synonyms: ['унзр', 'unique demographic record number'] }),
    idcard: pictured('ID card number', '00#######', {
      group: 'identity',
      synonyms: ['id-картка', 'паспорт громадянина'],
    }),
    passport: pictured('International passport', '(F|G|P)[A-HJ-N]######', {
      synonyms: ['закордонний паспорт'],
    }),
    licence: pictured('Driving licence', '[ABCEHIKMOPTX][ABCEHIKMOPTX][ABCEHIKMOPTX]######', {
      synonyms: ['посвідчення водія'],
    }),
    tax: certified(uaRnokpp, 'RNOKPP', { synonyms: ['рнокпп', 'іпн', 'ipn', 'inn'] }),
    bankcode: pictured('MFO', '{bank.code}', { synonyms: ['мфо'] }),
    plate: pictured('Number plate', '{place.plate} #### [ABCEHIKMOPTX][ABCEHIKMOPTX]', {
      synonyms: ['номерний знак'],
    }),
  },
  company: {
    registration: certified(uaEdrpou, 'EDRPOU'),
    tax: { label: 'EDRPOU', validator: uaEdrpou, make: (_, p) => p.read('registration') },
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
});

/** A daughter's form beside a son's: -ївна for -йович, -івна for -ович. */
function patronymics(sons: string): string {
  return sons.replace(/\S+/g, (son) => `${son}/${son.replace('йович', 'ївна').replace(/ь?ович/, 'івна')}`);
}
