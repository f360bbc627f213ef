import { sealMod97 } from '../checksum/mod97.ts';
import { portuguese as language } from '../data/languages/portuguese.ts';
import { portuguese } from '../data/portugueseNames.ts';
import { ranked } from '../data/ranked.ts';
import { sealed } from '../draw/picture.ts';
import { DIGITS } from '../kernel/random.ts';
import type { OwnField } from '../model.ts';
import { mzBi } from '../validators/mzBi.ts';
import { mzNib } from '../validators/mzNib.ts';
import { mzNuit } from '../validators/mzNuit.ts';
import { certified, country, pictured } from './declare.ts';

/** The IBAN is `MZ59` and these digits. */
const nib: OwnField = {
  label: 'NIB',
  group: 'banking',
  synonyms: ['número de identificação bancária'],
  validator: mzNib,
  write: sealed('{bank.code} {0001-0280} {11#} 00', sealMod97),
};

export const mz = country({
  code: 'mz',
  name: 'Mozambique',
  alpha3: 'MOZ',
  currency: 'MZN',
  group: 'Africa',
  aliases:
    'Moçambique Mozambican Mozambicans Moçambicano Moçambicana Moçambicanos Mosambik Republic_of_Mozambique',
  language,
  names: {
    order: '{given} {family2} {family}',
    last: '{family2} {family}',
    male: ranked(
      `José João Manuel António Carlos Alberto Armando Ernesto Domingos Paulo Abdul Momade Salimo Celso Hélder Nelson Edson Rui
      Jorge Fernando Zacarias Samuel Amade Inácio Francisco Luís Pedro Alfredo Filipe Eduardo Elias Lázaro Issufo Ussene
      Assane Ibraimo Amisse Selemane Titos Jossias Boaventura Castigo Cremildo Dércio Gildo Hermínio Ivan Milton Stélio
      Sozinho Baptista Ângelo`,
      portuguese.male,
    ),
    female: ranked(
      `Maria Ana Rosa Helena Fátima Amélia Joana Isabel Lurdes Celeste Graça Laura Olga Rabia Zainabo Anabela Argentina Teresa
      Cristina Lina Ermelinda Sónia Palmira Julieta Amina Muanacha Aissa Mariamo Zaida Saquina Atija Hortência
      Lúcia Marta Ester Alice Felizarda Ivone Nilza Dulce Yolanda Celina Angélica Belmira Carlota Elisa Leonor Rute Percina
      Telma Gina Neima`,
      portuguese.female,
    ),
    family: ranked(
      `Machava Macuácua Cossa Sitoe Mondlane Chissano Tembe Langa Nhantumbo Matusse Mabunda Cumbe Zandamela Guambe Massingue
      Muianga Nhamirre Chaúque Amade Momade Abdul Juma Sousa Fernandes João Manuel Alfredo Bila Manhique Mucavele Macamo
      Massango Chilaule Timane Nhaca Manjate Mahumane Cuna Nhabinde Mazive Novela Ubisse Zunguze Chirindza Mathe Maluleque
      Tivane Uamusse Nguenha Honwana Magaia Matsinhe Matavele Mavie Cuamba Cuinica Nhampossa Mussa Issufo Ussene Assane
      Ibraimo Saide Amisse Selemane Mussagy Abacar Ali Omar António José Alberto Francisco Domingos Paulo Armando Ernesto
      Chiziane Guebuza Nyusi Dhlakama Simango Mussanhane Chipande Muchanga Muthemba Nhambe Nhancale Malate Mapsanganhe Muchave
      Chongo Bazima Mutemba Magumisse Sambo Zimba Phiri Banda Tomo Nota Jone Sande Vasco Raposo Mário Pedro Luís`,
      portuguese.family,
    ),
  },
  places: {
    // Postcodes are hardly used; small towns have their province's. Areas have two or three digits: `area` holds three.
    // `home` is the province in identity cards.
    columns: 'city region zone area lat lon plate home',
    rows: `
      Maputo|Cidade de Maputo|1100-1113|21 3|-25.9655|32.5832|MC|11
      Matola|Maputo|1114|21 7|-25.9622|32.4589|MP|10
      Nampula|Nampula|3100|26 2|-15.1165|39.2666|NP|03
      Beira|Sofala|2100|23 3|-19.8436|34.8389|SF|07
      Chimoio|Manica|2200|25 1|-19.1164|33.4833|MN|06
      Tete|Tete|2300|25 2|-16.1564|33.5867|TT|05
      Quelimane|Zambézia|2400|24 2|-17.8786|36.8883|ZB|04
      Nacala|Nampula|3100|26 5|-14.5626|40.6854|NP|03
      Lichinga|Niassa|3300|27 1|-13.3128|35.2406|NS|01
      Pemba|Cabo Delgado|3200|27 2|-12.9740|40.5177|CD|02
      Mocuba|Zambézia|2400|24 8|-16.8369|36.9856|ZB|04
      Xai-Xai|Gaza|1200|28 2|-25.0519|33.6442|GZ|09
      Maxixe|Inhambane|1300|29 3|-23.8597|35.3472|IB|08
      Cuamba|Niassa|3300|27 1|-14.8031|36.5372|NS|01
      Dondo|Sofala|2100|23 9|-19.6094|34.7431|SF|07
      Montepuez|Cabo Delgado|3200|27 2|-13.1256|38.9997|CD|02
      Angoche|Nampula|3100|26 7|-16.2325|39.9086|NP|03
      Inhambane|Inhambane|1300|29 3|-23.8650|35.3833|IB|08
      Chókwè|Gaza|1200|28 1|-24.5333|32.9833|GZ|09
      Manica|Manica|2200|25 1|-18.9369|32.8750|MN|06`,
  },
  roads: `Avenida_Eduardo_Mondlane Avenida_Julius_Nyerere Avenida_24_de_Julho Avenida_25_de_Setembro Avenida_Samora_Machel
    Avenida_Karl_Marx Avenida_Ho_Chi_Min Avenida_Vladimir_Lenine Avenida_Agostinho_Neto Avenida_Ahmed_Sékou_Touré
    Avenida_Mao_Tsé-Tung Avenida_Kenneth_Kaunda Avenida_Patrice_Lumumba Avenida_Mártires_de_Mueda Avenida_Paulo_Samuel_Kankhomba
    Avenida_Filipe_Samuel_Magaia Avenida_Josina_Machel Avenida_da_Independência Avenida_das_FPLM Avenida_do_Trabalho
    Avenida_de_Moçambique Avenida_Acordos_de_Lusaka Avenida_Amílcar_Cabral Avenida_Armando_Tivane Rua_dos_Continuadores
    Rua_da_Resistência Rua_do_Bagamoyo Rua_da_Mesquita Rua_dos_Irmãos_Roby Rua_Consiglieri_Pedroso Rua_de_Nachingwea
    Rua_Comandante_Augusto_Cardoso`,
  street: '{road}, n.º {10-3200}(|||, {1-9}.º andar)',
  address: '{street}, {postcode} {city}, {region}',
  postcode: '{zone}',
  phone: '+258 8[2-7] ### ####',
  landline: '+258 {place.area}## ###',
  banks: {
    // The codes of the last three are not confirmed: no list is public.
    columns: 'bank bic code',
    rows: `
      Millennium bim|BIMOMZMX|0001
      BCI|CGDIMZMA|0008
      Standard Bank Moçambique|SBICMZMX|0003
      Absa Bank Moçambique|ABMZMZMA|0002
      Moza Banco|MOZAMZMA|0034
      FNB Moçambique|FIRNMZMX|0014
      Nedbank Moçambique|UNICMZMX|0042
      Access Bank Mozambique|FMBZMZMX|0019`,
  },
  account: { make: (_, p) => p.read('nib').slice(10, 21) },
  cards: 'visa mastercard',
  wallets: 'M-Pesa e-Mola mKesh',
  firms: {
    forms: 'Lda. S.A. E.I. (SU),_Lda.',
    name: '({trade} {founder}|{trade} {founder}|Grupo {founder}|Irmãos {founder}|{trade} {town}), {form}',
  },
  income: [9000, 80000],
  fields: {
    id: certified(mzBi, 'Bilhete de Identidade', {
      synonyms: ['bi', 'bilhete'],
      make: (random, { home }) => `${home}${mzBi.make(random, undefined).slice(2)}`,
    }),
    tax: certified(mzNuit, 'NUIT', { synonyms: ['número único de identificação tributária'] }),
    ssn: pictured('Número do INSS', '%########', { synonyms: ['inss', 'niss'] }),
    // Year of the form, two letters, five digits; no rule is public.
    passport: pictured('Passaporte', '(15|17|20|22)A[A-K]#####', { synonyms: ['passaporte'] }),
    // No rule is public; the usual look.
    licence: pictured('Carta de condução', '1#######/{1-3}'),
    nib,
    bankcode: pictured('Código do banco', '{bank.code}'),
    // Tmcel has 82 and 83, Vodacom 84 and 85, Movitel 86 and 87.
    wallet: {
      label: 'Carteira móvel',
      make(_, p) {
        const phone = p.read('phone');
        const kind = phone.charAt(6);
        return `${kind < '4' ? 'mKesh' : kind < '6' ? 'M-Pesa' : 'e-Mola'} ${phone}`;
      },
    },
    // Ten capitals and digits, as on M-Pesa's receipts.
    txn: pictured('ID da transacção', '(A|B|C|D)[A-L]#[A-Z]#[A-Z]****'),
    merchant: pictured(
      'Merchant',
      '(Padaria|Farmácia|Supermercado|Mercearia|Livraria|Restaurante|Pastelaria|Talho|Papelaria|Óptica|Salão|Ferragem) {founder}',
      {},
    ),
    plate: pictured('Matrícula', 'A[A-M][A-Z] {100-999} {place.plate}', {
      synonyms: ['matrícula', 'chapa'],
    }),
  },
  company: {
    registration: pictured('NUEL', '10#######'),
    // Companies' numbers begin with 4.
    tax: {
      label: 'NUIT',
      validator: mzNuit,
      make(random) {
        const body = `400${random.digits(5)}`;
        return Array.from(DIGITS, (check) => body + check).find(mzNuit.valid) as string;
      },
    },
    nib,
  },
  presets: [
    {
      key: 'carteira',
      name: 'Mobile wallet payment to a merchant',
      rows: [
        ['Customer', 'name'],
        ['Wallet', 'wallet'],
        ['Merchant', 'company.name'],
        ['Merchant NUIT', 'company.tax'],
        ['Reference', 'reference'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
