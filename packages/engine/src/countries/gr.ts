import { gendered } from '../data/gendered.ts';
import { greekFeminine, greekToLatin } from '../data/greekScript.ts';
import { GR } from '../data/ibanLayouts.ts';
import { english } from '../data/languages/english.ts';
import { inLatin, nativeScript } from '../data/nativeScript.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { allBut, SHOPS } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import { addressIn } from '../fields/nativeAddress.ts';
import { shops } from '../fields/transaction.ts';
import { grAfm } from '../validators/grAfm.ts';
import { grAmka } from '../validators/grAmka.ts';
import { certified, country, pictured } from './declare.ts';
import { registerNumber } from './registerNumber.ts';
import { series } from './series.ts';

/** The capitals that Greek and Latin share, for plates and cards. */
const SHARED = '[ABEHIKMNOPTXYZ]';

/** Streets of every town, then streets of one. */
const ROADS = `Ελευθερίου_Βενιζέλου Εθνικής_Αντιστάσεως 28ης_Οκτωβρίου 25ης_Μαρτίου Αγίου_Δημητρίου Αγίου_Νικολάου Αγίας_Σοφίας
  Κολοκοτρώνη Καραϊσκάκη Κανάρη Μιαούλη Παπανικολή Παπαφλέσσα Ρήγα_Φεραίου Δημοκρατίας Ερμού@Kentro+Thessaloniki+Patra+Volos+Peiraias+Katerini Θεμιστοκλέους Ομήρου
  Αριστοτέλους Πλάτωνος Σωκράτους Περικλέους Μητροπόλεως@Kentro+Thessaloniki+Larisa Κύπρου Ηρώων_Πολυτεχνείου Μακεδονίας Θεσσαλονίκης Λεωνίδου
  Μεγάλου_Αλεξάνδρου Αγίου_Γεωργίου Ανδρούτσου Μπότσαρη Υψηλάντου Κωλέττη Δεληγιάννη Τρικούπη Παλαμά Σολωμού
  Πανεπιστημίου@Kentro Σταδίου@Kentro Ακαδημίας@Kentro Σόλωνος@Kentro Ιπποκράτους@Kentro Ασκληπιού@Kentro
  Πατησίων@Athina Αχαρνών@Athina Αθηνάς@Kentro Αιόλου@Kentro Βασιλίσσης_Σοφίας@Ampelokipoi Λεωφόρος_Αλεξάνδρας@Ampelokipoi
  Λεωφόρος_Μεσογείων@Ampelokipoi Λεωφόρος_Συγγρού@Athina+Kallithea Λεωφόρος_Κηφισίας@Ampelokipoi+Marousi Εγνατία@Thessaloniki
  Τσιμισκή@Thessaloniki Ίωνος_Δραγούμη@Thessaloniki Γρηγορίου_Λαμπράκη@Peiraias Κορίνθου@Patra Δικαιοσύνης@Irakleio`;

const TRADES = `
  retail Εμπορική|Μάρκετ||Παντοπωλείο|Βιβλία
  construction Κατασκευαστική|Δομική|Τεχνική|Οικοδομική
  transport Μεταφορική|Λογιστικ|Μεταφορές|Κούριερ
  services Συμβουλευτική|Υπηρεσίες|Εκδηλώσεις
  food Τρόφιμα||Αρτοποιία|Γαλακτοκομική|Κρεατικά|Οινοποιία
  hospitality Ξενοδοχειακή|Εστίαση|Τουριστική|Κέτερινγκ
  software Πληροφορική|Λογισμικό|Ψηφιακή|Συστήματα
  metal Μεταλλουργική|Σιδηρά|Χαλυβουργική|Μεταλλοτεχνική
  automotive Μότορς|Αυτοκίνητα|Συνεργείο|Ελαστικά|Ανταλλακτικά
  realty Κτηματική|Ακίνητα|Μεσιτική
  agriculture Αγροτική|Γεωργική|Φυτώρια|Ελαιώνες
  electrical Ηλεκτρολογική|Ηλεκτρική|Φωτιστικά
  manufacturing Βιομηχανική|Μηχανήματα|Εργαλεία
  furniture Έπιπλα||Επιπλοποιία|Κουζίνες|Ξυλουργική
  textiles Υφάσματα|Μόδα|Ενδύματα||Κλωστική
  cleaning Καθαρισμοί|Καθαριστήριο
  beauty Κομμωτήριο|Καλλυντικά|Ομορφιά
  accounting Λογιστική|Φοροτεχνική|Ελεγκτική
  media Εκδοτική|Τυπογραφείο|Διαφημιστική|Στούντιο
  health Κλινική|Οδοντιατρική|Ιατρική|Διαγνωστική
  electronics Ηλεκτρονικά|Συσκευές
  energy Ενεργειακή|Ηλιακή
  security Ασφάλεια|Φύλαξη
  law Δικηγορική
  architecture Αρχιτεκτονική|Μελετητική
  plastics Πλαστικά|Συσκευασία
  pharma Φαρμακευτική|Εργαστήρια
  pharmacy Φαρμακείο
  insurance Ασφαλιστική|Ασφάλειες
  finance Χρηματοδοτική|Επενδυτική
  telecom Τηλεπικοινωνίες|Δίκτυα
  airline Αεροπορική`;

