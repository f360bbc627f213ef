import { sealRib } from '../checksum/rib.ts';
import { french } from '../data/languages/french.ts';
import { sealed } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { ciNcc } from '../validators/ciNcc.ts';
import { uemoaRib } from '../validators/uemoaRib.ts';
import { certified, country, pictured } from './declare.ts';

export const ci = country({
  code: 'ci',
  name: 'Côte d’Ivoire',
  alpha3: 'CIV',
  currency: 'XOF',
  group: 'Africa',
  aliases:
    "Côte_d'Ivoire Cote_d'Ivoire Ivory_Coast Ivorian Ivorians Ivoirien Ivoirienne Ivoiriens Elfenbeinküste Costa_de_Marfil République_de_Côte_d'Ivoire",
  language: french,
  names: {
    // Surname first, as identity cards and banks write it.
    order: '{family} {given}',
    male: `Jean Serge Franck Didier Hervé Olivier Mamadou Moussa Ibrahim Aboubacar Adama Drissa Lassina Ismaël Cheick
      Souleymane Arsène Patrice Stéphane Yao Koffi Konan Kouadio Kouamé Kouakou Yves Eric Alain Christian Patrick
      Emmanuel Bernard Jean-Marc Jean-Claude Jean-Baptiste Jean-Jacques Jean-Pierre Marcel Lucien Guy Roland Fabrice
      Armand Aristide Hermann Constant Ange Désiré Dieudonné Innocent Israël Isaac Joël Joseph Paul Pierre Michel Marc
      Mathieu Martial Modeste Narcisse Noël Parfait Pacôme Prosper Roger Romaric Sylvain Sylvestre Théodore Thierry
      Valentin Vincent Wilfried William Xavier Abdoulaye Abou Aly Amadou Amara Bakary Brahima Daouda Gaoussou Issa
      Issouf Karim Kassoum Lacina Mohamed Mory Oumar Ousmane Salif Sékou Siaka Sidiki Yacouba Youssouf Zoumana Assane
      Seydou Achille Alexis Anicet Blaise Brice Célestin Claude Clément Cyrille Denis Ernest Étienne Eugène Évariste
      Félix Firmin François Gervais Gilbert Honoré`,
    female: `Aminata Mariam Fatoumata Marie Awa Christelle Nadège Edwige Prisca Clarisse Adjoua Affoué Aya Amenan
      Akissi Ahou Fanta Salimata Bintou Rokia Ramatou Estelle Rosine Viviane Amoin Ama Adèle Agathe Aïcha Alice Aline
      Anne Antoinette Assétou Assita Aurélie Béatrice Bernadette Blandine Brigitte Carine Carole Catherine Cécile
      Chantal Charlotte Christiane Christine Clémentine Colette Corinne Delphine Désirée Diane Djénéba Elisabeth
      Élodie Emma Esther Eugénie Eulalie Évelyne Félicité Flora Florence Florentine Françoise Geneviève Georgette
      Germaine Ginette Gisèle Grâce Hadja Hélène Henriette Hermine Hortense Inès Irène Jacqueline Jeanne Joëlle
      Josiane Judith Julie Juliette Justine Kadiatou Karidja Korotoumou Léa Léontine Lydie Madeleine Maïmouna Marcelle
      Marguerite Marie-Ange Marie-Claire Marie-Laure Marina Marthe Martine Mélanie Micheline Mireille Monique Myriam
      Nafissatou Nina Noëlle Odette Odile Olga Pascale Patricia Paule Pauline Pélagie Raïssa Régine Rita Rose Ruth
      Sabine Sandrine Sara Sita Solange Sonia Sylvie Tatiana Thérèse Victoire Yasmine Yvonne Zénabou`,
    family: `Kouassi Koné Traoré Ouattara Coulibaly Kouamé Koffi Yao Konan N'Guessan Kouadio Diabaté Bamba Touré
      Kouakou Diarra Cissé Soro Silué Brou Aka Dosso Fofana Doumbia Diomandé Sangaré Sidibé Keïta Camara Sylla Diallo
      Barry Bakayoko Dembélé Konaté Kamagaté Kaba Karamoko Meïté Berté Ballo Sanogo Cherif Savané Sako Dagnogo Fadiga
      Gbané Timité Binaté Ouédraogo Sawadogo Zongo Kaboré Compaoré Ilboudo N'Dri N'Da N'Zi N'Goran N'Gbra N'Cho N'Dah
      Yéo Tuo Soumahoro Sékongo Yapi Yapo Achi Adou Adjé Ahoua Ahoussou Akpa Akré Allah Allou Amani Amon Anoh Anoma
      Assi Assoumou Atsé Beda Beugré Bilé Blé Bogui Boka Boni Dago Dadié Dali Danho Djè Djédjé Dogo Ehui Ekra Essis
      Ettien Gnagne Gnamien Gnahoré Gohi Goré Goué Guéi Guédé Gueu Guessan Kacou Kadio Kadjo Kanga Kassi Kipré Kobenan
      Koko Komenan Konin Kra Kraidy Lago Lasm Loba Loukou Mambo Manouan Mel Memel Mobio Monnet Motto Nanan Niamké
      Niamien Nogbou Ohouo Okou Oulai Oura Séri Sery Tano Tanoh Tapé Tia Tié Toh Tohé Tra Téhé Wognin Wodié Yobo
      Yoboué Zadi Zahui Zébié Zié Zogbo Zoro Zokou`,
  },
  places: {
    // The area code with the digit after it; `code` and `office` stand before and after the number of a box.
    columns: 'city region area lat lon code office',
    rows: `
      Abidjan|District autonome d’Abidjan|27 20 2|5.3544|-4.0017|01 BP|Abidjan 01
      Bouaké|Vallée du Bandama|27 31 6|7.6939|-5.0303|01 BP|Bouaké 01
      Daloa|Sassandra-Marahoué|27 32 7|6.8773|-6.4502|BP|Daloa
      San-Pédro|Bas-Sassandra|27 34 7|4.7485|-6.6363|01 BP|San-Pédro 01
      Yamoussoukro|District autonome de Yamoussoukro|27 30 6|6.8205|-5.2767|BP|Yamoussoukro
      Korhogo|Savanes|27 36 7|9.4580|-5.6296|BP|Korhogo
      Man|Montagnes|27 33 7|7.4125|-7.5538|BP|Man
      Gagnoa|Gôh-Djiboua|27 32 7|6.1319|-5.9506|BP|Gagnoa
      Divo|Gôh-Djiboua|27 32 7|5.8374|-5.3572|BP|Divo
      Soubré|Bas-Sassandra|27 34 7|5.7856|-6.5931|BP|Soubré
      Abengourou|Comoé|27 35 7|6.7297|-3.4964|BP|Abengourou
      Agboville|Lagunes|27 23 5|5.9280|-4.2132|BP|Agboville
      Grand-Bassam|Comoé|27 21 3|5.2118|-3.7388|BP|Grand-Bassam
      Dabou|Lagunes|27 23 5|5.3256|-4.3769|BP|Dabou
      Bouaflé|Sassandra-Marahoué|27 30 6|6.9904|-5.7442|BP|Bouaflé
      Dimbokro|Lacs|27 30 6|6.6468|-4.7052|BP|Dimbokro
      Ferkessédougou|Savanes|27 36 7|9.5928|-5.1945|BP|Ferkessédougou
      Adzopé|Lagunes|27 23 5|6.1069|-3.8619|BP|Adzopé
      Sinfra|Sassandra-Marahoué|27 30 6|6.6210|-5.9114|BP|Sinfra
      Bondoukou|Zanzan|27 35 7|8.0402|-2.8003|BP|Bondoukou
      Odienné|Denguélé|27 33 7|9.5051|-7.5643|BP|Odienné`,
  },
  roads: `Rue_du_Commerce Boulevard_de_la_République Avenue_Houphouët-Boigny Rue_des_Jardins Avenue_de_la_Paix
    Rue_du_Marché Boulevard_de_la_Paix Rue_de_l’École Rue_de_la_Mosquée Rue_de_l’Hôpital Rue_des_Écoles Rue_de_la_Gare
    Avenue_de_l’Indépendance Boulevard_Latrille Rue_du_Lycée Rue_Princesse Avenue_Chardy Boulevard_Mitterrand
    Boulevard_Giscard_d’Estaing Avenue_Noguès Rue_des_Brasseurs Boulevard_de_Marseille Rue_du_Canal
    Rue_Pierre_et_Marie_Curie Avenue_8 Avenue_16 Rue_12 Rue_38 Rue_L_125 Rue_K_45 Boulevard_Nangui_Abrogoua
    Avenue_Marchand Rue_des_Pêcheurs Rue_de_la_Poste`,
  street: '({road}|{1-120} {road}|Lot {1-900}, {road}|Villa {1-120}, {road})',
  address: '{street}, {place.code} {1-1999} {place.office}',
  phone: '+225 (07|07|05|01) ## ## ## ##',
  landline: '+225 {place.area}# ## ##',
  banks: {
    // Bank codes unconfirmed; the last three are chosen so that banks differ.
    columns: 'bank bic code',
    rows: `
      Société Générale Côte d’Ivoire|SGCICIAB|CI008
      NSIA Banque|BIAOCIAB|CI042
      Ecobank Côte d’Ivoire|ECOCCIAB|CI059
      SIB|SIVBCIAB|CI007
      BICICI|BICICIAB|CI006
      Bank of Africa Côte d’Ivoire|AFRICIAB|CI032
      Banque Atlantique Côte d’Ivoire|ATCICIAB|CI034
      BNI|CSSSCIAB|CI092
      UBA Côte d’Ivoire|UNAFCIAB|CI150
      Orabank Côte d’Ivoire|ORBKCIAB|CI121
      Coris Bank International|CORICIAB|CI166`,
  },
  account: certified(uemoaRib, 'RIB', {
    synonyms: ["relevé d'identité bancaire", 'numéro de compte'],
    write: sealed('{bank.code} 01{3#} {12#} 00', sealRib),
  }),
  cards: 'visa mastercard',
  wallets: 'Wave Orange_Money MTN_MoMo Moov_Money',
  firms: {
    forms: 'SARL SA SAS SARLU',
    name: '({founder} {trade}|{founder} {trade}|Ivoire {trade}|{town} {trade}|Établissements {founder}|{founder} et Frères) {form}',
  },
  income: [80000, 800000],
  fields: {
    wallet: networkWallet('Wave Orange_Money:07 MTN_MoMo:05 Moov_Money:01'),
    id: pictured('Numéro de CNI', 'CI00#######', {
      synonyms: ['cni', "carte nationale d'identité"],
    }),
    nni: pictured('NNI', '1##########', {
      group: 'identity',
      synonyms: ['numéro national d’identification', 'oneci'],
    }),
    passport: pictured('Numéro de passeport', '{18-25}A[A-Z]#####', { synonyms: ['passeport'] }),
    // Four letters of the surname, two years, serial and letter: the usual look.
    licence: {
      label: 'Permis de conduire',
      synonyms: ['permis'],
      make: (random, { family, born }) =>
        `${family.capitals
          .replace(/[^A-Z]/g, '')
          .slice(0, 4)
          .padEnd(
            4,
            'X',
          )}01-${random.int(Math.min(25, Math.max(10, born.year - 1982)), 25)}-${random.digits(8)}${random.pick('ABCDEFGHJKLM')}`,
    },
    health: pictured('Numéro CMU', '384%#########', { synonyms: ['cmu', 'cnam'] }),
    tax: certified(ciNcc, 'Compte contribuable (NCC)', {
      synonyms: ['ncc', 'compte contribuable', 'dgi'],
    }),
    // Sex, year and month of birth, serial: the usual look.
    ssn: {
      label: 'Numéro CNPS',
      synonyms: ['cnps'],
      make: (random, { sex, born }) => `${sex === 'male' ? 1 : 2}${born.yy}${born.mm}${random.digits(7)}`,
    },
    rib: certified(uemoaRib, 'RIB', { make: (_, p) => p.read('account') }),
    bankcode: pictured('Code banque', '{bank.code}'),
    branch: {
      label: 'Code guichet',
      synonyms: ['guichet'],
      make: (_, p) => p.read('account').slice(6, 11),
    },
    merchant: pictured(
      'Commerçant',
      '(Boutique|Pharmacie|Librairie|Quincaillerie|Maquis|Boulangerie|Pressing|Supérette) {founder}',
      {},
    ),
    plate: pictured('Immatriculation', '[A-D][A-HJ-NP-Z]-{001-999}-[A-HJ-NP-Z][A-HJ-NP-Z]', {
      synonyms: ['immatriculation', 'plaque'],
    }),
  },
  company: {
    // Most are registered at Abidjan; the register began in 1998.
    registration: {
      label: 'RCCM',
      make: (random, p) =>
        `CI-ABJ-03-${Math.max(1998, Number(p.read('founded')))}-B${random.int(12, 14)}-${random.digits(5)}`,
    },
    tax: certified(ciNcc, 'Compte contribuable (NCC)'),
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
