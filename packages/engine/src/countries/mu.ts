import { two } from '../kernel/day.ts';
import { muNid } from '../validators/muNid.ts';
import { certified, country, pictured } from './declare.ts';

const branch = pictured('Branch code', '{01-40}', { group: 'banking' });

export const mu = country({
  code: 'mu',
  name: 'Mauritius',
  alpha3: 'MUS',
  currency: 'MUR',
  group: 'Africa',
  aliases:
    'Île_Maurice Ile_Maurice Moris Mauritian Mauritians Mauricien Mauricienne Mauriciens Mauricio Republic_of_Mauritius',
  names: [
    // Hindus, Tamils and Telugus.
    {
      share: 50,
      male: `Vikash Rajesh Ashvin Nitin Yash Sanjay Anil Ravi Kritesh Deepak Avinash Vishal Rishi Kunal Arvind Ashish
        Ajay Akash Amit Anand Arjun Ashok Bhavish Dev Dharmendra Dinesh Ganesh Girish Hemant Hansraj Jayen Kamlesh
        Kishore Krishna Manish Mukesh Naresh Neeraj Navin Pravin Prakash Rakesh Ramesh Roshan Sachin Sandeep Satish
        Shyam Suresh Sunil Tejas Veer Vijay Vinod Vivek`,
      female: `Priya Anjali Shalini Kavita Reena Hema Nirmala Swati Neha Sarojini Aarti Anita Anuja Archana Asha
        Bhavna Bindiya Deepa Devika Diksha Divya Geeta Indira Jaya Jyoti Kajal Karishma Kiran Komal Kreshnee Lata
        Leena Madhvi Meera Mamta Nandini Nisha Pallavi Pooja Preeti Rashmi Reshma Ritu Sangeeta Seema Shanti Sheetal
        Shreya Sita Sneha Sunita Sushma Tanuja Usha Vandana Varsha Vidya`,
      family: `Beeharry Gopaul Appadoo Ramdin Bissessur Seebaluck Naidoo Pillay Ramsamy Luchmun Dookhun Bhunjun Sookun
        Mohabeer Ramgoolam Jugnauth Boolell Bundhoo Gungah Jeeha Callychurn Dulloo Faugoo Gokhool Hurreeram Jhugroo
        Koonjoo Lutchmeenaraidoo Mahadeo Nundlall Obeegadoo Purryag Ramano Sesungkur Sinatambou Teeluck Ujoodha
        Valayden Virahsawmy Armoogum Arnachellum Chellapermal Chinien Coopoosamy Curpen Govinden Iyempermal Kistnasamy
        Koomaren Mooneesawmy Moorghen Mootoosamy Murugan Narrainen Oodit Paupiah Perumal Ponnusamy Ramasawmy Rungasamy
        Sooprayen Soobramanien Thancanamootoo Vadamootoo Veerasamy Aubeeluck Auckloo Baichoo Balgobin Bheekhoo Bholah
        Bhugun Boodhoo Boodhun Boyjoo Bucktowar Bunwaree Busgeet Chedumbrum Chuttoo Daby Deerpaul Dhunnoo Domah
        Doorgakant Dusoruth Emrith Fowdar Gangaram Ghoorah Goburdhun Gobin Greedharry Gujadhur Gunness Heeralall
        Hurdoyal Hurry Issur Jaddoo Jankee Jhurry Jowaheer Jugoo Kallee Khedun Kissoon Kowlessur Lallah Lobin
        Lollbeharry Lukhee Meetoo Mungur Neerunjun Nursimulu Padaruth Parsad Persand Pokhun Purmessur Puttaroo
        Ragoobar Ramchurn Ramkissoon Ramlall Rampersad Ramphul Rughoobur Sahadew Seegobin Seetohul Sewpaul Sooklall
        Sungkur Unmole`,
    },
    // Creoles and Franco-Mauritians.
    {
      share: 30,
      male: `Jean Kevin Patrick Didier Gérard Jason Olivier Steeve Jean-Marc Jean-Claude Jean-Pierre Jean-François
        Christophe Pascal Stéphane Fabrice Cédric Yannick Ludovic Alain Michel Gino Joël Thierry Bruno Eric Gilbert
        Georges Paul Roland Serge Sylvio Vincent Adrien Alexandre Anthony Brandon Bryan Clifford Clency Daniel David
        Dylan Emmanuel Fabien Ryan Mathieu Nicolas Jérôme`,
      female: `Marie Sandrine Stéphanie Vanessa Christelle Jessica Corinne Marie-Claire Marie-Ange Marie-Laure
        Marie-Noëlle Marie-Josée Natacha Mélanie Sabrina Virginie Karen Sophie Sylvie Valérie Véronique Danielle
        Françoise Ginette Jacqueline Josiane Linda Lorna Monique Nathalie Nicole Patricia Sharon Sheila Ashley Audrey
        Belinda Brenda Caroline Cindy Clara Dorine Elodie Emilie Estelle Géraldine Isabelle Jennifer Joanna Julie
        Laetitia Laura Léa Lucie Mégane`,
      family: `Labelle Félix Perrine Lamarque Pierre Baptiste Jean-Louis Jean-Baptiste François Louis Édouard Antoine
        Augustin Adolphe Bazerque Bégué Bernard Botte Catherine Chaton Collet Constantin Desvaux Duval Émilien Figaro
        Fanchette Genave Hector Isidore Joseph Lafleur Laurent Leclézio Lebon Moutou Nadal Poisson Prosper Rivet
        Robert Sauzier Sylvestre Thomas Victor Zéphir`,
    },
    // Muslims.
    {
      share: 17,
      male: `Irfan Ibrahim Imran Yusuf Nadeem Shakeel Reza Fayzal Ashraf Farhad Riyad Bilal Zaid Parwez Rashid Salim
        Yousouf Anwar Azad Feroz Iqbal Javed Nasser Rafick Tariq Waseem Zakir Shehzad Reshad`,
      female: `Nadia Yasmine Nazia Shabneez Farida Fatimah Zeenat Nafeesa Ruksana Swaleha Shameema Bibi_Farah Rehana
        Salma Aisha Zaynab Nooreen Shaheen Ayesha Tasneem Hafiza Samira Mariam Parveen Nousrat Soraya Rubina Afsana`,
      family: `Soodhun Joomun Peerally Jaunbocus Mohamed Hossen Nazroo Emamdee Jamaloodeen Rujub Beebeejaun Bahemia
        Edoo Fakim Issack Kausmally Khodabaccus Kureeman Mamode Mosaheb Moosun Noorooya Oozeer Peeroo Subratty Timol
        Toorawa Cassim Currimjee Dawood Dilmohamed Elahee Goolamhossen Maudarbocus Omarjee Osman`,
    },
    // Chinese.
    {
      share: 3,
      male: `Patrick Michel Jean-Claude Kevin Joseph Philippe Eric Jason Vincent Alain Raymond Roland Denis Kenny
        Steven`,
      female: `Marie-Claire Michelle Christine Karen Sandra Jacqueline Jocelyne Linda Vanessa Sharon Stéphanie
        Nathalie Annick Liliane Mei-Ling`,
      family: `Li_Wan_Po Ng_Cheong Wong Lim_Fat Ah-Kee Chan_Kin Sik_Yuen Lam_Hung Ah-Chuen Leung_Shing Lam_Po_Tang
        Li_Ting_Wai Ng_Kee_Kwong Lee_Shing Chung`,
    },
  ],
  places: {
    columns: 'city region zone area lat lon',
    rows: `
      Port Louis|Port Louis|11301-11328,11401-11419,11601-11626|20|-20.1619|57.4989
      Vacoas|Plaines Wilhems|73301-73319,73401-73419|69|-20.2981|57.4783
      Beau Bassin-Rose Hill|Plaines Wilhems|71201-71219,71301-71319|46|-20.2333|57.4661
      Curepipe|Plaines Wilhems|74201-74219,74401-74419|67|-20.3163|57.5259
      Quatre Bornes|Plaines Wilhems|72201-72219,72301-72319|46|-20.2638|57.4791
      Triolet|Pamplemousses|21501-21509|26|-20.0576|57.5502
      Goodlands|Rivière du Rempart|30401-30419|28|-20.0384|57.6506
      Centre de Flacq|Flacq|40601-40614|41|-20.1897|57.7144
      Bel Air Rivière Sèche|Flacq|40101-40109|41|-20.2578|57.7498
      Mahébourg|Grand Port|50801-50819|63|-20.4081|57.7000
      Saint Pierre|Moka|81401-81419|43|-20.2175|57.5208
      Bambous|Black River|90101-90109|45|-20.2567|57.4061
      Le Hochet|Pamplemousses|21301-21309|24|-20.1350|57.5211
      Rose Belle|Grand Port|51801-51829|62|-20.4003|57.5967
      Chemin Grenier|Savanne|60601-60609|62|-20.4872|57.4656
      Rivière du Rempart|Rivière du Rempart|31201-31209|41|-20.1031|57.6847
      Grand Baie|Rivière du Rempart|30510-30529|26|-20.0182|57.5802
      Plaine Magnien|Grand Port|51501-51509|63|-20.4297|57.6697
      Surinam|Savanne|60901-60909|62|-20.5097|57.5053`,
  },
  roads: `Royal_Road Rue_Royale Sir_Seewoosagur_Ramgoolam_Street Avenue_Victoria Church_Street Rue_de_l'Église Rue_Saint-Jean
    Pope_Hennessy_Street Desforges_Street Rue_La_Paix Avenue_des_Flamboyants Avenue_des_Palmiers Rue_des_Manguiers
    Impasse_des_Bougainvilliers Remy_Ollier_Street Jummah_Mosque_Street Mahatma_Gandhi_Avenue Saint_Paul_Road Swami_Sivananda_Street
    Rue_Lislet_Geoffroy Avenue_Trianon Coastal_Road La_Louise_Road Inkerman_Street Chasteauneuf_Street Brown_Sequard_Avenue
    Avenue_Berthaud Rue_Hugnin Ambrose_Street Candos_Street`,
  street: '({1-120}, {road}|{road}|Morcellement {founder}, {road}|{1-60} {road})',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+230 (525#|526#|543#|544#|57[0-9]#|58[0-3]#|59[0-2]#) ####',
  landline: '+230 {place.area}# ####',
  banks: {
    // `code` starts the BBAN; the two digits are those in use, where known.
    columns: 'bank bic code',
    rows: `
      Mauritius Commercial Bank|MCBLMUMU|MCBL09
      SBM Bank (Mauritius)|STCBMUMU|STCB11
      Absa Bank (Mauritius)|BARCMUMU|BARC03
      MauBank|MPCBMUMU|MPCB05
      HSBC Mauritius|HSBCMUMU|HSBC04
      AfrAsia Bank|AFBLMUMU|AFBL25
      Bank One|BKONMUMU|BKON18
      ABC Banking Corporation|ABCKMUMU|ABCK24
      BCP Bank (Mauritius)|BAIMMUMU|BAIM22
      Standard Bank (Mauritius)|SBICMUMU|SBIC19`,
  },
  account: '000%########',
  bban: '{bank.code}{branch}{account}000MUR',
  cards: 'visa mastercard amex',
  wallets: 'MCB_Juice my.t_money Blink',
  firms: {
    forms: 'Ltd Co_Ltd Ltée PLC',
    name: '({founder} {trade}|{founder} & Sons|{founder} & Fils|{town} {trade}|{founder} {trade}) {form}',
  },
  income: [18000, 90000],
  fields: {
    id: certified(muNid, 'National ID number', {
      synonyms: ['nic', 'nic number', "carte d'identité"],
    }),
    passport: pictured('Passport number', '%######'),
    // The licence bears the number of the identity card.
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
      make: (random, p) => `C${two(Math.max(2006, Number(p.read('founded'))) - 2000)}${random.digits(6)}`,
    },
    tax: pictured('Tax account number (TAN)', '2#######'),
    vat: { label: 'VAT registration number', make: (_, p) => `VAT${p.read('tax')}` },
    branch,
  },
  presets: [
    {
      key: 'maucas',
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
});
