import type { Language } from '../../model.ts';

export const norwegian: Language = {
  student: 'Student',
  pensioner: 'Pensjonist',
  homemaker: 'Hjemmeværende',
  jobless: 'Arbeidssøker',
  disabled: 'Uføretrygdet',
  titles: `
    cleaner Renholder
    warehouse-worker Lagermedarbeider
    kitchen-help Kjøkkenassistent
    farm-worker Gårdsarbeider
    labourer Hjelpearbeider
    security-guard Vekter
    delivery-rider Sykkelbud
    cashier Kassamedarbeider
    shop-assistant Butikkmedarbeider
    waiter Servitør
    cook Kokk
    driver Yrkessjåfør
    bus-driver Bussjåfør
    hairdresser Frisør
    carer Helsefagarbeider
    machine-operator Maskinoperatør
    tailor Skredder
    baker Baker
    butcher Slakter
    farmer Gårdbruker
    receptionist Resepsjonist
    call-agent Kundebehandler
    mechanic Bilmekaniker
    electrician Elektriker
    plumber Rørlegger
    carpenter Snekker
    painter Maler
    mason Murer
    welder Sveiser
    office-clerk Kontormedarbeider
    secretary Sekretær
    bank-clerk Bankmedarbeider
    bookkeeper Regnskapsmedarbeider
    police-officer Politibetjent
    firefighter Brannkonstabel
    paramedic Ambulansearbeider
    photographer Fotograf
    nurse Sykepleier
    primary-teacher Grunnskolelærer
    lab-technician Laborant
    sales-representative Selger
    real-estate-agent Eiendomsmegler
    insurance-agent Forsikringsrådgiver
    graphic-designer Grafisk designer
    web-developer Webutvikler
    network-administrator Nettverksadministrator
    translator Oversetter
    social-worker Sosionom
    physiotherapist Fysioterapeut
    hr-officer HR-konsulent
    shop-manager Butikksjef
    secondary-teacher Lektor
    accountant Revisor
    software-developer Systemutvikler
    data-analyst Dataanalytiker
    marketing-specialist Markedskonsulent
    civil-engineer Bygningsingeniør
    mechanical-engineer Maskiningeniør
    electrical-engineer Elektroingeniør
    architect Arkitekt
    pharmacist Farmasøyt
    journalist Journalist
    project-manager Prosjektleder
    hotel-manager Hotelldirektør
    lecturer Universitetslektor
    lawyer Advokat
    doctor Lege
    dentist Tannlege
    veterinarian Veterinær
    pilot Pilot
    department-head Avdelingsleder
    director Daglig leder`,
  trades: `
    retail Handel|Engros||Jernvare|Bokhandel|Dagligvare|Hagesenter|Gaver
    construction Bygg|Anlegg|Rør|Maler|Entreprenør|Tak|Tømrer
    transport Transport|Logistikk|Spedisjon|Bud|Flyttebyrå
    services Rådgivning|Tjenester|Bemanning|Konsulent|Arrangement
    food Matvarer||Bakeri|Kjøtt|Fisk|Meieri
    hospitality Hotell|Restaurant|Kafé|Catering|Gjestgiveri
    software Data|Programvare|Digital|Systemer
    metal Verksted|Stål|Sveis|Platearbeid|Smie
    automotive Bil|Bilverksted|Bildeler|Dekk
    realty Eiendom|Bolig|Eiendomsmegling|Eiendomsforvaltning
    agriculture Landbruk|Gartneri|Skog|Havbruk|Korn
    electrical Elektro|El|Belysning|Elinstallasjon
    manufacturing Maskin|Industri|Verktøy|Teknikk
    furniture Møbler|Interiør||Snekkeri|Kjøkken
    textiles Tekstil|Klær|Konfeksjon||Skredderi
    cleaning Renhold|Vaskeri|Eiendomsservice|Rengjøring
    beauty Frisør|Salong|Kosmetikk|Hudpleie
    accounting Regnskap|Revisjon|Økonomi
    media Media|Trykkeri|Forlag|Reklame
    health Tannklinikk|Legesenter|Helse|Diagnostikk
    electronics Elektronikk|Hvitevarer||Komponenter
    energy Energi|Kraft|Sol|Varme
    security Vakt|Sikkerhet|Alarm
    law Advokatfirma|Advokater|Juss
    architecture Arkitekter|Arkitektkontor|Design
    plastics Plast|Emballasje
    pharma Farma|Legemidler|Laboratorium|Biotek
    pharmacy Apotek
    insurance Forsikring
    finance Finans|Kapital|Kreditt|Invest
    telecom Telekom|Nett
    airline Luftfart|Fly`,
  crafts: `
    baker Bakeri
    butcher Kjøtt|Slakteri
    hairdresser Frisør|Salong
    plumber Rør
    painter Maler
    mason,civil-engineer Bygg|Anlegg|Entreprenør
    dentist Tannklinikk
    veterinarian Dyreklinikk
    physiotherapist Fysioterapi
    journalist Media|Forlag
    hotel-manager,receptionist Hotell|Gjestgiveri`,
  merchants: `{owner} Bakeri|{town} Apotek|{owner} Dagligvare|{owner} Bensin|{town} Bokhandel|Kafé {owner}|Restaurant {owner}|
    {town} Treningssenter|{owner} Blomster|{town} Leker|{owner} Fisk og Vilt||{owner} Klær|{owner} Elektronikk|
    {owner} Optikk|{town} Jernvare|{owner} Sport|{town} Reisebyrå|{owner} Sykkel|{owner} Møbler|{owner} Bilverksted|
    Gullsmed {owner}`,
  institutions: `
    university Universitetet i {town}
    primary {town} (skole|barneskole|barne- og ungdomsskole)
    secondary {town} (videregående skole|katedralskole)
    hospital {town} (sykehus|universitetssykehus)
    care {town} (sykehjem|bo- og omsorgssenter)
    town {town} kommune
    police {town} politistasjon
    transit {town} Bytransport
    pension Folketrygden`,
  purposes:
    'Bil|Oppussing|Utdanning|Refinansiering|Bryllup|Tannbehandling|Hvitevarer|Reise|Oppstart av bedrift|Møbler|Flytting',
};
