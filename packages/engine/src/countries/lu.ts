import { bosniak } from '../data/balkanNames.ts';
import { LU } from '../data/ibanLayouts.ts';
import { french } from '../data/languages/french.ts';
import { WALLET } from '../data/schemes/general.ts';
import { SHOPS } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import { luLegal } from '../validators/luLegal.ts';
import { luMatricule } from '../validators/luMatricule.ts';
import { luTva, tvaOf } from '../validators/luTva.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

const folds = { ä: 'ae', ö: 'oe', ü: 'ue' };

export const lu = country('lu', () => ({
  name: 'Luxembourg',
  alpha3: 'LUX',
  paydays: [[31], [25]],
  // Five years.
  passports: [365, 1825],
  currency: 'EUR',
  gs1: '540',
  lei: '2221',
  holidays: '0101 E-2 E+1 0501 0509 E+39 E+50 0623 0815 1101 1225 1226',
  group: 'Europe',
  locale: { language: 'lb', zone: 'Europe/Luxembourg' },
  economy: {
    vat: { usual: 17, food: 3 },
    deductions: { social: 12.3, tax: 20 },
    tenure: { rent: 32, loan: 42 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms: 'luxemburgisch',
    scripts: 'ルクセンブルク 卢森堡 룩셈부르크 لوكسمبورغ लक्ज़मबर्ग Люксембург Люксембурга',
    women: 'Luxemburgerin Luxemburgerinnen',
  },
  aliases: `Luxemburg Lëtzebuerg Luxembourger Luxembourgers Luxembourgish Luxembourgeois Luxembourgeoise
    Lëtzebuerger Grand_Duchy_of_Luxembourg Grand-Duché`,
  ages: '9.5 17.5 19.5 17.5 15.5 11 9.5',
  life: {
    studies: 45,
    retires: 61,
    pays: [2300, 7200],
    institutions: `
      pension Caisse nationale d'assurance pension
      university Université du Luxembourg
      police Police grand-ducale
      town Administration communale de {town}
      fire CGDIS
      welfare Office social {town}
      primary École fondamentale {town}
      secondary Lycée {town}
      hospital Centre hospitalier {town}`,
  },
  language: { ...french, titles: `${french.titles}\n dentist Médecin-dentiste` },
  sources: 'STATEC 2025; banks by their reports',
  names: [
    {
      folds,
      share: 56,
      near: { 'Esch-sur-Alzette': 52, Luxembourg: 40 },
      male: {
        0: `Jean Joseph Pierre Nicolas Marcel Roger Henri Fernand René Camille Raymond Aloyse Norbert Emile Armand Edouard Léon Paul
          Robert Victor Jos Gaston Michel André`,
        1955: `Jean Claude Guy Marc Romain Paul Georges Carlo Michel Fernand Patrick Luc Marco Alain Pierre Serge Gilbert Francis
          Jean-Paul Nico Charles Jeannot Théo Raymond`,
        1972: `Marc Patrick Claude Tom Luc Christian Steve Laurent Daniel Pol Gilles Thierry Yves Frank Alain Georges Mike Serge
          Raoul Jérôme Olivier Pascal Michel Guy`,
        1988: `Tom Ben Max Pol Kevin Sam Christophe Laurent Michel Yann Jeff Steve Gilles Daniel Philippe Charel Pit Eric Joé Tim
          Bob Dan David Luc`,
        1999: `Luca Tom Ben Max Noah Sam Tim Felix Philippe Louis Leo Pit Gilles Yannick Nicolas Charel Loris Eric Liam Finn
          Jacques Mats Joé Paul`,
      },
      female: {
        0: `Marie Anne Marguerite Catherine Germaine Joséphine Yvonne Irène Suzanne Jeanne Marie-Thérèse Denise Léonie Madeleine
          Hélène Barbe Colette Anny Milly Maria Georgette Renée Mady`,
        1955: `Marie-Josée Monique Josée Christiane Marianne Danielle Viviane Nicole Josiane Liliane Simone Sylvie Marie-Paule
          Claudine Michèle Yolande Netty Mariette Carole Romaine Maryse Fernande Chantal`,
        1972: `Nathalie Isabelle Carole Martine Sandra Claudine Tania Christiane Patricia Nadine Pascale Corinne Michèle Anne Sylvie
          Danielle Mireille Fabienne Joëlle Tessy Véronique Manon Myriam Annick`,
        1988: `Anne Sarah Laura Julie Lynn Jil Cindy Tessy Nathalie Christine Jessica Michelle Martine Stéphanie Lis Anouk Vanessa
          Cathy Nora Claire Liz Kim Mandy Sandy`,
        1999: `Lara Anna Julie Emma Laura Lena Sarah Lisa Jil Lynn Charlotte Zoé Mia Léa Eva Luna Amélie Fanny Nora Kimberly Jana
          Lou Elisa Mara`,
      },
      family: `Schmit Muller Weber Wagner Hoffmann Thill Schmitz Schroeder Reuter Becker Klein Kieffer Kremer
        Meyer Theis Faber Schneider Krier Schiltz Steffen Simon Reding Welter Weis Hansen Feller Mertens Kayser Diederich Braun
        Fischer Biver Bertemes Ries Majerus Clement Lentz Wolff Goergen Wagener Peters Kirsch Flammang Scholtes Meisch Hoffman
        Koch Frising Colling Kohn Lux Molitor Petry Thoma Schaus Heinen Michels Neumann Nilles Schumacher Scheer Haas Jung Conter
        Asselborn Kaiser Gloden Hilger Lahure Lorang Mousel Nosbusch Origer Pauly Ruppert Sauber Spautz Stoffel Thinnes Trausch
        Unsen Wilmes Wirtz Zimmer Zeimet Adam Bauer Bausch Berens Berg Bock Bourg Bour Conrad Decker Dondelinger Engel Erpelding
        Ewert Fohl Freymann Gengler Gillen Graas Greisch Grethen Hames Heirens Hengen Jacobs Jacoby Kaufmann Kinnen Kneip
        Konsbruck Ludwig Mangen Marx Medernach Mersch Mores Nesser Olinger`,
    },
    {
      // From Portugal and Cape Verde.
      folds,
      share: 20,
      near: { 'Esch-sur-Alzette': 28, Luxembourg: 15, Wiltz: 30, Diekirch: 28 },
      male: {
        0: 'António José Manuel João Joaquim Carlos Fernando Domingos Américo Luís',
        1972: 'Paulo Rui Carlos Pedro João Nuno Luís Tiago Jorge Ricardo Hélder José Sérgio',
        1992: 'Diogo Kevin Tiago Gabriel Daniel Rafael David Leandro Fábio Miguel Bruno Dylan',
      },
      female: {
        0: 'Maria Ana Rosa Lurdes Conceição Fernanda Manuela Teresa Isabel Fátima',
        1972: 'Sandra Carla Paula Cristina Sónia Susana Anabela Elisabete Patrícia Ana Catarina Mónica',
        1992: 'Jessica Inês Beatriz Mariana Ana Sofia Catarina Diana Lara Vanessa Cátia Soraia',
      },
      family: `Da_Silva Dos_Santos Ferreira Pereira Fernandes Rodrigues Gonçalves Martins Gomes Lopes Alves Santos Sousa Carvalho
        Costa Almeida Ribeiro Pinto Oliveira Teixeira Marques Mendes Correia Monteiro Tavares`,
    },
    {
      // From France and Wallonia.
      folds,
      share: 13,
      near: { Luxembourg: 24 },
      male: {
        0: 'Jean Michel Alain Bernard Daniel Jacques Pierre Gérard Christian Claude',
        1968: 'Christophe Philippe Olivier Frédéric Laurent Nicolas Stéphane Sébastien Vincent Julien Jérôme David',
        1990: 'Thomas Maxime Alexandre Antoine Quentin Lucas Hugo Pierre Romain Simon Florian Théo',
      },
      female: {
        0: 'Françoise Monique Nicole Marie Michèle Jacqueline Annie Chantal Christiane Martine',
        1968: 'Nathalie Sophie Isabelle Sandrine Stéphanie Céline Valérie Caroline Aurélie Virginie Émilie Delphine',
        1990: 'Marie Camille Laura Pauline Marion Manon Justine Chloé Mathilde Charlotte Juliette Clara',
      },
      family: `Martin Bernard Thomas Petit Dubois Laurent Simon Michel Lambert Dupont Leroy Moreau Lefebvre Collignon Lejeune Denis
        Gérard Renard Mathieu Rousseau Henry Gillet Marchal Noël François`,
    },
    {
      // From Italy.
      folds,
      share: 5,
      male: {
        0: 'Antonio Giuseppe Mario Giovanni Bruno Luigi',
        1968: 'Marco Luca Fabio Andrea Francesco Alessandro Nicola Matteo Davide Stefano',
      },
      female: {
        0: 'Maria Anna Rosa Lina Giovanna Teresa',
        1968: 'Francesca Laura Elena Giulia Silvia Chiara Federica Sara Paola Valentina',
      },
      family:
        'Rossi Ferrari Bianchi Russo Romano Esposito Conti Marini Greco Gallo De_Luca Ricci Moretti Barbieri Santoro',
    },
    {
      // From Montenegro and Bosnia.
      ...bosniak,
      folds,
      share: 4,
      near: { Wiltz: 8, Luxembourg: 3 },
      family:
        'Muratović Agović Skrijelj Hodžić Adrović Ramdedović Kurpejović Licina Babačić Softić Begić Kalač Nurković Mujović Osmanović',
    },
  ],
  places: {
    // Points of border towns are moved inward. The region is the canton; `area` the start of the number.
    columns: 'city region zone area lat lon pop',
    rows: `
      Luxembourg|Luxembourg|1114-1160,1212-1280,1311-1371,1411-1475,2114-2180,2210-2289,2410-2449|26 22|49.6117|6.1300|136
      Esch-sur-Alzette|Esch-sur-Alzette|4030-4080,4110-4151,4210-4222,4240-4288|26 53|49.5080|5.9850|37
      Differdange|Esch-sur-Alzette|4510-4590,4620-4680|26 58|49.5330|5.9080|30
      Dudelange|Esch-sur-Alzette|3440-3490,3510-3544|26 51|49.4920|6.0850|22
      Pétange|Esch-sur-Alzette|4710-4770|26 50|49.5640|5.8920|21
      Hesperange|Luxembourg|5810-5890|26 36|49.5681|6.1514|17
      Schifflange|Esch-sur-Alzette|3811-3850|26 57|49.5064|6.0128|12
      Bettembourg|Esch-sur-Alzette|3210-3290|26 51|49.5186|6.1028|12
      Strassen|Luxembourg|8008-8058|26 31|49.6206|6.0733|11
      Bertrange|Luxembourg|8065-8099|26 31|49.6111|6.0500|9
      Mamer|Capellen|8210-8270|26 31|49.6275|6.0233|11
      Ettelbruck|Diekirch|9010-9092|26 81|49.8475|6.1042|10
      Diekirch|Diekirch|9210-9280|26 80|49.8678|6.1558|7
      Mersch|Mersch|7520-7590|26 32|49.7489|6.1061|11
      Bascharage|Capellen|4910-4950|26 50|49.5673|5.9073|9
      Wiltz|Wiltz|9510-9580|26 95|49.9655|5.9339|8
      Echternach|Echternach|6410-6490|26 72|49.7940|6.3980|6
      Grevenmacher|Grevenmacher|6710-6790|26 75|49.6850|6.4100|5
      Kayl|Esch-sur-Alzette|3610-3680|26 56|49.4950|6.0397|10
      Remich|Remich|5510-5580|26 66|49.5480|6.3350|4`,
    others: `Luxembourg=Luxemburg|Lëtzebuerg|Luxembourg City; Esch-sur-Alzette=Esch|Esch-Uelzecht; Ettelbruck=Ettelbréck;
      Diekirch=Dikrech`,
  },
  roads: `Rue_de_l'Église Rue_Principale Route_de_Luxembourg Rue_de_la_Gare Rue_des_Prés Rue_du_Moulin Rue_des_Champs
    Rue_de_l'École Rue_du_Bois Avenue_de_la_Liberté Boulevard_Royal@Luxembourg Rue_Notre-Dame@Luxembourg Grand-Rue Rue_des_Jardins Rue_de_Bettembourg
    Rue_Jean_Jaurès Rue_Michel_Rodange Rue_Dicks Route_d'Arlon Route_de_Thionville Route_de_Longwy Rue_de_la_Montagne
    Rue_des_Roses Rue_des_Fleurs Avenue_de_la_Gare Rue_de_Strasbourg@Luxembourg Rue_Aldringen@Luxembourg Rue_du_Parc Rue_de_la_Fontaine
    Rue_des_Tilleuls Place_de_la_Résistance Rue_du_X_Octobre Montée_de_l'Alzette`,
  street: '{1-160}(|||||A|B), {road}',
  address: '{street}, L-{postcode} {city}',
  postcode: '{zone}',
  phone: '+352 6[269]1 ### ###',
  landline: '+352 {place.area} ## ##',
  banks: {
    columns: 'bank bic code share',
    rows: `
      Spuerkeess|BCEELULL|001|40
      BGL BNP Paribas|BGLLLULL|003|18
      BIL|BILLLULL|002|15
      Banque Raiffeisen|CCRALULL|009|14
      POST Luxembourg|CCPLLULL|111|10
      Banque de Luxembourg|BLUXLULL|008|2
      Quintet|KBLXLULL|705|0.5
      Advanzia Bank|ADVZLULL|344|0.5`,
    others: `Spuerkeess=BCEE; BGL BNP Paribas=BGL`,
  },
  account: { label: 'Numéro de compte', picture: '#############' },
  iban: ibanField({ LU }, '{bank.code}{account}'),
  cards: 'visa:62 mastercard:36 amex:2',
  wallets: 'Payconiq',
  firms: {
    forms: `
      S.à r.l.|80|1936|1|400
      S.A.|20|1936|1|3000`,
    name: '({trade} {founder}|{founder} {trade}|{founder} & {partner} {trade}|{trade} {founder} & Fils|{trade} {town}) {form}',
  },
  income: [2800, 10500],
  fields: {
    id: certified(luMatricule, 'Matricule', { synonyms: ['numéro national', 'nin', 'cns'] }),
    // The card's own number; no rule is public, the usual look.
    idcard: pictured("Carte d'identité", 'S@@[A-Z0-9][A-Z0-9]####', {
      group: 'identity',
      synonyms: ["carte d'identité", 'identitéitskaart'],
    }),
    passport: pictured('Numéro de passeport', `J${'[0-9A-HJ-NP-Z]'.repeat(7)}`, {
      synonyms: ['passeport'],
    }),
    licence: pictured('Permis de conduire', '{100000-999999}', { synonyms: ['permis'] }),
    tax: certified(luMatricule, 'Matricule fiscal', { make: (_, p) => p.read('id') }),
    ssn: certified(luMatricule, 'Matricule de sécurité sociale', {
      synonyms: ['ccss'],
      make: (_, p) => p.read('id'),
    }),
    vat: certified(luTva, 'Numéro de TVA', { synonyms: ['tva'] }),
    bankcode: pictured('Code banque', '{bank.code}'),
    merchant: { label: 'Commerçant' },
    postcode: { label: 'Code postal' },
    region: { label: 'Canton' },
    plate: pictured("Plaque d'immatriculation", '([A-HJ-NP-Z][A-HJ-NP-Z] %###|%####)'),
  },
  company: {
    registration: { label: 'Numéro RCS', make: (random, { firm }) => `B${RCS(random, firm.founded)}` },
    vat: certified(luTva, 'Numéro de TVA', { make: (random, { firm }) => tvaOf(TVA(random, firm.founded)) }),
    // Year of constitution, legal form (22 S.A., 24 S.à r.l.), serial, check digit.
    tax: certified(luLegal, 'Matricule', {
      make(random, p) {
        const start = p.read('founded') + (p.firm.form.name.text === 'S.A.' ? '22' : '24');
        for (let serial = random.int(1000, 9900); ; serial++) {
          const check = Array.from('0123456789').find((digit) => luLegal.valid(start + serial + digit));
          if (check) return start + serial + check;
        }
      },
    }),
  },
  presets: [
    {
      key: 'payconiq',
      scheme: WALLET,
      daily: true,
      sectors: SHOPS,
      name: 'Payconiq',
      rows: [
        ['Payer', 'name'],
        ['Mobile phone', 'phone'],
        ['Payer IBAN', 'iban'],
        ['Merchant', 'company.name'],
        ['Merchant RCS', 'company.registration'],
        ['Merchant IBAN', 'company.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
}));

const RCS = series(
  '1936 2000 · 1980 17000 · 1990 32500 · 2000 73000 · 2010 150500 · 2020 240500 · 2026 305000',
);

/** Since 1993, when existing firms got the first ones; approximate, from numbers that known firms publish. */
const TVA = series(
  '1993 100000 · 1994 150000 · 2000 180000 · 2004 201500 · 2010 238000 · 2014 266000 · 2018 298000 · 2022 336000 · 2026 368000',
);
