import { luhnDigit } from '../checksum/luhn.ts';
import { ENGLISH } from '../data/englishNames.ts';
import { bankPicture, placePicture } from '../fields/regional.ts';
import { zaCipc } from '../validators/zaCipc.ts';
import { zaId } from '../validators/zaId.ts';
import { zaTax } from '../validators/zaTax.ts';
import { zaVat } from '../validators/zaVat.ts';
import { certified, country, pictured } from './declare.ts';

/** How a registration ends, by the legal form where it is not (Pty) Ltd. */
const KINDS: Readonly<Record<string, string>> = { Ltd: '06', NPC: '08', Inc: '21' };

/** A consonant of a plate, and the plates of Gauteng and of the provinces that write three letters, three digits. */
const C = '[B-DF-HJ-NPR-TV-Z]';
const GP = `${C}${C} ## ${C}${C} GP`;
const OTHER = `${C}${C}${C} ###`;

export const za = country({
  code: 'za',
  name: 'South Africa',
  alpha3: 'ZAF',
  currency: 'ZAR',
  group: 'Africa',
  aliases: `South_African South_Africans Suid-Afrika Suid-Afrikaans Mzansi Rainbow_Nation RSA
    Republic_of_South_Africa iNingizimu_Afrika Südafrika Afrique_du_Sud Sudáfrica`,
  names: [
    // Zulu, Xhosa, Swazi and Ndebele.
    {
      share: 45,
      male: `Sipho Bongani Sibusiso Themba Mandla Nkosinathi Thulani Jabulani Lungelo Siyabonga Vusi Sandile Sifiso
        Nhlanhla Dumisani Xolani Andile Ayanda Luyanda Mzwandile Lwazi Mxolisi Mlungisi Musa Lucky Mbongeni Sizwe
        Sanele Mduduzi Njabulo Ntokozo Innocent Given Prince Patrick Godfrey`,
      female: `Nomsa Thandi Nokuthula Zanele Precious Nomvula Busisiwe Ntombi Sibongile Thandeka Nonhlanhla Lindiwe
        Ayanda Nandi Zodwa Nosipho Nobuhle Phumzile Zinhle Hlengiwe Gugu Thembi Siphokazi Nomfundo Noluthando Bongiwe
        Zandile Andiswa Duduzile Sindisiwe Londiwe Grace Patience Gladys Joyce Beauty`,
      family: `Dlamini Nkosi Ndlovu Sithole Khumalo Mkhize Mahlangu Mthembu Zulu Ngcobo Cele Gumede Buthelezi Zungu
        Mthethwa Mabaso Radebe Maseko Mnguni Zwane Shabangu Nxumalo Mbatha Xaba Zuma Ntuli Mhlongo Zondi Khoza
        Tshabalala Masilela Mnisi Simelane Magagula Hlatshwayo Vilakazi Ngubane Ngwenya Sibiya Mdluli Nene Dube
        Mkhwanazi Mazibuko Hlongwane Langa Mchunu Msomi Luthuli Mabuza Sisulu Mabandla Ntshangase Ndamase`,
    },
    // Southern and Northern Sotho, and Tswana.
    {
      share: 26,
      male: `Thabo Tshepo Kagiso Kabelo Lebogang Mpho Tebogo Katlego Lehlohonolo Thabiso Tumelo Neo Sello Thapelo
        Teboho Karabo Lesego Kgotso Pule Moeketsi Itumeleng Kgosi Johannes Petrus Joseph Samuel Simon Elias Jacob
        Isaac Abraham Moses`,
      female: `Lerato Palesa Refilwe Dineo Lebo Mpho Kgomotso Tshegofatso Boitumelo Keabetswe Naledi Mmabatho
        Matshidiso Dikeledi Puleng Rethabile Nthabiseng Lesego Masego Mamello Karabo Maria Elizabeth Martha Johanna
        Rose Portia Felicia Constance Gloria Mercy`,
      family: `Mokoena Molefe Modise Moloi Mofokeng Motaung Mosia Tau Molapo Ledwaba Mashego Mohlala Ramaphosa Maponya
        Motsepe Malatji Mamabolo Mogale Mogotsi Mokwena Moroka Mothibi Phala Seleka Tlou Tladi Letsoalo Molokwane
        Kekana Phasha Selepe Mphahlele Mphuthi Khunou Lebese Matlala`,
    },
    // Tsonga.
    {
      share: 5,
      male: `Tinyiko Rhulani Hlulani Matimba Ntsako Wisani Daniel Samuel David Thomas`,
      female: `Nkhensani Tsakani Tintswalo Ntsako Nyeleti Amukelani Sarah Anna Maria Constance Rose`,
      family: `Baloyi Maluleke Chauke Mabunda Nkuna Mathebula Ngobeni Shivambu Hlungwani Rikhotso Mabasa Makhubele
        Khosa Sambo Bila Manganyi`,
    },
    // Afrikaans.
    {
      share: 12,
      male: `Johannes Pieter Johan Hendrik Willem Jan Francois Jaco Kobus Gert Deon Riaan Hennie Dirk Andries Christo
        Ruan Petrus Jacobus Danie Stephan Marius Nico Tiaan Heinrich Ashwin Clinton`,
      female: `Johanna Maria Annelie Marietjie Elmarie Hester Susanna Magdalena Anneke Liezel Mariska Karien Elsa
        Riana Ilse Charmaine Bianca Anna Chantelle Hanlie Sonja Marlene Carina Yolandi`,
      family: `Botha van_der_Merwe Pretorius Venter Nel Coetzee van_Wyk Fourie du_Plessis Jacobs Steyn Kruger
        Swanepoel Viljoen Marais Oosthuizen Potgieter van_Niekerk Jansen_van_Rensburg Engelbrecht Erasmus de_Villiers
        Le_Roux Visser Meyer Strydom Louw Cloete Bezuidenhout Barnard van_Zyl du_Toit Joubert Smit van_Rooyen Petersen
        Booysen September Arendse`,
    },
    // English.
    {
      share: 7,
      male: `${ENGLISH.male} Wayne Brandon Clive Trevor`,
      female: `${ENGLISH.female} Kim Lauren Tamara`,
      family: `${ENGLISH.surnames} ${ENGLISH.families}`,
    },
    // Indian Hindus.
    {
      share: 3,
      male: `Rajesh Sanjay Vishal Ashwin Prakash Suren Logan Deven Ravi Anand Krishna Vikash Pravin Kevin Rishi`,
      female: `Priya Kavitha Anusha Devi Shanthi Reshma Kamini Nirmala Vanessa Sandhya Sushila Lavanya Melissa`,
      family: `Naidoo Pillay Govender Moodley Reddy Singh Chetty Maharaj Padayachee Naicker Naidu Perumal Ramsamy
        Govindasamy Rampersad`,
    },
    // Muslims of Indian and Cape Malay descent.
    {
      share: 2,
      male: `Yusuf Imraan Faizel Mogamat Riaz Achmat Ashraf Zaid Ismail Nazeem`,
      female: `Fatima Ayesha Zainab Shireen Nazeema Gadija Mariam Soraya Yasmin Shanaaz Tasneem`,
      family: `Patel Khan Ebrahim Abrahams Davids Hendricks Isaacs Salie Cassiem Mohamed Essop Kader Desai Omar`,
    },
  ],
  places: {
    columns: 'city region zone area lat lon plate',
    rows: `
      Johannesburg|Gauteng|2001,2091,2092,2094,2191-2196,2198|11|-26.2023|28.0436|${GP}
      Cape Town|Western Cape|8001,8005,7700,7708,7405,7441,7530|21|-33.9258|18.4232|CA {100000-999999}
      Durban|KwaZulu-Natal|4001,4051,4052,4068,4091,4092|31|-29.8579|31.0292|ND {10000-999999}
      Pretoria|Gauteng|0002,0081,0083,0084,0181,0182,0184|12|-25.7449|28.1878|${GP}
      Soweto|Gauteng|1804,1808,1809,1818|11|-26.2678|27.8585|${GP}
      Gqeberha|Eastern Cape|6001,6020,6025,6045,6070|41|-33.9611|25.6149|${OTHER} EC
      Pietermaritzburg|KwaZulu-Natal|3201|33|-29.6168|30.3928|NP {10000-299999}
      Bloemfontein|Free State|9301|51|-29.1211|26.2140|${OTHER} FS
      East London|Eastern Cape|5201,5241,5247|43|-33.0153|27.9116|${OTHER} EC
      Benoni|Gauteng|1501|11|-26.1885|28.3208|${GP}
      Boksburg|Gauteng|1459|11|-26.2120|28.2596|${GP}
      Vereeniging|Gauteng|1939|16|-26.6731|27.9261|${GP}
      Polokwane|Limpopo|0699,0700|15|-23.9045|29.4689|${OTHER} L
      Mbombela|Mpumalanga|1200,1201|13|-25.4753|30.9694|${OTHER} MP
      eMalahleni|Mpumalanga|1034,1035|13|-25.8713|29.2332|${OTHER} MP
      Rustenburg|North West|0299,0300|14|-25.6676|27.2421|${OTHER} NW
      Kimberley|Northern Cape|8301|53|-28.7323|24.7623|${OTHER} NC
      Welkom|Free State|9459|57|-27.9774|26.7351|${OTHER} FS
      Newcastle|KwaZulu-Natal|2940|34|-27.7580|29.9318|NN {10000-99999}
      George|Western Cape|6529|44|-33.9630|22.4617|CAW {10000-99999}
      Potchefstroom|North West|2531|18|-26.7145|27.0970|${OTHER} NW`,
  },
  roads: `Main_Road Church_Street Voortrekker_Road Nelson_Mandela_Drive Oxford_Road Jan_Smuts_Avenue Long_Street Beach_Road
    Steve_Biko_Road Albert_Luthuli_Street Oliver_Tambo_Drive Kerk_Street Market_Street Station_Road School_Road
    Park_Street Victoria_Road Albertina_Sisulu_Road Bree_Street Commissioner_Street Rivonia_Road Louis_Botha_Avenue
    President_Street Paul_Kruger_Street Schoeman_Street Burger_Street Walter_Sisulu_Street Hospital_Street Protea_Street
    Jacaranda_Avenue Acacia_Street Mopani_Street Aloe_Street Berg_Street Joubert_Street Marula_Street 1st_Avenue
    4th_Avenue 7th_Street`,
  street: '(|||Unit {1-80}, ){1-399} {road}',
  address: '{street}, {city}, {postcode}',
  postcode: '{zone}',
  phone: '+27 (6[0-3]|7[1-46-9]|8[2-4]) [1-9]## ####',
  landline: '+27 {place.area} [3-9]## ####',
  banks: {
    // `code` is the universal branch code, `account` the look of the bank's numbers.
    columns: 'bank bic code account',
    rows: `
      Capitec Bank|CABLZAJJ|470010|1#########
      First National Bank|FIRNZAJJ|250655|62#########
      Standard Bank|SBZAZAJJ|051001|1#########
      Absa Bank|ABSAZAJJ|632005|4#########
      Nedbank|NEDSZAJJ|198765|1#########
      TymeBank|CBZAZAJJ|678910|510########
      Investec Bank|IVESZAJJ|580105|100########
      African Bank|AFRCZAJJ|430000|200########
      Discovery Bank|DISCZAJJ|679000|1##########
      Bidvest Bank|BIDBZAJJ|462005|020########`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa mastercard amex diners',
  wallets: 'FNB_eWallet MTN_MoMo VodaPay Absa_CashSend',
  firms: {
    forms: '(Pty)_Ltd Ltd Inc NPC',
    name: '({founder} {trade}|{founder} & Sons|{town} {trade}|{founder} {trade}) {form}',
  },
  income: [5500, 55000],
  fields: {
    id: certified(zaId, 'ID number', { synonyms: ['rsa id', 'sa id', 'smart id'] }),
    passport: pictured('Passport number', '[AM]########'),
    // Printed on the card as eight digits and four letters or digits; no rule is public.
    licence: pictured('Driving licence', '%#######[A-Z]#[A-Z][A-Z]'),
    tax: certified(zaTax, 'Income tax number', {
      synonyms: ['sars number', 'tax reference number'],
    }),
    vat: certified(zaVat, 'VAT number'),
    ssn: pictured('UIF reference', '%######/#', { synonyms: ['uif'] }),
    branch: pictured('Universal branch code', '{bank.code}'),
    plate: { label: 'Number plate', write: placePicture('plate') },
  },
  company: {
    registration: certified(zaCipc, 'CIPC registration number', {
      make: (random, p) =>
        `${p.read('founded')}/${String(random.int(1, 999_999)).padStart(6, '0')}/${KINDS[p.firm.form.name.text] ?? '07'}`,
    }),
    vat: certified(zaVat, 'VAT number'),
    tax: {
      label: 'Income tax number',
      validator: zaTax,
      make(random) {
        const body = `9${random.digits(8)}`;
        return body + luhnDigit(body);
      },
    },
  },
  presets: [
    {
      key: 'payshap',
      name: 'PayShap payment',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payer branch code', 'branch'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['ShapID (mobile)', 'payee.phone'],
        ['Payee bank', 'payee.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
