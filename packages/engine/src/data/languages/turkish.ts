import type { Language } from '../../model.ts';

export const turkish: Language = {
  student: 'Öğrenci',
  pensioner: 'Emekli',
  homemaker: 'Ev işleriyle meşgul/Ev hanımı',
  jobless: 'İşsiz',
  disabled: 'Malulen emekli',
  titles: `
    cleaner Temizlik Görevlisi
    warehouse-worker Depo Görevlisi
    kitchen-help Mutfak Görevlisi
    farm-worker Tarım İşçisi
    labourer İnşaat İşçisi
    security-guard Güvenlik Görevlisi
    delivery-rider Kurye
    cashier Kasiyer
    shop-assistant Satış Danışmanı
    waiter Garson
    cook Aşçı
    driver Şoför
    bus-driver Otobüs Şoförü
    hairdresser Kuaför
    carer Yaşlı Bakım Görevlisi
    machine-operator Makine Operatörü
    tailor Terzi
    baker Fırıncı
    butcher Kasap
    farmer Çiftçi
    receptionist Resepsiyon Görevlisi
    call-agent Müşteri Temsilcisi
    mechanic Oto Tamircisi
    electrician Elektrikçi
    plumber Sıhhi Tesisatçı
    carpenter Marangoz
    painter Boyacı
    mason Duvar Ustası
    welder Kaynakçı
    office-clerk Büro Elemanı
    secretary Sekreter
    bank-clerk Banka Memuru
    bookkeeper Ön Muhasebe Elemanı
    police-officer Polis Memuru
    firefighter İtfaiye Eri
    paramedic Paramedik
    photographer Fotoğrafçı
    nurse Hemşire
    primary-teacher Sınıf Öğretmeni
    lab-technician Laboratuvar Teknikeri
    sales-representative Satış Temsilcisi
    real-estate-agent Emlak Danışmanı
    insurance-agent Sigorta Danışmanı
    graphic-designer Grafik Tasarımcı
    web-developer Web Geliştirici
    network-administrator Ağ Yöneticisi
    translator Çevirmen
    social-worker Sosyal Hizmet Uzmanı
    physiotherapist Fizyoterapist
    hr-officer İnsan Kaynakları Uzmanı
    shop-manager Mağaza Müdürü
    secondary-teacher Lise Öğretmeni
    accountant Mali Müşavir
    software-developer Yazılım Geliştirici
    data-analyst Veri Analisti
    marketing-specialist Pazarlama Uzmanı
    civil-engineer İnşaat Mühendisi
    mechanical-engineer Makine Mühendisi
    electrical-engineer Elektrik Mühendisi
    architect Mimar
    pharmacist Eczacı
    journalist Gazeteci
    project-manager Proje Yöneticisi
    hotel-manager Otel Müdürü
    lecturer Öğretim Görevlisi
    lawyer Avukat
    doctor Doktor
    dentist Diş Hekimi
    veterinarian Veteriner Hekim
    pilot Pilot
    department-head Bölüm Müdürü
    director Genel Müdür`,
  trades: `
    retail Ticaret|Market|Pazarlama||Gıda Pazarlama|Hırdavat|Kırtasiye|Züccaciye
    construction İnşaat|Yapı|Mühendislik|Tesisat|Çatı|Taahhüt
    transport Nakliyat|Lojistik|Taşımacılık|Kargo
    services Danışmanlık|Hizmet|Organizasyon|Servis
    food Gıda||Unlu Mamuller|Et Ürünleri|Süt Ürünleri|İçecek
    hospitality Turizm|Otelcilik|Restoran|Lokantacılık|Catering
    software Yazılım|Bilişim|Teknoloji|Bilgisayar|Dijital
    metal Metal|Çelik|Döküm|Demir Çelik
    automotive Otomotiv|Oto|Motorlu Araçlar|Lastik|Oto Yedek Parça
    realty Gayrimenkul|Emlak|Konut
    agriculture Tarım|Tarım Ürünleri|Fidancılık|Hayvancılık|Seracılık
    electrical Elektrik|Aydınlatma|Elektrik Taahhüt
    manufacturing Makine|Makina|Kalıp|Hidrolik
    furniture Mobilya|Dekorasyon||Mutfak|Orman Ürünleri
    textiles Tekstil|Konfeksiyon|Giyim||İplik
    cleaning Temizlik|Temizlik Hizmetleri|Çamaşırhane
    beauty Kozmetik|Kuaför|Güzellik
    accounting Mali Müşavirlik|Denetim|Muhasebe
    media Matbaa|Reklam|Medya|Yayıncılık|Ajans
    health Medikal|Sağlık|Diş Sağlığı|Görüntüleme
    electronics Elektronik|Beyaz Eşya|Elektronik Cihazlar
    energy Enerji|Güneş Enerjisi|Doğalgaz
    security Güvenlik|Güvenlik Hizmetleri
    law Hukuk Danışmanlık|Hukuki Danışmanlık
    architecture Mimarlık|Tasarım
    plastics Plastik|Ambalaj
    pharma İlaç|Laboratuvar|Kimya
    pharmacy Eczacılık|Ecza
    insurance Sigorta
    finance Finans|Faktoring|Yatırım
    telecom Telekom|İletişim|Telekomünikasyon
    airline Havacılık|Havayolları`,
  crafts: `
    baker Unlu Mamuller|Fırıncılık
    butcher Et Ürünleri|Kasap
    hairdresser Kuaför
    plumber Tesisat
    painter Boya
    mason,civil-engineer İnşaat|Yapı|Mühendislik
    dentist Diş Sağlığı
    veterinarian Veterinerlik|Veteriner
    physiotherapist Fizik Tedavi
    journalist Medya|Yayıncılık
    hotel-manager,receptionist Otelcilik|Turizm`,
  merchants: `{owner} Ekmek Fırını|{owner} Pastanesi|{owner} Eczanesi|{town} Eczanesi|{owner} Market|{town} Süpermarket|
    {owner} Petrol|{town} Kitabevi|{owner} Kafe|{owner} Lokantası|{owner} Kebap Salonu|{town} Spor Salonu|
    {owner} Çiçekçilik|{owner} Oyuncak|{owner} Kasabı||{owner} Giyim|{owner} Elektronik|{owner} Optik|
    {owner} Hırdavat|{owner} Spor|{town} Seyahat Acentesi|{owner} Mobilya|{owner} Oto Servis|{owner} Kuyumculuk`,
  institutions: `
    university {town} (Teknik Üniversitesi|Üniversitesi)
    primary {town} (Cumhuriyet|Atatürk|Gazi) İlkokulu
    secondary {town} (Anadolu|Fen|Cumhuriyet) Lisesi
    hospital {town} (Şehir|Devlet|Eğitim ve Araştırma) Hastanesi
    care {town} (Huzurevi|Yaşlı Bakım Merkezi)
    town {town} Belediyesi
    police {town} Emniyet Müdürlüğü
    transit {town} Toplu Taşıma İşletmesi
    pension Emekli Sandığı`,
  purposes:
    'Taşıt|Ev tadilatı|Eğitim|Borç kapatma|Düğün|Sağlık giderleri|Beyaz eşya|Tatil|İş kurma|Mobilya|Taşınma',
};
