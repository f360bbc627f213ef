import { english } from '../data/languages/english.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { bankPicture } from '../fields/regional.ts';
import { momoReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import { rwNid } from '../validators/rwNid.ts';
import { certified, country, pictured } from './declare.ts';

export const rw = country('rw', () => ({
  name: 'Rwanda',
  alpha3: 'RWA',
  paydays: [[25]],
  currency: 'RWF',
  decimals: 0,
  perEuro: 1200,
  priceStep: 10,
  gs1: '616',
  holidays: '0101 0102 0201 0407 E-2 E+1 0501 fitr adha 0701 0704 0801f 0815 1225 1226',
  group: 'Africa',
  locale: { language: 'rw', zone: 'Africa/Kigali' },
  economy: {
    vat: { usual: 18 },
    deductions: { social: 6.8, tax: 18 },
    tenure: { rent: 25, loan: 2 },
    shops: { card: 12, wallet: 85 },
  },
  words: {
    scripts: 'ルワンダ 卢旺达 르완다 رواندا रवांडा Руанда Mnyarwanda',
  },
  language: {
    ...english,
    merchants: `Pharmacie {owner}|{town} Supermarket|Station {owner}|Librairie {town}|{owner} Bar Resto|
      Alimentation {owner}|Salon {owner}|Boulangerie {owner}|Papeterie {owner}|{owner} Mini Market|{town} Coffee||
      {owner} Boutique|{owner} Electronics|Quincaillerie {owner}|{owner} Motel`,
  },
  aliases:
    'Rwandan Rwandans Rwandese Rwandais Rwandaise Umunyarwanda Abanyarwanda Republic_of_Rwanda Repubulika_y’u_Rwanda',
  ages: '24 28 22 12.5 8 4 1.5',
  life: {
    studies: 20,
    retires: 60,
    pays: [33700, 400000],
    institutions: `
      university University of Rwanda
      university@Kigali (University of Rwanda|University of Kigali|Kigali Independent University)
      university@Musanze INES-Ruhengeri
      primary (École Primaire {town}|{town} Primary School)
      secondary ({town} Secondary School|Lycée de {town})
      hospital {town} (District|Referral) Hospital
      hospital@Kigali (University Teaching Hospital of Kigali|King Faisal Hospital)
      hospital@Huye University Teaching Hospital of Butare
      care {town} Children's Home
      town {town} District
      town@Kigali City of Kigali
      police Rwanda National Police
      transit {town} Transport Cooperative
      pension Rwanda Social Security Board
      fire Rwanda National Police`,
  },
  sources: 'UN WPP 2024; NISR census 2022; National Bank of Rwanda reports',
  names: {
    // The Kinyarwanda name first, as the identity card and the bank write it; it is the person's own.
    order: '{family} {given}',
    male: {
      0: `Joseph Jean Callixte Anastase Faustin Célestin Augustin Straton Tharcisse Gaspard Cyprien Évariste Ignace Laurent
        Léonard Léopold Protais Canisius Juvénal Narcisse Pascal Vincent Antoine Boniface Épimaque Étienne`,
      1965: `Jean_Baptiste Emmanuel Jean_Damascène Faustin Joseph Jean_Bosco Vincent Célestin Félicien François Innocent
        Jean_Marie_Vianney Théoneste Augustin Alphonse Donatien Fidèle Sylvestre Janvier Venuste Vedaste Wellars Diogène
        Dieudonné Viateur`,
      1980: `Jean_Claude Emmanuel Innocent Jean_Pierre Jean_Bosco Jean_de_Dieu Eric Théogène Alexis Vincent Jean_Paul Dieudonné
        Claude Félicien Samuel Olivier Jean_Damascène Gilbert Daniel Valens Pierre_Célestin Philbert Maurice Protogène
        Jean_Baptiste`,
      1993: `Eric Patrick Emmanuel Jean_Claude Olivier Fabrice Pacifique Innocent Samuel Jean_de_Dieu Aimable Gilbert Thierry
        Jean_Pierre David Alexis Elysée Régis Moïse Fiston Désiré Claude Xavier Jackson Norbert`,
      2000: `Patrick Eric Kevin Yves Fabrice Olivier Aimé Prince Elie Samuel Pacifique Emmanuel Fidèle Benjamin Christian Moïse
        Joshua Bruno Jules Jean_Luc Kelly Lambert Hubert Cédric Dieudonné`,
    },
    female: {
      0: `Marie Thérèse Anne_Marie Dorothée Vénantie Bernadette Spéciose Daphrose Euphrasie Félicité Marguerite Athanasie Pélagie
        Annonciata Léoncie Rose Hélène Drocella Domitille Cécile Véronique Monique Agnès`,
      1965: `Immaculée Béatrice Christine Espérance Marie_Goretti Vestine Chantal Donatha Odette Jacqueline Agnès Alphonsine
        Dancille Gaudence Consolée Joséphine Marie_Chantal Concessa Françoise Gloriose Médiatrice Consolata Julienne Eugénie`,
      1980: `Chantal Claudine Jeannette Vestine Angélique Béatrice Solange Josiane Espérance Marie_Claire Clémentine Christine
        Alice Immaculée Yvonne Liliane Odette Francine Delphine Jeanne_d’Arc Marie_Louise Clarisse Denise Olive Justine`,
      1993: `Diane Alice Claudine Sandrine Josiane Divine Clarisse Aline Solange Jeannette Marie_Claire Angélique Liliane Joselyne
        Carine Yvette Nadine Delphine Ange Gisèle Pascaline Laetitia Esther Rosine Belyse`,
      2000: `Divine Diane Ange Aline Alice Sandrine Kelia Ornella Belyse Carine Joyeuse Grâce Yvette Nadia Olga Denyse Queen Sonia
        Anitha Vanessa Christella Fiona Liliane Esther Peace`,
    },
    // Muka- and Nyira- are women's names; names about God or a wish serve both sexes.
    family: `Uwimana Niyonzima/Mukamana Habimana/Mukandayisenga Nshimiyimana/Uwase Hakizimana/Mukashyaka Iradukunda
      Ishimwe Mugisha/Umutoni Nsengiyumva/Mukansanga Bizimana/Mukarugwiza Tuyisenge Nshimyumuremyi/Uwineza Ndayisaba/Mukandayisaba
      Nkurunziza/Mutesi Ndayambaje/Uwamahoro Kamanzi/Mukakamanzi Ntakirutimana/Nyirahabimana Munyaneza/Mukaneza Gasana/Mukagasana
      Ingabire Rutayisire/Mukarutayisire Byiringiro/Uwizeye Niyomugabo/Niyonsaba Niyigena Niyitegeka Niyibizi
      Niyongira Niyonkuru Niyogushima Nizeyimana/Nyiransabimana Nsabimana/Nyirabizimana Nsanzimana/Mukansanzimana
      Ntawukuriryayo/Mukantwari Ntirenganya/Mukantirenganya Ndagijimana/Mukandagijimana Ndikumana/Mukandikumana
      Ndahimana/Mukandahimana Ngendahayo/Mukangendahayo Ngarambe/Mukangarambe Ngabonziza/Mukangabo
      Habyarimana/Nyirahabyarimana Habiyaremye/Mukahabiyaremye Habineza/Mukahabineza Habumugisha/Mukahabimana
      Habarurema/Nyirahabineza Hategekimana/Mukahategeka Harerimana Hitimana/Mukahitimana Dusabe Dusabimana
      Dushimimana Dusenge Dusingizimana Twizeyimana Twagirayezu/Mukatwagira Twagiramungu/Nyiratwagira Turatsinze
      Tuyizere Tuyishime Tuyisabe Tuyishimire Tuyambaze Bizumuremyi/Umuhoza Umuhire Kayitare/Umurerwa Nkubito/Umulisa Umubyeyi Umukunzi Umugwaneza
      Rwagasana/Umwali Uwitonze Uwiringiyimana Uwizeyimana Uwingabire Uwambajimana Uwayezu Uwihoreye Sekamana/Uwera Uwimpuhwe Uwimbabazi
      Twahirwa/Uwamariya Uwanyirigira Irakoze Irankunda Iragena Irambona Ikirezi Igiraneza Igihozo Ineza Ishema Isingizwe
      Izabayo Imanirakiza Imanishimwe Imanizabayo Manirakiza/Manishimwe Maniraguha Manzi/Keza
      Mbarushimana/Mukambarushimana Mbabazi Mbonigaba/Mukambonigaba Mbonyumugenzi/Mbonyumukunzi
      Mpayimana/Mukampayimana Mukiza/Mukamusoni Mugabo/Mukamugabo Mugabe/Gahongayire Mugenzi/Mukamugenzi
      Muhire/Mukamuhire Muhirwa/Muhawenimana Muhayimana Muhoza Munyakazi/Mukamunyana Munyemana/Nyiramana
      Murenzi/Mukamurenzi Murwanashyaka/Mukarwema Musabyimana Musafiri/Musabyemariya Musoni/Nyirabagenzi
      Mutabazi/Mutabaruka Mutangana/Mutuyimana Muvunyi/Muteteri Mwizerwa/Mwiza Nduwayezu/Nduwayo Nkundimana/Nkundabera
      Nkusi/Mukankusi Nsengimana/Nsengiyaremye Nshuti/Nyiransengimana Nteziryayo/Mukanteziryayo Ntaganda/Mukantaganda
      Ntambara/Nyirantambara Ntwali/Mukantwali Nyandwi/Nyirandegeya Nzabonimana/Nyiranzabonimana
      Nzamurambaho/Nyirahirwa Nzeyimana/Nyiranzeyimana Nzayisenga Rugamba/Nyirarukundo Rukundo Rurangwa/Mukarurangwa
      Rusanganwa/Mukarusanga Rutagengwa/Mukarutagengwa Rwigema/Mukarwigema Rwema/Kayitesi Sebagabo/Kabatesi
      Sebera/Nyirasebera Semana/Nyirasemana Sibomana/Mukasibomana Sindayigaya/Nyirasafari Shema/Shimwa
      Shyaka/Mukashyirambere Sinamenye/Nyiramahirwe Bagirishya/Mukabagire Bahati Barayagwiza/Mukabaranga
      Bayingana/Mukabayingana Bigirimana/Mukabigirimana Bimenyimana/Mukabimenya Bucyana/Mukabucyana Butera/Mukabutera
      Byukusenge Cyiza/Cyuzuzo Cyubahiro/Gwiza Gakuba/Mukagakuba Gakwaya/Mukagakwaya Gatete/Mukagatete
      Gatera/Mukagatera Gashumba/Mukagashumba Hirwa/Teta Kabera/Mukabera Kagabo/Mukagabo Kalisa/Mukakalisa
      Karangwa/Mukakarangwa Karekezi/Mukakarekezi Karemera/Mukakaremera Kayiranga/Mukakayiranga Kayumba/Kayirangwa
      Kwizera Kubwimana Kundwa Rwagasore/Mukarwagasore`,
  },
  places: {
    // `code` begins the names of streets: the letters of the province and of the district.
    columns: 'city region lat lon code pop district',
    rows: `
      Kigali|City of Kigali|-1.9300|30.1000|KG|879|Gasabo
      Kigali|City of Kigali|-1.9850|30.1030|KK|491|Kicukiro
      Kigali|City of Kigali|-1.9500|30.0588|KN|374|Nyarugenge
      Huye|Southern Province|-2.5967|29.7394|SH|62
      Muhanga|Southern Province|-2.0744|29.7567|SM|106
      Musanze|Northern Province|-1.4998|29.6350|NM|153
      Rubavu|Western Province|-1.7100|29.2900|WR|150
      Gicumbi|Northern Province|-1.5763|30.0675|NG|35
      Rusizi|Western Province|-2.4900|28.9380|WR|60
      Nyagatare|Eastern Province|-1.2978|30.3256|EN|70
      Rwamagana|Eastern Province|-1.9487|30.4347|ER|60
      Karongi|Western Province|-2.0603|29.3478|WK|30
      Ngoma|Eastern Province|-2.1597|30.5427|EN|25
      Nyanza|Southern Province|-2.3519|29.7509|SN|40
      Kayonza|Eastern Province|-1.8521|30.6498|EK|60
      Bugesera|Eastern Province|-2.1466|30.0947|EB|90
      Nyamagabe|Southern Province|-2.4790|29.5564|SN|30
      Ruhango|Southern Province|-2.2326|29.7804|SR|35
      Kamonyi|Southern Province|-2.0059|29.9036|SK|130
      Nyamasheke|Western Province|-2.3400|29.0850|WN|20
      Burera|Northern Province|-1.4470|29.8350|NB|15`,
    others: `City of Kigali=Kigali City|Umujyi wa Kigali; Huye=Butare; Musanze=Ruhengeri; Rubavu=Gisenyi; Rusizi=Cyangugu;
      Muhanga=Gitarama; Gicumbi=Byumba; Karongi=Kibuye; Ngoma=Kibungo`,
  },
  // Streets have codes; these are the quarters (imidugudu) that people add.
  roads: `Amahoro Ubumwe Iterambere Kabeza@Kicukiro Nyarugenge@Nyarugenge Isangano Amajyambere Ituze Urugwiro Umucyo Kimihurura@Gasabo Inyange
    Bwiza Rugando@Gasabo Agatare Rwezamenyo@Nyarugenge Nyakabanda@Nyarugenge Gatenga@Kicukiro Karama Kagugu@Gasabo Gasave Taba Gihogere Nyabisindu@Gasabo Rukiri Juru
    Giporoso@Gasabo Gikondo@Kicukiro Kibaza Umurava Kiyovu@Nyarugenge Biryogo@Nyarugenge`,
  street: '{place.code} {1-299} (St|St|Ave|Rd)(|, No. {1-90}|, {road})',
  address: '{street}, {city}(|, P.O. Box {1-720})',
  phone: '+250 (78#|78#|78#|79#|72#|73#) ### ###',
  landline: '+250 252 [3-6]## ###',
  banks: {
    // `account` is the usual length of the bank's numbers.
    columns: 'bank bic account share',
    rows: `
      Bank of Kigali|BKIGRWRW|100{01-99}#######|33
      BPR Bank Rwanda|BPRWRWRW|44{10-99}#########|22
      Equity Bank Rwanda|EQBLRWRW|40{01-40}2########|16
      I&M Bank Rwanda|IMRWRWRW|20{01-30}#######00|9
      Ecobank Rwanda|ECOCRWRW|6{7-8}########|5
      GTBank Rwanda|GTBIRWRK|2{01-20}1########|4
      Access Bank Rwanda|BKORRWRW|700{1-4}#########|4
      Bank of Africa Rwanda|AFRWRWRW|0{1-2}0{10-29}#######|3
      NCBA Bank Rwanda|CRRWRWRW|1{100-399}######|2
      AB Bank Rwanda|ABBRRWRW|10{1-9}#########|2`,
    others: `Bank of Kigali=BK; BPR Bank Rwanda=BPR`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:76 mastercard:22 unionpay:2',
  wallets: 'MTN_MoMo@78,79 Airtel_Money@72,73',
  firms: {
    // Large firms are few, so the common forms have two entries of different size.
    forms: `
      Ltd|13.3|1936|20|400
      Ltd|75.7|1936|1|40
      Company Ltd|1.3|1936|20|300
      Company Ltd|7.7|1936|1|40
      PLC|0.5|2009|60|3000`,
    // Firms are younger than independence.
    era: 1962,
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & Family {trade}|{founder} & {partner} {trade}) {form}',
  },
  income: [55000, 800000],
  fields: {
    wallet: networkWallet,
    walletreceipt: walletReceipt({ 'MTN MoMo': momoReceipt }),
    region: { label: 'Province' },
    id: certified(rwNid, 'National ID', { from: 16, synonyms: ['indangamuntu'] }),
    passport: pictured('Passport number', 'PC######'),
    // The permit has the number of the identity card.
    licence: certified(rwNid, 'Driving licence', { make: (_, p) => p.read('id') }),
    tax: pictured('TIN', '1########', { synonyms: ['rra'] }),
    // Digits and a letter: the usual look.
    ssn: pictured('RSSB number', '%#######[A-Z]', { synonyms: ['rssb'] }),
    plate: pictured('Number plate', 'RA[A-I] {001-999} [A-Z]'),
  },
  company: {
    // The code of the Rwanda Development Board is the firm's TIN.
    registration: pictured('Company code', '1########'),
    tax: { label: 'TIN', make: (_, p) => p.read('registration') },
  },
  presets: [
    {
      key: 'ekash',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'eKash instant transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender wallet', 'wallet'],
        ['Sender National ID', 'id'],
        ['Recipient', 'payee.name'],
        ['Recipient bank', 'payee.bank'],
        ['Recipient account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));
