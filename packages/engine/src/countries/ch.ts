import { CH } from '../data/ibanLayouts.ts';
import { french } from '../data/languages/french.ts';
import { italian } from '../data/languages/italian.ts';
import { swissGerman } from '../data/languages/swissGerman.ts';
import { CREDIT_TRANSFER, WALLET } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { fixed, plain } from '../fields/qrPayload.ts';
import { putDecimal } from '../kernel/bytes.ts';
import { list } from '../kernel/text.ts';
import type { OwnField, Persona, QrPayment } from '../model.ts';
import { buildingIn, fact } from '../presets/facts.ts';
import { qrImage } from '../qr/svg.ts';
import { ibanOf } from '../standard/ibanChecker.ts';
import { chAhv } from '../validators/chAhv.ts';
import { chQr } from '../validators/chQr.ts';
import { chUid } from '../validators/chUid.ts';
import { NAMES, SPOKEN } from './ch/names.ts';
import { putQr } from './ch/qrReference.ts';
import { certified, pictured } from './declare.ts';
import { multilingual } from './multilingual.ts';

/** Streets where people do not speak German. */
const ROADS: Readonly<Record<string, readonly string[]>> = {
  fr: list(`Rue_de_la_Gare Rue_du_Midi Rue_du_Lac Avenue_de_la_Gare Chemin_des_Vignes Rue_Neuve Rue_du_Simplon
    Rue_de_la_Poste Chemin_du_Bois Rue_Centrale Rue_des_Alpes Grand-Rue Rue_du_Marché Chemin_de_la_Source Rue_de_l'Hôpital
    Avenue_de_France Rue_du_Collège Place_du_Marché`),
  it: list(`Via_Cantonale Via_San_Gottardo Via_Stazione Via_Motta Via_Cattori Via_delle_Scuole Via_Vela Via_Franscini Via_Guisan
    Via_Henri_Dunant Via_dei_Gaggini Via_alla_Chiesa Via_Nosetto`),
};

/** Street names in the language of the place. */
const street: OwnField = {
  make(random, p) {
    const roads = ROADS[`${p.place.code?.text}`];
    const road = roads ? random.common(roads) : p.road.text;
    return `${road} ${random.int(1, 120)}${random.chance(0.1) ? random.pick('abc') : ''}`;
  },
};

const IBAN = ibanField({ CH }, '{bank.code}{account}');

