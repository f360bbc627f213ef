import { gendered } from '../data/gendered.ts';
import { greekFeminine, greekToLatin } from '../data/greekScript.ts';
import { CY } from '../data/ibanLayouts.ts';
import { english } from '../data/languages/english.ts';
import { inLatin, nativeScript } from '../data/nativeScript.ts';
import { ibanField } from '../fields/iban.ts';
import { addressIn } from '../fields/nativeAddress.ts';
import { cyTic, firmTic } from '../validators/cyTic.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

/** The capitals that Greek and Latin share, for plates. */
const SHARED = '[ABEHKMNPTXYZ]';

/** Streets that every town has, then those of one. */
const ROADS = `Αρχιεπισκόπου_Μακαρίου_Γ Γρίβα_Διγενή 28ης_Οκτωβρίου 25ης_Μαρτίου 1ης_Απριλίου Ελευθερίου_Βενιζέλου Ελευθερίας
  Αγίου_Ανδρέου Αγίου_Νικολάου Αγίας_Φυλάξεως@Lemesos Αγίου_Γεωργίου Κολοκοτρώνη Κανάρη Μιαούλη Ρήγα_Φεραίου Δημοκρατίας
  Ομήρου Αριστοτέλους Πλάτωνος Σωκράτους Περικλέους Λεωνίδου Ευαγόρου Ονασαγόρου@Lefkosia Λήδρας@Lefkosia
  Στασίνου@Lefkosia+Strovolos Αθαλάσσης@Strovolos Λεμεσού@Lefkosia+Strovolos Ανεξαρτησίας@Lemesos Μακένζι@Larnaka
  Φοινικούδων@Larnaka Αποστόλου_Παύλου@Pafos Ποσειδώνος@Pafos Νησί@Agia_Napa Πρωταρά@Paralimni Αθηνών Ερμού Κύπρου Αφροδίτης
  Σόλωνος Ηρώων Τεύκρου Κίμωνος Ζήνωνος_Κιτιέως Γρηγόρη_Αυξεντίου Κυριάκου_Μάτση Εθνικής_Αντιστάσεως`;

const CITIES = `Λευκωσία Λεμεσός Λάρνακα Πάφος Στρόβολος Λακατάμεια Αγλαντζιά Έγκωμη Αραδίππου Παραλίμνι Γερμασόγεια
  Γεροσκήπου Δερύνεια`;

const inGreek = nativeScript(greekToLatin, ROADS, CITIES);

