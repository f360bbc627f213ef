import { bare, list } from '../kernel/text.ts';
import type { OwnField } from '../model.ts';
import { beBban, beCheck } from '../validators/beBban.ts';
import { beEid } from '../validators/beEid.ts';
import { beKbo } from '../validators/beKbo.ts';
import { beOgm } from '../validators/beOgm.ts';
import { beRrn } from '../validators/beRrn.ts';
import { beVat } from '../validators/beVat.ts';
import { certified, country, pictured } from './declare.ts';

/** Streets where people speak French. */
const RUES =
  list(`Rue_de_l'Église Rue_de_la_Station Rue_du_Moulin Rue_des_Écoles Chaussée_de_Bruxelles Rue_Haute Grand'Place
  Avenue_des_Tilleuls Rue_de_la_Gare Rue_du_Centre Rue_Neuve Avenue_Reine_Astrid Rue_Albert_Ier Rue_de_Namur Rue_du_Château
  Chaussée_de_Liège Rue_des_Combattants Rue_de_Bruxelles Avenue_Louise Rue_Royale Rue_du_Parc Place_Communale
  Boulevard_Tirou Rue_du_Progrès Rue_Saint-Roch`);

/** Street names in the language of the place. */
const street: OwnField = {
  make(random, p) {
    const road = p.place.code ? random.common(RUES) : p.road.text;
    const box = random.chance(0.2) ? `${p.place.code ? ' bte ' : ' bus '}${random.int(1, 24)}` : '';
    return `${road} ${random.int(1, 240)}${box}`;
  },
};

