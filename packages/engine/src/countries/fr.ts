import { luhnDigit } from '../checksum/luhn.ts';
import { sealRib } from '../checksum/rib.ts';
import { sealed } from '../draw/picture.ts';
import { two } from '../kernel/day.ts';
import { bare } from '../kernel/text.ts';
import type { Write } from '../model.ts';
import { frNir } from '../validators/frNir.ts';
import { frRib } from '../validators/frRib.ts';
import { frSiren } from '../validators/frSiren.ts';
import { frSiret } from '../validators/frSiret.ts';
import { frSpi } from '../validators/frSpi.ts';
import { frTva } from '../validators/frTva.ts';
import { certified, country, pictured } from './declare.ts';

export const fr = country({
  code: 'fr',
  name: 'France',
  alpha3: 'FRA',
  currency: 'EUR',
  group: 'Europe',
  aliases: 'French Frenchman Frenchwoman Français Française République_française French_Republic Francia',
  names: {
    male: `Jean Michel Philippe Alain Nicolas Pierre Christophe Patrick Laurent Thomas Julien Daniel
      Frédéric Bernard David Éric Stéphane Sébastien Pascal Olivier Alexandre Thierry Antoine Christian
      Gérard Maxime Vincent Dominique Jérôme Didier Guillaume François Romain Bruno Anthony Kevin Clément
      Lucas Hugo Jacques Benjamin Florian Quentin Mathieu Gilles Serge Jean-Pierre Fabrice Paul Franck
      Cédric Arnaud Ludovic Marc Denis Adrien Yves Claude Xavier Mickaël Damien Louis Fabien Samuel Rémi
      Yann Robert Alexis Emmanuel Valentin Gabriel Théo Jérémy Sylvain Arthur Jules Raphaël Simon Mohamed
      Karim Mehdi Loïc Aurélien Baptiste Victor Tristan Hervé Régis Roger Maurice Marcel Henri Grégory Léo
      Axel Nathan Enzo Ethan Adam Rayan`,
    female: `Marie Nathalie Isabelle Sylvie Catherine Françoise Martine Christine Monique Valérie Sandrine
      Véronique Céline Stéphanie Sophie Julie Aurélie Laurence Patricia Chantal Virginie Nicole Anne Camille
      Émilie Laura Brigitte Léa Manon Chloé Pauline Élodie Caroline Corinne Delphine Karine Annie Jacqueline
      Danielle Christelle Mélanie Sarah Charlotte Marion Mathilde Audrey Hélène Cécile Emma Lucie Florence
      Jessica Dominique Claire Agnès Évelyne Michèle Jeanne Laetitia Anaïs Alice Inès Clara Louise Juliette
      Marine Morgane Océane Justine Fanny Claudine Josiane Colette Denise Odile Ghislaine Séverine Estelle
      Aline Amandine Vanessa Jennifer Sabrina Magali Coralie Élise Noémie Jade Lola Zoé Romane Margaux Ambre
      Lina Fatima Nadia Samira Amélie Gaëlle Solène`,
    family: `Martin Bernard Thomas Petit Robert Richard Durand Dubois Moreau Laurent Simon Michel Lefebvre
      Leroy Roux David Bertrand Morel Fournier Girard Bonnet Dupont Lambert Fontaine Rousseau Vincent Muller
      Lefèvre Faure André Mercier Blanc Guérin Boyer Garnier Chevalier François Legrand Gauthier Garcia
      Perrin Robin Clément Morin Nicolas Henry Roussel Mathieu Gautier Masson Marchand Duval Denis Dumont
      Marie Lemaire Noël Meyer Dufour Meunier Brun Blanchard Giraud Joly Rivière Lucas Brunet Gaillard
      Barbier Arnaud Martinez Gérard Roche Renard Schmitt Roy Leroux Colin Vidal Caron Picard Roger Fabre
      Aubert Lemoine Renaud Dumas Lacroix Olivier Philippe Bourgeois Pierre Benoît Rey Leclère Payet Rolland
      Leclercq Guillaume Lecomte Lopez Jean Dupuy Guillot Hubert Berger Carpentier Sanchez Dupuis Moulin
      Louis Deschamps Huet Vasseur Perez Boucher Fleury Royer Klein Jacquet Adam Paris Poirier Marty Aubry
      Guyot Carré Charles Thibault Charpentier Ménard Maillard Baron Bertin Bailly Hervé Schneider Fernandez
      Le_Gall Collet Léger Bouvier Julien Prévost Millet Perrot Daniel Le_Roux Cousin Germain`,
  },
  places: {
    // `home` is the département, `area` the block that the Arcep reserves for fiction.
    columns: 'city region zone home area lat lon',
    rows: `
      Paris|Île-de-France|75001-75020|75|1 99 00|48.8534|2.3488
      Marseille|Provence-Alpes-Côte d'Azur|13001-13016|13|4 65 71|43.2970|5.3811
      Lyon|Auvergne-Rhône-Alpes|69001-69009|69|4 65 71|45.7485|4.8467
      Toulouse|Occitanie|31000,31100,31200,31300,31400,31500|31|5 36 49|43.6043|1.4437
      Nice|Provence-Alpes-Côte d'Azur|06000,06100,06200,06300|06|4 65 71|43.7031|7.2661
      Nantes|Pays de la Loire|44000,44100,44200,44300|44|2 61 91|47.2172|-1.5534
      Montpellier|Occitanie|34000,34070,34080,34090|34|4 65 71|43.6109|3.8772
      Strasbourg|Grand Est|67000,67100,67200|67|3 53 01|48.5839|7.7455
      Bordeaux|Nouvelle-Aquitaine|33000,33100,33200,33300,33800|33|5 36 49|44.8404|-0.5805
      Lille|Hauts-de-France|59000,59800|59|3 53 01|50.6330|3.0586
      Rennes|Bretagne|35000,35200,35700|35|2 61 91|48.1120|-1.6743
      Reims|Grand Est|51100|51|3 53 01|49.2653|4.0285
      Toulon|Provence-Alpes-Côte d'Azur|83000,83100,83200|83|4 65 71|43.1244|5.9284
      Saint-Étienne|Auvergne-Rhône-Alpes|42000,42100|42|4 65 71|45.4339|4.3900
      Le Havre|Normandie|76600,76610,76620|76|2 61 91|49.4938|0.1077
      Grenoble|Auvergne-Rhône-Alpes|38000,38100|38|4 65 71|45.1787|5.7148
      Dijon|Bourgogne-Franche-Comté|21000|21|3 53 01|47.3220|5.0415
      Angers|Pays de la Loire|49000,49100|49|2 61 91|47.4738|-0.5477
      Nîmes|Occitanie|30000,30900|30|4 65 71|43.8338|4.3596
      Clermont-Ferrand|Auvergne-Rhône-Alpes|63000,63100|63|4 65 71|45.7772|3.0870
      Brest|Bretagne|29200|29|2 61 91|48.3903|-4.4863`,
  },
  roads: `Rue_de_la_République Rue_Victor_Hugo Avenue_Jean_Jaurès Rue_Pasteur Rue_Gambetta Rue_de_l'Église Place_de_la_Mairie
    Rue_du_Moulin Rue_des_Écoles Rue_Jules_Ferry Avenue_du_Général_de_Gaulle Rue_Émile_Zola Boulevard_Voltaire
    Rue_de_la_Gare Rue_des_Fleurs Rue_du_Château Rue_de_la_Paix Rue_Jean_Moulin Rue_des_Lilas Allée_des_Tilleuls
    Rue_de_la_Fontaine Avenue_de_la_Libération Rue_du_Stade Rue_Saint-Michel Rue_du_8_Mai_1945 Rue_du_11_Novembre
    Boulevard_Carnot Rue_Molière Rue_des_Acacias Rue_Nationale Rue_du_Commerce Impasse_des_Rosiers Chemin_des_Vignes`,
  street: '{1-140}(|||||| bis) {road}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  // The mobile block reserved for fiction (06 39 98) fails phone libraries: ordinary ranges.
  phone: '+33 (6 [124-8]#|7 [4-8]#) ## ## ##',
  landline: '+33 {place.area} ## ##',
  banks: {
    columns: 'bank bic code',
    rows: `
      BNP Paribas|BNPAFRPP|30004
      Crédit Agricole Île-de-France|AGRIFRPP|18206
      Société Générale|SOGEFRPP|30003
      La Banque Postale|PSSTFRPP|20041
      Crédit Mutuel|CMCIFR2A|10278
      Caisse d'Épargne Île-de-France|CEPAFRPP|17515
      LCL|CRLYFRPP|30002
      CIC|CMCIFRPP|30066
      Banque Populaire Rives de Paris|CCBPFRPP|10207
      BoursoBank|BOUSFRPP|40618
      CCF|CCFRFRPP|30056
      Fortuneo|FTNOFRP1|14518`,
  },
  account: {
    label: 'Numéro de compte',
    make: (random) => random.digits(4) && `0${random.digits(10)}`,
  },
  bban: { write: byAccount('{bank.code}0{4#}0{10#}00') },
  cards: 'visa mastercard amex maestro',
  wallets: 'Wero Lydia',
  firms: {
    forms: 'SARL SAS SASU EURL SA SNC',
    name: '({founder} {trade}|{trade} {founder}|{founder} et Fils|Établissements {founder}|{founder} & {partner}) {form}',
  },
  income: [1900, 5500],
  fields: {
    // Cards since 2021: capitals without vowels and digits, no rule is public.
    id: pictured('Numéro de CNI', `[BCDFGHJKLMNPRTVWXYZ]${'[0-9BCDFGHJKLMNPRTVWXYZ]'.repeat(7)}#`, {
      synonyms: ['cni', "carte nationale d'identité", "carte d'identité"],
    }),
    passport: pictured('Numéro de passeport', '{17-24}[A-HJ-NP-Z][A-HJ-NP-Z]#####', {
      synonyms: ['passeport'],
    }),
    // NEPH: year and month of the application, département, serial.
    licence: {
      label: 'Permis de conduire (NEPH)',
      synonyms: ['permis', 'permis de conduire', 'neph'],
      make(random, p) {
        const year = Math.min(2024, p.born.year + random.int(17, 24));
        return `${two(year % 100)}${two(random.int(1, 12))}${p.home}${random.digits(6)}`;
      },
    },
    tax: certified(frSpi, 'Numéro fiscal (SPI)', { synonyms: ['spi', 'numéro fiscal', 'nif'] }),
    vat: certified(frTva, 'TVA intracommunautaire', { synonyms: ['tva', 'numéro de tva'] }),
    ssn: certified(frNir, 'Numéro de sécurité sociale (NIR)', {
      synonyms: ['nir', 'insee', 'numéro de sécurité sociale', 'sécu', 'carte vitale'],
    }),
    rib: certified(frRib, 'RIB', {
      synonyms: ["relevé d'identité bancaire"],
      write: byAccount('{bank.code} 0{4#} 0{10#} 00'),
    }),
    bankcode: pictured('Code banque', '{bank.code}'),
    branch: {
      label: 'Code guichet',
      make: (_, p) => `0${p.dice('account').digits(4)}`,
      synonyms: ['guichet'],
    },
    merchant: pictured(
      'Commerçant',
      '(Boulangerie|Pharmacie|Librairie|Café|Garage|Fleuriste|Optique) {founder}',
      {},
    ),
    plate: pictured(
      "Plaque d'immatriculation",
      '[A-H][A-HJ-NP-TV-Z]-{001-999}-[A-HJ-NP-TV-Z][A-HJ-NP-TV-Z]',
      { synonyms: ['immatriculation'] },
    ),
  },
  company: {
    registration: certified(frSiren, 'SIREN'),
    siret: certified(frSiret, 'SIRET', {
      make(random, p) {
        const office = `000${random.int(1, 4)}`;
        return `${p.read('registration')} ${office}${luhnDigit(bare(p.read('registration')) + office)}`;
      },
    }),
    vat: certified(frTva, 'TVA intracommunautaire', {
      make(_, p) {
        const siren = bare(p.read('registration'));
        return `FR${two((12 + 3 * (Number(siren) % 97)) % 97)}${siren}`;
      },
    }),
  },
  presets: [
    {
      key: 'prelevement',
      name: 'Prélèvement SEPA',
      rows: [
        ['Créancier', 'company.name'],
        ['SIRET du créancier', 'company.siret'],
        ['IBAN du créancier', 'company.iban'],
        ['Débiteur', 'name'],
        ['Adresse du débiteur', 'address'],
        ['IBAN du débiteur', 'iban'],
        ['BIC du débiteur', 'swift'],
        ['Référence unique de mandat', 'reference'],
        ['Montant', 'amount'],
        ['Devise', 'currency'],
        ["Date d'échéance", 'date'],
      ],
    },
  ],
});

/** Bank, branch, account and key from the account's own stream, so that every field reads the same. */
function byAccount(pattern: string): Write {
  const write = sealed(pattern, sealRib);
  return (out, at, _, p) => write(out, at, p.dice('account'), p);
}
