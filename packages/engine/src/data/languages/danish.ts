import type { Language } from '../../model.ts';

export const danish: Language = {
  student: 'Studerende',
  pensioner: 'Pensionist',
  homemaker: 'Hjemmegående',
  jobless: 'Arbejdsløs',
  disabled: 'Førtidspensionist',
  titles: `
    cleaner Rengøringsassistent
    warehouse-worker Lagermedarbejder
    kitchen-help Køkkenmedhjælper
    farm-worker Landbrugsmedhjælper
    labourer Bygningsarbejder
    security-guard Sikkerhedsvagt
    delivery-rider Cykelbud
    cashier Kasseassistent
    shop-assistant Butiksassistent
    waiter Tjener
    cook Kok
    driver Lastbilchauffør
    bus-driver Buschauffør
    hairdresser Frisør
    carer Social- og sundhedshjælper
    machine-operator Maskinoperatør
    tailor Skrædder
    baker Bager
    butcher Slagter
    farmer Landmand
    receptionist Receptionist
    call-agent Kundeservicemedarbejder
    mechanic Automekaniker
    electrician Elektriker
    plumber VVS-montør
    carpenter Tømrer
    painter Maler
    mason Murer
    welder Svejser
    office-clerk Kontorassistent
    secretary Sekretær
    bank-clerk Bankassistent
    bookkeeper Bogholder
    police-officer Politibetjent
    firefighter Brandmand
    paramedic Paramediciner
    photographer Fotograf
    nurse Sygeplejerske
    primary-teacher Folkeskolelærer
    lab-technician Laborant
    sales-representative Salgskonsulent
    real-estate-agent Ejendomsmægler
    insurance-agent Forsikringsrådgiver
    graphic-designer Grafisk designer
    web-developer Webudvikler
    network-administrator Netværksadministrator
    translator Oversætter
    social-worker Socialrådgiver
    physiotherapist Fysioterapeut
    hr-officer HR-konsulent
    shop-manager Butikschef
    secondary-teacher Gymnasielærer
    accountant Revisor
    software-developer Softwareudvikler
    data-analyst Dataanalytiker
    marketing-specialist Marketingspecialist
    civil-engineer Bygningsingeniør
    mechanical-engineer Maskiningeniør
    electrical-engineer Elektroingeniør
    architect Arkitekt
    pharmacist Farmaceut
    journalist Journalist
    project-manager Projektleder
    hotel-manager Hoteldirektør
    lecturer Lektor
    lawyer Advokat
    doctor Læge
    dentist Tandlæge
    veterinarian Dyrlæge
    pilot Pilot
    department-head Afdelingschef
    director Administrerende direktør`,
  trades: `
    retail Handel|Engros||Isenkram|Boghandel|Havecenter|Legetøj|Trælast
    construction Byg|Entreprise|Murer|Tømrer|Maler|VVS|Kloak|Anlæg
    transport Transport|Logistik|Spedition|Fragt|Flytteforretning
    services Rådgivning|Service|Vikarbureau|Konsulenter|Event
    food Fødevarer||Bageri|Slagteri|Mejeri|Drikkevarer
    hospitality Hotel|Restaurant|Kro|Catering|Café
    software IT|Data|Software|Digital|Systemer
    metal Smedje|Stål|Metal|Svejseteknik|Maskinfabrik
    automotive Biler|Auto|Autoværksted|Autodele|Dæk
    realty Ejendomme|Boliger|Ejendomsadministration
    agriculture Landbrug|Gartneri|Planteskole|Korn|Frugt
    electrical El|Elteknik|Elinstallation|Belysning
    manufacturing Maskiner|Industri|Værktøj|Teknik
    furniture Møbler|Indretning||Snedkeri|Køkkener
    textiles Tekstil|Mode|Konfektion||Skrædderi
    cleaning Rengøring|Vaskeri|Ejendomsservice|Vinduespolering
    beauty Frisør|Salon|Kosmetik|Hudpleje
    accounting Revision|Bogholderi|Regnskab
    media Medier|Trykkeri|Forlag|Reklame
    health Tandklinik|Lægehus|Sundhed|Diagnostik
    electronics Elektronik|Hvidevarer||Komponenter
    energy Energi|Solenergi|Varme
    security Vagt|Sikkerhed|Sikring
    law Advokater|Advokatfirma|Jura
    architecture Arkitekter|Tegnestue|Design
    plastics Plast|Emballage
    pharma Pharma|Medicinal|Laboratorier|Biotek
    pharmacy Apotek
    insurance Forsikring
    finance Finans|Kapital|Kredit|Invest
    telecom Telekom|Netværk
    airline Luftfart|Fly`,
  crafts: `
    baker Bageri
    butcher Slagteri
    hairdresser Frisør|Salon
    plumber VVS
    carpenter Tømrerfirma|Snedkeri
    painter Maler
    mason,civil-engineer Byg|Entreprise|Murer
    dentist Tandklinik
    veterinarian Dyreklinik
    physiotherapist Fysioterapi
    journalist Medier|Forlag
    hotel-manager,receptionist Hotel|Kro`,
  merchants: `Bager {owner}|{town} Apotek|{owner} Supermarked|{owner} Benzin|{town} Boghandel|Café {owner}|Restaurant {owner}|
    {town} Fitness|{owner} Blomster|{town} Legetøj|Slagter {owner}||{owner} Mode|{owner} Elektronik|{owner} Optik|
    {town} Byggemarked|{owner} Sport|{town} Rejser|{owner} Cykler|{owner} Møbler|Autoværksted {owner}|
    Guldsmed {owner}`,
  institutions: `
    university Universitetet i {town}
    primary {town} Skole
    secondary {town} (Gymnasium|Katedralskole)
    hospital {town} (Hospital|Sygehus|Universitetshospital)
    care (Plejecenter|Plejehjemmet) (Bøgelunden|Solgården|Egely) {town}
    town {town} Kommune
    police {town} Politistation
    transit {town} Bybusser
    pension Udbetaling Danmark`,
  purposes:
    'Bil|Boligforbedring|Uddannelse|Samling af lån|Bryllup|Tandlæge|Hvidevarer|Rejse|Egen virksomhed|Møbler|Flytning',
};