export const be = country({
  code: 'be',
  name: 'Belgium',
  alpha3: 'BEL',
  currency: 'EUR',
  group: 'Europe',
  aliases:
    'België Belgique Belgien Belgian Belgians Belg Belge Belges Belgen Kingdom_of_Belgium Bélgica Belgie',
  names: [
    // Those who speak Dutch.
    {
      share: 55,
      male: `Jan Marc Luc Peter Dirk Koen Johan Tom Bart Stijn Kevin Patrick Frank Wim Erik Geert Paul Pieter Kris
        Jonas Lucas Wout Noah Louis Thomas Sven Jozef Stefaan Willy Rudy Kurt Arne Robbe Bram Jeroen Roger Danny Rik
        Liam Adam Victor Filip Hans Herman Walter Willem Jef Karel Dries Maarten Ruben Niels Senne Xander Raf Seppe
        Guy Jules Lars Mathias Tim Steven Joris Hendrik Gert Ward`,
      female: `Maria Rita Ann Els Kathleen An Sofie Lieve Katrien Hilde Martine Linda Greet Kim Ingrid Emma Sarah
        Godelieve Annick Elke Nele Nathalie Laura Louise Lotte Lina Ella Julia Elise Karin Jeannine Eva Lies Tine Sara
        Inge Monique Joke Griet Leen Veerle Marleen Katleen Tinne Ilse Heidi Sandra Olivia Mila Jana Amber Fien Femke
        Noor Lore Hanne Lien Ellen Kaat Ines Silke Marijke Christel Anja`,
      family: `Peeters Janssens Maes Jacobs Mertens Willems Claes Goossens Wouters De_Smet Pauwels Hermans Aerts
        Michiels Lemmens Vermeulen Van_den_Broeck Desmet Stevens De_Clercq Martens Hendrickx Coppens Cools Van_Damme
        Smets Segers Leemans Vandenberghe Baert De_Backer Wauters Thijs Moens De_Cock Verhoeven Van_Dyck Timmermans
        Bogaerts De_Vos Lenaerts Verstraete Callens Van_de_Velde Aertssen Verbeke Jansen De_Meyer Baeyens Bosmans
        Cornelis Dewulf Dierckx Eeckhout Geerts Geens Hoste Jaspers Lauwers Lievens Nijs Naessens Ooms Pieters Roels
        Schepers Sels Smeets Swinnen Thys Torfs Vandamme Verlinden Vermeiren Vervoort Wuyts Declercq D'Hondt De_Wilde
        Debruyne Vandevelde Vanhove Van_Acker Van_Hoof Van_Looy Verhaegen Verhelst Willaert Hanssens`,
    },
    // Those who speak French.
    {
      share: 37,
      male: `Jean Michel Philippe Pierre André Nicolas Christian David Jacques Maxime Alain Daniel Eric Marc Bruno
        Francis Olivier Arthur Didier Hugo Vincent Benoît Thierry Yves Émile Antoine Quentin Julien Sébastien
        Christophe Guillaume Gilles Stéphane Fabrice Loïc Yannick Pascal Jérôme Damien Cédric Frédéric Raphaël Gabriel
        Nathan Théo Dominique Freddy Luc Patrick Lucas Noah Jules Gaëtan Xavier Marcel`,
      female: `Marie Nathalie Anne Martine Monique Christine Nicole Isabelle Catherine Christiane Julie Sophie
        Véronique Sarah Laura Chantal Françoise Charlotte Brigitte Valérie Camille Emma Louise Alice Juliette
        Jacqueline Danielle Caroline Céline Laurence Aurélie Stéphanie Sandrine Sabine Myriam Dominique Jessica
        Vanessa Bernadette Michèle Manon Chloé Léa Zoé Lucie Pauline Marine Annick Pascale Carine Fabienne Virginie
        Élodie Clara Justine Mélanie Anaïs Jeanne`,
      family: `Dubois Lambert Dupont Martin Dumont Leroy Simon Laurent Leclercq Denis Lejeune François Thomas Gérard
        Renard Lefèvre Lefebvre Petit Bernard Thiry Henry Noël Mathieu Piette Collard Gillet Adam Évrard Fontaine
        Delvaux Lacroix Léonard Louis Bertrand Charlier Moreau Carlier Legrand Poncelet Gilson Hubert Marchal Rousseau
        Delforge Dethier Lemaire Dupuis Brasseur Wilmet Jacquet Colin Servais Toussaint Pirard Bastin Warnier Jadot
        Deprez Rossi`,
    },
    // Of Moroccan descent.
    {
      share: 8,
      male: `Mohamed Youssef Ahmed Mehdi Ibrahim Rachid Hassan Karim Hamza Bilal Ayoub Said Omar Yassine Nabil Anas
        Soufiane Ilias Mustapha Khalid`,
      female: `Fatima Yasmina Amina Khadija Samira Naima Nadia Karima Sara Salma Hafsa Imane Loubna Malika Rachida
        Souad Hanane Aya Ikram Siham`,
      family: `El_Amrani Benali Bouzid El_Idrissi Alaoui Bennani Chaoui Azzouzi Haddouchi El_Mansouri Tahiri Bakkali
        El_Khattabi Benhaddou Mokhtari El_Yousfi Zerouali Ouali Aziz Bouazza`,
    },
  ],
  places: {
    // `area` is the area code and the start of the number; `code` marks the places whose streets are French.
    columns: 'city region zone area lat lon code',
    rows: `
      Bruxelles|Bruxelles-Capitale|1000,1020,1030,1040,1050,1060,1070,1080,1140,1150,1160,1180,1190,1200,1210|2 513|50.8505|4.3488|fr
      Antwerpen|Vlaanderen|2000,2018,2020,2030,2050,2060|3 225|51.2205|4.4003
      Gent|Vlaanderen|9000|9 224|51.0500|3.7167
      Charleroi|Wallonie|6000|71 32|50.4114|4.4445|fr
      Liège|Wallonie|4000,4020|4 223|50.6337|5.5675|fr
      Brugge|Vlaanderen|8000|50 33|51.2089|3.2242
      Namur|Wallonie|5000|81 22|50.4669|4.8675|fr
      Leuven|Vlaanderen|3000|16 22|50.8796|4.7009
      Mons|Wallonie|7000|65 33|50.4541|3.9523|fr
      Aalst|Vlaanderen|9300|53 70|50.9360|4.0355
      Mechelen|Vlaanderen|2800|15 20|51.0257|4.4776
      La Louvière|Wallonie|7100|64 22|50.4866|4.1879|fr
      Hasselt|Vlaanderen|3500|11 22|50.9311|5.3378
      Sint-Niklaas|Vlaanderen|9100|3 776|51.1651|4.1437
      Kortrijk|Vlaanderen|8500|56 21|50.8280|3.2649
      Oostende|Vlaanderen|8400|59 70|51.2155|2.9270
      Tournai|Wallonie|7500|69 22|50.6071|3.3893|fr
      Genk|Vlaanderen|3600|89 35|50.9650|5.5008
      Seraing|Wallonie|4100|4 337|50.5836|5.5011|fr
      Roeselare|Vlaanderen|8800|51 20|50.9465|3.1227
      Verviers|Wallonie|4800|87 33|50.5891|5.8624|fr`,
  },
  roads: `Kerkstraat Stationsstraat Molenstraat Schoolstraat Nieuwstraat Dorpsstraat Veldstraat Hoogstraat Kasteelstraat
    Steenweg_op_Brussel Kapellestraat Groenstraat Beekstraat Brugsesteenweg Gentsesteenweg Lindelaan Markt Leuvensesteenweg
    Heidestraat Bosstraat Kloosterstraat Parklaan Eikenlaan Koning_Albertlaan Astridlaan Zandstraat Vaartstraat
    Sint-Jansstraat Kortrijksestraat Antwerpsesteenweg Mechelsestraat`,
  street: '{road} {1-240}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+32 4(7#|8[4-9]|9#) ## ## ##',
  landline: '+32 {place.area} ## ##',
  banks: {
    columns: 'bank bic code',
    rows: `
      BNP Paribas Fortis|GEBABEBB|001
      KBC|KREDBEBB|736
      Belfius|GKCCBEBB|063
      ING Belgium|BBRUBEBB|363
      Argenta|ARSPBE22|973
      Crelan|NICABEBB|103
      Beobank|CTBKBEBX|953
      CBC Banque|CREGBEBB|732
      Fintro|GEBABEBB|143
      Keytrade Bank|KEYTBEBB|651
      VDK Bank|VDSPBE91|891
      Triodos Bank|TRIOBEBB|523`,
  },
  account: certified(beBban, 'Rekeningnummer / Numéro de compte', {
    synonyms: ['rekeningnummer', 'numéro de compte'],
    make(random, p) {
      const [bank, number] = [`${p.bank.code?.text}`, random.digits(7)];
      return `${bank}-${number}-${beCheck(bank + number)}`;
    },
  }),
  bban: '{account.bare}',
  cards: 'mastercard visa maestro amex',
  wallets: 'Payconiq Wero',
  firms: {
    forms: 'BV SRL NV SA VOF CV',
    name: '({founder} {trade}|{trade} {founder}|{founder} & {partner}|{founder} Group|{founder} {trade}) {form}',
  },
  income: [2400, 6500],
  fields: {
    street,
    id: certified(beRrn, 'Rijksregisternummer / Numéro national', {
      synonyms: [
        'rijksregisternummer',
        'numéro national',
        'numéro de registre national',
        'national register number',
        'rrn',
        'niss',
        'insz',
      ],
    }),
    eid: certified(beEid, 'eID-kaartnummer', {
      group: 'identity',
      synonyms: ['eid', 'identiteitskaart'],
    }),
    passport: pictured('Paspoort / Passeport', '[EFG]@######', {
      synonyms: ['paspoort', 'passeport'],
    }),
    licence: pictured('Rijbewijs / Permis de conduire', '1#########', {
      synonyms: ['rijbewijs', 'permis de conduire'],
    }),
    tax: certified(beRrn, 'Fiscaal nummer / Numéro fiscal', { make: (_, p) => p.read('id') }),
    vat: certified(beVat, 'Btw-nummer / Numéro de TVA', { synonyms: ['btw', 'tva'] }),
    bankcode: pictured('Bank code', '{bank.code}'),
    reference: certified(beOgm, 'Gestructureerde mededeling (OGM-VCS)', {
      synonyms: ['ogm', 'vcs', 'gestructureerde mededeling', 'communication structurée'],
    }),
    merchant: pictured(
      'Handelaar / Commerçant',
      '(Bakkerij|Apotheek|Boekhandel|Café|Slagerij|Boulangerie|Pharmacie|Librairie|Optiek|Garage) {founder}',
      {},
    ),
    plate: pictured('Nummerplaat / Plaque', '[12]-[A-HJ-NP-Z]@@-###', {
      synonyms: ['nummerplaat'],
    }),
  },
  company: {
    street,
    registration: certified(beKbo, "Ondernemingsnummer / Numéro d'entreprise"),
    vat: certified(beVat, 'Btw-nummer / Numéro de TVA', {
      make: (_, p) => `BE${bare(p.read('registration'))}`,
    }),
  },
  presets: [
    {
      key: 'bancontact',
      name: 'Bancontact Payconiq',
      rows: [
        ['Merchant', 'company.name'],
        ['Enterprise number', 'company.registration'],
        ['Merchant IBAN', 'company.iban'],
        ['Payer', 'name'],
        ['Mobile phone', 'phone'],
        ['Payer IBAN', 'iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Structured communication', 'reference'],
        ['Transaction', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
