import type { Language } from '../../model.ts';

export const albanian: Language = {
  student: 'Student/Studente',
  pensioner: 'Pensionist/Pensioniste',
  homemaker: 'Kujdestar i shtëpisë/Shtëpiake',
  jobless: 'I papunë/E papunë',
  disabled: 'Pensionist invaliditeti/Pensioniste invaliditeti',
  titles: `
    cleaner Pastrues/Pastruese
    warehouse-worker Magazinier/Magaziniere
    kitchen-help Ndihmës kuzhinier/Ndihmëse kuzhiniere
    farm-worker Punëtor bujqësie/Punëtore bujqësie
    labourer Punëtor ndërtimi/Punëtore ndërtimi
    security-guard Roje sigurie
    delivery-rider Korrier/Korriere
    cashier Arkëtar/Arkëtare
    shop-assistant Shitës/Shitëse
    waiter Kamerier/Kameriere
    cook Kuzhinier/Kuzhiniere
    driver Shofer/Shofere
    bus-driver Shofer autobusi/Shofere autobusi
    hairdresser Berber/Parukiere
    carer Kujdestar/Kujdestare
    machine-operator Operator makinerie/Operatore makinerie
    tailor Rrobaqepës/Rrobaqepëse
    baker Furrtar/Furrtare
    butcher Kasap/Kasape
    farmer Fermer/Fermere
    receptionist Recepsionist/Recepsioniste
    call-agent Operator telefonik/Operatore telefonike
    mechanic Mekanik/Mekanike
    electrician Elektricist/Elektriciste
    plumber Hidraulik/Hidraulike
    carpenter Zdrukthtar/Zdrukthtare
    painter Bojaxhi/Bojaxheshë
    mason Murator/Muratore
    welder Saldator/Saldatore
    office-clerk Nëpunës zyre/Nëpunëse zyre
    secretary Sekretar/Sekretare
    bank-clerk Nëpunës banke/Nëpunëse banke
    bookkeeper Llogaritar/Llogaritare
    police-officer Oficer policie/Oficere policie
    firefighter Zjarrfikës/Zjarrfikëse
    paramedic Infermier urgjence/Infermiere urgjence
    photographer Fotograf/Fotografe
    nurse Infermier/Infermiere
    primary-teacher Mësues i ciklit fillor/Mësuese e ciklit fillor
    lab-technician Laborant/Laborante
    sales-representative Agjent shitjesh/Agjente shitjesh
    real-estate-agent Agjent imobiliar/Agjente imobiliare
    insurance-agent Agjent sigurimesh/Agjente sigurimesh
    graphic-designer Dizajner grafik/Dizajnere grafike
    web-developer Zhvillues uebi/Zhvilluese uebi
    network-administrator Administrator rrjeti/Administratore rrjeti
    translator Përkthyes/Përkthyese
    social-worker Punonjës social/Punonjëse sociale
    physiotherapist Fizioterapist/Fizioterapiste
    hr-officer Specialist i burimeve njerëzore/Specialiste e burimeve njerëzore
    shop-manager Menaxher dyqani/Menaxhere dyqani
    secondary-teacher Mësues i shkollës së mesme/Mësuese e shkollës së mesme
    accountant Ekonomist/Ekonomiste
    software-developer Zhvillues softuerësh/Zhvilluese softuerësh
    data-analyst Analist të dhënash/Analiste të dhënash
    marketing-specialist Specialist marketingu/Specialiste marketingu
    civil-engineer Inxhinier ndërtimi/Inxhiniere ndërtimi
    mechanical-engineer Inxhinier mekanik/Inxhiniere mekanike
    electrical-engineer Inxhinier elektrik/Inxhiniere elektrike
    architect Arkitekt/Arkitekte
    pharmacist Farmacist/Farmaciste
    journalist Gazetar/Gazetare
    project-manager Menaxher projekti/Menaxhere projekti
    hotel-manager Drejtor hoteli/Drejtoreshë hoteli
    lecturer Pedagog/Pedagoge
    lawyer Avokat/Avokate
    doctor Mjek/Mjeke
    dentist Dentist/Dentiste
    veterinarian Veteriner/Veterinere
    pilot Pilot/Pilote
    department-head Përgjegjës sektori/Përgjegjëse sektori
    director Drejtor i përgjithshëm/Drejtoreshë e përgjithshme`,
  trades: `
    retail Tregti|Market|Import-Export||Libraria|Trade
    construction Ndërtim|Konstruksion|Hidraulikë|Izolime
    transport Transport|Logjistikë|Trans|Spedicion
    services Konsulencë|Shërbime|Agjenci|Evente
    food Ushqime||Furra|Mish|Bulmet|Kantina
    hospitality Hotel|Restorant|Turizëm|Katering
    software Soft|Teknologji|Sisteme|Digital|Data
    metal Metal|Çelik|Punime metalike
    automotive Auto|Autoservis|Motors|Goma|Pjesë këmbimi
    realty Pasuri të Paluajtshme|Imobiliare|Invest
    agriculture Agro|Fidanishte|Bio|Fruta
    electrical Elektro|Ndriçim
    manufacturing Makineri|Industri|Vegla
    furniture Mobileri|Interier||Dru|Kuzhina
    textiles Tekstil|Moda|Konfeksion
    cleaning Pastrim|Higjiena|Lavanderi
    beauty Salon|Kozmetikë|Bukuri
    accounting Kontabilitet|Auditim|Financë
    media Shtypshkronja|Media|Botime|Reklama|Studio
    health Klinika|Dental|Mjekësore|Laborator
    electronics Elektronikë||Komponentë
    energy Energji|Solar|Hidro
    security Siguri|Roje
    law Avokati|Ligj
    architecture Arkitekturë|Projekt|Dizajn
    plastics Plastika|Ambalazh
    pharma Farma|Bio
    pharmacy Farmaci
    insurance Sigurime
    finance Financa|Kapital|Kredi
    telecom Telekom|Rrjet|Net
    airline Air|Avio`,
  crafts: `
    baker Furra
    butcher Mish
    hairdresser Salon
    plumber Hidraulikë
    painter Bojatisje
    mason,civil-engineer Ndërtim|Konstruksion
    dentist Dental
    veterinarian Klinika Veterinare
    physiotherapist Fizioterapi
    journalist Media|Botime
    hotel-manager,receptionist Hotel`,
  merchants: `Furra {owner}|Pastiçeri {owner}|Farmaci {owner}|Farmaci {town}|Supermarket {town}|Market {owner}|Karburant {owner}|
    Libraria {town}|Kafe {owner}|Restorant {owner}|Palestra {town}|Lule {owner}|Lodra {owner}|Mish {owner}||Butik {owner}|
    Elektronikë {owner}|Optika {owner}|Ferramenta {owner}|Sport {owner}|Agjenci Udhëtimi {town}|Mobileri {owner}|Autoservis {owner}|
    Argjendari {owner}`,
  institutions: `
    university Universiteti {town}
    primary Shkolla 9-vjeçare {town}
    secondary (Gjimnazi|Shkolla e mesme) {town}
    hospital Spitali Rajonal {town}
    care Shtëpia e të Moshuarve {town}
    town Bashkia {town}
    police Drejtoria e Policisë {town}
    transit Transporti Urban {town}
    pension Instituti i Sigurimeve Shoqërore`,
  purposes:
    'Makinë|Rikonstruksion shtëpie|Studime|Rifinancim|Dasmë|Shpenzime mjekësore|Pajisje shtëpiake|Udhëtim|Biznes i vogël|Mobilie|Zhvendosje',
};
