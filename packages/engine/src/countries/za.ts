import { luhnDigit } from '../checksum/luhn.ts';
import { country } from '../country.ts';
import { bankPicture, placePicture } from '../fields/regional.ts';
import { certified, pictured } from '../field.ts';
import { zaCipc } from '../validators/zaCipc.ts';
import { zaId } from '../validators/zaId.ts';
import { zaTax } from '../validators/zaTax.ts';
import { zaVat } from '../validators/zaVat.ts';

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
  aliases: `South_African South_Africans Suid-Afrika Suid-Afrikaans Mzansi Rainbow_Nation RSA Republic_of_South_Africa iNingizimu_Afrika
    Südafrika Afrique_du_Sud Sudáfrica`,
  names: {
    male: `Sipho Thabo John David Bongani James Peter Sibusiso Michael Themba Lucky Johannes Mandla Daniel Joseph Samuel
      Petrus Nkosinathi Thulani Simon Jabulani Lungelo Siyabonga Vusi Kagiso Tshepo Kabelo Lebogang Mpho Tebogo Katlego
      Kgosi Lehlohonolo Thabiso Tumelo Neo Ayanda Andile Luyanda Mzwandile Sandile Sifiso Mthunzi Nhlanhla Dumisani
      Xolani Zolani Lwazi Phumlani Mxolisi Mlungisi Musa Isaac Abraham Moses Elias Jacob William Thomas Robert Andrew Paul
      Richard Mark Kevin Ryan Sean Craig Brandon Jason Joshua Matthew Luke Ethan Pieter Johan Hendrik Willem Jan Gert
      Francois Jaco Kobus Deon Riaan Hennie Dirk Andries Christo Ruan Ashwin Yusuf Imraan Rajesh Naidu Clinton Wayne
      Godfrey Innocent Patrick Collins Given Prince Sello Rendani`,
    female: `Nomsa Thandi Maria Nokuthula Elizabeth Sarah Precious Lerato Zanele Anna Grace Nomvula Busisiwe Ntombi Sibongile
      Thandeka Nonhlanhla Palesa Refilwe Dineo Lebo Lindiwe Ayanda Nandi Zodwa Nosipho Nobuhle Nompumelelo Phumzile
      Khanyisile Nozipho Zinhle Hlengiwe Gugu Ntombizodwa Thembi Thulisile Siphokazi Nomfundo Noluthando Bongiwe Mpho
      Kgomotso Tshegofatso Boitumelo Keabetswe Naledi Mmabatho Matshidiso Dikeledi Puleng Rethabile Johanna Martha
      Catherine Margaret Susan Mary Jessica Nicole Michelle Chantelle Kim Megan Lauren Emma Hannah Amy Leah Chloe
      Annelie Marietjie Elmarie Hester Susanna Magdalena Anneke Liezel Mariska Karien Elsa Petronella Riana Ilse Lize
      Charmaine Bianca Tamara Fatima Ayesha Zainab Priya Kavitha Shireen Beauty Patience Joyce Gladys Rose Portia
      Felicia Constance Gloria Mercy`,
    family: `Dlamini Nkosi Ndlovu Sithole Mokoena Khumalo Mkhize Mahlangu Mthembu Naidoo Zulu Ngcobo Cele Gumede Buthelezi
      Zungu Mthethwa Mabaso Radebe Molefe Maseko Mnguni Zwane Shabangu Nxumalo Mbatha Xaba Zuma Ntuli Mhlongo Shezi Zondi
      Khoza Baloyi Maluleke Chauke Mabunda Nkuna Mathebula Ngobeni Mashaba Modise Moloi Mofokeng Tshabalala Motaung
      Mosia Tau Phiri Molapo Sekgobela Mokgadi Ledwaba Mashego Mohlala Ramaphosa Maponya Mabena Masilela Skosana Mtsweni
      Jiyane Mnisi Mavuso Simelane Magagula Hlatshwayo Vilakazi Hadebe Ngubane Majola Ngwenya Moyo Sibiya Zikalala
      Mdluli Jali Mbele Nene Dube Mpofu Mkhwanazi Nyathi Mazibuko Hlongwane Langa Mchunu Msomi Luthuli Madonsela Ncube
      Botha van_der_Merwe Pretorius Venter Nel Coetzee van_Wyk Fourie du_Plessis Smith Jacobs Steyn Kruger Swanepoel
      Williams Adams Viljoen Marais Oosthuizen Potgieter van_Niekerk Davids Jansen_van_Rensburg Engelbrecht Erasmus
      de_Villiers Le_Roux Visser Meyer Snyman Strydom Louw Cloete Human Bezuidenhout Barnard Lombard Abrahams Petersen
      Hendricks Isaacs Arendse Jones Brown Johnson Taylor Pillay Govender Moodley Reddy Singh Chetty Maharaj Padayachee
      Patel Khan Ebrahim Booysen September Mabuza Sisulu Mqhayi Mabandla Ntshangase Tshivhase Netshitenzhe`,
  },
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
  account: { write: bankPicture('account'), plain: true },
  cards: 'visa mastercard amex diners',
  wallets: 'FNB_eWallet MTN_MoMo VodaPay Absa_CashSend',
  firms: {
    forms: '(Pty)_Ltd Ltd Inc NPC',
    name: '({founder} {trade}|{founder} & Sons|{town} {trade}|{founder} {trade}) {form}',
  },
  income: [5500, 55000],
  fields: {
    id: certified(zaId, 'ID number', { plain: true, synonyms: ['rsa id', 'sa id', 'smart id'] }),
    passport: pictured('Passport number', '[AM]########', { plain: true }),
    // Printed on the card as eight digits and four letters or digits; no rule is public.
    licence: pictured('Driving licence', '%#######[A-Z]#[A-Z][A-Z]', { plain: true }),
    tax: certified(zaTax, 'Income tax number', {
      plain: true,
      synonyms: ['sars number', 'tax reference number'],
    }),
    vat: certified(zaVat, 'VAT number', { plain: true }),
    ssn: pictured('UIF reference', '%######/#', { plain: true, synonyms: ['uif'] }),
    branch: pictured('Universal branch code', '{bank.code}', { plain: true }),
    plate: { label: 'Number plate', write: placePicture('plate'), plain: true },
  },
  company: {
    registration: certified(zaCipc, 'CIPC registration number', {
      plain: true,
      make: (random, { form }) => zaCipc.make(random, undefined).replace(/07$/, KINDS[form.text] ?? '07'),
    }),
    vat: certified(zaVat, 'VAT number', { plain: true }),
    tax: {
      label: 'Income tax number',
      validator: zaTax,
      plain: true,
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