const CRAFTS = `
  baker Αρτοποιία|Αρτοποιείο
  butcher Κρεατικά|Κρεοπωλείο
  hairdresser Κομμωτήριο
  plumber Υδραυλική
  electrician Ηλεκτρολογική|Ηλεκτρική
  carpenter Ξυλουργική|Επιπλοποιία|Οικοδομική
  mason,civil-engineer Κατασκευαστική|Δομική|Οικοδομική
  painter Χρωματισμοί
  dentist Οδοντιατρική
  veterinarian Κτηνιατρική
  physiotherapist Φυσικοθεραπεία
  journalist Εκδοτική
  hotel-manager,receptionist Ξενοδοχειακή`;

const CITIES = `Αθήνα Θεσσαλονίκη Πάτρα Ηράκλειο Πειραιάς Λάρισα Περιστέρι Καλλιθέα Βόλος Ιωάννινα Μαρούσι Γλυφάδα Χανιά Τρίκαλα
  Σέρρες Καλαμάτα Καβάλα Αλεξανδρούπολη Κατερίνη Λαμία Ρόδος`;

const inGreek = nativeScript(
  greekToLatin,
  ROADS,
  TRADES,
  CRAFTS,
  CITIES,
  'και Υιοί Μονοπρόσωπη Εταιρεία Ι Κ Ε Ο Α Π',
);

