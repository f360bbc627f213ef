import type { Language } from '../../model.ts';

export const italian: Language = {
  student: 'Studente/Studentessa',
  pensioner: 'Pensionato/Pensionata',
  homemaker: 'Casalingo/Casalinga',
  jobless: 'Disoccupato/Disoccupata',
  disabled: 'Pensionato di invalidità/Pensionata di invalidità',
  titles: `
    cleaner Addetto alle pulizie/Addetta alle pulizie
    warehouse-worker Magazziniere/Magazziniera
    kitchen-help Aiuto cucina
    farm-worker Bracciante agricolo/Bracciante agricola
    labourer Manovale
    security-guard Guardia giurata
    delivery-rider Fattorino/Fattorina
    cashier Cassiere/Cassiera
    shop-assistant Commesso/Commessa
    waiter Cameriere/Cameriera
    cook Cuoco/Cuoca
    driver Autista
    bus-driver Autista di autobus
    hairdresser Parrucchiere/Parrucchiera
    carer Operatore socio-sanitario/Operatrice socio-sanitaria
    machine-operator Operatore di produzione/Operatrice di produzione
    tailor Sarto/Sarta
    baker Panettiere/Panettiera
    butcher Macellaio/Macellaia
    farmer Agricoltore/Agricoltrice
    receptionist Receptionist
    call-agent Addetto al servizio clienti/Addetta al servizio clienti
    mechanic Meccanico/Meccanica
    electrician Elettricista
    plumber Idraulico/Idraulica
    carpenter Falegname
    painter Imbianchino/Imbianchina
    mason Muratore/Muratrice
    welder Saldatore/Saldatrice
    office-clerk Impiegato amministrativo/Impiegata amministrativa
    secretary Segretario/Segretaria
    bank-clerk Impiegato di banca/Impiegata di banca
    bookkeeper Contabile
    police-officer Agente di polizia
    firefighter Vigile del fuoco
    paramedic Soccorritore/Soccorritrice
    photographer Fotografo/Fotografa
    nurse Infermiere/Infermiera
    primary-teacher Insegnante di scuola primaria
    lab-technician Tecnico di laboratorio/Tecnica di laboratorio
    sales-representative Rappresentante commerciale
    real-estate-agent Agente immobiliare
    insurance-agent Agente assicurativo/Agente assicurativa
    graphic-designer Grafico/Grafica
    web-developer Sviluppatore web/Sviluppatrice web
    network-administrator Amministratore di rete/Amministratrice di rete
    translator Traduttore/Traduttrice
    social-worker Assistente sociale
    physiotherapist Fisioterapista
    hr-officer Addetto alle risorse umane/Addetta alle risorse umane
    shop-manager Responsabile di negozio
    secondary-teacher Insegnante di scuola secondaria
    accountant Commercialista
    software-developer Sviluppatore software/Sviluppatrice software
    data-analyst Analista di dati
    marketing-specialist Specialista di marketing
    civil-engineer Ingegnere civile/Ingegnera civile
    mechanical-engineer Ingegnere meccanico/Ingegnera meccanica
    electrical-engineer Ingegnere elettrico/Ingegnera elettrica
    architect Architetto/Architetta
    pharmacist Farmacista
    journalist Giornalista
    project-manager Responsabile di progetto
    hotel-manager Direttore di hotel/Direttrice di hotel
    lecturer Docente universitario/Docente universitaria
    lawyer Avvocato/Avvocata
    doctor Medico/Medica
    dentist Dentista
    veterinarian Veterinario/Veterinaria
    pilot Pilota
    department-head Responsabile di reparto
    director Amministratore delegato/Amministratrice delegata`,
  trades: `
    retail Commerciale|Distribuzione|Ingrosso||Ferramenta|Libreria|Forniture|Casalinghi
    construction Costruzioni|Edilizia|Impianti|Coperture|Ristrutturazioni|Pavimenti
    transport Trasporti|Logistica|Spedizioni|Traslochi|Autotrasporti
    services Consulenza|Servizi|Soluzioni|Eventi
    food Alimentari||Panificio|Salumificio|Caseificio|Bevande
    hospitality Alberghi|Ristorazione|Hotel|Catering
    software Informatica|Software|Tecnologie|Sistemi|Digitale
    metal Carpenterie|Acciai|Fonderie|Metalli|Officina Meccanica
    automotive Auto|Autoricambi|Pneumatici|Carrozzeria|Motori
    realty Immobiliare|Case|Proprietà
    agriculture Agricola|Vivai|Frutta|Sementi|Cereali
    electrical Impianti Elettrici|Elettrotecnica|Illuminazione
    manufacturing Macchine|Meccanica|Industrie|Utensili
    furniture Arredamenti|Mobili||Falegnameria|Cucine
    textiles Tessuti|Confezioni|Moda||Maglificio
    cleaning Pulizie|Lavanderia|Servizi Ambientali
    beauty Parrucchieri|Cosmetici|Estetica|Bellezza
    accounting Contabilità|Revisione|Commercialisti
    media Edizioni|Grafica|Pubblicità|Stampa|Comunicazione
    health Salute|Odontoiatria|Medicale|Diagnostica
    electronics Elettronica|Elettrodomestici||Componenti
    energy Energia|Solare|Termica
    security Vigilanza|Sicurezza
    law Avvocati|Studio Legale
    architecture Architetti|Architettura|Progetti
    plastics Plastica|Imballaggi|Materie Plastiche
    pharma Farmaceutici|Laboratori|Biotecnologie
    pharmacy Farmacia
    insurance Assicurazioni
    finance Finanziaria|Capitale|Credito|Investimenti
    telecom Telecomunicazioni|Reti
    airline Aviazione|Linee Aeree`,
  crafts: `
    baker Panificio
    butcher Salumificio|Macelleria
    hairdresser Parrucchieri
    plumber Impianti|Idraulica
    painter Tinteggiature
    mason,civil-engineer Costruzioni|Edilizia
    dentist Studio Dentistico|Odontoiatria
    veterinarian Clinica Veterinaria
    physiotherapist Fisioterapia
    journalist Edizioni|Comunicazione
    hotel-manager,receptionist Alberghi|Hotel`,
  merchants: `Panificio {owner}|Farmacia {owner}|Supermercato {owner}|Stazione di Servizio {owner}|Libreria {owner}|
    Caffè {owner}|Trattoria {owner}|Palestra {town}|Fiori {owner}|Giocattoli {owner}|Macelleria {owner}|
    Calzature {owner}|Gelateria {town}||Abbigliamento {owner}|{owner} Elettronica|Ottica {owner}|Ferramenta {owner}|
    {owner} Sport|{town} Viaggi|{owner} Arredamenti|Officina {owner}|Gioielleria {owner}`,
  institutions: `
    university Università degli Studi di {town}
    primary Scuola Primaria {town}
    secondary Liceo {town}
    hospital Ospedale (Civile|Maggiore|Generale) di {town}
    care Casa di Riposo (Villa Serena|Santa Chiara|San Giuseppe) {town}
    town Comune di {town}
    police Polizia Locale di {town}
    transit Azienda Trasporti {town}
    pension Istituto di previdenza`,
  purposes:
    'Auto|Ristrutturazione casa|Studi|Consolidamento debiti|Matrimonio|Spese mediche|Elettrodomestici|Viaggio|Piccola impresa|Arredamento|Trasloco',
};
