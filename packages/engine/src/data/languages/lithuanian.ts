import type { Language } from '../../model.ts';

export const lithuanian: Language = {
  student: 'Studentas/Studentė',
  pensioner: 'Pensininkas/Pensininkė',
  homemaker: 'Namų šeimininkas/Namų šeimininkė',
  jobless: 'Bedarbis/Bedarbė',
  disabled: 'Neįgalumo pensininkas/Neįgalumo pensininkė',
  titles: `
    cleaner Valytojas/Valytoja
    warehouse-worker Sandėlininkas/Sandėlininkė
    kitchen-help Virtuvės darbininkas/Virtuvės darbininkė
    farm-worker Ūkio darbininkas/Ūkio darbininkė
    labourer Pagalbinis darbininkas/Pagalbinė darbininkė
    security-guard Apsaugos darbuotojas/Apsaugos darbuotoja
    delivery-rider Kurjeris/Kurjerė
    cashier Kasininkas/Kasininkė
    shop-assistant Pardavėjas/Pardavėja
    waiter Padavėjas/Padavėja
    cook Virėjas/Virėja
    driver Vairuotojas/Vairuotoja
    bus-driver Autobuso vairuotojas/Autobuso vairuotoja
    hairdresser Kirpėjas/Kirpėja
    carer Individualios priežiūros darbuotojas/Individualios priežiūros darbuotoja
    machine-operator Įrenginių operatorius/Įrenginių operatorė
    tailor Siuvėjas/Siuvėja
    baker Kepėjas/Kepėja
    butcher Mėsininkas/Mėsininkė
    farmer Ūkininkas/Ūkininkė
    receptionist Viešbučio administratorius/Viešbučio administratorė
    call-agent Klientų aptarnavimo specialistas/Klientų aptarnavimo specialistė
    mechanic Automechanikas/Automechanikė
    electrician Elektrikas/Elektrikė
    plumber Santechnikas/Santechnikė
    carpenter Dailidė
    painter Dažytojas/Dažytoja
    mason Mūrininkas/Mūrininkė
    welder Suvirintojas/Suvirintoja
    office-clerk Biuro administratorius/Biuro administratorė
    secretary Sekretorius/Sekretorė
    bank-clerk Banko darbuotojas/Banko darbuotoja
    bookkeeper Apskaitininkas/Apskaitininkė
    police-officer Policijos pareigūnas/Policijos pareigūnė
    firefighter Ugniagesys gelbėtojas/Ugniagesė gelbėtoja
    paramedic Paramedikas/Paramedikė
    photographer Fotografas/Fotografė
    nurse Slaugytojas/Slaugytoja
    primary-teacher Pradinių klasių mokytojas/Pradinių klasių mokytoja
    lab-technician Laborantas/Laborantė
    sales-representative Pardavimų vadybininkas/Pardavimų vadybininkė
    real-estate-agent Nekilnojamojo turto brokeris/Nekilnojamojo turto brokerė
    insurance-agent Draudimo agentas/Draudimo agentė
    graphic-designer Grafikos dizaineris/Grafikos dizainerė
    web-developer Interneto svetainių programuotojas/Interneto svetainių programuotoja
    network-administrator Kompiuterių tinklo administratorius/Kompiuterių tinklo administratorė
    translator Vertėjas/Vertėja
    social-worker Socialinis darbuotojas/Socialinė darbuotoja
    physiotherapist Kineziterapeutas/Kineziterapeutė
    hr-officer Personalo specialistas/Personalo specialistė
    shop-manager Parduotuvės vedėjas/Parduotuvės vedėja
    secondary-teacher Gimnazijos mokytojas/Gimnazijos mokytoja
    accountant Buhalteris/Buhalterė
    software-developer Programuotojas/Programuotoja
    data-analyst Duomenų analitikas/Duomenų analitikė
    marketing-specialist Rinkodaros specialistas/Rinkodaros specialistė
    civil-engineer Statybos inžinierius/Statybos inžinierė
    mechanical-engineer Mechanikos inžinierius/Mechanikos inžinierė
    electrical-engineer Elektros inžinierius/Elektros inžinierė
    architect Architektas/Architektė
    pharmacist Vaistininkas/Vaistininkė
    journalist Žurnalistas/Žurnalistė
    project-manager Projektų vadovas/Projektų vadovė
    hotel-manager Viešbučio direktorius/Viešbučio direktorė
    lecturer Dėstytojas/Dėstytoja
    lawyer Advokatas/Advokatė
    doctor Gydytojas/Gydytoja
    dentist Gydytojas odontologas/Gydytoja odontologė
    veterinarian Veterinarijos gydytojas/Veterinarijos gydytoja
    pilot Pilotas/Pilotė
    department-head Skyriaus vadovas/Skyriaus vadovė
    director Generalinis direktorius/Generalinė direktorė`,
  trades: `
    retail prekyba|prekės|parduotuvės||didmena|knygos|namai
    construction statyba|statybos darbai|stogai|santechnika|apdaila|projektai
    transport transportas|logistika|kroviniai|pervežimai|ekspedicija
    services paslaugos|konsultacijos|sprendimai|servisas|renginiai
    food maistas||duona|mėsa|pienas|gėrimai
    hospitality viešbutis|restoranas|kavinė|maitinimas|svečių namai
    software programos|duomenys|sistemos|technologijos|IT sprendimai
    metal metalas|plienas|suvirinimas|liejykla
    automotive auto|autoservisas|padangos|motors|autodalys
    realty turtas|namai|būstas|valda
    agriculture agro|ūkis|sodai|grūdai|medelynas
    electrical elektra|elektros darbai|apšvietimas
    manufacturing technika|mašinos|įrankiai|mechanika
    furniture baldai|interjeras||mediena|virtuvės
    textiles tekstilė|mada|drabužiai||siuvykla
    cleaning švara|skalbykla|valymas
    beauty salonas|kosmetika|kirpykla|grožis
    accounting apskaita|auditas|mokesčiai
    media medija|spauda|leidyba|reklama|studija
    health klinika|odontologija|medicina|diagnostika
    electronics elektronika||komponentai
    energy energija|saulės energija|šiluma
    security apsauga|sauga
    law teisė|advokatai
    architecture architektai|projektai|dizainas
    plastics plastikas|pakuotės
    pharma farma|laboratorija|biotechnologijos
    pharmacy vaistinė|vaistinės
    insurance draudimas
    finance finansai|kapitalas|kreditas
    telecom telekomas|tinklai
    airline avia|aero`,
  crafts: `
    baker duona|kepykla
    butcher mėsa
    hairdresser kirpykla|salonas
    plumber santechnika
    painter apdaila|dažymas
    mason,civil-engineer statyba|statybos darbai
    dentist odontologija
    veterinarian veterinarija
    physiotherapist kineziterapija
    journalist medija|leidyba
    hotel-manager,receptionist viešbutis|svečių namai`,
  merchants: `Kepykla {owner}|Konditerija {owner}|Vaistinė {town}|Maisto prekės {owner}|Prekybos centras {town}|
    Degalinė {owner}|Knygynas {town}|Kavinė {town}|Restoranas {owner}|Sporto klubas {town}|Gėlės {owner}|
    Žaislai {owner}|Mėsos parduotuvė {owner}|Kirpykla {owner}||Drabužiai {owner}|Elektronika {owner}|Optika {owner}|
    Statybinės prekės {owner}|Sporto prekės {owner}|Kelionių agentūra {town}|Baldai {owner}|Autoservisas {owner}|
    Juvelyrika {owner}`,
  institutions: `
    university (Universitetas|Kolegija) {town}
    primary Pradinė mokykla {town}
    secondary Gimnazija {town}
    hospital (Miesto ligoninė|Respublikinė ligoninė) {town}
    care (Globos namai|Senelių namai) {town}
    town Miesto savivaldybė {town}
    police Policijos komisariatas {town}
    transit Viešasis transportas {town}
    pension Valstybinis pensijų fondas`,
  purposes:
    'Automobilis|Būsto remontas|Studijos|Paskolų sujungimas|Vestuvės|Gydymo išlaidos|Buitinė technika|Kelionė|Nuosavas verslas|Baldai|Persikraustymas',
};