export const gr = country('gr', () => ({
  name: 'Greece',
  alpha3: 'GRC',
  paydays: [[31]],
  currency: 'EUR',
  gs1: '520',
  holidays: '0101 0106 O-48 0325 E-2 E+1 O-2 O+1 0501 O+50 0815 1028 1225 1226',
  group: 'Europe',
  locale: { language: 'el', zone: 'Europe/Athens' },
  economy: {
    vat: { usual: 24, food: 13 },
    deductions: { social: 13.4, tax: 12.8 },
    extraPay: '4-16:50 7-31:50 12-21:100',
    tenure: { rent: 30, loan: 10 },
    shops: { card: 62, wallet: 23 },
  },
  words: {
    exonyms: `griechisch griechische Griekenland grec grecque ελληνικό ελληνική ελληνικός Grecja Grecji grecki grecka
      greckie greckich griego griega greco Griekse Yunanistan Yunan Yunani Hy_Lạp`,
    scripts: 'ギリシャ 希腊 希臘 그리스 اليونان يوناني~ यूनान Греци^ Греці^ греческ~ грецьк~ Ugiriki',
    women: 'Griechin Griechinnen Greczynka Greczynki',
    places: `Athina=アテネ|雅典|아테네|أثينا|एथेंस|Афины|Афин|Афинах|Афіни|Афінах|Αθήνας|Αθήνα|Ateny|Atina|Atene|Athener`,
    numbers: { company: 'γεμη' },
  },
  language: english,
  aliases: `Ελλάδα Ελλάς Hellas Ellada Hellenic_Republic Greek Greeks Έλληνας Έλληνες Ελληνίδα
    Ελληνική_Δημοκρατία Griechenland Grèce Grecia`,
  ages: '8.7 12.3 15.4 18.5 17 14.6 13.5',
  life: {
    studies: 60,
    retires: [64, 62],
    pays: [480, 2150],
    institutions: `
      university@Athina+Peristeri+Kallithea+Marousi+Glyfada (National and Kapodistrian University of Athens|National Technical University of Athens|Athens University of Economics and Business)
      university@Peiraias University of Piraeus
      university@Thessaloniki (Aristotle University of Thessaloniki|University of Macedonia)
      university@Katerini+Serres International Hellenic University
      university@Patra University of Patras
      university@Irakleio (University of Crete|Hellenic Mediterranean University)
      university@Chania Technical University of Crete
      university@Larisa+Volos+Trikala+Lamia University of Thessaly
      university@Kalamata University of the Peloponnese
      university@Kavala+Alexandroupoli Democritus University of Thrace
      university@Rodos University of the Aegean
      secondary {town} (High School|Experimental High School)
      pension e-EFKA
      town Municipality of {town}
      fire Hellenic Fire Service
      ambulance EKAB`,
  },
  sources:
    'Ages and cities after ELSTAT, census 2021, rounded; names by generation and shares of banks, cards and forms are estimates.',
  names: {
    latin: greekToLatin,
    native: '{given.native} {family.native}',
    male: {
      0: `Γεώργιος Ιωάννης Κωνσταντίνος Δημήτριος Νικόλαος Παναγιώτης Βασίλειος Χρήστος Αθανάσιος Ευάγγελος
        Σπυρίδων Αντώνιος Αναστάσιος Μιχαήλ Θεόδωρος Ηλίας Χαράλαμπος Εμμανουήλ Σταύρος Πέτρος Σωτήριος
        Στυλιανός Ελευθέριος Απόστολος Φώτιος Διονύσιος Ανδρέας Λάμπρος Αριστείδης Θωμάς Γεράσιμος Επαμεινώνδας`,
      1960: `Γεώργιος Δημήτριος Ιωάννης Κωνσταντίνος Νικόλαος Παναγιώτης Χρήστος Βασίλειος Αθανάσιος Ευάγγελος Μιχαήλ
        Σπυρίδων Αναστάσιος Αντώνιος Θεόδωρος Σταύρος Ανδρέας Χαράλαμπος Ηλίας Εμμανουήλ Αλέξανδρος Σωτήριος
        Στέφανος Άγγελος Λεωνίδας Γρηγόριος Ευστάθιος Στέργιος Παύλος Λάζαρος`,
      1980: `Γεώργιος Δημήτριος Κωνσταντίνος Ιωάννης Νικόλαος Χρήστος Παναγιώτης Βασίλειος Αλέξανδρος Αθανάσιος
        Μιχαήλ Εμμανουήλ Αντώνιος Σπυρίδων Ευάγγελος Αναστάσιος Θεόδωρος Στέφανος Σταύρος Ανδρέας Χαράλαμπος
        Ηλίας Πέτρος Μάριος Φίλιππος Κυριάκος Άρης Σάββας Νεκτάριος Ευθύμιος`,
      1995: `Κωνσταντίνος Γεώργιος Δημήτριος Ιωάννης Νικόλαος Αλέξανδρος Χρήστος Παναγιώτης Βασίλειος Αθανάσιος
        Μιχαήλ Εμμανουήλ Αντώνιος Σπυρίδων Στέφανος Άγγελος Ανδρέας Μάριος Ραφαήλ Φίλιππος Ορέστης Ιάσονας
        Αναστάσιος Οδυσσέας Αχιλλέας Ευάγγελος Λεωνίδας Άρης Θεόδωρος Στυλιανός Περικλής Μάρκος Λουκάς
        Θεμιστοκλής Σωκράτης Αλέξιος Ιάκωβος Παρασκευάς Αργύριος Ευστράτιος Γαβριήλ Δανιήλ Ματθαίος Τηλέμαχος
        Παντελεήμων Σεραφείμ Ζήσης Ερμής Αιμίλιος Συμεών Ξενοφών Ιωσήφ Τιμόθεος Φαίδων Βύρων Θεοφάνης Κλεάνθης`,
    },
    female: {
      0: `Μαρία Ελένη Αικατερίνη Βασιλική Γεωργία Παναγιώτα Σοφία Ευαγγελία Δήμητρα Ιωάννα Άννα Αγγελική Παρασκευή
        Κωνσταντίνα Αναστασία Χρυσούλα Σταυρούλα Φωτεινή Ευφροσύνη Κυριακή Στυλιανή Ανθή Καλλιόπη Ευδοκία
        Δέσποινα Χαρίκλεια Ουρανία Όλγα Πηνελόπη Ασημίνα Ευθυμία Σμαράγδα`,
      1960: `Μαρία Ελένη Αικατερίνη Βασιλική Γεωργία Σοφία Δήμητρα Αγγελική Κωνσταντίνα Παναγιώτα Ευαγγελία Ιωάννα
        Αναστασία Παρασκευή Φωτεινή Χριστίνα Σταυρούλα Ειρήνη Άννα Αθανασία Ελευθερία Στυλιανή Κυριακή Χρυσούλα
        Αλεξάνδρα Θεοδώρα Ευγενία Σπυριδούλα Βαρβάρα Δέσποινα`,
      1980: `Μαρία Ελένη Αικατερίνη Γεωργία Βασιλική Δήμητρα Σοφία Ιωάννα Αγγελική Κωνσταντίνα Παναγιώτα Χριστίνα
        Ευαγγελία Ειρήνη Αναστασία Άννα Αλεξάνδρα Αντωνία Φωτεινή Όλγα Νικολέτα Παρασκευή Ελευθερία Θεοδώρα
        Μαρίνα Ζωή Αθηνά Ευγενία Στέλλα Καλλιόπη`,
      1995: `Μαρία Ελένη Αικατερίνη Κωνσταντίνα Βασιλική Σοφία Γεωργία Ειρήνη Δήμητρα Αγγελική Ιωάννα Αναστασία
        Χριστίνα Άννα Ευαγγελία Παναγιώτα Νικολέτα Μαριάννα Ραφαέλα Αλεξάνδρα Δανάη Μυρτώ Νεφέλη Αντωνία Αθηνά
        Ζωή Δέσποινα Ελευθερία Βαρβάρα Αριάδνη Χρυσούλα Φωτεινή Ισμήνη Δάφνη Μελίνα Ιφιγένεια Σταυρούλα Θάλεια
        Ηλιάνα Λυδία Αφροδίτη Ανδριάνα Ιουλία Φαίη Έλλη Χριστιάνα Αλίκη Αργυρώ Τατιάνα Μαργαρίτα Κλεοπάτρα
        Ελπίδα Αρτεμισία Στεφανία Πολυξένη Λαμπρινή Ροδάνθη Αμαλία Θεοπίστη Τριανταφυλλιά Φλώρα Σεβαστή`,
    },
    family: gendered(
      `Παπαδόπουλος Παπαγεωργίου Οικονόμου Παπαδάκης Παππάς Γεωργίου Αθανασίου Αντωνίου Βασιλείου
      Δημητρίου Ιωάννου Κωνσταντίνου Νικολάου Παπανικολάου Χριστοδούλου Γεωργιάδης Νικολαΐδης Ιωαννίδης Μακρής Καραγιάννης
      Δημόπουλος Κωνσταντινίδης Αλεξίου Αγγελόπουλος Βλάχος Παπαϊωάννου Παπακωνσταντίνου Παπαδημητρίου Παπαθανασίου
      Αναγνωστόπουλος Γιαννόπουλος Γεωργόπουλος Δημητρόπουλος Ιωαννόπουλος Νικολόπουλος Παναγιωτόπουλος Θεοδωρόπουλος
      Σωτηρόπουλος Χρηστόπουλος Αλεξόπουλος Βασιλόπουλος Κωνσταντόπουλος Σταθόπουλος Αναστασόπουλος Ηλιόπουλος Μιχαλόπουλος
      Παυλίδης Αναστασιάδης Χατζής Σαμαράς Μιχαηλίδης Δημητριάδης Αθανασιάδης Βασιλειάδης Θεοδωρίδης Κυριακίδης Σταυρίδης
      Τριανταφυλλίδης Χριστοφορίδης Ευαγγέλου Αποστόλου Αναστασίου Γρηγορίου Ευσταθίου Ζαχαρίου Θεοδώρου Κυριακού Μιχαήλ
      Πέτρου Σταύρου Στεφάνου Σωτηρίου Χαραλάμπους Χρήστου Αργυρίου Αρβανίτης Μανωλάκης Νικολάκης Γιαννακάκης Βασιλάκης
      Μαρκάκης Σταματάκης Κουκουλάκης Τζανάκης Φραγκάκης Λιοδάκης Μαυράκης Κανάκης Δασκαλάκης Ξενάκης Μπουρνάκης
      Καραμανλής Καζαντζής Μαυρίδης Πετρίδης Σιδέρης Σκούρας Ζέρβας Τσιρίγος Ρήγας Γκίκας Γκούμας Ντίνος Μπέης
      Μπακάλης Μπλέτσας Μαρκόπουλος Ρίζος Καλογερόπουλος Κατσαρός Κόκκινος/Κοκκίνου Μαυρομάτης Λαμπρόπουλος Λάμπρου Τσακίρης Τσάκωνας
      Φωτόπουλος Φωτίου Χατζηδάκης Χατζηγεωργίου Ψαρράς Ζαφειρόπουλος Δούκας Δρακόπουλος Ελευθερίου Ευθυμίου Θωμόπουλος
      Καλαμαράς Κανελλόπουλος Καραβάς Καρράς Κατσούλης Κεφαλάς Κοντός Κορδάτος Κουρής Κούρτης Κυριαζής Λαζαρίδης Λιάπης
      Λούκας Μάνος Μανώλης Μαντάς Μελάς Μηλιώτης Μουρατίδης Νάκος Ξανθόπουλος Ορφανός Παπαγιάννης Παπανδρέου
      Πολίτης Ράπτης Ρούσσος Σκλάβος Σπανός Σπυρόπουλος Τζιόβας Τσιάμης Τσίρος`,
      greekFeminine,
    ),
  },
  places: {
    // `plate` is the first letters of the prefecture's plates, `area` the area code and the start of the number.
    columns: 'city region zone area lat lon plate pop district',
    rows: `
      Athina|Attiki|105 5[1-9],106 7[1-9]|210 364|37.9780|23.7320|YZ|90|Kentro
      Athina|Attiki|114 7[1-6],115 2[1-8]|210 364|37.9850|23.7620|YZ|190|Ampelokipoi
      Athina|Attiki|104 3[1-9],112 5[1-7],116 3[1-6],117 4[1-5]|210 364|37.9900|23.7280|YZ|363
      Thessaloniki|Kentriki Makedonia|546 2[1-9],546 3#,546 4[0-6]|2310 27|40.6436|22.9309|NE|317
      Patra|Dytiki Ellada|262 2[1-6],263 3[1-5]|2610 27|38.2444|21.7344|AX|175
      Irakleio|Kriti|712 0[12],713 0[5-7]|2810 28|35.3279|25.1434|HK|163
      Peiraias|Attiki|185 3[1-9],185 4[0-7]|210 417|37.9420|23.6462|YP|168
      Larisa|Thessalia|412 2[1-3],413 3[4-6]|2410 25|39.6369|22.4176|PI|148
      Peristeri|Attiki|121 3[1-7]|210 574|38.0154|23.6919|IM|133
      Kallithea|Attiki|176 7[1-6]|210 956|37.9500|23.7000|IB|97
      Volos|Thessalia|382 2[12],383 3[34]|24210 2|39.3610|22.9425|BO|85
      Ioannina|Ipeiros|453 3[23],454 4[45]|26510 2|39.6650|20.8537|IN|82
      Marousi|Attiki|151 2[1-6]|210 802|38.0500|23.8000|ZH|71
      Glyfada|Attiki|165 6[12],166 7[45]|210 894|37.8629|23.7580|ZY|89
      Chania|Kriti|731 3[1-6]|28210 4|35.5138|24.0180|XN|54
      Trikala|Thessalia|421 3[12]|24310 2|39.5557|21.7679|TK|62
      Serres|Kentriki Makedonia|621 2[1-5]|23210 5|41.0855|23.5476|EP|58
      Kalamata|Peloponnisos|241 3[1-3]|27210 2|37.0389|22.1142|KM|58
      Kavala|Anatoliki Makedonia kai Thraki|653 02,654 03|2510 22|40.9396|24.4069|KB|51
      Alexandroupoli|Anatoliki Makedonia kai Thraki|681 3[1-3]|25510 2|40.8475|25.8744|EB|59
      Katerini|Kentriki Makedonia|601 3[1-4]|23510 2|40.2719|22.5024|KN|57
      Lamia|Sterea Ellada|351 3[1-3]|22310 2|38.9000|22.4333|MI|53
      Rodos|Notio Aigaio|851 3[1-3]|22410 2|36.4349|28.2176|PO|56`,
    others: `Athina=Athens|Αθήνα|Athen|Athènes|Atenas; Thessaloniki=Θεσσαλονίκη|Salonica|Saloniki; Patra=Patras|Πάτρα;
      Irakleio=Heraklion|Ηράκλειο|Iraklion; Peiraias=Piraeus|Πειραιάς; Larisa=Larissa|Λάρισα; Peristeri=Περιστέρι;
      Kallithea=Καλλιθέα; Volos=Βόλος; Ioannina=Ιωάννινα; Chania=Χανιά|Hania; Trikala=Τρίκαλα; Serres=Σέρρες;
      Kalamata=Καλαμάτα; Kavala=Καβάλα; Alexandroupoli=Αλεξανδρούπολη|Alexandroupolis; Katerini=Κατερίνη; Lamia=Λαμία;
      Rodos=Rhodes|Ρόδος; Glyfada=Γλυφάδα; Marousi=Μαρούσι; Attiki=Attica|Αττική;
      Kentriki Makedonia=Central Macedonia|Κεντρική Μακεδονία; Dytiki Ellada=Western Greece|Δυτική Ελλάδα;
      Kriti=Crete|Κρήτη; Thessalia=Thessaly|Θεσσαλία; Ipeiros=Epirus|Ήπειρος; Peloponnisos=Peloponnese|Πελοπόννησος;
      Anatoliki Makedonia kai Thraki=Eastern Macedonia and Thrace|Ανατολική Μακεδονία και Θράκη;
      Sterea Ellada=Central Greece|Στερεά Ελλάδα; Notio Aigaio=South Aegean|Νότιο Αιγαίο`,
  },
  get roads() {
    return inLatin(ROADS, greekToLatin);
  },
  street: '{road} {1-180}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+30 69[3478] ### ####',
  landline: '+30 {place.area}####',
  banks: {
    columns: 'bank bic code share',
    rows: `
      Piraeus Bank|PIRBGRAA|017|29
      National Bank of Greece|ETHNGRAA|011|26
      Eurobank|ERBKGRAA|026|21
      Alpha Bank|CRBAGRAA|014|19
      CrediaBank|ATTIGRAA|016|2.5
      Optima Bank|IBOGGRAA|034|1.5
      Viva Bank|PRXBGRAA|057|0.8
      Aegean Baltic Bank|AEBAGRAA|056|0.2`,
    others: `National Bank of Greece=NBG|Εθνική Τράπεζα; Piraeus Bank=Τράπεζα Πειραιώς|Πειραιώς`,
  },
  // The sixteen digits after the branch in the IBAN.
  account: '0000{bank.code}#########',
  iban: ibanField({ GR }, '{bank.code}0{100-899}{account}'),
  cards: 'visa:56 mastercard:42.5 amex:1.5',
  wallets: 'IRIS',
  firms: {
    // Lawyers form civil companies alone (Κώδικας Δικηγόρων, law 4194/2013, art. 49).
    forms: `
      Monoprosopi I.K.E.|34|2012|1|40|1|law
      I.K.E.|18|2012|2|60||law
      O.E.|20|1936|2|25||law
      E.E.|13|1936|2|30||law
      A.E.|9|1936|10|3000||law
      E.P.E.|6|1955|2|120||law
      Etaireia|10|1990|2|40||${allBut('law')}`,
    get trades() {
      return inLatin(TRADES + CRAFTS, greekToLatin);
    },
    name: '({founder} {trade}|{trade} {founder}|{founder} & {partner} {trade}|{founder} kai Yioi {trade}|{trade} {town}) {form}',
    sole: '({founder} {trade}|{trade} {founder}|{trade} {town}) {form}',
  },
  income: [900, 3200],
  fields: {
    // Cards until 2023: two letters that both alphabets have, and six digits.
    id: pictured('Arithmos Deltiou Taftotitas (ADT)', `A${SHARED} ######`, {
      synonyms: ['adt', 'taftotita', 'ταυτότητα', 'αριθμός δελτίου ταυτότητας'],
    }),
    passport: pictured('Passport number', 'A[A-Z]#######', {
      synonyms: ['diavatirio', 'διαβατήριο'],
    }),
    licence: pictured('Driving licence', '%########', {
      synonyms: ['adeia odigisis', 'άδεια οδήγησης'],
    }),
    tax: certified(grAfm, 'AFM', { synonyms: ['αφμ', 'afm number'] }),
    vat: certified(grAfm, 'VAT number (EL)', {
      synonyms: ['fpa', 'φπα'],
      make: (_, p) => `EL${p.read('tax')}`,
    }),
    ssn: certified(grAmka, 'AMKA', { synonyms: ['αμκα'] }),
    postcode: { label: 'Tachydromikos kodikas (TK)' },
    region: { label: 'Perifereia' },
    bankcode: pictured('Kodikos trapezas', '{bank.code}'),
    merchant: {
      special: true,
      write: shops(
        '(Artopoieio|Farmakeio|Vivliopoleio|Kafe|Kreopoleio|Taverna|Anthopoleio|Zacharoplasteio|Super Market) ({owner}|{owner}|{town})||(Epipla|Optika|Ilektrika|Kosmimata|Synergeio|Moda) {owner}',
      ),
    },
    nativeaddress: addressIn(inGreek, 'Address in Greek', ['διεύθυνση']),
    plate: pictured('Pinakida', `{place.plate}${SHARED}-%###`, { synonyms: ['πινακίδα'] }),
  },
  company: {
    nativename: {
      label: 'Company name in Greek',
      special: true,
      make: (_, p) => inGreek(p.read('name'), [p.firm.founder, p.firm.partner]),
    },
    nativeaddress: addressIn(inGreek, 'Address in Greek'),
    // Serial, the chamber and the branch.
    registration: {
      label: 'GEMI',
      make: (random, { firm: { founded } }) =>
        `${founded < 2011 ? `00${random.digits(5)}` : GEMI(random, founded)}0${random.int(1, 9)}000`,
    },
    vat: certified(grAfm, 'VAT number (EL)', { make: (_, p) => `EL${p.read('tax')}` }),
    tax: certified(grAfm, 'AFM', {
      make: (random, { firm }) =>
        registerNumber(random, firm.founded, { starts: AFM, length: 9, valid: grAfm.valid }),
    }),
  },
  presets: [
    {
      key: 'iris',
      scheme: INSTANT_TRANSFER,
      sectors: SHOPS,
      name: 'IRIS',
      rows: [
        ['Payer', 'name'],
        ['Mobile phone', 'phone'],
        ['Payer IBAN', 'iban'],
        ['Payee', 'company.name'],
        ['Payee AFM', 'company.tax'],
        ['Payee IBAN', 'company.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['RF code', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
}));

/**
 * The register has been consecutive since 2011, starting with firms that it took over; approximate, from general
 * knowledge.
 */
const GEMI = series('2011 1130000 · 2013 1240000 · 2019 1480000 · 2022 1620000 · 2026 1880000');

/** Starts of firms' numbers, which differ from persons', by year; approximate, from general knowledge. */
const AFM = {
  1936: '090 094 095',
  1985: '094 095 096 098',
  1997: '099',
  1999: '999',
  2004: '998',
  2008: '997',
  2010: '800',
  2018: '801',
  2023: '802',
};
