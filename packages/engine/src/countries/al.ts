import { AL } from '../data/ibanLayouts.ts';
import { albanian } from '../data/languages/albanian.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { ibanField } from '../fields/iban.ts';
import { alNid } from '../validators/alNid.ts';
import { alNipt, niptOf } from '../validators/alNipt.ts';
import { huCheck } from '../validators/huGiro.ts';
import { NAMES } from './al/names.ts';
import { certified, country, pictured } from './declare.ts';

/** Bank and branch with the digit that checks both: weights 9 7 3 1 9 7 3, as in Hungary, which give the digit of the SWIFT registry's example (212 1100 9). */
function kib(bban: string): string {
  return bban.slice(0, 7) + huCheck(bban.slice(0, 7)) + bban.slice(8);
}

export const al = country('al', () => ({
  name: 'Albania',
  alpha3: 'ALB',
  paydays: [[31], [5]],
  currency: 'ALL',
  decimals: 0,
  perEuro: 62,
  gs1: '530',
  // Both Easters, both Bajrams; a holiday on a weekend is made up for. Source: date-holidays; 5 September since 2017 from general knowledge.
  holidays: '0101* 0102* 0314* 0322* E+1 O+1 0501* fitr* adha* 0905* 1128* 1129* 1208* 1225*',
  group: 'Europe',
  locale: { language: 'sq', zone: 'Europe/Tirane' },
  economy: {
    vat: { usual: 20 },
    // Social insurance 9.5 and health 1.7.
    deductions: { social: 11.2, tax: 6 },
    tenure: { rent: 7, loan: 4 },
    shops: { card: 60, wallet: 15 },
  },
  words: {
    exonyms:
      'albanisch albanische Albanien Albaner Albanern Albanie albanais albanaise albanesi albanese albanés albanesa albański albańska Albanië Albanees Arnavutluk Arnavut',
    scripts:
      'アルバニア 阿尔巴尼亚 阿爾巴尼亞 알바니아 ألبانيا ألباني~ अल्बानिया Албани^ Албані^ албанск~ албанськ~',
    women: 'Albanerin Albanerinnen Albanka Albanki',
    places: 'Tiranë=ティラナ|地拉那|تيرانا|Тирана|Тираны|Тиране|Тирани',
  },
  aliases:
    'Albanian Albanians Shqipëria Shqipëri Shqiptar Shqiptare Shqiptarë Shqip Republika_e_Shqipërisë Republic_of_Albania',
  ages: '11 17.5 14.5 15.5 17.5 14.5 9.5',
  life: {
    studies: 48,
    retires: [65, 61],
    pays: [11_500, 48_000, 9500],
    levels: SOFTWARE_PAYS,
    institutions: `
      university@Tiranë+Kamëz Universiteti i Tiranës
      university@Shkodër+Lezhë+Kukës Universiteti i Shkodrës Luigj Gurakuqi
      university@Durrës+Krujë Universiteti Aleksandër Moisiu Durrës
      university@Elbasan+Librazhd Universiteti i Elbasanit Aleksandër Xhuvani
      university@Vlorë+Fier+Sarandë Universiteti i Vlorës Ismail Qemali
      university@Korçë+Pogradec Universiteti i Korçës Fan S. Noli
      university@Gjirokastër+Berat+Kuçovë Universiteti i Gjirokastrës Eqrem Çabej
      hospital@Tiranë+Kamëz Qendra Spitalore Universitare Nënë Tereza`,
  },
  language: albanian,
  sources:
    'Ages and municipalities are estimates from general knowledge of INSTAT, census 2023; names by generation and shares of banks, cards and forms are estimates too.',
  names: NAMES,
  places: {
    // `area` begins landlines; the region is the county (qark).
    columns: 'city region zone area lat lon pop',
    rows: `
      Tiranë|Tiranë|1001,1005,1010,1016,1017,1019,1020,1023-1025|4 22|41.3275|19.8189|390
      Durrës|Durrës|2001-2004,2007-2009|52 2|41.3231|19.4414|102
      Kamëz|Tiranë|1030,1032|4 72|41.3817|19.7603|66
      Shkodër|Shkodër|4001-4007|22 2|42.0683|19.5126|61
      Elbasan|Elbasan|3001-3005|54 2|41.1125|20.0822|63
      Vlorë|Vlorë|9401-9404|33 2|40.4686|19.4914|67
      Fier|Fier|9301-9305|34 2|40.7239|19.5561|46
      Korçë|Korçë|7001-7004|82 2|40.6186|20.7808|40
      Berat|Berat|5001-5003|32 2|40.7058|19.9522|28
      Lushnjë|Fier|9001-9003|35 2|40.9419|19.7050|24
      Sarandë|Vlorë|9701,9703|85 2|39.8756|20.0053|22
      Kavajë|Tiranë|2501-2503|55 2|41.1856|19.5569|16
      Pogradec|Korçë|7301-7303|83 2|40.9025|20.6525|14
      Gjirokastër|Gjirokastër|6001,6002|84 2|40.0758|20.1389|15
      Lezhë|Lezhë|4501-4503|21 5|41.7836|19.6436|12
      Kukës|Kukës|8501-8503|24 2|42.0769|20.4219|14
      Peshkopi|Dibër|8301-8303|21 8|41.6850|20.4289|10
      Burrel|Dibër|8001,8003|21 7|41.6103|20.0089|8
      Krujë|Durrës|1501,1503|51 1|41.5092|19.7928|9
      Patos|Fier|9304,9305|38 1|40.6833|19.6194|13
      Kuçovë|Berat|5301,5303|31 1|40.8003|19.9167|9
      Librazhd|Elbasan|3401,3403|51 4|41.1794|20.3153|6
      Laç|Lezhë|4701,4703|53 2|41.6356|19.7131|14
      Përmet|Gjirokastër|6401,6403|81 3|40.2336|20.3517|4`,
    others: `Tiranë=Tirana; Durrës=Durres|Durazzo; Shkodër=Shkodra|Shkoder|Scutari; Vlorë=Vlora|Vlore|Valona; Korçë=Korça|Korce; Kamëz=Kamza;
      Lushnjë=Lushnja; Sarandë=Saranda|Santi Quaranta; Kavajë=Kavaja; Gjirokastër=Gjirokastra|Argirocastro; Lezhë=Lezha|Alessio; Kukës=Kukes;
      Peshkopi=Peshkopia; Krujë=Kruja; Kuçovë=Kuçova; Përmet=Permet; Elbasan=Elbasani; Berat=Berati; Dibër=Dibra|Dibër County`,
  },
  roads: `Rruga_e_Durrësit Rruga_e_Kavajës@Tiranë Rruga_e_Dibrës@Tiranë Rruga_Myslym_Shyri@Tiranë Rruga_Sami_Frashëri Rruga_Naim_Frashëri
    Rruga_Ismail_Qemali Rruga_Skënderbeu Rruga_Adem_Jashari Rruga_Ibrahim_Rugova Rruga_Dëshmorët_e_4_Shkurtit@Tiranë Rruga_Abdyl_Frashëri
    Rruga_Fan_Noli Rruga_Luigj_Gurakuqi Rruga_Kongresi_i_Lushnjës Rruga_Kongresi_i_Manastirit Rruga_28_Nëntori Rruga_Pavarësia
    Rruga_Hoxha_Tahsim@Tiranë Rruga_Muhamet_Gjollesha@Tiranë Rruga_Bajram_Curri Rruga_Gjergj_Fishta Rruga_Nënë_Tereza Rruga_Petro_Nini_Luarasi@Tiranë
    Rruga_Elbasanit@Tiranë Rruga_Don_Bosko@Tiranë Rruga_Qemal_Stafa Rruga_Avni_Rustemi Rruga_Asim_Vokshi Rruga_Marin_Barleti Rruga_Teuta
    Rruga_Aleksandër_Moisiu Rruga_Tregtare Rruga_Egnatia Rruga_e_Pazarit Rruga_Lagjja_1 Rruga_Studenti Rruga_Margarita_Tutulani Rruga_Isa_Boletini Rruga_Çajupi`,
  street: '{road} {1-140}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+355 6(7[2-9]|8[2-9]|9#) ### ###',
  landline: '+355 {place.area}[2-9]# ###',
  // Codes from general knowledge; a published test of IBANs confirms 212 1100. `branch` with the check digit of both.
  banks: {
    columns: 'bank bic code branch share',
    rows: `
      BKT|NCBAALTX|205|1134|28
      Credins Bank|CDISALTR|212|1100|19
      Raiffeisen Bank Albania|SGSBALTX|202|1113|19
      Intesa Sanpaolo Bank Albania|USALALTR|208|1100|14
      ProCredit Bank Albania|FEFAALTR|209|1108|8
      United Bank of Albania|AAISALTR|203|1100|3`,
    others:
      'BKT=Banka Kombëtare Tregtare; Credins Bank=Banka Credins; Raiffeisen Bank Albania=Raiffeisen Albania',
  },
  // The sixteen places behind bank and branch in the IBAN.
  account: { label: 'Numri i llogarisë', picture: '000000{10#}' },
  iban: ibanField({ AL }, (_, p) => kib(`${p.bank.code?.text}${p.bank.branch?.text}0${p.read('account')}`), {
    AL: kib,
  }),
  cards: 'visa:58 mastercard:41 amex:1',
  firms: {
    forms: `
      SHPK|66|1992|1|250
      SHA|2|1992|30|3000
      Person Fizik|31|1992|1|10|1
      SHK|1|1992|2|20`,
    name: '({founder} {trade}|{trade} {founder}|{founder} dhe {partner} {trade}|{trade} {town}) {form}',
    sole: '({founder} {trade}|{trade} {founder}) {form}',
    era: 1990,
  },
  income: [40_000, 175_000],
  fields: {
    id: certified(alNid, 'NID (numri personal)', {
      synonyms: ['nid', 'numri personal', 'numri i identitetit', 'letërnjoftim'],
    }),
    idcard: pictured('Numri i kartës së identitetit', '(0|1|2)########', {
      group: 'identity',
      synonyms: ['karta e identitetit'],
    }),
    passport: pictured('Numri i pasaportës', 'B[A-Z]#######', { synonyms: ['pasaporta'] }),
    licence: pictured('Leja e drejtimit', 'DC######[A-Z]', { synonyms: ['patenta'] }),
    // Persons are taxed under their personal number.
    tax: { label: 'Numri tatimor', validator: alNid, make: (_, p) => p.read('id') },
    postcode: { label: 'Kodi postar' },
    region: { label: 'Qarku' },
    bankcode: pictured('Kodi i bankës', '{bank.code}'),
    plate: pictured('Targa', '[A-B][A-Z] ### [A-Z][A-Z]', { synonyms: ['targa'] }),
  },
  company: {
    registration: certified(alNipt, 'NIPT (NUIS)', {
      synonyms: ['nuis', 'nipt'],
      make: (random, { firm }) =>
        niptOf(Math.max(1992, firm.founded), random.int(1, 28), [random.int(13, 36), random.int(1, 60)]),
    }),
    vat: { label: 'Numri i TVSH-së', validator: alNipt, make: (_, p) => p.read('registration') },
  },
}));
