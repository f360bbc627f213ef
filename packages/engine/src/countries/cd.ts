import { sealRib } from '../checksum/rib.ts';
import { french } from '../data/languages/french.ts';
import { sealed } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { cdNif } from '../validators/cdNif.ts';
import { cdRib } from '../validators/cdRib.ts';
import { certified, country, pictured } from './declare.ts';

export const cd = country({
  code: 'cd',
  name: 'DR Congo',
  alpha3: 'COD',
  currency: 'CDF',
  group: 'Africa',
  aliases:
    'Congo Congo-Kinshasa Congo_Kinshasa Democratic_Republic_of_the_Congo Democratic_Republic_of_Congo République_démocratique_du_Congo RDC DRC Congolese Congolais Congolaise Zaire Zaïre',
  language: french,
  names: {
    // The civil order: nom, post-nom, prénom. Passports give both names as the surname. The Nande have forms for each sex.
    order: '{family} {family2} {given}',
    last: '{family} {family2}',
    male: `Jean Joseph Pierre Patrick Emmanuel Paul Christian André Serge Dieudonné Papy Trésor Fiston Héritier Gloire
      Jonathan Daniel Michel François Didier Alain Olivier Blaise Junior Jean-Pierre Jean-Claude Jean-Marie Jean-Paul
      Jean-Baptiste Jean-Jacques Augustin Albert Alexis Alphonse Ange Antoine Arsène Benjamin Benoît Bernard Bienvenu
      Bonheur Boniface Bruno Cédric Célestin César Chance Charles Claude Clément Dany David Denis Désiré Djo Éric
      Espoir Étienne Eugène Exaucé Ézéchiel Fabrice Félix Fidèle Flory Franck Freddy Gabriel Gaston Gédéon Georges
      Gilbert Grâce Guy Henri Honoré Innocent Isaac Israël Jacques Janvier Jérémie Jérôme Joël John Joli José Josué
      Jules Justin Landry Laurent Léon Léonard Louis Luc Lucien Marcel Martin Matthieu Merveille Moïse Nathan Nicolas
      Noël Norbert Pacifique Pascal Philippe Placide Prince Prosper Raymond Rémy René Richard Robert Rodrigue Roger
      Ruben Samuel Simon Stéphane Thierry Thomas Valentin Victor Vincent Willy Yannick Yves`,
    female: `Marie Jeanne Sarah Rachel Béatrice Chantal Esther Grâce Nadine Solange Rebecca Christelle Thérèse Bibiche
      Naomie Ruth Joséphine Pascaline Espérance Furaha Divine Mamie Gloria Annie Marie-Claire Marie-Jeanne
      Marie-Louise Marie-Thérèse Adèle Agnès Alice Aline Angèle Angélique Anne Antoinette Astrid Bernadette Berthe
      Bijou Blandine Brigitte Carine Caroline Catherine Cécile Charlotte Christine Claire Clarisse Claudine Colette
      Deborah Denise Dorcas Dorothée Édith Élisabeth Élodie Émilie Eugénie Évelyne Fatuma Feza Fifi Florence Francine
      Françoise Gemima Geneviève Georgette Gisèle Hélène Huguette Ida Immaculée Irène Jacqueline Joëlle Jolie Judith
      Julie Julienne Justine Keren Laetitia Léonie Liliane Louise Lucie Lydie Madeleine Maguy Marguerite Marthe
      Martine Mathilde Merveille Mireille Monique Mwamini Nathalie Neema Nicole Odette Odile Olga Patience Patricia
      Pauline Pélagie Princesse Rose Rosette Sandrine Sifa Sylvie Tatiana Tina Vanessa Véronique Yvette Zawadi`,
    family: `Ilunga Mbuyi Kasongo Tshibangu Mukendi Kalala Ngoy Mutombo Banza Mwamba Kabongo Lukusa Mulamba Kitenge
      Katumba Musau Kyungu Numbi Bukasa Luboya Ngalula Nzuzi Makiese Mbala Mayele Bahati Mugisho Kabeya Kazadi Kalonji
      Kanyinda Kapinga Kapend Kaseba Kasereka/Masika Katembo/Katungu Kambale/Kavira Kakule/Kahindo Paluku/Kanyere
      Mumbere/Mbambu Kabamba Kabange Kabasele Kabuya Kabwe Kadima Kalenga Kalombo Kalume Kamanda Kasanda Kasanji
      Katanga Katende Kayembe Kayumba Kibwe Kisimba Kitoko Kiala Kongolo Kumba Landu Lelo Lema Lobo Luamba Lubala
      Lukeni Luzolo Mafuta Mabanza Makaya Makengo Makonda Malonda Malu Mampuya Manzambi Masengo Masudi Matadi Matondo
      Mavungu Mayala Mayamba Mbayo Mboma Mbombo Mbongo Mbumba Mbuyu Mpiana Mpoyi Mpunga Mputu Mukadi Mukalay Mukeba
      Mukuna Mukoko Mulumba Mulongo Mumba Munganga Musasa Mushagalusa Musenga Mutamba Muteba Muyumba Muyaya Mvula
      Mwanza Mwape Mwepu Ndala Ndaya Ndombe Ndjoli Ngandu Ngoie Ngombe Ngoma Nkashama Nkongolo Nkulu Nlandu Nsenga
      Nsimba Ntumba Nyembo Nyembwe Nyota Nzau Nzinga Nzita Nzola Okito Omari Omba Pongo Sabuni Samba Sangwa Shabani
      Shindano Tambwe Tshala Tshiala Tshimanga Tshiamala Umba Vangu Wemba Yamba Yumba Zola Amisi Asumani Bisimwa
      Byamungu Cubaka Ciza Mirindi Mugaruka Murhula Namegabe Lokombe Bolamba Elonga Ikolo`,
  },
  places: {
    // `code` is the court of the trade register, `plate` the number of the province: both unconfirmed.
    columns: 'city region lat lon code plate',
    rows: `
      Kinshasa|Kinshasa|-4.3276|15.3136|KNG|01
      Lubumbashi|Haut-Katanga|-11.6609|27.4794|LSH|05
      Mbuji-Mayi|Kasaï-Oriental|-6.1360|23.5898|MBM|07
      Kisangani|Tshopo|0.5153|25.1910|KIS|13
      Kananga|Kasaï-Central|-5.8962|22.4166|KGA|09
      Goma|Nord-Kivu|-1.6792|29.2228|GOM|19
      Bukavu|Sud-Kivu|-2.4908|28.8428|BKV|22
      Likasi|Haut-Katanga|-10.9830|26.7384|LKS|05
      Kolwezi|Lualaba|-10.7148|25.4667|KZI|06
      Tshikapa|Kasaï|-6.4162|20.7999|TSH|10
      Bunia|Ituri|1.5667|30.2500|BUN|16
      Beni|Nord-Kivu|0.4911|29.4731|BNI|19
      Butembo|Nord-Kivu|0.1416|29.2912|BTB|19
      Uvira|Sud-Kivu|-3.3953|29.1378|UVI|22
      Mwene-Ditu|Lomami|-7.0091|23.4528|MWD|08
      Kikwit|Kwilu|-5.0410|18.8162|KKT|03
      Mbandaka|Équateur|0.0486|18.2603|MBK|12
      Matadi|Kongo-Central|-5.8386|13.4631|MTD|02
      Boma|Kongo-Central|-5.8510|13.0536|BOM|02
      Kalemie|Tanganyika|-5.9475|29.1947|KAL|20
      Kindu|Maniema|-2.9437|25.9224|KDU|21
      Bandundu|Kwilu|-3.3167|17.3667|BDD|03`,
  },
  roads: `Avenue_Kasa-Vubu Avenue_Lumumba Boulevard_du_30_Juin Avenue_de_la_Libération Avenue_Kasaï Avenue_du_Commerce
    Avenue_Mobutu Avenue_de_l’Équateur Avenue_Katanga Avenue_Kivu Avenue_de_la_Paix Avenue_Colonel_Lukusa
    Avenue_Colonel_Ebeya Avenue_des_Huileries Avenue_de_l’Université Avenue_Luambo_Makiadi Avenue_Tabu_Ley
    Boulevard_Lumumba Avenue_Bokassa Avenue_Victoire Avenue_Kabinda Avenue_Sendwe Avenue_Kapenda Avenue_Likasi
    Avenue_Mama_Yemo Avenue_du_Lac Avenue_de_la_Mission Avenue_du_Marché Avenue_de_l’Église Avenue_des_Écuries
    Avenue_Wagenia Avenue_Tombalbaye Avenue_Nguma Avenue_Bangala Avenue_de_la_Gare`,
  street: '({1-180}, {road}|{1-180}, {road}|{road} n° {1-180}|{1-90}bis, {road})',
  address: '{street}, {city}',
  phone: '+243 (81#|82#|83#|97#|98#|99#|84#|85#|89#|80#|90#) ### ###',
  banks: {
    // None of the bank codes is confirmed; after the first they are chosen so that banks differ.
    columns: 'bank bic code',
    rows: `
      Rawbank|RAWBCDKI|05100
      Equity BCDC|BCDCCDKI|00011
      Trust Merchant Bank|TRMSCD3L|00017
      Ecobank RDC|ECOCCDKI|00026
      FirstBank DRC|BICDCDKI|00014
      Standard Bank RDC|SBICCDKX|00016
      Access Bank RDC|ABNGCDKI|00022
      Sofibanque|SFBXCDKI|00023
      BGFIBank RDC|BGFICDKI|00029
      UBA RDC|UNAFCDKS|00030
      Afriland First Bank CD|AFCDCDKI|00019`,
  },
  account: certified(cdRib, 'RIB', {
    synonyms: ["relevé d'identité bancaire", 'numéro de compte'],
    write: sealed('{bank.code}-05{3#}-01{9#}-00', sealRib),
  }),
  cards: 'visa mastercard unionpay',
  wallets: 'M-Pesa Airtel_Money Orange_Money Afrimoney',
  firms: {
    forms: 'SARL SARLU SA SAS',
    name: '({founder} {trade}|{founder} {trade}|Congo {trade}|{town} {trade}|Établissements {founder}|{founder} et Fils) {form}',
  },
  income: [300000, 3000000],
  fields: {
    wallet: networkWallet('M-Pesa:81,82,83 Airtel_Money:97,98,99 Orange_Money:80,84,85,89 Afrimoney:90'),
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
    rib: certified(cdRib, 'RIB', { make: (_, p) => p.read('account') }),
    bankcode: pictured('Code banque', '{bank.code}'),
    branch: {
      label: 'Code guichet',
      synonyms: ['guichet'],
      make: (_, p) => p.read('account').slice(6, 11),
    },
    merchant: pictured(
      'Commerçant',
      '(Boutique|Pharmacie|Librairie|Quincaillerie|Boulangerie|Alimentation|Dépôt|Terrasse) {founder}',
      {},
    ),
    plate: pictured('Immatriculation', '####A[A-Z]/{place.plate}', {
      synonyms: ['immatriculation', 'plaque'],
    }),
  },
  company: {
    // The register began in 2013; older firms were entered anew.
    registration: {
      label: 'RCCM',
      make(random, p) {
        const year = Math.max(2014, Number(p.read('founded'))) - 2000;
        return `CD/${p.place.code?.text}/RCCM/${year}-B-${String(random.int(100, 19_999)).padStart(5, '0')}`;
      },
    },
    idnat: pictured('Id. Nat.', '{01-26}-[A-K]{1000-9600}-N#####[A-Z]', { group: 'work' }),
    tax: certified(cdNif, 'NIF (numéro impôt)'),
  },
  presets: [
    {
      key: 'virement',
      name: 'Virement bancaire (BCC)',
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
