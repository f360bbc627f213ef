import { french } from '../data/languages/french.ts';
import { shops } from '../fields/transaction.ts';
import { stampedReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import { snNin } from '../validators/snNin.ts';
import { snNinea } from '../validators/snNinea.ts';
import { uemoaRib } from '../validators/uemoaRib.ts';
import { certified, country, pictured } from './declare.ts';
import { FIRMS, ribAccount, ribFields, virement } from './ohada.ts';

const MUSLIM = {
  male: {
    0: `Mamadou Ibrahima Abdoulaye Amadou Ousmane Moussa Samba Demba Alioune Cheikh Omar Malick Babacar Assane Mor Massamba
      Ngagne Birame Macoumba Médoune Waly Thierno Oumar Aliou Saliou Sidy Boubacar Daouda Doudou Yoro`,
    1972: `Mamadou Cheikh Ibrahima Moussa Ousmane Abdoulaye Modou Amadou Papa Alioune Babacar Pape Malick Omar El_Hadji
      Lamine Idrissa Souleymane Serigne Khadim Abdou Aliou Assane Daouda Seydou Djibril Bara Issa Youssou Mbaye Ndiaga
      Matar Gora Mamadou_Lamine Cheikh_Tidiane Papa_Moussa Mame_Mor Serigne_Modou El_Hadji_Malick Mouhamadou Tidiane Sidy
      Pape_Malick Amath Ngor Mamour Talla Makhtar Racine Baba Bocar Samba Demba`,
    1990: `Mamadou Mouhamed Cheikh Ibrahima Moussa Khadim Serigne Fallou Pape Ousmane Abdoulaye Modou Babacar Abdou
      El_Hadji Bamba Souleymane Lamine Aziz Saliou Cheikh_Tidiane Mourtada Moustapha Amadou Bassirou Baye Adama Alassane
      Ismaïla Habib Arona Hamidou Fadel Mouhamadou_Moustapha Serigne_Saliou Cheikh_Ahmadou Papa_Amadou Pape_Moussa
      Mame_Cheikh Serigne_Fallou El_Hadji_Ibrahima Mamadou_Lamine Cheikh_Ibra Omar Assane Alioune Seydina Idrissa Daouda
      Malick Ababacar Bara Thierno Youssoupha`,
  },
  female: {
    0: `Fatou Awa Coumba Ndèye Khady Aminata Mariama Penda Anta Ngoné Kiné Arame Astou Daba Fama Codou Yacine Thioro Oumou
      Absa Maty Dior Binta Sira Gnagna Ndoumbé Mbayang Nogaye Oulimata Salimata`,
    1972: `Fatou Aminata Ndèye Awa Khady Mariama Aïssatou Astou Coumba Aïda Seynabou Marième Rokhaya Bineta Oumou Adama
      Ramatoulaye Mame Maïmouna Sokhna Amy Nafissatou Dieynaba Binta Yacine Ndeye_Fatou Maguette Maty Fatoumata Kiné
      Ndella Soda Ndèye_Khady Mame_Fatou Ndèye_Awa Fatou_Kiné Mame_Coumba Anta Penda Arame Rama Raby Khoudia
      Diarra Magatte Fatou_Binetou Thioro Sophie Nabou Houlèye Ngoné`,
    1990: `Fatou Aminata Aïssatou Mariama Khady Sokhna Awa Ndèye Rokhaya Adja Mame_Diarra Seynabou Bineta Fatima Marième
      Dieynaba Khadidiatou Oumy Astou Yacine Ramatoulaye Nafissatou Coumba Rama Fatoumata Zeynab Aïda Maïmouna Safiétou
      Anta Diarra Ndèye_Fatou Mame_Fatou Sokhna_Maï Ndèye_Coumba Fatou_Bintou Mame_Awa Ndèye_Khady Aïcha Maty Marème Salimata
      Oulimata Safia Mame_Bousso Ndèye_Astou Binta Fatma Kiné Penda Arame Soukeyna Maguette`,
  },
};

/** Names of the south, where few follow the brotherhoods of the north. */
const SOUTHERN = {
  male: {
    0: `Bakary Ansoumana Lansana Malang Landing Sékou Kéba Lamine Mamadou Ibrahima Ousmane Moussa Famara Sidia Boubacar
      Souleymane Abdoulaye Arfang Younousse Idrissa`,
    1980: `Lamine Mamadou Ibrahima Ousmane Moussa Bakary Abdoulaye Landing Malang Ansoumana Sékou Kéba Boubacar Souleymane
      Idrissa Yaya Seydou Alassane Aliou Vieux Youssouph Abdou Yankhoba`,
  },
  female: {
    0: `Fatou Mariama Awa Khady Satou Binta Aminata Sona Nafi Fanta Bintou Salimata Sira Ndèye Aïssatou Oumou Ramata Adama
      Kadiatou Diara`,
    1980: `Fatou Mariama Aïssatou Aminata Khady Awa Binta Fatoumata Salimata Ramatoulaye Maïmouna Seynabou Adama Safiatou
      Oumou Aïda Bintou Ndèye Nafissatou Satou Fanta`,
  },
};

const CHRISTIAN = {
  male: {
    0: `Jean Joseph Pierre Paul François Michel Antoine Étienne Léon Robert Gabriel Henri Louis Albert André Bernard Ngor
      Latyr Wagane Sémou`,
    1972: `Jean Pierre Joseph Paul Jean-Baptiste Jean-Pierre Emmanuel Augustin Benoît Charles Daniel Dominique Edouard
      Gilbert Marcel Philippe Raphaël Raymond Simon Thomas`,
    1990: `Jean Pierre Emmanuel Joseph Christian Paul Daniel Jean-Paul Jean-Marie Alain Antoine François Patrice Samuel
      Benoît Cyrille David Étienne Fabrice Yves`,
  },
  female: {
    0: `Marie Thérèse Anna Hélène Jeanne Cécile Madeleine Marguerite Élisabeth Henriette Catherine Rose Marthe Véronique
      Bernadette Yandé Téning Siga Suzanne Joséphine`,
    1972: `Marie Thérèse Marie-Louise Anna Hélène Bernadette Christine Cécile Élisabeth Jeanne Monique Odile Philomène
      Martine Astrid Julienne Angélique Clémentine Germaine Colette`,
    1990: `Marie Anna Marie-Thérèse Christine Thérèse Hélène Rose Madeleine Sophie Astou Élisabeth Nathalie Sylvie Jeanne
      Ndèye_Marie Véronique Cécile Agnès Angèle Monique`,
  },
};

export const sn = country('sn', () => ({
  name: 'Senegal',
  alpha3: 'SEN',
  paydays: [[28], [31]],
  // Five years.
  passports: [365, 1825],
  currency: 'XOF',
  decimals: 0,
  perEuro: 600,
  priceStep: 5,
  gs1: '604',
  holidays: '0101 fitr+1 0404 E+1 0501 E+39 E+50 adha+1 magal+1 0815 mawlid+1 1101 1225',
  group: 'Africa',
  locale: { language: 'fr', zone: 'Africa/Dakar' },
  economy: {
    vat: { usual: 18 },
    deductions: { social: 5.6, tax: 8 },
    tenure: { rent: 40, loan: 1 },
    shops: { card: 10, wallet: 87 },
  },
  words: {
    exonyms: 'senegalesisch',
    scripts: 'セネガル 塞内加尔 세네갈 السنغال सेनेगल Сенегал',
  },
  aliases: 'Sénégal Senegalese Sénégalais Sénégalaise Senegaal République_du_Sénégal Republic_of_Senegal',
  sources:
    'ages about as in UN WPP 2024, towns about as in ANSD census of 2023; shares of banks, cards, forms and peoples estimated',
  ages: '24.5 27.5 20 13 8.8 4.5 1.7',
  life: {
    studies: 20,
    retires: 60,
    pays: [38000, 280000],
    institutions: `
      university Université numérique Cheikh Hamidou Kane
      university@Dakar+Pikine+Guédiawaye+Keur_Massar+Rufisque Université Cheikh Anta Diop de Dakar
      university@Saint-Louis+Richard-Toll Université Gaston Berger
      university@Thiès+Mbour+Tivaouane Université Iba Der Thiam de Thiès
      university@Ziguinchor+Bignona Université Assane Seck de Ziguinchor
      university@Diourbel+Touba+Mbacké Université Alioune Diop de Bambey
      university@Kaolack+Fatick Université du Sine Saloum
      primary École élémentaire (Blaise Diagne|Lamine Gueye|Malick Sy|Seydou Nourou Tall|Valdiodio Ndiaye) – {town}
      secondary (Lycée|Collège d’enseignement moyen) (Blaise Diagne|Lamine Gueye|Malick Sy|Seydou Nourou Tall|Valdiodio Ndiaye) – {town}
      hospital (Centre hospitalier régional|Centre de santé) de {town}
      hospital@Dakar (Hôpital Principal de Dakar|CHU de Fann|Hôpital général Idrissa Pouye)
      care Maison d’accueil (Sainte-Marie|Keur Jamm|Teranga) – {town}
      town Mairie de {town}
      police Commissariat central de {town}
      transit Transports urbains de {town}
      pension (IPRES|IPRES|Fonds national de retraites)
      fire Brigade nationale des sapeurs-pompiers`,
  },
  language: french,
  names: [
    // The Wolof and Lebou.
    {
      ...MUSLIM,
      share: 48,
      near: {
        Dakar: 50,
        Ziguinchor: 12,
        Kolda: 8,
        Tambacounda: 14,
        'Saint-Louis': 42,
        Fatick: 30,
        Diourbel: 72,
        Louga: 68,
        Kaffrine: 64,
      },
      family: `Ndiaye:11 Diop:10 Fall:7 Gueye:6 Mbaye:3.5 Seck:3.5 Niang:3.5 Diagne:3 Dieng:3 Thiam:2.5 Wade:2 Lo Mbow Mbengue Mboup
        Mbacké Samb Ndoye Ndir Niasse Nguer Mar Leye Kassé Khouma Loum Gaye Diaw Diack Dièye Diène Diakhaté Beye Boye Bousso
        Thioub Thiaw Thioune Thiongane Top Touré Sèye Sylla Paye Pouye Mbathie Ndao Marone Gning Kébé Cissé Sarr Guissé
        Dioum Drame Sougou Yade`,
    },
    // The Fulbe and Toucouleur.
    {
      ...MUSLIM,
      share: 24,
      near: {
        Dakar: 22,
        Ziguinchor: 14,
        Kolda: 68,
        Tambacounda: 46,
        'Saint-Louis': 50,
        Fatick: 9,
        Diourbel: 8,
        Louga: 24,
        Kaffrine: 20,
      },
      family: `Diallo:12 Sow:12 Ba:12 Sy:6 Ly:4 Kane:4 Sall:4 Dia:3 Baldé:3 Barry Tall Wane Anne Aw Kandé Mballo Sabaly Seydi
        Diao Sidibé Diack Hanne Ka Lam Mangane Sarr Thiam Watt Dieng Deme Gadio Bocoum Bathily Diaw Niane Baïla Aïdara`,
    },
    // The Sereer.
    {
      ...MUSLIM,
      share: 13,
      near: {
        Ziguinchor: 4,
        Kolda: 1,
        Tambacounda: 4,
        'Saint-Louis': 3,
        Fatick: 52,
        Diourbel: 18,
        Louga: 2,
        Thiès: 24,
        Kaolack: 18,
        Kaffrine: 12,
      },
      family: `Faye:13 Diouf:12 Sarr:9 Sène:9 Ndour:5 Ngom:5 Dione:3 Ndong Diome Tine Thiaw Ndione Ndiour Senghor Gning
        Mbodj Dioh Diokh Diongue Kama Yatt Youm Ndir Bakhoum Sagne Thior Ngingue Nguirane Mané_Faye Bop`,
    },
    // The Mandinka, Soninke and Bambara.
    {
      ...SOUTHERN,
      share: 7,
      near: {
        Ziguinchor: 18,
        Kolda: 20,
        Tambacounda: 34,
        'Saint-Louis': 3,
        Fatick: 4,
        Diourbel: 1.5,
        Louga: 2,
      },
      family: `Cissé Touré Camara Dramé Keïta Traoré Diaby Cissokho Danfakha Sakho Konaté Koné Kouyaté Coulibaly Diarra
        Sylla Gassama Fofana Dabo Faty Tandia Soumaré Timera Bathily Diakité Dembélé Daffé Mané Seydi Sagnane Signaté
        Tounkara Touray Soumah Kanté Sadio Badjie`,
    },
    // The Jola who are Muslims.
    {
      ...SOUTHERN,
      share: 4,
      near: {
        Ziguinchor: 38,
        Kolda: 2,
        Tambacounda: 1,
        'Saint-Louis': 1,
        Fatick: 1,
        Diourbel: 0.3,
        Louga: 0.3,
      },
      family: `Badji Sané Diatta Coly Bodian Sonko Goudiaby Diédhiou Sagna Sambou Manga Tamba Biaye Diémé Djiba Mané Diassy
        Bayo Bojang Camara Kolley Niassy`,
    },
    // Christians of the Sereer.
    {
      ...CHRISTIAN,
      share: 2,
      near: { Fatick: 4, Thiès: 5, Ziguinchor: 1, Kolda: 0.3, Diourbel: 0.2, Louga: 0.2, 'Saint-Louis': 0.5 },
      family:
        'Faye Diouf Sarr Sène Ndour Ngom Dione Ndong Diome Tine Senghor Ndione Thiaw Diokh Ndiour Kama Thior',
    },
    // Christians of the Jola and the Manjak.
    {
      ...CHRISTIAN,
      share: 2.5,
      near: { Ziguinchor: 13, Kolda: 1, Diourbel: 0.1, Louga: 0.2, 'Saint-Louis': 0.5 },
      family: `Mendy Gomis Preira Da_Silva Lopez Correa Diatta Bassène Sagna Tendeng Manga Sambou Badji Diédhiou Ndecky
        Kantoussan Mancabou Nunez Basse Malou Dasylva Carvalho Sanka Tavarez`,
    },
  ],
  places: {
    // The first digit is the delivery zone, 00 ends those of homes; outside Dakar, and by commune there, not confirmed.
    columns: 'city region district zone area lat lon code plate pop',
    rows: `
      Dakar|Dakar|Parcelles Assainies|12000|33 83|14.7620|-17.4300|DKR|DK|230
      Dakar|Dakar|Grand Yoff|12500|33 86|14.7370|-17.4500|DKR|DK|240
      Dakar|Dakar|Yoff|12500|33 82|14.7540|-17.4700|DKR|DK|130
      Dakar|Dakar|Ouakam|10700|33 82|14.7240|-17.4800|DKR|DK|110
      Dakar|Dakar|Médina|10200|33 82|14.6820|-17.4500|DKR|DK|90
      Dakar|Dakar|Hann Bel-Air|11500|33 83|14.7150|-17.4350|DKR|DK|90
      Dakar|Dakar|Sicap Liberté|10700|33 82|14.7150|-17.4600|DKR|DK|70
      Dakar|Dakar|HLM|11000|33 82|14.7080|-17.4450|DKR|DK|60
      Dakar|Dakar|Grand Dakar|11000|33 82|14.7030|-17.4530|DKR|DK|60
      Dakar|Dakar|Mermoz-Sacré-Cœur|10700|33 82|14.7070|-17.4700|DKR|DK|50
      Dakar|Dakar|Plateau|10000|33 82|14.6700|-17.4370|DKR|DK|45
      Pikine|Dakar|Pikine Est|17000|33 83|14.7546|-17.3907|DKR|DK|650
      Keur Massar|Dakar|Jaxaay|17000|33 83|14.7830|-17.3120|DKR|DK|700
      Guédiawaye|Dakar|Golf Sud|17000|33 83|14.7720|-17.3950|DKR|DK|380
      Touba|Diourbel|Darou Khoudoss|22300|33 97|14.8500|-15.8833|DBL|DL|1100
      Thiès|Thiès|Randoulène|21000|33 95|14.7894|-16.9260|THS|TH|400
      Rufisque|Dakar|Keury Souf|20000|33 83|14.7358|-17.2736|DKR|DK|270
      Kaolack|Kaolack|Léona|24000|33 94|14.1520|-16.0726|KLK|KL|300
      Mbour|Thiès|Tefess|23000|33 95|14.4220|-16.9537|THS|TH|330
      Ziguinchor|Ziguinchor|Boucotte|27000|33 99|12.5680|-16.2733|ZGR|ZG|260
      Saint-Louis|Saint-Louis|Sor|32000|33 96|16.0179|-16.4696|SLS|SL|250
      Diourbel|Diourbel|Keur Goumak|22000|33 97|14.6560|-16.2346|DBL|DL|170
      Tambacounda|Tambacounda|Dépôt|26000|33 98|13.7707|-13.6673|TBC|TC|160
      Louga|Louga|Thiokhna|31000|33 96|15.6187|-16.2244|LGA|LG|120
      Kolda|Kolda|Sikilo|28000|33 99|12.8939|-14.9413|KLD|KD|105
      Mbacké|Diourbel|Escale|22200|33 97|14.7903|-15.9080|DBL|DL|110
      Richard-Toll|Saint-Louis|Gaya|32600|33 96|16.4400|-15.7008|SLS|SL|85
      Tivaouane|Thiès|Escale|21200|33 95|14.9500|-16.8167|THS|TH|90
      Fatick|Fatick|Escale|24500|33 94|14.3390|-16.4111|FTK|FK|40
      Kaffrine|Kaffrine|Escale|25000|33 94|14.1059|-15.5508|KFR|KF|65
      Bignona|Ziguinchor|Escale|27200|33 99|12.8103|-16.2264|ZGR|ZG|45
      Joal-Fadiouth|Thiès|Santhie|23200|33 95|14.1867|-16.8333|THS|TH|60`,
    others: `Saint-Louis=Ndar|St Louis Sénégal; Thiès=Thies; Dakar=Ndakaaru`,
  },
  roads: `Avenue_Cheikh_Anta_Diop@Mermoz-Sacré-Cœur+Ouakam Avenue_Bourguiba@Sicap_Liberté+Grand_Dakar+HLM Avenue_Lamine_Gueye@Plateau+Thiès Avenue_Blaise_Diagne@Médina+Plateau Boulevard_de_la_République@Plateau
    Rue_de_Thiong@Plateau Avenue_Georges_Pompidou@Plateau Avenue_Léopold_Sédar_Senghor@Plateau+Thiès Rue_Carnot@Plateau Rue_Félix_Faure@Plateau Rue_du_Marché
    Avenue_Malick_Sy@Médina+Plateau Boulevard_Mamadou_Dia@Médina+Plateau Avenue_du_Général_de_Gaulle@Saint-Louis+Thiès Rue_de_la_Gare@Thiès+Tivaouane+Louga+Diourbel+Kaolack+Tambacounda+Rufisque+Kaffrine Rue_de_l’Hôpital Avenue_El_Hadji_Malick_Sy
    Rue_des_Écoles Avenue_Caen@Thiès Boulevard_Dial_Diop@Grand_Dakar Rue_10@Médina+Pikine Rue_22@Médina+Pikine Rue_6@Médina+Pikine Route_de_Rufisque@Hann_Bel-Air+Pikine+Rufisque Route_des_Niayes@Pikine+Keur_Massar Rue_de_Paris@Saint-Louis
    Avenue_Faidherbe@Plateau+Saint-Louis Rue_Parchappe@Plateau Avenue_Jean_Mermoz@Saint-Louis Rue_Blaise_Diagne Avenue_Valdiodio_Ndiaye@Kaolack Rue_de_la_Mosquée
    Route_de_l’Aéroport@Yoff+Ouakam+Ziguinchor Avenue_Cheikh_Ahmadou_Bamba@Sicap_Liberté+HLM+Touba+Mbacké+Diourbel Rue_de_la_Poste`,
  street: '({1-220} {road}|{1-120}, {road}|Villa n° {1-900}, {road}|{road}, Immeuble {founder})',
  address: '{street}, {place.district}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+221 (77|78|77|78|77|78|76|76|76|70|70) ### ## ##',
  landline: '+221 {place.area}# ## ##',
  banks: {
    // Bank codes unconfirmed; from the sixth on they are chosen so that banks differ.
    columns: 'bank bic code share',
    rows: `
      CBAO|CBAOSNDA|SN012|18
      Société Générale Sénégal|SGSNSNDA|SN011|14
      Ecobank Sénégal|ECOCSNDA|SN094|13
      BICIS|BICISNDX|SN010|8
      Bank of Africa Sénégal|AFRISNDA|SN100|8
      Banque de l’Habitat du Sénégal|LHSESNDA|SN039|8
      La Banque Agricole|CADKSNDA|SN048|9
      Banque Islamique du Sénégal|ISSNSNDA|SN079|8
      Banque Atlantique Sénégal|ATSNSNDA|SN137|4
      UBA Sénégal|UNAFSNDA|SN153|4
      Orabank Sénégal|ORBKSNDA|SN118|4
      Coris Bank Sénégal|CORISNDA|SN191|3`,
    others: `Société Générale Sénégal=SGSN|SGBS`,
  },
  account: ribAccount(uemoaRib, '{bank.code} 01{3#} {12#} 00'),
  cards: 'visa:80 mastercard:20',
  wallets: 'Wave:60 Orange_Money@77,78:37 Mixx_by_Yas@76:37 E-money@70:37 Wizall:3',
  firms: {
    ...FIRMS,
    // The forms of OHADA: those of one person since 1998, SAS since 2014; the GIE is Senegalese law of 1984.
    forms: `
      SARL|38|1960|1|300
      SUARL|32|1998|1|40|1
      GIE|16|1984|2|30
      SAS|7|2014|1|200
      SA|7|1960|10|3000`,
    name: '({founder} {trade}|{trade} {founder}|Teranga {trade}|{town} {trade}|{trade} {founder} et Frères|{founder} et {partner} {trade}) {form}',
  },
  income: [80000, 800000],
  fields: {
    walletreceipt: walletReceipt({ 'Orange Money': stampedReceipt('PP') }),
    region: { label: 'Région' },
    postcode: { label: 'Code postal' },
    id: certified(snNin, 'NIN (CNI)', { synonyms: ['nin', 'cni', "carte d'identité"] }),
    passport: pictured('Numéro de passeport', 'A0#######', { synonyms: ['passeport'] }),
    // No rule is public: region and serial.
    licence: pictured('Permis de conduire', '{place.plate}{100000-999999}', {
      synonyms: ['permis'],
    }),
    voter: pictured("Carte d'électeur", '1########', { synonyms: ['carte électeur'] }),
    tax: certified(snNinea, 'NINEA', { synonyms: ['dgid'] }),
    ssn: pictured('Numéro IPRES', '%#########', { synonyms: ['ipres'] }),
    ...ribFields(uemoaRib),
    merchant: {
      label: 'Commerçant',
      special: true,
      write: shops(
        '(Boutique|Pharmacie|Librairie|Boulangerie|Dibiterie|Pressing|Supérette) {owner}||(Quincaillerie|Électroménager|Meubles|Optique|Garage|Téléphonie) {owner}',
      ),
    },
    plate: pictured('Immatriculation', 'A[A-HJ-NP-Z]-{001-999}-[A-HJ-NP-Z][A-HJ-NP-Z]', {
      synonyms: ['immatriculation', 'plaque'],
    }),
  },
  company: {
    street: { picture: '({1-220} {road}|{1-120}, {road}|{road}, Immeuble {founder})' },
    // The register started in 1998; groups of interest have section C, companies section B.
    registration: {
      label: 'RCCM',
      make: (random, { place, firm: { founded, form } }) =>
        `SN-${place.code?.text}-${Math.max(1998, founded)}-${form.name.text === 'GIE' ? 'C' : 'B'}-${random.int(100, 29_999)}`,
    },
    tax: certified(snNinea, 'NINEA'),
  },
  presets: [virement('Virement SICA-UEMOA')],
}));
