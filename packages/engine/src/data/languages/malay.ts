import type { Language } from '../../model.ts';

export const malay: Language = {
  student: 'Pelajar',
  pensioner: 'Pesara',
  homemaker: 'Suri rumah',
  jobless: 'Penganggur',
  disabled: 'Orang kurang upaya',
  titles: `
    cleaner Pekerja Pembersihan
    warehouse-worker Pekerja Gudang
    kitchen-help Pembantu Dapur
    farm-worker Pekerja Ladang
    labourer Buruh Binaan
    security-guard Pengawal Keselamatan
    delivery-rider Penghantar Makanan
    cashier Juruwang
    shop-assistant Jurujual
    waiter Pelayan
    cook Tukang Masak
    driver Pemandu
    bus-driver Pemandu Bas
    hairdresser Pendandan Rambut
    carer Penjaga Warga Emas
    machine-operator Operator Mesin
    tailor Tukang Jahit
    baker Pembuat Roti
    butcher Penjual Daging
    farmer Petani
    receptionist Penyambut Tetamu
    call-agent Pegawai Khidmat Pelanggan
    mechanic Mekanik
    electrician Juruelektrik
    plumber Tukang Paip
    carpenter Tukang Kayu
    painter Tukang Cat
    mason Tukang Batu
    welder Pengimpal
    office-clerk Kerani Pejabat
    secretary Setiausaha
    bank-clerk Kerani Bank
    bookkeeper Kerani Akaun
    police-officer Anggota Polis
    firefighter Anggota Bomba
    paramedic Paramedik
    photographer Jurugambar
    nurse Jururawat
    primary-teacher Guru Sekolah Rendah
    lab-technician Juruteknik Makmal
    sales-representative Wakil Jualan
    real-estate-agent Ejen Hartanah
    insurance-agent Ejen Insurans
    graphic-designer Pereka Grafik
    web-developer Pembangun Web
    network-administrator Pentadbir Rangkaian
    translator Penterjemah
    social-worker Pekerja Sosial
    physiotherapist Ahli Fisioterapi
    hr-officer Eksekutif Sumber Manusia
    shop-manager Pengurus Kedai
    secondary-teacher Guru Sekolah Menengah
    accountant Akauntan
    software-developer Pembangun Perisian
    data-analyst Penganalisis Data
    marketing-specialist Eksekutif Pemasaran
    civil-engineer Jurutera Awam
    mechanical-engineer Jurutera Mekanikal
    electrical-engineer Jurutera Elektrik
    architect Arkitek
    pharmacist Ahli Farmasi
    journalist Wartawan
    project-manager Pengurus Projek
    hotel-manager Pengurus Hotel
    lecturer Pensyarah
    lawyer Peguam
    doctor Doktor
    dentist Doktor Gigi
    veterinarian Doktor Haiwan
    pilot Juruterbang
    department-head Ketua Jabatan
    director Pengarah Urusan`,
  trades: `
    retail Perniagaan|Trading|Borong||Pasar Raya|Perkakasan|Pustaka
    construction Pembinaan|Bina|Kontraktor|Bumbung|Paip
    transport Logistik|Pengangkutan|Kargo|Kurier|Lori
    services Perkhidmatan|Perunding|Servis|Acara
    food Makanan||Roti|Tenusu|Minuman|Rempah
    hospitality Hotel|Restoran|Katering|Kafe|Resort
    software Perisian|Teknologi|Digital|Sistem|Data
    metal Besi|Keluli|Logam|Kimpalan
    automotive Automobil|Auto|Motor|Tayar|Alat Ganti
    realty Hartanah|Properties|Perumahan
    agriculture Pertanian|Agro|Ladang|Nurseri|Ternakan
    electrical Elektrik|Pendawaian|Lampu
    manufacturing Kejuruteraan|Jentera|Industri|Mesin
    furniture Perabot||Hiasan Dalaman|Kabinet Dapur|Kayu
    textiles Tekstil|Fesyen|Pakaian||Jahitan
    cleaning Pembersihan|Dobi|Cucian
    beauty Salun|Kosmetik|Kecantikan
    accounting Akauntan|Percukaian|Audit
    media Media|Percetakan|Penerbitan|Pengiklanan|Studio
    health Klinik|Pergigian|Medik|Diagnostik
    electronics Elektronik||Komponen
    energy Tenaga|Solar|Kuasa
    security Keselamatan|Kawalan Keselamatan
    law Guaman|Perundangan
    architecture Arkitek|Reka Bentuk
    plastics Plastik|Pembungkusan
    pharma Farmaseutikal|Makmal|Biotek
    pharmacy Farmasi
    insurance Insurans|Takaful
    finance Kewangan|Kapital|Kredit
    telecom Telekomunikasi|Rangkaian
    airline Penerbangan|Udara`,
  crafts: `
    baker Roti|Bakeri
    butcher Daging
    hairdresser Salun
    plumber Paip
    painter Cat
    mason,civil-engineer Pembinaan|Bina|Kontraktor
    dentist Pergigian
    veterinarian Klinik Haiwan
    physiotherapist Fisioterapi
    journalist Media|Penerbitan
    hotel-manager,receptionist Hotel|Resort`,
  merchants: `Kedai Roti {owner}|Farmasi {owner}|Farmasi {town}|Pasar Raya {town}|Pasar Mini {owner}|Kedai Runcit {owner}|
    Stesen Minyak {owner}|Kedai Buku {town}|Kafe {owner}|Restoran {owner}|Gim {town}|Kedai Bunga {owner}|
    Kedai Mainan {owner}||Butik {owner}|Kedai Elektronik {owner}|Kedai Cermin Mata {owner}|Kedai Perkakasan {owner}|
    Kedai Sukan {owner}|Agensi Pelancongan {town}|Bengkel {owner}|Perabot {owner}|Kedai Emas {owner}`,
  institutions: `
    university (Universiti|Universiti Teknologi|Politeknik) {town}
    primary Sekolah Kebangsaan {town}
    secondary Sekolah Menengah Kebangsaan {town}
    hospital Hospital (Besar|Daerah|Umum) {town}
    care Rumah Seri Kenangan {town}
    town Majlis Bandaraya {town}
    police Ibu Pejabat Polis {town}
    transit Pengangkutan Awam {town}
    pension Kumpulan Wang Pencen`,
  purposes:
    'Kereta|Ubah suai rumah|Pendidikan|Penyatuan hutang|Perkahwinan|Kos perubatan|Peralatan rumah|Percutian|Modal perniagaan|Perabot|Pindah rumah',
};
