import { ELO, HIPERCARD } from '../data/cards.ts';
import { BR } from '../data/ibanLayouts.ts';
import { brazilian } from '../data/languages/brazilian.ts';
import { PIX } from '../data/schemes/br.ts';
import { BILL_PAYMENT } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import { emv, template } from '../fields/qrPayload.ts';
import { shops } from '../fields/transaction.ts';
import { putInt } from '../kernel/bytes.ts';
import { DIGITS, HEX, LETTERS, type Random } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { OwnField, Persona } from '../model.ts';
import { alphanumeric, fact } from '../presets/facts.ts';
import { brBoleto } from '../validators/brBoleto.ts';
import { brCnh } from '../validators/brCnh.ts';
import { brCnpj, cnpjOf } from '../validators/brCnpj.ts';
import { brCns } from '../validators/brCns.ts';
import { brCpf } from '../validators/brCpf.ts';
import { brIe } from '../validators/brIe.ts';
import { brPis } from '../validators/brPis.ts';
import { brRenavam } from '../validators/brRenavam.ts';
import { brRg } from '../validators/brRg.ts';
import { brTitulo } from '../validators/brTitulo.ts';
import { branchOf, putAccount, putBban } from './br/account.ts';
import { putBoleto } from './br/boleto.ts';
import * as brasilia from './br/brasilia.ts';
import { FAMILIES, female, male, NIKKEI, SETTLERS } from './br/names.ts';
import { plate } from './br/plates.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

/** The mother's family name precedes the father's. */
const NAME = { order: '{given} {family2} {family}', last: '{family2} {family}', male, female } as const;

const agencia: OwnField = {
  label: 'Agência',
  group: 'banking',
  synonyms: ['agencia', 'agency'],
  write: (out, at, random, { bank }) => putInt(out, at, branchOf(random, bank), 4),
};

const STREET = '{road}, {10-1980}(||||, apto {11-184})';
const ADDRESS =
  '{street} - (Centro|Boa Vista|Bela Vista|Jardim América|Vila Nova|São José|Santa Luzia|Santo Antônio|Industrial), {city} - {place.home}, {postcode}';

