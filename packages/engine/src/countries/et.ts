import { english } from '../data/languages/english.ts';
import { INSTANT_TRANSFER, WALLET } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { picture } from '../draw/picture.ts';
import { networkWallet } from '../fields/networkWallet.ts';
import { bankPicture } from '../fields/regional.ts';
import { datedReceipt, walletReceipt } from '../fields/walletReceipt.ts';
import { Day, dayInYear } from '../kernel/day.ts';
import { country, pictured } from './declare.ts';

const TELECOM = '+251 9[1-4] ### ####';

const ORDER = {
  order: '{given} {family} {middle}',
  native: '{given.native} {family.native} {middle.native}',
};

/** Given names of the Amhara and the towns. */
const AMHARA = {
  male: {
    0: `አበበ|Abebe ታደሰ|Tadesse ጌታቸው|Getachew አለማየሁ|Alemayehu ሙሉጌታ|Mulugeta ሀይሌ|Haile ተሾመ|Teshome አስራት|Asrat
      መኮንን|Mekonnen ክፍሌ|Kifle ካሳ|Kassa ጥላሁን|Tilahun ወንድሙ|Wondimu ሞገስ|Moges ፀጋዬ|Tsegaye ነጋሽ|Negash
      አክሊሉ|Aklilu በላይ|Belay ግዛው|Gizaw ዮሐንስ|Yohannes ፍቅሩ|Fikru`,
    1965: `አበበ|Abebe ሰለሞን|Solomon ተስፋዬ|Tesfaye ግርማ|Girma ደረጀ|Dereje ብርሃኑ|Birhanu ጌታቸው|Getachew ሙሉጌታ|Mulugeta
      አለማየሁ|Alemayehu ቴዎድሮስ|Tewodros ዳንኤል|Daniel ወንድወሰን|Wondwosen አያሌው|Ayalew ሲሳይ|Sisay መስፍን|Mesfin
      ዘሪሁን|Zerihun ሽመልስ|Shimelis ሳምሶን|Samson ፍስሐ|Fisseha እንዳለ|Endale እሸቱ|Eshetu ምትኩ|Mitiku ደሳለኝ|Desalegn
      ኤልያስ|Elias`,
    1980: `ዳዊት|Dawit ሰለሞን|Solomon ቴዎድሮስ|Tewodros ዳንኤል|Daniel ዮናስ|Yonas ኤርሚያስ|Ermias ሳሙኤል|Samuel ያሬድ|Yared
      አሸናፊ|Ashenafi ዘላለም|Zelalem ተመስገን|Temesgen አዲሱ|Addisu ሄኖክ|Henok አንተነህ|Anteneh መልካሙ|Melkamu
      አብርሃም|Abraham ታምራት|Tamirat ቢንያም|Biniam ጌታነህ|Getaneh ፍቃዱ|Fikadu ማርቆስ|Markos በረከት|Bereket
      ውብሸት|Wubishet ገዛኸኝ|Gezahegn`,
    1993: `ዳዊት|Dawit ሄኖክ|Henok አቤል|Abel ዮናስ|Yonas ቢንያም|Biniam ናትናኤል|Natnael ብሩክ|Biruk ኢዮብ|Eyob ሳሙኤል|Samuel
      ያሬድ|Yared ሚኪያስ|Mikiyas በረከት|Bereket ተመስገን|Temesgen ቴዎድሮስ|Tewodros አብርሃም|Abraham አማኑኤል|Amanuel
      ኪሩቤል|Kirubel ነብዩ|Nebiyu ሮቤል|Robel ኤፍሬም|Ephrem መልካሙ|Melkamu ሀብታሙ|Habtamu ዳግም|Dagim እስጢፋኖስ|Estifanos`,
    2001: `አቤል|Abel ናትናኤል|Natnael ዳግም|Dagim ናሆም|Nahom ሮቤል|Robel ኪሩቤል|Kirubel ዮሴፍ|Yosef ሚኪያስ|Mikiyas ብሩክ|Biruk
      ሱራፌል|Surafel ኢዮብ|Eyob ያፌት|Yafet አማኑኤል|Amanuel ቅዱስ|Kidus ሄኖክ|Henok አቤኔዘር|Abenezer ባሮክ|Barok ልዑል|Leul
      እዮኤል|Eyoel ማቲያስ|Matias ዳዊት|Dawit በረከት|Bereket አዶኒያስ|Adonias`,
  },
  female: {
    0: `አልማዝ|Almaz አበበች|Abebech ዘነበች|Zenebech ፀሐይ|Tsehay የሺ|Yeshi አስቴር|Aster ወርቅነሽ|Workinesh አበባ|Abeba
      በላይነሽ|Belaynesh ድንቅነሽ|Dinknesh ብዙነሽ|Bizunesh አየለች|Ayelech ታደለች|Tadelech ሙሉነሽ|Mulunesh
      የሺመቤት|Yeshimebet ዘውዲቱ|Zewditu ሽታዬ|Shitaye ካሰች|Kasech አሰለፈች|Aselefech አማረች|Amarech`,
    1965: `አልማዝ|Almaz አስቴር|Aster ገነት|Genet ፀሐይ|Tsehay መሠረት|Meseret አበባ|Abeba ብርቱካን|Birtukan የሺ|Yeshi
      አለምፀሐይ|Alemtsehay እመቤት|Emebet ሙሉ|Mulu አምሳለ|Amsale ሰናይት|Senait አዜብ|Azeb ወይንሸት|Woinshet ስንዱ|Sindu
      ጽጌ|Tsige ለምለም|Lemlem ሰብለ|Seble ፋንቱ|Fantu አለምነሽ|Alemnesh አዳነች|Adanech ንግስት|Nigist ነፃነት|Netsanet
      ሮማን|Roman`,
    1980: `ትዕግስት|Tigist መሠረት|Meseret ሕይወት|Hiwot ሠላማዊት|Selamawit ራሔል|Rahel ቤተልሔም|Bethlehem ማርታ|Marta ሰናይት|Senait
      እመቤት|Emebet ሐና|Hanna ነፃነት|Netsanet መአዛ|Meaza የውብዳር|Yewubdar ብርቱካን|Birtukan ሔለን|Helen አይናለም|Aynalem
      ጽዮን|Tsion ሳባ|Saba ሶስና|Sosina መድኃኒት|Medhanit ኤልሳቤጥ|Elsabet ሳራ|Sara ሰርካለም|Serkalem ያምሮት|Yamrot`,
    1993: `ቤተልሔም|Bethlehem ትዕግስት|Tigist ሐና|Hanna ሜሮን|Meron ሠላማዊት|Selamawit ራሔል|Rahel ቅድስት|Kidist ማህሌት|Mahlet
      ሕይወት|Hiwot ሔለን|Helen እየሩሳሌም|Eyerusalem ፌቨን|Feven ሳራ|Sara መቅደስ|Mekdes ኤደን|Eden ቤዛዊት|Bezawit
      ቃልኪዳን|Kalkidan ጽዮን|Tsion ሊዲያ|Lidya ማርታ|Marta ሰላም|Selam ሩት|Rut ፍሬሕይወት|Frehiwot ሜላት|Melat ሔርሜላ|Hermela`,
    2001: `ቤተልሔም|Bethlehem ሜሮን|Meron ቃልኪዳን|Kalkidan ኤደን|Eden ማህሌት|Mahlet ጽዮን|Tsion ሜላት|Melat ፌቨን|Feven ሊያ|Liya
      ቤዛዊት|Bezawit ናርዶስ|Nardos ሔርሜላ|Hermela ሩት|Rut ሊዲያ|Lidya ሰላም|Selam ሳሮን|Saron ብሌን|Blen ሃና|Hana
      አርሴማ|Arsema ረድኤት|Redeat ማክዳ|Makda መቅደስ|Mekdes ኤፍራታ|Efrata ማርያማዊት|Maryamawit ዲና|Dina`,
  },
};

