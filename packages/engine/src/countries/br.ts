import { portuguese } from '../data/portugueseNames.ts';
import { ranked } from '../data/ranked.ts';
import { DIGITS, HEX, LETTERS } from '../kernel/random.ts';
import { bare } from '../kernel/text.ts';
import type { OwnField } from '../model.ts';
import { brBoleto } from '../validators/brBoleto.ts';
import { brCnh } from '../validators/brCnh.ts';
import { brCnpj } from '../validators/brCnpj.ts';
import { brCns } from '../validators/brCns.ts';
import { brCpf } from '../validators/brCpf.ts';
import { brIe } from '../validators/brIe.ts';
import { brPis } from '../validators/brPis.ts';
import { brRenavam } from '../validators/brRenavam.ts';
import { brRg } from '../validators/brRg.ts';
import { brTitulo } from '../validators/brTitulo.ts';
import { putBoleto } from './br/boleto.ts';
import { brazilian } from './br/names.ts';
import { certified, country, pictured } from './declare.ts';

/** Internet banks have one agency, 0001. */
const agencia: OwnField = {
  label: 'Agência',
  group: 'banking',
  synonyms: ['agencia', 'agency'],
  make: (random, { bank }) => bank.branch?.text ?? String(random.int(1, 7999)).padStart(4, '0'),
};

