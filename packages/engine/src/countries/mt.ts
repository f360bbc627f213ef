import { filipino } from '../data/emigrantNames.ts';
import { MT } from '../data/ibanLayouts.ts';
import { english } from '../data/languages/english.ts';
import { ibanField } from '../fields/iban.ts';
import { two } from '../kernel/day.ts';
import { mtVat } from '../validators/mtVat.ts';
import { certified, country, pictured } from './declare.ts';
import { series } from './series.ts';

export const mt = country('mt', () => ({
  name: 'Malta',
  alpha3: 'MLT',
  paydays: [[31], [25]],
  currency: 'EUR',
  gs1: '535',
  // With the days of TARGET. Source: date-holidays.
  holidays: '0101 0210 0319 0331 E-2 E+1 0501 0607 0629 0815 0908 0921 1208 1213 1225 1226',
  group: 'Europe',
  locale: { language: 'mt', zone: 'Europe/Malta' },
  economy: {
    // Food is exempt with credit (VAT Act, Cap. 406, Fifth Schedule).
    vat: { usual: 18, food: 0 },
    // Social security 10 % up to a limit.
    deductions: { social: 8.5, tax: 10.5 },
    // The statutory bonuses of June and December, some 135 euros each (S.L. 452.65).
    extraPay: '6-30:7 12-15:7',
    tenure: { rent: 25, loan: 22 },
    shops: { card: 62, wallet: 28 },
  },
  words: {
    exonyms:
      'maltesisch maltesische Malteser Maltesern Malte maltais maltaise maltés maltesa maltese maltesi maltański',
    scripts:
      'マルタ 马耳他 馬爾他 몰타 مالطا مالطي~ माल्टा Мальта Мальты Мальте Мальти Мальті мальтийск~ мальтійськ~',
    women: 'Malteserin Malteserinnen Maltanka Maltanki',
    places: 'Valletta=バレッタ|瓦莱塔|فاليتا|Валлетта|Валлетты|Валлетти',
  },
  aliases: 'Maltese Malti Repubblika_ta’_Malta Republic_of_Malta',
  ages: '9 22.5 20 15 12 12 9.5',
  life: {
    studies: 45,
    retires: 63,
    pays: [620, 1400],
    institutions: `
      pension Department of Social Security
      university University of Malta
      university@in_Gozo_and_Comino University of Malta Gozo Campus
      primary {town} Primary School
      secondary (Secondary School|Middle School|Sixth Form) {town}
      hospital Mater Dei Hospital
      hospital@in_Gozo_and_Comino Gozo General Hospital
      town {town} Local Council
      police Malta Police Force
      fire Civil Protection Department
      transit Malta Public Transport`,
  },
  language: english,
  sources:
    'Ages and towns are estimates from general knowledge of NSO Malta, census 2021; names by generation, surnames and shares of banks, cards and forms are estimates too.',
  names: [
    {
      share: 82,
      near: { 'Gozo and Comino': 88, 'Northern Harbour': 74, Northern: 72 },
      male: {
        0: `Joseph Carmelo Paul Anthony Saviour John Emanuel Charles Francis George Alfred Victor Salvatore Vincent Michael Lawrence
          Angelo Philip Spiro Nazzareno Wistin Ġużeppi Felix Gaetano`,
        1962: `Joseph Mario Carmel Paul Charles John Anthony Raymond Francis David Martin Mark Alfred Emanuel Stephen George
          Victor Robert Edward Godfrey Alexander Kevin Noel Saviour`,
        1982: `Mark Joseph David Robert Matthew Christopher Keith Clayton Daniel Kevin Michael Kenneth Stephen Jonathan Karl Ryan Luke
          Brian Simon Andrew Adrian Glenn Steve Owen`,
        1996: `Luke Matthew Daniel Jake Andrea Kurt Gabriel Nicholas Michael Jean Isaac Nathan Julian Benjamin Thomas Neil
          Samuel Zak Jeremy Aidan Kyle Liam Clayton Dylan`,
      },
      female: {
        0: `Mary Carmela Josephine Carmen Rita Doris Victoria Maria Teresa Anna Antonia Ġuża Giovanna Grace Lucy Concetta
          Pauline Emanuela Vincenza Helen Catherine Salvina Stella Michelina`,
        1962: `Mary Maria Carmen Josephine Rita Doris Joan Jane Grace Anna Marlene Miriam Catherine Rose Helen Victoria Bernardette
          Antoinette Sharon Claire Maryanne Lorraine Theresa Connie`,
        1982: `Maria Claire Rebecca Marija Stephanie Christine Daniela Sarah Charlene Michelle Elaine Nicole Alexia Roberta Ritienne
          Graziella Francesca Marisa Denise Annalise Josianne Ramona Romina Clarissa`,
        1996: `Martina Maria Sarah Michela Nicole Kristina Amy Julia Emma Maya Francesca Elisa Hannah Ella Yasmin Jasmine Leanne
          Kylie Thea Ylenia Bettina Abigail Shania Celine`,
      },
      family: `Borg:3.4 Camilleri:3.2 Vella:3 Farrugia:2.9 Zammit:2.5 Galea:2.2 Micallef:2.2 Grech:2 Attard:1.9 Spiteri:1.9 Azzopardi
        Mifsud Muscat Agius Pace Schembri Abela Sammut Fenech Gauci Debono Caruana Cassar Ellul Buttigieg Portelli Bonnici
        Bugeja Cauchi Sciberras Cutajar Saliba Cachia Baldacchino Falzon Calleja Aquilina Scicluna Bonello Formosa Tabone Gatt
        Vassallo Xuereb Busuttil Zahra Mallia Mercieca Darmanin Desira Xerri Briffa Cini Magro Psaila Scerri Delia Refalo
        Cilia Chetcuti Demicoli Fava Gafà Haber Sultana Rapa Said Sant Theuma Tanti Tonna Zerafa Apap Barbara Bartolo
        Bezzina Bondin Brincat Bonavia Callus Calafato Cardona Carabott Caruana_Galizia Catania Ciantar Cordina Curmi
        Dalli Degabriele Degiorgio De_Bono Dimech Dingli Ebejer Ferrante Fiteni Frendo Galdes Gatt_Baldacchino Gerada
        Ghigo Giordmaina Grima Grixti Incorvaja Inguanez Laferla Lia Licari Lofaro Magri Mamo Mangion Manché Meli Mizzi
        Montebello Montanaro Muscat_Azzopardi Naudi Paris Parnis Pisani Pulis Pullicino Quattromani Ransley Saydon Scerri_Diacono
        Seychell Sladden Stafrace Stellini Stivala Tabone_Adami Tanti_Bellotti Testa Treeby Valletta Vassallo_Gatt Ventura
        Vidal Wettinger Zarb Zarb_Adami Zerafa_Gregory Żammit Aġius Bajada Cremona Cefai Cuschieri Deguara Abdilla
        Axiaq Balzan Cutugno Dalmas Ferriggi Hili Lautier Mintoff Balluci Rizzo Sacco Sapiano Vincenti Zahra_Pace`,
    },
    {
      // From Italy.
      share: 4,
      male: {
        0: 'Giuseppe Antonio Mario Salvatore Giovanni Francesco',
        1975: 'Marco Andrea Luca Francesco Alessandro Davide Matteo Stefano Fabio Simone',
      },
      female: {
        0: 'Maria Anna Rosa Giovanna Lucia Paola',
        1975: 'Francesca Giulia Valentina Chiara Federica Sara Martina Silvia Elisa Laura',
      },
      family:
        'Rossi Russo Ferrari Esposito Bianchi Romano Greco Bruno Conti Marino Costa Lombardo Messina Caruso',
    },
    {
      // From Britain.
      share: 5,
      near: { 'Northern Harbour': 7, Northern: 8 },
      male: {
        0: 'John David Peter Michael Robert Brian Alan Kenneth',
        1975: 'Andrew James Paul Mark Daniel Matthew Thomas Christopher Richard Adam',
      },
      female: {
        0: 'Margaret Patricia Susan Christine Jean Barbara Linda Maureen',
        1975: 'Sarah Emma Laura Rebecca Claire Victoria Lucy Charlotte Hannah Amy',
      },
      family:
        'Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans Walker White',
    },
    { ...filipino, share: 3 },
    {
      // From India and Nepal.
      share: 4,
      male: {
        0: 'Rajesh Suresh Thomas George Anil Mathew',
        1988: 'Arun Vishnu Akhil Rahul Sujan Bibek Anoop Jithin Sagar Rohit',
      },
      female: {
        0: 'Mary Usha Leela Annamma Sunita Susan',
        1988: 'Anjali Priya Sneha Aswathy Sabina Anju Reshma Binita Neethu Asmita',
      },
      family: 'Joseph Thomas Kumar Singh Thapa Varghese Mathew Gurung George Shrestha Nair Rai Philip Sharma',
    },
    {
      // From Serbia and its neighbours.
      share: 2,
      male: {
        0: 'Milan Dragan Zoran Goran Dejan Nenad',
        1985: 'Nikola Marko Stefan Aleksandar Miloš Luka Filip Dušan',
      },
      female: {
        0: 'Dragana Gordana Snežana Vesna Slavica',
        1985: 'Jelena Milica Marija Ivana Ana Jovana Tijana Nina',
      },
      family: 'Jovanović Petrović Nikolić Marković Đorđević Stojanović Ilić Stanković Pavlović Popović',
    },
  ],
  places: {
    // The region is the district of the statistics office; `home` ends numbers of those born there, before and since 2000.
    // `area` follows 21 (GO) or 27 (Melita, which keeps the last six digits) in the landlines of a locality:
    // https://en.wikipedia.org/wiki/Telephone_numbers_in_Malta (numbers by locality).
    columns: 'city region zone area lat lon home pop',
    rows: `
      St Paul's Bay|Northern|SPB 1#00,SPB 2#0#,SPB 3#0#|57|35.9483|14.4017|ML|32
      Birkirkara|Northern Harbour|BKR 1#00,BKR 2#0#,BKR 4#0#,BKR 9###|44|35.8972|14.4611|ML|26
      Mosta|Northern|MST 1#00,MST 2#0#,MST 3#0#,MST 4###|41|35.9092|14.4256|ML|24
      Sliema|Northern Harbour|SLM 1#00,SLM 1#1#,SLM 2###,SLM 3###|33|35.9125|14.5019|ML|22
      Qormi|Northern Harbour|QRM 1#00,QRM 2#0#,QRM 3#0#,QRM 4###|48|35.8794|14.4722|ML|18
      Naxxar|Northern|NXR 1#00,NXR 2#0#,NXR 5###,NXR 6###|41|35.9136|14.4436|ML|17
      Żabbar|Southern Harbour|ZBR 1#00,ZBR 2#0#,ZBR 3###,ZBR 4###|80|35.8761|14.5350|ML|17
      San Ġwann|Northern Harbour|SGN 1#00,SGN 2#0#,SGN 3###,SGN 4###|38|35.9056|14.4761|ML|14
      Gżira|Northern Harbour|GZR 1#00,GZR 1###,GZR 10##|32|35.9058|14.4881|ML|12
      St Julian's|Northern Harbour|STJ 1#00,STJ 2###,STJ 3###,STJ 4###|37|35.9183|14.4900|ML|12
      Fgura|Southern Harbour|FGR 1#00,FGR 1###|80|35.8703|14.5228|ML|13
      Żejtun|South Eastern|ZTN 1#00,ZTN 2###,ZTN 3###,ZTN 4###|66|35.8558|14.5331|ML|12
      Ħamrun|Northern Harbour|HMR 1###|22|35.8847|14.4844|ML|11
      Żebbuġ|Western|ZBG 1###,ZBG 2###,ZBG 3###|46|35.8722|14.4408|ML|13
      Rabat|Western|RBT 1###,RBT 2###,RBT 4###|45|35.8814|14.3986|ML|11
      Attard|Western|ATD 1###,ATD 2###,ATD 3###|41|35.8903|14.4433|ML|12
      Birżebbuġa|South Eastern|BBG 1###,BBG 2###,BBG 3###|65|35.8258|14.5269|ML|12
      Marsaskala|South Eastern|MSK 1###,MSK 2###,MSK 3###|63|35.8622|14.5675|ML|16
      Mellieħa|Northern|MLH 1###,MLH 2###,MLH 5###|52|35.9564|14.3622|ML|13
      Siġġiewi|Western|SGW 1###,SGW 2###,SGW 3###|46|35.8553|14.4383|ML|9
      Paola|Southern Harbour|PLA 1###,PLA 2###,PLA 9###|66|35.8731|14.5081|ML|9
      Valletta|Southern Harbour|VLT 1###|22|35.8997|14.5147|ML|5
      Victoria|Gozo and Comino|VCT 1###,VCT 2###,VCT 9###|55|36.0444|14.2397|GH|7
      Xagħra|Gozo and Comino|XRA 1###,XRA 2###,XRA 9###|55|36.0500|14.2675|GH|5
      Nadur|Gozo and Comino|NDR 1###,NDR 2###|56|36.0378|14.2942|GH|4`,
    others: `St Paul's Bay=San Pawl il-Baħar|Bugibba|Buġibba; Birkirkara=B'Kara|Bkara; St Julian's=San Ġiljan|Saint Julian's|St Julians;
      Sliema=Tas-Sliema; Qormi=Ħal Qormi; Naxxar=In-Naxxar; Żabbar=Zabbar|Ħaż-Żabbar; San Ġwann=San Gwann; Gżira=Gzira|Il-Gżira;
      Fgura=Il-Fgura; Żejtun=Zejtun|Iż-Żejtun; Ħamrun=Hamrun|Il-Ħamrun; Żebbuġ=Zebbug|Ħaż-Żebbuġ; Rabat=Ir-Rabat; Attard=Ħ'Attard;
      Birżebbuġa=Birzebbuga; Marsaskala=Marsascala; Mellieħa=Mellieha; Siġġiewi=Siggiewi; Paola=Raħal Ġdid; Valletta=Il-Belt Valletta;
      Victoria=Rabat Għawdex; Xagħra=Xaghra; Nadur=In-Nadur; Gozo and Comino=Gozo|Għawdex`,
  },
  roads: `Triq_il-Kbira Triq_San_Ġużepp Triq_il-Knisja Triq_San_Pawl Triq_is-Sur Triq_ir-Repubblika Triq_l-Imdina Triq_San_Ġwann
    Triq_il-Kappella Triq_Santa_Marija Triq_il-Wied Triq_San_Mikiel Triq_il-Madonna_tal-Grazzja Triq_l-Iskola Triq_il-Mitħna
    Triq_San_Nikola Triq_Sant’_Antnin Triq_Santa_Katarina Triq_il-Ġnien Triq_il-Ħarrub Triq_iż-Żebbuġ Triq_il-Qamar Triq_ix-Xemx
    Triq_il-Merkanti@Valletta Triq_Żekka@Valletta Triq_it-Torri@Sliema Triq_Bisazza@Sliema Triq_Manoel_Dimech Triq_Ġorġ_Borg_Olivier
    Triq_Dun_Karm Triq_l-Indipendenza Triq_il-Ħelsien Triq_il-Vitorja Triq_il-Kosta Triq_il-Mosta Triq_San_Tumas Triq_id-Dejqa Triq_l-Arkata`,
  street: '{1-180} {road}',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+356 (79|77|99)## ####',
  landline: '+356 (21|27){place.area} ####',
  // One sort code stands for all of a bank. That of Bank of Valletta is in published IBANs, the others are from general knowledge.
  banks: {
    columns: 'bank bic code share',
    rows: `
      Bank of Valletta|VALLMTMT|22013|46
      HSBC Bank Malta|MMEBMTMT|44093|27
      APS Bank|APSBMTMT|77013|15
      BNF Bank|BNIFMTMT|14502|8
      Lombard Bank Malta|LBMAMTMT|05000|4`,
    others: 'Bank of Valletta=BOV; HSBC Bank Malta=HSBC; BNF Bank=Banif',
  },
  // The eighteen places behind the sort code in the IBAN.
  account: '0000000{11#}',
  iban: ibanField({ MT }, '{bic.bank}{bank.code}{account}'),
  cards: 'visa:66 mastercard:33 amex:1',
  wallets: 'Revolut:80 BOV_Pay:20',
  firms: {
    forms: `
      Ltd|90|1965|1|300
      plc|2|1965|40|3000
      & Co|6|1965|2|20
      Coop Ltd|2|1979|3|60`,
    name: '({founder} {trade}|{trade} {founder}|{founder} & {partner} {trade}|{founder} & Sons {trade}|{trade} {town}) {form}',
  },
  income: [1000, 4700],
  fields: {
    // The year of registration ends the digits; M and L are of Malta, G and H of Gozo, the latter since 2000.
    id: {
      label: 'Identity card number',
      synonyms: ['karta tal-identità', 'id card number'],
      make(random, { born, home = 'ML' }) {
        const serial = String(random.int(1, 6999)).padStart(5, '0');
        return serial + two(born.year % 100) + home[born.year < 2000 ? 0 : 1];
      },
    },
    passport: pictured('Passport number', '%######', { synonyms: ['passaport'] }),
    licence: pictured('Driving licence', '%######', { synonyms: ['liċenzja tas-sewqan'] }),
    // Nationals have the number of their identity card, from general knowledge.
    tax: { label: 'Tax identification number', make: (_, p) => p.read('id') },
    vat: certified(mtVat, 'VAT number (MT)', { synonyms: ['numru tal-vat'] }),
    region: { label: 'District' },
    bankcode: pictured('Sort code', '{bank.code}', { synonyms: ['sort code', 'national id'] }),
    plate: pictured('Registration plate', '[A-HJ-NP-Z]@@ %##', { synonyms: ['pjanċa'] }),
  },
  company: {
    registration: {
      label: 'Registration number (MBR)',
      make: (random, { firm }) => `C ${MBR(random, firm.founded)}`,
    },
    vat: certified(mtVat, 'VAT number (MT)'),
  },
}));

/** Numbers of companies by year: estimates, from general knowledge. */
const MBR = series('1965 1 · 1980 4900 · 1990 11700 · 2000 25600 · 2010 48500 · 2020 94500 · 2026 113500');
