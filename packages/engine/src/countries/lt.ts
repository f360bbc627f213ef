import { gendered } from '../data/gendered.ts';
import { balticId } from '../validators/balticId.ts';
import { ltImonesKodas } from '../validators/ltImonesKodas.ts';
import { ltPvm } from '../validators/ltPvm.ts';
import { certified, country, pictured } from './declare.ts';

export const lt = country({
  code: 'lt',
  name: 'Lithuania',
  alpha3: 'LTU',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Lietuva Lithuanian Lithuanians Lietuvis Lietuvė Lietuviai Lietuvos_Respublika Republic_of_Lithuania
    Litauen Lituanie Lituania`,
  names: {
    male: `Jonas Tomas Vytautas Mantas Andrius Marius Antanas Darius Juozas Lukas Valdas Algirdas Kęstutis Arūnas Vaidas
      Saulius Rimantas Gintaras Mindaugas Petras Donatas Kazys Aurimas Dainius Rolandas Paulius Rokas Robertas Matas
      Stasys Artūras Gediminas Algimantas Egidijus Karolis Audrius Dovydas Nerijus Edvinas Povilas Giedrius Linas Ramūnas
      Vilius Vladas Sergejus Aleksandras Justas Domantas Ignas Martynas Ričardas Simas Benas Deividas Evaldas Zigmas
      Laimonas Romas Bronius Alfonsas Viktoras Virginijus Gytis Nojus Jokūbas Dominykas Kajus Adomas Herkus Ugnius Augustas
      Julius Raimondas Edgaras Šarūnas Tadas Žygimantas Ernestas Eimantas Modestas Titas Naglis Pranas Eugenijus Henrikas
      Leonas Zenonas Sigitas Valentinas Vidas Remigijus Osvaldas Daumantas Tauras Vaclovas Jurgis Motiejus Liudas Danielius
      Jaroslavas Vladimiras Andrejus Romualdas Arnas`,
    female: `Ona Janina Irena Danutė Rasa Daiva Birutė Jolanta Kristina Rita Vida Regina Aldona Genovaitė Lina Edita Jūratė
      Nijolė Marija Elena Asta Inga Laima Loreta Stasė Gintarė Agnė Vilma Rūta Aušra Audronė Violeta Laura Eglė Gabija
      Emilija Austėja Monika Greta Ieva Giedrė Karolina Viktorija Simona Zita Živilė Sigita Renata Dalia Jurgita Rimantė
      Vaida Neringa Ramunė Diana Indrė Jurga Milda Dovilė Raimonda Erika Justina Ugnė Kotryna Goda Miglė Deimantė
      Vaiva Urtė Kamilė Gerda Liepa Luknė Sofija Lėja Adelė Barbora Olivija Natalija Olga Svetlana Tatjana Irina Jelena
      Liudmila Galina Valentina Silvija Vitalija Virginija Valerija Bronė Zofija Adolfina Teresė Felicija Angelė
      Margarita Raminta Kornelija Aistė Lijana Ingrida Odeta Solveiga Snieguolė`,
    // A wife's surname ends in -ienė, a daughter's in -aitė, -ytė, -utė or -iūtė: every other name of the pool.
    family: gendered(
      `Kazlauskas Jankauskas Petrauskas Stankevičius Vasiliauskas Žukauskas Butkus Paulauskas Urbonas Kavaliauskas Navickas
      Ramanauskas Rimkus Kazlas Sakalauskas Balčiūnas Adomaitis Žilinskas Mockus Grigas Šimkus Norkus Bagdonas Gudaitis
      Ivanauskas Lukošius Mažeika Malinauskas Mikalauskas Jonaitis Kairys Gaidys Pocius Rimkevičius Šidlauskas Baranauskas
      Čepulis Budrys Dapkus Dambrauskas Gudauskas Juškevičius Kaminskas Karpavičius Klimas Kučinskas Lapinskas Laurinaitis
      Leonavičius Liutkus Marcinkevičius Markevičius Masiulis Matulevičius Matulis Milašius Morkūnas Motiejūnas Naujokas
      Noreika Orlauskas Palionis Petraitis Petrulis Petkevičius Pilipavičius Poška Račkauskas Radzevičius Rakauskas
      Raudonis Razmas Ruškys Sabaliauskas Savickas Senkus Simonaitis Sinkevičius Skirmantas Sliesoraitis Smetona Stonkus
      Stonys Survila Šapoka Ščerbinskas Šeškus Šiaulys Šimaitis Šimonis Širvinskas Tamošaitis Tamošiūnas Tamulis Tarasevičius
      Urbonavičius Vaičiulis Vaitkus Vaitkevičius Valaitis Valančius Varnas Venckus Venslovas Viliūnas Vilkas Vitkus
      Vitkauskas Volkovas Zaleckis Zubrickas Žemaitis Žilys Žukas Žvirblis Žemaitaitis Abromaitis Ambrazevičius Andriulis
      Antanaitis Arlauskas Astrauskas Augustinas Bajoras Baltrušaitis Banys Bartkus Beniušis Bernotas Bielskis Bieliauskas
      Blažys Bružas Česnauskas Daukšas Dobrovolskis Drungilas Gailius Galdikas Gedvilas Genys Girdauskas
      Griškevičius Jakubauskas Janušauskas Jasaitis Jasinskas Jurgaitis Juknevičius Kalvaitis Kubilius Kuncevičius Kvedaras
      Lenkauskas Macijauskas Mačiulis Mickevičius Narbutas Ivanovas Petrovas Smirnovas`,
      (name, i) => {
        const [, stem, end] = /^(.*?)(ius|[aiuy]s|a)$/.exec(name) as unknown as [string, string, string];
        const daughter = { ius: 'iūtė', as: 'aitė', us: 'utė', a: 'aitė' }[end] ?? 'ytė';
        return stem + (i % 2 ? daughter : 'ienė');
      },
    ),
  },
  places: {
    // `area` is how the town's eight digits begin.
    columns: 'city region zone area lat lon',
    rows: `
      Vilnius|Vilniaus apskritis|01102-01144,03100-03235,04100-04350,06100-06340,08100-08440,09200-09345,10200-10320|521|54.6892|25.2798
      Kaunas|Kauno apskritis|44200-44340,45200-45480,47100-47460,48100-48460,49200-49480,50100-50440|373|54.9027|23.9096
      Klaipėda|Klaipėdos apskritis|91100-91260,92100-92290,93100-93290,94100-94290|463|55.7068|21.1391
      Šiauliai|Šiaulių apskritis|76200-76350,77150-77190,78240-78360|415|55.9333|23.3167
      Panevėžys|Panevėžio apskritis|35100-35240,36200-36240,37300-37440|454|55.7333|24.3500
      Alytus|Alytaus apskritis|62110-62178,63210-63270|315|54.3963|24.0414
      Marijampolė|Marijampolės apskritis|68170-68310|343|54.5599|23.3541
      Mažeikiai|Telšių apskritis|89120-89220|443|56.3167|22.3333
      Utena|Utenos apskritis|28130-28240|389|55.4976|25.5992
      Jonava|Kauno apskritis|55100-55180|349|55.0833|24.2833
      Kėdainiai|Kauno apskritis|57180-57390|347|55.2878|23.9728
      Tauragė|Tauragės apskritis|72210-72320|446|55.2522|22.2897
      Telšiai|Telšių apskritis|87110-87340|444|55.9814|22.2472
      Ukmergė|Vilniaus apskritis|20110-20190|340|55.2500|24.7500
      Visaginas|Utenos apskritis|31100-31240|386|55.5968|26.4398
      Plungė|Telšių apskritis|90110-90170|448|55.9114|21.8442
      Kretinga|Klaipėdos apskritis|97110-97180|445|55.8888|21.2445
      Palanga|Klaipėdos apskritis|00130-00180|460|55.9175|21.0686
      Šilutė|Klaipėdos apskritis|99120-99180|441|55.3489|21.4831
      Radviliškis|Šiaulių apskritis|82120-82180|422|55.8167|23.5333`,
  },
  roads: `Vilniaus_g. Kauno_g. Gedimino_pr. Laisvės_al. Vytauto_g. Basanavičiaus_g. Savanorių_pr. Taikos_pr. Žemaitės_g. Maironio_g.
    Mindaugo_g. Kęstučio_g. Algirdo_g. Birutės_g. Donelaičio_g. Kudirkos_g. Daukanto_g. Sodų_g. Liepų_g. Beržų_g. Ąžuolų_g.
    Pušų_g. Klevų_g. Miško_g. Parko_g. Mokyklos_g. Bažnyčios_g. Turgaus_g. Stoties_g. Pramonės_g. Žalioji_g. Naujoji_g.
    Ežero_g. Upės_g. Tilto_g. Saulės_g. Ramybės_g. Jaunimo_g. Statybininkų_g. Tilžės_g.`,
  street: '{road} {1-120}(|||-{1-80}|-{1-80}|A)',
  address: '{street}, LT-{postcode} {city}',
  postcode: '{zone}',
  phone: '+370 6[0-578]# #####',
  landline: '+370 {place.area} %####',
  banks: {
    columns: 'bank bic code',
    rows: `
      Swedbank|HABALT22|73000
      SEB bankas|CBVILT2X|70440
      Luminor Bank|AGBLLT2X|40100
      Artea bankas|CBSBLT26|71800
      Revolut Bank|REVOLT21|32500
      Citadele banka|INDULT2X|72900
      Medicinos bankas|MDBALT22|72300
      Mano bankas|KUSRLT24|50301
      European Merchant Bank|EUEBLT22|71100
      OP Corporate Bank|OKOYLT2X|21500`,
  },
  // The part after the bank's digits; people write the whole IBAN.
  account: '###########',
  bban: '{bank.code}{account}',
  cards: 'visa mastercard',
  firms: {
    forms: 'UAB UAB UAB UAB MB MB AB IĮ',
    // The legal form stands in front, the name in quotation marks.
    name: '{form} „({founder} {trade}|{place.city} {trade}|{founder} ir partneriai|{founder} ir sūnūs|{founder} {trade})“',
  },
  income: [1200, 4000],
  fields: {
    id: certified(balticId, 'Asmens kodas', { synonyms: ['personal code'] }),
    idcard: pictured('Asmens tapatybės kortelės numeris', '1#######', {
      group: 'identity',
      synonyms: ['atk', 'tapatybės kortelė'],
    }),
    passport: pictured('Paso numeris', '2#######', { synonyms: ['pasas'] }),
    licence: pictured('Vairuotojo pažymėjimo numeris', '0#######', {
      synonyms: ['vairuotojo pažymėjimas'],
    }),
    tax: certified(balticId, 'Mokesčių mokėtojo kodas', { make: (_, p) => p.read('id') }),
    // Social insurance: two letters and seven digits, no rule is public.
    ssn: pictured('SD numeris', 'SD#######', { synonyms: ['sodra'] }),
    bankcode: pictured('Banko kodas', '{bank.code}'),
    plate: pictured('Valstybinis numeris', '[A-PR-VYZ][A-PR-VYZ][A-PR-VYZ] ###', {
      synonyms: ['automobilio numeris'],
    }),
  },
  company: {
    registration: certified(ltImonesKodas, 'Įmonės kodas'),
    vat: certified(ltPvm, 'PVM mokėtojo kodas'),
  },
  presets: [
    {
      key: 'mokejimas',
      name: 'Mokėjimo nurodymas (payment order)',
      rows: [
        ['Mokėtojas', 'name'],
        ['Asmens kodas', 'id'],
        ['Mokėtojo sąskaita', 'iban'],
        ['Gavėjas', 'company.name'],
        ['Įmonės kodas', 'company.registration'],
        ['Gavėjo sąskaita', 'company.iban'],
        ['Gavėjo bankas', 'company.bank'],
        ['Suma', 'amount'],
        ['Valiuta', 'currency'],
        ['Mokėjimo paskirtis', 'reference'],
        ['Data', 'date'],
      ],
    },
  ],
});
