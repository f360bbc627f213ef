import { MU } from '../data/ibanLayouts.ts';
import { english } from '../data/languages/english.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { ibanField } from '../fields/iban.ts';
import { two } from '../kernel/day.ts';
import { muNid } from '../validators/muNid.ts';
import { certified, country, pictured } from './declare.ts';

const branch = pictured('Branch code', '{01-40}', { group: 'banking' });

export const mu = country('mu', () => ({
  name: 'Mauritius',
  alpha3: 'MUS',
  paydays: [[25], [31]],
  currency: 'MUR',
  perEuro: 42,
  priceStep: 5,
  gs1: '609',
  holidays: '0101 0102 thaipusam spring 0201 shivaratri 0312 fitr+1 0501 0815 ganesh+1 diwali 1102 1225',
  group: 'Africa',
  locale: { language: 'en', zone: 'Indian/Mauritius' },
  economy: {
    vat: { usual: 15 },
    deductions: { social: 2.5, tax: 5 },
    tenure: { rent: 12, loan: 15 },
    shops: { card: 60, wallet: 20 },
  },
  words: {
    scripts: 'モーリシャス 毛里求斯 모리셔스 मॉरीशस Маврикий Маврикій',
  },
  language: {
    ...english,
    merchants: `Tabagie {owner}|Pharmacie {owner}|{town} Supermarket|{owner} Filling Station|Librairie {town}|Snack {owner}|
      Boulangerie {owner}|Salon {owner}|Dholl Puri {town}||{owner} Boutique|{owner} Electronics|
      Quincaillerie {owner}|{owner} Opticians|{owner} Hardware|{owner} Textiles|{town} Travel`,
  },
  aliases:
    'Île_Maurice Ile_Maurice Moris Mauritian Mauritians Mauricien Mauricienne Mauriciens Mauricio Republic_of_Mauritius',
  ages: '12 19 18 17.5 16.5 11.5 5.5',
  life: {
    studies: 45,
    retires: 63,
    pays: [15000, 19000],
    institutions: `
      university (University of Mauritius|University of Technology, Mauritius|Université des Mascareignes|Open University of Mauritius)
      primary {town} (Government School|Primary School)
      secondary {town} (State Secondary School|State College|College)
      hospital (Sir Seewoosagur Ramgoolam National|Jawaharlal Nehru|Dr A. G. Jeetoo|Victoria|Flacq Teaching) Hospital
      care {town} Residential Care Home
      town District Council of {place.region}
      town@in_Plaines_Wilhems Municipal Council of {town}
      town@Port_Louis City Council of Port Louis
      town@Vacoas Municipal Council of Vacoas-Phoenix
      police Mauritius Police Force
      transit (National Transport Corporation|United Bus Service|Rose Hill Transport)
      pension Ministry of Social Security
      fire Mauritius Fire and Rescue Service`,
  },
  sources: 'UN WPP 2024; Statistics Mauritius census 2022; Bank of Mauritius reports',
  names: [
    {
      // Hindus from the north of India.
      share: 40,
      near: {
        'Port Louis': 24,
        Flacq: 58,
        'Rivière du Rempart': 56,
        Pamplemousses: 52,
        Moka: 48,
        'Grand Port': 46,
        Savanne: 46,
        'Black River': 18,
      },
      male: {
        0: `Ramesh Soodesh Rajcoomar Dhunraj Anerood Basdeo Balkrishna Deonarain Hurrydeo Sewlall Vishnu Ramdass Jugdish Mahendra Harish
          Kishore Satyanand`,
        1960: `Anil Sanjay Vinod Dinesh Ashok Suresh Rajesh Mukesh Kamlesh Sunil Prakash Vijay Ajay Deepak Rakesh Hemant Satish Navin
          Dharmendra Pravin Girish`,
        1980: `Vikash Rajesh Nitin Avinash Ashvin Vishal Kritesh Ravi Manish Deepak Sandeep Yashvin Arvind Rishi Akash Amit Neeraj
          Roshan Sachin Jayen Bhavish Ashish`,
        1997: `Yash Kunal Akash Bhavish Tejas Arjun Vivek Dev Yuvraj Rishi Nishal Ashil Veer Jayesh Keshav Kushal Pranav Hansraj Vedant
          Divesh`,
      },
      female: {
        0: `Sarojini Shanti Devi Kamla Leela Indira Sushila Saraswatee Dhanwantee Parbatee Radha Savitree Basmatee Sita Lutchmee
          Nirmala`,
        1960: `Anita Sunita Nirmala Geeta Sangeeta Kavita Reena Vandana Usha Sushma Asha Lata Hema Meera Bhavna Jyoti Rekha Vidya
          Mamta Seema`,
        1980: `Priya Shalini Neha Kavita Anjali Reshma Swati Pooja Deepa Divya Leena Hema Preeti Archana Varsha Karishma Tanuja Kiran
          Rashmi Nandini Sheetal`,
        1997: `Anjali Diksha Kajal Shreya Divya Komal Pallavi Kreshnee Tanvi Ashna Bhavna Yashna Khushi Yogita Simran Nisha Muskaan
          Riya Sneha`,
      },
      family: `Beeharry Gopaul Ramdin Bissessur Seebaluck Luchmun Dookhun Bhunjun Sookun Mohabeer Ramgoolam Jugnauth Boolell Bundhoo
        Gungah Jeeha Callychurn Dulloo Faugoo Gokhool Hurreeram Jhugroo Koonjoo Mahadeo Nundlall Obeegadoo Purryag Sesungkur Teeluck
        Ujoodha Aubeeluck Auckloo Baichoo Balgobin Bheekhoo Bholah Bhugun Boodhoo Boodhun Boyjoo Bucktowar Bunwaree Busgeet Chuttoo
        Daby Deerpaul Dhunnoo Domah Doorgakant Dusoruth Emrith Fowdar Gangaram Ghoorah Goburdhun Gobin Greedharry Gujadhur Gunness
        Heeralall Hurdoyal Hurry Issur Jaddoo Jankee Jhurry Jowaheer Jugoo Kallee Khedun Kissoon Kowlessur Lallah Lobin Lollbeharry
        Lukhee Meetoo Mungur Neerunjun Padaruth Parsad Persand Pokhun Purmessur Puttaroo Ragoobar Ramchurn Ramkissoon Ramlall Rampersad
        Ramphul Rughoobur Sahadew Seegobin Seetohul Sewpaul Sooklall Sungkur Unmole`,
    },
    {
      // Tamils and Telugus.
      share: 9,
      male: {
        0: `Ramsamy Veerasamy Moorgesh Dhunraj Anerood Basdeo Balkrishna Deonarain Hurrydeo Sewlall Vishnu Ramdass Jugdish Mahendra Harish
          Kishore Satyanand`,
        1960: `Anil Sanjay Vinod Dinesh Ashok Suresh Rajesh Mukesh Kamlesh Sunil Prakash Vijay Ajay Deepak Rakesh Hemant Satish Navin
          Dharmendra Pravin Girish`,
        1980: `Kevin Vinesh Nitin Avinash Ashvin Vishal Kritesh Ravi Manish Deepak Sandeep Yashvin Arvind Rishi Akash Amit Neeraj
          Roshan Sachin Jayen Bhavish Ashish`,
        1997: `Kavish Kunal Akash Bhavish Tejas Arjun Vivek Dev Yuvraj Rishi Nishal Ashil Veer Jayesh Keshav Kushal Pranav Hansraj Vedant
          Divesh`,
      },
      female: {
        0: `Sarojini Letchmee Devi Kamla Leela Indira Sushila Saraswatee Dhanwantee Parbatee Radha Savitree Basmatee Sita Lutchmee
          Nirmala`,
        1960: `Anita Sunita Nirmala Geeta Sangeeta Kavita Reena Vandana Usha Sushma Asha Lata Hema Meera Bhavna Jyoti Rekha Vidya
          Mamta Seema`,
        1980: `Priscilla Shalini Neha Kavita Anjali Reshma Swati Pooja Deepa Divya Leena Hema Preeti Archana Varsha Karishma Tanuja Kiran
          Rashmi Nandini Sheetal`,
        1997: `Anjali Diksha Kajal Shreya Divya Komal Pallavi Kreshnee Tanvi Ashna Bhavna Yashna Khushi Yogita Simran Nisha Muskaan
          Riya Sneha`,
      },
      family: `Appadoo Naidoo Pillay Ramsamy Lutchmeenaraidoo Ramano Sinatambou Valayden Virahsawmy Armoogum Arnachellum Chellapermal
        Chinien Coopoosamy Curpen Govinden Iyempermal Kistnasamy Koomaren Mooneesawmy Moorghen Mootoosamy Murugan Narrainen Oodit
        Paupiah Perumal Ponnusamy Ramasawmy Rungasamy Sooprayen Soobramanien Thancanamootoo Vadamootoo Veerasamy Nursimulu Chedumbrum`,
    },
    {
      // Creoles and Franco-Mauritians.
      share: 31,
      near: {
        'Black River': 68,
        'Port Louis': 32,
        Flacq: 20,
        'Rivière du Rempart': 22,
        Moka: 24,
        Pamplemousses: 24,
        Savanne: 26,
        'Grand Port': 24,
      },
      male: {
        0: `Joseph Jean Louis France Georges Roland Paul Marcel Antoine René Raymond Maurice Gérard Serge André Philippe Emile`,
        1962: `Jean-Claude Gérard Alain Michel Jean-Marc Didier Patrick Eric Bruno Jean-Pierre Pascal Thierry Gino Joël Clency
          Sylvio Roland Gilbert Jocelyn`,
        1982: `Jean-François Patrick Fabrice Stéphane Christophe Cédric Yannick Ludovic Kevin Olivier Steeve Jean-Marc Fabien Jérôme
          Vincent Nicolas Mathieu Pascal Emmanuel`,
        1997: `Kevin Jason Dylan Bryan Ryan Adrien Anthony Brandon Alexandre Mathieu Jordan Yohan Lucas Julien Jonathan Nathan Ethan
          Kylian Loïc`,
      },
      female: {
        0: `Marie Françoise Thérèse Monique Jacqueline Ginette Rosemay Josiane Hélène Yvonne Suzanne Antoinette Georgette Lucienne
          Simone`,
        1962: `Marie-Josée Marie-Claire Josiane Danielle Sylvie Marie-Ange Nicole Corinne Patricia Françoise Lorna Marie-Noëlle Linda
          Christiane Jocelyne Sheila`,
        1982: `Sandrine Stéphanie Vanessa Christelle Natacha Virginie Sabrina Valérie Karen Nathalie Mélanie Sophie Géraldine Caroline
          Marie-Laure Isabelle Belinda`,
        1997: `Jessica Laura Mégane Elodie Estelle Audrey Julie Emilie Ashley Léa Laetitia Cindy Clara Joanna Lucie Océane Kelly Chloé`,
      },
      family: `Labelle Félix Perrine Lamarque Pierre Baptiste Jean-Louis Jean-Baptiste François Louis Édouard Antoine Augustin Adolphe
        Bazerque Bégué Bernard Botte Catherine Chaton Collet Constantin Desvaux Duval Émilien Figaro Fanchette Genave Hector Isidore
        Joseph Lafleur Laurent Leclézio Lebon Moutou Nadal Poisson Prosper Rivet Robert Sauzier Sylvestre Thomas Victor Zéphir`,
    },
    {
      // Muslims.
      share: 18,
      near: { 'Port Louis': 38, 'Black River': 6, Savanne: 14, 'Rivière du Rempart': 14 },
      male: {
        0: 'Ibrahim Yousouf Goolam Ismaël Cassam Abdool Hassen Iqbal Issack Osman Salim Rashid Dawood Swaley',
        1962: 'Feroz Iqbal Salim Rashid Anwar Azad Nasser Rafick Yusuf Fayzal Reza Yousouf Javed Raouf Bashir',
        1985: `Irfan Imran Nadeem Shakeel Ashraf Farhad Riyad Bilal Zaid Parwez Tariq Waseem Zakir Shehzad Reshad Azhar Ibrahim
          Ziyaad Umar`,
      },
      female: {
        0: 'Bibi Fatimah Zubeida Amina Rookaya Mariam Khatoon Aysha Zaynab Farida Sairah Hamida Noorjahan',
        1962: 'Farida Rehana Swaleha Shameema Ruksana Parveen Zeenat Soraya Nasreen Rubina Salma Shaheen Shabnam Yasmine',
        1985: `Nadia Nazia Shabneez Nafeesa Nooreen Tasneem Samira Aisha Yasmine Hafiza Zaynab Afsana Ayesha Nousrat Sadia Insaaf
          Zahra`,
      },
      family: `Soodhun Joomun Peerally Jaunbocus Mohamed Hossen Nazroo Emamdee Jamaloodeen Rujub Beebeejaun Bahemia Edoo Fakim Issack
        Kausmally Khodabaccus Kureeman Mamode Mosaheb Moosun Noorooya Oozeer Peeroo Subratty Timol Toorawa Cassim Currimjee Dilmohamed
        Elahee Goolamhossen Maudarbocus Omarjee`,
    },
    {
      // Chinese.
      share: 2,
      near: {
        'Port Louis': 4,
        'Plaines Wilhems': 3,
        'Black River': 1,
        Flacq: 0.4,
        'Rivière du Rempart': 0.6,
        Savanne: 0.3,
      },
      male: {
        0: 'Joseph Raymond Roland Michel Philippe Denis Alain France Guy Marcel',
        1975: 'Patrick Kevin Eric Jason Vincent Kenny Steven Jean-Claude Alain Jonathan Bryan Nicolas',
      },
      female: {
        0: 'Marie Jacqueline Jocelyne Monique Christiane Liliane Yvonne Josiane',
        1975: 'Marie-Claire Michelle Christine Karen Sandra Vanessa Sharon Stéphanie Nathalie Annick Mei-Ling Jessica',
      },
      family: `Li_Wan_Po Ng_Cheong Wong Lim_Fat Ah-Kee Chan_Kin Sik_Yuen Lam_Hung Ah-Chuen Leung_Shing Lam_Po_Tang Li_Ting_Wai
        Ng_Kee_Kwong Lee_Shing Chung Ah-Vee Yip_Tong Cheung_Tung_Shing`,
    },
  ],
  places: {
    columns: 'city region zone area lat lon pop',
    rows: `
      Port Louis|Port Louis|11301-11328,11401-11419,11601-11626|20|-20.1619|57.4989|147
      Vacoas|Plaines Wilhems|73301-73319,73401-73419|69|-20.2981|57.4783|110
      Beau Bassin-Rose Hill|Plaines Wilhems|71201-71219,71301-71319|46|-20.2333|57.4661|104
      Curepipe|Plaines Wilhems|74201-74219,74401-74419|67|-20.3163|57.5259|78
      Quatre Bornes|Plaines Wilhems|72201-72219,72301-72319|46|-20.2638|57.4791|77
      Triolet|Pamplemousses|21501-21509|26|-20.0576|57.5502|23
      Goodlands|Rivière du Rempart|30401-30419|28|-20.0384|57.6506|21
      Centre de Flacq|Flacq|40601-40614|41|-20.1897|57.7144|18
      Bel Air Rivière Sèche|Flacq|40101-40109|41|-20.2578|57.7498|17
      Mahébourg|Grand Port|50801-50819|63|-20.4081|57.7000|15
      Saint Pierre|Moka|81401-81419|43|-20.2175|57.5208|16
      Bambous|Black River|90101-90109|45|-20.2567|57.4061|16
      Le Hochet|Pamplemousses|21301-21309|24|-20.1350|57.5211|15
      Rose Belle|Grand Port|51801-51829|62|-20.4003|57.5967|13
      Chemin Grenier|Savanne|60601-60609|62|-20.4872|57.4656|12
      Rivière du Rempart|Rivière du Rempart|31201-31209|41|-20.1031|57.6847|11
      Grand Baie|Rivière du Rempart|30510-30529|26|-20.0182|57.5802|12
      Plaine Magnien|Grand Port|51501-51509|63|-20.4297|57.6697|10
      Surinam|Savanne|60901-60909|62|-20.5097|57.5053|10`,
    others: `Beau Bassin-Rose Hill=Rose Hill|Beau Bassin; Vacoas=Vacoas-Phoenix`,
  },
  roads: `Royal_Road Rue_Royale Sir_Seewoosagur_Ramgoolam_Street@Port_Louis Avenue_Victoria@Quatre_Bornes Church_Street Rue_de_l'Église Saint_Jean_Road@Quatre_Bornes
    Pope_Hennessy_Street@Port_Louis Desforges_Street@Port_Louis Rue_La_Paix Avenue_des_Flamboyants Avenue_des_Palmiers Rue_des_Manguiers
    Impasse_des_Bougainvilliers Remy_Ollier_Street@Port_Louis Jummah_Mosque_Street@Port_Louis Mahatma_Gandhi_Avenue Saint_Paul_Road Swami_Sivananda_Street
    Rue_Lislet_Geoffroy@Curepipe Avenue_Trianon@Quatre_Bornes Coastal_Road@Grand_Baie+Mahébourg+Surinam La_Louise_Road@Quatre_Bornes Inkerman_Street@Beau_Bassin-Rose_Hill Chasteauneuf_Street@Curepipe Brown_Sequard_Avenue@Vacoas+Quatre_Bornes
    Avenue_Berthaud@Quatre_Bornes Rue_Hugnin@Beau_Bassin-Rose_Hill Ambrose_Street@Beau_Bassin-Rose_Hill Candos_Street@Quatre_Bornes`,
  street:
    '({1-120}, {road}|{road}|Morcellement (Swan|Raffray|Saint André|Hermitage|Bismic|Piat), {road}|{1-60} {road})',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+230 (525#|526#|543#|544#|57[0-9]#|58[0-3]#|59[0-2]#) ####',
  landline: '+230 {place.area}# ####',
  banks: {
    // `code` starts the BBAN; the two digits are the ones in use, as far as known.
    columns: 'bank bic code share',
    rows: `
      Mauritius Commercial Bank|MCBLMUMU|MCBL09|48
      SBM Bank (Mauritius)|STCBMUMU|STCB11|26
      MauBank|MPCBMUMU|MPCB05|8
      Absa Bank (Mauritius)|BARCMUMU|BARC03|7
      Bank One|BKONMUMU|BKON18|4
      HSBC Mauritius|HSBCMUMU|HSBC04|2
      ABC Banking Corporation|ABCKMUMU|ABCK24|2
      AfrAsia Bank|AFBLMUMU|AFBL25|1.5
      BCP Bank (Mauritius)|BAIMMUMU|BAIM22|1.5`,
    others: `Mauritius Commercial Bank=MCB; SBM Bank (Mauritius)=State Bank of Mauritius|SBM`,
  },
  account: '000%########',
  iban: ibanField({ MU }, '{bank.code}{branch}{account}000MUR'),
  cards: 'visa:62 mastercard:36 amex:2',
  wallets: 'MCB_Juice:70 my.t_money:18 Blink:12',
  firms: {
    // Large firms are few, so the common forms have two entries of different size.
    forms: `
      Ltd|12.6|1936|20|400
      Ltd|71.4|1936|1|40
      Co Ltd|1.2|1936|20|300
      Co Ltd|6.8|1936|1|40
      Ltée|1.1|1936|20|300
      Ltée|5.9|1936|1|40
      PLC|0.3|2001|80|4000`,
    name: '({founder} {trade}|{founder} & Sons {trade}|{founder} & Fils {trade}|{town} {trade}|{founder} {trade}) {form}',
  },
  income: [17500, 120000],
  fields: {
    postcode: { label: 'Postal code' },
    region: { label: 'District' },
    id: certified(muNid, 'National ID number', {
      synonyms: ['nic', 'nic number', "carte d'identité"],
    }),
    passport: pictured('Passport number', '%######'),
    // The licence has the number of the identity card.
    licence: { label: 'Driving licence', validator: muNid, make: (_, p) => p.read('id') },
    tax: pictured('Tax account number (TAN)', '1#######', { synonyms: ['tan', 'mra number'] }),
    vat: pictured('VAT registration number', 'VAT2#######'),
    branch,
    plate: pictured('Number plate', '{1-999} (JN|FB|MR|AP|MY|JU|JL|AG|SP|OC|NV|DC) {08-25}'),
  },
  company: {
    // The year of the entry; older firms were entered in 2006.
    registration: {
      label: 'BRN',
      make: (random, p) => `C${two(Math.max(2006, p.firm.founded) - 2000)}${random.digits(6)}`,
    },
    tax: pictured('Tax account number (TAN)', '2#######'),
    vat: { label: 'VAT registration number', make: (_, p) => `VAT${p.read('tax')}` },
    branch,
  },
  presets: [
    {
      key: 'maucas',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'MauCAS instant payment',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payer IBAN', 'iban'],
        ['Payee', 'payee.name'],
        ['Payee mobile', 'payee.phone'],
        ['Payee bank', 'payee.bank'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));
