import type { Language } from '../../model.ts';

export const swahili: Language = {
  student: 'Mwanafunzi',
  pensioner: 'Mstaafu',
  homemaker: 'Mtunza nyumba',
  jobless: 'Hana kazi',
  disabled: 'Mlemavu',
  titles: `
    cleaner Mfanyakazi wa usafi
    warehouse-worker Mfanyakazi wa ghala
    kitchen-help Msaidizi wa jikoni
    farm-worker Mfanyakazi wa shamba
    labourer Kibarua
    security-guard Mlinzi
    delivery-rider Dereva wa bodaboda
    cashier Keshia
    shop-assistant Muuza duka
    waiter Mhudumu wa mgahawa
    cook Mpishi
    driver Dereva
    bus-driver Dereva wa basi
    hairdresser Kinyozi/Msusi
    carer Mlezi wa wazee
    machine-operator Mwendesha mitambo
    tailor Fundi cherehani
    baker Mwokaji mikate
    butcher Muuza nyama
    farmer Mkulima
    receptionist Mhudumu wa mapokezi
    call-agent Mhudumu wa wateja
    mechanic Fundi magari
    electrician Fundi umeme
    plumber Fundi bomba
    carpenter Seremala
    painter Fundi rangi
    mason Mwashi
    welder Fundi wa kuchomelea
    office-clerk Karani
    secretary Katibu muhtasi
    bank-clerk Karani wa benki
    bookkeeper Mtunza hesabu
    police-officer Askari polisi
    firefighter Askari wa zimamoto
    paramedic Mhudumu wa dharura
    photographer Mpiga picha
    nurse Muuguzi
    primary-teacher Mwalimu wa shule ya msingi
    lab-technician Fundi sanifu maabara
    sales-representative Mwakilishi wa mauzo
    real-estate-agent Dalali wa nyumba
    insurance-agent Wakala wa bima
    graphic-designer Mbunifu wa michoro
    web-developer Mtengenezaji wa tovuti
    network-administrator Msimamizi wa mtandao
    translator Mfasiri
    social-worker Afisa ustawi wa jamii
    physiotherapist Mtaalamu wa fiziotherapia
    hr-officer Afisa rasilimali watu
    shop-manager Meneja wa duka
    secondary-teacher Mwalimu wa sekondari
    accountant Mhasibu
    software-developer Msanidi programu
    data-analyst Mchambuzi wa data
    marketing-specialist Afisa masoko
    civil-engineer Mhandisi wa ujenzi
    mechanical-engineer Mhandisi wa mitambo
    electrical-engineer Mhandisi wa umeme
    architect Msanifu majengo
    pharmacist Mfamasia
    journalist Mwandishi wa habari
    project-manager Meneja wa mradi
    hotel-manager Meneja wa hoteli
    lecturer Mhadhiri
    lawyer Wakili
    doctor Daktari
    dentist Daktari wa meno
    veterinarian Daktari wa mifugo
    pilot Rubani
    department-head Mkuu wa idara
    director Mkurugenzi mtendaji`,
  trades: `
    retail Traders|Duka|Biashara||Supermarket|Hardware
    construction Ujenzi|Construction|Contractors|Builders
    transport Usafirishaji|Transporters|Logistics|Safari
    services Huduma|Services|Consulting|Ushauri
    food Vyakula|Foods||Bakery|Maziwa|Nafaka
    hospitality Hoteli|Mgahawa|Lodge|Catering
    software Teknolojia|Technologies|Digital|Systems
    metal Chuma|Steel|Vyuma|Welding
    automotive Magari|Motors|Garage|Spea
    realty Nyumba|Properties|Majengo|Viwanja
    agriculture Kilimo|Agro|Mashamba|Farm|Mifugo
    electrical Umeme|Electrical|Electric
    manufacturing Mitambo|Engineering|Viwanda|Machinery
    furniture Samani|Furniture||Useremala
    textiles Mavazi|Textiles|Nguo|Fashion
    cleaning Usafi|Cleaning|Dobi
    beauty Saluni|Urembo|Vipodozi
    accounting Uhasibu|Accountants|Ukaguzi
    media Habari|Media|Uchapaji|Matangazo|Studio
    health Kliniki|Afya|Medical|Meno
    electronics Elektroniki|Electronics
    energy Nishati|Solar|Energy
    security Ulinzi|Security
    law Mawakili|Advocates
    architecture Usanifu|Architects
    plastics Plastiki|Plastics|Vifungashio
    pharma Pharma|Maabara|Dawa
    pharmacy Famasi|Pharmacy
    insurance Bima|Insurance
    finance Fedha|Mikopo|Capital
    telecom Mawasiliano|Telecom|Mitandao
    airline Anga|Aviation|Air`,
  crafts: `
    baker Bakery|Mikate
    butcher Bucha
    hairdresser Saluni
    plumber Mabomba
    painter Rangi
    mason,civil-engineer Ujenzi|Construction|Contractors|Builders
    dentist Meno
    veterinarian Tiba ya Mifugo
    physiotherapist Fiziotherapia
    journalist Habari|Media
    hotel-manager,receptionist Hoteli|Lodge`,
  merchants: `Duka la Mikate {owner}|Duka la Dawa {owner}|Famasi {town}|Supamaketi {town}|Duka la {owner}|
    Kituo cha Mafuta {town}|Duka la Vitabu {town}|Mkahawa wa {owner}|Mgahawa wa {owner}|Hoteli ya {owner}|
    Gym {town}|Duka la Maua {owner}|Duka la Vinyago {owner}|Bucha la {owner}||Duka la Nguo {owner}|
    {owner} Elektroniki|Duka la Miwani {owner}|Duka la Vifaa vya Ujenzi {owner}|Duka la Michezo {owner}|
    Wakala wa Safari {town}|Samani {owner}|Gereji ya {owner}|Sonara {owner}`,
  institutions: `
    university Chuo Kikuu cha {town}
    primary Shule ya Msingi {town}
    secondary Shule ya Sekondari {town}
    hospital Hospitali ya (Rufaa|Wilaya) ya {town}
    care Makazi ya Wazee {town}
    town Manispaa ya {town}
    police Kituo cha Polisi {town}
    transit Huduma ya Mabasi {town}
    pension Mfuko wa Pensheni`,
  purposes:
    'Gari|Ukarabati wa nyumba|Ada ya shule|Kulipa madeni|Harusi|Matibabu|Vifaa vya nyumbani|Safari|Mtaji wa biashara|Samani|Pikipiki',
};
