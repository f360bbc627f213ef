import type { Language } from '../../model.ts';

export const slovenian: Language = {
  student: 'Študent/Študentka',
  pensioner: 'Upokojenec/Upokojenka',
  homemaker: 'Gospodinjec/Gospodinja',
  jobless: 'Brezposelni/Brezposelna',
  disabled: 'Invalidski upokojenec/Invalidska upokojenka',
  titles: `
    cleaner Čistilec/Čistilka
    warehouse-worker Skladiščnik/Skladiščnica
    kitchen-help Kuhinjski pomočnik/Kuhinjska pomočnica
    farm-worker Kmetijski delavec/Kmetijska delavka
    labourer Gradbeni delavec/Gradbena delavka
    security-guard Varnostnik/Varnostnica
    delivery-rider Dostavljavec/Dostavljavka
    cashier Blagajnik/Blagajničarka
    shop-assistant Prodajalec/Prodajalka
    waiter Natakar/Natakarica
    cook Kuhar/Kuharica
    driver Voznik/Voznica
    bus-driver Voznik avtobusa/Voznica avtobusa
    hairdresser Frizer/Frizerka
    carer Bolničar negovalec/Bolničarka negovalka
    machine-operator Upravljavec strojev/Upravljavka strojev
    tailor Krojač/Krojačica
    baker Pek/Pekovka
    butcher Mesar/Mesarka
    farmer Kmet/Kmetica
    receptionist Receptor/Receptorka
    call-agent Referent v klicnem centru/Referentka v klicnem centru
    mechanic Avtomehanik/Avtomehaničarka
    electrician Električar/Električarka
    plumber Vodovodni inštalater/Vodovodna inštalaterka
    carpenter Mizar/Mizarka
    painter Slikopleskar/Slikopleskarka
    mason Zidar/Zidarka
    welder Varilec/Varilka
    office-clerk Administrator/Administratorka
    secretary Poslovni sekretar/Poslovna sekretarka
    bank-clerk Bančni uslužbenec/Bančna uslužbenka
    bookkeeper Knjigovodja/Knjigovodkinja
    police-officer Policist/Policistka
    firefighter Gasilec/Gasilka
    paramedic Reševalec/Reševalka
    photographer Fotograf/Fotografinja
    nurse Diplomirani zdravstvenik/Diplomirana medicinska sestra
    primary-teacher Učitelj razrednega pouka/Učiteljica razrednega pouka
    lab-technician Laboratorijski tehnik/Laboratorijska tehnica
    sales-representative Komercialist/Komercialistka
    real-estate-agent Nepremičninski posrednik/Nepremičninska posrednica
    insurance-agent Zavarovalni zastopnik/Zavarovalna zastopnica
    graphic-designer Grafični oblikovalec/Grafična oblikovalka
    web-developer Spletni razvijalec/Spletna razvijalka
    network-administrator Skrbnik omrežja/Skrbnica omrežja
    translator Prevajalec/Prevajalka
    social-worker Socialni delavec/Socialna delavka
    physiotherapist Fizioterapevt/Fizioterapevtka
    hr-officer Kadrovski referent/Kadrovska referentka
    shop-manager Poslovodja/Poslovodkinja
    secondary-teacher Srednješolski učitelj/Srednješolska učiteljica
    accountant Računovodja/Računovodkinja
    software-developer Razvijalec programske opreme/Razvijalka programske opreme
    data-analyst Podatkovni analitik/Podatkovna analitičarka
    marketing-specialist Strokovnjak za trženje/Strokovnjakinja za trženje
    civil-engineer Gradbeni inženir/Gradbena inženirka
    mechanical-engineer Strojni inženir/Strojna inženirka
    electrical-engineer Elektroinženir/Elektroinženirka
    architect Arhitekt/Arhitektka
    pharmacist Farmacevt/Farmacevtka
    journalist Novinar/Novinarka
    project-manager Vodja projekta
    hotel-manager Direktor hotela/Direktorica hotela
    lecturer Visokošolski učitelj/Visokošolska učiteljica
    lawyer Odvetnik/Odvetnica
    doctor Zdravnik/Zdravnica
    dentist Zobozdravnik/Zobozdravnica
    veterinarian Veterinar/Veterinarka
    pilot Pilot/Pilotka
    department-head Vodja oddelka
    director Generalni direktor/Generalna direktorica`,
  trades: `
    retail Trgovina|Market|Trade|Veleprodaja||Knjigarna|Dom
    construction Gradnje|Gradbeništvo|Inštalacije|Krovstvo|Keramika|Zaključna dela
    transport Transport|Prevozi|Logistika|Trans|Špedicija
    services Storitve|Svetovanje|Servis|Consulting|Dogodki
    food Živila||Pekarna|Mesarija|Mlekarna|Vina
    hospitality Hoteli|Gostilna|Gostinstvo|Catering|Turizem
    software Informatika|Programi|Sistemi|Digital|Podatki
    metal Kovine|Jeklo|Ključavničarstvo|Livarna
    automotive Avto|Avtoservis|Motorji|Vulkanizerstvo|Avtodeli
    realty Nepremičnine|Domovi|Invest
    agriculture Agro|Kmetijstvo|Vrtnarstvo|Sadje|Žito
    electrical Elektroservis|Elektroinštalacije|Razsvetljava
    manufacturing Stroji|Tehnika|Strojništvo|Orodja
    furniture Pohištvo|Interierji||Mizarstvo|Kuhinje|Les
    textiles Tekstil|Moda|Konfekcija||Šiviljstvo
    cleaning Čiščenje|Pralnica|Čistilni servis
    beauty Salon|Kozmetika|Frizerstvo|Lepota
    accounting Računovodstvo|Davki|Revizija
    media Tisk|Mediji|Tiskarna|Založba|Oglaševanje|Studio
    health Klinika|Dental|Medical|Ordinacija|Diagnostika
    electronics Elektronika||Komponente
    energy Energija|Solar|Energetika
    security Varovanje|Varnost
    law Pravo|Odvetniki
    architecture Arhitekti|Biro|Oblikovanje
    plastics Plastika|Embalaža|Folije
    pharma Pharma|Laboratorij|Bio
    pharmacy Lekarna|Lekarne
    insurance Zavarovalnica
    finance Finance|Kapital|Leasing
    telecom Telekom|Omrežja|Net
    airline Air|Aero|Letalstvo`,
  crafts: `
    baker Pekarna
    butcher Mesarija
    hairdresser Frizerstvo|Salon
    plumber Inštalacije
    painter Slikopleskarstvo
    mason,civil-engineer Gradnje|Gradbeništvo
    dentist Dental
    veterinarian Veterina
    physiotherapist Fizioterapija
    journalist Mediji|Založba
    hotel-manager,receptionist Hoteli`,
  merchants: `Pekarna {owner}|Slaščičarna {owner}|Lekarna {town}|Lekarna {owner}|Samopostrežna {town}|Živila {owner}|
    Bencinski servis {owner}|Knjigarna {town}|Kavarna {town}|Gostilna {owner}|Restavracija {owner}|Fitnes {town}|
    Cvetličarna {owner}|Igrače {owner}|Mesnica {owner}||Moda {owner}|Elektronika {owner}|Optika {owner}|
    Železnina {owner}|Šport {owner}|Turistična agencija {town}|Pohištvo {owner}|Avtoservis {owner}|Zlatarna {owner}`,
  institutions: `
    university (Univerza|Visoka šola) {town}
    primary Osnovna šola {town}
    secondary (Gimnazija|Srednja šola) {town}
    hospital (Splošna bolnišnica|Bolnišnica) {town}
    care Dom starejših občanov {town}
    town Mestna občina {town}
    police Policijska postaja {town}
    transit Mestni promet {town}
    pension Zavod za pokojninsko zavarovanje`,
  purposes:
    'Avtomobil|Prenova stanovanja|Izobraževanje|Poplačilo obstoječih kreditov|Poroka|Stroški zdravljenja|Gospodinjski aparati|Potovanje|Lastna dejavnost|Pohištvo|Selitev',
};