export const et = country('et', () => ({
  name: 'Ethiopia',
  alpha3: 'ETH',
  paydays: [[25], [31]],
  // Five years.
  passports: [365, 1825],
  currency: 'ETB',
  perEuro: 110,
  gs1: '616',
  holidays: '0107 0119 0302 O-2 fitr 0501 0505 0528 adha mawlid 0911 0927',
  group: 'Africa',
  locale: { language: 'am', zone: 'Africa/Addis_Ababa' },
  economy: {
    vat: { usual: 15 },
    deductions: { social: 7, tax: 15 },
    tenure: { rent: 45, loan: 1 },
    shops: { card: 10, wallet: 55 },
  },
  words: {
    scripts: 'エチオピア 埃塞俄比亚 에티오피아 إثيوبيا إثيوبي~ इथियोपिया Эфиопи^ Ефіопі^',
    numbers: { id: 'የፋይዳ_ቁጥር ፋይዳ' },
  },
  language: {
    ...english,
    merchants: `{owner} Supermarket|{owner} Pharmacy|{town} Mini Market|{owner} Fuel Station|{town} Book Store|
      {owner} Buna Bet|{owner} Restaurant|{owner} Juice House|{owner} Bakery|{owner} Beauty Salon|
      {owner} Stationery|{owner} Butchery||{owner} Boutique|{owner} Electronics|{town} Building Materials|
      {town} Tour and Travel|{owner} Gold Shop`,
  },
  aliases:
    'Ethiopian Ethiopians ኢትዮጵያ ኢትዮጵያዊ ኢትዮጵያውያን Ityopia Itoophiyaa Äthiopien Éthiopie Abyssinia Habesha',
  // There are no family names: a person has the own name, the father's and the grandfather's, as on bank forms. The
  // father's name serves as the surname (`family`), the grandfather's comes last (`middle`). The three pools share
  // no name, so that nobody has the same name twice.
  ages: '26 28 20 12 7.5 4.5 2',
  life: {
    studies: 20,
    retires: 60,
    pays: [1500, 10000],
    institutions: `
      university {town} University
      university@Addis_Ababa Addis Ababa (University|University|Science and Technology University)
      university@Adama Adama Science and Technology University
      university@Gondar University of Gondar
      university@Dessie+Kombolcha Wollo University
      university@Harar Haramaya University
      university@Hosaena Wachemo University
      university@Sodo Wolaita Sodo University
      university@Nekemte Wollega University
      university@Asella Arsi University
      university@Shashamane+Bishoftu Rift Valley University
      university@Debre_Birhan Debre Berhan University
      secondary {town} Secondary School
      hospital {town} (Referral|General|Comprehensive Specialized) Hospital
      hospital@Addis_Ababa (Tikur Anbessa Specialized|Zewditu Memorial|Yekatit 12|Saint Paul’s) Hospital
      care {town} Home for the Elderly
      town {town} City Administration
      police Ethiopian Federal Police
      transit {town} City Bus Service
      pension (Public Servants' Social Security Administration|Private Organization Employees' Social Security Administration)
      fire {town} City Administration
      fire@Addis_Ababa Addis Ababa Fire and Disaster Risk Management Commission`,
  },
  sources: 'UN WPP 2024; Ethiopian Statistical Service projections for 2022-24; banks’ annual reports',
  names: [
    {
      // Amhara, and the towns.
      share: 21,
      near: { Amhara: 300, Tigray: 2, Somali: 1, Sidama: 4 },
      ...ORDER,
      ...AMHARA,
      family: `በቀለ|Bekele ከበደ|Kebede አለሙ|Alemu ወርቁ|Worku አየለ|Ayele ተፈራ|Teferra አሰፋ|Assefa ወልዴ|Wolde ገብሬ|Gebre
        ለማ|Lemma ደምሴ|Demissie አበራ|Abera ዘውዴ|Zewde መንግስቱ|Mengistu ተሰማ|Tesema ገብረማርያም|Gebremariam ማሞ|Mamo
        ይመር|Yimer ሽፈራው|Shiferaw ዘለቀ|Zeleke ለገሰ|Legesse ታፈሰ|Tafesse ሞላ|Molla በየነ|Beyene ተካ|Teka ተክሌ|Tekle
        ሀብቴ|Habte መላኩ|Melaku ነጋ|Nega ፈንታ|Fenta መለሰ|Melese ደጀኔ|Dejene ሥዩም|Seyoum ጎሹ|Goshu እንግዳ|Engida
        ሰይፉ|Seifu አለባቸው|Alebachew ሀይለማርያም|Hailemariam ክንፈ|Kinfe ሀይሉ|Hailu ታከለ|Takele ሙላት|Mulat ታምሩ|Tamiru
        ገበየሁ|Gebeyehu ንጋቱ|Nigatu ተገኘ|Tegegne ጥሩነህ|Tiruneh በሪሁን|Berihun አስቻለው|Aschalew`,
      middle: `ደስታ|Desta ወልደማርያም|Woldemariam ገብረሕይወት|Gebrehiwot ወልደሚካኤል|Woldemichael ገብረወልድ|Gebrewold ይልማ|Yilma
        ይርጋ|Yirga መንገሻ|Mengesha ረታ|Reta ወርቅነህ|Workneh እንየው|Enyew አድማሱ|Admasu አስናቀ|Asnake ደመቀ|Demeke
        ደበበ|Debebe ፍሬው|Firew ጎሳዬ|Gosaye ታረቀኝ|Tarekegn ተካልኝ|Tekalign ተስፋሁን|Tesfahun ካሳሁን|Kassahun ኪዳኔ|Kidane
        ብርሃነ|Berhane ንጉሤ|Nigussie ኢሳያስ|Isayas ጌቱ|Getu አስማማው|Asmamaw ደረሰ|Derese ወንድምአገኝ|Wondimagegn አበጀ|Abeje
        ሰጠኝ|Setegn ምህረቴ|Mihrete ባዬ|Baye ይታየው|Yitayew ጥበቡ|Tibebu ውቤ|Wube እጅጉ|Ejigu አንዳርጌ|Andarge ገላው|Gelaw
        ክብረት|Kibret ዋሴ|Wase`,
    },
    {
      // The same, with the pools of fathers and grandfathers exchanged.
      share: 21,
      near: { Amhara: 300, Tigray: 2, Somali: 1, Sidama: 4 },
      ...ORDER,
      ...AMHARA,
      family: `ደስታ|Desta ወልደማርያም|Woldemariam ገብረሕይወት|Gebrehiwot ወልደሚካኤል|Woldemichael ገብረወልድ|Gebrewold ይልማ|Yilma
        ይርጋ|Yirga መንገሻ|Mengesha ረታ|Reta ወርቅነህ|Workneh እንየው|Enyew አድማሱ|Admasu አስናቀ|Asnake ደመቀ|Demeke
        ደበበ|Debebe ፍሬው|Firew ጎሳዬ|Gosaye ታረቀኝ|Tarekegn ተካልኝ|Tekalign ተስፋሁን|Tesfahun ካሳሁን|Kassahun ኪዳኔ|Kidane
        ብርሃነ|Berhane ንጉሤ|Nigussie ኢሳያስ|Isayas ጌቱ|Getu አስማማው|Asmamaw ደረሰ|Derese ወንድምአገኝ|Wondimagegn አበጀ|Abeje
        ሰጠኝ|Setegn ምህረቴ|Mihrete ባዬ|Baye ይታየው|Yitayew ጥበቡ|Tibebu ውቤ|Wube እጅጉ|Ejigu አንዳርጌ|Andarge ገላው|Gelaw
        ክብረት|Kibret ዋሴ|Wase`,
      middle: `በቀለ|Bekele ከበደ|Kebede አለሙ|Alemu ወርቁ|Worku አየለ|Ayele ተፈራ|Teferra አሰፋ|Assefa ወልዴ|Wolde ገብሬ|Gebre
        ለማ|Lemma ደምሴ|Demissie አበራ|Abera ዘውዴ|Zewde መንግስቱ|Mengistu ተሰማ|Tesema ገብረማርያም|Gebremariam ማሞ|Mamo
        ይመር|Yimer ሽፈራው|Shiferaw ዘለቀ|Zeleke ለገሰ|Legesse ታፈሰ|Tafesse ሞላ|Molla በየነ|Beyene ተካ|Teka ተክሌ|Tekle
        ሀብቴ|Habte መላኩ|Melaku ነጋ|Nega ፈንታ|Fenta መለሰ|Melese ደጀኔ|Dejene ሥዩም|Seyoum ጎሹ|Goshu እንግዳ|Engida
        ሰይፉ|Seifu አለባቸው|Alebachew ሀይለማርያም|Hailemariam ክንፈ|Kinfe ሀይሉ|Hailu ታከለ|Takele ሙላት|Mulat ታምሩ|Tamiru
        ገበየሁ|Gebeyehu ንጋቱ|Nigatu ተገኘ|Tegegne ጥሩነህ|Tiruneh በሪሁን|Berihun አስቻለው|Aschalew`,
    },
    {
      // Oromo.
      share: 24,
      near: { Oromia: 110, 'Addis Ababa': 20, Amhara: 8, Tigray: 0.5, 'Dire Dawa': 30 },
      ...ORDER,
      male: {
        0: `ቶሎሳ|Tolosa ነጋሳ|Negasa ገመዳ|Gemeda ቡልቻ|Bulcha ጅማ|Jima ደጋጋ|Degaga ፉፋ|Fufa ዋቆ|Wako ረጋሳ|Regasa ጉታ|Guta
          ሁንዴሳ|Hundesa ጎበና|Gobena ቱሉ|Tulu ዲሪባ|Diriba ጃለታ|Jaleta ደረጀ|Dereje ግርማ|Girma`,
        1980: `ገመቹ|Gemechu ጫላ|Chala ለሚ|Lemi ቀነኒሳ|Kenenisa ቶሎሳ|Tolosa ግርማ|Girma ደረጀ|Dereje ጌቱ|Getu አብዲ|Abdi ኦብሳ|Obsa
          ገላና|Gelana ቦና|Bona ሮባ|Roba ገዳ|Geda ፍራኦል|Firaol ዲሪባ|Diriba ዳንኤል|Daniel`,
        1998: `ፍራኦል|Firaol ናኦል|Naol አብዲ|Abdi ኦብሳ|Obsa ቦና|Bona ሮባ|Roba ገመቹ|Gemechu ጫላ|Chala አቤል|Abel ናትናኤል|Natnael
          ኢፋ|Ifa ገዳ|Geda ቀነኒሳ|Kenenisa ለሚ|Lemi ዳዊት|Dawit`,
      },
      female: {
        0: `በዳቱ|Bedatu ደሜ|Deme ሲምቦ|Simbo ታደሉ|Tadelu ድንቅነሽ|Dinknesh አልማዝ|Almaz አበበች|Abebech ወርቅነሽ|Workinesh
          ሽታዬ|Shitaye ብዙነሽ|Bizunesh`,
        1980: `ጫልቱ|Chaltu ደራርቱ|Derartu አያንቱ|Ayantu ሌንሳ|Lensa ትዕግስት|Tigist ቦንቱ|Bontu መገርቱ|Megertu ጥሩነሽ|Tirunesh
          መሠረት|Meseret ሃዊ|Hawi ዲናነ|Dinane አልማዝ|Almaz ገነት|Genet`,
        1998: `ሃዊ|Hawi ሌንሳ|Lensa ቦንቱ|Bontu አያንቱ|Ayantu ኩሌኒ|Kuleni ሲፈን|Sifen ለሊሴ|Lelise ሶሬቲ|Soreti ኤብሴ|Ebse ኢፍቱ|Iftu
          ኦብሴ|Obse ያብሲራ|Yabsira ኪያ|Kiya ጫልቱ|Chaltu`,
      },
      family: `ፈይሳ|Feyisa ዲባባ|Dibaba ኩማ|Kuma ሁንዴ|Hunde ጂራ|Jira ባልቻ|Balcha በዳዳ|Bedada ዋቅጅራ|Wakjira ቶላ|Tola
        ደሳሳ|Desasa ኦላና|Olana ደበላ|Debela ገቢሳ|Gebisa ሶሪ|Sori ነገሪ|Negeri ለታ|Leta ቀጄላ|Kejela ጫልቺሳ|Chalchisa
        ጃራ|Jara መገርሳ|Megersa ጉደታ|Gudeta ኤጀታ|Ejeta ቱፋ|Tufa ጉዲሳ|Gudisa ዱጉማ|Duguma ነመራ|Nemera ኩምሳ|Kumsa
        ሙለታ|Muleta አብዲሳ|Abdisa በቀለ|Bekele ከበደ|Kebede`,
      middle: `አበራ|Abera ለማ|Lemma ወርቁ|Worku አየለ|Ayele ማሞ|Mamo በየነ|Beyene ደጀኔ|Dejene ተካ|Teka ተሰማ|Tesema አሰፋ|Assefa
        ደምሴ|Demissie አለሙ|Alemu`,
    },
    {
      // Tigrayans.
      share: 4,
      near: { Tigray: 1000, 'Addis Ababa': 5, Somali: 0.3 },
      ...ORDER,
      male: {
        0: `ኪሮስ|Kiros ግደይ|Gidey ወልዳይ|Welday አብርሃ|Abrha ገብረመድህን|Gebremedhin ተክላይ|Teklay ፀጋይ|Tsegay አማረ|Amare
          ኪዳኔ|Kidane ዮሐንስ|Yohannes ሙሉጌታ|Mulugeta`,
        1980: `ሐፍቶም|Haftom ክብሮም|Kibrom ተክላይ|Teklay ፍፁም|Fitsum ሙሉብርሃን|Mulubrhan ፀጋይ|Tsegay ግደይ|Gidey ኪሮስ|Kiros
          ዮናስ|Yonas ዳንኤል|Daniel ሄኖክ|Henok ፊሊሞን|Filmon ሮቤል|Robel ንጉስ|Nigus ዳዊት|Dawit`,
      },
      female: {
        0: `ለተብርሃን|Letebrhan ለተኪዳን|Letekidan ብርኽቲ|Birkti ሀዳስ|Hadas ሚዛን|Mizan አበባ|Abeba ፅጌ|Tsege ፍሬወይኒ|Freweini
          ብርሃን|Birhan አልማዝ|Almaz`,
        1980: `ፍረወይኒ|Freweyni ራህዋ|Rahwa ትርሃስ|Tirhas ሰላም|Selam ፌቨን|Feven ሳባ|Saba ራሔል|Rahel ሰምሃል|Semhal ሔለን|Helen
          ብርሃን|Birhan አበባ|Abeba መአዛ|Meaza ፅጌ|Tsege ሕይወት|Hiwot`,
      },
      family: `ሐጎስ|Hagos በርሄ|Berhe አርአያ|Araya አረጋዊ|Aregawi ካሕሳይ|Kahsay ገብረእግዚአብሔር|Gebregziabher ገብረኪዳን|Gebrekidan
        ሃይለስላሴ|Haileselassie ገብረስላሴ|Gebreselassie ወልደገብርኤል|Weldegebriel ሀይለማርያም|Hailemariam
        ገብረሕይወት|Gebrehiwot ተክሌ|Tekle ደስታ|Desta ወልዴ|Wolde`,
      middle: `ገብሬ|Gebre ብርሃነ|Berhane ወልደሚካኤል|Woldemichael ተሰፋ|Tesfa አስራት|Asrat አለሙ|Alemu ሥዩም|Seyoum ነጋ|Nega
        ታደሰ|Tadesse ነጋሽ|Negash መሠለ|Mesele`,
    },
    {
      // Muslims of the highlands and Harar.
      share: 18,
      near: { 'Dire Dawa': 60, Harari: 160, 'Addis Ababa': 12, Tigray: 4, Amhara: 50, Sidama: 4 },
      ...ORDER,
      male: {
        0: `መሐመድ|Mohammed አህመድ|Ahmed አሊ|Ali ሁሴን|Hussen ኢብራሂም|Ibrahim ሰይድ|Seid ጀማል|Jemal ዩሱፍ|Yusuf ሙሳ|Musa
          ኡመር|Umer ሸሪፍ|Sherif ኢድሪስ|Idris አብዱ|Abdu`,
        1978: `መሐመድ|Mohammed አህመድ|Ahmed ጀማል|Jemal ከድር|Kedir ኢብራሂም|Ibrahim ሰይድ|Seid ሁሴን|Hussen ሙስጠፋ|Mustefa አወል|Awol
          ሸምሱ|Shemsu ነስሩ|Nesru ቶፊቅ|Tofik ረሺድ|Reshid ፋሩቅ|Faruk ሙክታር|Muktar አማን|Aman`,
        1996: `አብዱራህማን|Abdurahman መሐመድ|Mohammed አህመዲን|Ahmedin ሙባረክ|Mubarek ዛኪር|Zakir ኢሊያስ|Ilyas ሱልጣን|Sultan
          ኢብራሂም|Ibrahim ሳሊህ|Salih ፋሩቅ|Faruk ቶፊቅ|Tofik ሐሺም|Hashim ዩሱፍ|Yusuf ሙክታር|Muktar አማን|Aman`,
      },
      female: {
        0: `ፋጡማ|Fatuma ዘይነባ|Zeyneba ከድጃ|Kedija አሚና|Amina ሀሊማ|Halima መርየም|Meryem ዘሀራ|Zehara ሩቅያ|Rukiya ሳሊሃ|Saliha
          ጀሚላ|Jemila`,
        1978: `ፋጡማ|Fatuma ዘይነብ|Zeynab ሰሚራ|Semira ጀሚላ|Jemila ሀሊማ|Halima ከድጃ|Kedija ዙልፋ|Zulfa ሙና|Muna ኑሪያ|Nuria
          ነኢማ|Neima አይሻ|Aysha ሶፊያ|Sofia አሚና|Amina`,
        1996: `ሀያት|Hayat ኢክራም|Ikram ሰሚራ|Semira ፈትያ|Fetiya ሃናን|Hanan ሙና|Muna ነዒማ|Naima ሂክማ|Hikma አይሻ|Aysha
          መርየም|Meryem ከዲጃ|Kadija አሚና|Amina ዙልፋ|Zulfa`,
      },
      family: `ኑሩ|Nuru አደም|Adem ይመር|Yimer ሐሰን|Hassen አብዱላሂ|Abdulahi ኡስማን|Usman ኢስማኤል|Ismael ዘይኑ|Zeynu ሙንዲኖ|Mundino
        ሲራጅ|Siraj በድሩ|Bedru ሙዘይን|Muzeyin ፈድሉ|Fedlu ከማል|Kemal ሸሂቾ|Shehicho ሙሐመድ|Muhammed`,
      middle: `አብዲ|Abdi ሐሰን|Hassan ሼክ|Sheik በሽር|Bashir መሐሙድ|Mahamud ሂርሲ|Hirsi`,
    },
    {
      // Somali.
      share: 1.5,
      near: { Somali: 1500, 'Dire Dawa': 28, 'Addis Ababa': 0.5, Amhara: 0.2, Tigray: 0.1 },
      ...ORDER,
      male: {
        0: `መሐመድ|Mohammed አህመድ|Ahmed አብዲ|Abdi አሊ|Ali ኢብራሂም|Ibrahim ዩሱፍ|Yusuf ሁሴን|Hussein ኢስማኢል|Ismail
          አብዱላሂ|Abdullahi አደን|Aden`,
        1978: `አብዲራህማን|Abdirahman መሐመድ|Mohammed አብዲ|Abdi አህመድ|Ahmed አብዲቃድር|Abdikadir አብዱላሂ|Abdullahi ኢስማኢል|Ismail
          ኢብራሂም|Ibrahim ሙስጠፋ|Mustefa በሽር|Bashir ዩሱፍ|Yusuf`,
      },
      female: {
        0: `ሃሊሞ|Halimo ፋዱማ|Faduma ራሆ|Raho ሻምሳ|Shamsa ካልቱን|Kaltun ሀዋ|Hawa አሚና|Amina ፋጡማ|Fatuma ለይላ|Leyla`,
        1978: `ሆዳን|Hodan ኢፍራህ|Ifrah ሰህራ|Sahra አያን|Ayan ናስራ|Nasra ፋርዶሳ|Fardosa ሃምዲ|Hamdi ኒሞ|Nimo ለይላ|Leyla ዴቃ|Deqa
          ሀዋ|Hawa ካልቱን|Kaltun`,
      },
      family: `ፋራህ|Farah ሐሰን|Hassan ኑር|Nur ጃማ|Jama ወርሳሜ|Warsame ሙሁመድ|Muhumed መሐሙድ|Mahamud`,
      middle: `ሂርሲ|Hirsi ሼክ|Sheik አደም|Adem ኡመር|Umer ሙሐመድ|Muhammed ሸሪፍ|Sherif ሙሳ|Musa`,
    },
    {
      // Sidama, Wolayta and others of the south.
      share: 8,
      near: { Sidama: 150, 'South Ethiopia': 200, 'Central Ethiopia': 160, Tigray: 0.5, Amhara: 1 },
      ...ORDER,
      male: {
        0: `ጳውሎስ|Paulos ጴጥሮስ|Petros ማርቆስ|Markos ዮሐንስ|Yohannes ሉቃስ|Lukas ቶማ|Toma ሳሙኤል|Samuel ግርማ|Girma
          ተስፋዬ|Tesfaye`,
        1980: `ማቴዎስ|Matewos ማርቆስ|Markos ሳሙኤል|Samuel ኤርሚያስ|Ermias ሉቃስ|Lukas ጳውሎስ|Paulos ታምራት|Tamirat ተመስገን|Temesgen
          በረከት|Bereket አማኑኤል|Amanuel ኤፍሬም|Ephrem ደሳለኝ|Desalegn ታሪኩ|Tariku ኤልያስ|Elias አብርሃም|Abraham
          ሚልኪያስ|Milkias`,
      },
      female: {
        0: `አበበች|Abebech አልማዝ|Almaz አማረች|Amarech ማርታ|Marta አስቴር|Aster ገነት|Genet ብርቱካን|Birtukan ወርቅነሽ|Workinesh`,
        1980: `ትዕግስት|Tigist ማርታ|Marta መሠረት|Meseret ሐና|Hanna ሩት|Rut ቤተልሔም|Bethlehem ሊዲያ|Lidya አስቴር|Aster ሳራ|Sara
          ሠላማዊት|Selamawit አየለች|Ayelech ገነት|Genet አዳነች|Adanech ኤደን|Eden ቤቴል|Betel`,
      },
      family: `ሎሌ|Lole ዶላሞ|Dolamo ወዴሳ|Wodesa ማጃ|Maja ዳና|Dana ገብሬ|Gebre ወልዴ|Wolde ደስታ|Desta ባልቻ|Balcha አለሙ|Alemu
        ታደሰ|Tadesse በቀለ|Bekele ማሞ|Mamo ሀይሌ|Haile ዘለቀ|Zeleke ነጋ|Nega ደጀኔ|Dejene`,
      middle: `አሰፋ|Assefa ከበደ|Kebede ወርቁ|Worku አበራ|Abera ለማ|Lemma አየለ|Ayele በየነ|Beyene ተካ|Teka መንግስቱ|Mengistu
        ደምሴ|Demissie ለገሰ|Legesse ሽፈራው|Shiferaw`,
    },
  ],
  places: {
    // Postcodes are little used: Addis Ababa's and Harar's are confirmed, the others are not. `area` includes the
    // exchange; `office` is the word for its quarters in addresses.
    columns: 'city region zone area lat lon plate pop office district',
    rows: `
      Addis Ababa|Addis Ababa|1000|11 551|9.0250|38.7469|AA|450|Bole Sub-city, Woreda|Bole
      Addis Ababa|Addis Ababa|1000|11 551|9.0250|38.7469|AA|480|Yeka Sub-city, Woreda|Yeka
      Addis Ababa|Addis Ababa|1000|11 551|9.0250|38.7469|AA|330|Kirkos Sub-city, Woreda|Kirkos
      Addis Ababa|Addis Ababa|1000|11 551|9.0250|38.7469|AA|310|Arada Sub-city, Woreda|Arada
      Addis Ababa|Addis Ababa|1000|11 551|9.0250|38.7469|AA|290|Lideta Sub-city, Woreda|Lideta
      Addis Ababa|Addis Ababa|1000|11 551|9.0250|38.7469|AA|460|Nifas Silk-Lafto Sub-city, Woreda|Nifas Silk-Lafto
      Addis Ababa|Addis Ababa|1000|11 551|9.0250|38.7469|AA|590|Kolfe Keranio Sub-city, Woreda|Kolfe Keranio
      Addis Ababa|Addis Ababa|1000|11 551|9.0250|38.7469|AA|380|Gulele Sub-city, Woreda|Gulele
      Addis Ababa|Addis Ababa|1000|11 551|9.0250|38.7469|AA|370|Addis Ketema Sub-city, Woreda|Addis Ketema
      Addis Ababa|Addis Ababa|1000|11 551|9.0250|38.7469|AA|350|Akaky Kaliti Sub-city, Woreda|Akaky Kaliti
      Dire Dawa|Dire Dawa|3000|25 111|9.5931|41.8661|DR|535|Kebele
      Mekelle|Tigray|7000|34 440|13.4967|39.4753|TG|575|Kebele
      Adama|Oromia|2200|22 111|8.5500|39.2667|OR|460|Kebele
      Gondar|Amhara|6200|58 111|12.6000|37.4667|AM|470|Kebele
      Bahir Dar|Amhara|6000|58 220|11.5936|37.3908|AM|400|Kebele
      Hawassa|Sidama|4000|46 220|7.0621|38.4763|SD|450|Kebele
      Dessie|Amhara|5000|33 111|11.1333|39.6333|AM|330|Kebele
      Jimma|Oromia|8000|47 111|7.6734|36.8344|OR|260|Kebele
      Jijiga|Somali|3400|25 775|9.3500|42.8000|SM|210|Kebele
      Shashamane|Oromia|4200|46 119|7.2000|38.6000|OR|240|Kebele
      Bishoftu|Oromia|1200|11 433|8.7523|38.9785|OR|240|Kebele
      Arba Minch|South Ethiopia|4400|46 881|6.0333|37.5500|SP|220|Kebele
      Hosaena|Central Ethiopia|4300|46 555|7.5498|37.8537|SP|190|Kebele
      Harar|Harari|3200|25 666|9.3139|42.1181|HR|165|Kebele
      Dilla|South Ethiopia|4100|46 331|6.4108|38.3100|SP|130|Kebele
      Nekemte|Oromia|8200|57 661|9.0893|36.5554|OR|160|Kebele
      Debre Birhan|Amhara|1300|11 681|9.6795|39.5326|AM|150|Kebele
      Debre Markos|Amhara|6100|58 771|10.3500|37.7333|AM|140|Kebele
      Kombolcha|Amhara|5100|33 551|11.0816|39.7434|AM|130|Kebele
      Sodo|South Ethiopia|4500|46 551|6.8600|37.7616|SP|200|Kebele
      Asella|Oromia|2000|22 331|7.9500|39.1167|OR|130|Kebele
      Adigrat|Tigray|7100|34 445|14.2770|39.4620|TG|115|Kebele`,
    others: `Addis Ababa=አዲስ አበባ|Addis Abeba|Addis; Dire Dawa=ድሬዳዋ; Mekelle=መቀሌ|Mekele; Adama=አዳማ|Nazret; Gondar=ጎንደር;
      Bahir Dar=ባሕር ዳር; Hawassa=ሐዋሳ|Awassa; Harar=ሐረር; Jimma=ጅማ; Tigray=ትግራይ; Oromia=ኦሮሚያ|Oromiya; Amhara=አማራ`,
  },
  roads: `Bole_Road@Bole Churchill_Avenue@Arada Menelik_II_Avenue@Kirkos+Arada Africa_Avenue@Bole Haile_Selassie_Street Ras_Mekonnen_Avenue@Kirkos Meskel_Square_Road@Kirkos
    Sidist_Kilo_Road@Gulele+Arada Arat_Kilo_Road@Arada Ring_Road Debre_Zeit_Road@Kirkos+Nifas_Silk-Lafto+Akaky_Kaliti Jimma_Road@Lideta+Nifas_Silk-Lafto Ambo_Road@Kolfe_Keranio Adwa_Street Atse_Tewodros_Street
    Ras_Abebe_Aregay_Street@Lideta Cunningham_Street@Arada Tesema_Aba_Kemaw_Street@Lideta+Kirkos Wollo_Sefer_Road@Bole+Kirkos Haile_Gebreselassie_Road@Bole+Yeka Piassa_Street
    Mercato_Street@Addis_Ketema Cameroon_Street@Bole Mickey_Leland_Street@Bole Equatorial_Guinea_Street@Bole Fikre_Mariam_Aba_Techan_Street@Yeka Station_Road
    Unity_Road Liberty_Street Belay_Zeleke_Road@Bahir_Dar+Debre_Markos Lake_Road@Hawassa+Bahir_Dar+Bishoftu Market_Road Hospital_Road University_Road Bus_Station_Road Kebena_Road@Arada+Yeka`,
  street:
    '{road}(|, House No. {100-2900}|, {place.office} {01-14}, House No. {100-2900}|, {place.office} {01-14}, House No. {1-1900})',
  address: '{street}, P.O. Box {100-9900}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+251 (91 #|91 #|92 #|92 #|93 #|94 #|96 #|97 #|98 #|70 [1-9])## ####',
  landline: '+251 {place.area} ####',
  banks: {
    // `account` is the form of the bank's numbers: known for the first, the usual one for the others.
    columns: 'bank bic account share',
    rows: `
      Commercial Bank of Ethiopia|CBETETAA|1000[1-7]########|52
      Awash Bank|AWINETAA|013{20-49}#########|11
      Cooperative Bank of Oromia|CBORETAA|1000[0-4]########|10
      Bank of Abyssinia|ABYSETAA|{10-29}#######|9
      Dashen Bank|DASHETAA|{5000-5399}#########|5
      Oromia Bank|ORIRETAA|14{10-99}#########|3
      Abay Bank|ABAYETAA|116{1-9}############|2.5
      Hibret Bank|UNTDETAA|112{1-9}############|2
      Wegagen Bank|WEGAETAA|08{10-99}########%01|2
      Nib International Bank|NIBIETAA|7000#########|1.5
      Lion International Bank|LIBSETAA|00{310-339}########|1.5
      Zemen Bank|ZEMEETAA|103{1-9}############|0.5`,
    others: `Commercial Bank of Ethiopia=CBE; Bank of Abyssinia=BoA|BoA Ethiopia; Nib International Bank=Nib Bank;
      Cooperative Bank of Oromia=Coop Bank Oromia`,
  },
  account: { write: bankPicture('account') },
  cards: 'visa:78 mastercard:18 unionpay:4',
  wallets: 'telebirr@9:90 M-PESA@7:90 CBE_Birr:10',
  firms: {
    // Large firms are few, so the common forms have two entries of different size. Law firms are limited liability
    // partnerships (Proclamation 1249/2021).
    forms: `
      PLC|13.2|1991|20|500||law
      PLC|74.8|1991|1|40||law
      One Member PLC|8|2021|1|50|1|law
      S.C.|3|1991|20|5000||law
      LLP|1|2021|2|40||${allBut('law')}`,
    trades: `
      retail General Trading|Trading|Import and Export||Supermarket|Stationery
      agriculture Coffee Export|Agro Industry|Farm|Flower Farm
      textiles Garment|Textiles|Leather
      construction Construction|General Contractor|Building Materials`,
    // Private firms came back with the end of the Derg.
    era: 1991,
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} and Family {trade}|{founder} and {partner} {trade}) {form}',
  },
  income: [4500, 30000],
  fields: {
    wallet: networkWallet,
    walletreceipt: walletReceipt({
      telebirr: (_, p) => p.read('telebirrid'),
      'M-PESA': datedReceipt(2006),
      'CBE Birr': datedReceipt(2023),
    }),
    postcode: { label: 'Postal code' },
    // Twelve digits; the rule of the last one is not published.
    id: pictured('Fayda number (FIN)', '[2-9]### #### ####', {
      synonyms: ['fayda', 'fin', 'ፋይዳ'],
    }),
    fan: pictured('Fayda alias (FAN)', '[2-9]### #### #### ####', {
      group: 'identity',
      synonyms: ['fcn', 'fayda alias number'],
    }),
    kebele: pictured('Kebele ID', '{place.plate}/{01-20}/{10000-99999}', {
      group: 'identity',
      synonyms: ['kebele id', 'kebele card'],
    }),
    passport: pictured('Passport number', 'E[PQ]#######'),
    licence: pictured('Driving licence', '{100000-999999}'),
    tax: pictured('TIN', '00########'),
    vat: pictured('VAT registration', '%#########'),
    ssn: pictured('Pension number', '%#########', { synonyms: ['poessa'] }),
    // CBE's transfers: FT, year and day of the year, letters and digits.
    ftnumber: {
      label: 'FT number',
      group: 'transaction',
      synonyms: ['ft reference'],
      make(random, p) {
        const date = p.read('date');
        const year = Number(date.slice(0, 4));
        const day = dayInYear(new Day(year, Number(date.slice(5, 7)), Number(date.slice(8))));
        return `FT${year % 100}${day}${random.chars(5, 'ABCDEFGHJKLMNPQRSTVWXYZ0123456789')}`;
      },
    },
    // The person's own number if it is Ethio telecom's, otherwise a second one of the same person.
    telebirrphone: {
      label: 'Ethio telecom phone',
      group: 'contact',
      write: (out, at, random, p) =>
        p.read('phone').startsWith('+251 9') ? p.put('phone', out, at) : picture(TELECOM)(out, at, random, p),
    },
    // C is 2025.
    telebirrid: {
      label: 'telebirr receipt number',
      group: 'transaction',
      make: datedReceipt(2023),
    },
    // Use (2 private, 3 commercial), region, letter and digits.
    plate: pictured('Number plate', '(2|2|3)-{place.plate}-[A-C]#####'),
  },
  company: {
    street: { picture: '{road}(|, {place.office} {01-14}|, {place.office} {01-14})' },
    // The year is of the Ethiopian calendar, which is seven or eight years behind.
    registration: {
      label: 'Business registration',
      make(random, p) {
        const year = Math.max(2002, Number(p.read('founded')) - 8);
        return `MT/${p.place.plate?.text}/${random.int(1, 14)}/00${random.digits(5)}/${year}`;
      },
    },
    tax: pictured('TIN', '00########'),
    vat: pictured('VAT registration', '%#########'),
  },
  presets: [
    {
      key: 'telebirr',
      scheme: WALLET,
      daily: true,
      name: 'telebirr payment',
      rows: [
        ['Customer', 'name'],
        ['Phone', 'telebirrphone'],
        ['Merchant', 'merchant'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Transaction ID', 'telebirrid'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'ethswitch',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'EthSwitch interbank transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Recipient', 'payee.name'],
        ['Recipient bank', 'payee.bank'],
        ['Recipient account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'ftnumber'],
        ['Date', 'date'],
      ],
    },
  ],
}));
