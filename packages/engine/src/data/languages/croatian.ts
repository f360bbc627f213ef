import type { Language } from '../../model.ts';

export const croatian: Language = {
  student: 'Student/Studentica',
  pensioner: 'Umirovljenik/Umirovljenica',
  homemaker: 'Kućanin/Kućanica',
  jobless: 'Nezaposlen/Nezaposlena',
  disabled: 'Invalidski umirovljenik/Invalidska umirovljenica',
  titles: `
    cleaner Čistač/Čistačica
    warehouse-worker Skladištar/Skladištarka
    kitchen-help Pomoćni radnik u kuhinji/Pomoćna radnica u kuhinji
    farm-worker Poljoprivredni radnik/Poljoprivredna radnica
    labourer Građevinski radnik/Građevinska radnica
    security-guard Zaštitar/Zaštitarka
    delivery-rider Dostavljač/Dostavljačica
    cashier Blagajnik/Blagajnica
    shop-assistant Prodavač/Prodavačica
    waiter Konobar/Konobarica
    cook Kuhar/Kuharica
    driver Vozač/Vozačica
    bus-driver Vozač autobusa/Vozačica autobusa
    hairdresser Frizer/Frizerka
    carer Njegovatelj/Njegovateljica
    machine-operator Rukovatelj strojem/Rukovateljica strojem
    tailor Krojač/Krojačica
    baker Pekar/Pekarica
    butcher Mesar/Mesarica
    farmer Poljoprivrednik/Poljoprivrednica
    receptionist Recepcionar/Recepcionarka
    call-agent Agent u pozivnom centru/Agentica u pozivnom centru
    mechanic Automehaničar/Automehaničarka
    electrician Električar/Električarka
    plumber Vodoinstalater/Vodoinstalaterka
    carpenter Stolar/Stolarica
    painter Soboslikar/Soboslikarica
    mason Zidar/Zidarica
    welder Zavarivač/Zavarivačica
    office-clerk Administrativni referent/Administrativna referentica
    secretary Tajnik/Tajnica
    bank-clerk Bankovni službenik/Bankovna službenica
    bookkeeper Knjigovođa/Knjigovotkinja
    police-officer Policijski službenik/Policijska službenica
    firefighter Vatrogasac/Vatrogaskinja
    paramedic Medicinski tehničar u hitnoj pomoći/Medicinska sestra u hitnoj pomoći
    photographer Fotograf/Fotografkinja
    nurse Medicinski tehničar/Medicinska sestra
    primary-teacher Učitelj razredne nastave/Učiteljica razredne nastave
    lab-technician Laboratorijski tehničar/Laboratorijska tehničarka
    sales-representative Prodajni predstavnik/Prodajna predstavnica
    real-estate-agent Agent za nekretnine/Agentica za nekretnine
    insurance-agent Zastupnik u osiguranju/Zastupnica u osiguranju
    graphic-designer Grafički dizajner/Grafička dizajnerica
    web-developer Web-programer/Web-programerka
    network-administrator Administrator mreže/Administratorica mreže
    translator Prevoditelj/Prevoditeljica
    social-worker Socijalni radnik/Socijalna radnica
    physiotherapist Fizioterapeut/Fizioterapeutkinja
    hr-officer Referent za ljudske resurse/Referentica za ljudske resurse
    shop-manager Voditelj trgovine/Voditeljica trgovine
    secondary-teacher Profesor u srednjoj školi/Profesorica u srednjoj školi
    accountant Računovođa/Računovotkinja
    software-developer Programer/Programerka
    data-analyst Analitičar podataka/Analitičarka podataka
    marketing-specialist Stručnjak za marketing/Stručnjakinja za marketing
    civil-engineer Inženjer građevinarstva/Inženjerka građevinarstva
    mechanical-engineer Inženjer strojarstva/Inženjerka strojarstva
    electrical-engineer Inženjer elektrotehnike/Inženjerka elektrotehnike
    architect Arhitekt/Arhitektica
    pharmacist Magistar farmacije/Magistra farmacije
    journalist Novinar/Novinarka
    project-manager Voditelj projekta/Voditeljica projekta
    hotel-manager Direktor hotela/Direktorica hotela
    lecturer Sveučilišni nastavnik/Sveučilišna nastavnica
    lawyer Odvjetnik/Odvjetnica
    doctor Liječnik/Liječnica
    dentist Doktor dentalne medicine/Doktorica dentalne medicine
    veterinarian Veterinar/Veterinarka
    pilot Pilot/Pilotkinja
    department-head Voditelj odjela/Voditeljica odjela
    director Glavni direktor/Glavna direktorica`,
  trades: `
    retail Trgovina|Market|Commerce|Veletrgovina||Knjižara|Dom
    construction Gradnja|Građenje|Graditeljstvo|Instalacije|Krovovi|Keramika
    transport Transport|Prijevoz|Logistika|Trans|Špedicija
    services Usluge|Consulting|Servis|Savjetovanje|Eventi
    food Hrana||Pekara|Mesnica|Mljekara|Vina
    hospitality Hoteli|Restoran|Ugostiteljstvo|Catering|Turizam
    software Informatika|Soft|Sustavi|Digital|Podaci
    metal Metal|Čelik|Bravarija|Ljevaonica
    automotive Auto|Autoservis|Motori|Gume|Autodijelovi
    realty Nekretnine|Stanovi|Invest
    agriculture Agro|Poljoprivreda|Vrtovi|Voće|Žito
    electrical Elektro|Elektroinstalacije|Rasvjeta
    manufacturing Strojevi|Tehnika|Strojarstvo|Alati
    furniture Namještaj|Interijeri||Stolarija|Kuhinje|Drvo
    textiles Tekstil|Moda|Konfekcija||Krojačnica
    cleaning Čišćenje|Praonica|Čistoća
    beauty Salon|Kozmetika|Frizeraj|Ljepota
    accounting Računovodstvo|Porezi|Revizija|Knjigovodstvo
    media Tisak|Mediji|Tiskara|Nakladništvo|Marketing|Studio
    health Poliklinika|Dental|Medical|Ordinacija|Dijagnostika
    electronics Elektronika||Komponente
    energy Energija|Solar|Energetika
    security Zaštita|Sigurnost
    law Pravo|Odvjetnici
    architecture Arhitekti|Projekt|Dizajn
    plastics Plastika|Ambalaža|Folije
    pharma Pharma|Laboratorij|Bio
    pharmacy Ljekarna|Ljekarne
    insurance Osiguranje
    finance Financije|Kapital|Leasing
    telecom Telekom|Mreže|Net
    airline Air|Aero|Avio`,
  crafts: `
    baker Pekara
    butcher Mesnica
    hairdresser Frizeraj|Salon
    plumber Instalacije
    painter Soboslikarstvo|Ličilaštvo
    mason,civil-engineer Gradnja|Građenje|Graditeljstvo
    dentist Dental
    veterinarian Veterina
    physiotherapist Fizioterapija
    journalist Mediji|Nakladništvo
    hotel-manager,receptionist Hoteli`,
  merchants: `Pekara {owner}|Slastičarnica {owner}|Ljekarna {owner}|Ljekarna {town}|Supermarket {town}|Market {owner}|
    Benzinska postaja {owner}|Knjižara {town}|Kavana {town}|Caffe bar {owner}|Restoran {owner}|Teretana {town}|
    Cvjećarnica {owner}|Igračke {owner}|Mesnica {owner}||Moda {owner}|Elektronika {owner}|Optika {owner}|
    Željezarija {owner}|Sport {owner}|Putnička agencija {town}|Namještaj {owner}|Autoservis {owner}|Zlatarna {owner}`,
  institutions: `
    university (Sveučilište|Veleučilište) {town}
    primary Osnovna škola {town}
    secondary (Gimnazija|Srednja škola) {town}
    hospital (Opća bolnica|Gradska bolnica|Županijska bolnica) {town}
    care Dom za starije osobe {town}
    town Grad {town}
    police Policijska postaja {town}
    transit Gradski prijevoz {town}
    pension Zavod za mirovinsko osiguranje`,
  purposes:
    'Automobil|Uređenje doma|Školovanje|Zatvaranje postojećih kredita|Vjenčanje|Troškovi liječenja|Kućanski aparati|Putovanje|Pokretanje obrta|Namještaj|Selidba',
};
