import type { Language } from '../../model.ts';

export const romanian: Language = {
  student: 'Student/Studentă',
  pensioner: 'Pensionar/Pensionară',
  homemaker: 'Casnic/Casnică',
  jobless: 'Șomer/Șomeră',
  disabled: 'Pensionar de invaliditate/Pensionară de invaliditate',
  titles: `
    cleaner Agent de curățenie/Agentă de curățenie
    warehouse-worker Lucrător în depozit/Lucrătoare în depozit
    kitchen-help Ajutor de bucătar
    farm-worker Muncitor agricol/Muncitoare agricolă
    labourer Muncitor necalificat/Muncitoare necalificată
    security-guard Agent de securitate/Agentă de securitate
    delivery-rider Curier/Curieră
    cashier Casier/Casieră
    shop-assistant Vânzător/Vânzătoare
    waiter Ospătar/Ospătară
    cook Bucătar/Bucătăreasă
    driver Șofer
    bus-driver Șofer de autobuz
    hairdresser Frizer/Coafeză
    carer Infirmier/Infirmieră
    machine-operator Operator de producție/Operatoare de producție
    tailor Croitor/Croitoreasă
    baker Brutar/Brutăreasă
    butcher Măcelar
    farmer Fermier/Fermieră
    receptionist Recepționer/Recepționeră
    call-agent Consultant relații clienți/Consultantă relații clienți
    mechanic Mecanic auto
    electrician Electrician/Electriciană
    plumber Instalator/Instalatoare
    carpenter Tâmplar
    painter Zugrav
    mason Zidar
    welder Sudor/Sudoriță
    office-clerk Funcționar administrativ/Funcționară administrativă
    secretary Secretar/Secretară
    bank-clerk Funcționar bancar/Funcționară bancară
    bookkeeper Contabil/Contabilă
    police-officer Polițist/Polițistă
    firefighter Pompier
    paramedic Paramedic
    photographer Fotograf/Fotografă
    nurse Asistent medical/Asistentă medicală
    primary-teacher Învățător/Învățătoare
    lab-technician Laborant/Laborantă
    sales-representative Reprezentant de vânzări/Reprezentantă de vânzări
    real-estate-agent Agent imobiliar/Agentă imobiliară
    insurance-agent Agent de asigurări/Agentă de asigurări
    graphic-designer Designer grafic/Designeră grafică
    web-developer Programator web/Programatoare web
    network-administrator Administrator de rețea/Administratoare de rețea
    translator Traducător/Traducătoare
    social-worker Asistent social/Asistentă socială
    physiotherapist Kinetoterapeut/Kinetoterapeută
    hr-officer Specialist în resurse umane/Specialistă în resurse umane
    shop-manager Șef de magazin/Șefă de magazin
    secondary-teacher Profesor de liceu/Profesoară de liceu
    accountant Expert contabil/Expertă contabilă
    software-developer Programator/Programatoare
    data-analyst Analist de date/Analistă de date
    marketing-specialist Specialist în marketing/Specialistă în marketing
    civil-engineer Inginer constructor/Ingineră constructoare
    mechanical-engineer Inginer mecanic/Ingineră mecanică
    electrical-engineer Inginer electrotehnist/Ingineră electrotehnistă
    architect Arhitect/Arhitectă
    pharmacist Farmacist/Farmacistă
    journalist Jurnalist/Jurnalistă
    project-manager Manager de proiect/Manageră de proiect
    hotel-manager Director de hotel/Directoare de hotel
    lecturer Lector universitar/Lectoră universitară
    lawyer Avocat/Avocată
    doctor Medic
    dentist Medic dentist
    veterinarian Medic veterinar
    pilot Pilot
    department-head Șef de departament/Șefă de departament
    director Director general/Directoare generală`,
  trades: `
    retail Com|Impex|Comerț|Distribuție|Trading||Market|Librării
    construction Construct|Construcții|Instal|Acoperișuri|Edil|Finisaje
    transport Trans|Logistic|Spedition|Curierat|Transport
    services Consulting|Serv|Servicii|Solutions|Evenimente
    food Alimentar||Panificație|Carmangerie|Lactate|Băuturi
    hospitality Turism|Hotel|Restaurant|Catering
    software Soft|Informatică|Digital|IT|Sisteme
    metal Metal|Oțel|Construcții Metalice|Sudură
    automotive Auto|Service Auto|Piese Auto|Anvelope
    realty Imobiliare|Imob|Rezidențial
    agriculture Agro|Agricol|Pomicol|Cereale|Semințe
    electrical Electric|Instalații Electrice|Iluminat
    manufacturing Prod|Utilaje|Industrial|Scule
    furniture Mob|Mobilă||Tâmplărie|Design Interior
    textiles Tex|Textil|Confecții|Tricotaje
    cleaning Curățenie|Clean|Spălătorie
    beauty Beauty|Cosmetic|Coafor|Estetic
    accounting Conta|Contabilitate|Audit|Expert Cont
    media Media|Tipografie|Print|Publicitate|Studio
    health Medical|Dental|Clinic|Diagnostic
    electronics Electronic|Electrocasnice||Componente
    energy Energy|Energie|Solar
    security Security|Pază|Protecție
    law Avocați|Consultanță Juridică
    architecture Arhitectură|Proiect|Design
    plastics Plast|Ambalaje|Mase Plastice
    pharma Pharma|Laboratoare|Biotech
    pharmacy Farm|Farmacie
    insurance Asigurări
    finance Invest|Capital|Credit
    telecom Telecom|Rețele
    airline Aviation|Aero|Air`,
  crafts: `
    baker Panificație|Brutărie
    butcher Carmangerie
    hairdresser Coafor
    plumber Instal
    painter Zugrăveli|Finisaje
    mason,civil-engineer Construct|Construcții
    dentist Dental|Stomatologie
    veterinarian Veterinar
    physiotherapist Kinetoterapie
    journalist Media|Editura
    hotel-manager,receptionist Hotel|Turism`,
  merchants: `Brutăria {owner}|Farmacia {town}|Supermarket {owner}|Benzinăria {owner}|Librăria {town}|Cafeneaua {owner}|
    Restaurant {owner}|{town} Fitness|Florăria {owner}|Jucării {owner}|Măcelăria {owner}|Încălțăminte {owner}|
    Cofetăria {town}||{owner} Fashion|{owner} Electronice|Optica {owner}|Feroneria {owner}|{owner} Sport|
    {town} Travel|Mobilă {owner}|Service Auto {owner}|Bijuteria {owner}`,
  institutions: `
    university Universitatea din {town}
    primary (Școala Gimnazială|Școala Primară) (Mihai Eminescu|Ion Creangă|George Coșbuc|Lucian Blaga) {town}
    secondary (Liceul Teoretic|Colegiul Național) (Mihai Eminescu|Ion Creangă|George Coșbuc|Lucian Blaga) {town}
    hospital Spitalul (Municipal|Clinic|Județean) {town}
    care Căminul pentru Persoane Vârstnice {town}
    town Primăria {town}
    police Poliția {town}
    transit Transport Public {town}
    pension Casa de Pensii`,
  purposes:
    'Mașină|Renovarea locuinței|Studii|Refinanțare|Nuntă|Cheltuieli medicale|Electrocasnice|Vacanță|Afacere proprie|Mobilă|Mutare',
};
