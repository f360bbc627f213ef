import { GPN } from '../data/cards.ts';
import { indonesian } from '../data/languages/indonesian.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { picture } from '../draw/picture.ts';
import { bareAccount, emv, template } from '../fields/qrPayload.ts';
import { bankPicture } from '../fields/regional.ts';
import { two } from '../kernel/day.ts';
import { list } from '../kernel/text.ts';
import type { Persona } from '../model.ts';
import { idNik } from '../validators/idNik.ts';
import { idNpwp } from '../validators/idNpwp.ts';
import { certified, country, pictured } from './declare.ts';

/** With the tax office of the place. */
const npwp15 = certified(idNpwp, 'NPWP (15 digits)', {
  group: 'tax',
  synonyms: ['old npwp', 'npwp lama'],
  make(random, { place }) {
    const [serial] = idNpwp.make(random, undefined).split('-');
    return `${serial}-${random.pick(list(place.office?.text ?? ''))}.000`;
  },
});

/** The letter of the city in plates of Jakarta's police, by the start of its people's numbers. */
const CITIES_OF_B: Readonly<Record<string, string>> = {
  '3171': 'P',
  '3172': 'U',
  '3173': 'B',
  '3174': 'S',
  '3175': 'T',
  '3275': 'K',
  '3276': 'E',
  '3671': 'C',
  '3674': 'W',
};

function seriesOf({ home = '' }: Persona): string {
  return CITIES_OF_B[home.slice(0, 4)] ?? '@';
}