export const br = country({
  code: 'br',
  name: 'Brazil',
  alpha3: 'BRA',
  currency: 'BRL',
  group: 'Americas',
  aliases: `Brasil Brazilian Brazilians Brasileiro Brasileira Brasileiros Brésil Brasilien
    Federative_Republic_of_Brazil`,
  names: {
    order: '{given} {family2} {family}',
    last: '{family2} {family}',
    male: brazilian.male,
    female: brazilian.female,
    family: ranked(
      `Silva Santos Oliveira da_Silva Souza dos_Santos Pereira Lima Ferreira Costa Rodrigues de_Souza de_Oliveira Alves
      Ribeiro Gomes Carvalho Almeida Martins Araújo Barbosa Nascimento Rocha Fernandes Lopes Soares Vieira Dias Moreira
      Mendes Cardoso Batista Cavalcante Melo Castro Campos Monteiro Marques Freitas Andrade Teixeira Pinto Moura Nunes da_Costa
      Ramos Borges de_Lima Machado Cruz Santana Correia Reis Nogueira Barros Miranda Duarte Gonçalves Sousa Azevedo
      Guimarães Bezerra Tavares Cunha da_Rocha Farias Leite Medeiros Fonseca Xavier Coelho Aguiar Macedo Viana Rezende
      Siqueira Queiroz Peixoto do_Nascimento Moraes Amorim Assis Dantas Maciel Pimentel Pessoa Franco Brandão Magalhães
      Bastos Chaves Camargo Bueno Toledo Prado Furtado Lacerda Mesquita Portela Rangel Sales Serra Teles Torres Vargas
      Vasconcelos Rossi Ferrari Schneider Müller Schmidt Tanaka Sato Yamamoto Nakamura Barreto Braga Caldeira Carneiro
      de_Almeida de_Jesus Evangelista Figueira Gama Lemos Menezes Messias Padilha Paixão Pontes Quintana Salgado Trindade`,
      portuguese.family,
    ),
  },
  places: {
    columns: 'city region zone area lat lon home',
    rows: `
      São Paulo|São Paulo|01001-05890,08010-08490|11|-23.5475|-46.6361|SP
      Rio de Janeiro|Rio de Janeiro|20010-23790|21|-22.9064|-43.1822|RJ
      Brasília|Distrito Federal|70040-72790|61|-15.7797|-47.9297|DF
      Fortaleza|Ceará|60010-60870|85|-3.7172|-38.5431|CE
      Salvador|Bahia|40010-41950|71|-12.9711|-38.5108|BA
      Belo Horizonte|Minas Gerais|30110-31980|31|-19.9208|-43.9378|MG
      Manaus|Amazonas|69005-69098|92|-3.1019|-60.0250|AM
      Curitiba|Paraná|80010-82990|41|-25.4278|-49.2731|PR
      Recife|Pernambuco|50010-52490|81|-8.0539|-34.8811|PE
      Goiânia|Goiás|74003-74890|62|-16.6786|-49.2539|GO
      Belém|Pará|66010-66850|91|-1.4558|-48.5044|PA
      Porto Alegre|Rio Grande do Sul|90010-91920|51|-30.0328|-51.2302|RS
      Guarulhos|São Paulo|07010-07270|11|-23.4628|-46.5333|SP
      Campinas|São Paulo|13010-13105|19|-22.9056|-47.0608|SP
      São Luís|Maranhão|65010-65099|98|-2.5297|-44.3028|MA
      Maceió|Alagoas|57010-57084|82|-9.6658|-35.7353|AL
      Campo Grande|Mato Grosso do Sul|79002-79118|67|-20.4428|-54.6464|MS
      Teresina|Piauí|64000-64090|86|-5.0892|-42.8019|PI
      João Pessoa|Paraíba|58010-58079|83|-7.1150|-34.8631|PB
      Natal|Rio Grande do Norte|59010-59138|84|-5.7950|-35.2094|RN
      Ribeirão Preto|São Paulo|14010-14110|16|-21.1775|-47.8103|SP
      Uberlândia|Minas Gerais|38400-38415|34|-18.9186|-48.2772|MG
      Cuiabá|Mato Grosso|78005-78099|65|-15.5961|-56.0967|MT
      Aracaju|Sergipe|49010-49097|79|-10.9111|-37.0717|SE
      Florianópolis|Santa Catarina|88010-88070|48|-27.5967|-48.5492|SC
      Vitória|Espírito Santo|29010-29090|27|-20.3194|-40.3378|ES`,
  },
  roads: `Rua_Quinze_de_Novembro Rua_Sete_de_Setembro Rua_Tiradentes Rua_São_José Rua_Santo_Antônio Rua_São_João
    Avenida_Brasil Avenida_Getúlio_Vargas Rua_São_Paulo Rua_Rui_Barbosa Rua_Santa_Catarina Rua_Duque_de_Caxias
    Rua_Dom_Pedro_II Rua_Castro_Alves Rua_Marechal_Deodoro Rua_Santos_Dumont Rua_Minas_Gerais Rua_Bahia Rua_Paraná
    Rua_Ceará Rua_das_Flores Rua_das_Palmeiras Rua_Treze_de_Maio Rua_Primeiro_de_Maio Rua_Benjamin_Constant
    Rua_José_Bonifácio Rua_Floriano_Peixoto Rua_Barão_do_Rio_Branco Avenida_Presidente_Vargas Rua_Princesa_Isabel
    Rua_Machado_de_Assis Rua_Monteiro_Lobato Avenida_Juscelino_Kubitschek Rua_da_Paz Rua_Bela_Vista Rua_Amazonas
    Rua_Pernambuco Travessa_São_Pedro Alameda_dos_Ipês Praça_da_Matriz`,
  street: '{road}, {10-1980}(||||, apto {11-184})',
  address:
    '{street} - (Centro|Boa Vista|Bela Vista|Jardim América|Vila Nova|São José|Santa Luzia|Santo Antônio|Industrial), {city} - {place.home}, {postcode}',
  postcode: '{zone}-{000-899}',
  phone: '+55 {place.area} 9[6-9]###-####',
  landline: '+55 {place.area} 3###-####',
  banks: {
    // `iban` is the ISPB, the eight digits of the bank in the payment system and in the IBAN.
    columns: 'bank bic code iban branch',
    rows: `
      Itaú Unibanco|ITAUBRSP|341|60701190
      Banco do Brasil|BRASBRRJ|001|00000000
      Caixa Econômica Federal|CEFXBRSP|104|00360305
      Bradesco|BBDEBRSP|237|60746948
      Nubank|NUPBBRS1|260|18236120|0001
      Santander Brasil|BSCHBRSP|033|90400888
      Banco Inter|ITEMBRSP|077|00416968|0001
      BTG Pactual|BPABBRRJ|208|30306294
      Sicredi|BCSIBRRS|748|01181521
      Banco Safra|SAFRBRSP|422|58160789
      Banrisul|BRGSBRRS|041|92702067
      Banco BV|BAVOBRSP|655|59588111`,
  },
  // Each bank has its own rule for the digit after the hyphen; none is followed here.
  account: '{10000-99999999}-#',
  // C is a current account, P a savings one; 1 the first holder.
  bban: '{bank.iban}{branch.bare5}{account.bare10}(C|C|C|P)1',
  cards: 'mastercard visa elo amex',
  wallets: 'PicPay Mercado_Pago PagBank RecargaPay',
  firms: {
    forms: 'Ltda. S.A. ME EPP',
    name: '({trade} {founder}|{trade} {founder}|Irmãos {founder} {trade}|{trade} {town}) {form}',
  },
  income: [1800, 15000],
  fields: {
    id: certified(brCpf, 'CPF', {
      synonyms: ['cadastro de pessoas físicas', 'cpf number', 'cin'],
    }),
    tax: { label: 'CPF', validator: brCpf, make: (_, p) => p.read('id') },
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
        if (kind === 0) return p.read('id');
        if (kind === 1) return bare(p.read('phone'));
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
    merchant: pictured(
      'Merchant',
      '(Padaria|Farmácia|Supermercado|Posto|Livraria|Restaurante|Pizzaria|Lanchonete|Papelaria|Açougue|Ótica|Academia) {founder}',
      {},
    ),
    plate: pictured('Placa (Mercosul)', '@@@#[A-J]##', { synonyms: ['placa'] }),
    renavam: certified(brRenavam, 'RENAVAM', { group: 'work' }),
  },
  company: {
    registration: certified(brCnpj, 'CNPJ'),
    tax: { label: 'CNPJ', validator: brCnpj, make: (_, p) => p.read('registration') },
    // Of São Paulo where the state's own rule is not known here.
    ie: certified(brIe, 'Inscrição Estadual', { group: 'tax' }),
    branch: agencia,
  },
  presets: [
    {
      key: 'pix',
      name: 'Pix payment',
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
        ['EndToEndId', 'endtoend'],
      ],
    },
    {
      key: 'boleto',
      name: 'Boleto bancário',
      rows: [
        ['Payer', 'name'],
        ['Payer CPF', 'id'],
        ['Payer address', 'address'],
        ['Beneficiary', 'company.name'],
        ['Beneficiary CNPJ', 'company.registration'],
        ['Typed line', 'boleto'],
        ['Currency', 'currency'],
        ['Date', 'date'],
      ],
    },
  ],
});
