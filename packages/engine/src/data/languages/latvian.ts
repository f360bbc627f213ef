import type { Language } from '../../model.ts';

export const latvian: Language = {
  student: 'Students/Studente',
  pensioner: 'Pensionārs/Pensionāre',
  homemaker: 'Mājsaimnieks/Mājsaimniece',
  jobless: 'Bezdarbnieks/Bezdarbniece',
  disabled: 'Invaliditātes pensionārs/Invaliditātes pensionāre',
  titles: `
    cleaner Apkopējs/Apkopēja
    warehouse-worker Noliktavas darbinieks/Noliktavas darbiniece
    kitchen-help Virtuves strādnieks/Virtuves strādniece
    farm-worker Laukstrādnieks/Laukstrādniece
    labourer Būvstrādnieks/Būvstrādniece
    security-guard Apsardzes darbinieks/Apsardzes darbiniece
    delivery-rider Kurjers/Kurjere
    cashier Kasieris/Kasiere
    shop-assistant Pārdevējs/Pārdevēja
    waiter Viesmīlis/Viesmīle
    cook Pavārs/Pavāre
    driver Autovadītājs/Autovadītāja
    bus-driver Autobusa vadītājs/Autobusa vadītāja
    hairdresser Frizieris/Friziere
    carer Aprūpētājs/Aprūpētāja
    machine-operator Iekārtu operators/Iekārtu operatore
    tailor Drēbnieks/Drēbniece
    baker Maiznieks/Maizniece
    butcher Miesnieks/Miesniece
    farmer Lauksaimnieks/Lauksaimniece
    receptionist Viesnīcas administrators/Viesnīcas administratore
    call-agent Klientu apkalpošanas speciālists/Klientu apkalpošanas speciāliste
    mechanic Automehāniķis/Automehāniķe
    electrician Elektriķis/Elektriķe
    plumber Santehniķis/Santehniķe
    carpenter Galdnieks/Galdniece
    painter Krāsotājs/Krāsotāja
    mason Mūrnieks/Mūrniece
    welder Metinātājs/Metinātāja
    office-clerk Lietvedis/Lietvede
    secretary Sekretārs/Sekretāre
    bank-clerk Bankas darbinieks/Bankas darbiniece
    bookkeeper Uzskaitvedis/Uzskaitvede
    police-officer Policists/Policiste
    firefighter Ugunsdzēsējs/Ugunsdzēsēja
    paramedic Ārsta palīgs/Ārsta palīdze
    photographer Fotogrāfs/Fotogrāfe
    nurse Medicīnas māsa
    primary-teacher Sākumskolas skolotājs/Sākumskolas skolotāja
    lab-technician Laborants/Laborante
    sales-representative Tirdzniecības pārstāvis/Tirdzniecības pārstāve
    real-estate-agent Nekustamo īpašumu aģents/Nekustamo īpašumu aģente
    insurance-agent Apdrošināšanas aģents/Apdrošināšanas aģente
    graphic-designer Grafiskais dizainers/Grafiskā dizainere
    web-developer Tīmekļa izstrādātājs/Tīmekļa izstrādātāja
    network-administrator Datortīkla administrators/Datortīkla administratore
    translator Tulkotājs/Tulkotāja
    social-worker Sociālais darbinieks/Sociālā darbiniece
    physiotherapist Fizioterapeits/Fizioterapeite
    hr-officer Personāla speciālists/Personāla speciāliste
    shop-manager Veikala vadītājs/Veikala vadītāja
    secondary-teacher Vidusskolas skolotājs/Vidusskolas skolotāja
    accountant Grāmatvedis/Grāmatvede
    software-developer Programmētājs/Programmētāja
    data-analyst Datu analītiķis/Datu analītiķe
    marketing-specialist Mārketinga speciālists/Mārketinga speciāliste
    civil-engineer Būvinženieris/Būvinženiere
    mechanical-engineer Mehānikas inženieris/Mehānikas inženiere
    electrical-engineer Elektroinženieris/Elektroinženiere
    architect Arhitekts/Arhitekte
    pharmacist Farmaceits/Farmaceite
    journalist Žurnālists/Žurnāliste
    project-manager Projektu vadītājs/Projektu vadītāja
    hotel-manager Viesnīcas vadītājs/Viesnīcas vadītāja
    lecturer Lektors/Lektore
    lawyer Jurists/Juriste
    doctor Ārsts/Ārste
    dentist Zobārsts/Zobārste
    veterinarian Veterinārārsts/Veterinārārste
    pilot Pilots/Pilote
    department-head Nodaļas vadītājs/Nodaļas vadītāja
    director Izpilddirektors/Izpilddirektore`,
  trades: `
    retail Tirdzniecība|Veikali|Preces||Vairumtirdzniecība|Grāmatas|Nams
    construction Būve|Celtniecība|Būvniecība|Jumti|Santehnika|Apdare
    transport Transports|Loģistika|Kravas|Pārvadājumi|Ekspedīcija
    services Serviss|Konsultācijas|Pakalpojumi|Personāls|Pasākumi
    food Pārtika||Maize|Piens|Gaļa|Dzērieni
    hospitality Viesnīca|Restorāns|Ēdināšana|Kafejnīca|Viesu nams
    software Programmatūra|Dati|Sistēmas|Digital|Tehnoloģijas
    metal Metāls|Tērauds|Metināšana|Lietuve
    automotive Auto|Autoserviss|Riepas|Motors|Autodaļas
    realty Nami|Īpašumi|Nekustamie īpašumi
    agriculture Agro|Lauki|Dārzi|Graudi|Mežs
    electrical Elektro|Elektromontāža|Apgaismojums
    manufacturing Tehnika|Mašīnas|Instrumenti|Mehānika
    furniture Mēbeles|Interjers||Galdniecība|Virtuves|Koks
    textiles Tekstils|Mode|Apģērbi||Šūšana
    cleaning Tīrība|Veļas mazgātava|Uzkopšana
    beauty Salons|Kosmētika|Frizētava|Skaistums
    accounting Grāmatvedība|Audits|Nodokļi
    media Mediji|Druka|Izdevniecība|Reklāma|Studija
    health Klīnika|Zobārstniecība|Medicīna|Diagnostika
    electronics Elektronika||Komponentes
    energy Enerģija|Saule|Siltums
    security Apsardze|Drošība
    law Juristi|Tiesības
    architecture Arhitekti|Projekts|Dizains
    plastics Plastmasa|Iepakojums
    pharma Farma|Laboratorija|Bio
    pharmacy Aptieka|Aptiekas
    insurance Apdrošināšana
    finance Finanses|Kapitāls|Kredīts
    telecom Telekom|Tīkli
    airline Avio|Aero`,
  crafts: `
    baker Maize|Maiznīca
    butcher Gaļa
    hairdresser Frizētava|Salons
    plumber Santehnika
    painter Apdare
    mason,civil-engineer Būve|Celtniecība|Būvniecība
    dentist Zobārstniecība
    veterinarian Veterinārija
    physiotherapist Fizioterapija
    journalist Mediji|Izdevniecība
    hotel-manager,receptionist Viesnīca|Viesu nams`,
  merchants: `Maiznīca {owner}|Konditoreja {owner}|Aptieka {town}|Pārtika {owner}|Lielveikals {town}|
    Degvielas uzpildes stacija {owner}|Grāmatnīca {town}|Kafejnīca {town}|Restorāns {owner}|Sporta klubs {town}|
    Ziedi {owner}|Rotaļlietas {owner}|Gaļas veikals {owner}|Frizētava {owner}||Apģērbi {owner}|Elektronika {owner}|
    Optika {owner}|Būvmateriāli {owner}|Sporta preces {owner}|Ceļojumu aģentūra {town}|Mēbeles {owner}|
    Autoserviss {owner}|Juvelieris {owner}`,
  institutions: `
    university (Universitāte|Augstskola) {town}
    primary {1-9}. sākumskola {town}
    secondary {1-9}. vidusskola {town}
    hospital (Slimnīca|Pilsētas slimnīca|Reģionālā slimnīca) {town}
    care (Pansionāts|Sociālās aprūpes centrs) {town}
    town Pilsētas pašvaldība {town}
    police Policijas iecirknis {town}
    transit Pilsētas satiksme {town}
    pension Valsts pensiju fonds`,
  purposes:
    'Automašīna|Mājokļa remonts|Studijas|Kredītu apvienošana|Kāzas|Ārstēšanās izdevumi|Sadzīves tehnika|Ceļojums|Savs uzņēmums|Mēbeles|Pārcelšanās',
};
