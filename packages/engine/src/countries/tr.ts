import { trKimlik } from '../validators/trKimlik.ts';
import { trVkn } from '../validators/trVkn.ts';
import { certified, country, pictured } from './declare.ts';

export const tr = country({
  code: 'tr',
  name: 'Türkiye',
  alpha3: 'TUR',
  currency: 'TRY',
  group: 'Europe',
  aliases: 'Turkey Turkiye Turkish Turk Turks Türk Türkler Türkei Turquie Turquía Republic_of_Türkiye',
  names: {
    male: `Mehmet Mustafa Ahmet Ali Hüseyin Hasan İbrahim İsmail Osman Yusuf Murat Ömer Ramazan Halil Süleyman Abdullah Mahmut
      Recep Salih Fatih Kadir Emre Hakan Adem Kemal Yaşar Bekir Musa Metin Orhan Serkan Furkan Yunus Burak Enes Onur Eren
      Ayhan Cemal Halit Bayram Volkan Uğur Erkan Sinan Selim Tolga Gökhan Cihan Barış Okan Engin Ercan Ferhat Hamza
      Erdal İlyas Kenan Levent Mert Berkay Kaan Can Deniz Yiğit Umut Arda Berat Kerem Ege Efe Eymen Miraç Alperen Batuhan
      Oğuzhan Doğan Tuncay Sedat Serdar Selçuk Taner Turgut Yavuz Zafer Zeki Şaban Şükrü Nihat Necati Nuri Muharrem Turan
      Cengiz Bülent Bilal Baran Atilla Aydın Tarık Erhan Fikret Hikmet İlhan Rıza Sabri Tahsin Vedat Coşkun`,
    female: `Fatma Ayşe Emine Hatice Zeynep Elif Meryem Şerife Zehra Sultan Hanife Merve Havva Zeliha Esra Fadime Özlem Hacer
      Yasemin Hülya Cemile Sevim Gülsüm Leyla Dilek Büşra Aysel Songül Kübra Halime Esma Aynur Hayriye Kadriye Tuğba
      Sevgi Rabia Hava Sibel Derya Filiz Sevda Zübeyde Hafize Gamze Ebru Melek Seda Pınar Nurcan Arzu Nazlı Fatoş Döndü
      Ayten Tülay Selma Meltem Gül Aslı Bahar Burcu Çiğdem Damla Defne Ecrin Ece Ela Eylül Gizem Gökçe Gönül Gülay Gülcan
      Güler İpek İrem Nermin Nesrin Neslihan Nur Nuray Nurten Nilgün Oya Özge Perihan Pelin Reyhan Saadet Selin Semra
      Serap Sevilay Sezen Suna Şeyma Şule Tuba Türkan Ümmühan Yıldız Yeliz Zerrin Azra Beyza Asya Hiranur Miray Nisa
      Ceren Cansu`,
    family: `Yılmaz Kaya Demir Çelik Şahin Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan
      Şimşek Polat Korkmaz Özcan Çakır Erdoğan Yavuz Can Acar Güneş Aktaş Kaplan Tekin Bulut Yüksel Avcı Işık Turan Ünal
      Taş Bozkurt Güler Keskin Sarı Gül Aksoy Coşkun Ateş Duman Türk Kahraman Yalçın Bayram Tunç Demirci Çoban Kocaman Ay
      Güngör Toprak Yiğit Karaca Karataş Uçar Bilgin Sönmez Durmaz Demirel Erol Kaçar Ceylan Uysal Ekinci Duran Karakaya
      Özer Topal Akın Kartal Çınar Akbulut Tuncer Sezer Altun Dinçer Soylu Ergün Bayrak Ünlü Kılınç Gündoğdu Başaran Turgut
      Ekici Güven Kandemir Erdem Gökçe Soysal Metin Aydoğan Uzun Çiftçi Dağ Dursun Altıntaş Eren Karadağ Çiçek Ertaş Ozan
      Genç Akyol Kuş Boz Akgün Deniz Orhan Yaman Savaş Baş Tanrıverdi Gürbüz Sağlam Esen Mutlu Tosun Elmas Yurt Oral
      Bal Doğru Ulusoy Balcı Sevim Gürsoy Karabulut Köse Solmaz Kaymaz Tan Er Alkan Ertürk Bakır Gezer Nar Sever Aygün
      Taşkın Dikmen Tokgöz Zengin Gök Oğuz Turhan Sancak Ak Varol Akkaya Cengiz Baran Önal`,
  },
  places: {
    columns: 'city region zone area lat lon plate',
    rows: `
      İstanbul|İstanbul|34080,34093,34110,34122,34142,34149,34330,34340,34349,34365,34381,34387,34394,34425,34433|212|41.0138|28.9497|34
      Ankara|Ankara|06050,06100,06420,06510,06530,06570,06690,06800|312|39.9199|32.8543|06
      İzmir|İzmir|35210,35220,35240,35260,35530,35600|232|38.4127|27.1384|35
      Bursa|Bursa|16040,16110,16120,16200,16220,16265,16370|224|40.1956|29.0601|16
      Antalya|Antalya|07030,07040,07050,07100,07160,07230|242|36.9081|30.6956|07
      Konya|Konya|42040,42060,42090|332|37.8713|32.4846|42
      Adana|Adana|01060,01120,01130,01150,01170|322|36.9862|35.3253|01
      Gaziantep|Gaziantep|27010,27060,27090|342|37.0594|37.3825|27
      Şanlıurfa|Şanlıurfa|63050,63100|414|37.1671|38.7939|63
      Mersin|Mersin|33110,33130|324|36.8120|34.6389|33
      İzmit|Kocaeli|41040,41050|262|40.7669|29.9169|41
      Diyarbakır|Diyarbakır|21010,21070,21100|412|37.9136|40.2172|21
      Kayseri|Kayseri|38010,38030,38070|352|38.7322|35.4853|38
      Eskişehir|Eskişehir|26010,26030,26040,26090,26130|222|39.7767|30.5206|26
      Samsun|Samsun|55020,55030,55070,55200|362|41.2798|36.3361|55
      Denizli|Denizli|20010,20020,20070|258|37.7742|29.0875|20
      Adapazarı|Sakarya|54100|264|40.7806|30.4033|54
      Malatya|Malatya|44100,44200|422|38.3502|38.3167|44
      Erzurum|Erzurum|25050,25100|442|39.9086|41.2769|25
      Trabzon|Trabzon|61030,61040|462|41.0050|39.7269|61
      Van|Van|65100|432|38.4942|43.3800|65
      Manisa|Manisa|45020,45040|236|38.6120|27.4265|45
      Balıkesir|Balıkesir|10100|266|39.6492|27.8861|10`,
  },
  roads: `Atatürk_Caddesi Cumhuriyet_Caddesi İstiklal_Caddesi İnönü_Caddesi Gazi_Caddesi Fatih_Caddesi Mevlana_Caddesi
    Fevzi_Çakmak_Caddesi Kazım_Karabekir_Caddesi Mimar_Sinan_Caddesi Barbaros_Caddesi Yunus_Emre_Caddesi Hürriyet_Caddesi
    Zafer_Caddesi İstasyon_Caddesi Ziya_Gökalp_Caddesi Namık_Kemal_Caddesi Adnan_Menderes_Bulvarı Turgut_Özal_Bulvarı
    Atatürk_Bulvarı Gazi_Mustafa_Kemal_Bulvarı Lale_Sokak Gül_Sokak Papatya_Sokak Menekşe_Sokak Çınar_Sokak Okul_Sokak
    Cami_Sokak Çeşme_Sokak Park_Sokak Bahar_Sokak Zambak_Sokak Karanfil_Sokak Akasya_Sokak Güneş_Sokak Yıldız_Sokak
    Kavak_Sokak Dere_Sokak Fırın_Sokak Orkide_Sokak`,
  street: '{road} No: {1-140}(||/{1-24}|/{1-12})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+90 5(0[1567]|3#|4#|5[1-5]) ### ## ##',
  landline: '+90 {place.area} [2-4]## ## ##',
  banks: {
    columns: 'bank bic code',
    rows: `
      Ziraat Bankası|TCZBTR2A|00010
      Türkiye İş Bankası|ISBKTRIS|00064
      Garanti BBVA|TGBATRIS|00062
      VakıfBank|TVBATR2A|00015
      Yapı Kredi|YAPITRIS|00067
      Akbank|AKBKTRIS|00046
      Halkbank|TRHBTR2A|00012
      QNB Bank|FNNBTRIS|00111
      DenizBank|DENITRIS|00134
      TEB|TEBUTRIS|00032
      Kuveyt Türk|KTEFTRIS|00205
      ING|INGBTRIS|00099`,
  },
  // Branch and account; the IBAN fills them to sixteen places behind the bank's code and a zero.
  account: '{0100-1999}-%#######',
  bban: '{bank.code}00000{account.bare}',
  cards: 'mastercard visa troy amex',
  wallets: 'Papara Paycell Tosla',
  firms: {
    forms: 'Ltd._Şti. A.Ş. San._ve_Tic._Ltd._Şti. San._ve_Tic._A.Ş.',
    name: '({founder} {trade}|{founder} Kardeşler {trade}|{founder} {trade}|{founder}oğulları {trade}) {form}',
  },
  income: [28000, 120000],
  fields: {
    id: certified(trKimlik, 'T.C. Kimlik No', {
      synonyms: ['tckn', 'tc kimlik', 'kimlik no', 'kimlik numarası'],
    }),
    // Series and number of the identity card.
    idcard: pictured('Kimlik kartı seri no', 'A##[A-Z]#####', {
      group: 'identity',
      synonyms: ['kimlik kartı', 'seri no'],
    }),
    passport: pictured('Pasaport no', '[US]########', { synonyms: ['pasaport'] }),
    licence: pictured('Sürücü belgesi no', '%#####', {
      synonyms: ['ehliyet', 'sürücü belgesi'],
    }),
    // The tax number of citizens is their T.C. kimlik no; a VKN is for companies.
    tax: {
      label: 'Vergi kimlik no',
      validator: trKimlik,
      synonyms: ['vergi no', 'vergi numarası'],
      make: (_, p) => p.read('id'),
    },
    // Province, year of entry, serial number: the usual look, no rule is public.
    ssn: {
      label: 'SGK sicil no',
      synonyms: ['sgk', 'ssk no'],
      make(random, { born, place }) {
        const year = random.int(Math.min(2025, Math.max(2001, born.year + 18)), 2025);
        return `${place.plate?.text}${year}${random.digits(7)}`;
      },
    },
    bankcode: pictured('Banka kodu', '{bank.code}'),
    plate: pictured(
      'Plaka',
      '{place.plate} (@@ {100-999}|@@@ {10-99}|@@@ {100-999}|@@ {1000-9999})'.replaceAll('@', '[A-PR-VYZ]'),
      {},
    ),
  },
  company: {
    // MERSİS: a zero, the VKN, the number of the unit.
    registration: {
      label: 'MERSİS No',
      make: (random, p) => `0${p.read('tax')}000${String(random.int(1, 29)).padStart(2, '0')}`,
    },
    tax: certified(trVkn, 'VKN'),
  },
  presets: [
    {
      key: 'fast',
      name: 'FAST transfer (Kolay Adres)',
      rows: [
        ['Sender', 'name'],
        ['Sender IBAN', 'iban'],
        ['Sender bank', 'bank'],
        ['Recipient', 'payee.name'],
        ['Kolay Adres (phone)', 'payee.phone'],
        ['Recipient IBAN', 'payee.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Date', 'date'],
        ['Transaction ID', 'txn'],
      ],
    },
  ],
});
