import { sealRib } from '../checksum/rib.ts';
import { french } from '../data/languages/french.ts';
import { sealed } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { snNin } from '../validators/snNin.ts';
import { snNinea } from '../validators/snNinea.ts';
import { uemoaRib } from '../validators/uemoaRib.ts';
import { certified, country, pictured } from './declare.ts';

export const sn = country({
  code: 'sn',
  name: 'Senegal',
  alpha3: 'SEN',
  currency: 'XOF',
  group: 'Africa',
  aliases: 'Sénégal Senegalese Sénégalais Sénégalaise Senegaal République_du_Sénégal Republic_of_Senegal',
  language: french,
  names: {
    male: `Mamadou Moussa Cheikh Ibrahima Ousmane Abdoulaye Modou Amadou Papa Omar Alioune Babacar Malick Serigne
      Samba Pape Aliou Assane Idrissa Mouhamed Khadim Fallou Bara Daouda Souleymane Boubacar Demba El_Hadji Abdou
      Lamine Mor Massamba Ngagne Pathé Saliou Seydou Sidy Thierno Youssou Yoro Adama Alassane Aly Amath Arona Aziz
      Baba Bachir Bamba Baye Birahim Birame Bocar Cheikh_Tidiane Cheikhou Dame Djibril Fadel Gora Habib Hamidou
      Ismaïla Issa Jean Joseph Kalidou Kéba Landing Latyr Leyti Macoumba Mactar Madior Makhtar Mamour Masse Matar
      Mbaye Mame_Mor Médoune Mbacké Mourtada Moustapha Ndiaga Ndiogou Ngor Omar_Bara Oumar Pierre Racine Sadio Sékou
      Sémou Sidiya Talla Tidiane Tamsir Vieux Wagane Waly Yaya Yankhoba Younousse Yakhya Oury Bakary Ansoumana Lansana
      Malang Ibou Doudou Laye`,
    female: `Fatou Aminata Awa Mariama Aïssatou Khady Ndèye Astou Coumba Adama Aïda Binta Bineta Fatoumata Oumou
      Rokhaya Sokhna Seynabou Mame Marième Maïmouna Ramatoulaye Kiné Dieynaba Amy Arame Yacine Nafissatou Mame_Diarra
      Fama Anta Adja Absa Bigué Codou Daba Dior Djeynaba Fanta Fatim Gnagna Hawa Houlèye Khadidiatou Khoudia Khardiata
      Kadiatou Diarra Lala Lissa Magatte Maguette Maty Mbène Mbathio Mbayang Nabou Ndeye_Fatou Ndella Ndoumbé Ngoné
      Nogaye Oulimata Oumy Penda Rama Ramata Rouba Safiétou Salimata Salla Seyni Sira Siré Soda Thiané Thioro Yandé
      Yaye Zeynab Zahra Marie Thérèse Anna Astrid Bernadette Catherine Cécile Christine Élisabeth Hélène Henriette
      Jeanne Madeleine Marguerite Marie-Louise Marthe Rose Véronique Salimatou Sadio Satou Sona Téning Aby Alimatou
      Bambi Bator Daro Deguène Diary Dado Fatima Faty Guilaye Haby Kaïra Kumba Laïla Mareme Nénéh Nini Ouleye Raby
      Saly Sanou Tabara Wouly`,
    family: `Ndiaye Diop Fall Sow Diallo Ba Sy Faye Gueye Diouf Mbaye Thiam Sarr Cissé Seck Dieng Niang Sène Ly Camara
      Kane Wade Sall Touré Diagne Mbow Badji Sané Diatta Mané Coly Bodian Sonko Goudiaby Diédhiou Sagna Tendeng
      Bassène Sambou Manga Mendy Gomis Preira Da_Silva Lopez Correa Sylla Dramé Traoré Coulibaly Keïta Diakhaté
      Diakité Dia Barry Baldé Kandé Mballo Sabaly Seydi Diao Sidibé Kébé Konaté Koné Kouyaté Cissokho Danfakha Diaby
      Sakho Soumaré Tandia Tall Thioub Thiaw Thioune Thiongane Tine Top Samb Samba Ndour Ngom Ndao Ndong Ndoye Ndir
      Niasse Niane Nguer Ngane Ngingue Nguirane Mbodj Mbengue Mboup Mbacké Mbodji Mar Marone Mangane Lo Lèye Kama
      Kaire Ka Joof Hanne Guissé Gning Gaye Gassama Fofana Faty Diouck Dione Diongue Diome Diokhané Dioum Dioh Dièye
      Diène Diedhiou Diaw Diaité Diarra Diassy Diame Diack Dembélé Dabo Daffé Cor Boye Bousso Biaye Beye Bathily Baye
      Bamba Anne Aïdara Aw Ndecky Nunez Sadio Sadji Sabara Sankharé Sarré Séye Sidy Signaté Sougou Soumah Tamba
      Tounkara Touray Timera Wane Willane Yade Yatt Youm Sèye Kassé Khouma Loum Mbathie Sagne Syll`,
  },
  places: {
    // The first digit is the delivery zone, 00 ends those of homes; outside Dakar not confirmed.
    columns: 'city region zone area lat lon code plate',
    rows: `
      Dakar|Dakar|10000,10200,10700,11000,11500,12000,12500|33 82|14.6937|-17.4441|DKR|DK
      Pikine|Dakar|17000|33 83|14.7646|-17.3907|DKR|DK
      Touba|Diourbel|22300|33 97|14.8500|-15.8833|DBL|DL
      Thiès|Thiès|21000|33 95|14.7894|-16.9260|THS|TH
      Rufisque|Dakar|20000|33 83|14.7158|-17.2736|DKR|DK
      Kaolack|Kaolack|24000|33 94|14.1520|-16.0726|KLK|KL
      Mbour|Thiès|23000|33 95|14.4220|-16.9637|THS|TH
      Ziguinchor|Ziguinchor|27000|33 99|12.5680|-16.2733|ZGR|ZG
      Saint-Louis|Saint-Louis|32000|33 96|16.0179|-16.4896|SLS|SL
      Diourbel|Diourbel|22000|33 97|14.6560|-16.2346|DBL|DL
      Tambacounda|Tambacounda|26000|33 98|13.7707|-13.6673|TBC|TC
      Louga|Louga|31000|33 96|15.6187|-16.2244|LGA|LG
      Kolda|Kolda|28000|33 99|12.8939|-14.9413|KLD|KD
      Mbacké|Diourbel|22200|33 97|14.7903|-15.9080|DBL|DL
      Richard-Toll|Saint-Louis|32600|33 96|16.4625|-15.7008|SLS|SL
      Tivaouane|Thiès|21200|33 95|14.9500|-16.8167|THS|TH
      Fatick|Fatick|24500|33 94|14.3390|-16.4111|FTK|FK
      Kaffrine|Kaffrine|25000|33 94|14.1059|-15.5508|KFR|KF
      Bignona|Ziguinchor|27200|33 99|12.8103|-16.2264|ZGR|ZG
      Joal-Fadiouth|Thiès|23200|33 95|14.1667|-16.8333|THS|TH`,
  },
  roads: `Avenue_Cheikh_Anta_Diop Avenue_Bourguiba Avenue_Lamine_Gueye Avenue_Blaise_Diagne Boulevard_de_la_République
    Rue_de_Thiong Avenue_Georges_Pompidou Avenue_Léopold_Sédar_Senghor Rue_Carnot Rue_Félix_Faure Rue_du_Marché
    Avenue_Malick_Sy Boulevard_du_Général_de_Gaulle Rue_de_la_Gare Rue_de_l’Hôpital Avenue_El_Hadji_Malick_Sy
    Rue_des_Écoles Avenue_Caen Boulevard_Dial_Diop Rue_10 Rue_22 Rue_6 Route_de_Rufisque Route_des_Niayes Rue_de_Paris
    Avenue_Faidherbe Rue_Parchappe Avenue_Jean_Mermoz Rue_Blaise_Diagne Avenue_Valdiodio_Ndiaye Rue_de_la_Mosquée
    Route_de_l’Aéroport Avenue_Cheikh_Ahmadou_Bamba Rue_de_la_Poste`,
  street: '({1-220} {road}|{1-120}, {road}|Villa n° {1-900}, {road}|{road}, Immeuble {founder})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+221 (77|78|77|78|76|70) ### ## ##',
  landline: '+221 {place.area}# ## ##',
  banks: {
    // Bank codes unconfirmed; from the sixth on they are chosen so that banks differ.
    columns: 'bank bic code',
    rows: `
      CBAO|CBAOSNDA|SN012
      Société Générale Sénégal|SGSNSNDA|SN011
      Ecobank Sénégal|ECOCSNDA|SN094
      BICIS|BICISNDX|SN010
      Bank of Africa Sénégal|AFRISNDA|SN100
      Banque de l’Habitat du Sénégal|LHSESNDA|SN039
      La Banque Agricole|CADKSNDA|SN048
      Banque Islamique du Sénégal|ISSNSNDA|SN079
      Banque Atlantique Sénégal|ATSNSNDA|SN137
      UBA Sénégal|UNAFSNDA|SN153
      Orabank Sénégal|ORBKSNDA|SN118
      Coris Bank Sénégal|CORISNDA|SN191`,
  },
  account: certified(uemoaRib, 'RIB', {
    synonyms: ["relevé d'identité bancaire", 'numéro de compte'],
    write: sealed('{bank.code} 01{3#} {12#} 00', sealRib),
  }),
  cards: 'visa mastercard',
  wallets: 'Wave Orange_Money Mixx_by_Yas E-money Wizall',
  firms: {
    forms: 'SARL SUARL SA SAS GIE',
    name: '({founder} {trade}|{founder} {trade}|Teranga {trade}|{town} {trade}|Établissements {founder}|{founder} et Frères) {form}',
  },
  income: [80000, 700000],
  fields: {
    wallet: networkWallet('Wave Orange_Money:77,78 Mixx_by_Yas:76 E-money:70'),
    id: certified(snNin, 'NIN (CNI)', { synonyms: ['nin', 'cni', "carte d'identité"] }),
    passport: pictured('Numéro de passeport', 'A0#######', { synonyms: ['passeport'] }),
    // No rule is public: region and serial.
    licence: pictured('Permis de conduire', '{place.plate}{100000-999999}', {
      synonyms: ['permis'],
    }),
    voter: pictured("Carte d'électeur", '1########', { synonyms: ['carte électeur'] }),
    tax: certified(snNinea, 'NINEA', { synonyms: ['dgid'] }),
    ssn: pictured('Numéro IPRES', '%#########', { synonyms: ['ipres'] }),
    rib: certified(uemoaRib, 'RIB', { make: (_, p) => p.read('account') }),
    bankcode: pictured('Code banque', '{bank.code}'),
    branch: {
      label: 'Code guichet',
      synonyms: ['guichet'],
      make: (_, p) => p.read('account').slice(6, 11),
    },
    merchant: pictured(
      'Commerçant',
      '(Boutique|Pharmacie|Librairie|Quincaillerie|Boulangerie|Dibiterie|Pressing|Supérette) {founder}',
      {},
    ),
    plate: pictured('Immatriculation', 'A[A-HJ-NP-Z]-{001-999}-[A-HJ-NP-Z][A-HJ-NP-Z]', {
      synonyms: ['immatriculation', 'plaque'],
    }),
  },
  company: {
    // The register began in 1998.
    registration: {
      label: 'RCCM',
      make: (random, p) =>
        `SN-${p.place.code?.text}-${Math.max(1998, Number(p.read('founded')))}-B-${random.int(100, 29_999)}`,
    },
    tax: certified(snNinea, 'NINEA'),
  },
  presets: [
    {
      key: 'virement',
      name: 'Virement SICA-UEMOA',
      rows: [
        ['Donneur d’ordre', 'name'],
        ['Banque', 'bank'],
        ['RIB du donneur d’ordre', 'account'],
        ['Bénéficiaire', 'payee.name'],
        ['Banque du bénéficiaire', 'payee.bank'],
        ['RIB du bénéficiaire', 'payee.account'],
        ['Montant', 'amount'],
        ['Devise', 'currency'],
        ['Référence', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
});
