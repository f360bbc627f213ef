import { BANCONTACT } from '../data/cards.ts';
import { BE } from '../data/ibanLayouts.ts';
import { dutch } from '../data/languages/dutch.ts';
import { french } from '../data/languages/french.ts';
import { WALLET } from '../data/schemes/general.ts';
import { SHOPS } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import type { Random } from '../kernel/random.ts';
import { bare, list } from '../kernel/text.ts';
import type { OwnField } from '../model.ts';
import { beBban, beCheck, withBeCheck } from '../validators/beBban.ts';
import { beEid } from '../validators/beEid.ts';
import { beKbo } from '../validators/beKbo.ts';
import { beOgm } from '../validators/beOgm.ts';
import { beRrn } from '../validators/beRrn.ts';
import { beVat } from '../validators/beVat.ts';
import { NAMES, SPOKEN } from './be/names.ts';
import { certified, pictured } from './declare.ts';
import { multilingual } from './multilingual.ts';
import { series } from './series.ts';

/** Streets in French-speaking places. */
const RUES =
  list(`Rue_de_l'Église Rue_de_la_Station Rue_du_Moulin Rue_des_Écoles Chaussée_Romaine Rue_Haute Grand'Place
  Avenue_des_Tilleuls Rue_de_la_Gare Rue_du_Centre Rue_Neuve Avenue_Reine_Astrid Rue_Albert_Ier Rue_des_Prés Rue_du_Château
  Rue_de_la_Fontaine Rue_des_Combattants Rue_de_la_Paix Rue_Royale Rue_du_Parc Place_Communale Rue_du_Progrès
  Rue_Saint-Roch`);

/** Street names in the language of the place. */
const street: OwnField = {
  make(random, p) {
    const road = p.place.code ? random.common(RUES) : p.road.text;
    const box = random.chance(0.2) ? `${p.place.code ? ' bte ' : ' bus '}${random.int(1, 24)}` : '';
    return `${road} ${random.int(1, 240)}${box}`;
  },
};

/** Pictures with the town as Dutch speakers call it. */
function inDutch(pictures: string): string {
  return pictures.replaceAll('{town}', '{place.district}');
}

