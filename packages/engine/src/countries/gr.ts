import { gendered } from '../data/gendered.ts';
import { grAfm } from '../validators/grAfm.ts';
import { grAmka } from '../validators/grAmka.ts';
import { certified, country, pictured } from './declare.ts';
import { greekFeminine, greekToLatin } from './gr/letters.ts';

/** The capitals that Greek and Latin share, for plates and cards. */
const SHARED = '[ABEHIKMNOPTXYZ]';

export const gr = country({
  code: 'gr',
  name: 'Greece',
  alpha3: 'GRC',
  currency: 'EUR',
  group: 'Europe',
  aliases: `Ελλάδα Ελλάς Hellas Ellada Hellenic_Republic Greek Greeks Έλληνας Έλληνες Ελληνίδα
    Ελληνική_Δημοκρατία Griechenland Grèce Grecia`,
  names: {
    latin: greekToLatin,
    native: '{given.native} {family.native}',
    male: `Γεώργιος Δημήτριος Κωνσταντίνος Ιωάννης Νικόλαος Χρήστος Παναγιώτης Βασίλειος Αθανάσιος Μιχαήλ Ευάγγελος Σπυρίδων
      Αντώνιος Αναστάσιος Θεόδωρος Ανδρέας Χαράλαμπος Αλέξανδρος Εμμανουήλ Ηλίας Σταύρος Πέτρος Σωτήριος Στυλιανός Ελευθέριος
      Απόστολος Φώτιος Διονύσιος Γρηγόριος Άγγελος Στέφανος Ευστάθιος Παύλος Παρασκευάς Αριστείδης Αργύριος Λεωνίδας
      Θωμάς Λάμπρος Ιάκωβος Ευστράτιος Στέργιος Μάριος Φίλιππος Γεράσιμος Γιώργος Γιάννης Νίκος Κώστας Δημήτρης
      Παναγής Ραφαήλ Άρης Αλέξιος Μάρκος Θεοφάνης Θεμιστοκλής Περικλής Σωκράτης Αχιλλέας Οδυσσέας Ορέστης Ιάσονας
      Μανώλης Βασίλης Θανάσης Σπύρος Αντώνης Τάσος Μιχάλης Βαγγέλης Σωτήρης Στέλιος Λευτέρης Χάρης Φώτης Διονύσης
      Γρηγόρης Στάθης Στρατής Μάνος Κυριάκος Λουκάς Ματθαίος Ιωσήφ Δανιήλ Συμεών Ζήσης Νεκτάριος Σεραφείμ
      Ευθύμιος Ξενοφών Επαμεινώνδας Λάζαρος Πολυχρόνης Σάββας Τιμόθεος Τηλέμαχος Φαίδων Νεόφυτος Ερμής Αιμίλιος Ανέστης
      Βύρων Κλεάνθης`,
    female: `Μαρία Ελένη Αικατερίνη Βασιλική Σοφία Αγγελική Γεωργία Δήμητρα Κωνσταντίνα Παναγιώτα Ευαγγελία Ιωάννα Αναστασία
      Χριστίνα Ευτυχία Παρασκευή Κυριακή Αλεξάνδρα Φωτεινή Στυλιανή Ειρήνη Άννα Θεοδώρα Ελευθερία Αθανασία Χρυσούλα Δέσποινα
      Ευφροσύνη Αθηνά Νικολέτα Σταυρούλα Καλλιόπη Ευδοκία Όλγα Μαργαρίτα Ουρανία Χαρίκλεια Πηνελόπη Ανθή Ζωή Αντωνία Βαρβάρα
      Μαρίνα Ευγενία Ασημίνα Σπυριδούλα Κατερίνα Κλεοπάτρα Μυρτώ Δανάη Νεφέλη Αριάδνη Ηλιάνα Ράνια Στέλλα Βίκυ Λαμπρινή Μάρθα
      Ρένα Δάφνη Ισμήνη Αρτεμισία Θάλεια Φανή Σμαράγδα Πολυξένη Ανδριάνα Θεοπίστη Φιλιώ Ελπίδα Ιουλία Λυδία Μελίνα Νίκη
      Ξένια Ροδάνθη Ραφαέλα Ρόζα Σεβαστή Τατιάνα Τριανταφυλλιά Φλώρα Χρυσάνθη Χριστιάνα Χρύσα Αλίκη Αμαλία Ανδρομάχη Αντιγόνη
      Αργυρώ Βάσω Γαρυφαλλιά Γιώτα Ευανθία Ευθυμία Ιφιγένεια Καλυψώ Κυράννα Λίνα Μάγδα Μαλαματή Ματίνα Μυρσίνη Νατάσα
      Έλλη Έφη`,
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
    columns: 'city region zone area lat lon plate',
    rows: `
      Athina|Attiki|104 3[1-9],105 5[1-9],106 7[1-9],112 5[1-7],114 7[1-6],115 2[1-8],116 3[1-6],117 4[1-5]|210 364|37.9838|23.7278|YZ
      Thessaloniki|Kentriki Makedonia|546 2[1-9],546 3#,546 4[0-6]|2310 27|40.6436|22.9309|NE
      Patra|Dytiki Ellada|262 2[1-6],263 3[1-5]|2610 27|38.2444|21.7344|AX
      Irakleio|Kriti|712 0[12],713 0[5-7]|2810 28|35.3279|25.1434|HK
      Pireas|Attiki|185 3[1-9],185 4[0-7]|210 417|37.9420|23.6462|YP
      Larisa|Thessalia|412 2[1-3],413 3[4-6]|2410 25|39.6369|22.4176|PI
      Peristeri|Attiki|121 3[1-7]|210 574|38.0154|23.6919|IM
      Kallithea|Attiki|176 7[1-6]|210 956|37.9500|23.7000|IB
      Volos|Thessalia|382 2[12],383 3[34]|24210 2|39.3610|22.9425|BO
      Ioannina|Ipeiros|453 3[23],454 4[45]|26510 2|39.6650|20.8537|IN
      Marousi|Attiki|151 2[1-6]|210 802|38.0500|23.8000|ZH
      Glyfada|Attiki|165 6[12],166 7[45]|210 894|37.8629|23.7580|ZY
      Chania|Kriti|731 3[1-6]|28210 4|35.5138|24.0180|XN
      Trikala|Thessalia|421 3[12]|24310 2|39.5557|21.7679|TK
      Serres|Kentriki Makedonia|621 2[1-5]|23210 5|41.0855|23.5476|EP
      Kalamata|Peloponnisos|241 3[1-3]|27210 2|37.0389|22.1142|KM
      Kavala|Anatoliki Makedonia kai Thraki|653 02,654 03|2510 22|40.9396|24.4069|KB
      Alexandroupoli|Anatoliki Makedonia kai Thraki|681 3[1-3]|25510 2|40.8475|25.8744|EB
      Katerini|Kentriki Makedonia|601 3[1-4]|23510 2|40.2719|22.5024|KN
      Lamia|Sterea Ellada|351 3[1-3]|22310 2|38.9000|22.4333|MI
      Rodos|Notio Aigaio|851 3[1-3]|22410 2|36.4349|28.2176|PO`,
  },
  roads: `Ermou Egnatia Panepistimiou Stadiou Akadimias Ethnikis_Antistaseos Eleftheriou_Venizelou Agiou_Dimitriou
    Vasilissis_Sofias Solonos Ippokratous Kifisias Syngrou Patision Acharnon Tsimiski Karaiskaki Kolokotroni Kanari
    Papanikoli Miaouli Athinas Aiolou Mitropoleos Themistokleous Asklipiou Omirou Aristotelous Platonos Sokratous
    Perikleous Leoforos_Alexandras Leoforos_Mesogeion Agias_Sofias Agiou_Nikolaou 25is_Martiou 28is_Oktovriou Dimokratias
    Papaflessa Riga_Feraiou`,
  street: '{road} {1-180}',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+30 69[3478] ### ####',
  landline: '+30 {place.area}####',
  banks: {
    columns: 'bank bic code',
    rows: `
      Piraeus Bank|PIRBGRAA|017
      National Bank of Greece|ETHNGRAA|011
      Eurobank|ERBKGRAA|026
      Alpha Bank|CRBAGRAA|014
      CrediaBank|ATTIGRAA|016
      Optima Bank|IBOGGRAA|034
      Viva Bank|PRXBGRAA|057
      Pancreta Bank|STPGGRAA|087
      Aegean Baltic Bank|AEBAGRAA|056`,
  },
  // The sixteen digits after the branch in the IBAN.
  account: '0000{bank.code}#########',
  bban: '{bank.code}0{100-899}{account}',
  cards: 'visa mastercard maestro amex',
  wallets: 'IRIS',
  firms: {
    forms: 'I.K.E. O.E. A.E. E.P.E. E.E.',
    name: '({founder} {trade}|{trade} {founder}|Afoi {founder}|{founder} & {partner}|{founder} kai Yioi) {form}',
  },
  income: [950, 3000],
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
    bankcode: pictured('Bank code', '{bank.code}'),
    merchant: pictured(
      'Merchant',
      '(Artopoieio|Farmakeio|Vivliopoleio|Kafe|Kreopoleio|Taverna|Optika|Anthopoleio|Zacharoplasteio|Super Market) {founder}',
      {},
    ),
    plate: pictured('Pinakida', `{place.plate}${SHARED}-%###`, { synonyms: ['πινακίδα'] }),
  },
  company: {
    // Serial, the chamber and the branch.
    registration: pictured('GEMI', '(00|1[0-7])#####0[1-9]000'),
    vat: certified(grAfm, 'VAT number (EL)', { make: (_, p) => `EL${p.read('tax')}` }),
    // Firms' numbers begin otherwise than persons'.
    tax: certified(grAfm, 'AFM', {
      make(random) {
        const body = random.pick(['09', '80', '99']) + random.digits(6);
        return body + Array.from('0123456789').find((digit) => grAfm.valid(body + digit));
      },
    }),
  },
  presets: [
    {
      key: 'iris',
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
});