export const ch = multilingual(
  'ch',
  () => ({
    name: 'Switzerland',
    alpha3: 'CHE',
    paydays: [[25]],
    currency: 'CHF',
    perEuro: 1.3,
    priceStep: 5,
    ips: '85.0-7 83.76-79',
    gs1: '760',
    holidays: '0101 0102 E-2 E+1 E+39 E+50 0801 1225 1226',
    group: 'Europe',
    locale: { language: 'de', zone: 'Europe/Zurich' },
    economy: {
      vat: { usual: 8.1, food: 2.6 },
      deductions: { social: 6.4, tax: 12 },
      tenure: { rent: 57, loan: 37 },
      shops: { card: 32, wallet: 33 },
    },
    words: {
      exonyms: `SUI schweizerisch schweizerische Svizzero suizo Zwitsers Szwajcaria Szwajcarii szwajcarski szwajcarska
        szwajcarskie szwajcarskich suisses svizzeri suíço suíços Zwitserse İsviçre İsviçreli Thụy_Sĩ Thuỵ_Sĩ`,
      scripts: `スイス 瑞士 스위스 سويسرا سويسري~ स्विट्ज़रलैंड स्विट्जरलैंड Швейцари^ Швейцарі^ швейцарск~ швейцарськ~ Uswisi`,
      women: 'Schweizerin Schweizerinnen Szwajcarka Szwajcarki',
      places: `Zürich=チューリッヒ|苏黎世|蘇黎世|취리히|زيورخ|ज़्यूरिख़|Цюрих+|Цюріх+|Zürcher|Zürcherin|zurichois|zurichoise
        ; Genève=ジュネーブ|日内瓦|日內瓦|제네바|جنيف|जिनेवा|Женева|Женевы|Женеве|Женеви|Женеві|genevois|genevoise|Genfer
        ; Basel=バーゼル|巴塞尔|Базель|Базеля|bâlois|bâloise
        ; Bern=ベルン|伯尔尼|Берн+|bernois|bernoise
        ; Ticino=ticinese|ticinesi
        ; Vaud=vaudois|vaudoise
        ; Valais=valaisan|valaisanne`,
      numbers: { company: 'uid-nummer numéro_ide' },
    },
    aliases: `Schweiz Suisse Svizzera Svizra Helvetia Swiss Schweizer Schweizerin Swiss_Confederation
    Confoederatio_Helvetica Suiza Zwitserland`,
    ages: '8.5 15.5 17.5 16.5 17 13 12',
    population: {
      source:
        'Estimates, rounded; pay by the BFS, Lohnstrukturerhebung 2022 (median 6788, tenths 4487 and 12178, women 9.5 % less)',
      men: '51.3 51 50.2 50 48.3 44 33',
      work: ['66 91 93 92 88 70 26 13 6', '65 84 83 82 77 57 17 8 3'],
      own: [14, 11],
      unemployed: 4.5,
      disabled: 4,
      pensioned: 98,
      pay: { median: 6788, spread: 2.7, top: 4, women: 90.5 },
    },
    life: {
      // AHV: in the first days, by the 20th at the latest.
      pensionPay: { days: [-4, -5] },
      studies: 40,
      retires: 65,
      pays: [1260, 2520],
      institutions: `
        university@Biel/Bienne+Thun+Köniz Universität Bern
        university@Winterthur Zürcher Hochschule für Angewandte Wissenschaften
        university@Schaffhausen Universität Zürich
        university@Chur Fachhochschule Graubünden
        university@Zug Hochschule Luzern
        university@Aarau Fachhochschule Nordwestschweiz
        hospital@Zürich+Basel Universitätsspital {town}
        hospital@Bern+Köniz Inselspital Bern
        hospital@Thun Spital Thun
        hospital@Luzern Luzerner Kantonsspital
        hospital@Zug Zuger Kantonsspital
        hospital@Biel/Bienne Spitalzentrum Biel
        town@Basel Kanton Basel-Stadt
        police Kantonspolizei {place.region}`,
    },
    language: swissGerman,
    sources: 'BFS 2024 (population, names); banks by their reports, cantonal banks near home',
    names: NAMES,
    places: {
      // `code` is the language of the streets.
      columns: 'city region zone area lat lon plate code pop',
      short: 'plate',
      rows: `
      Zürich|Zürich|8001-8006,8032,8037,8038,8041,8044-8053,8055,8057|44|47.3667|8.5500|ZH||436
      Genève|Genève|1201-1209|22|46.2022|6.1457|GE|fr|209
      Basel|Basel-Stadt|4051-4059|61|47.5480|7.5900|BS||174
      Lausanne|Vaud|1003-1007,1010,1012,1018|21|46.5160|6.6328|VD|fr|144
      Bern|Bern|3004-3008,3010-3015,3018|31|46.9481|7.4474|BE||137
      Winterthur|Zürich|8400,8404-8406,8408,8409|52|47.5056|8.7241|ZH||120
      Luzern|Luzern|6003-6006,6014,6015|41|47.0505|8.3064|LU||86
      St. Gallen|St. Gallen|9000,9008,9010-9012,9014-9016|71|47.4239|9.3748|SG||79
      Lugano|Ticino|6900|91|46.0101|8.9600|TI|it|63
      Biel/Bienne|Bern|2502-2505|32|47.1371|7.2461|BE||56
      Thun|Bern|3600,3603,3604,3608|33|46.7512|7.6217|BE||44
      Köniz|Bern|3098|31|46.9244|7.4146|BE||44
      La Chaux-de-Fonds|Neuchâtel|2300|32|47.0930|6.8300|NE|fr|37
      Fribourg|Fribourg|1700|26|46.8024|7.1513|FR|fr|38
      Schaffhausen|Schaffhausen|8200,8203,8207,8208|52|47.6973|8.6349|SH||38
      Chur|Graubünden|7000|81|46.8499|9.5329|GR||40
      Neuchâtel|Neuchâtel|2000|32|46.9918|6.9310|NE|fr|45
      Sion|Valais|1950|27|46.2274|7.3556|VS|fr|37
      Zug|Zug|6300|41|47.1724|8.5173|ZG||32
      Aarau|Aargau|5000,5004|62|47.3925|8.0442|AG||22
      Bellinzona|Ticino|6500|91|46.1928|9.0170|TI|it|46`,
      others: `Zürich=Zurich|ZH|Zuerich|Zurigo; Genève=Geneva|Genf|Ginevra|GE; Basel=Basle|Bâle; Basel-Stadt=Basel|Basle|Bâle;
        Bern=Berne|BE|Berna; Luzern=Lucerne|LU|Lucerna; St. Gallen=Saint Gallen|Sankt Gallen|Saint-Gall;
        Biel/Bienne=Biel|Bienne; Fribourg=Freiburg|Freiburg im Üechtland; Neuchâtel=Neuenburg; Sion=Sitten; Chur=Coire;
        Ticino=Tessin; Graubünden=Grisons|Grigioni; Valais=Wallis; Vaud=Waadt; Zug=Zoug; Aargau=Argovia`,
    },
    roads: `Bahnhofstrasse Hauptstrasse Dorfstrasse Schulstrasse Kirchweg Birkenweg Gartenstrasse Rosenweg Bergstrasse
    Industriestrasse Seestrasse Zürcherstrasse@Winterthur+St._Gallen+Basel Bernstrasse Feldstrasse Lindenstrasse Poststrasse Oberdorfstrasse
    Mühlestrasse Sonnenbergstrasse Wiesenweg Ringstrasse Rebenweg Langgasse Marktgasse Höhenweg Museumstrasse
    Schützenstrasse Gotthardstrasse Alpenstrasse Tellstrasse Breitenweg`,
    street: '{road} {1-120}',
    address: '{street}, {postcode} {city}',
    postcode: '{zone}',
    phone: '+41 (76|78|79) [2-8]## ## ##',
    landline: '+41 {place.area} [2-7]## ## ##',
    banks: {
      columns: 'bank bic code share near',
      rows: `
      Raiffeisen|RAIFCH22|80808|24
      UBS|UBSWCHZH|00230|22
      PostFinance|POFICHBE|09000|20
      Migros Bank|MIGRCHZZ|08401|7
      Zürcher Kantonalbank|ZKBKCHZZ|00700|38|Zürich
      Banque Cantonale de Genève|BCGECHGG|00788|30|Genève
      Basler Kantonalbank|BKBBCHBB|00770|38|Basel-Stadt
      Banque Cantonale Vaudoise|BCVLCH2L|00767|38|Vaud
      Berner Kantonalbank|KBBECH22|00790|28|Bern
      Valiant Bank|VABECH22|06300|10|Bern,Luzern,Aargau
      Luzerner Kantonalbank|LUKBCH22|00778|40|Luzern
      St.Galler Kantonalbank|KBSGCH22|00781|34|St. Gallen
      Banca dello Stato del Cantone Ticino|BSCTCH22|00764|30|Ticino
      Banque Cantonale Neuchâteloise|BCNNCH22|00766|36|Neuchâtel
      Banque Cantonale de Fribourg|BEFRCH22|00768|36|Fribourg
      Schaffhauser Kantonalbank|SHKBCH2S|00782|38|Schaffhausen
      Graubündner Kantonalbank|GRKBCH2270A|00774|40|Graubünden
      Banque Cantonale du Valais|BCVSCH2L|00765|32|Valais
      Zuger Kantonalbank|KBZGCH22|00787|40|Zug
      Aargauische Kantonalbank|KBAGCH22|00761|32|Aargau`,
      others: `UBS=UBS Switzerland; Zürcher Kantonalbank=ZKB; Banque Cantonale Vaudoise=BCV; Banque Cantonale de Genève=BCGE`,
    },
    account: { label: 'Kontonummer', picture: '############' },
    iban: IBAN,
    cards: 'mastercard:55 visa:41 amex:4',
    wallets: 'TWINT',
    firms: {
      forms: `
      GmbH|52|1937|1|120
      AG|44|1936|1|4000
      KlG|2|2016|2|20
      Genossenschaft|2|1936|3|900`,
      name: '({founder} {trade}|{founder} & {partner} {trade}|{trade} {founder}|{trade} {town}) {form}',
    },
    income: [4100, 13500],
    fields: {
      street,
      // Cards and passports of 2022 and later mix letters in; no rule is public, the look of the specimens.
      id: pictured('Identitätskartennummer', '(E#######|S#@##@##)', {
        synonyms: ['identitätskarte', "carte d'identité"],
      }),
      passport: pictured('Passnummer', '(X#######|A#@##@##)', {
        synonyms: ['passeport', 'reisepass'],
      }),
      licence: pictured('Führerausweisnummer', '00%######00[1-6]', {
        synonyms: ['führerausweis', 'permis de conduire'],
      }),
      tax: certified(chAhv, 'AHV-Nummer (Steuern)', { make: (_, p) => p.read('ssn') }),
      ssn: certified(chAhv, 'AHV-Nummer', {
        synonyms: ['ahv', 'avs', 'ahvn13', 'navs13', 'numéro avs', 'numero avs'],
      }),
      vat: certified(chUid, 'MWST-Nummer', {
        synonyms: ['mwst', 'uid'],
        make: (random, p) => `${chUid.make(random, undefined)} ${vatOf(p)}`,
      }),
      // 80 health, 756 Switzerland, insurer, card; the rule of the end is not public.
      health: pictured('Versichertenkarte', '80756{00008-01569}##########', {
        synonyms: ['veka'],
      }),
      bankcode: pictured('Bankenclearing (IID)', '{bank.code}', { synonyms: ['iid', 'clearing'] }),
      // It goes with a QR-IBAN alone; to an IBAN belongs the reference of ISO 11649 (SIX, Swiss Implementation Guidelines QR-bill).
      qrreference: certified(chQr, 'QR-Referenz', {
        group: 'transaction',
        synonyms: ['esr', 'bvr', 'qrr'],
        write: putQr,
      }),
      merchant: { label: 'Händler' },
      postcode: { label: 'Postleitzahl' },
      region: { label: 'Kanton' },
      // Nobody pays with less than five centimes.
      amount: {
        write(out, at, random, { life: { income } }) {
          const most = income * 8;
          const steps =
            Math.ceil(income / 25) + Math.floor((random.below(most) * random.below(1_000_000)) / 1_000_000);
          return putDecimal(out, at, 5 * steps, 2);
        },
      },
      plate: pictured('Kontrollschild', '{place.plate} {1000-399999}', {
        synonyms: ['nummernschild'],
      }),
    },
    company: {
      street,
      registration: certified(chUid, 'UID'),
      vat: certified(chUid, 'MWST-Nummer', { make: (_, p) => `${p.read('registration')} ${vatOf(p)}` }),
      // QR-IIDs run from 30000 to 31999 and mostly repeat the end of the bank's own IID.
      qriban: {
        label: 'QR-IBAN',
        group: 'banking',
        validator: IBAN.validator,
        make: (random, p) => ibanOf('CH', `30${p.bank.code?.text.slice(2)}${random.digits(12)}`),
      },
    },
    qr: { name: 'Swiss QR Code', payload: (payment) => swissQr(payment.payee, payment, 'iban') },
    presets: [
      {
        key: 'qr-bill',
        scheme: CREDIT_TRANSFER,
        name: 'QR-Rechnung',
        facts: {
          'company.qr': fact((_, company) => {
            const { payer = company } = company;
            return swissQr(
              company,
              { amount: payer.read('amount'), reference: payer.read('qrreference') },
              'qriban',
            );
          }),
          'company.qrimage': { ...fact((_, company) => qrImage(company.read('qr'))), img: true },
        },
        rows: [
          ['QR-IBAN', 'company.qriban'],
          ['Zahlbar an', 'company.name'],
          ['Adresse', 'company.address'],
          ['UID', 'company.registration'],
          ['Betrag', 'amount'],
          ['Währung', 'currency'],
          ['Referenz', 'qrreference'],
          ['Zahlbar durch', 'name'],
          ['Adresse des Zahlers', 'address'],
          ['Datum', 'date'],
          ['QR-Code (Inhalt)', 'company.qr', 'qr'],
          ['QR-Code', 'company.qrimage', 'qrimage'],
        ],
      },
      {
        key: 'twint',
        scheme: WALLET,
        daily: true,
        name: 'TWINT',
        rows: [
          ['Absender', 'name'],
          ['Handynummer', 'phone'],
          ['Bank', 'bank'],
          ['Empfänger', 'payee.name'],
          ['Handynummer des Empfängers', 'payee.phone'],
          ['Betrag', 'amount'],
          ['Währung', 'currency'],
          ['Transaktion', 'txn'],
          ['Datum', 'date'],
        ],
      },
    ],
  }),
  {
    fr: {
      language: {
        ...french,
        titles: `${french.titles}
          physiotherapist Physiothérapeute
          dentist Médecin-dentiste`,
        crafts: `${french.crafts}
          physiotherapist Physiothérapie`,
      },
      life: {
        institutions: `
          pension Caisse de compensation AVS
          university Université de {town}
          university@Sion+La_Chaux-de-Fonds HES-SO
          university@Biel/Bienne Haute école spécialisée bernoise
          university@Bern+Thun+Köniz Université de Berne
          hospital Hôpital (cantonal|régional) {town}
          hospital@Genève Hôpitaux universitaires de Genève
          hospital@Lausanne CHUV
          hospital@in_Bern Hôpital de l'Île
          hospital@in_Neuchâtel Réseau hospitalier neuchâtelois
          hospital@Sion Hôpital du Valais
          town Ville de {town}
          police Police cantonale {place.region}`,
      },
      firms: {
        forms: `
          Sàrl|53|1937|1|120
          SA|43|1936|1|4000
          SNC|3|1936|2|20
          société coopérative|1|1936|3|900`,
        name: '({trade} {founder}|{founder} {trade}|{founder} & {partner} {trade}|{trade} {town}) {form}',
      },
    },
    it: {
      language: italian,
      life: {
        institutions: `
          pension Cassa di compensazione AVS
          university Università della Svizzera italiana, {town}
          primary Scuola elementare {town}
          hospital Ospedale regionale di {town}
          town Città di {town}
          police Polizia cantonale`,
      },
      firms: {
        forms: `
          Sagl|50|1937|1|120
          SA|47|1936|1|4000
          SNC|3|1936|2|20`,
        name: '({trade} {founder}|{founder} {trade}|{founder} & {partner} {trade}|{trade} {town}) {form}',
      },
    },
  },
  SPOKEN,
);

/** The tax in the language of the place. */
function vatOf({ place }: Persona): string {
  return { fr: 'TVA', it: 'IVA' }[`${place.code?.text}`] ?? 'MWST';
}

/**
 * The payload of a Swiss QR code: structured addresses; a QR-IBAN goes with a QR reference, an IBAN with one of ISO 11649.
 * Source: SIX, Swiss Implementation Guidelines QR-bill, version 2.3.
 */
function swissQr(
  payee: Persona,
  { amount, reference }: Pick<QrPayment, 'amount' | 'reference'>,
  account: 'iban' | 'qriban',
): string {
  const { street, building } = buildingIn(payee.read('street'));
  return [
    ...['SPC', '0200', '1'],
    payee.read(account).replaceAll(' ', ''),
    ...['S', plain(payee.read('name'), 70), plain(street, 70), building],
    ...[payee.read('postcode'), plain(payee.read('city'), 35), payee.country.code.toUpperCase()],
    ...['', '', '', '', '', '', ''],
    ...[fixed(amount), 'CHF'],
    ...['', '', '', '', '', '', ''],
    ...[account === 'iban' ? 'SCOR' : 'QRR', reference.replaceAll(' ', ''), '', 'EPD'],
  ].join('\n');
}
