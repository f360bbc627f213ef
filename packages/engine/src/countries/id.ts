import { picture } from '../draw/picture.ts';
import { idNik } from '../validators/idNik.ts';
import { idNpwp } from '../validators/idNpwp.ts';
import { certified, country, pictured } from './declare.ts';

export const id = country({
  code: 'id',
  name: 'Indonesia',
  alpha3: 'IDN',
  currency: 'IDR',
  group: 'Asia',
  aliases: 'Indonesian Indonesians Republik_Indonesia Republic_of_Indonesia Nusantara Indonésie',
  // Most people; Bataks, who bear clan names; Christians of Chinese descent and of the east; Balinese, named by order of birth.
  names: [
    {
      share: 84,
      male: `Muhammad Ahmad Budi Agus Andi Eko Rizky Dedi Bambang Hendra Joko Slamet Sutrisno Wahyu Arif Adi Dwi
        Yusuf Rudi Ali Abdul Iwan Heri Sugeng Supriyadi Hadi Fajar Dimas Bayu Aditya Rahmat Irfan Fauzi Ilham
        Rendi Yoga Bagus Indra Doni Teguh Asep Ujang Dadang Cecep Yanto Suryadi Mulyadi Suparman Sukirman
        Sumarno Suyanto Riyanto Herman Hasan Hamzah Ibrahim Ismail Zainal Syaiful Fikri Farhan Fadli Reza Rian
        Rangga Galih Gilang Satria Surya Rahman Imam Khairul Anwar Edi Gunawan Wawan Taufik Nugroho Danang
        Aris Guntur Krisnanda`,
      female: `Siti Sri Dewi Ayu Nur Rina Fitri Lestari Indah Ani Yuni Wati Ratna Endang Sari Putri Dian Nita Maya
        Novi Rini Tri Eka Wulan Kartini Sulastri Suwarni Sumiati Kusmiati Rohani Halimah Aminah Fatimah
        Khadijah Aisyah Zahra Nabila Salsabila Anisa Annisa Aulia Amelia Intan Mega Melati Mawar Bunga Citra
        Cahaya Permata Kirana Larasati Puspita Rahayu Rahma Rahmawati Susi Susanti Sinta Santi Tuti Titin Tini
        Yanti Yulia Yuliana Lina Linda Lia Lilis Ika Ida Ira Irma Hesti Herlina Heni Erna Elis Desi Diah Desy
        Devi Dina Winda Widya Vina Vera Komariah Nurhayati Nuraini Marlina Murni Mardiana Juwita Farida
        Zulaikha`,
      family: `Saputra/Saputri Setiawan Pratama Hidayat Santoso Wijaya Kurniawan Nugroho Susanto Wibowo Gunawan
        Purnomo Suryadi Hartono Tanjung Chaniago Koto Piliang Sikumbang Rahman Hakim Firmansyah
        Ramadhan/Ramadhani Maulana Iskandar Syahputra/Syahputri Permana Ramdani Mulyana Sudrajat Suherman
        Supriatna Hermawan Irawan Darmawan Kusuma Kusumawardana/Kusumawardani Prasetyo Prabowo Wicaksono
        Wardana/Wardani Nugraha Utomo Susilo Sutanto Budiman Salim Wirawan Widodo Widjaja Handoko Hartanto
        Hariyanto Haryono Sulistyo Subekti Suharto Sukarno Sudarsono Sumarno Sunarto Supriyanto Suprapto
        Suwandi Suyono Yulianto/Yulianti Wahyudi/Wahyuni
        Syarif Syafii Suhendra Sanjaya Rusdi Ridwan Rachman Puspito/Puspita Pribadi
        Pranoto Pradana Oktaviano/Oktaviani Nurdin Novianto/Novianti Mustofa Mustika
        Mulyono Mahendra Kartika Jatmiko Ismail Indrawan/Indrawati
        Imran Hasanudin Hamid Fauzan Fadillah Effendi Dharmawan Darsono Chandra Cahyono/Cahyani Basuki
        Bachtiar Aziz Atmaja Astono/Astuti Arifin Anggara/Anggraini Amin Alamsyah Akbar Abdullah`,
    },
    {
      share: 6,
      male: `Togar Binsar Parlindungan Poltak Daniel Hotman Rudi Jonathan Andreas Samuel Marihot Saut Mangara
        Tumpal Hendrik Robert Ronald Jhon Bonar Sahat`,
      female: `Maria Tiur Rotua Lasma Natalia Martha Agustina Kristina Ester Debora Rosmawati Romauli Lestari Novita
        Berliana Duma`,
      family: `Sitompul Siregar Nasution Harahap Lubis Hutapea Simanjuntak Sihombing Situmorang Sinaga Panjaitan
        Manurung Silalahi Hutagalung Tampubolon Ginting Sembiring Tarigan Sitepu Purba Saragih Damanik Pane
        Batubara Pulungan Hasibuan`,
    },
    {
      share: 6,
      male: `Yohanes Petrus Paulus Markus Stefanus Yosef Daniel David Kevin Michael Robert Jefri Johan Anton`,
      female: `Veronika Theresia Maria Martha Kristina Agustina Natalia Monika Grace Felicia Stefani Angelina Meilina
        Jessica Vivian Cynthia`,
      family: `Lim Tan Halim Tanuwijaya Wijaya Santoso Gunawan Hartono Susanto Kurniawan Setiawan Sutanto
        Pattinama Matulessy Latuconsina Wenas Mandagi Wonda Kogoya Rumbiak`,
    },
    {
      share: 4,
      male: `Wayan Made Nyoman Ketut Gede Komang Kadek Putra Krisna I_Wayan I_Made I_Nyoman I_Ketut I_Gede I_Putu`,
      female: `Ni_Made Ni_Luh Ni_Wayan Ni_Putu Ni_Nyoman Ni_Ketut Ni_Komang Ni_Kadek Luh Ayu Putu Desak`,
      family: `Sudana Suarta Sudiarta Wirawan Artawan Sukarta Suparta Adnyana Mahardika Widiana Arnawa Astawa
        Suardana Sujana Wardana Yasa Pradnyana Darmawan Wiguna Sutama`,
    },
  ],
  // home: a district of the city in a NIK.
  places: {
    columns: 'city region zone area lat lon home plate',
    rows: `
      Jakarta|DKI Jakarta|10310,10320,10330,10340,10350|21|-6.1944|106.8360|317106|B
      Surabaya|Jawa Timur|60271-60275|31|-7.2575|112.7521|357807|L
      Bandung|Jawa Barat|40111-40117|22|-6.9175|107.6191|327301|D
      Medan|Sumatera Utara|20111-20114|61|3.5833|98.6667|127101|BK
      Bekasi|Jawa Barat|17111-17115,17141-17148|21|-6.2349|106.9896|327503|B
      Tangerang|Banten|15111-15118|21|-6.1781|106.6300|367101|B
      Depok|Jawa Barat|16411-16418,16431-16436|21|-6.4000|106.8186|327601|B
      Semarang|Jawa Tengah|50131-50139|24|-6.9931|110.4208|337401|H
      Palembang|Sumatera Selatan|30121-30129|711|-2.9761|104.7754|167104|BG
      Makassar|Sulawesi Selatan|90111-90117|411|-5.1486|119.4319|737101|DD
      Tangerang Selatan|Banten|15310-15318|21|-6.2886|106.7179|367401|B
      Batam|Kepulauan Riau|29411,29432,29444|778|1.1301|104.0529|217101|BP
      Pekanbaru|Riau|28111-28116|761|0.5167|101.4417|147101|BM
      Bogor|Jawa Barat|16111-16119|251|-6.5944|106.7892|327101|F
      Bandar Lampung|Lampung|35111-35119|721|-5.4292|105.2611|187101|BE
      Padang|Sumatera Barat|25111-25119|751|-0.9492|100.3543|137101|BA
      Malang|Jawa Timur|65111-65119|341|-7.9797|112.6304|357301|N
      Samarinda|Kalimantan Timur|75111-75119|541|-0.4948|117.1436|647201|KT
      Denpasar|Bali|80221-80228|361|-8.6500|115.2167|517101|DK
      Balikpapan|Kalimantan Timur|76111-76116|542|-1.2675|116.8289|647101|KT
      Pontianak|Kalimantan Barat|78111-78117|561|-0.0226|109.3307|617101|KB
      Banjarmasin|Kalimantan Selatan|70111-70117|511|-3.3186|114.5944|637101|DA
      Surakarta|Jawa Tengah|57111-57119|271|-7.5561|110.8316|337201|AD
      Manado|Sulawesi Utara|95111-95119|431|1.4748|124.8421|717101|DB
      Yogyakarta|DI Yogyakarta|55121,55122,55131-55133|274|-7.8014|110.3647|347101|AB`,
  },
  roads: `Jalan_Jenderal_Sudirman Jalan_Ahmad_Yani Jalan_Diponegoro Jalan_Gajah_Mada Jalan_Merdeka Jalan_Pahlawan
    Jalan_Imam_Bonjol Jalan_Gatot_Subroto Jalan_Veteran Jalan_Pemuda Jalan_Kartini Jalan_Hasanuddin Jalan_Sisingamangaraja
    Jalan_Teuku_Umar Jalan_Cut_Nyak_Dien Jalan_Dewi_Sartika Jalan_Hayam_Wuruk Jalan_Pattimura Jalan_Antasari
    Jalan_Wahid_Hasyim Jalan_Agus_Salim Jalan_Raden_Saleh Jalan_Mawar Jalan_Melati Jalan_Anggrek Jalan_Kenanga Jalan_Cempaka
    Jalan_Flamboyan Jalan_Rajawali Jalan_Garuda Jalan_Merpati Jalan_Mangga
    Jalan_Stasiun`,
  street: '{road} No. {1-180}(||, RT {001-012}/RW {001-015}|[A-D])',
  address: '{street}, {city}, {region} {postcode}',
  postcode: '{zone}',
  phone: '+62 8(12|13|21|22|11|52|53|57|56|58|77|78|17|18|19|59|38|31|95|96|98|99|81|82)-####-####',
  landline: '+62 {place.area} [578]######',
  banks: {
    columns: 'bank bic code account',
    rows: `
      Bank Central Asia (BCA)|CENAIDJA|014|[0-8]#########
      Bank Rakyat Indonesia (BRI)|BRINIDJA|002|[0-4]###01######50#
      Bank Mandiri|BMRIIDJA|008|1##00########
      Bank Negara Indonesia (BNI)|BNINIDJA|009|[01]#########
      Bank Syariah Indonesia|BSMDIDJA|451|7#########
      CIMB Niaga|BNIAIDJA|022|70###########
      Bank Tabungan Negara (BTN)|BTANIDJA|200|0###01##########
      Bank Permata|BBBAIDJA|013|[0-9]#########
      Bank Danamon|BDINIDJA|011|00##########
      OCBC Indonesia|NISPIDJA|028|5##8########
      Panin Bank|PINBIDJA|019|[1-9]#########
      Maybank Indonesia|IBBKIDJA|016|[128]#########`,
  },
  account: {
    write: (out, at, random, p) => picture(p.bank.account?.text ?? '')(out, at, random, p),
  },
  cards: 'visa mastercard jcb amex',
  wallets: 'GoPay DANA OVO ShopeePay LinkAja',
  firms: {
    forms: 'PT CV PT UD',
    name: '{form} (Sumber|Karya|Mitra|Cahaya|Bintang|Citra|Anugerah|Sinar|Tirta|Bumi|Surya|Graha) {trade}(| {founder})',
  },
  income: [3000000, 20000000],
  fields: {
    id: certified(idNik, 'NIK', { synonyms: ['nik', 'ktp', 'e-ktp', 'nomor induk kependudukan'] }),
    passport: pictured('Nomor paspor', '[ACEX]#######', { synonyms: ['paspor'] }),
    // Fourteen digits with year and month of birth; no rule is public, the usual look.
    licence: pictured('Nomor SIM', '%###-{yy}{mm}-######', {
      synonyms: ['sim', 'surat izin mengemudi'],
    }),
    // Since July 2024 a resident's NPWP is the NIK; the form of fifteen digits is still asked for.
    tax: { label: 'NPWP', validator: idNik, synonyms: ['npwp'], make: (_, p) => p.read('id') },
    npwp15: certified(idNpwp, 'NPWP (15 digits)', { group: 'tax', synonyms: ['old npwp', 'npwp lama'] }),
    kk: pictured('Nomor Kartu Keluarga', '{place.home}{01-28}{01-12}{10-24}{0001-0019}', {
      group: 'identity',
      synonyms: ['kartu keluarga', 'family card'],
    }),
    ssn: pictured('BPJS Ketenagakerjaan', '%##########', { synonyms: ['bpjs tk', 'kpj'] }),
    health: pictured('BPJS Kesehatan', '000##########', { synonyms: ['bpjs', 'jkn'] }),
    bankcode: pictured('Kode bank', '{bank.code}'),
    plate: pictured('Nomor polisi', '{place.plate} {1001-9999} @(@|@@)', {
      synonyms: ['nopol', 'plat nomor'],
    }),
  },
  company: {
    registration: pictured('NIB', '{01-28}{01-12}2500#####', {
      synonyms: ['nomor induk berusaha'],
    }),
    tax: certified(idNpwp, 'NPWP'),
  },
  presets: [
    {
      key: 'bifast',
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
});