export const be = multilingual(
  'be',
  () => ({
    name: 'Belgium',
    alpha3: 'BEL',
    paydays: [[31], [25]],
    // Seven years.
    passports: [365, 2555],
    currency: 'EUR',
    ips: '81.240-247 91.176-183',
    gs1: '540',
    holidays: '0101 E-2 E+1 0501 E+39 E+50 0721 0815 1101 1111 1225 1226',
    group: 'Europe',
    locale: { language: 'nl', zone: 'Europe/Brussels' },
    economy: {
      vat: { usual: 21, food: 6 },
      deductions: { social: 14, tax: 25.5 },
      tenure: { rent: 28, loan: 41 },
      shops: { card: 32, wallet: 20 },
    },
    words: {
      exonyms: `belgisch belgische Belgii belgijski belgijska belgijskie belgijskich belga Belgische Belgen Bélgica Belgio
        Belçika Belçikalı Belgia nước_Bỉ người_Bỉ`,
      scripts: `ベルギー 比利时 比利時 벨기에 بلجيكا بلجيكي~ बेल्जियम Бельги^ Бельгі^ бельгийск~ бельгійськ~ Ubelgiji`,
      women: 'Belgierin Belgierinnen Belgijka Belgijki',
      places: `Bruxelles=ブリュッセル|布鲁塞尔|布魯塞爾|브뤼셀|بروكسل|ब्रसेल्स|Брюссель|Брюсселя|Брюсселе|Брюсселі|Bruksela|Brukseli|Brüksel|bruxellois|bruxelloise|Brusselse
        ; Antwerpen=アントワープ|安特卫普|Антверпен+|Antwerpse|anversois
        ; Vlaanderen=Flemish|Flemings|Vlaams|Vlaamse|Vlaming|Vlamingen|flamand|flamande|flamands|flamencos
        ; Wallonie=Walloon|Walloons|wallon|wallonne|wallons|Waals|Waalse`,
      numbers: { company: 'kbo kbo-nummer bce numéro_bce' },
    },
    aliases:
      'België Belgique Belgien Belgian Belgians Belg Belge Belges Belgen Kingdom_of_Belgium Bélgica Belgie',
    ages: '10.2 15.8 16 15.8 16.2 13.5 12.5',
    life: {
      studies: 55,
      retires: 65,
      pays: [1150, 3050],
      institutions: `
      pension Federale Pensioendienst
      primary (Stedelijke|Gemeentelijke) Basisschool {place.district}
      secondary Koninklijk Atheneum {place.district}
      town Stad {place.district}
      fire Brandweer {place.district}
      welfare OCMW {place.district}
      transit De Lijn {place.district}
      transit@Bruxelles MIVB
      university@Bruxelles Vrije Universiteit Brussel
      university@Leuven KU Leuven
      university@Brugge+Kortrijk+Oostende+Roeselare Hogeschool VIVES
      university@Mechelen Thomas More-hogeschool
      university@Aalst+Sint-Niklaas Odisee-hogeschool
      university@Genk Hogeschool PXL`,
    },
    language: {
      ...dutch,
      // Flanders has other words than the Netherlands.
      titles: dutch.titles
        .replaceAll('voortgezet onderwijs', 'secundair onderwijs')
        .replaceAll('Fysiotherapeut', 'Kinesitherapeut')
        .replace('Ambulanceverpleegkundige', 'Ambulancier'),
      crafts: `${dutch.crafts}
    physiotherapist Kinesitherapie`,
      merchants: inDutch(dutch.merchants),
      institutions: inDutch(dutch.institutions),
    },
    sources: 'Statbel 2025 (population, names); banks by their reports',
    names: NAMES,
    places: {
      // `area` is the area code and the start of the number; `code` marks the places with French streets;
      // `district` is the Dutch name of the town.
      columns: 'city region zone area lat lon code pop district',
      rows: `
      Bruxelles|Bruxelles-Capitale|1000,1020,1030,1040,1050,1060,1070,1080,1140,1150,1160,1180,1190,1200,1210|2 513|50.8505|4.3488|fr|1255|Brussel
      Antwerpen|Vlaanderen|2000,2018,2020,2030,2050,2060|3 225|51.2205|4.4003||562|Antwerpen
      Gent|Vlaanderen|9000|9 224|51.0500|3.7167||272|Gent
      Charleroi|Wallonie|6000|71 32|50.4114|4.4445|fr|204
      Liège|Wallonie|4000,4020|4 223|50.6337|5.5675|fr|196
      Brugge|Vlaanderen|8000|50 33|51.2089|3.2242||120|Brugge
      Namur|Wallonie|5000|81 22|50.4669|4.8675|fr|115
      Leuven|Vlaanderen|3000|16 22|50.8796|4.7009||104|Leuven
      Mons|Wallonie|7000|65 33|50.4541|3.9523|fr|97
      Aalst|Vlaanderen|9300|53 70|50.9360|4.0355||92|Aalst
      Mechelen|Vlaanderen|2800|15 20|51.0257|4.4776||90|Mechelen
      La Louvière|Wallonie|7100|64 22|50.4866|4.1879|fr|82
      Hasselt|Vlaanderen|3500|11 22|50.9311|5.3378||83|Hasselt
      Sint-Niklaas|Vlaanderen|9100|3 776|51.1651|4.1437||82|Sint-Niklaas
      Kortrijk|Vlaanderen|8500|56 21|50.8280|3.2649||81|Kortrijk
      Oostende|Vlaanderen|8400|59 70|51.2155|2.9270||73|Oostende
      Tournai|Wallonie|7500|69 22|50.6071|3.3893|fr|69
      Genk|Vlaanderen|3600|89 35|50.9650|5.5008||68|Genk
      Seraing|Wallonie|4100|4 337|50.5836|5.5011|fr|64
      Roeselare|Vlaanderen|8800|51 20|50.9465|3.1227||66|Roeselare
      Verviers|Wallonie|4800|87 33|50.5891|5.8624|fr|56`,
      others: `Bruxelles=Brussels|Brussel|Brüssel|Bruselas; Antwerpen=Antwerp|Anvers; Gent=Ghent|Gand; Liège=Luik|Lüttich;
        Brugge=Bruges; Namur=Namen; Leuven=Louvain; Mons=Bergen|Bergen in Henegouwen; Aalst=Alost;
        Mechelen=Malines|Mechlin; Kortrijk=Courtrai; Oostende=Ostend|Ostende; Tournai=Doornik; Roeselare=Roulers;
        Bruxelles-Capitale=Brussels|Brussels-Capital|Brussel|Brussels Hoofdstedelijk Gewest;
        Vlaanderen=Flanders|Flandre|Flandern; Wallonie=Wallonia|Wallonië`,
    },
    roads: `Kerkstraat Stationsstraat Molenstraat Schoolstraat Nieuwstraat Dorpsstraat Veldstraat Hoogstraat Kasteelstraat
    Steenweg_op_Brussel@Aalst+Leuven+Mechelen+Gent Kapellestraat Groenstraat Beekstraat Brugsesteenweg@Gent+Kortrijk+Oostende+Roeselare Gentsesteenweg Lindelaan Markt Leuvensesteenweg
    Heidestraat Bosstraat Kloosterstraat Parklaan Eikenlaan Koning_Albertlaan Astridlaan Zandstraat Vaartstraat
    Sint-Jansstraat Kortrijksestraat Antwerpsesteenweg@Mechelen+Gent+Sint-Niklaas Mechelsestraat@Leuven`,
    street: '{road} {1-240}',
    address: '{street}, {postcode} {city}',
    postcode: '{zone}',
    phone: '+32 4(7#|8[4-9]|9#) ## ## ##',
    landline: '+32 {place.area} ## ##',
    banks: {
      columns: 'bank bic code share near private',
      rows: `
      BNP Paribas Fortis|GEBABEBB|001|25
      Belfius|GKCCBEBB|063|22
      ING Belgium|BBRUBEBB|363|14
      Crelan|NICABEBB|103|8
      Beobank|CTBKBEBX|953|5
      Keytrade Bank|KEYTBEBB|651|2
      Fintro|GEBABEBB|143|1.5
      Triodos Bank|TRIOBEBB|523|0.7
      KBC|KREDBEBB|736|28|Vlaanderen
      KBC Brussels|KREDBEBB|734|14|Bruxelles-Capitale
      CBC Banque|CREGBEBB|732|12|Wallonie
      Argenta|ARSPBE22|973|12|Vlaanderen|yes
      VDK Bank|VDSPBE91|891|8|Gent`,
    },
    account: certified(beBban, 'Rekeningnummer / Numéro de compte', {
      synonyms: ['rekeningnummer', 'numéro de compte'],
      make(random, p) {
        const [bank, number] = [`${p.bank.code?.text}`, random.digits(7)];
        return `${bank}-${number}-${beCheck(bank + number)}`;
      },
    }),
    iban: ibanField({ BE }, '{account.bare}', { BE: withBeCheck }),
    cards: 'bancontact:58 mastercard:24 visa:17 amex:1',
    networks: { bancontact: BANCONTACT },
    wallets: 'Payconiq:80 Wero:20',
    firms: {
      forms: `
      BV|66|1936|1|400
      NV|14|1936|5|9000
      VOF|10|1936|2|15
      CommV|7|1936|2|20
      CV|3|1936|3|800`,
      name: inDutch(
        '({founder} {trade}|{trade} {founder}|{founder} & {partner} {trade}|{trade} {town}) {form}',
      ),
    },
    income: [2250, 7200],
    fields: {
      street,
      id: certified(beRrn, 'Rijksregisternummer / Numéro national', {
        synonyms: [
          'rijksregisternummer',
          'numéro national',
          'numéro de registre national',
          'national register number',
          'rrn',
          'niss',
          'insz',
        ],
      }),
      eid: certified(beEid, 'eID-kaartnummer', {
        group: 'identity',
        synonyms: ['eid', 'identiteitskaart'],
      }),
      passport: pictured('Paspoort / Passeport', '[EFG]@######', {
        synonyms: ['paspoort', 'passeport'],
      }),
      licence: pictured('Rijbewijs / Permis de conduire', '1#########', {
        synonyms: ['rijbewijs', 'permis de conduire'],
      }),
      tax: certified(beRrn, 'Fiscaal nummer / Numéro fiscal', { make: (_, p) => p.read('id') }),
      vat: certified(beVat, 'Btw-nummer / Numéro de TVA', { synonyms: ['btw', 'tva'] }),
      bankcode: pictured('Bankcode / Code banque', '{bank.code}'),
      reference: certified(beOgm, 'Gestructureerde mededeling (OGM-VCS)', {
        synonyms: [
          'ogm',
          'vcs',
          'gestructureerde mededeling',
          'communication structurée',
          'structured communication',
        ],
      }),
      merchant: { label: 'Handelaar / Commerçant' },
      postcode: { label: 'Postcode / Code postal' },
      region: { label: 'Gewest / Région' },
      plate: pictured('Nummerplaat / Plaque', '[12]-[A-HJ-NP-Z]@@-###', {
        synonyms: ['nummerplaat'],
      }),
    },
    company: {
      street,
      registration: certified(beKbo, "Ondernemingsnummer / Numéro d'entreprise", {
        make: (random, { firm }) => enterpriseOf(random, firm.founded),
      }),
      vat: certified(beVat, 'Btw-nummer / Numéro de TVA', {
        make: (_, p) => `BE${bare(p.read('registration'))}`,
      }),
    },
    presets: [
      {
        key: 'bancontact',
        scheme: WALLET,
        daily: true,
        sectors: SHOPS,
        name: 'Bancontact Payconiq',
        rows: [
          ['Merchant', 'company.name'],
          ['Enterprise number', 'company.registration'],
          ['Merchant IBAN', 'company.iban'],
          ['Payer', 'name'],
          ['Mobile phone', 'phone'],
          ['Payer IBAN', 'iban'],
          ['Amount', 'amount'],
          ['Currency', 'currency'],
          ['Structured communication', 'reference'],
          ['Transaction', 'txn'],
          ['Date', 'date'],
        ],
      },
    ],
  }),
  {
    fr: {
      language: { ...french, titles: `${french.titles}\n dentist Dentiste` },
      life: {
        institutions: `
          pension Service fédéral des Pensions
          university Université de Mons
          university@Bruxelles Université libre de Bruxelles
          university@Liège+Seraing+Verviers Université de Liège
          university@Namur Université de Namur
          primary École communale {town}
          secondary Athénée royal {town}
          town Administration communale {town}
          fire Zone de secours {town}
          fire@Bruxelles SIAMU Bruxelles
          welfare CPAS {town}
          police Police locale {town}
          transit TEC {town}
          transit@Bruxelles STIB`,
      },
      firms: {
        forms: `
          SRL|66|1936|1|400
          SA|14|1936|5|9000
          SNC|10|1936|2|15
          SComm|7|1936|2|20
          SC|3|1936|3|800`,
        name: '({trade} {founder}|{founder} {trade}|{founder} & {partner} {trade}|{trade} {town}) {form}',
      },
    },
  },
  SPOKEN,
);

/** The first eight digits of enterprise numbers by the year of entry, approximate. */
const ENTERPRISES = [
  { until: 2003, number: series('1936 04010000 · 1970 04080000 · 1990 04400000 · 2003 04800000') },
  { until: 2008, number: series('2003 08600000 · 2008 08990000') },
  { until: 2012, number: series('2008 08000000 · 2012 08450000') },
  { until: 2014, number: series('2012 05010000 · 2014 05690000') },
  { until: 2018, number: series('2014 06000000 · 2018 06960000') },
  { until: 2023, number: series('2018 06970000 · 2023 07990000') },
];
const LAST = series('2023 10000000 · 2026 10320000');

function enterpriseOf(random: Random, year: number): string {
  const { number = LAST } = ENTERPRISES.find(({ until }) => year < until) ?? {};
  const body = number(random, year);
  const digits = String(body).padStart(8, '0') + String(97 - (body % 97)).padStart(2, '0');
  return digits.replace(/(....)(...)(...)/, '$1.$2.$3');
}
