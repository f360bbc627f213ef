import type { Language } from '../../model.ts';

export const serbian: Language = {
  student: 'Student/Studentkinja',
  pensioner: 'Penzioner/Penzionerka',
  homemaker: 'Domaćin/Domaćica',
  jobless: 'Nezaposlen/Nezaposlena',
  disabled: 'Invalidski penzioner/Invalidska penzionerka',
  titles: `
    cleaner Spremač/Spremačica
    warehouse-worker Magacioner/Magacionerka
    kitchen-help Pomoćni radnik u kuhinji/Pomoćna radnica u kuhinji
    farm-worker Poljoprivredni radnik/Poljoprivredna radnica
    labourer Građevinski radnik/Građevinska radnica
    security-guard Radnik obezbeđenja/Radnica obezbeđenja
    delivery-rider Dostavljač/Dostavljačica
    cashier Kasir/Kasirka
    shop-assistant Prodavac/Prodavačica
    waiter Konobar/Konobarica
    cook Kuvar/Kuvarica
    driver Vozač/Vozačica
    bus-driver Vozač autobusa/Vozačica autobusa
    hairdresser Frizer/Frizerka
    carer Negovatelj/Negovateljica
    machine-operator Operater na mašini/Operaterka na mašini
    tailor Krojač/Krojačica
    baker Pekar/Pekarka
    butcher Mesar/Mesarka
    farmer Poljoprivrednik/Poljoprivrednica
    receptionist Recepcioner/Recepcionerka
    call-agent Operater u kol centru/Operaterka u kol centru
    mechanic Automehaničar/Automehaničarka
    electrician Električar/Električarka
    plumber Vodoinstalater/Vodoinstalaterka
    carpenter Stolar/Stolarka
    painter Moler/Molerka
    mason Zidar/Zidarka
    welder Zavarivač/Zavarivačica
    office-clerk Administrativni radnik/Administrativna radnica
    secretary Sekretar/Sekretarica
    bank-clerk Bankarski službenik/Bankarska službenica
    bookkeeper Knjigovođa/Knjigovotkinja
    police-officer Policijski službenik/Policijska službenica
    firefighter Vatrogasac/Vatrogaskinja
    paramedic Medicinski tehničar u hitnoj pomoći/Medicinska sestra u hitnoj pomoći
    photographer Fotograf/Fotografkinja
    nurse Medicinski tehničar/Medicinska sestra
    primary-teacher Učitelj/Učiteljica
    lab-technician Laborant/Laborantkinja
    sales-representative Prodajni predstavnik/Prodajna predstavnica
    real-estate-agent Agent za nekretnine/Agentkinja za nekretnine
    insurance-agent Agent osiguranja/Agentkinja osiguranja
    graphic-designer Grafički dizajner/Grafička dizajnerka
    web-developer Veb programer/Veb programerka
    network-administrator Administrator mreže/Administratorka mreže
    translator Prevodilac/Prevoditeljka
    social-worker Socijalni radnik/Socijalna radnica
    physiotherapist Fizioterapeut/Fizioterapeutkinja
    hr-officer Referent za ljudske resurse/Referentkinja za ljudske resurse
    shop-manager Menadžer prodavnice/Menadžerka prodavnice
    secondary-teacher Profesor u srednjoj školi/Profesorka u srednjoj školi
    accountant Računovođa/Računovotkinja
    software-developer Softverski inženjer/Softverska inženjerka
    data-analyst Analitičar podataka/Analitičarka podataka
    marketing-specialist Stručnjak za marketing/Stručnjakinja za marketing
    civil-engineer Građevinski inženjer/Građevinska inženjerka
    mechanical-engineer Mašinski inženjer/Mašinska inženjerka
    electrical-engineer Elektroinženjer/Elektroinženjerka
    architect Arhitekta/Arhitektkinja
    pharmacist Farmaceut/Farmaceutkinja
    journalist Novinar/Novinarka
    project-manager Menadžer projekta/Menadžerka projekta
    hotel-manager Direktor hotela/Direktorka hotela
    lecturer Univerzitetski nastavnik/Univerzitetska nastavnica
    lawyer Advokat/Advokatkinja
    doctor Lekar/Lekarka
    dentist Stomatolog/Stomatološkinja
    veterinarian Veterinar/Veterinarka
    pilot Pilot/Pilotkinja
    department-head Šef odeljenja/Šefica odeljenja
    director Generalni direktor/Generalna direktorka`,
  trades: `
    retail Trgovina|Market|Komerc|Promet||Knjižara|Trade
    construction Gradnja|Građevinar|Instalacije|Inženjering|Krovovi|Keramika
    transport Transport|Prevoz|Logistika|Trans|Špedicija
    services Usluge|Konsalting|Servis|Agencija
    food Prehrana||Pekara|Mesara|Mlekara|Vinarija
    hospitality Hotel|Restoran|Ugostiteljstvo|Ketering|Turs
    software Soft|Informatika|Sistemi|Digital|Data
    metal Metal|Čelik|Bravarija|Livnica
    automotive Auto|Autoservis|Motors|Gume|Autodelovi
    realty Nekretnine|Stanovi|Invest
    agriculture Agro|Rasadnik|Voće|Žito
    electrical Elektro|Elektromontaža|Rasveta
    manufacturing Mašine|Tehnika|Alati|Mašinogradnja
    furniture Nameštaj|Enterijeri||Stolarija|Kuhinje|Drvo
    textiles Tekstil|Moda|Konfekcija|Teks
    cleaning Čistoća|Higijena|Perionica
    beauty Salon|Kozmetika|Frizeraj|Lepota
    accounting Računovodstvo|Porezi|Revizija|Knjigovodstvo
    media Štamparija|Mediji|Print|Izdavaštvo|Marketing|Studio
    health Poliklinika|Dental|Medik|Ordinacija|Dijagnostika
    electronics Elektronika||Komponente
    energy Energija|Solar|Energetika
    security Obezbeđenje|Security
    law Pravo|Advokati
    architecture Arhitekti|Projekt|Dizajn
    plastics Plast|Plastika|Ambalaža
    pharma Farm|Laboratorija|Bio
    pharmacy Apoteka|Apoteke
    insurance Osiguranje
    finance Finansije|Kapital|Lizing
    telecom Telekom|Mreže|Net
    airline Air|Aero|Avio`,
  crafts: `
    baker Pekara
    butcher Mesara
    hairdresser Frizeraj|Salon
    plumber Instalacije
    painter Moleraj
    mason,civil-engineer Gradnja|Građevinar|Inženjering
    dentist Dental
    veterinarian Veterina
    physiotherapist Fizioterapija
    journalist Mediji|Izdavaštvo
    hotel-manager,receptionist Hotel`,
  merchants: `Pekara {owner}|Poslastičarnica {owner}|Apoteka {owner}|Apoteka {town}|Supermarket {town}|Market {owner}|
    Benzinska stanica {owner}|Knjižara {town}|Kafe {owner}|Restoran {owner}|Kafana {owner}|Teretana {town}|
    Cvećara {owner}|Igračke {owner}|Mesara {owner}||Butik {owner}|Elektronika {owner}|Optika {owner}|
    Gvožđara {owner}|Sport {owner}|Turistička agencija {town}|Nameštaj {owner}|Autoservis {owner}|Zlatara {owner}`,
  institutions: `
    university (Univerzitet|Visoka škola) {town}
    primary Osnovna škola {town}
    secondary (Gimnazija|Srednja škola) {town}
    hospital (Opšta bolnica|Zdravstveni centar|Klinički centar) {town}
    care Gerontološki centar {town}
    town Gradska uprava {town}
    police Policijska stanica {town}
    transit Gradski prevoz {town}
    pension Fond za penzijsko osiguranje`,
  purposes:
    'Automobil|Adaptacija stana|Školovanje|Refinansiranje kredita|Svadba|Troškovi lečenja|Kućni aparati|Putovanje|Pokretanje posla|Nameštaj|Selidba',
};
