import { TROY } from '../data/cards.ts';
import { TR } from '../data/ibanLayouts.ts';
import { turkish } from '../data/languages/turkish.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { ibanField } from '../fields/iban.ts';
import { limitedLoan } from '../fields/limitedLoan.ts';
import { trKimlik } from '../validators/trKimlik.ts';
import { trVkn } from '../validators/trVkn.ts';
import { certified, country, pictured } from './declare.ts';

export const tr = country('tr', () => ({
  name: 'Türkiye',
  alpha3: 'TUR',
  paydays: [[-1], [15]],
  currency: 'TRY',
  perEuro: 42,
  ips: '88.224-255 78.160-191 85.96-111',
  gs1: '868',
  lei: '7890',
  holidays: '0101 fitr..2 0423 0501 0519 adha..3 0715 0830 1029',
  group: 'Europe',
  locale: { language: 'tr', zone: 'Europe/Istanbul' },
  economy: {
    vat: { usual: 20, food: 1 },
    deductions: { social: 15, tax: 13 },
    tenure: { rent: 44, loan: 8 },
    shops: { card: 75, wallet: 12 },
  },
  words: {
    exonyms: `türkisch türkische turc turque turco Turchia Turkije Türkçe Turcja Turcji turecki turecka tureckie tureckich
      Türken turcos turchi Turks Turkse Turquia Turki Thổ_Nhĩ_Kỳ`,
    scripts: `トルコ 土耳其 튀르키예 터키 تركيا تركي~ أتراك तुर्की तुर्किये Турци^ турецк~ Туреччина Туреччини турецьк~ Uturuki Mturuki
      Waturuki`,
    women: 'Türkin Türkinnen Turczynka Turczynki',
    places: `İstanbul=イスタンブール|伊斯坦布尔|伊斯坦堡|이스탄불|إسطنبول|اسطنبول|इस्तांबुल|Стамбул+|Stambuł|Stambułu|Istanbuler|istanbullu|Κωνσταντινούπολη
      ; Ankara=アンカラ|安卡拉|앙카라|أنقرة|अंकारा|Анкара|Анкары|Анкаре|Анкари|ankaralı
      ; İzmir=イズミル|伊兹密尔|이즈미르|إزمير|Измир+|Ізмір+|izmirli
      ; Antalya=アンタルヤ|安塔利亚|안탈리아|أنطاليا|Анталья|Антальи|Анталія`,
    unlistedCities: 'Mardin|Siirt',
  },
  aliases: 'Turkey Turkiye Turkish Turk Turks Türk Türkler Türkei Turquie Turquía Republic_of_Türkiye',
  ages: '14.5 20.6 20.7 17.8 13.5 8.3 4.6',
  population: {
    source: 'Estimates, rounded; unemployment by TÜİK, 2024',
    men: '51.3 51 50.3 49.5 47 41 32',
    work: ['54 84 88 82 62 44 30 20 9', '28 41 43 38 25 17 11 7 3'],
    own: [24, 14],
    unemployed: 8.7,
    disabled: 3,
    pensioned: 80,
    pay: { median: 40000, spread: 4.2, top: 6, women: 88 },
  },
  life: {
    pensionPay: { days: [17, 18, 19, 20, 21, 22, 23, 24, 25, 26] },
    studies: 45,
    retires: [60, 58],
    pays: [16900, 33500],
    institutions: `
      pension Sosyal Güvenlik Kurumu
      town {town} Büyükşehir Belediyesi
      welfare {place.region} Aile ve Sosyal Hizmetler İl Müdürlüğü
      university@Ankara (Ankara Üniversitesi|Orta Doğu Teknik Üniversitesi|Hacettepe Üniversitesi|Gazi Üniversitesi)
      university@İzmir (Ege Üniversitesi|Dokuz Eylül Üniversitesi)
      university@Bursa Bursa Uludağ Üniversitesi
      university@Antalya Akdeniz Üniversitesi
      university@Konya Selçuk Üniversitesi
      university@Adana Çukurova Üniversitesi
      university@Gaziantep+Mersin+Kocaeli+Sakarya+Balıkesir {town} Üniversitesi
      university@Şanlıurfa Harran Üniversitesi
      university@Diyarbakır Dicle Üniversitesi
      university@Kayseri Erciyes Üniversitesi
      university@Eskişehir Anadolu Üniversitesi
      university@Samsun Ondokuz Mayıs Üniversitesi
      university@Denizli Pamukkale Üniversitesi
      university@Malatya İnönü Üniversitesi
      university@Erzurum Atatürk Üniversitesi
      university@Trabzon Karadeniz Teknik Üniversitesi
      university@Van Van Yüzüncü Yıl Üniversitesi
      university@Manisa Manisa Celal Bayar Üniversitesi
      transit@İstanbul İETT
      transit@Ankara EGO
      transit@İzmir ESHOT`,
  },
  language: turkish,
  sources:
    'Ages and districts after TÜİK 2024, rounded; names by generation and shares of banks, cards and forms are estimates.',
  names: {
    male: {
      0: `Mehmet Mustafa Ahmet Ali Hasan Hüseyin İbrahim İsmail Osman Süleyman Halil Ömer Yusuf Kazım Abdullah
        Mahmut Ramazan Salih Hamit Şükrü Recep Cemal Nuri Bekir Kemal Yaşar Rıza Sabri Şaban Durmuş`,
      1955: `Mehmet Mustafa Ali Ahmet Hasan Hüseyin İbrahim İsmail Osman Ramazan Süleyman Halil Yusuf Ömer Yaşar
        Mahmut Abdullah Recep Kadir Salih Kemal Cemal Bayram Orhan Metin Necati Nihat İlhan Hikmet Muharrem`,
      1970: `Mehmet Mustafa Ali Ahmet Hüseyin Hasan Murat İbrahim İsmail Osman Ramazan Yusuf Halil Süleyman Ömer
        Metin Bülent Erdal Cengiz Adem Recep Levent Erol Ercan Zafer Selçuk Kenan Engin Serdar Tuncay Yavuz
        Sedat`,
      1982: `Mehmet Mustafa Murat Ahmet Ali Hüseyin Hasan Fatih İbrahim Ömer İsmail Hakan Serkan Emre Ramazan Yusuf
        Gökhan Osman Volkan Uğur Erkan Erhan Sinan Özgür Tolga Onur Okan Engin Barış Ferhat Cihan Bilal`,
      1994: `Mehmet Mustafa Emre Ahmet Furkan Murat Burak Ali Yusuf Fatih Onur Hüseyin Ömer Oğuzhan İbrahim Hasan
        Yunus Batuhan Enes Mert Kadir Can Samet Berkay Kaan Emirhan Eren Umut Doğukan Anıl Alperen Serhat`,
      2003: `Mehmet Yusuf Mustafa Arda Emirhan Ahmet Furkan Enes Muhammet Ömer Ali Yiğit Efe Berat Burak Eren Mert
        Hüseyin Emre Batuhan Kerem Kaan Bedirhan Taha Hamza Baran Egemen Umut Buğra Deniz Semih Ege`,
    },
    female: {
      0: `Fatma Ayşe Emine Hatice Zeynep Şerife Hanife Sultan Havva Meryem Zehra Zeliha Hacer Cemile Elif Döndü
        Gülsüm Fadime Halime Hayriye Nazmiye Kadriye Ümmühan Rukiye Naciye Saadet Müzeyyen Hafize Melahat Nuriye`,
      1955: `Fatma Ayşe Emine Hatice Şerife Zeynep Sultan Hanife Meryem Hacer Havva Sevim Zehra Gülsüm Cemile Fadime
        Elif Hülya Nurten Aysel Türkan Ayten Güler Nuray Gönül Perihan Hayriye Nermin Saniye Kadriye`,
      1970: `Fatma Ayşe Emine Hatice Hülya Zeynep Sevgi Gülay Songül Filiz Sultan Meryem Aynur Serap Sevim Gülcan
        Elif Zehra Nurcan Semra Şengül Yasemin Nilgün Aysel Tülay Selma Nesrin Dilek Birgül Hanife Gülşen Zeliha`,
      1982: `Fatma Ayşe Elif Emine Hatice Özlem Zeynep Sibel Derya Ebru Esra Yasemin Serpil Arzu Pınar Tuğba Meryem
        Sevda Songül Dilek Gamze Burcu Demet Seda Aslı Yeliz Hülya Zehra Nurcan Meltem Filiz Ayşegül`,
      1994: `Merve Büşra Esra Elif Kübra Fatma Zeynep Tuğba Ayşe Emine Gizem Hatice Özge Seda Betül Gamze Rabia Hilal
        Irmak Tuğçe Melike Ceren Pınar Damla Aslıhan Cansu İrem Sümeyye Şeyma Hande Beyza Yasemin`,
      2003: `Zeynep Elif İrem Merve Büşra Sude Fatma Esra Ayşe Hatice Beyza Melisa İlayda Yağmur Rabia Nisa Ceren
        Selin Rümeysa Aleyna Sıla Berfin Sudenaz Ecem Dilara Emine Melike Zehra Eda Nur Simge Buse`,
    },
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
    // Provinces by their largest districts, each with postcodes of its own; `plate` is the province's number.
    columns: 'city district region zone area lat lon plate pop',
    rows: `
      İstanbul|Esenyurt|İstanbul|34510,34512,34515|212|41.0340|28.6800|34|988
      İstanbul|Küçükçekmece|İstanbul|34290,34295,34303|212|41.0000|28.7900|34|789
      İstanbul|Bağcılar|İstanbul|34200,34203,34212|212|41.0390|28.8560|34|713
      İstanbul|Ümraniye|İstanbul|34760,34764,34771|216|41.0260|29.1200|34|723
      İstanbul|Pendik|İstanbul|34890,34893,34899|216|40.8780|29.2580|34|743
      İstanbul|Bahçelievler|İstanbul|34180,34186,34197|212|41.0020|28.8600|34|568
      İstanbul|Üsküdar|İstanbul|34660,34662,34672|216|41.0260|29.0400|34|512
      İstanbul|Sultangazi|İstanbul|34260,34265,34270|212|41.1090|28.8670|34|532
      İstanbul|Gaziosmanpaşa|İstanbul|34240,34245,34250|212|41.0650|28.9120|34|479
      İstanbul|Maltepe|İstanbul|34840,34843,34846|216|40.9370|29.1500|34|524
      İstanbul|Kartal|İstanbul|34860,34862,34870|216|40.8990|29.1900|34|475
      İstanbul|Kadıköy|İstanbul|34710,34714,34728,34738|216|40.9830|29.0640|34|462
      İstanbul|Kağıthane|İstanbul|34400,34406,34408|212|41.0800|28.9760|34|444
      İstanbul|Avcılar|İstanbul|34310,34315,34320|212|40.9900|28.7200|34|440
      İstanbul|Ataşehir|İstanbul|34746,34750,34758|216|40.9840|29.1120|34|409
      İstanbul|Sarıyer|İstanbul|34450,34457,34467|212|41.1450|29.0400|34|342
      İstanbul|Fatih|İstanbul|34080,34093,34096|212|41.0150|28.9400|34|351
      İstanbul|Şişli|İstanbul|34360,34380,34381,34394|212|41.0600|28.9870|34|263
      İstanbul|Beyoğlu|İstanbul|34421,34425,34433,34437|212|41.0370|28.9740|34|216
      İstanbul|Bakırköy|İstanbul|34140,34142,34149|212|40.9800|28.8720|34|220
      İstanbul|Beşiktaş|İstanbul|34330,34340,34349|212|41.0560|29.0200|34|168
      Ankara|Çankaya|Ankara|06420,06510,06530,06690|312|39.8850|32.8500|06|937
      Ankara|Keçiören|Ankara|06120,06280,06300|312|39.9800|32.8640|06|932
      Ankara|Yenimahalle|Ankara|06170,06200,06370|312|39.9650|32.7900|06|720
      Ankara|Mamak|Ankara|06470,06480,06630|312|39.9300|32.9200|06|682
      Ankara|Etimesgut|Ankara|06790,06796,06820|312|39.9500|32.6600|06|623
      Ankara|Sincan|Ankara|06930,06934,06949|312|39.9660|32.5760|06|593
      Ankara|Altındağ|Ankara|06050,06080,06130|312|39.9650|32.8800|06|413
      İzmir|Buca|İzmir|35380,35390,35400|232|38.3850|27.1750|35|523
      İzmir|Karabağlar|İzmir|35140,35160,35170|232|38.3750|27.1200|35|474
      İzmir|Bornova|İzmir|35030,35040,35050|232|38.4670|27.2160|35|455
      İzmir|Karşıyaka|İzmir|35530,35560,35580|232|38.4600|27.1150|35|344
      İzmir|Konak|İzmir|35210,35220,35260,35280|232|38.4150|27.1400|35|326
      Bursa|Osmangazi|Bursa|16040,16200,16220|224|40.1960|29.0500|16|884
      Bursa|Yıldırım|Bursa|16270,16290,16330|224|40.1860|29.1100|16|640
      Bursa|Nilüfer|Bursa|16110,16120,16140|224|40.2150|28.9400|16|551
      Antalya|Kepez|Antalya|07060,07080,07090|242|36.9200|30.6900|07|620
      Antalya|Muratpaşa|Antalya|07100,07160,07230|242|36.8850|30.7150|07|528
      Antalya|Konyaaltı|Antalya|07050,07070|242|36.8750|30.6350|07|212
      Konya|Selçuklu|Konya|42060,42090,42100|332|37.9000|32.4700|42|704
      Konya|Meram|Konya|42090,42140|332|37.8500|32.4300|42|346
      Konya|Karatay|Konya|42020,42030|332|37.8700|32.5300|42|379
      Adana|Seyhan|Adana|01060,01120,01150|322|36.9900|35.3000|01|784
      Adana|Yüreğir|Adana|01230,01240|322|36.9800|35.3600|01|401
      Adana|Çukurova|Adana|01170,01360|322|37.0300|35.2800|01|402
      Gaziantep|Şahinbey|Gaziantep|27010,27060,27080|342|37.0500|37.3700|27|948
      Gaziantep|Şehitkamil|Gaziantep|27090,27500,27560|342|37.0850|37.3800|27|873
      Şanlıurfa|Eyyübiye|Şanlıurfa|63050,63100|414|37.1350|38.8000|63|398
      Şanlıurfa|Haliliye|Şanlıurfa|63300,63320|414|37.1650|38.8100|63|404
      Mersin|Yenişehir|Mersin|33110,33140|324|36.7900|34.5800|33|277
      Mersin|Toroslar|Mersin|33230,33240|324|36.8300|34.6100|33|322
      Kocaeli|İzmit|Kocaeli|41040,41050,41100|262|40.7669|29.9400|41|377
      Kocaeli|Gebze|Kocaeli|41400,41420|262|40.8000|29.4400|41|414
      Diyarbakır|Bağlar|Diyarbakır|21070,21090|412|37.9150|40.2000|21|401
      Diyarbakır|Kayapınar|Diyarbakır|21070,21120|412|37.9350|40.1700|21|440
      Kayseri|Melikgazi|Kayseri|38030,38050|352|38.7250|35.5100|38|601
      Kayseri|Kocasinan|Kayseri|38060,38110|352|38.7500|35.4700|38|411
      Eskişehir|Odunpazarı|Eskişehir|26010,26030,26040|222|39.7600|30.5300|26|425
      Eskişehir|Tepebaşı|Eskişehir|26120,26130,26150|222|39.7900|30.5000|26|392
      Samsun|İlkadım|Samsun|55020,55030,55070|362|41.2800|36.3300|55|324
      Samsun|Atakum|Samsun|55200|362|41.3250|36.2800|55|254
      Denizli|Pamukkale|Denizli|20010,20160|258|37.7800|29.0900|20|347
      Denizli|Merkezefendi|Denizli|20020,20050|258|37.7700|29.0600|20|342
      Sakarya|Adapazarı|Sakarya|54100|264|40.7806|30.4033|54|287
      Sakarya|Serdivan|Sakarya|54050|264|40.7650|30.3700|54|167
      Malatya|Battalgazi|Malatya|44100,44300|422|38.4000|38.3500|44|274
      Malatya|Yeşilyurt|Malatya|44050,44900|422|38.3200|38.2600|44|314
      Erzurum|Yakutiye|Erzurum|25050,25100|442|39.9150|41.2700|25|182
      Trabzon|Ortahisar|Trabzon|61030,61040|462|40.9950|39.7200|61|329
      Van|İpekyolu|Van|65100,65130|432|38.4942|43.3800|65|343
      Manisa|Yunusemre|Manisa|45020,45030|236|38.6250|27.4000|45|266
      Balıkesir|Karesi|Balıkesir|10020,10100|266|39.6500|27.8900|10|188`,
    others: `İstanbul=Istanbul|Constantinople|Istambul|Estambul|İstanbul'dan; İzmir=Izmir|Smyrna; Şanlıurfa=Urfa;
      Kocaeli=İzmit; Gaziantep=Antep; Sakarya=Adapazarı; Mersin=İçel; Diyarbakır=Amed; Ankara=Angora|Ankara'dan;
      Antalya=Adalia`,
  },
  roads: `Atatürk_Caddesi Cumhuriyet_Caddesi İstiklal_Caddesi İnönü_Caddesi Gazi_Caddesi Fatih_Caddesi Mevlana_Caddesi
    Fevzi_Çakmak_Caddesi Kazım_Karabekir_Caddesi Mimar_Sinan_Caddesi Barbaros_Caddesi Yunus_Emre_Caddesi Hürriyet_Caddesi
    Zafer_Caddesi İstasyon_Caddesi Ziya_Gökalp_Caddesi Namık_Kemal_Caddesi Adnan_Menderes_Bulvarı Turgut_Özal_Bulvarı
    Atatürk_Bulvarı Gazi_Mustafa_Kemal_Bulvarı Lale_Sokak Gül_Sokak Papatya_Sokak Menekşe_Sokak Çınar_Sokak Okul_Sokak
    Cami_Sokak Çeşme_Sokak Park_Sokak Bahar_Sokak Zambak_Sokak Karanfil_Sokak Akasya_Sokak Güneş_Sokak Yıldız_Sokak
    Kavak_Sokak Dere_Sokak Fırın_Sokak Orkide_Sokak`,
  // The most common names of neighbourhoods, after the Interior Ministry's list.
  street:
    '(Cumhuriyet|Yeni|Fatih|Hürriyet|Merkez|Atatürk|Bahçelievler|Yıldırım|İstiklal|Barbaros|Mevlana|Zafer|Kültür|Esentepe|Yavuz Selim|Mimar Sinan) Mah. {road} No: {1-140}(||/{1-24}|/{1-12})',
  address: '{street}, {postcode} {place.district}/{city}',
  postcode: '{zone}',
  phone: '+90 5(0[1567]|3#|4#|5[1-5]) ### ## ##',
  landline: '+90 {place.area} [2-4]## ## ##',
  banks: {
    columns: 'bank bic code share',
    rows: `
      Ziraat Bankası|TCZBTR2A|00010|24
      Türkiye İş Bankası|ISBKTRIS|00064|13
      Garanti BBVA|TGBATRIS|00062|13
      VakıfBank|TVBATR2A|00015|12
      Yapı Kredi|YAPITRIS|00067|10
      Akbank|AKBKTRIS|00046|9
      Halkbank|TRHBTR2A|00012|8
      DenizBank|DENITRIS|00134|6
      QNB Bank|FNNBTRIS|00111|5
      TEB|TEBUTRIS|00032|2.5
      Kuveyt Türk|KTEFTRIS|00205|2.5
      ING|INGBTRIS|00099|1.5
      Ziraat Katılım|ZKBATRIS|00209|1.5
      Albaraka Türk|BTFHTRIS|00203|1`,
    others: `Türkiye İş Bankası=İşbank|İş Bankası; Garanti BBVA=Garanti|Garanti Bankası; VakıfBank=Vakıflar Bankası;
      QNB Bank=Finansbank; TEB=Türk Ekonomi Bankası; Yapı Kredi=YKB; Ziraat Bankası=Ziraat|TC Ziraat Bankası`,
  },
  // Branch and account; the IBAN pads them to sixteen digits after the bank's code and a zero.
  account: { label: 'Hesap no', picture: '{0100-1999}-%#######' },
  iban: ibanField({ TR }, '{bank.code}00000{account.bare}'),
  cards: 'mastercard:38 visa:33 troy:28.5 amex:0.5',
  networks: { troy: TROY },
  wallets: 'Paycell:38 Tosla:30 Hepsipay:14 Papara:10 Pokus:8',
  firms: {
    // Lenders and factoring firms are companies with shares (Law 6361, article 5). Advocates (Law 1136) and
    // pharmacists (Law 6197) may not found trading companies.
    forms: `
      Ltd. Şti.|50|1957|1|150||finance,law,pharmacy
      San. ve Tic. Ltd. Şti.|34|1957|2|250||law,accounting,architecture,health,insurance,finance,pharmacy,realty,services,security
      A.Ş.|9|1936|2|1500||law,pharmacy
      San. ve Tic. A.Ş.|7|1957|10|5000||law,accounting,architecture,health,insurance,finance,pharmacy,realty,services,security
      Bürosu|10|1936|1|40||${allBut('law')}
      Eczanesi|10|1953|1|8|1|${allBut('pharmacy')}`,
    trades: 'law Hukuk|Avukatlık',
    sole: '{founder} {form}',
    name: '({founder} {trade}|{founder} Kardeşler {trade}|{founder} ve {partner} {trade}|{founder} {trade}|{town} {trade}) {form}',
  },
  income: [33030, 160000],
  fields: {
    // The bank regulator's terms of 13 February 2025 for consumer loans.
    ...limitedLoan(() => [
      [36, 125_000],
      [24, 250_000],
      [12, Number.POSITIVE_INFINITY],
    ]),
    reference: pictured('Açıklama', 'Fatura No {10000-99999}', { synonyms: ['açıklama'] }),
    postcode: { label: 'Posta kodu' },
    region: { label: 'İl (province)' },
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
      make(random, { born, place, asOf }) {
        const last = asOf.year - 1;
        const year = random.int(Math.min(last, Math.max(2001, born.year + 18)), last);
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
      scheme: INSTANT_TRANSFER,
      interbank: true,
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
}));
