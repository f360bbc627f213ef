import { country } from '../country.ts';
import { certified, pictured } from '../field.ts';
import { deAusweis } from '../validators/deAusweis.ts';
import { deFuehrerschein } from '../validators/deFuehrerschein.ts';
import { deKvnr } from '../validators/deKvnr.ts';
import { deRvnr } from '../validators/deRvnr.ts';
import { deSteuerId } from '../validators/deSteuerId.ts';
import { deUstId } from '../validators/deUstId.ts';

export const de = country({
  code: 'de',
  name: 'Germany',
  alpha3: 'DEU',
  nationality: 'D',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Deutschland German Germans Deutsch Deutsche Deutscher Allemagne Alemania BRD
    Federal_Republic_of_Germany Deutschen deutsches deutschem allemand allemande alemán alemana alemão
    Alemanha tedesco Germania Duitsland Duits Niemcy Tyskland`,
  names: {
    folds: { ä: 'ae', ö: 'oe', ü: 'ue' },
    male: `Thomas Michael Andreas Peter Stefan Christian Martin Klaus Wolfgang Jürgen Frank Alexander Daniel Jan Markus
      Matthias Sebastian Hans Uwe Werner Bernd Dieter Manfred Ralf Helmut Günter Tobias Florian Heinz Karl Lukas Jörg
      Gerhard Rainer Oliver Philipp Dirk Max Felix Jonas Holger Sven Leon Tim Paul Maximilian Marco Marcel Benjamin Patrick
      Dennis Julian Robert Simon Nico Torsten Kevin Fabian Johannes David Elias Norbert Rolf Carsten Volker Horst Axel
      Kai Lars Erik Georg Moritz Niklas Dominik Finn Noah Bastian Henning Jens Armin Bruno Emil Anton Oskar Jakob Henry
      Till Hannes Konrad Kurt Ernst Ludwig Arne Malte Ole Mehmet Mustafa Ali Murat Roland Steffen Ulrich Reinhard Hubert
      Albert Lothar Marvin Timo`,
    female: `Sabine Susanne Petra Andrea Claudia Birgit Julia Karin Monika Anna Stefanie Nicole Ursula Katrin Martina Angelika
      Heike Christine Silke Maria Gabriele Barbara Renate Sandra Sarah Laura Lisa Melanie Kerstin Brigitte Elke Ute Christina
      Katharina Anja Daniela Tanja Simone Cornelia Helga Lena Johanna Hannah Emma Mia Lea Sophie Marie Franziska Vanessa
      Jana Nina Antje Ingrid Gisela Jessica Jennifer Eva Carina Judith Verena Miriam Anke Regina Manuela Silvia Doris
      Beate Jutta Marion Elisabeth Margit Yvonne Nadine Theresa Charlotte Clara Emilia Greta Frieda Paula Ida Luisa Pia
      Alina Amelie Leonie Nele Merle Svenja Wiebke Ayşe Fatma Elif Zeynep Carolin Nadja Ramona Bettina Annette Dagmar
      Hildegard Rosemarie Ilse`,
    family: `Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf
      Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Schmid
      Schulze Maier Köhler Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn
      Schubert Vogel Friedrich Keller Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster
      Simon Ludwig Böhm Winter Kraus Martin Schumacher Krämer Vogt Stein Jäger Otto Sommer Groß Seidel Heinrich Brandt
      Haas Schreiber Graf Schulte Dietrich Ziegler Kuhn Kühn Pohl Engel Horn Busch Bergmann Thomas Voigt Sauer Arnold
      Wolff Pfeiffer Ernst Lindner Hübner Kramer Franz Beyer Wenzel Jansen Hansen Paul Riedel Kurz Marx Barth Moser
      Fritz Stark Götz Böttcher Rieger Nowak Kowalski Yılmaz Kaya Demir Şahin Öztürk Sturm Ritter Ullrich Seifert
      Ackermann Henkel Brinkmann Petersen Carstens Lüdke Nguyen Wiegand Kirchner Hauser Stahl Reuter Bach Gebhardt Heller
      Adler Bender Conrad Dorn Eckert Falk Geiger Hein`,
  },
  places: {
    columns: 'city region zone area lat lon plate',
    rows: `
      Berlin|Berlin|10115-10119,10405-10439,12043-12059,13347-13359,14050-14059|30|52.5200|13.4050|B
      Hamburg|Hamburg|20095-20099,20249-20259,22041-22049,22761-22769|40|53.5507|9.9930|HH
      München|Bayern|80331-80339,80797-80809,81369-81379,81541-81549|89|48.1374|11.5755|M
      Köln|Nordrhein-Westfalen|50667-50679,50823-50827,51061-51069|221|50.9333|6.9500|K
      Frankfurt am Main|Hessen|60311-60329,60433-60439,60594-60599|69|50.1155|8.6842|F
      Stuttgart|Baden-Württemberg|70173-70199,70372-70376,70563-70569|711|48.7823|9.1770|S
      Düsseldorf|Nordrhein-Westfalen|40210-40239,40468-40479,40589-40599|211|51.2217|6.7762|D
      Leipzig|Sachsen|04103-04109,04155-04159,04275-04279|341|51.3396|12.3713|L
      Dortmund|Nordrhein-Westfalen|44135-44149,44225-44229,44263-44269|231|51.5149|7.4660|DO
      Essen|Nordrhein-Westfalen|45127-45149,45276-45279,45326-45329|201|51.4566|7.0123|E
      Bremen|Bremen|28195-28217,28325-28329,28755-28759|421|53.0758|8.8072|HB
      Dresden|Sachsen|01067-01069,01127-01129,01307-01309|351|51.0509|13.7383|DD
      Hannover|Niedersachsen|30159-30179,30419-30419,30625-30629|511|52.3705|9.7332|H
      Nürnberg|Bayern|90402-90409,90439-90443,90471-90475|911|49.4542|11.0775|N
      Duisburg|Nordrhein-Westfalen|47051-47059,47137-47139,47226-47229|203|51.4325|6.7652|DU
      Bochum|Nordrhein-Westfalen|44787-44809,44866-44869|234|51.4817|7.2165|BO
      Wuppertal|Nordrhein-Westfalen|42103-42119,42275-42289|202|51.2563|7.1482|W
      Bielefeld|Nordrhein-Westfalen|33602-33619,33647-33649|521|52.0333|8.5333|BI
      Bonn|Nordrhein-Westfalen|53111-53129,53173-53179|228|50.7344|7.0955|BN
      Münster|Nordrhein-Westfalen|48143-48149,48153-48159|251|51.9624|7.6257|MS
      Mannheim|Baden-Württemberg|68159-68169,68305-68309|621|49.4891|8.4669|MA
      Karlsruhe|Baden-Württemberg|76131-76139,76185-76189|721|49.0047|8.3858|KA
      Augsburg|Bayern|86150-86159,86161-86169|821|48.3715|10.8985|A
      Kiel|Schleswig-Holstein|24103-24109,24143-24149|431|54.3213|10.1349|KI`,
  },
  roads: `Hauptstraße Bahnhofstraße Schulstraße Gartenstraße Dorfstraße Bergstraße Lindenstraße Kirchstraße Waldstraße
    Ringstraße Schillerstraße Goethestraße Wiesenweg Birkenweg Amselweg Mühlenweg Friedhofstraße Jahnstraße Buchenweg
    Feldstraße Rosenstraße Blumenstraße Beethovenstraße Mozartstraße Kastanienallee Parkstraße Lessingstraße
    Mittelstraße Poststraße Talstraße Sonnenstraße Eichenweg Marktplatz Uferstraße Am_Anger Am_Sportplatz
    Bismarckstraße Wilhelmstraße Kaiserstraße Friedrichstraße Königstraße Luisenstraße Steinweg Burgstraße`,
  street: '{road} {1-120}(||||a|b)',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  // The Bundesnetzagentur reserves these mobile blocks for film and television (Mitteilung 148/2021).
  phone: '(+49 171 39200##|+49 176 040690##)',
  landline: '+49 {place.area} %######',
  banks: {
    columns: 'bank bic code',
    rows: `
      Deutsche Bank|DEUTDEFF|50070010
      Commerzbank|COBADEFF|50040000
      ING|INGDDEFF|50010517
      DKB|BYLADEM1|12030000
      Postbank|PBNKDEFF|50010060
      Berliner Sparkasse|BELADEBE|10050000
      Hamburger Sparkasse|HASPDEHH|20050550
      HypoVereinsbank|HYVEDEMM|70020270
      N26|NTSBDEB1|10011001
      Stadtsparkasse München|SSKMDEMM|70150000
      DZ Bank|GENODEFF|50060400
      Targobank|CMCIDEDD|30020900
      Santander Consumer Bank|SCFBDE33|31010833`,
  },
  account: '##########',
  bban: '{bank.code}{account}',
  cards: 'visa mastercard maestro amex',
  firms: {
    forms: 'GmbH GmbH_&_Co._KG UG_(haftungsbeschränkt) AG KG OHG e.K.',
    trades: `Technik Logistik Bau Handel Metallbau Elektro Gartenbau Medien Consulting Immobilien Maschinenbau Software Druck
      Möbel Spedition Reisen Gastronomie Sanitär Energie Textil Kunststoff Pharma Optik Catering Sicherheit`,
    name: '({founder} {trade}|{founder} & {founder}|{town}er {trade}|{founder} {trade}) {form}',
  },
  income: [2300, 6500],
  fields: {
    id: certified(deAusweis, 'Personalausweisnummer', { synonyms: ['personalausweis', 'ausweisnummer', 'ausweis'] }),
    // As on the data page, without the check digit that the MRZ adds.
    passport: pictured('Reisepassnummer', `[CFGHJK]${'[0-9CFGHJKLMNPRTVWXYZ]'.repeat(8)}`, {
      plain: true,
      synonyms: ['reisepass'],
    }),
    licence: certified(deFuehrerschein, 'Führerscheinnummer', { synonyms: ['führerschein'] }),
    tax: certified(deSteuerId, 'Steuer-ID', { synonyms: ['steueridentifikationsnummer', 'idnr'] }),
    vat: certified(deUstId, 'USt-IdNr.', { synonyms: ['ustid', 'umsatzsteuer id'] }),
    ssn: certified(deRvnr, 'Rentenversicherungsnummer', { synonyms: ['sozialversicherungsnummer', 'rvnr'] }),
    health: certified(deKvnr, 'Krankenversichertennummer', { synonyms: ['kvnr'] }),
    bankcode: pictured('Bankleitzahl (BLZ)', '{bank.code}', { plain: true }),
    plate: pictured('Kennzeichen', '{place.plate}-(@|@@) {1-9999}', { plain: true }),
  },
  company: {
    registration: pictured('Handelsregisternummer', 'HRB {1000-229999}', { plain: true }),
    vat: certified(deUstId, 'USt-IdNr.'),
  },
});
