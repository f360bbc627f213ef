import type { Language } from '../../model.ts';

export const swedish: Language = {
  student: 'Student',
  pensioner: 'Pensionär',
  homemaker: 'Hemarbetande',
  jobless: 'Arbetssökande',
  disabled: 'Förtidspensionär',
  titles: `
    cleaner Lokalvårdare
    warehouse-worker Lagerarbetare
    kitchen-help Köksbiträde
    farm-worker Lantbruksarbetare
    labourer Byggnadsarbetare
    security-guard Väktare
    delivery-rider Cykelbud
    cashier Kassabiträde
    shop-assistant Butikssäljare
    waiter Servitör/Servitris
    cook Kock
    driver Lastbilsförare
    bus-driver Bussförare
    hairdresser Frisör
    carer Undersköterska
    machine-operator Maskinoperatör
    tailor Skräddare
    baker Bagare
    butcher Slaktare
    farmer Lantbrukare
    receptionist Receptionist
    call-agent Kundtjänstmedarbetare
    mechanic Bilmekaniker
    electrician Elektriker
    plumber VVS-montör
    carpenter Snickare
    painter Målare
    mason Murare
    welder Svetsare
    office-clerk Kontorsassistent
    secretary Sekreterare
    bank-clerk Banktjänsteman
    bookkeeper Redovisningsassistent
    police-officer Polis
    firefighter Brandman
    paramedic Ambulanssjukvårdare
    photographer Fotograf
    nurse Sjuksköterska
    primary-teacher Grundskollärare
    lab-technician Laboratorieassistent
    sales-representative Säljare
    real-estate-agent Fastighetsmäklare
    insurance-agent Försäkringsrådgivare
    graphic-designer Grafisk formgivare
    web-developer Webbutvecklare
    network-administrator Nätverksadministratör
    translator Översättare
    social-worker Socialsekreterare
    physiotherapist Fysioterapeut
    hr-officer HR-specialist
    shop-manager Butikschef
    secondary-teacher Ämneslärare
    accountant Redovisningsekonom
    software-developer Systemutvecklare
    data-analyst Dataanalytiker
    marketing-specialist Marknadsförare
    civil-engineer Byggnadsingenjör
    mechanical-engineer Maskiningenjör
    electrical-engineer Elingenjör
    architect Arkitekt
    pharmacist Apotekare
    journalist Journalist
    project-manager Projektledare
    hotel-manager Hotellchef
    lecturer Universitetslektor
    lawyer Advokat
    doctor Läkare
    dentist Tandläkare
    veterinarian Veterinär
    pilot Pilot
    department-head Avdelningschef
    director Verkställande direktör`,
  trades: `
    retail Handel|Butiker|Partihandel||Järnhandel|Bokhandel|Trädgårdshandel|Leksaker
    construction Bygg|Måleri|Rör|Tak|Mark|Entreprenad|Golv
    transport Transport|Åkeri|Logistik|Frakt|Bud
    services Konsult|Tjänster|Bemanning|Rådgivning|Event
    food Livsmedel||Bageri|Chark|Mejeri|Drycker
    hospitality Hotell|Restaurang|Krog|Catering
    software Data|Programvara|Digital|System
    metal Plåt|Smide|Stål|Svets|Mekaniska
    automotive Bil|Bilverkstad|Bildelar|Däck
    realty Fastigheter|Bostäder|Fastighetsförvaltning
    agriculture Lantbruk|Plantskola|Skog|Spannmål|Trädgård
    electrical El|Elteknik|Belysning|Elinstallation
    manufacturing Maskin|Verktyg|Industri|Verkstad
    furniture Möbler|Inredning||Snickeri|Kök
    textiles Textil|Mode|Konfektion||Skrädderi
    cleaning Städ|Tvätt|Lokalvård|Fönsterputs
    beauty Frisör|Salong|Kosmetik|Hudvård
    accounting Redovisning|Revision|Ekonomi|Bokföring
    media Media|Tryckeri|Förlag|Reklam
    health Tandvård|Läkarpraktik|Hälsa|Diagnostik
    electronics Elektronik|Vitvaror||Komponenter
    energy Energi|Solenergi|Kraft|Värme
    security Bevakning|Säkerhet|Larm
    law Advokatbyrå|Juridik
    architecture Arkitekter|Arkitektkontor|Design
    plastics Plast|Förpackningar
    pharma Läkemedel|Laboratorium|Bioteknik
    pharmacy Apotek
    insurance Försäkring
    finance Finans|Kapital|Kredit
    telecom Telekom|Nät
    airline Flyg|Aviation`,
  crafts: `
    baker Bageri
    butcher Chark|Slakteri
    hairdresser Frisör|Salong
    plumber Rör|VVS
    painter Måleri
    mason,civil-engineer Bygg|Entreprenad
    dentist Tandvård
    veterinarian Djurklinik
    physiotherapist Fysioterapi
    journalist Media|Förlag
    hotel-manager,receptionist Hotell`,
  merchants: `{owner}s Bageri|Stadsapoteket {town}|{owner}s Livs|{owner} Bensin|Bokhandeln {town}|Café {owner}|
    Restaurang {owner}|Gymmet {town}|{owner}s Blommor|Leksakshuset {town}|Konditori {owner}||{owner} Mode|
    {owner} Elektronik|{owner} Optik|Järnhandeln {town}|{owner} Sport|Resebyrån {town}|{owner}s Cykel|
    {owner} Möbler|{owner}s Bilverkstad|{owner}s Guld`,
  institutions: `
    university Universitetet i {town}
    primary (Centralskolan|Parkskolan|Björkskolan|Nya skolan) {town}
    secondary (Katedralskolan|De Geergymnasiet|Fria gymnasiet|Norra gymnasiet) {town}
    hospital (Centralsjukhuset|Länssjukhuset|Universitetssjukhuset) {town}
    care Äldreboendet (Björkgården|Solgården|Ekbacken) {town}
    town Kommunförvaltningen {town}
    police Polisen {town}
    transit Lokaltrafiken {town}
    pension Pensionsmyndigheten`,
  purposes: 'Bil|Renovering|Utbildning|Samla lån|Bröllop|Tandvård|Vitvaror|Resa|Starta företag|Möbler|Flytt',
};
