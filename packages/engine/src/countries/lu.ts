import { luLegal } from '../validators/luLegal.ts';
import { luMatricule } from '../validators/luMatricule.ts';
import { luTva } from '../validators/luTva.ts';
import { certified, country, pictured } from './declare.ts';

export const lu = country({
  code: 'lu',
  name: 'Luxembourg',
  alpha3: 'LUX',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Luxemburg Lëtzebuerg Luxembourger Luxembourgers Luxembourgish Luxembourgeois Luxembourgeoise
    Lëtzebuerger Grand_Duchy_of_Luxembourg Grand-Duché`,
  names: {
    folds: { ä: 'ae', ö: 'oe', ü: 'ue' },
    male: `Jean Marc Claude Paul Georges Patrick Michel Luc Pierre Guy Christian Tom Daniel Marco Romain
      Laurent Philippe Carlo Steve Fernand Roger Joseph Alain Nicolas Serge René Henri David Gilles Ben Max
      Kevin Raymond Charles Thierry Yves Francis Frank Pol Mike Jos Gaston Camille Robert Norbert Aloyse
      André Marcel Emile Jacques José António Manuel João Carlos Paulo Luís Tiago Rui Pedro Gabriel Leo Luca
      Noah Liam Ethan Louis Felix Tim Sam Eric Dan Olivier Sébastien Stéphane Christophe Julien Nicola
      Antonio Giuseppe Mario Jeff Bob Pit Joe Jang Théo Jérôme Vincent Yann Raoul Gérard Edouard Armand Léon
      Victor Mathieu Alexandre Xavier Loris Enzo`,
    female: `Marie Monique Nathalie Christiane Danielle Josée Martine Sandra Isabelle Anne Nicole Michèle
      Carole Claudine Maria Tania Sylvie Simone Marianne Viviane Anna Catherine Françoise Christine Patricia
      Léa Laura Lisa Julie Sarah Jessica Manon Sophie Emma Mia Lara Lena Zoé Chloé Charlotte Alice Julia Eva
      Nora Amélie Kim Michelle Fabienne Mireille Pascale Joëlle Annick Corinne Véronique Nadine Sonia Sabine
      Karin Denise Yvonne Germaine Marguerite Suzanne Irène Colette Jeanne Liliane Sylvia Diane Cathy Mady
      Netty Tessy Carine Myriam Anouk Cindy Nancy Stéphanie Céline Caroline Ana Fátima Paula Sofia Inês
      Beatriz Mariana Catarina Cristina Lurdes Rosa Giulia Francesca Elena Jil Lynn Liz Lou Fanny Maryse`,
    family: `Schmit Muller Weber Wagner Hoffmann Thill Schmitz Schroeder Reuter Becker Klein Kieffer
      Da_Silva Dos_Santos Ferreira Pereira Kremer Meyer Theis Faber Schneider Krier Schiltz Steffen Simon
      Reding Welter Weis Hansen Feller Mertens Kayser Diederich Braun Fischer Biver Bertemes Ries Majerus
      Clement Lentz Wolff Goergen Wagener Peters Kirsch Flammang Scholtes Meisch Hoffman Koch Frising
      Colling Kohn Lux Molitor Petry Thoma Schaus Heinen Michels Neumann Nilles Schumacher Scheer Haas Jung
      Fernandes Rodrigues Gonçalves Martins Gomes Lopes Alves Santos Sousa Carvalho Costa Almeida Ribeiro
      Pinto Oliveira Teixeira Marques Mendes Rossi Ferrari Bianchi Conter Bettel Asselborn Juncker Kaiser
      Gloden Hilger Lahure Lorang Mousel Nosbusch Origer Pauly Ruppert Sauber Spautz Stoffel Thinnes Trausch
      Unsen Wilmes Wirtz Zimmer Zeimet Adam Bauer Bausch Berens Bernard Berg Bock Bourg Bour Conrad Decker
      Dondelinger Dupont Engel Erpelding Ewert Fohl Freymann Gengler Gillen Graas Greisch Grethen Hames
      Heirens Hengen Jacobs Jacoby Kaufmann Kinnen Kneip Konsbruck Laurent Ludwig Mangen Marx Martin
      Medernach Mersch Mores Nesser Olinger`,
  },
  places: {
    // The region is the canton; `area` the start of the number.
    columns: 'city region zone area lat lon',
    rows: `
      Luxembourg|Luxembourg|1114-1160,1212-1280,1311-1371,1411-1475,2114-2180,2210-2289,2410-2449|26 22|49.6117|6.1300
      Esch-sur-Alzette|Esch-sur-Alzette|4030-4080,4110-4151,4210-4222,4240-4288|26 53|49.4958|5.9806
      Differdange|Esch-sur-Alzette|4510-4590,4620-4680|26 58|49.5242|5.8914
      Dudelange|Esch-sur-Alzette|3440-3490,3510-3544|26 51|49.4806|6.0875
      Pétange|Esch-sur-Alzette|4710-4770|26 50|49.5583|5.8806
      Hesperange|Luxembourg|5810-5890|26 36|49.5681|6.1514
      Schifflange|Esch-sur-Alzette|3811-3850|26 57|49.5064|6.0128
      Bettembourg|Esch-sur-Alzette|3210-3290|26 51|49.5186|6.1028
      Strassen|Luxembourg|8008-8058|26 31|49.6206|6.0733
      Bertrange|Luxembourg|8065-8099|26 31|49.6111|6.0500
      Mamer|Capellen|8210-8270|26 31|49.6275|6.0233
      Ettelbruck|Diekirch|9010-9092|26 81|49.8475|6.1042
      Diekirch|Diekirch|9210-9280|26 80|49.8678|6.1558
      Mersch|Mersch|7520-7590|26 32|49.7489|6.1061
      Bascharage|Capellen|4910-4950|26 50|49.5673|5.9073
      Wiltz|Wiltz|9510-9580|26 95|49.9655|5.9339
      Echternach|Echternach|6410-6490|26 72|49.8121|6.4185
      Grevenmacher|Grevenmacher|6710-6790|26 75|49.6775|6.4402
      Kayl|Esch-sur-Alzette|3610-3680|26 56|49.4892|6.0397
      Remich|Remich|5510-5580|26 66|49.5450|6.3669`,
  },
  roads: `Rue_de_l'Église Rue_Principale Route_de_Luxembourg Rue_de_la_Gare Rue_des_Prés Rue_du_Moulin Rue_des_Champs
    Rue_de_l'École Rue_du_Bois Avenue_de_la_Liberté Boulevard_Royal Rue_Notre-Dame Grand-Rue Rue_des_Jardins Rue_de_Bettembourg
    Rue_Jean_Jaurès Rue_Michel_Rodange Rue_Dicks Route_d'Arlon Route_de_Thionville Route_de_Longwy Rue_de_la_Montagne
    Rue_des_Roses Rue_des_Fleurs Avenue_de_la_Gare Rue_de_Strasbourg Rue_Aldringen Rue_du_Parc Rue_de_la_Fontaine
    Rue_des_Tilleuls Place_de_la_Résistance Rue_du_X_Octobre Montée_de_l'Alzette`,
  street: '{1-160}(|||||A|B), {road}',
  address: '{street}, L-{postcode} {city}',
  postcode: '{zone}',
  phone: '+352 6[269]1 ### ###',
  landline: '+352 {place.area} ## ##',
  banks: {
    columns: 'bank bic code',
    rows: `
      Spuerkeess|BCEELULL|001
      BGL BNP Paribas|BGLLLULL|003
      BIL|BILLLULL|002
      Banque Raiffeisen|CCRALULL|009
      POST Luxembourg|CCPLLULL|111
      ING Luxembourg|CELLLULL|014
      Banque de Luxembourg|BLUXLULL|008
      Société Générale Luxembourg|SGABLULL|061
      Quintet|KBLXLULL|705
      Advanzia Bank|ADVZLULL|344`,
  },
  account: '#############',
  bban: '{bank.code}{account}',
  cards: 'visa mastercard amex maestro',
  wallets: 'Payconiq',
  firms: {
    forms: 'S.à_r.l. S.A.',
    name: '({founder} {trade}|{trade} {founder}|{founder} & Fils|{founder} & {partner}|{trade} {founder}) {form}',
  },
  income: [2900, 8500],
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
    merchant: pictured(
      'Commerçant',
      '(Boulangerie|Pharmacie|Librairie|Café|Boucherie|Optique|Garage|Pâtisserie|Fleurs|Coiffure) {founder}',
      {},
    ),
    plate: pictured("Plaque d'immatriculation", '([A-HJ-NP-Z][A-HJ-NP-Z] %###|%####)'),
  },
  company: {
    registration: pictured('Numéro RCS', 'B{10000-292000}'),
    vat: certified(luTva, 'Numéro de TVA'),
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
});
