import { deAusweis } from '../validators/deAusweis.ts';
import { deFuehrerschein } from '../validators/deFuehrerschein.ts';
import { deKvnr } from '../validators/deKvnr.ts';
import { deRvnr } from '../validators/deRvnr.ts';
import { deSteuerId } from '../validators/deSteuerId.ts';
import { deUstId } from '../validators/deUstId.ts';
import { certified, country, pictured } from './declare.ts';

export const de = country({
  code: 'de',
  name: 'Germany',
  alpha3: 'DEU',
  nationality: 'D',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Deutschland German Germans Deutsch Deutsche Deutscher Allemagne Alemania BRD
    Federal_Republic_of_Germany`,
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
      Ackermann Hempel Brinkmann Petersen Carstens Lüdke Nguyen Wiegand Kirchner Hauser Stahl Reuter Bach Gebhardt Heller
      Adler Bender Conrad Dorn Eckert Falk Geiger Hein`,
  },
  places: {
    columns: 'city region zone area lat lon plate',
    rows: `
      Berlin|Berlin|1011[579],1040[579],1043[579],1204[3579],1205[13579],1334[79],1335[13579],1405[023579]|30|52.5200|13.4050|B
      Hamburg|Hamburg|2009[579],20249,2025[13579],2204[13579],2276[13579]|40|53.5507|9.9930|HH
      München|Bayern|8033[135679],8079[79],8080[1-579],81369,8137[13579],8154[13579]|89|48.1374|11.5755|M
      Köln|Nordrhein-Westfalen|5066[78],5067[0246-9],5082[357],5106[13579]|221|50.9333|6.9500|K
      Frankfurt am Main|Hessen|6031[13468],6032[0235679],6043[135789],6059[4689]|69|50.1155|8.6842|F
      Stuttgart|Baden-Württemberg|7017[3468],7018[02468],7019[0-3579],7037[246],7056[3579]|711|48.7823|9.1770|S
      Düsseldorf|Nordrhein-Westfalen|4021[0-3579],4022[13579],4023[13579],40468,4047[024679],40589,4059[13579]|211|51.2217|6.7762|D
      Leipzig|Sachsen|0410[3579],0415[579],0427[579]|341|51.3396|12.3713|L
      Dortmund|Nordrhein-Westfalen|4413[579],4414[13579],4422[579],4426[3579]|231|51.5149|7.4660|DO
      Essen|Nordrhein-Westfalen|4512[78],4513[0134689],4514[134579],4527[679],4532[679]|201|51.4566|7.0123|E
      Bremen|Bremen|2819[579],2820[13579],2821[1357],2832[579],2875[579]|421|53.0758|8.8072|HB
      Dresden|Sachsen|0106[79],0112[79],0130[79]|351|51.0509|13.7383|DD
      Hannover|Niedersachsen|30159,3016[13579],3017[13579],30419,3062[579]|511|52.3705|9.7332|H
      Nürnberg|Bayern|9040[2389],90439,9044[13],9047[135]|911|49.4542|11.0775|N
      Duisburg|Nordrhein-Westfalen|4705[135789],4713[789],4722[689]|203|51.4325|6.7652|DU
      Bochum|Nordrhein-Westfalen|4478[79],4479[13579],4480[13579],4486[679]|234|51.4817|7.2165|BO
      Wuppertal|Nordrhein-Westfalen|4210[3579],4211[13579],4227[579],4228[13579]|202|51.2563|7.1482|W
      Bielefeld|Nordrhein-Westfalen|3360[24579],3361[13579],3364[79]|521|52.0333|8.5333|BI
      Bonn|Nordrhein-Westfalen|5311[13579],5312[13579],5317[3579]|228|50.7344|7.0955|BN
      Münster|Nordrhein-Westfalen|4814[3579],4815[13579]|251|51.9624|7.6257|MS
      Mannheim|Baden-Württemberg|68159,6816[13579],6830[579]|621|49.4891|8.4669|MA
      Karlsruhe|Baden-Württemberg|7613[13579],7618[579]|721|49.0047|8.3858|KA
      Augsburg|Bayern|8615[0234679],8616[13579]|821|48.3715|10.8985|A
      Kiel|Schleswig-Holstein|2410[35679],2414[35-9]|431|54.3213|10.1349|KI`,
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
  landline: '+49 {place.area} [2-9]######',
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
    name: '({founder} {trade}|{founder} & {partner}|(Berliner|Hamburger|Münchner|Kölner|Frankfurter|Stuttgarter|Leipziger|Nürnberger) {trade}|{founder} {trade}) {form}',
  },
  income: [2300, 6500],
  fields: {
    id: certified(deAusweis, 'Personalausweisnummer', {
      synonyms: ['personalausweis', 'ausweisnummer', 'ausweis'],
    }),
    // As on the data page, without the check digit that the MRZ adds.
    passport: pictured('Reisepassnummer', `[CFGHJK]${'[0-9CFGHJKLMNPRTVWXYZ]'.repeat(8)}`, {
      synonyms: ['reisepass'],
    }),
    licence: certified(deFuehrerschein, 'Führerscheinnummer', { synonyms: ['führerschein'] }),
    tax: certified(deSteuerId, 'Steuer-ID', { synonyms: ['steueridentifikationsnummer', 'idnr'] }),
    vat: certified(deUstId, 'USt-IdNr.', { synonyms: ['ustid', 'umsatzsteuer id'] }),
    ssn: certified(deRvnr, 'Rentenversicherungsnummer', { synonyms: ['sozialversicherungsnummer', 'rvnr'] }),
    health: certified(deKvnr, 'Krankenversichertennummer', { synonyms: ['kvnr'] }),
    bankcode: pictured('Bankleitzahl (BLZ)', '{bank.code}'),
    // No pair of letters begins with H, K, N or S: HJ, KZ, NS, SA and SS are never given out.
    plate: pictured('Kennzeichen', '{place.plate}-(@|[A-GIJLMO-RT-Z]@) {1-9999}'),
  },
  company: {
    // Partnerships and sole traders stand in section A of the register, companies in section B.
    registration: {
      label: 'Handelsregisternummer',
      make: (random, { firm: { form } }) =>
        `${/(KG|OHG|e\.K\.)$/.test(form.name.text) ? 'HRA' : 'HRB'} ${random.int(1000, 229_999)}`,
    },
    vat: certified(deUstId, 'USt-IdNr.'),
  },
});
