import type { Language } from '../../model.ts';

export const dutch: Language = {
  student: 'Student/Studente',
  pensioner: 'Gepensioneerde',
  homemaker: 'Huisman/Huisvrouw',
  jobless: 'Werkzoekende',
  disabled: 'Arbeidsongeschikt',
  titles: `
    cleaner Schoonmaker/Schoonmaakster
    warehouse-worker Magazijnmedewerker/Magazijnmedewerkster
    kitchen-help Keukenhulp
    farm-worker Agrarisch medewerker/Agrarisch medewerkster
    labourer Bouwvakker
    security-guard Beveiliger
    delivery-rider Fietskoerier
    cashier Kassamedewerker/Kassamedewerkster
    shop-assistant Verkoper/Verkoopster
    waiter Ober/Serveerster
    cook Kok/Kokkin
    driver Vrachtwagenchauffeur
    bus-driver Buschauffeur
    hairdresser Kapper/Kapster
    carer Verzorgende
    machine-operator Machineoperator
    tailor Kleermaker/Kleermaakster
    baker Bakker
    butcher Slager
    farmer Landbouwer/Landbouwster
    receptionist Receptionist/Receptioniste
    call-agent Medewerker klantenservice/Medewerkster klantenservice
    mechanic Automonteur
    electrician Elektricien
    plumber Loodgieter
    carpenter Timmerman/Timmervrouw
    painter Schilder
    mason Metselaar
    welder Lasser
    office-clerk Administratief medewerker/Administratief medewerkster
    secretary Secretarieel medewerker/Secretaresse
    bank-clerk Bankmedewerker/Bankmedewerkster
    bookkeeper Boekhouder/Boekhoudster
    police-officer Politieagent/Politieagente
    firefighter Brandweerman/Brandweervrouw
    paramedic Ambulanceverpleegkundige
    photographer Fotograaf/Fotografe
    nurse Verpleegkundige
    primary-teacher Leerkracht basisonderwijs
    lab-technician Laborant/Laborante
    sales-representative Vertegenwoordiger/Vertegenwoordigster
    real-estate-agent Makelaar
    insurance-agent Verzekeringsadviseur
    graphic-designer Grafisch vormgever/Grafisch vormgeefster
    web-developer Webontwikkelaar
    network-administrator Netwerkbeheerder
    translator Vertaler/Vertaalster
    social-worker Maatschappelijk werker/Maatschappelijk werkster
    physiotherapist Fysiotherapeut/Fysiotherapeute
    hr-officer HR-adviseur
    shop-manager Filiaalmanager
    secondary-teacher Leraar voortgezet onderwijs/Lerares voortgezet onderwijs
    accountant Accountant
    software-developer Softwareontwikkelaar
    data-analyst Data-analist
    marketing-specialist Marketeer
    civil-engineer Civiel ingenieur
    mechanical-engineer Werktuigbouwkundig ingenieur
    electrical-engineer Elektrotechnisch ingenieur
    architect Architect
    pharmacist Apotheker
    journalist Journalist/Journaliste
    project-manager Projectleider
    hotel-manager Hotelmanager
    lecturer Docent hoger onderwijs/Docente hoger onderwijs
    lawyer Advocaat/Advocate
    doctor Arts
    dentist Tandarts
    veterinarian Dierenarts
    pilot Piloot/Pilote
    department-head Afdelingshoofd
    director Algemeen directeur/Algemeen directrice`,
  trades: `
    retail Handel|Winkels|Groothandel||IJzerwaren|Speelgoed|Wonen|Tuincentrum|Huishoudelijke Artikelen
    construction Bouw|Aannemersbedrijf|Dakwerken|Loodgieters|Schilderwerken|Grondwerken|Installatietechniek
    transport Transport|Logistiek|Verhuizingen|Koeriers|Expeditie
    services Advies|Diensten|Uitzendbureau|Consultancy|Evenementen
    food Voeding||Bakkerij|Vleeswaren|Zuivel|Dranken
    hospitality Horeca|Hotels|Catering|Restaurants
    software Software|Automatisering|ICT|Digitaal|Data
    metal Metaal|Staalbouw|Constructie|Lastechniek|Metaalbewerking
    automotive Automobielen|Autobedrijf|Garage|Banden|Auto-onderdelen
    realty Vastgoed|Makelaardij|Woningen|Immobiliën
    agriculture Agro|Kwekerij|Akkerbouw|Fruitteelt|Tuinbouw
    electrical Elektro|Elektrotechniek|Verlichting
    manufacturing Machinebouw|Techniek|Machines|Gereedschappen
    furniture Meubelen||Interieurbouw|Keukens|Timmerwerken
    textiles Textiel|Mode|Kleding|Confectie
    cleaning Schoonmaak|Reiniging|Wasserij|Facilitair
    beauty Kappers|Cosmetica|Schoonheidssalon|Haarmode
    accounting Accountants|Administratie|Belastingadvies|Boekhouding
    media Media|Drukkerij|Uitgeverij|Reclame
    health Zorg|Tandtechniek|Medisch|Diagnostiek
    electronics Elektronica|Witgoed||Componenten
    energy Energie|Zonne-energie|Warmte
    security Beveiliging|Bewaking
    law Advocaten|Advocatuur|Juristen
    architecture Architecten|Architectuur|Ontwerp
    plastics Kunststoffen|Verpakkingen|Plastics
    pharma Farma|Laboratoria|Biotech
    pharmacy Apotheek|Apotheken
    insurance Verzekeringen|Assurantiën
    finance Financiering|Kapitaal|Leasing
    telecom Telecom|Netwerken
    airline Luchtvaart|Aviation`,
  crafts: `
    baker Bakkerij
    butcher Slagerij|Vleeswaren
    hairdresser Kappers|Haarmode
    plumber Loodgieters|Installatietechniek
    painter Schilderwerken
    mason,civil-engineer Bouw|Aannemersbedrijf|Grondwerken
    dentist Tandartspraktijk
    veterinarian Dierenkliniek
    physiotherapist Fysiotherapie
    journalist Media|Uitgeverij
    hotel-manager,receptionist Hotels`,
  merchants: `Bakkerij {owner}|Apotheek {town}|Supermarkt {owner}|Tankstation {town}|Boekhandel {owner}|Café {owner}|
    Restaurant {owner}|Sportschool {town}|Bloemenhuis {owner}|Speelgoedhuis {owner}|Slagerij {owner}||
    Modehuis {owner}|{owner} Elektronica|Optiek {owner}|Bouwmarkt {town}|{owner} Sport|Reisbureau {town}|
    {owner} Tweewielers|{owner} Meubelen|Garage {owner}|Juwelier {owner}`,
  institutions: `
    university Universiteit {town}
    primary (Basisschool|Openbare Basisschool) {town}
    secondary (Lyceum|Openbare Scholengemeenschap|Stedelijk Gymnasium) {town}
    hospital (Ziekenhuis|Medisch Centrum|Stadsziekenhuis) {town}
    care (Zorgcentrum|Woonzorgcentrum) {town}
    town Gemeente {town}
    police Politie {town}
    transit Stadsvervoer {town}
    pension Pensioendienst`,
  purposes:
    'Auto|Verbouwing|Studie|Schulden oversluiten|Bruiloft|Medische kosten|Huishoudelijke apparaten|Reis|Eigen bedrijf|Meubels|Verhuizing',
};
