import type { Language } from '../../model.ts';

export const catalan: Language = {
  student: 'Estudiant/Estudianta',
  pensioner: 'Jubilat/Jubilada',
  homemaker: 'Amo de casa/Mestressa de casa',
  jobless: 'Aturat/Aturada',
  disabled: 'Pensionista per invalidesa',
  titles: `
    cleaner Netejador/Netejadora
    warehouse-worker Mosso de magatzem/Mossa de magatzem
    kitchen-help Ajudant de cuina
    farm-worker Peó agrícola
    labourer Peó d'obra
    security-guard Vigilant de seguretat
    delivery-rider Repartidor/Repartidora
    cashier Caixer/Caixera
    shop-assistant Dependent/Dependenta
    waiter Cambrer/Cambrera
    cook Cuiner/Cuinera
    driver Camioner/Camionera
    bus-driver Conductor d'autobús/Conductora d'autobús
    hairdresser Perruquer/Perruquera
    carer Auxiliar de geriatria
    machine-operator Operari de producció/Operària de producció
    tailor Sastre/Modista
    baker Forner/Fornera
    butcher Carnisser/Carnissera
    farmer Pagès/Pagesa
    receptionist Recepcionista
    call-agent Teleoperador/Teleoperadora
    mechanic Mecànic/Mecànica
    electrician Electricista
    plumber Lampista
    carpenter Fuster/Fustera
    painter Pintor/Pintora
    mason Paleta
    welder Soldador/Soldadora
    office-clerk Auxiliar administratiu/Auxiliar administrativa
    secretary Secretari/Secretària
    bank-clerk Empleat de banca/Empleada de banca
    bookkeeper Auxiliar de comptabilitat
    police-officer Agent de policia
    firefighter Bomber/Bombera
    paramedic Tècnic d'emergències sanitàries/Tècnica d'emergències sanitàries
    photographer Fotògraf/Fotògrafa
    nurse Infermer/Infermera
    primary-teacher Mestre/Mestra
    lab-technician Tècnic de laboratori/Tècnica de laboratori
    sales-representative Comercial
    real-estate-agent Agent immobiliari/Agent immobiliària
    insurance-agent Agent d'assegurances
    graphic-designer Dissenyador gràfic/Dissenyadora gràfica
    web-developer Desenvolupador web/Desenvolupadora web
    network-administrator Administrador de xarxes/Administradora de xarxes
    translator Traductor/Traductora
    social-worker Treballador social/Treballadora social
    physiotherapist Fisioterapeuta
    hr-officer Tècnic de recursos humans/Tècnica de recursos humans
    shop-manager Encarregat de botiga/Encarregada de botiga
    secondary-teacher Professor de secundària/Professora de secundària
    accountant Comptable
    software-developer Desenvolupador de programari/Desenvolupadora de programari
    data-analyst Analista de dades
    marketing-specialist Tècnic de màrqueting/Tècnica de màrqueting
    civil-engineer Enginyer civil/Enginyera civil
    mechanical-engineer Enginyer mecànic/Enginyera mecànica
    electrical-engineer Enginyer elèctric/Enginyera elèctrica
    architect Arquitecte/Arquitecta
    pharmacist Farmacèutic/Farmacèutica
    journalist Periodista
    project-manager Cap de projecte
    hotel-manager Director d'hotel/Directora d'hotel
    lecturer Professor universitari/Professora universitària
    lawyer Advocat/Advocada
    doctor Metge/Metgessa
    dentist Dentista
    veterinarian Veterinari/Veterinària
    pilot Pilot
    department-head Cap de departament
    director Director general/Directora general`,
  trades: `
    retail Comercial|Distribucions|Magatzems|Basar||Ferreteria|Llibreria|Subministraments
    construction Construccions|Reformes|Obres|Lampisteria|Pintures
    transport Transports|Logística|Mudances|Missatgeria
    services Consultors|Serveis|Assessors|Esdeveniments|Solucions
    food Alimentació||Fleca|Carns|Làctics|Begudes
    hospitality Hotels|Restauració|Hostaleria|Càtering
    software Informàtica|Programari|Tecnologies|Sistemes|Dades
    metal Metal·lúrgia|Tallers|Acers|Serralleria
    automotive Automòbils|Motor|Recanvis|Pneumàtics
    realty Immobiliària|Finques|Promocions
    agriculture Agrícola|Vivers|Fruites|Ramaderia
    electrical Electricitat|Instal·lacions|Il·luminació
    manufacturing Maquinària|Indústries|Mecanitzats|Eines
    furniture Mobles|Interiors||Fusteria|Cuines
    textiles Tèxtils|Confeccions|Modes
    cleaning Neteges|Bugaderia|Manteniment
    beauty Perruquers|Cosmètica|Estètica
    accounting Assessoria|Gestoria|Auditors
    media Gràfiques|Editorial|Publicitat|Comunicació
    health Clínica|Dental|Diagnòstics|Salut
    electronics Electrònica|Electrodomèstics||Components
    energy Energia|Solar|Renovables
    security Seguretat|Vigilància
    law Advocats|Bufet
    architecture Arquitectes|Arquitectura|Disseny
    plastics Plàstics|Envasos
    pharma Laboratoris|Farma
    pharmacy Farmàcia
    insurance Assegurances|Asseguradora
    finance Finances|Capital|Inversions
    telecom Telecomunicacions|Xarxes
    airline Aviació|Línies Aèries`,
  crafts: `
    baker Fleca|Forn
    butcher Carns|Carnisseria
    hairdresser Perruquers|Perruqueria
    plumber Lampisteria
    painter Pintures
    mason,civil-engineer Construccions|Obres
    dentist Clínica Dental
    veterinarian Clínica Veterinària
    physiotherapist Fisioteràpia
    journalist Editorial|Comunicació
    hotel-manager,receptionist Hotels`,
  merchants: `Fleca {owner}|Farmàcia {owner}|Supermercat {owner}|Benzinera {town}|Llibreria {owner}|Cafè {owner}|Restaurant {owner}|
    Gimnàs {town}|Floristeria {owner}|Joguines {owner}|Carnisseria {owner}|Sabateria {owner}||Modes {owner}|Electrònica {owner}|
    Òptica {owner}|Ferreteria {owner}|Esports {owner}|Viatges {town}|Mobles {owner}|Taller {owner}|Joieria {owner}`,
  institutions: `
    university Universitat de {town}
    primary Escola (Sant Jordi|Santa Maria|Montserrat|Verdaguer) de {town}
    secondary Institut (Pompeu Fabra|Ramon Llull|Joan Maragall) de {town}
    hospital Hospital de {town}
    care Residència de {town}
    town Ajuntament de {town}
    police Policia de {town}
    transit Transports Urbans de {town}
    pension Seguretat Social`,
  purposes:
    'Cotxe|Reforma de la llar|Estudis|Reunificació de deutes|Casament|Despeses mèdiques|Electrodomèstics|Viatge|Petit negoci|Mobles|Mudança',
};