export const id = country('id', () => ({
  name: 'Indonesia',
  alpha3: 'IDN',
  passportYears: { adult: 10, minor: 5, from: 17 },
  paydays: [[25], [28]],
  // Ten years since 12 October 2022.
  passports: [2476, 3651],
  currency: 'IDR',
  decimals: 0,
  perEuro: 13000,
  priceStep: 100,
  ips: '36.64-95',
  gs1: '899',
  holidays:
    '0101 miraj spring 2025-2025:0127-0129 2025-2025:0328 2025-2025:0331-0407 fitr..3 E-2 0501 vesak 2025-2025:0513 E+39 2025-2025:0530 0601 adha 2025-2025:0609 hijri+1 0817 2025-2025:0818 mawlid+1 1225 2025:1226',
  group: 'Asia',
  locale: { language: 'id', zone: 'Asia/Jakarta' },
  economy: {
    vat: { usual: 11 },
    deductions: { social: 4, tax: 3 },
    extraPay: '3-24:100',
    tenure: { rent: 16, loan: 6 },
    shops: { card: 15, wallet: 50 },
  },
  words: {
    exonyms: 'indonesisch',
    scripts: 'インドネシア 印度尼西亚 印尼 인도네시아 إندونيسيا إندونيسي~ इंडोनेशिया Индонези^ Індонезі^',
    places: 'Jakarta=ジャカルタ|雅加达|자카르타|جاكرتا|जकार्ता|Джакарта|Джакарты',
    numbers: { id: 'no_ktp no_nik' },
  },
  aliases: 'Indonesian Indonesians Republik_Indonesia Republic_of_Indonesia Nusantara Indonésie',
  // Communities by province: census of 2010, the last with these data; given names by decade: the population
  // registry.
  names: [
    // Javanese.
    {
      share: 72,
      near: {
        'Jawa Barat': 22,
        Banten: 36,
        'DKI Jakarta': 50,
        'Sumatera Utara': 30,
        'Sumatera Barat': 5,
        Bali: 10,
        'Sulawesi Selatan': 5,
        'Sulawesi Utara': 5,
        Riau: 28,
        'Kepulauan Riau': 25,
        'Sumatera Selatan': 28,
        Lampung: 62,
        'Kalimantan Timur': 32,
        'Kalimantan Barat': 10,
        'Kalimantan Selatan': 12,
      },
      male: {
        0: `Slamet Sutrisno Suparman Sumarno Suyanto Sugeng Sukirman Bambang Sunarto Supardi Sudarsono Suwarno Subagyo
          Kasimin Paimin Ngatimin Wagiman Parman Harjono Sukardi Mulyono Sutarno Tukiman`,
        1960: `Bambang Slamet Agus Joko Sutrisno Eko Sugeng Budi Heri Sigit Teguh Supriyadi Hadi Sugiarto Suyanto Mulyadi
          Widodo Purwanto Wahyu Yanto Gunawan Tri Dwi Edi Rudi`,
        1975: `Agus Eko Budi Dwi Joko Heri Andi Sigit Arif Wahyu Tri Yudi Hendra Dedi Teguh Rudi Iwan Anton Aris Danang Nanang
          Imam Fajar Didik Bayu`,
        1988: `Dwi Andi Arif Eko Bayu Aditya Dimas Wahyu Galih Yoga Fajar Rizky Rendi Bagus Dian Angga Ardi Gilang Hendra Irfan
          Fandi Rian Adi Indra Ilham`,
        1998: `Muhammad Rizky Dimas Bagus Aditya Ilham Fajar Bayu Dwi Galang Rafi Farhan Aldi Yoga Reza Bima Rangga Fikri
          Gilang Raka Ahmad Satria Daffa Alvin Naufal`,
      },
      female: {
        0: `Sri Siti Sumiati Suwarni Sulastri Kartini Sutini Tuminah Ngatinem Painah Mujiati Sumarni Suparmi Sukarti Suharti
          Kasmirah Sartinah Endang Murni Wagiyem Lasmi Sulami Rukmini`,
        1960: `Sri Endang Siti Sulastri Suharti Sumarni Wahyuni Tri Titik Nanik Yuli Dwi Retno Ratna Indah Tutik Sulistyowati
          Rini Erna Ida Tuti Wiwik Lilik Emi`,
        1975: `Sri Dwi Siti Tri Endang Yuni Retno Indah Rina Dewi Nurul Eka Dian Ika Ratna Lilis Yuli Ani Erna Rini Lestari
          Novi Titin Puji`,
        1988: `Dewi Dwi Siti Eka Ika Rina Fitri Dian Ayu Novi Indah Wulan Lia Nurul Ratih Maya Puspita Yunita Desi Anita Retno
          Septi Ririn Intan Tri`,
        1998: `Putri Nur Siti Ayu Dwi Indah Dinda Anisa Fitri Aulia Salsabila Nabila Rizka Dewi Amelia Intan Nadia Safira
          Annisa Tiara Adinda Cindy Della Alya Zahra`,
      },
      family: `Setiawan/Setiawati Saputra/Saputri Santoso Wibowo/Wulandari Nugroho Susanto/Susanti Kurniawan/Kurniawati
        Purnomo/Purnamasari Prasetyo/Prasetyowati Utomo/Utami Wijaya Hartono/Hartini Widodo/Widayati Susilo/Susilowati
        Hidayat/Hidayati Wahyudi/Wahyuni Yulianto/Yulianti Suryadi Hariyanto/Hariyanti Haryono Sulistyo/Sulistyowati
        Subekti Sudarsono Sumarno Sunarto Supriyanto/Supriyanti Suprapto Suwandi Suyono Cahyono/Cahyani Pribadi Pranoto
        Pradana/Pradani Basuki Jatmiko Handoko Pratama/Pratiwi Wicaksono Wardana/Wardani Prabowo Kusuma Rahayu Lestari
        Hartanto Budiman/Budiarti Mulyono/Mulyani Purwanto/Purwanti Handayanto/Handayani Astono/Astuti Anggara/Anggraini
        Novianto/Novianti Oktaviano/Oktaviani Kusumawardana/Kusumawardani Indrawan/Indrawati Ariyanto/Ariyanti
        Darmawan/Darmawati Laksono Sasongko Wardoyo Sutanto Gunarto Sukmana`,
    },
    // Sundanese.
    {
      share: 3,
      near: { 'Jawa Barat': 64, Banten: 38, 'DKI Jakarta': 14, Lampung: 10 },
      male: {
        0: `Asep Ujang Dadang Cecep Endang Maman Enjang Oman Suherman Tatang Entis Aep Uus Wawan Apud Sarip Udin Engkos`,
        1970: `Asep Dadan Dede Wawan Ujang Cecep Iwan Yayan Agus Deden Asep_Saepul Jajang Aceng Ade Rudi Dadang Hendra Nandang
          Yana`,
        1990: `Rizki Asep Dede Aldi Rian Fajar Muhammad Ade Ridwan Gilang Irfan Egi Yogi Dani Rangga Reza Fikri Hilman`,
      },
      female: {
        0: `Euis Eti Enok Iis Cucu Entin Yayah Nani Aisah Icih Mimin Oneng Emi Tati Imas Onih`,
        1970: `Neneng Euis Ai Lilis Yeni Yanti Imas Iis Dede Elis Teti Nurhayati Ade Rina Wiwin Heni Cucu Eulis`,
        1990: `Neng Siti Rina Ai Nurul Dewi Sinta Rani Intan Resti Salma Dini Fitri Tia Mega Nisa Rika Yuni`,
      },
      family: `Hidayat/Hidayati Gunawan Setiawan Suherman Supriatna Sudrajat Mulyana Permana Ramdani Nugraha Kurnia Hermawan
        Suryana Rohmat Sutisna Somantri Suhendar Kusnadi Sukmana Rustandi Saepudin Saputra/Saputri Rahayu Komara Wiguna
        Firmansyah Solihin Maulana Ramadhan/Ramadhani Sopandi`,
    },
    // Malays, Betawi, Banjarese, Madurese and other Muslims.
    {
      share: 12,
      near: {
        'Sumatera Selatan': 60,
        Riau: 38,
        'Kepulauan Riau': 32,
        'Kalimantan Barat': 50,
        'Kalimantan Selatan': 80,
        'Kalimantan Timur': 36,
        'Sumatera Utara': 18,
        'DKI Jakarta': 24,
        Banten: 20,
        'Jawa Barat': 8,
        Lampung: 22,
        'Jawa Timur': 8,
        'Jawa Tengah': 4,
        'DI Yogyakarta': 4,
        'Sulawesi Selatan': 4,
        'Sulawesi Utara': 8,
        Bali: 5,
        'Sumatera Barat': 4,
      },
      male: {
        0: `Abdul Muhammad Ahmad Hasan Husin Syamsul Zainal Rusli Mahmud Amir Jamaluddin Saleh Anwar Usman Syahrul Idris
          Yahya Abdullah`,
        1970: `Muhammad Ahmad Abdul Syaiful Zainal Hendri Rahmat Iskandar Fauzi Hamdan Junaidi Darmawan Ridwan Suhaimi Khairul
          Irwan Yusuf Taufik`,
        1990: `Muhammad Ahmad Rizki Fadli Farhan Ilham Fikri Rahman Reza Akbar Irfan Hafiz Andre Khairul Fahri Aldi Rizal
          Ikhsan`,
      },
      female: {
        0: `Siti Fatimah Aminah Halimah Khadijah Maimunah Rohani Zainab Nurjanah Rosmiati Saodah Aisyah Mariam Hasnah Asmah
          Jamilah`,
        1970: `Siti Nur Nurhayati Fatimah Yuliana Marlina Nuraini Rosita Farida Mardiana Eliza Suryani Komariah Lina Herlina
          Susi`,
        1990: `Nur Siti Nurul Aisyah Annisa Rahma Yulia Desi Rizka Mega Indah Putri Fitria Nabila Aulia Zahra`,
      },
      family: `Rahman Hakim Abdullah Ismail Syarif Akbar Arifin Effendi Firmansyah Hasan Hamid Fauzan Alamsyah Nurdin Maulana
        Ramadhan/Ramadhani Iskandar Syahputra/Syahputri Amin Aziz Imran Mustofa Syafii Rusdi Ridwan Rachman Bachtiar
        Fadillah Hasanudin Saputra/Saputri Kurniawan Salim Zulkarnain Anwar Yusuf Ibrahim Husein Usman Zakaria Mahmud`,
    },
    // Minangkabau, with the clan after the name.
    {
      share: 2,
      near: {
        'Sumatera Barat': 88,
        Riau: 14,
        'Kepulauan Riau': 8,
        'DKI Jakarta': 4,
        'Sumatera Utara': 3,
        Lampung: 1,
      },
      male: {
        0: `Syafrudin Zulkifli Amiruddin Yusril Syahrial Darwis Nasrul Bustami Zainuddin Jamaris Syamsuar Rusdi Anwar
          Marzuki`,
        1975: `Zulfahmi Hendri Rahmat Yulius Afrizal Dedi Riko Ade Irwan Fadhil Arif Hafiz Ikhlas Taufiq Rizki Yandri`,
      },
      female: {
        0: `Rosmaniar Yusnidar Nurlela Asnimar Zubaidah Ermawati Syamsidar Nurbaiti Jusmaini Yulinar Rosnah Desmawati`,
        1975: `Yeni Rahmi Fitri Silvia Yulia Mutia Suci Dewi Rika Meri Vivi Nadia Annisa Weni Elvira`,
      },
      family: `Chaniago Koto Piliang Tanjung Sikumbang Guci Jambak Pitopang Malayu Bodi Simabur Panyalai Caniago`,
    },
    // Bataks, who have clan names.
    {
      share: 2.5,
      near: {
        'Sumatera Utara': 38,
        'DKI Jakarta': 4,
        Riau: 12,
        'Kepulauan Riau': 13,
        'Jawa Barat': 2,
        Banten: 2,
        'Sumatera Barat': 2,
      },
      male: {
        0: `Togar Binsar Parlindungan Poltak Marihot Saut Mangara Tumpal Bonar Sahat Jonggi Hotman Monang Robert Maruli`,
        1970: `Hotman Rudi Hendrik Ronald Daniel Jhon Robert Andreas Ramses Edison Tulus Roy Benny Samuel Darwin`,
        1990: `Jonathan Samuel Andreas Daniel Kevin Yosua Rio Josua David Christian Michael Ricky Nico Gilbert`,
      },
      female: {
        0: `Tiur Rotua Lasma Rosmawati Romauli Duma Tiomina Maria Martha Nurmala Mariana Lamria`,
        1970: `Maria Martha Agustina Kristina Ester Debora Lestari Rosdiana Nova Elisabeth Rosmaida Hotmaida`,
        1990: `Natalia Novita Berliana Grace Yolanda Angel Christine Debora Yohana Putri Ruth Stefani`,
      },
      family: `Siregar Nasution Harahap Lubis Simanjuntak Sihombing Situmorang Sinaga Panjaitan Manurung Silalahi Hutagalung
        Tampubolon Ginting Sembiring Tarigan Sitepu Purba Saragih Damanik Pane Batubara Pulungan Hasibuan Hutapea Sitompul
        Nainggolan Pasaribu Marpaung Simbolon`,
    },
    // Bugis and Makassarese.
    {
      share: 1.5,
      near: { 'Sulawesi Selatan': 86, 'Kalimantan Timur': 20, 'Kepulauan Riau': 3, Riau: 2 },
      male: {
        0: `Muhammad Abdul Baharuddin Syamsuddin Hasanuddin Andi_Baso Ambo Daeng Muhtar Sudirman Alimuddin Nurdin`,
        1975: `Muhammad Andi Syamsul Irwan Rahmat Amiruddin Haeruddin Ardiansyah Asrul Akbar Fadli Ilham Aswar`,
      },
      female: {
        0: `Andi_Tenri Sitti Hasnah Nurhayati Hajrah Rosmini Daeng_Ngai Hasniah Nurlia Saenab`,
        1975: `Andi_Nurul Sitti Nur Rahmawati Sri Hasna Nurul Fitriani Ayu Nirwana Irma Dian`,
      },
      family: `Amiruddin Hasanuddin Syamsuddin Mappaselling Tahir Rasyid Baharuddin Saleh Arsyad Malik Ridwan Kadir Mattalatta
        Nur Yusuf Latief Jafar Sulaiman`,
    },
    // Chinese Indonesians.
    {
      share: 3,
      near: {
        'DKI Jakarta': 6,
        'Kalimantan Barat': 25,
        'Sumatera Utara': 10,
        'Kepulauan Riau': 14,
        Riau: 4,
        'Sumatera Selatan': 4,
        Banten: 5,
        'Jawa Barat': 2,
        Bali: 2,
        'Sulawesi Selatan': 3,
        'Jawa Timur': 4,
      },
      male: {
        0: `Budi Hendra Johan Anton Herman Rudy Eddy Yohanes Susanto Sugianto Tjandra Lukman Freddy`,
        1970: `Hendra Andy Johan Robert Rudy Anton Steven Daniel Handi Willy Suryanto Ferry`,
        1990: `Kevin Michael Steven Jonathan Vincent Nicholas Felix Kelvin Ricky William Alvin Jason`,
      },
      female: {
        0: `Lanny Mei_Lan Tjhin Yuliana Lily Susi Ratna Mei_Ling Christina Henny Elly`,
        1970: `Lina Linda Yenny Susanti Meliana Fenny Juliana Vivi Shirley Silvia Erlina`,
        1990: `Jessica Stefani Felicia Vivian Cynthia Angelina Meilina Michelle Natasha Grace Livia`,
      },
      family: `Wijaya Halim Tanuwijaya Gunawan Hartono Susanto Kurniawan Setiawan Sutanto Salim Lim Tan Widjaja Chandra Santoso
        Hermanto Suryadi Lesmana Tjandra Tanujaya Kusuma Wirawan Budiman Sanjaya`,
    },
    // Christians of the east.
    {
      share: 1.5,
      near: {
        'Sulawesi Utara': 80,
        'DKI Jakarta': 2,
        Bali: 3,
        'Kalimantan Timur': 6,
        'Kalimantan Barat': 14,
        'Jawa Timur': 1,
      },
      male: {
        0: `Yohanes Petrus Paulus Markus Stefanus Yosef Johanis Alex Frans Hengky Robert Jantje`,
        1975: `Jefri Johan Ronny Denny Stevan Markus Yohanes Christian Jerry Melky Alfrets Glen`,
      },
      female: {
        0: `Veronika Theresia Maria Martha Deetje Juliana Agustina Selvie Olga Helena Adeline`,
        1975: `Kristina Natalia Monika Grace Stefani Meiske Vonny Angel Gloria Fransiska Jenifer Cindy`,
      },
      family: `Pattinama Matulessy Latuconsina Wenas Mandagi Lumentut Runtuwene Rumbiak Kogoya Sumual Tumbelaka Pangemanan
        Sondakh Kaunang Lasut Tulung Wowor Rondonuwu Manoppo Karundeng`,
    },
    // Balinese, named by order of birth.
    {
      share: 0.5,
      near: { Bali: 80 },
      male: {
        0: `I_Wayan I_Made I_Nyoman I_Ketut I_Gede Ida_Bagus Anak_Agung`,
        1975: `I_Wayan I_Made I_Nyoman I_Ketut I_Gede I_Putu I_Kadek I_Komang Ida_Bagus I_Gusti`,
      },
      female: {
        0: `Ni_Wayan Ni_Made Ni_Nyoman Ni_Ketut Ni_Luh Ida_Ayu Anak_Agung_Ayu`,
        1975: `Ni_Wayan Ni_Made Ni_Putu Ni_Kadek Ni_Komang Ni_Luh Ni_Ketut Ida_Ayu Desak_Made I_Gusti_Ayu`,
      },
      family: `Sudana Suarta Sudiarta Wirawan/Wirawati Artawan Sukarta Suparta/Supartini Adnyana/Adnyani Mahardika
        Widiana/Widiani Arnawa Astawa Suardana/Suardani Sujana Wardana/Wardani Yasa Pradnyana/Pradnyani Darmawan Wiguna
        Sutama`,
    },
  ],
  // home: a district of the city in a NIK, in Jakarta the one named; code: the town as addresses write it.
  // office: the tax offices (KPP) there; least: the minimum wage of 2025 (UMK, UMP), rounded up. People of 2023 in thousands.
  places: {
    columns: 'city region district zone area lat lon home plate pop code office least',
    rows: `
      Jakarta|DKI Jakarta|Menteng|10310,10320,10330,10340,10350|21|-6.1944|106.8360|317106|B|1050|Menteng, Jakarta Pusat|021 071 076|5400000
      Jakarta|DKI Jakarta|Kebayoran Baru|12110,12120,12130,12160|21|-6.2430|106.7990|317407|B|1150|Kebayoran Baru, Jakarta Selatan|012 019|5400000
      Jakarta|DKI Jakarta|Tebet|12810,12820,12830|21|-6.2260|106.8560|317401|B|1150|Tebet, Jakarta Selatan|015|5400000
      Jakarta|DKI Jakarta|Cengkareng|11720,11730|21|-6.1520|106.7280|317301|B|1350|Cengkareng, Jakarta Barat|034|5400000
      Jakarta|DKI Jakarta|Kebon Jeruk|11510,11520,11530|21|-6.1930|106.7680|317305|B|1250|Kebon Jeruk, Jakarta Barat|035 039|5400000
      Jakarta|DKI Jakarta|Tanjung Priok|14310,14320,14330|21|-6.1400|106.8700|317202|B|900|Tanjung Priok, Jakarta Utara|042|5400000
      Jakarta|DKI Jakarta|Kelapa Gading|14240,14250|21|-6.1600|106.9050|317206|B|880|Kelapa Gading, Jakarta Utara|043|5400000
      Jakarta|DKI Jakarta|Cakung|13910,13930,13960|21|-6.1830|106.9480|317506|B|1550|Cakung, Jakarta Timur|004|5400000
      Jakarta|DKI Jakarta|Duren Sawit|13430,13440,13470|21|-6.2330|106.9130|317507|B|1400|Duren Sawit, Jakarta Timur|008|5400000
      Surabaya|Jawa Timur||60271-60275|31|-7.2575|112.7521|357807|L|2890|Surabaya|604 605 606 607 609 611 613 614 615 618 619|4970000
      Bandung|Jawa Barat||40111-40117|22|-6.9175|107.6191|327301|D|2530|Bandung|422 423 428 429|4490000
      Medan|Sumatera Utara||20111-20114|61|3.5833|98.6667|127101|BK|2540|Medan|111 112 113 121 124|4020000
      Bekasi|Jawa Barat||17111-17115,17141-17148|21|-6.2349|106.9896|327503|B|2640|Bekasi|407 427 447|5700000
      Tangerang|Banten||15111-15118|21|-6.1781|106.6300|367101|B|1940|Tangerang|402 416|5070000
      Depok|Jawa Barat||16411-16418,16431-16436|21|-6.4000|106.8186|327601|B|2150|Depok|412 448|5200000
      Semarang|Jawa Tengah||50131-50139|24|-6.9931|110.4208|337401|H|1700|Semarang|503 504 508 509 517 518|3460000
      Palembang|Sumatera Selatan||30121-30129|711|-2.9761|104.7754|167104|BG|1770|Palembang|301 306 307|3920000
      Makassar|Sulawesi Selatan||90111-90117|411|-5.1486|119.4319|737101|DD|1480|Makassar|801 804 805|3890000
      Tangerang Selatan|Banten||15310-15318|21|-6.2886|106.7179|367401|B|1410|Tangerang Selatan|411 453|4980000
      Batam|Kepulauan Riau||29411,29432,29444|778|1.1301|104.0529|217101|BP|1270|Batam|215 225|4990000
      Pekanbaru|Riau||28111-28116|761|0.5167|101.4417|147101|BM|1120|Pekanbaru|211 216|3680000
      Bogor|Jawa Barat||16111-16119|251|-6.5944|106.7892|327101|F|1070|Bogor|404|5130000
      Bandar Lampung|Lampung||35111-35119|721|-5.4292|105.2611|187101|BE|1210|Bandar Lampung|322 323|3310000
      Padang|Sumatera Barat||25111-25119|751|-0.9492|100.3543|137101|BA|940|Padang|201 205|3000000
      Malang|Jawa Timur||65111-65119|341|-7.9797|112.6304|357301|N|850|Malang|623 652|3510000
      Samarinda|Kalimantan Timur||75111-75119|541|-0.4948|117.1436|647201|KT|860|Samarinda|722 741|3730000
      Denpasar|Bali||80221-80228|361|-8.6500|115.2167|517101|DK|750|Denpasar|901 903|3300000
      Balikpapan|Kalimantan Timur||76111-76116|542|-1.2675|116.8289|647101|KT|740|Balikpapan|721 729|3710000
      Pontianak|Kalimantan Barat||78111-78117|561|-0.0226|109.3307|617101|KB|680|Pontianak|701 707|3030000
      Banjarmasin|Kalimantan Selatan||70111-70117|511|-3.3186|114.5944|637101|DA|680|Banjarmasin|731|3600000
      Surakarta|Jawa Tengah||57111-57119|271|-7.5561|110.8316|337201|AD|530|Surakarta|526
      Manado|Sulawesi Utara||95111-95119|431|1.4748|124.8421|717101|DB|460|Manado|821|3780000
      Yogyakarta|DI Yogyakarta||55121,55122,55131-55133|274|-7.8014|110.3647|347101|AB|376|Yogyakarta|541|2660000`,
    others: `Jakarta=Djakarta; Yogyakarta=Jogja|Jogjakarta; Surakarta=Solo; Tangerang Selatan=South Tangerang;
      DKI Jakarta=Jakarta|Jabodetabek; Jawa Timur=East Java; Jawa Barat=West Java; Jawa Tengah=Central Java;
      Sumatera Utara=North Sumatra; Sumatera Selatan=South Sumatra; Sumatera Barat=West Sumatra;
      Sulawesi Selatan=South Sulawesi; Sulawesi Utara=North Sulawesi; Kalimantan Timur=East Kalimantan;
      Kalimantan Barat=West Kalimantan; Kalimantan Selatan=South Kalimantan; Kepulauan Riau=Riau Islands;
      DI Yogyakarta=Yogyakarta`,
  },
  roads: `Jalan_Jenderal_Sudirman Jalan_Ahmad_Yani Jalan_Diponegoro Jalan_Gajah_Mada Jalan_Merdeka Jalan_Pahlawan
    Jalan_Imam_Bonjol Jalan_Gatot_Subroto Jalan_Veteran Jalan_Pemuda Jalan_Kartini Jalan_Hasanuddin Jalan_Sisingamangaraja
    Jalan_Teuku_Umar Jalan_Cut_Nyak_Dien Jalan_Dewi_Sartika Jalan_Hayam_Wuruk Jalan_Pattimura Jalan_Antasari
    Jalan_Wahid_Hasyim Jalan_Agus_Salim Jalan_Raden_Saleh Jalan_Mawar Jalan_Melati Jalan_Anggrek Jalan_Kenanga Jalan_Cempaka
    Jalan_Flamboyan Jalan_Rajawali Jalan_Garuda Jalan_Merpati Jalan_Mangga
    Jalan_Stasiun`,
  street: '{road} No. {1-180}(||, RT {001-012}/RW {001-015}|[A-D])',
  address: '{street}, {place.code}, {region} {postcode}',
  postcode: '{zone}',
  phone: '+62 8(12|13|21|22|11|52|53|57|56|58|77|78|17|18|19|59|38|31|95|96|98|99|81|82)-####-####',
  landline: '+62 {place.area} [578]######',
  // Shares of savers after the banks' reports of 2024.
  banks: {
    columns: 'bank bic code account share firm',
    rows: `
      Bank Rakyat Indonesia (BRI)|BRINIDJA|002|[0-4]###01######50#|33|[0-4]###01######30#
      Bank Central Asia (BCA)|CENAIDJA|014|[0-8]#########|22
      Bank Mandiri|BMRIIDJA|008|1##00########|18
      Bank Negara Indonesia (BNI)|BNINIDJA|009|[01]#########|13
      Bank Syariah Indonesia|BSMDIDJA|451|7#########|6
      Bank Tabungan Negara (BTN)|BTANIDJA|200|0###01##########|3
      CIMB Niaga|BNIAIDJA|022|70###########|2
      Bank Permata|BBBAIDJA|013|[0-9]#########|1
      Bank Danamon|BDINIDJA|011|00##########|0.8
      OCBC Indonesia|NISPIDJA|028|5##8########|0.5
      Maybank Indonesia|IBBKIDJA|016|[128]#########|0.4
      Panin Bank|PINBIDJA|019|[1-9]#########|0.3`,
    others: `Bank Rakyat Indonesia (BRI)=BRI; Bank Central Asia (BCA)=BCA; Bank Negara Indonesia (BNI)=BNI;
      Bank Syariah Indonesia=BSI; Bank Tabungan Negara (BTN)=BTN; Bank Mandiri=Mandiri; CIMB Niaga=CIMB`,
  },
  account: {
    write: bankPicture('account'),
  },
  // Most debit cards are of the national gateway (GPN).
  cards: 'gpn:62 visa:19 mastercard:17 jcb:1.5 amex:0.5',
  networks: { gpn: GPN },
  wallets: 'GoPay:35 DANA:30 OVO:18 ShopeePay:14 LinkAja:3',
  firms: {
    forms: `
      PT|58|1960|2|300
      CV|28|1960|1|40
      UD|10|1960|1|12|1
      PT Perorangan|4|2021|1|8|1`,
    name: '{form} (Sumber|Karya|Mitra|Cahaya|Bintang|Citra|Anugerah|Sinar|Tirta|Bumi|Surya|Graha) {trade}(| {town}| Mandiri| Jaya| Abadi)',
    sole: '{form} {founder} {trade}',
    era: 1950,
  },
  language: indonesian,
  ages: '17.5 22 20.5 17.5 12.5 7 3',
  population: {
    source:
      'Estimates, rounded; unemployment by BPS, Sakernas August 2024; pay as of formal work in towns (BPS has 3.27 million on average for all)',
    men: '51.2 51 50.5 49.8 48 45 38',
    work: ['60 90 94 93 88 80 66 48 26', '38 52 57 60 56 48 36 24 10'],
    own: [52, 60],
    unemployed: 4.9,
    disabled: 2,
    pensioned: 15,
    pay: { median: 5400000, spread: 3, top: 5, women: 78 },
  },
  life: {
    pensionPay: { days: [1], after: true },
    studies: 36,
    retires: 58,
    pays: [1748000, 4957000],
    institutions: `
      hospital@Jakarta (RSUPN Dr. Cipto Mangunkusumo|RSUP Fatmawati|RSUD Tarakan)
      hospital@Surabaya RSUD Dr. Soetomo
      hospital@Bandung RSUP Dr. Hasan Sadikin
      hospital@Medan RSUP H. Adam Malik
      hospital@Semarang RSUP Dr. Kariadi
      hospital@Makassar RSUP Dr. Wahidin Sudirohusodo
      hospital@Yogyakarta RSUP Dr. Sardjito
      hospital@Palembang RSUP Dr. Mohammad Hoesin
      hospital@Padang RSUP Dr. M. Djamil
      hospital@Malang RSUD Dr. Saiful Anwar
      hospital@Surakarta RSUD Dr. Moewardi
      university Universitas Terbuka
      university@Jakarta (Universitas Negeri Jakarta|Universitas Trisakti|Universitas Bina Nusantara|UPN Veteran Jakarta)
      university@Depok (Universitas Indonesia|Universitas Gunadarma)
      university@Bekasi Universitas Bhayangkara Jakarta Raya
      university@Tangerang Universitas Muhammadiyah Tangerang
      university@Tangerang_Selatan (UIN Syarif Hidayatullah Jakarta|Universitas Pamulang)
      university@Bandung (Institut Teknologi Bandung|Universitas Padjadjaran|Universitas Pendidikan Indonesia)
      university@Bogor (IPB University|Universitas Pakuan)
      university@Surabaya (Universitas Airlangga|Institut Teknologi Sepuluh Nopember|Universitas Negeri Surabaya)
      university@Malang (Universitas Brawijaya|Universitas Negeri Malang)
      university@Semarang (Universitas Diponegoro|Universitas Negeri Semarang)
      university@Surakarta Universitas Sebelas Maret
      university@Yogyakarta (Universitas Gadjah Mada|Universitas Negeri Yogyakarta|Universitas Islam Indonesia)
      university@Medan (Universitas Sumatera Utara|Universitas Negeri Medan)
      university@Palembang Universitas Sriwijaya
      university@Makassar (Universitas Hasanuddin|Universitas Negeri Makassar)
      university@Denpasar Universitas Udayana
      university@Padang (Universitas Andalas|Universitas Negeri Padang)
      university@Pekanbaru Universitas Riau
      university@Bandar_Lampung Universitas Lampung
      university@Banjarmasin Universitas Lambung Mangkurat
      university@Pontianak Universitas Tanjungpura
      university@Samarinda Universitas Mulawarman
      university@Balikpapan Institut Teknologi Kalimantan
      university@Manado Universitas Sam Ratulangi
      university@Batam Universitas Internasional Batam
      pension Taspen
      town@Jakarta Pemerintah Provinsi DKI Jakarta
      police@Jakarta Polda Metro Jaya`,
  },
  sources:
    'Ages and places: BPS, 2023. Peoples: census of 2010. Banks: annual reports of 2024. Cards and firms: estimates.',
  income: [2600000, 15000000],
  fields: {
    region: { label: 'Provinsi' },
    postcode: { label: 'Kode pos' },
    id: certified(idNik, 'NIK', { synonyms: ['nik', 'ktp', 'e-ktp', 'nomor induk kependudukan'] }),
    passport: pictured('Nomor paspor', '[ACEX]#######', { synonyms: ['paspor'] }),
    // Fourteen digits with year and month of birth; no rule is public, the usual look.
    licence: pictured('Nomor SIM', '%###-{yy}{mm}-######', {
      synonyms: ['sim', 'surat izin mengemudi'],
    }),
    // Since July 2024 a resident's NPWP is the NIK; the form of fifteen digits is still in use.
    tax: { label: 'NPWP', validator: idNik, synonyms: ['npwp'], make: (_, p) => p.read('id') },
    npwp15,
    kk: pictured('Nomor Kartu Keluarga', '{place.home}{01-28}{01-12}{10-24}{0001-0019}', {
      group: 'identity',
      synonyms: ['kartu keluarga', 'family card'],
    }),
    ssn: pictured('BPJS Ketenagakerjaan', '%##########', { synonyms: ['bpjs tk', 'kpj'] }),
    health: pictured('BPJS Kesehatan', '000##########', { synonyms: ['bpjs', 'jkn'] }),
    bankcode: pictured('Kode bank', '{bank.code}'),
    // Cars have numbers up to 1999, motorcycles up to 6999.
    plate: {
      label: 'Nomor polisi',
      synonyms: ['nopol', 'plat nomor'],
      write: (out, at, random, p) =>
        picture(`{place.plate} ({1001-1999}|{2001-6999}|{2001-6999}) ${seriesOf(p)}@(|@)`)(
          out,
          at,
          random,
          p,
        ),
    },
  },
  company: {
    account: { write: bankPicture('firm', 'account') },
    // The day of issue, in this form since OSS-RBA of August 2021, and a serial number.
    registration: {
      label: 'NIB',
      synonyms: ['nomor induk berusaha'],
      make(random, { firm, asOf }) {
        const last = Math.max(2021, asOf.year - 2);
        const year = random.int(Math.max(2021, firm.founded), last);
        const month = random.int(year === 2021 ? 9 : 1, 12);
        return `${two(random.int(1, 28))}${two(month)}${two(year % 100)}0${random.digits(6)}`;
      },
    },
    // Sixteen digits since 2024: a zero before the fifteen.
    tax: pictured('NPWP', '0{npwp15.bare}', { validator: idNpwp, synonyms: ['npwp', 'npwp 16'] }),
    npwp15,
  },
  // Source: Bank Indonesia and ASPI, QRIS: 01 the issuer's number and account (9360 and the bank's code), 02 the payee, 03 the
  // size of the merchant (UMI: micro), and the national merchant ID.
  qr: emv({
    name: 'QRIS',
    currency: '360',
    decimals: 0,
    category: '5999',
    account: (payment) => {
      const account = bareAccount(payment);
      return (
        template(26, [
          [0, 'ID.CO.QRIS.WWW'],
          [1, `93600${payment.payee.read('bankcode')}${account}`.slice(0, 19)],
          [2, account.slice(0, 15)],
          [3, 'UMI'],
        ]) +
        template(51, [
          [0, 'ID.CO.QRIS.WWW'],
          [2, `ID10${account.padStart(11, '0').slice(-11)}`],
          [3, 'UMI'],
        ])
      );
    },
  }),
  presets: [
    {
      key: 'bifast',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'BI-FAST transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender bank code', 'bankcode'],
        ['Sender account', 'account'],
        ['Receiver', 'payee.name'],
        ['Receiver bank code', 'payee.bankcode'],
        ['Receiver account', 'payee.account'],
        ['Receiver proxy (mobile)', 'payee.phone'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
}));
