import type { Language } from '../../model.ts';

export const german: Language = {
  student: 'Student/Studentin',
  pensioner: 'Rentner/Rentnerin',
  homemaker: 'Hausmann/Hausfrau',
  jobless: 'Arbeitsuchender/Arbeitsuchende',
  disabled: 'Erwerbsminderungsrentner/Erwerbsminderungsrentnerin',
  titles: `
    cleaner Reinigungskraft
    warehouse-worker Lagermitarbeiter/Lagermitarbeiterin
    kitchen-help Küchenhilfe
    farm-worker Landarbeiter/Landarbeiterin
    labourer Bauhelfer/Bauhelferin
    security-guard Sicherheitsmitarbeiter/Sicherheitsmitarbeiterin
    delivery-rider Fahrradkurier/Fahrradkurierin
    cashier Kassierer/Kassiererin
    shop-assistant Verkäufer/Verkäuferin
    waiter Kellner/Kellnerin
    cook Koch/Köchin
    driver Berufskraftfahrer/Berufskraftfahrerin
    bus-driver Busfahrer/Busfahrerin
    hairdresser Friseur/Friseurin
    carer Altenpfleger/Altenpflegerin
    machine-operator Maschinenführer/Maschinenführerin
    tailor Schneider/Schneiderin
    baker Bäcker/Bäckerin
    butcher Fleischer/Fleischerin
    farmer Landwirt/Landwirtin
    receptionist Rezeptionist/Rezeptionistin
    call-agent Kundenberater/Kundenberaterin
    mechanic Kfz-Mechatroniker/Kfz-Mechatronikerin
    electrician Elektriker/Elektrikerin
    plumber Installateur/Installateurin
    carpenter Tischler/Tischlerin
    painter Maler/Malerin
    mason Maurer/Maurerin
    welder Schweißer/Schweißerin
    office-clerk Sachbearbeiter/Sachbearbeiterin
    secretary Sekretär/Sekretärin
    bank-clerk Bankkaufmann/Bankkauffrau
    bookkeeper Buchhalter/Buchhalterin
    police-officer Polizist/Polizistin
    firefighter Feuerwehrmann/Feuerwehrfrau
    paramedic Notfallsanitäter/Notfallsanitäterin
    photographer Fotograf/Fotografin
    nurse Pflegefachmann/Pflegefachfrau
    primary-teacher Grundschullehrer/Grundschullehrerin
    lab-technician Laborant/Laborantin
    sales-representative Vertriebsmitarbeiter/Vertriebsmitarbeiterin
    real-estate-agent Immobilienmakler/Immobilienmaklerin
    insurance-agent Versicherungsvertreter/Versicherungsvertreterin
    graphic-designer Grafikdesigner/Grafikdesignerin
    web-developer Webentwickler/Webentwicklerin
    network-administrator Netzwerkadministrator/Netzwerkadministratorin
    translator Übersetzer/Übersetzerin
    social-worker Sozialarbeiter/Sozialarbeiterin
    physiotherapist Physiotherapeut/Physiotherapeutin
    hr-officer Personalreferent/Personalreferentin
    shop-manager Filialleiter/Filialleiterin
    secondary-teacher Gymnasiallehrer/Gymnasiallehrerin
    accountant Bilanzbuchhalter/Bilanzbuchhalterin
    software-developer Softwareentwickler/Softwareentwicklerin
    data-analyst Datenanalyst/Datenanalystin
    marketing-specialist Marketingreferent/Marketingreferentin
    civil-engineer Bauingenieur/Bauingenieurin
    mechanical-engineer Maschinenbauingenieur/Maschinenbauingenieurin
    electrical-engineer Elektroingenieur/Elektroingenieurin
    architect Architekt/Architektin
    pharmacist Apotheker/Apothekerin
    journalist Journalist/Journalistin
    project-manager Projektleiter/Projektleiterin
    hotel-manager Hoteldirektor/Hoteldirektorin
    lecturer Hochschuldozent/Hochschuldozentin
    lawyer Rechtsanwalt/Rechtsanwältin
    doctor Arzt/Ärztin
    dentist Zahnarzt/Zahnärztin
    veterinarian Tierarzt/Tierärztin
    pilot Pilot/Pilotin
    department-head Abteilungsleiter/Abteilungsleiterin
    director Geschäftsführer/Geschäftsführerin`,
  trades: `
    retail Handel|Fachhandel||Haushaltswaren|Eisenwaren|Spielwaren|Schreibwaren|Gartenbedarf|Baustoffe
    construction Bau|Hochbau|Tiefbau|Bedachungen|Sanitär|Holzbau|Trockenbau|Malerbetrieb
    transport Transporte|Logistik|Spedition|Umzüge|Kurierdienst
    services Beratung|Dienstleistungen|Personalservice|Consulting|Veranstaltungen
    food Lebensmittel|Feinkost||Backwaren|Fleischwaren|Getränke|Molkerei
    hospitality Gastronomie|Hotelbetriebe|Catering|Gaststätten|Partyservice
    software Software|Informatik|Digital|Systemhaus|Datentechnik
    metal Metallbau|Stahlbau|Metalltechnik|Feinmechanik|Schlosserei
    automotive Automobile|Kfz-Technik|Fahrzeugteile|Reifenservice|Autohaus
    realty Immobilien|Hausverwaltung|Wohnbau|Grundbesitz
    agriculture Agrar|Gartenbau|Landhandel|Obstbau|Baumschulen
    electrical Elektro|Elektrotechnik|Elektroanlagen|Lichttechnik
    manufacturing Maschinenbau|Werkzeugbau|Anlagenbau|Apparatebau
    furniture Möbel||Tischlerei|Innenausbau|Küchen
    textiles Textil|Mode|Bekleidung|Textilwaren
    cleaning Gebäudereinigung|Reinigung|Textilpflege|Facility Service
    beauty Kosmetik|Friseure|Haarstudio|Beauty
    accounting Treuhand|Buchhaltung|Revision|Wirtschaftsprüfung
    media Medien|Druck|Verlag|Werbung|Film
    health Medizin|Zahntechnik|Gesundheit|Rehatechnik|Diagnostik
    electronics Elektronik|Hausgeräte||Bauelemente|Messtechnik
    energy Energie|Solar|Energietechnik|Wärme
    security Sicherheit|Sicherheitsdienst|Objektschutz
    law Rechtsanwälte|Rechtsberatung
    architecture Architekten|Architektur|Planung
    plastics Kunststoffe|Kunststofftechnik|Verpackungen
    pharma Pharma|Arzneimittel|Laboratorien|Biotech
    pharmacy Apotheke|Apotheken
    insurance Versicherungen|Versicherung
    finance Finanz|Kapital|Vermögensberatung|Leasing
    telecom Telekommunikation|Netze|Kommunikationstechnik
    airline Luftfahrt|Flugdienst|Aviation`,
  crafts: `
    baker Backwaren|Bäckerei
    butcher Fleischwaren|Fleischerei
    hairdresser Friseure|Haarstudio
    plumber Sanitär|Sanitärtechnik
    painter Malerbetrieb
    mason,civil-engineer Bau|Hochbau|Tiefbau
    dentist Zahnarztpraxis
    veterinarian Tierarztpraxis|Tierklinik
    physiotherapist Physiotherapie
    journalist Medien|Verlag
    hotel-manager,receptionist Hotelbetriebe|Hotel`,
  merchants: `Bäckerei {owner}|Stadt-Apotheke {town}|Lebensmittel {owner}|Tankstelle {owner}|Buchhandlung {owner}|
    Café {owner}|Gasthaus {owner}|Fitnessstudio {town}|Blumen {owner}|Spielwaren {owner}|Metzgerei {owner}|
    Schuhhaus {owner}||Modehaus {owner}|Elektronik {owner}|Optik {owner}|Baumarkt {town}|Sport {owner}|
    Reisebüro {town}|Möbelhaus {owner}|Autohaus {owner}|Juwelier {owner}`,
  institutions: `
    university Universität {town}
    primary Grundschule {town}
    secondary Gymnasium {town}
    hospital (Klinikum|Krankenhaus) {town}
    care (Seniorenzentrum|Pflegeheim) {town}
    town Stadt {town}
    police Polizei {town}
    transit Verkehrsbetriebe {town}
    pension Rentenversicherung`,
  purposes:
    'Auto|Renovierung|Ausbildung|Umschuldung|Hochzeit|Arztkosten|Haushaltsgeräte|Urlaub|Existenzgründung|Möbel|Umzug',
};
