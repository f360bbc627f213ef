import { sealMod97 } from '../checksum/mod97.ts';
import { portuguese as language } from '../data/languages/portuguese.ts';
import { portuguese } from '../data/portugueseNames.ts';
import { ranked } from '../data/ranked.ts';
import { sealed } from '../draw/picture.ts';
import { two } from '../kernel/day.ts';
import type { OwnField } from '../model.ts';
import { aoBi } from '../validators/aoBi.ts';
import { aoNib } from '../validators/aoNib.ts';
import { country, pictured } from './declare.ts';

/** Most banks leave the branch at zeros; the IBAN is `AO06` and these digits. */
const nib: OwnField = {
  label: 'NIB',
  group: 'banking',
  synonyms: ['número de identificação bancária', 'nba'],
  validator: aoNib,
  write: sealed('{bank.code} 0000 {11#} 00', sealMod97),
};

export const ao = country({
  code: 'ao',
  name: 'Angola',
  alpha3: 'AGO',
  currency: 'AOA',
  group: 'Africa',
  aliases: 'Angolan Angolans Angolano Angolana Angolanos Republic_of_Angola República_de_Angola',
  language,
  names: {
    order: '{given} {family2} {family}',
    last: '{family2} {family}',
    male: ranked(
      `João António José Manuel Domingos Pedro Francisco Paulo Mateus Carlos Joaquim Adão Miguel Sebastião Armando Fernando
      Alberto Augusto Simão Afonso Bernardo Daniel Eduardo Adilson Edson Gelson Nelson Osvaldo Hélder Kiluanji Nzinga
      Ndalu Adalberto Yuri Wilson Euclides Abrantes Evaristo Bento Eugénio Jeremias Job Josué Lucas`,
      portuguese.male,
    ),
    female: ranked(
      `Maria Ana Teresa Isabel Luísa Domingas Joana Madalena Esperança Rosa Antónia Catarina Helena Conceição Fernanda Josefa
      Filomena Margarida Suzana Engrácia Lurdes Marta Eva Delfina Weza Njinga Yola Neusa Edna Jandira Leopoldina Paulina
      Victória Luzia Adelina Elsa Yolanda Nayma Aminata Tchissola Eunice Celma Solange Ruth Deolinda`,
      portuguese.female,
    ),
    family: ranked(
      `dos_Santos Manuel João António Domingos Francisco da_Silva Pedro Sebastião Neto Miguel Fernandes Gonçalves Gaspar Mateus
      Cardoso Ferreira da_Costa Kiala Sambo Lopes Bengui Nunda Cassoma Muteka Quissanga Tchimbundo José Paulo Adão André
      Agostinho Bernardo Bento Capita Cassule Catumbela Chilombo Chipenda Chivukuvuku Dala Diogo Eduardo Epalanga Filipe
      Gabriel Gomes Jamba Jorge Joaquim Kalunga Kapita Katumbela Kassoma Kimbundu Lukamba Luvualu Mavinga Makiesse Matias
      Muhongo Mbala Mbemba Ndala Ndombele Nsimba Nzuzi Paca Pacavira Quinta Quipungo Rangel Samakuva Sangueve Savimbi Simão
      Tchipilica Tchikoti Tomás Vunge Van-Dúnem Wanga Zage Zola Zua Tavares Augusto Cabral Caetano Cabinda Lukoki Mingas
      Nascimento Afonso Alberto Armando`,
      portuguese.family,
    ),
  },
  places: {
    // `home` is the province in the BI, `plate` on plates; only Luanda's LD is sure. `area` holds a first digit too.
    columns: 'city region area lat lon home plate',
    rows: `
      Luanda|Luanda|222 3|-8.8368|13.2343|LA|LD
      Viana|Luanda|222 2|-8.9035|13.3741|LA|LD
      Lubango|Huíla|261 2|-14.9172|13.4925|HA|HL
      Huambo|Huambo|241 2|-12.7761|15.7392|HO|HB
      Benguela|Benguela|272 2|-12.5763|13.4055|BA|BG
      Cabinda|Cabinda|231 2|-5.5500|12.2000|CA|CB
      Malanje|Malanje|251 2|-9.5402|16.3410|ME|ML
      Saurimo|Lunda Sul|253 5|-9.6608|20.3915|LS|LS
      Lobito|Benguela|272 2|-12.3644|13.5360|BA|BG
      Cuito|Bié|248 2|-12.3833|16.9333|BE|BI
      Uíge|Uíge|233 2|-7.6087|15.0613|UE|UI
      Luena|Moxico|254 6|-11.7833|19.9167|MO|MX
      Moçâmedes|Namibe|264 2|-15.1961|12.1522|NE|NB
      Menongue|Cubango|249 8|-14.6585|17.6910|CC|CC
      Soyo|Zaire|232 2|-6.1349|12.3689|ZE|ZR
      Mbanza Kongo|Zaire|232 3|-6.2670|14.2401|ZE|ZR
      Sumbe|Cuanza Sul|236 3|-11.2060|13.8437|KS|CS
      Ndalatando|Cuanza Norte|235 8|-9.2978|14.9116|KN|CN
      Dundo|Lunda Norte|252 2|-7.3801|20.8351|LN|LN
      Ondjiva|Cunene|265 2|-17.0667|15.7333|CE|CU
      Caxito|Bengo|234 8|-8.5785|13.6642|BO|BO`,
  },
  roads: `Avenida_4_de_Fevereiro Rua_Amílcar_Cabral Avenida_Deolinda_Rodrigues Rua_Rainha_Ginga Rua_Comandante_Valódia
    Avenida_Ho_Chi_Minh Rua_da_Missão Avenida_Agostinho_Neto Rua_Kwame_Nkrumah Rua_Major_Kanhangulo Avenida_Revolução_de_Outubro
    Rua_Che_Guevara Rua_Conselheiro_Júlio_de_Vilhena Rua_Cirilo_da_Conceição Rua_do_Comércio Rua_da_Liberdade Rua_Direita
    Avenida_da_Independência Rua_11_de_Novembro Rua_1.º_de_Maio Rua_Patrice_Lumumba Rua_Hoji_ya_Henda Rua_Ngola_Kiluanje
    Rua_Cónego_Manuel_das_Neves Rua_Augusto_Ngangula Rua_José_Martí Rua_Kima_Kienda Avenida_Norton_de_Matos
    Rua_Comandante_Gika Rua_dos_Heróis Rua_da_Escola Rua_do_Mercado`,
  street: '{road}, n.º {1-320}(|||, {1-9}.º andar)',
  address:
    '{street}, Bairro (Maianga|Benfica|Popular|Azul|Comercial|da Paz|São João|Académico), {city}, {region}',
  phone: '+244 9(2|2|3|3|4|4|5)# ### ###',
  landline: '+244 {place.area}## ###',
  banks: {
    columns: 'bank bic code',
    rows: `
      Banco Angolano de Investimentos|BAIPAOLU|0040
      Banco de Fomento Angola|BFMXAOLU|0006
      Banco BIC|BCCBAOLU|0051
      Banco de Poupança e Crédito|BPCLAOLU|0010
      Banco Millennium Atlântico|PRTLAOLU|0055
      Banco Sol|SOLOAOLU|0044
      Standard Bank de Angola|SBICAOLU|0060
      Banco de Comércio e Indústria|BCIDAOLU|0005
      Banco Económico|BESCAOLU|0045
      Banco Caixa Geral Angola|BCGAAOLU|0004
      Banco Keve|BRDKAOLU|0047
      Banco de Negócios Internacional|BNICAOLU|0052`,
  },
  account: { make: (_, p) => p.read('nib').slice(10, 21) },
  cards: 'visa mastercard',
  wallets: 'Unitel_Money Afrimoney',
  firms: {
    forms: 'Lda. S.A. (SU),_Lda.',
    name: '({trade} {founder}|{trade} {founder}|Grupo {founder}|Irmãos {founder}|{trade} {town}), {form}',
  },
  income: [80000, 900000],
  fields: {
    id: pictured('Bilhete de Identidade', '00%######{place.home}0{30-59}', {
      validator: aoBi,
      synonyms: ['bi', 'bilhete'],
    }),
    // Since 2019 a person's NIF is the number of the BI.
    tax: { label: 'NIF', validator: aoBi, make: (_, p) => p.read('id') },
    passport: pictured('Passaporte', 'N#######', { synonyms: ['passaporte'] }),
    // No rule is public; the usual look.
    licence: pictured('Carta de condução', '{place.home}-{100000-899999}'),
    ssn: pictured('Número de segurança social (INSS)', '0{01-18}######', { synonyms: ['inss'] }),
    nib,
    bankcode: pictured('Código do banco', '{bank.code}'),
    entity: pictured('Entidade Multicaixa', '{00100-11999}', {
      group: 'payment',
      synonyms: ['entidade'],
    }),
    reference: pictured('Referência Multicaixa', '%## ### ###', { synonyms: ['referência'] }),
    // Africell has 95, Unitel 92 to 94.
    wallet: {
      label: 'Carteira móvel',
      make(_, p) {
        const phone = p.read('phone');
        return `${phone.startsWith('+244 95') ? 'Afrimoney' : 'Unitel Money'} ${phone}`;
      },
    },
    merchant: pictured(
      'Merchant',
      '(Padaria|Farmácia|Supermercado|Cantina|Livraria|Restaurante|Pastelaria|Talho|Papelaria|Óptica|Salão|Boutique) {founder}',
      {},
    ),
    plate: pictured('Matrícula', '{place.plate}-##-##-[A-J][A-Z]', { synonyms: ['matrícula'] }),
  },
  company: {
    // Number and year, then the date of the entry.
    registration: {
      label: 'Matrícula comercial',
      make(random, p) {
        const year = p.read('founded').slice(2);
        return `${random.int(100, 9999)}-${year}/${year}${two(random.int(1, 12))}${two(random.int(1, 28))}`;
      },
    },
    tax: pictured('NIF', '5{0-4}########'),
    nib,
  },
  presets: [
    {
      key: 'multicaixa',
      name: 'Multicaixa reference payment',
      rows: [
        ['Payer', 'name'],
        ['Payer phone', 'phone'],
        ['Payer bank', 'bank'],
        ['Merchant', 'company.name'],
        ['Entity', 'entity'],
        ['Reference', 'reference'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Date', 'date'],
        ['Transaction ID', 'txn'],
      ],
    },
  ],
});