export const cy = country('cy', () => ({
  name: 'Cyprus',
  alpha3: 'CYP',
  paydays: [[31], [25]],
  currency: 'EUR',
  gs1: '529',
  // Green Monday and Kataklysmos hang from the Orthodox Easter.
  holidays: '0101 0106 O-48 0325 0401 E-2 E+1 O-2 O+1 0501 O+50 0815 1001 1028 1224-1226',
  group: 'Europe',
  locale: { language: 'el', zone: 'Asia/Nicosia' },
  economy: {
    // 5 % for most food (Value Added Tax Law 95(I)/2000, Fifth Schedule).
    vat: { usual: 19, food: 5 },
    // Social insurance 8.8 and the health system 2.65 since 2024.
    deductions: { social: 11.5, tax: 5 },
    extraPay: '12-20:100',
    // Estimates.
    tenure: { rent: 31, loan: 18 },
    shops: { card: 70, wallet: 15 },
  },
  words: {
    exonyms:
      'zyprisch zyprische Zypern Zypriot Zyprioten Chypre chypriote chypriotes Chipre chipriota Cipro cipriota Cypr cypryjski',
    scripts: 'キプロス 塞浦路斯 키프로스 قبرص قبرصي~ साइप्रस Кипр Кипра Кіпр Кіпру кипрск~ кіпрськ~',
    women: 'Zypriotin Zypriotinnen',
    places:
      'Lefkosia=Никосия|Никосии|نيقوسيا|ニコシア|尼科西亚; Lemesos=Лимассол+|ليماسول|リマソール|利马索尔',
  },
  language: english,
  aliases: 'Κύπρος Kypros Kıbrıs Republic_of_Cyprus Cypriot Cypriots Κύπριος Κύπριοι Κύπρια',
  ages: '11 18.5 18.5 16.5 14.5 12 9',
  life: {
    studies: 58,
    retires: [64, 63],
    pays: [430, 2100],
    institutions: `
      university@Lefkosia+Strovolos+Lakatameia+Aglantzia+Egkomi (University of Cyprus|European University Cyprus|University of Nicosia)
      university@Lemesos+Germasogeia+Mesa_Geitonia+Agios_Athanasios+Kato_Polemidia Cyprus University of Technology
      university@Larnaka+Aradippou Alexander College
      university@Pafos+Geroskipou Neapolis University Pafos
      university@Paralimni+Deryneia+Agia_Napa University of Cyprus
      secondary {town} (Lyceum|Gymnasium)
      pension Social Insurance Services
      town Municipality of {town}
      fire Cyprus Fire Service
      ambulance Cyprus Ambulance Service`,
  },
  sources:
    'Ages and towns are estimates from general knowledge of CYSTAT, census 2021; names by generation and shares of banks, cards and forms are estimates too.',
  names: {
    latin: greekToLatin,
    native: '{given.native} {family.native}',
    male: {
      0: `Γεώργιος Ανδρέας Ιωάννης Κωνσταντίνος Χρίστος Κυριάκος Μιχαήλ Παναγιώτης Νικόλαος Χαράλαμπος Σάββας
        Δημήτριος Αντώνιος Θεόδωρος Σωτήριος Πέτρος Στυλιανός Λουκάς Λοΐζος Ελευθέριος Ευάγγελος Γρηγόριος Στέλιος
        Σπύρος Παύλος Τάσος Φοίβος Τάκης`,
      1965: `Ανδρέας Γεώργιος Κωνσταντίνος Χρίστος Μάριος Κυριάκος Παναγιώτης Μιχάλης Νίκος Σάββας Χαράλαμπος
        Δημήτρης Αντώνης Θεόδωρος Σωτήρης Πέτρος Στέλιος Λουκάς Γιάννης Άριστος Κώστας Δώρος Ζαχαρίας Νεόφυτος
        Ευριπίδης Σταύρος Πάμπος`,
      1985: `Ανδρέας Γιώργος Κωνσταντίνος Χρίστος Μάριος Παναγιώτης Μιχάλης Νικόλας Σάββας Χαράλαμπος Δημήτρης
        Αντώνης Θεόδωρος Σωτήρης Πέτρος Στέφανος Λουκάς Ιωάννης Αλέξανδρος Στέλιος Ραφαήλ Σταύρος Κυριάκος
        Μαρίνος Λεωνίδας Ευάγγελος Άγγελος Φίλιππος Ορέστης Ηλίας Βασίλης Γαβριήλ`,
      1998: `Ανδρέας Γιώργος Κωνσταντίνος Χρίστος Παναγιώτης Μιχάλης Νικόλας Σάββας Χαράλαμπος Δημήτρης Αντώνης
        Θεόδωρος Στέφανος Λουκάς Ιωάννης Αλέξανδρος Ραφαήλ Σταύρος Κυριάκος Μαρίνος Ιάκωβος Άγγελος Φίλιππος
        Ορέστης Ιάσονας Βασίλης Γαβριήλ Δανιήλ Στυλιανός Μάρκος Ματθαίος Παύλος Σίμος Ηρακλής Χριστόφορος
        Αναστάσιος Αχιλλέας Εμμανουήλ Κλεάνθης Πολύβιος Θεοδόσιος Θωμάς Λάμπρος Νεκτάριος Οδυσσέας Ξενοφών
        Κύπρος Ερμής Λάζαρος Ρένος Άδωνις Ευαγόρας Ονήσιλος Κίμωνας Τεύκρος Ζήνωνας Αίας`,
    },
    female: {
      0: `Μαρία Ελένη Ανδρούλλα Αικατερίνη Παναγιώτα Δέσποινα Χρυστάλλα Γεωργία Κυριακού Ευαγγελία Ελλού Θεοδώρα
        Αναστασία Σοφία Ειρήνη Λουκία Μαρίτσα Άννα Ευφροσύνη Χαρίτα Ιουλία Στυλιανή Αγγελική Ελπίδα Κατίνα Ρεβέκκα
        Φωτεινή Ευδοκία`,
      1965: `Μαρία Ελένη Ανδρούλα Γεωργία Παναγιώτα Δέσποινα Χρυστάλλα Χριστίνα Ανδρέα Ευαγγελία Στέλλα Θεοδώρα
        Αναστασία Σοφία Ειρήνη Λουκία Μαρίνα Άννα Ιωάννα Κατερίνα Νίκη Έλενα Αντρούλα Σταυρούλα Σωτηρούλα Κυριακή
        Μυροφόρα Ελισάβετ`,
      1985: `Μαρία Ελένη Γεωργία Παναγιώτα Δέσποινα Χριστίνα Ευαγγελία Στέλλα Θεοδώρα Αναστασία Σοφία Ειρήνη
        Μαρίνα Άννα Ιωάννα Κατερίνα Νίκη Έλενα Σταυρούλα Κυριακή Αντρέα Χρυσταλλένη Νατάσα Ραφαέλα Μικαέλλα Στέφανη
        Ανδριάνα Εύα Μύρια Βασιλική Νικολέττα Κωνσταντίνα Αντωνία Ζωή`,
      1998: `Μαρία Ελένη Γεωργία Παναγιώτα Δέσποινα Χριστίνα Ευαγγελία Στέλλα Θεοδώρα Αναστασία Σοφία Ειρήνη
        Μαρίνα Άννα Ιωάννα Κατερίνα Έλενα Νεφέλη Μελίνα Αντρέα Χρυσταλλένη Ραφαέλα Μικαέλλα Στέφανη Ανδριάνα Εύα
        Βασιλική Νικολέττα Κωνσταντίνα Αντωνία Ζωή Ιφιγένεια Δάφνη Ιόλη Αριάδνη Παρασκευή Λυδία Εβελίνα Σάρα
        Θάλεια Αθηνά Βαρβάρα Έμιλη Αλεξία Ροδούλα Σταυριάνα Ελίνα Λήδα Αφροδίτη Ευτυχία Φλώρα Μόνικα Χρύσω Χριστιάνα Μαγδαληνή Θέκλα Ναταλία`,
    },
    family: gendered(
      `Γεωργίου Κωνσταντίνου Ιωάννου Χριστοδούλου Χαραλάμπους Αντωνίου Κυριάκου Μιχαήλ Νικολάου Παναγιώτου Ανδρέου
      Δημητρίου Χρίστου Σάββα Παπαδόπουλος Θεοδώρου Παύλου Στυλιανού Πέτρου Λοΐζου Χριστοφόρου Αριστείδου Σωτηρίου
      Φιλίππου Ευαγγέλου Στεφάνου Αναστασίου Γρηγορίου Ηλία Θωμά Ιακώβου Λουκά Μάρκου Νεοφύτου Ονησιφόρου
      Παρασκευά Σταύρου Τρύφωνος Χατζηγεωργίου Χατζηιωάννου Χατζηκωνσταντή Χατζημιχαήλ Χατζηνικόλα Χατζησάββα
      Χατζηχριστοδούλου Χατζηπαναγή Χατζηκυριάκου Χατζηανδρέου Παπαγεωργίου Παπαχριστοδούλου Παπανικολάου Παπαϊωάννου
      Παπακυριάκου Παπαμιχαήλ Παπασάββα Αγαθοκλέους Αγγελίδης Αθανασίου Αλεξάνδρου Αλεξίου Αργυρού Αρέστη Ασπρή
      Αυξεντίου Βασιλείου Βαρνάβα Βρυωνίδης Γαβριήλ Γιάγκου Γιαννάκη Δαμιανού Δανιήλ Ελευθερίου Ευριπίδου
      Ευσταθίου Ευθυμίου Ζαβρού Ζαχαρίου Ζήνωνος Ηρακλέους Ηροδότου Θεμιστοκλέους Θεοφάνους Θεοχάρους Ιορδάνου Καΐλη
      Καλλή Καμένος Καραγιάννης Καρής Κασάπης Κίτσιος Κλεάνθους Κλεοβούλου Κοσμάς Κουμής Κούτσου Κυπριανού Κωστή
      Λαζάρου Λάμπρου Λεοντίου Λεωνίδου Μαλλής Μαρίνου Μαυρομμάτης Μελετίου Μηνά Μιλτιάδους Μιχαηλίδης
      Ματθαίου Μουσκής Ναθαναήλ Νεοκλέους Νικολαΐδης Νικηφόρου Ξενοφώντος Οδυσσέως Οικονομίδης Ορφανίδης Παναγή
      Παντελή Πασχάλης Πατσαλίδης Περικλέους Πιερή Πίττας Πλατρίτης Πολυβίου Πολυκάρπου Προδρόμου Ρούσος Σαββίδης Σεργίου
      Σιακαλλής Σιαμμάς Σολωμού Σοφοκλέους Σπύρου Στασής Σωκράτους Τηλεμάχου Τιμοθέου Τσαγγαρίδης Τσιάκκας Τσολάκης Τουμάζου
      Φραγκίσκου Φωτίου Φιλιππίδης Χαράλαμπου Χριστοφή Χρυσοστόμου Χρυσάνθου Ψαράς Ψάλτης`,
      greekFeminine,
    ),
  },
  places: {
    // `area` begins the landline numbers of the district.
    columns: 'city region zone area lat lon pop',
    rows: `
      Lemesos|Lemesos District|3010-3117|25|34.6750|33.0443|108
      Strovolos|Lefkosia District|2001-2067|22|35.1439|33.3411|72
      Lefkosia|Lefkosia District|1010-1107|22|35.1725|33.3650|57
      Larnaka|Larnaka District|6010-6060|24|34.9182|33.6232|52
      Lakatameia|Lefkosia District|2300-2332|22|35.1161|33.3192|45
      Pafos|Pafos District|8010-8066|26|34.7754|32.4218|37
      Kato Polemidia|Lemesos District|4150-4159|25|34.6919|33.0006|25
      Aglantzia|Lefkosia District|2101-2124|22|35.1536|33.3944|22
      Aradippou|Larnaka District|7100-7105|24|34.9528|33.5875|21
      Egkomi|Lefkosia District|2400-2427|22|35.1631|33.3211|20
      Agios Athanasios|Lemesos District|4101-4108|25|34.7108|33.0506|18
      Germasogeia|Lemesos District|4040-4049|25|34.7181|33.0872|17
      Mesa Geitonia|Lemesos District|4000-4006|25|34.7022|33.0419|16
      Paralimni|Ammochostos District|5280-5296|23|35.0375|33.9825|15
      Geroskipou|Pafos District|8200-8204|26|34.7597|32.4469|9
      Deryneia|Ammochostos District|5380-5383|23|35.0644|33.9581|6
      Agia Napa|Ammochostos District|5330-5344|23|34.9876|34.0001|3`,
    others: `Lefkosia=Nicosia|Λευκωσία|Nikosia|Nicosie|Lefkoşa; Lemesos=Limassol|Λεμεσός|Limasol; Larnaka=Larnaca|Λάρνακα;
      Pafos=Paphos|Πάφος|Baf; Strovolos=Στρόβολος; Lakatameia=Lakatamia|Λακατάμεια; Aglantzia=Αγλαντζιά; Egkomi=Engomi|Έγκωμη;
      Aradippou=Αραδίππου; Paralimni=Παραλίμνι; Germasogeia=Γερμασόγεια; Geroskipou=Yeroskipou|Γεροσκήπου;
      Deryneia=Derynia|Δερύνεια; Agia Napa=Ayia Napa|Αγία Νάπα;
      Lefkosia District=Nicosia District|Επαρχία Λευκωσίας; Lemesos District=Limassol District|Επαρχία Λεμεσού;
      Larnaka District=Larnaca District|Επαρχία Λάρνακας; Pafos District=Paphos District|Επαρχία Πάφου;
      Ammochostos District=Famagusta District|Famagusta|Επαρχία Αμμοχώστου`,
  },
  get roads() {
    return inLatin(ROADS, greekToLatin);
  },
  street: '{road} {1-120}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+357 9[5679] ######',
  landline: '+357 {place.area} ######',
  // Codes and BICs as schwifty's registry of banks has them; the codes of the last three are from general knowledge.
  banks: {
    columns: 'bank bic code share',
    rows: `
      Bank of Cyprus|BCYPCY2N|002|42
      Hellenic Bank|HEBACY2N|005|32
      Eurobank Cyprus|ERBKCY2N|018|11
      Alpha Bank Cyprus|ABKLCY2N|009|7
      AstroBank|PIRBCY2N|008|4
      cdbbank|CYDBCY2N|014|2
      Société Générale Bank Cyprus|SOGECY2N|012|1
      National Bank of Greece Cyprus|ETHNCY2N|006|1`,
    others: 'Bank of Cyprus=Τράπεζα Κύπρου|BOC; Hellenic Bank=Ελληνική Τράπεζα',
  },
  // The sixteen digits after the branch in the IBAN.
  account: '0000############',
  iban: ibanField({ CY }, '{bank.code}00{100-499}{account}'),
  cards: 'visa:62 mastercard:37 amex:1',
  firms: {
    forms: `
      Ltd|88|1951|1|300
      Public Ltd|1|1951|50|4000
      & Co|5|1936|2|15
      LP|6|1936|2|20`,
    name: '({founder} {trade}|{trade} {founder}|{founder} & {partner} {trade}|{founder} & Sons {trade}|{trade} {town}) {form}',
  },
  income: [1000, 4200],
  fields: {
    id: pictured('Identity card number', '%######', { synonyms: ['adt', 'ταυτότητα', 'δελτίο ταυτότητας'] }),
    passport: pictured('Passport number', 'K00######', { synonyms: ['διαβατήριο'] }),
    licence: pictured('Driving licence', '%######', { synonyms: ['άδεια οδήγησης'] }),
    tax: certified(cyTic, 'TIC', { synonyms: ['tin', 'αφτ', 'αριθμός φορολογικής ταυτότητας'] }),
    ssn: pictured('Social insurance number', '%######', {
      group: 'tax',
      synonyms: ['κοινωνικές ασφαλίσεις'],
    }),
    region: { label: 'District' },
    bankcode: pictured('Bank code', '{bank.code}'),
    nativeaddress: addressIn(inGreek, 'Address in native script', ['διεύθυνση']),
    plate: pictured('Registration plate', `[KHMNP]${SHARED}${SHARED} %##`, { synonyms: ['πινακίδα'] }),
  },
  company: {
    // HE stands for a company of limited liability (Ε.Ε.); numbers are issued in turn.
    registration: {
      label: 'Registration number (HE)',
      make: (random, { firm }) => `HE ${HE(random, firm.founded)}`,
    },
    vat: {
      label: 'VAT number (CY)',
      validator: cyTic,
      make: (_, p) => `CY${p.read('tax')}`,
    },
    tax: certified(cyTic, 'TIC', { make: (random, { firm }) => firmTic(random, firm.founded) }),
  },
}));

/** Numbers of companies by year: about, from general knowledge of the register. */
const HE = series(
  '1936 100 · 1975 5000 · 1990 42000 · 2000 112000 · 2008 220000 · 2015 340000 · 2020 405000 · 2026 485000',
);
