import type { Language } from '../../model.ts';

export const indonesian: Language = {
  student: 'Mahasiswa/Mahasiswi',
  pensioner: 'Pensiunan',
  homemaker: 'Bapak rumah tangga/Ibu rumah tangga',
  jobless: 'Belum bekerja',
  disabled: 'Penyandang disabilitas',
  titles: `
    cleaner Petugas Kebersihan
    warehouse-worker Staf Gudang
    kitchen-help Asisten Dapur
    farm-worker Buruh Tani
    labourer Buruh Bangunan
    security-guard Satpam
    delivery-rider Kurir
    cashier Kasir
    shop-assistant Pramuniaga
    waiter Pramusaji
    cook Juru Masak
    driver Pengemudi
    bus-driver Pengemudi Bus
    hairdresser Penata Rambut
    carer Perawat Lansia
    machine-operator Operator Mesin
    tailor Penjahit
    baker Pembuat Roti
    butcher Tukang Daging
    farmer Petani
    receptionist Resepsionis
    call-agent Petugas Layanan Pelanggan
    mechanic Mekanik
    electrician Teknisi Listrik
    plumber Tukang Ledeng
    carpenter Tukang Kayu
    painter Tukang Cat
    mason Tukang Batu
    welder Juru Las
    office-clerk Staf Administrasi
    secretary Sekretaris
    bank-clerk Teller Bank
    bookkeeper Staf Pembukuan
    police-officer Polisi/Polisi Wanita
    firefighter Petugas Pemadam Kebakaran
    paramedic Paramedis
    photographer Fotografer
    nurse Perawat
    primary-teacher Guru Sekolah Dasar
    lab-technician Teknisi Laboratorium
    sales-representative Tenaga Penjualan
    real-estate-agent Agen Properti
    insurance-agent Agen Asuransi
    graphic-designer Desainer Grafis
    web-developer Pengembang Web
    network-administrator Administrator Jaringan
    translator Penerjemah
    social-worker Pekerja Sosial
    physiotherapist Fisioterapis
    hr-officer Staf Personalia
    shop-manager Kepala Toko
    secondary-teacher Guru Sekolah Menengah
    accountant Akuntan
    software-developer Pengembang Perangkat Lunak
    data-analyst Analis Data
    marketing-specialist Spesialis Pemasaran
    civil-engineer Insinyur Sipil
    mechanical-engineer Insinyur Mesin
    electrical-engineer Insinyur Elektro
    architect Arsitek
    pharmacist Apoteker
    journalist Wartawan/Wartawati
    project-manager Manajer Proyek
    hotel-manager Manajer Hotel
    lecturer Dosen
    lawyer Pengacara
    doctor Dokter
    dentist Dokter Gigi
    veterinarian Dokter Hewan
    pilot Pilot
    department-head Kepala Bagian
    director Direktur Utama`,
  trades: `
    retail Niaga|Dagang|Retailindo|Grosir||Swalayan|Sandang
    construction Konstruksi|Bangunan|Kontraktor|Baja Ringan|Bangun
    transport Logistik|Transport|Ekspedisi|Kargo|Angkutan
    services Jasa|Konsultan|Solusi|Servis|Organizer
    food Pangan|Boga||Roti|Minuman|Susu
    hospitality Hotel|Kuliner|Katering|Resto|Wisata
    software Teknologi|Digital|Data|Sistem|Informatika
    metal Baja|Logam|Metalindo|Las
    automotive Motor|Otomotif|Mobilindo|Ban
    realty Properti|Realti|Griya|Perumahan
    agriculture Agro|Tani|Kebun|Benih|Ternak
    electrical Elektrik|Listrik|Elektrindo
    manufacturing Teknik|Mesin|Perkakas|Industri
    furniture Furnitur|Mebel|Interior||Kayu
    textiles Tekstil|Garmen|Busana||Konveksi
    cleaning Kebersihan|Laundry|Cleaning
    beauty Kosmetik|Kecantikan|Salon
    accounting Akuntan|Pajak|Audit
    media Media|Grafika|Percetakan|Penerbit|Reklame
    health Medika|Klinik|Husada|Diagnostik
    electronics Elektronik|Elektronika||Komponen
    energy Energi|Daya|Tenaga
    security Keamanan|Sekuriti
    law Konsultan Hukum|Jasa Hukum
    architecture Arsitek|Desain|Arsitektur
    plastics Plastik|Kemasan|Plastindo
    pharma Farma|Laboratorium|Biotek
    pharmacy Apotek|Farmasi
    insurance Asuransi|Asuransi Jiwa
    finance Finansial|Kapital|Pembiayaan
    telecom Telekomunikasi|Telekom|Jaringan
    airline Aviasi|Penerbangan|Dirgantara`,
  crafts: `
    baker Roti|Boga
    butcher Daging
    hairdresser Salon
    plumber Instalasi
    painter Pengecatan|Bangunan
    mason,civil-engineer Konstruksi|Kontraktor|Bangunan
    dentist Klinik Gigi
    veterinarian Klinik Hewan
    physiotherapist Fisioterapi
    journalist Media|Penerbit
    hotel-manager,receptionist Hotel`,
  merchants: `Toko Roti {owner}|Apotek {owner}|Apotek {town}|Swalayan {town}|Toko Kelontong {owner}|SPBU {town}|
    Toko Buku {town}|Kafe {owner}|Rumah Makan {owner}|Warung {owner}|Gym {town}|Toko Bunga {owner}|
    Toko Mainan {owner}||Busana {owner}|Butik {owner}|Elektronik {owner}|Optik {owner}|Toko Bangunan {owner}|
    Toko Olahraga {owner}|Agen Perjalanan {town}|Bengkel {owner}|Mebel {owner}|Toko Emas {owner}`,
  institutions: `
    university (Universitas|Universitas Negeri|Politeknik Negeri) {town}
    primary SD (Negeri {1-40}|Harapan Bangsa|Tunas Harapan|Bina Bangsa) {town}
    secondary (SMP|SMA) (Negeri {1-20}|Harapan Bangsa|Tunas Harapan|Bina Bangsa) {town}
    hospital (RSUD|Rumah Sakit Umum) {town}
    care Panti Werdha {town}
    town Pemerintah Kota {town}
    police (Polresta|Kepolisian Resor Kota) {town}
    transit Trans {town}
    pension Dana Pensiun Negara`,
  purposes:
    'Mobil|Renovasi rumah|Pendidikan|Pelunasan utang|Pernikahan|Biaya kesehatan|Peralatan rumah tangga|Liburan|Modal usaha|Perabot|Sepeda motor',
};
