import { french } from '../data/languages/french.ts';
import { shops } from '../fields/transaction.ts';
import { datedReceipt, stampedReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import { cdNif } from '../validators/cdNif.ts';
import { cdRib } from '../validators/cdRib.ts';
import { certified, country, pictured } from './declare.ts';
import { FIRMS, ribAccount, ribFields, virement } from './ohada.ts';

/** Given names, which were banned from papers from 1972 to 1990 but stayed in use. */
const MALE = {
  0: `Jean Joseph Pierre Paul André François Albert Antoine Gaston Michel Emmanuel Augustin Alphonse Célestin Étienne Léon
    Léonard Louis Lucien Marcel Philippe Raymond Robert Simon Thomas Victor Norbert Boniface Honoré Placide`,
  1962: `Jean-Pierre Jean Joseph Jean-Claude Jean-Marie Jean-Paul Jean-Baptiste Jean-Jacques Pierre Dieudonné Emmanuel
    Alain Didier Roger Richard Guy José Gilbert Willy Freddy Martin Justin Félix Faustin Crispin Bernard Charles Jacques
    Denis Claude`,
  1976: `Patrick Serge Christian Alain Papy Didier Olivier Éric Thierry Guy Jean-Paul Emmanuel Blaise Fabrice Cédric Hervé
    Trésor Fiston Yves Franck Dieudonné Bienvenu Rodrigue Patient Stéphane John Claude Dany Landry Djo`,
  1988: `Trésor Christian Patrick Jonathan Héritier Fiston Daniel Junior Glody Arsène Emmanuel David Gloire Yannick Joël
    Hervé Espoir Benjamin Josué Moïse Samuel Exaucé Ruben Merveille Jérémie Gédéon Nathan Cédrick Chancel Bonheur`,
  1999: `Gloire Exaucé Jonathan Daniel Emmanuel Josué Gédéon Samuel Merveille Plamedi Israël David Nathan Jérémie Ézéchiel
    Beni Élie Christian Dieumerci Chadrack Prince Héritier Benjamin Isaac Bonheur Michée Caleb Joël Ephraïm Aaron`,
};

const FEMALE = {
  0: `Marie Jeanne Thérèse Joséphine Marie-Jeanne Marie-Thérèse Marie-Louise Anne Catherine Élisabeth Cécile Bernadette
    Antoinette Madeleine Marguerite Agnès Berthe Véronique Françoise Georgette Colette Odette Hélène Monique Pauline
    Julienne Henriette Suzanne Germaine Alphonsine`,
  1962: `Béatrice Chantal Marie Thérèse Brigitte Jacqueline Marie-Claire Bernadette Christine Monique Godelieve Espérance
    Pascaline Annie Véronique Angélique Geneviève Charlotte Denise Martine Claudine Régine Évelyne Wivine Astrid
    Clémentine Adolphine Louise Marthe Justine`,
  1976: `Nadine Solange Bibiche Mamie Carine Nathalie Mireille Sylvie Chantal Annie Fifi Rosette Bijou Francine Sandrine
    Patricia Nicole Christelle Aline Clarisse Huguette Liliane Yvette Maguy Tina Laetitia Mimi Nono Passy Angèle`,
  1988: `Christelle Rachel Sarah Grâce Naomie Esther Ruth Gloria Divine Rebecca Nadège Deborah Vanessa Tatiana Joëlle
    Merveille Judith Dorcas Patience Élodie Keren Bénédicte Carmel Orlie Jolie Prisca Plamedi Christvie Rolande Falonne`,
  1999: `Grâce Merveille Divine Dorcas Sarah Rachel Gracia Esther Ruth Naomie Deborah Gemima Keren Exaucée Benie Plamedi
    Dieuvie Princesse Winner Rebecca Gloire Bénédicte Christelle Abigaël Joyce Raïssa Priscille Eunice Ketsia Victoire`,
};

/** The civil order: nom, post-nom, prénom. Passports have both names as the surname. */
const ORDER = { order: '{family} {middle} {given}', last: '{family} {middle}' };

/** Given names of the east, where Swahili is spoken. */
const EASTERN = {
  male: {
    0: MALE[0],
    1962: MALE[1962],
    1976: `Bahati Innocent Patient Pacifique Fidèle Janvier Justin Jean-Marie Dieudonné Emmanuel Christian Patrick
      Olivier Serge Éric Claude Prosper Safari Baraka Faustin Jean-Claude Deogratias Théophile Aimé`,
    1992: `Espoir Pacifique Bahati Baraka Christian Héritier Innocent Patient Emmanuel Jonathan Daniel David Moïse Josué
      Samuel Chance Gloire Bienfait Amani Merci Elie Justin Fiston Trésor Arsène`,
  },
  female: {
    0: FEMALE[0],
    1962: FEMALE[1962],
    1976: `Furaha Neema Espérance Francine Sifa Zawadi Feza Mwamini Clarisse Nadine Chantal Béatrice Jeanne Riziki Faida
      Aline Solange Pascaline Immaculée Josephine Rosette Mapendo Noëlla Julienne Esther`,
    1992: `Neema Furaha Grâce Esther Rachel Sarah Zawadi Divine Sifa Ruth Gloria Aline Noëlla Rebecca Faida Riziki
      Christelle Ansima Aimée Judith Nadia Merveille Joyeuse Consolate Asifiwe`,
  },
};

export const cd = country('cd', () => ({
  name: 'DR Congo',
  alpha3: 'COD',
  paydays: [[28]],
  // Five years.
  passports: [365, 1825],
  currency: 'CDF',
  decimals: 0,
  perEuro: 2200,
  priceStep: 50,
  gs1: '540',
  holidays: '0101 0104 0116 0117 2023:0406 0501 0517 0630 0801 1225',
  group: 'Africa',
  locale: { language: 'fr', zone: 'Africa/Kinshasa' },
  economy: {
    vat: { usual: 16 },
    deductions: { social: 5, tax: 10 },
    tenure: { rent: 40, loan: 1 },
    shops: { card: 15, wallet: 80 },
  },
  aliases:
    'Congo Congo-Kinshasa Congo_Kinshasa Democratic_Republic_of_the_Congo Democratic_Republic_of_Congo République_démocratique_du_Congo RDC DRC Congolese Congolais Congolaise Zaire Zaïre',
  sources:
    'ages about as in UN WPP 2024, towns about as in UN and INS estimates, the last census being of 1984; shares of banks, cards, forms and peoples estimated',
  ages: '28 28.5 19 12 7.5 3.7 1.3',
  life: {
    studies: 14,
    retires: 60,
    pays: [90000, 700000],
    institutions: `
      university Université {place.office}
      university@Kinshasa (Université de Kinshasa|Université pédagogique nationale|Université protestante au Congo)
      university@Bukavu Université (officielle|catholique) de Bukavu
      university@Mbuji-Mayi Université officielle de Mbuji-Mayi
      university@Butembo (Université catholique du Graben|Université officielle de Ruwenzori)
      university@Beni Université officielle de Semuliki
      university@Boma Université Président Joseph Kasa-Vubu
      primary École primaire (Bosembo|Kimwenza|Les Élites|La Grâce|Mapendo|Lumière) – {town}
      secondary (Lycée|Institut) (Bosembo|Kimwenza|Les Élites|La Grâce|Mapendo|Lumière) – {town}
      hospital Hôpital général de référence {place.office}
      hospital@Kinshasa (Cliniques universitaires|Hôpital provincial général de référence) de Kinshasa
      hospital@Lubumbashi (Cliniques universitaires de Lubumbashi|Hôpital Jason Sendwe)
      hospital@Bukavu (Hôpital provincial général de référence de Bukavu|Hôpital de Panzi)
      hospital@Goma Hôpital provincial du Nord-Kivu
      care Maison de repos (Saint-Joseph|Notre-Dame|Sainte-Anne) – {town}
      town Hôtel de ville {place.office}
      police Police nationale congolaise – Commissariat {place.office}
      transit Transports urbains {place.office}
      pension Caisse nationale de sécurité sociale`,
  },
  language: french,
  names: [
    // The Luba of the Kasai, who live in all large towns.
    {
      ...ORDER,
      male: MALE,
      female: FEMALE,
      share: 10,
      near: {
        Kinshasa: 28,
        'Kasaï-Oriental': 94,
        'Kasaï-Central': 90,
        Kasaï: 82,
        Lomami: 88,
        'Haut-Katanga': 42,
        Lualaba: 36,
        Tanganyika: 14,
        Kwilu: 4,
        'Kongo-Central': 4,
      },
      family: `Tshibangu Mukendi Kalala Mutombo Kabongo Mulamba Lukusa Kabeya Kazadi Kalonji Mbuyi Ilunga Tshimanga Bukasa
        Kanyinda Kadima Kayembe Mpoyi Mpiana Mulumba Muteba Mukadi Nkashama Ntumba Ngandu Kabuya Kabamba Katumba Kasanda
        Kalombo Tshiala Tshiamala Tshala Mukuna Mukeba Badibanga Bakajika Beya Biaya Cibangu`,
      middle: `Luboya Ngalula Kapinga Mbombo Ndaya Musau Nkongolo Katende Kabasele Malu Mwamba Muamba Ciala Tshiswaka
        Odia Tshilombo Mbaya Kamuanga Kapuku Mulaja Kanku Bilonda Nsenga Kasonga Lumbala`,
    },
    // The Luba, Lunda, Sanga and Bemba of Katanga.
    {
      ...ORDER,
      male: MALE,
      female: FEMALE,
      share: 4,
      near: { Kinshasa: 4, 'Haut-Katanga': 52, Lualaba: 60, Tanganyika: 66, Lomami: 10 },
      family: `Ngoy Banza Kyungu Numbi Kasongo Kitenge Mwepu Mutamba Kabange Kalenga Mukalay Mulongo Mumba Mwanza Mwape
        Nkulu Nyembo Sangwa Yumba Kapend Kaseba Kazembe Kibwe Kisimba Kongolo Masengo Mbayo Mbuyu Ngoie Umba Kalume Tambwe
        Katanga Lubaba Chola`,
      middle: `Wa_Ilunga Kabwe Musenga Kayumba Muyumba Kilufya Kunda Mujinga Kyabula Kapya Musonda Nday Mwewa Kalumba
        Mukanda Tshiyombo Kiluba Monga Mpande Kaumba`,
    },
    // The Kongo, and the Yaka beside them.
    {
      ...ORDER,
      male: MALE,
      female: FEMALE,
      share: 8,
      near: { Kinshasa: 34, 'Kongo-Central': 90, Kwilu: 8, 'Haut-Katanga': 2, Lualaba: 1, Équateur: 4 },
      family: `Nsimba Nzuzi Makiese Mbala Matondo Luzolo Lukeni Landu Kiala Mavungu Mayala Mayamba Mbumba Mbongo Makaya
        Makengo Malonda Mampuya Manzambi Matadi Mboma Mvula Ndombe Ngoma Nlandu Nzau Nzinga Nzita Nzola Vangu Zola Phanzu
        Lelo Lema Khonde Tsasa Tsimba Mabiala Kimbangu Diakiese`,
      middle: `Mafuta Mabanza Umba Lusala Kiese Luyeye Malundama Mbenza Muanda Nkanga Ngimbi Ntoto Nsona Phuati Tona Wumba
        Bazola Bilolo Diansonga Kinkela Luvumbu Massamba Nkusu Tuzola`,
    },
    // The Mbala, Pende, Yansi and others of the Kwilu.
    {
      ...ORDER,
      male: MALE,
      female: FEMALE,
      share: 6,
      near: { Kinshasa: 20, Kwilu: 86, Kasaï: 14, 'Kongo-Central': 5, 'Haut-Katanga': 1 },
      family: `Mayele Munganga Muyaya Gizenga Mungulu Kikweta Kapita Kimwanga Lukoki Mabaya Makonda Malembe Mashini Mbo
        Mbwese Mikobi Mukoko Mulopo Mumbanda Mungala Musasa Musiti Mpunga Mputu Ngulungu Nkoy Pongo Sumaili Tayeye Wamba
        Yamba Kiamfu Kasanji Kipulu Ngasa`,
      middle: `Kitoko Lungela Gimbi Kakese Kambamba Kilundu Kusina Loko Masamba Mbangu Mutunu Ndundu Nguma Ntete Olela
        Ozanga Pasi Tangu Munzele`,
    },
    // The Mongo, Ngombe and others of the Équateur.
    {
      ...ORDER,
      male: MALE,
      female: FEMALE,
      share: 6,
      near: { Kinshasa: 12, Équateur: 94, Tshopo: 30, 'Kongo-Central': 1, 'Haut-Katanga': 1 },
      family: `Bolamba Elonga Ikolo Lokombe Bokungu Bolanga Bongonda Bofando Botuli Boyoko Efoloko Ekanga Ekofo Engulu
        Iyolo Likinda Liyolo Lokwa Lomboto Mboyo Mongo Nsolo Ndjoli Lobo Elombe Bosembe Isekemanga Mokonda Mondonga
        Ngbanda`,
      middle: `Ilonga Bokele Bolumbu Bomboko Ekila Eyenga Lofemba Losala Mpeti Nkoso Lokuli Bonyeme Ilanga Itela Lomami
        Mbula Moseka Nyota`,
    },
    // The Nande of the north of Kivu, who name children by their order of birth.
    {
      ...ORDER,
      ...EASTERN,
      share: 3,
      near: { 'Nord-Kivu': 72, Ituri: 22, Tshopo: 6, Kinshasa: 1 },
      family: `Kambale/Kavira Kasereka/Masika Kakule/Kahindo Paluku/Kanyere Katembo/Katungu Mumbere/Mbambu Muhindo/Kahambu
        Mbusa/Biira`,
      middle: `Musavuli Kisaka Mushunganya Nyamwisi Vahwere Kavusa Siviri Mathe Vyambwera Kyavulikira Kasivika Mbafumoja
        Lukwamirwa Syaghuswa Vihamba Muvunga Kitakya Lusenge Mastaki Kyalwahi Sikuli Kighoma Makasi Valyananzighu Sivihwa
        Ndungo Kombi Wanzirendi Kasayi Matumo Muyisa Kataliko Malikidogo Muliwavyo Maliro Saambili`,
    },
    // The Shi, Havu, Rega and others of the Kivus.
    {
      ...ORDER,
      ...EASTERN,
      share: 3,
      near: { 'Sud-Kivu': 88, 'Nord-Kivu': 26, Maniema: 12, Tanganyika: 6, Kinshasa: 1 },
      family: `Bahati Mugisho Mushagalusa Byamungu Bisimwa Cubaka Ciza Mirindi Mugaruka Murhula Namegabe Birindwa Cirimwami
        Bagalwa Balolage Bashizi Baguma Chishugi Kabika Kulimushi Lwaboshi Mulume Muhigirwa Nabintu Ntakwinja Nyamugabo
        Rukomeza Safari Shamavu Zihindula Wabenga Kyalondawa Mulonda Kitumaini Mubalama`,
      middle: `Bujiriri Kashema Cishesa Mukengere Buhendwa Karhibula Balagizi Chiza Mweze Nshombo Lugano Mapenzi Mukulumanya
        Ndagano Amani Irenge Nakalonge Bulangalire Barhalibirhu Zagabe`,
    },
    // The Swahili speakers of the Lualaba and the Ituri, many of them Muslims.
    {
      ...ORDER,
      ...EASTERN,
      share: 3,
      near: { Maniema: 84, Tshopo: 60, Ituri: 70, Tanganyika: 16, 'Sud-Kivu': 12, Kinshasa: 2 },
      family: `Amisi Asumani Shabani Omari Ramazani Masudi Sabuni Shindano Saidi Sumaili Juma Kitoko Lokana Mabele Lotika
        Salumu Bin_Amisi Radjabu Yuma Tambwe Feruzi Hamadi Kasongo Djuma Musafiri Okito Omba Lomami Malisawa Lobela`,
      middle: `Kibonge Mwinyi Katembo Kalonda Mukonga Lukingama Musambya Useni Moke Lipaso Likulia Losembe Basila Abeli
        Kayumba Uledi Ndjadi Dimandja Onema Osako`,
    },
  ],
  places: {
    // `code` is the court of the trade register, `plate` the number of the province: both unconfirmed.
    // `office` is the town as the names of public bodies have it.
    columns: 'city region district lat lon code plate pop office',
    rows: `
      Kinshasa|Kinshasa|Kimbanseke|-4.4300|15.4000|KNG|01|2400|de Kinshasa
      Kinshasa|Kinshasa|Ngaliema|-4.3700|15.2500|KNG|01|2000|de Kinshasa
      Kinshasa|Kinshasa|Mont-Ngafula|-4.4400|15.2700|KNG|01|1600|de Kinshasa
      Kinshasa|Kinshasa|Masina|-4.3900|15.3914|KNG|01|1500|de Kinshasa
      Kinshasa|Kinshasa|Ndjili|-4.4090|15.3780|KNG|01|1000|de Kinshasa
      Kinshasa|Kinshasa|Selembao|-4.3800|15.2850|KNG|01|1000|de Kinshasa
      Kinshasa|Kinshasa|Lemba|-4.4000|15.3200|KNG|01|900|de Kinshasa
      Kinshasa|Kinshasa|Limete|-4.3700|15.3450|KNG|01|900|de Kinshasa
      Kinshasa|Kinshasa|Kalamu|-4.3470|15.3170|KNG|01|700|de Kinshasa
      Kinshasa|Kinshasa|Makala|-4.3800|15.3080|KNG|01|600|de Kinshasa
      Kinshasa|Kinshasa|Bandalungwa|-4.3450|15.2820|KNG|01|600|de Kinshasa
      Kinshasa|Kinshasa|Matete|-4.3880|15.3470|KNG|01|500|de Kinshasa
      Kinshasa|Kinshasa|Lingwala|-4.3300|15.3000|KNG|01|250|de Kinshasa
      Kinshasa|Kinshasa|Gombe|-4.3240|15.3000|KNG|01|90|de Kinshasa
      Lubumbashi|Haut-Katanga|Kampemba|-11.6550|27.5100|LSH|05|1300|de Lubumbashi
      Lubumbashi|Haut-Katanga|Lubumbashi|-11.6609|27.4794|LSH|05|700|de Lubumbashi
      Lubumbashi|Haut-Katanga|Katuba|-11.6950|27.4650|LSH|05|700|de Lubumbashi
      Mbuji-Mayi|Kasaï-Oriental|Bipemba|-6.1360|23.5898|MBM|07|2600|de Mbuji-Mayi
      Kisangani|Tshopo|Makiso|0.5153|25.1910|KIS|13|1350|de Kisangani
      Kananga|Kasaï-Central|Katoka|-5.8962|22.4166|KGA|09|1500|de Kananga
      Goma|Nord-Kivu|Karisimbi|-1.6700|29.2100|GOM|19|900|de Goma
      Bukavu|Sud-Kivu|Ibanda|-2.5050|28.8400|BKV|22|1150|de Bukavu
      Likasi|Haut-Katanga|Kikula|-10.9830|26.7384|LKS|05|650|de Likasi
      Kolwezi|Lualaba|Manika|-10.7148|25.4667|KZI|06|650|de Kolwezi
      Tshikapa|Kasaï|Kanzala|-6.4162|20.7999|TSH|10|900|de Tshikapa
      Bunia|Ituri|Mbunya|1.5667|30.2400|BUN|16|700|de Bunia
      Beni|Nord-Kivu|Mulekera|0.4911|29.4731|BNI|19|380|de Beni
      Butembo|Nord-Kivu|Kimemi|0.1416|29.2912|BTB|19|700|de Butembo
      Uvira|Sud-Kivu|Mulongwe|-3.3953|29.1178|UVI|22|550|d’Uvira
      Mwene-Ditu|Lomami|Bondoyi|-7.0091|23.4528|MWD|08|420|de Mwene-Ditu
      Kikwit|Kwilu|Lukolela|-5.0410|18.8162|KKT|03|600|de Kikwit
      Mbandaka|Équateur|Wangata|0.0486|18.2803|MBK|12|480|de Mbandaka
      Matadi|Kongo-Central|Nzanza|-5.8186|13.4631|MTD|02|400|de Matadi
      Boma|Kongo-Central|Kalamu|-5.8310|13.0636|BOM|02|230|de Boma
      Kalemie|Tanganyika|Lukuga|-5.9475|29.1747|KAL|20|300|de Kalemie
      Kindu|Maniema|Kasuku|-2.9437|25.9224|KDU|21|300|de Kindu
      Bandundu|Kwilu|Disasi|-3.3167|17.3867|BDD|03|220|de Bandundu`,
    others: `Nord-Kivu=North Kivu; Sud-Kivu=South Kivu; Kongo-Central=Bas-Congo; Haut-Katanga=Katanga`,
  },
  roads: `Avenue_Kasa-Vubu Avenue_Lumumba Boulevard_du_30_Juin@Gombe Avenue_de_la_Libération Avenue_Kasaï Avenue_du_Commerce
    Avenue_Mobutu Avenue_de_l’Équateur Avenue_Katanga Avenue_Kivu Avenue_de_la_Paix Avenue_Colonel_Lukusa@Gombe
    Avenue_Colonel_Ebeya@Gombe Avenue_des_Huileries@Gombe+Lingwala Avenue_de_l’Université@Lemba+Limete+Kalamu+Makala Avenue_Luambo_Makiadi@Gombe+Kalamu Avenue_Tabu_Ley@Gombe
    Boulevard_Lumumba Avenue_Bokassa@Gombe+Kalamu Avenue_Victoire@Kalamu Avenue_Kabinda@Lingwala Avenue_Sendwe@Lubumbashi+Kalamu Avenue_Kapenda@Lubumbashi Avenue_Likasi@Lubumbashi
    Avenue_Mama_Yemo@Lubumbashi Avenue_du_Lac@Goma+Bukavu+Kalemie+Uvira Avenue_de_la_Mission Avenue_du_Marché Avenue_de_l’Église Avenue_des_Écuries@Ngaliema
    Avenue_Wagenia@Gombe Avenue_Tombalbaye@Gombe Avenue_Nguma@Ngaliema Avenue_Bangala@Gombe Avenue_de_la_Gare@Matadi+Lubumbashi+Likasi+Kolwezi+Kananga+Mwene-Ditu+Kalemie+Kindu`,
  street: '({1-180}, {road}|{1-180}, {road}|{road} n° {1-180}|{1-90}bis, {road})',
  address: '{street}, C/{place.district}, {city}',
  phone: '+243 (81#|82#|83#|97#|98#|99#|84#|85#|89#|80#|90#) ### ###',
  banks: {
    // None of the bank codes is confirmed; after the first they are chosen so that banks differ.
    columns: 'bank bic code share',
    rows: `
      Rawbank|RAWBCDKI|05100|30
      Equity BCDC|BCDCCDKI|00011|25
      Trust Merchant Bank|TRMSCD3L|00017|14
      Ecobank RDC|ECOCCDKI|00026|6
      FirstBank DRC|BICDCDKI|00014|7
      Standard Bank RDC|SBICCDKX|00016|1
      Access Bank RDC|ABNGCDKI|00022|4
      Sofibanque|SFBXCDKI|00023|5
      BGFIBank RDC|BGFICDKI|00029|3
      UBA RDC|UNAFCDKS|00030|3
      Afriland First Bank CD|AFCDCDKI|00019|2`,
    others: `Trust Merchant Bank=TMB; Equity BCDC=BCDC`,
  },
  account: ribAccount(cdRib, '{bank.code}-05{3#}-01{9#}-00'),
  cards: 'visa:70 mastercard:28 unionpay:2',
  wallets: 'M-Pesa@81,82,83 Airtel_Money@97,98,99 Orange_Money@80,84,85,89 Afrimoney@90',
  firms: {
    ...FIRMS,
    // The forms of OHADA, in force since 2012; the SPRL of before are SARL today. SAS came in 2014.
    forms: `
      SARL|54|1960|1|300
      SARLU|32|2012|1|40|1
      SA|7|1960|10|3000
      SAS|7|2014|2|200`,
    name: '({founder} {trade}|{trade} {founder}|Congo {trade}|{town} {trade}|{trade} {founder} et Fils|{founder} et {partner} {trade}) {form}',
  },
  income: [350000, 3000000],
  fields: {
    walletreceipt: walletReceipt({
      'M-Pesa': datedReceipt(2023),
      'Orange Money': stampedReceipt('PP'),
      'Airtel Money': stampedReceipt('PP'),
    }),
    region: { label: 'Province' },
    // The voter's card serves as the card of identity.
    id: pictured("Numéro de carte d'électeur", '%##########', {
      synonyms: ["carte d'électeur", 'ceni', 'carte électeur'],
    }),
    nin: pictured('Identifiant national (ONIP)', '%#########', {
      group: 'identity',
      synonyms: ['onip', 'identifiant national'],
    }),
    passport: pictured('Numéro de passeport', 'OP#######', { synonyms: ['passeport'] }),
    licence: pictured('Permis de conduire', '%########', { synonyms: ['permis'] }),
    tax: certified(cdNif, 'NIF (numéro impôt)', { synonyms: ['nif', 'numéro impôt', 'dgi'] }),
    ssn: pictured('Numéro CNSS', '%#########', { synonyms: ['cnss', 'inss'] }),
    ...ribFields(cdRib),
    merchant: {
      label: 'Commerçant',
      special: true,
      write: shops(
        '(Boutique|Pharmacie|Librairie|Boulangerie|Alimentation|Dépôt|Terrasse) {owner}||(Quincaillerie|Électroménager|Meubles|Optique|Garage|Téléphonie) {owner}',
      ),
    },
    plate: pictured('Immatriculation', '####A[A-Z]/{place.plate}', {
      synonyms: ['immatriculation', 'plaque'],
    }),
  },
  company: {
    // The register started in 2013; older firms were entered again.
    registration: {
      label: 'RCCM',
      make(random, p) {
        const year = Math.max(2014, Number(p.read('founded'))) - 2000;
        return `CD/${p.place.code?.text}/RCCM/${year}-B-${String(random.int(100, 19_999)).padStart(5, '0')}`;
      },
    },
    idnat: pictured('Id. Nat.', '{place.plate}-[A-K]{1000-9600}-N#####[A-Z]', { group: 'work' }),
    tax: certified(cdNif, 'NIF (numéro impôt)'),
  },
  presets: [virement('Virement bancaire (BCC)')],
}));
