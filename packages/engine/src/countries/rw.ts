import { networkWallet } from '../fields/networkWallet.ts';
import { rwNid } from '../validators/rwNid.ts';
import { certified, country, pictured } from './declare.ts';

export const rw = country({
  code: 'rw',
  name: 'Rwanda',
  alpha3: 'RWA',
  currency: 'RWF',
  group: 'Africa',
  aliases:
    'Rwandan Rwandans Rwandese Rwandais Rwandaise Umunyarwanda Abanyarwanda Republic_of_Rwanda Repubulika_y’u_Rwanda',
  names: {
    // The Kinyarwanda name first, as the identity card and the bank write it; it is the person's own.
    order: '{family} {given}',
    male: `Jean_Claude Emmanuel Eric Jean_Pierre Innocent Jean_Bosco Claude Jean_de_Dieu Patrick Olivier Théogène
      Aimable Fabrice Vincent Pacifique Samuel Gilbert Alexis Félicien Dieudonné Jean_Baptiste Jean_Damascène
      Jean_Paul Jean_Marie_Vianney Kevin Yves Joseph Innocent_Fidèle Célestin Faustin Évariste François Janvier
      Sylvestre Straton Augustin Anastase Callixte Canisius Cyprien Damascène Daniel David Désiré Didier Diogène
      Donatien Égide Élie Elysée Emile Épimaque Ernest Étienne Eugène Eustache Ézéchiel Fidèle Fiston Frédéric Gaspard
      Gérard Gaston Gédéon Godfrey Hassan Hubert Ignace Isaac Ismaël Jackson Jacques James Jérôme Joël John Jonas
      Joshua Jules Justin Juvénal Laurent Léonard Léopold Louis Lambert Marcel Martin Maurice Moïse Moses Narcisse
      Nicolas Norbert Oscar Pascal Paul Peter Philbert Pierre_Célestin Prosper Protais Robert Richard Régis Sadiki
      Salomon Siméon Steven Tharcisse Théoneste Thierry Thomas Valens Venuste Viateur Vedaste Wellars Xavier`,
    female: `Marie_Claire Claudine Jeannette Chantal Solange Diane Alice Vestine Béatrice Clarisse Divine Angélique
      Immaculée Josiane Sandrine Aline Liliane Espérance Yvonne Ange Gloriose Marie_Chantal Marie_Louise Marie_Grâce
      Jeanne_d’Arc Jacqueline Claudette Christine Grâce Joselyne Josée Odette Olive Pascaline Denise Delphine
      Domitille Drocella Donatha Dancille Daphrose Dorothée Agnès Adeline Alphonsine Anne_Marie Anitha Annonciata
      Antoinette Apolline Assoumpta Athanasie Aurore Bernadette Berthe Belyse Bonifride Brigitte Carine Cécile
      Charlotte Christella Clémentine Colette Concessa Consolée Eugénie Edith Émerthe Emma Esther Eugenia Eustochie
      Euphrasie Fanny Félicité Florence Florida Floride Françoise Francine Gaudence Geneviève Germaine Goreth Hélène
      Henriette Honorine Hyacinthe Ingrid Irène Jeannine Joséphine Joyeuse Judith Julienne Justine Laetitia Laurence
      Léoncie Louise Lydie Marcelline Marguerite Marthe Médiatrice Monique Nadine Nathalie Olivia Pauline Pélagie
      Penine Rachel Rose Rosine Ruth Sarah Sifa Spéciose Thérèse Valentine Valérie Vénantie Véronique Victoire Vivine
      Winnie Zawadi`,
    // Muka- and Nyira- are women's; what speaks of God or of a wish is given to both.
    family: `Uwimana Niyonzima/Mukamana Habimana/Mukandayisenga Nshimiyimana/Uwase Hakizimana/Mukashyaka Iradukunda
      Ishimwe Mugisha/Umutoni Nsengiyumva/Mukansanga Bizimana/Mukarugwiza Tuyisenge Uwineza Ndayisaba/Mukandayisaba
      Nkurunziza/Mutesi Uwamahoro Kamanzi/Mukakamanzi Ntakirutimana/Nyirahabimana Munyaneza/Mukaneza Gasana/Mukagasana
      Ingabire Rutayisire/Mukarutayisire Byiringiro/Uwizeye Niyomugabo/Niyonsaba Niyigena Niyitegeka Niyibizi
      Niyongira Niyonkuru Niyogushima Nizeyimana/Nyiransabimana Nsabimana/Nyirabizimana Nsanzimana/Mukansanzimana
      Ntawukuriryayo/Mukantwari Ntirenganya/Mukantirenganya Ndagijimana/Mukandagijimana Ndikumana/Mukandikumana
      Ndahimana/Mukandahimana Ngendahayo/Mukangendahayo Ngarambe/Mukangarambe Ngabonziza/Mukangabo
      Habyarimana/Nyirahabyarimana Habiyaremye/Mukahabiyaremye Habineza/Mukahabineza Habumugisha/Mukahabimana
      Habarurema/Nyirahabineza Hategekimana/Mukahategeka Harerimana Hitimana/Mukahitimana Dusabe Dusabimana
      Dushimimana Dusenge Dusingizimana Twizeyimana Twagirayezu/Mukatwagira Twagiramungu/Nyiratwagira Turatsinze
      Tuyizere Tuyishime Tuyisabe Tuyishimire Tuyambaze Umuhoza Umuhire Umurerwa Umulisa Umubyeyi Umukunzi Umugwaneza
      Umwali Uwitonze Uwiringiyimana Uwizeyimana Uwingabire Uwambajimana Uwayezu Uwihoreye Uwera Uwimpuhwe Uwimbabazi
      Uwamariya Uwanyirigira Irakoze Irankunda Iragena Irambona Ikirezi Igiraneza Igihozo Ineza Ishema Isingizwe
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
    columns: 'city region lat lon code',
    rows: `
      Kigali|City of Kigali|-1.9500|30.0588|KN
      Huye|Southern Province|-2.5967|29.7394|SH
      Muhanga|Southern Province|-2.0744|29.7567|SM
      Musanze|Northern Province|-1.4998|29.6350|NM
      Rubavu|Western Province|-1.7028|29.2564|WR
      Gicumbi|Northern Province|-1.5763|30.0675|NG
      Rusizi|Western Province|-2.4846|28.9075|WR
      Nyagatare|Eastern Province|-1.2978|30.3256|EN
      Rwamagana|Eastern Province|-1.9487|30.4347|ER
      Karongi|Western Province|-2.0603|29.3478|WK
      Ngoma|Eastern Province|-2.1597|30.5427|EN
      Nyanza|Southern Province|-2.3519|29.7509|SN
      Kayonza|Eastern Province|-1.8521|30.6498|EK
      Bugesera|Eastern Province|-2.1466|30.0947|EB
      Nyamagabe|Southern Province|-2.4790|29.5564|SN
      Ruhango|Southern Province|-2.2326|29.7804|SR
      Kamonyi|Southern Province|-2.0059|29.9036|SK
      Nyamasheke|Western Province|-2.3400|29.0850|WN
      Burera|Northern Province|-1.4470|29.8350|NB`,
  },
  // Streets bear codes; these are the quarters (imidugudu) that people add.
  roads: `Amahoro Ubumwe Iterambere Kabeza Nyarugenge Isangano Amajyambere Ituze Urugwiro Umucyo Kimihurura Inyange
    Bwiza Rugando Agatare Rwezamenyo Nyakabanda Gatenga Karama Kagugu Gasave Taba Gihogere Nyabisindu Rukiri Juru
    Giporoso Gikondo Kibaza Umurava Kiyovu Biryogo`,
  street: '{place.code} {1-299} (St|St|Ave|Rd)(|, No. {1-90}|, {road})',
  address: '{street}, {city}(|, P.O. Box {1-720})',
  phone: '+250 (78#|79#|72#|73#) ### ###',
  landline: '+250 252 [3-6]## ###',
  banks: {
    columns: 'bank bic',
    rows: `
      Bank of Kigali|BKIGRWRW
      BPR Bank Rwanda|BPRWRWRW
      Equity Bank Rwanda|EQBLRWRW
      I&M Bank Rwanda|IMRWRWRW
      Ecobank Rwanda|ECOCRWRW
      GTBank Rwanda|GTBIRWRK
      Access Bank Rwanda|BKORRWRW
      Bank of Africa Rwanda|AFRWRWRW
      NCBA Bank Rwanda|CRRWRWRW
      AB Bank Rwanda|ABBRRWRW`,
  },
  // Thirteen to sixteen digits by bank.
  account: '%############',
  cards: 'visa mastercard unionpay',
  wallets: 'MTN_MoMo Airtel_Money',
  firms: {
    forms: 'Ltd PLC',
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & Family {trade}) {form}',
  },
  income: [60000, 700000],
  fields: {
    wallet: networkWallet('MTN_MoMo:78,79 Airtel_Money:72,73'),
    id: certified(rwNid, 'National ID', { synonyms: ['indangamuntu'] }),
    passport: pictured('Passport number', 'PC######'),
    // The permit bears the number of the identity card.
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
});