export const br = country('br', () => ({
  name: 'Brazil',
  alpha3: 'BRA',
  paydays: [[-5], [31]],
  currency: 'BRL',
  perEuro: 5.5,
  ips: '177.0-255',
  gs1: '789',
  holidays: '0101 E-48 E-47 E-2 0421 0501 E+60 0907 1012 1102 1115 2024:1120 1225',
  group: 'Americas',
  locale: { language: 'pt', zone: 'America/Sao_Paulo' },
  economy: {
    vat: { usual: 18, food: 7, isInside: true },
    deductions: { social: 9, tax: 6 },
    extraPay: '11-30:50 12-20:50',
    tenure: { rent: 28, loan: 6 },
    shops: { card: 45, wallet: 15 },
  },
  words: {
    exonyms: `Brazilië brasilianisch brasilianische brésilien brasileño brasileña brasileiras Brazylia Brazylii brazylijski
      brazylijska brazylijskie brazylijskich Braziliaans Braziliaanse brasiliano Brezilya Brezilyalı Brasil`,
    scripts: `ブラジル 巴西 브라질 البرازيل برازيلي~ ब्राज़ील ब्राजील Бразили^ Бразилі^ бразильск~ бразильськ~`,
    women: 'Brasilianerin Brasilianerinnen Brazylijka Brazylijki',
    places: `São Paulo=サンパウロ|圣保罗|聖保羅|상파울루|ساو باولو|साओ पाउलो|Сан-Паулу|paulista|paulistas|paulistano|paulistana
      ; Rio de Janeiro=リオデジャネイロ|リオ|里约热内卢|里约|리우데자네이루|ريو دي جانيرو|Рио-де-Жанейро|Ріо-де-Жанейро|carioca|cariocas
      ; Minas Gerais=mineiro|mineira|mineiros
      ; Bahia=baiano|baiana|baianos
      ; Rio Grande do Sul=gaúcho|gaúcha|gaúchos`,
    unlistedCities: 'Franca|Palmas',
    numbers: { 'preset:pix': 'pix_transfer' },
  },
  aliases: `Brasil Brazilian Brazilians Brasileiro Brasileira Brasileiros Brésil Brasilien
    Federative_Republic_of_Brazil`,
  // Adults by age: IBGE, census of 2022. Pensions from the INSS at 65 and 62.
  ages: '14 20 21 17 14 9 5',
  population: {
    source: 'Estimates, rounded; unemployment by the IBGE, PNAD Contínua 2024',
    men: '51.2 50.4 48.6 47 45 41 34',
    work: ['62 86 89 84 72 56 36 22 10', '46 66 69 64 47 32 17 9 3'],
    own: [29, 22],
    unemployed: 6.6,
    disabled: 4,
    pensioned: 85,
    pay: { median: 2100, spread: 4.5, top: 9.5, women: 80 },
  },
  life: {
    pensionPay: { days: [-1, -2, -3, -4, -5] },
    studies: 38,
    retires: [64, 61],
    // Most get the minimum wage, and hardly anyone the maximum of 8,157.
    pays: [1520, 3300],
    institutions: `
      pension Instituto Nacional do Seguro Social
      town@Brasília Governo do Distrito Federal
      fire {1-20}º Grupamento de Bombeiros Militar
      university@São_Paulo+Ribeirão_Preto Universidade de São Paulo
      university@Guarulhos Universidade Federal de São Paulo
      university@Campinas Universidade Estadual de Campinas
      university@Rio_de_Janeiro Universidade Federal do Rio de Janeiro
      university@Brasília Universidade de Brasília
      university@Fortaleza Universidade Federal do Ceará
      university@Salvador Universidade Federal da Bahia
      university@Belo_Horizonte Universidade Federal de Minas Gerais
      university@Manaus Universidade Federal do Amazonas
      university@Curitiba Universidade Federal do Paraná
      university@Recife Universidade Federal de Pernambuco
      university@Goiânia Universidade Federal de Goiás
      university@Belém Universidade Federal do Pará
      university@Porto_Alegre Universidade Federal do Rio Grande do Sul
      university@São_Luís Universidade Federal do Maranhão
      university@Maceió Universidade Federal de Alagoas
      university@Campo_Grande Universidade Federal de Mato Grosso do Sul
      university@Teresina Universidade Federal do Piauí
      university@João_Pessoa Universidade Federal da Paraíba
      university@Natal Universidade Federal do Rio Grande do Norte
      university@Uberlândia Universidade Federal de Uberlândia
      university@Cuiabá Universidade Federal de Mato Grosso
      university@Aracaju Universidade Federal de Sergipe
      university@Florianópolis Universidade Federal de Santa Catarina
      university@Vitória Universidade Federal do Espírito Santo
      town Prefeitura de {town}
      town@Rio_de_Janeiro+Recife Prefeitura do {town}`,
  },
  language: brazilian,
  names: [
    {
      share: 95,
      near: {
        'Santa Catarina': 68,
        'Rio Grande do Sul': 68,
        Paraná: 74,
        'São Paulo': 85,
        'Espírito Santo': 85,
      },
      ...NAME,
      family: FAMILIES,
    },
    {
      share: 4.5,
      near: {
        'Santa Catarina': 31.5,
        'Rio Grande do Sul': 31.5,
        Paraná: 24,
        'São Paulo': 12,
        'Espírito Santo': 15,
      },
      ...NAME,
      family: SETTLERS,
    },
    { share: 0.5, near: { 'São Paulo': 3, Paraná: 2 }, ...NAME, family: NIKKEI },
  ],
  places: {
    columns: 'city region zone area lat lon home pop district',
    short: 'home',
    rows: `
      São Paulo|São Paulo|01001-05890,08010-08490|11|-23.5475|-46.6361|SP|11900
      Rio de Janeiro|Rio de Janeiro|20010-23790|21|-22.9064|-43.1822|RJ|6730
      Brasília|Distrito Federal|72210-72220|61|-15.8190|-48.1080|DF|1180|Ceilândia
      Brasília|Distrito Federal|72110-72130|61|-15.8330|-48.0560|DF|860|Taguatinga
      Brasília|Distrito Federal|70730-70879|61|-15.7600|-47.8800|DF|500|Asa Norte
      Brasília|Distrito Federal|70340-70390|61|-15.8120|-47.9000|DF|440|Asa Sul
      Fortaleza|Ceará|60010-60870|85|-3.7172|-38.5431|CE|2570
      Salvador|Bahia|40010-41950|71|-12.9711|-38.5108|BA|2570
      Belo Horizonte|Minas Gerais|30110-31980|31|-19.9208|-43.9378|MG|2420
      Manaus|Amazonas|69005-69098|92|-3.1019|-60.0250|AM|2280
      Curitiba|Paraná|80010-82990|41|-25.4278|-49.2731|PR|1830
      Recife|Pernambuco|50010-52490|81|-8.0539|-34.8811|PE|1590
      Goiânia|Goiás|74003-74890|62|-16.6786|-49.2539|GO|1490
      Belém|Pará|66010-66850|91|-1.4558|-48.5044|PA|1400
      Porto Alegre|Rio Grande do Sul|90010-91920|51|-30.0328|-51.2302|RS|1390
      Guarulhos|São Paulo|07010-07270|11|-23.4628|-46.5333|SP|1350
      Campinas|São Paulo|13010-13105|19|-22.9056|-47.0608|SP|1190
      São Luís|Maranhão|65010-65099|98|-2.5297|-44.3028|MA|1090
      Maceió|Alagoas|57010-57084|82|-9.6658|-35.7353|AL|994
      Campo Grande|Mato Grosso do Sul|79002-79118|67|-20.4428|-54.6464|MS|954
      Teresina|Piauí|64000-64090|86|-5.0892|-42.8019|PI|903
      João Pessoa|Paraíba|58010-58079|83|-7.1150|-34.8631|PB|889
      Natal|Rio Grande do Norte|59010-59138|84|-5.7950|-35.2094|RN|785
      Ribeirão Preto|São Paulo|14010-14110|16|-21.1775|-47.8103|SP|729
      Uberlândia|Minas Gerais|38400-38415|34|-18.9186|-48.2772|MG|754
      Cuiabá|Mato Grosso|78005-78099|65|-15.5961|-56.0967|MT|692
      Aracaju|Sergipe|49010-49097|79|-10.9111|-37.0717|SE|629
      Florianópolis|Santa Catarina|88010-88070|48|-27.5967|-48.5492|SC|576
      Vitória|Espírito Santo|29010-29090|27|-20.3194|-40.3378|ES|343`,
    others: `São Paulo=SP|Sampa; Rio de Janeiro=RJ|Rio; Distrito Federal=Federal District|DF; Minas Gerais=MG; Bahia=BA;
      Brasília=Brasilia|Brasilia DF; Belém=Belem do Para`,
  },
  roads: `Rua_Quinze_de_Novembro Rua_Sete_de_Setembro Rua_Tiradentes Rua_São_José Rua_Santo_Antônio Rua_São_João
    Avenida_Brasil Avenida_Getúlio_Vargas Rua_São_Paulo Rua_Rui_Barbosa Rua_Santa_Catarina Rua_Duque_de_Caxias
    Rua_Dom_Pedro_II Rua_Castro_Alves Rua_Marechal_Deodoro Rua_Santos_Dumont Rua_Minas_Gerais Rua_Bahia Rua_Paraná
    Rua_Ceará Rua_das_Flores Rua_das_Palmeiras Rua_Treze_de_Maio Rua_Primeiro_de_Maio Rua_Benjamin_Constant
    Rua_José_Bonifácio Rua_Floriano_Peixoto Rua_Barão_do_Rio_Branco Avenida_Presidente_Vargas Rua_Princesa_Isabel
    Rua_Machado_de_Assis Rua_Monteiro_Lobato Avenida_Juscelino_Kubitschek Rua_da_Paz Rua_Bela_Vista Rua_Amazonas
    Rua_Pernambuco Travessa_São_Pedro Alameda_dos_Ipês Praça_da_Matriz`,
  street: STREET,
  address: ADDRESS,
  postcode: '{zone}-{000-899}',
  phone: '+55 {place.area} 9[6-9]###-####',
  landline: '+55 {place.area} 3###-####',
  // Shares of persons by their main bank, after the Banco Central.
  banks: {
    // `iban` is the ISPB, the eight digits of the bank in the payment system and in the IBAN.
    columns: 'bank bic code iban branch share near',
    rows: `
      Caixa Econômica Federal|CEFXBRSP|104|00360305||21
      Nubank|NUPBBRS1|260|18236120|0001|20
      Banco do Brasil|BRASBRRJ|001|00000000||15
      Bradesco|BBDEBRSP|237|60746948||14
      Itaú Unibanco|ITAUBRSP|341|60701190||13
      Santander Brasil|BSCHBRSP|033|90400888||9
      Banco Inter|ITEMBRSP|077|00416968|0001|4
      Sicredi|BCSIBRRS|748|01181521||2.5
      BTG Pactual|BPABBRRJ|208|30306294||0.8
      Banco BV|BAVOBRSP|655|59588111||0.4
      Banco Safra|SAFRBRSP|422|58160789||0.3
      Banrisul|BRGSBRRS|041|92702067||25|Rio Grande do Sul`,
    others: `Caixa Econômica Federal=Caixa|CEF; Nubank=Nu Pagamentos; Itaú Unibanco=Itaú; Banco Inter=Inter;
      Banco do Brasil=BB; Santander Brasil=Santander; BTG Pactual=BTG`,
  },
  account: {
    label: 'Conta',
    write: putAccount,
  },
  iban: ibanField({ BR }, { write: putBban, showsAccount: true }),
  cards: 'mastercard:50 visa:34 elo:12 hipercard:2 amex:2',
  networks: { elo: ELO, hipercard: HIPERCARD },
  wallets: 'Mercado_Pago:36 PicPay:34 PagBank:22 RecargaPay:8',
  // An ME may earn R$ 360,000 a year, an EPP R$ 4.8 million.
  firms: {
    // Lawyers have societies of their own (Lei 8.906/1994, articles 15 to 17; of one lawyer since Lei 13.247/2016).
    // Names have not said ME and EPP since 2018 (Lei Complementar 155/2016; IN DREI 81/2020).
    forms: `
      Ltda.|84|1936|1|900||law
      ME|9|1984|1|4|1|law|2017
      Ltda. EPP|5|1994|2|40||law|2017
      S.A.|4|1940|30|9000||law
      Sociedade de Advogados|14|1994|2|200||${allBut('law')}
      Sociedade Individual de Advocacia|14|2016|1|10|1|${allBut('law')}`,
    name: '({trade} {founder}|{trade} {founder}|Irmãos {founder} {trade}|{trade} {founder} e {partner}|{trade} {town}) {form}',
    sole: '{trade} {founder} {form}',
  },
  income: [1550, 14000],
  sources: 'IBGE 2022, Banco Central, Receita Federal; shares of cards are estimates',
  fields: {
    street: brasilia.inBrasilia(STREET, brasilia.HOMES),
    address: brasilia.inBrasilia(ADDRESS, brasilia.ADDRESS),
    id: certified(brCpf, 'CPF', {
      synonyms: ['cadastro de pessoas físicas', 'cpf number', 'cin'],
    }),
    tax: { label: 'CPF (contribuinte)', validator: brCpf, make: (_, p) => p.read('id') },
    postcode: { label: 'CEP' },
    region: { label: 'Estado' },
    // As São Paulo numbers it; most other states print a number without a rule.
    rg: certified(brRg, 'RG', { group: 'identity', synonyms: ['registro geral', 'identidade'] }),
    passport: pictured('Passaporte', '[FGY][A-Z]######'),
    licence: certified(brCnh, 'CNH', {
      synonyms: ['carteira de habilitação', 'carteira de motorista'],
    }),
    voter: certified(brTitulo, 'Título de eleitor', { synonyms: ['titulo eleitoral'] }),
    ssn: certified(brPis, 'PIS/PASEP', { synonyms: ['pis', 'pasep', 'nis', 'nit'] }),
    // A definitive number begins with the holder's PIS.
    health: {
      label: 'Cartão Nacional de Saúde',
      synonyms: ['cns', 'cartão sus', 'sus'],
      validator: brCns,
      make: (_, p) => brCns.make(p.dice('ssn'), p),
    },
    bankcode: pictured('Código do banco (COMPE)', '{bank.code}', { synonyms: ['compe'] }),
    ispb: pictured('ISPB', '{bank.iban}', { group: 'banking' }),
    branch: agencia,
    pix: {
      label: 'Chave Pix',
      group: 'payment',
      synonyms: ['pix key', 'chave pix'],
      make(random, p) {
        const kind = random.below(4);
        if (kind === 0) return bare(p.read('id'));
        if (kind === 1) return p.read('phone').replace(/[^+\d]/g, '');
        if (kind === 2) return p.read('email');
        const [a, b, c, d] = [
          random.chars(8, HEX),
          random.chars(4, HEX),
          random.chars(3, HEX),
          random.chars(3, HEX),
        ];
        return `${a}-${b}-4${c}-${random.pick('89ab')}${d}-${random.chars(12, HEX)}`;
      },
    },
    boleto: {
      label: 'Boleto',
      group: 'payment',
      synonyms: ['linha digitável', 'boleto bancário'],
      validator: brBoleto,
      write: putBoleto,
    },
    // E, the payer's ISPB, date and time, eleven characters.
    endtoend: {
      label: 'Pix EndToEndId',
      group: 'transaction',
      synonyms: ['e2e', 'end to end id', 'e2eid'],
      make(random, p) {
        const time = `${String(random.below(24)).padStart(2, '0')}${String(random.below(60)).padStart(2, '0')}`;
        return `E${p.bank.iban?.text}${bare(p.read('date'))}${time}${random.chars(11, LETTERS + DIGITS)}`;
      },
    },
    merchant: {
      special: true,
      write: shops(
        '(Padaria|Farmácia|Supermercado|Posto|Livraria|Restaurante|Pizzaria|Lanchonete|Papelaria|Açougue|Academia) {owner}||(Móveis|Ótica|Eletrônica|Joalheria|Oficina|Calçados|Materiais de Construção) {owner}',
      ),
    },
    reference: { picture: '(NF|REF|PAG)-{year}-{00001-99999}' },
    plate: { label: 'Placa (Mercosul)', synonyms: ['placa'], make: (random, p) => plate(random, p.home) },
    renavam: certified(brRenavam, 'RENAVAM', { group: 'work' }),
  },
  company: {
    street: brasilia.inBrasilia('{road}, {10-1980}(||||, sala {11-184})', brasilia.OFFICES),
    address: brasilia.inBrasilia(ADDRESS, brasilia.ADDRESS),
    region: { label: 'Estado' },
    registration: certified(brCnpj, 'CNPJ', {
      make: (random, p) => cnpjOf(rootOf(random, p)),
    }),
    tax: { label: 'CNPJ (contribuinte)', validator: brCnpj, make: (_, p) => p.read('registration') },
    ie: certified(brIe, 'Inscrição Estadual', { group: 'tax' }),
    branch: agencia,
    revenue: {
      num: true,
      make: (random, { firm: { form, staff } }) => {
        const [low, high] = REVENUES[form.name.text] ?? [180_000 * staff, 400_000 * staff];
        return low + Math.floor(((high - low) * random.below(1000)) / 1000);
      },
    },
  },
  // Source: Banco Central do Brasil, Manual de Padrões para Iniciação do Pix: the key in 26-01, the TxId in 62-05 (letters and digits).
  qr: (() => {
    const standard = emv({
      name: 'Pix BR Code',
      currency: '986',
      initiation: '11',
      account: ({ payee }) =>
        template(26, [
          [0, 'br.gov.bcb.pix'],
          [1, payee.read('pix')],
        ]),
    });
    return {
      ...standard,
      payload: (payment) =>
        standard.payload({ ...payment, reference: payment.reference.replace(/[^0-9A-Za-z]/g, '') }),
    };
  })(),
  presets: [
    {
      key: 'pix',
      scheme: PIX,
      name: 'Pix payment',
      facts: {
        LclInstrm: fact((random) => random.pick(['DICT', 'QRES'])),
        TxId: alphanumeric(25),
        'payee.keyType': fact((_, payee) => {
          const key = payee.read('pix');
          if (key.includes('@')) return 'EMAIL';
          return key.startsWith('+') ? 'PHONE' : key.includes('-') ? 'EVP' : 'CPF';
        }),
      },
      rows: [
        ['Payer', 'name'],
        ['Payer CPF', 'id'],
        ['Payer bank', 'bank'],
        ['Payee', 'payee.name'],
        ['Payee bank', 'payee.bank'],
        ['Pix key', 'payee.pix'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
        ['EndToEndId', 'endtoend', 'EndToEndId'],
        ['QR code payload', 'payee.qr', 'qr'],
        ['QR code', 'payee.qrimage', 'qrimage'],
        ['Initiation form', 'LclInstrm', 'LclInstrm'],
        ['Transaction ID', 'TxId', 'TxId'],
        ['Kind of key', 'payee.keyType', 'keyType'],
      ],
    },
    {
      key: 'boleto',
      scheme: BILL_PAYMENT,
      name: 'Boleto bancário',
      rows: [
        ['Payer', 'name'],
        ['Payer CPF', 'id'],
        ['Payer address', 'address'],
        ['Beneficiary', 'company.name'],
        ['Beneficiary CNPJ', 'company.registration'],
        ['Typed line', 'boleto'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/** Yearly revenues of small firms. */
const REVENUES: Readonly<Record<string, readonly [number, number]>> = {
  ME: [60_000, 358_000],
  'Ltda. EPP': [365_000, 4_780_000],
};

/**
 * Returns the first eight digits of a CNPJ. They have been issued in order since 1995, before that in blocks by
 * state; approximate.
 */
function rootOf(random: Random, { home = '', firm: { founded } }: Persona): number {
  if (founded >= 1995) return ROOTS(random, founded);
  const [from = 0, to = from] = `${BLOCKS[home]}`.split('-').map(Number);
  return random.int(from * 1_000_000, to * 1_000_000 + 999_999);
}

const ROOTS = series('1995 400000 · 1998 2200000 · 2010 11800000 · 2020 35900000 · 2026 64500000');

/** Millions. */
const BLOCKS: Readonly<Record<string, string>> = {
  DF: '0',
  GO: '1-2',
  MT: '3',
  MS: '3',
  PA: '4-5',
  AM: '4',
  MA: '6',
  PI: '6',
  CE: '7',
  RN: '8',
  PB: '8-9',
  PE: '10-11',
  AL: '12',
  BA: '13-15',
  SE: '13',
  MG: '16-26',
  ES: '27-28',
  RJ: '29-34',
  SP: '43-62',
  PR: '75-81',
  SC: '82-86',
  RS: '87-97',
};
