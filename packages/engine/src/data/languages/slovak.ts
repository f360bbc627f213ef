import type { Language } from '../../model.ts';

export const slovak: Language = {
  student: 'Študent/Študentka',
  pensioner: 'Dôchodca/Dôchodkyňa',
  homemaker: 'V domácnosti',
  jobless: 'Nezamestnaný/Nezamestnaná',
  disabled: 'Invalidný dôchodca/Invalidná dôchodkyňa',
  titles: `
    cleaner Upratovač/Upratovačka
    warehouse-worker Skladník/Skladníčka
    kitchen-help Pomocný kuchár/Pomocná kuchárka
    farm-worker Poľnohospodársky robotník/Poľnohospodárska robotníčka
    labourer Stavebný robotník/Stavebná robotníčka
    security-guard Pracovník bezpečnostnej služby/Pracovníčka bezpečnostnej služby
    delivery-rider Kuriér/Kuriérka
    cashier Pokladník/Pokladníčka
    shop-assistant Predavač/Predavačka
    waiter Čašník/Čašníčka
    cook Kuchár/Kuchárka
    driver Vodič/Vodička
    bus-driver Vodič autobusu/Vodička autobusu
    hairdresser Kaderník/Kaderníčka
    carer Opatrovateľ/Opatrovateľka
    machine-operator Operátor výroby/Operátorka výroby
    tailor Krajčír/Krajčírka
    baker Pekár/Pekárka
    butcher Mäsiar/Mäsiarka
    farmer Farmár/Farmárka
    receptionist Recepčný/Recepčná
    call-agent Operátor zákazníckej linky/Operátorka zákazníckej linky
    mechanic Automechanik/Automechanička
    electrician Elektrikár/Elektrikárka
    plumber Inštalatér/Inštalatérka
    carpenter Stolár/Stolárka
    painter Maliar izieb/Maliarka izieb
    mason Murár/Murárka
    welder Zvárač/Zváračka
    office-clerk Administratívny pracovník/Administratívna pracovníčka
    secretary Sekretár/Sekretárka
    bank-clerk Bankový poradca/Banková poradkyňa
    bookkeeper Účtovník/Účtovníčka
    police-officer Policajt/Policajtka
    firefighter Hasič/Hasička
    paramedic Zdravotnícky záchranár/Zdravotnícka záchranárka
    photographer Fotograf/Fotografka
    nurse Zdravotný brat/Zdravotná sestra
    primary-teacher Učiteľ prvého stupňa/Učiteľka prvého stupňa
    lab-technician Laborant/Laborantka
    sales-representative Obchodný zástupca/Obchodná zástupkyňa
    real-estate-agent Realitný maklér/Realitná maklérka
    insurance-agent Poisťovací agent/Poisťovacia agentka
    graphic-designer Grafický dizajnér/Grafická dizajnérka
    web-developer Webový vývojár/Webová vývojárka
    network-administrator Správca siete/Správkyňa siete
    translator Prekladateľ/Prekladateľka
    social-worker Sociálny pracovník/Sociálna pracovníčka
    physiotherapist Fyzioterapeut/Fyzioterapeutka
    hr-officer Personalista/Personalistka
    shop-manager Vedúci predajne/Vedúca predajne
    secondary-teacher Stredoškolský učiteľ/Stredoškolská učiteľka
    accountant Hlavný účtovník/Hlavná účtovníčka
    software-developer Softvérový vývojár/Softvérová vývojárka
    data-analyst Dátový analytik/Dátová analytička
    marketing-specialist Marketingový špecialista/Marketingová špecialistka
    civil-engineer Stavebný inžinier/Stavebná inžinierka
    mechanical-engineer Strojný inžinier/Strojná inžinierka
    electrical-engineer Elektroinžinier/Elektroinžinierka
    architect Architekt/Architektka
    pharmacist Lekárnik/Lekárnička
    journalist Novinár/Novinárka
    project-manager Projektový manažér/Projektová manažérka
    hotel-manager Riaditeľ hotela/Riaditeľka hotela
    lecturer Vysokoškolský učiteľ/Vysokoškolská učiteľka
    lawyer Advokát/Advokátka
    doctor Lekár/Lekárka
    dentist Zubný lekár/Zubná lekárka
    veterinarian Veterinárny lekár/Veterinárna lekárka
    pilot Pilot/Pilotka
    department-head Vedúci oddelenia/Vedúca oddelenia
    director Generálny riaditeľ/Generálna riaditeľka`,
  trades: `
    retail Obchod|Market|Veľkoobchod||Potraviny|Železiarstvo|Knihy
    construction Stav|Stavby|Instal|Strechy|Stavebniny|Podlahy
    transport Trans|Doprava|Logistika|Špedícia|Autodoprava
    services Servis|Consult|Služby|Poradenstvo|Agentúra
    food Potraviny||Pekáreň|Mliekareň|Údeniny|Pivovar|Cukrárstvo
    hospitality Hotel|Reštaurácia|Catering|Penzión|Gastro
    software Soft|Systems|Data|Informatika|Digital
    metal Kovo|Oceľ|Kovovýroba|Zlievareň|Zámočníctvo
    automotive Auto|Autoservis|Motor|Pneu|Autodiely
    realty Reality|Bývanie|Development|Domy
    agriculture Agro|Farma|Záhradníctvo|Sady|Úroda
    electrical Elektro|Elektromontáže|Osvetlenie
    manufacturing Stroje|Technika|Strojáreň|Náradie
    furniture Nábytok|Interiéry||Stolárstvo|Kuchyne|Drevo
    textiles Textil|Móda|Odevy||Krajčírstvo
    cleaning Upratovanie|Čistiareň|Clean
    beauty Kaderníctvo|Kozmetika|Salón|Krása
    accounting Účtovníctvo|Dane|Audit
    media Tlač|Media|Vydavateľstvo|Reklama|Štúdio
    health Klinika|Dental|Medical|Ambulancia|Diagnostika
    electronics Elektronika|Elektro||Komponenty
    energy Energia|Solar|Energo
    security Security|Ochrana|Alarm
    law Právo|Advokáti|Legal
    architecture Architekti|Ateliér|Dizajn
    plastics Plast|Obaly|Fólie
    pharma Pharma|Laboratóriá|Bio
    pharmacy Lekáreň|Lekárne
    insurance Poisťovňa
    finance Financie|Kapitál|Leasing
    telecom Telekom|Net|Siete
    airline Air|Aero|Aviation`,
  crafts: `
    baker Pekáreň
    butcher Údeniny|Mäsiarstvo
    hairdresser Kaderníctvo|Salón
    plumber Instal
    painter Maliarstvo
    mason,civil-engineer Stav|Stavby
    dentist Dental
    veterinarian Veterina
    physiotherapist Fyzioterapia|Rehabilitácia
    journalist Media|Vydavateľstvo
    hotel-manager,receptionist Hotel|Penzión`,
  merchants: `Pekáreň {owner}|Cukráreň {owner}|Lekáreň {town}|Lekáreň {owner}|Potraviny {owner}|Supermarket {town}|
    Čerpacia stanica {owner}|Kníhkupectvo {town}|Kaviareň {town}|Reštaurácia {owner}|Fitness {town}|
    Kvetinárstvo {owner}|Hračky {owner}|Mäsiarstvo {owner}||Móda {owner}|Elektro {owner}|Optika {owner}|
    Železiarstvo {owner}|Šport {owner}|Cestovná kancelária {town}|Nábytok {owner}|Autoservis {owner}|
    Zlatníctvo {owner}`,
  institutions: `
    university (Univerzita|Vysoká škola) {town}
    primary Základná škola {town}
    secondary (Gymnázium|Stredná odborná škola) {town}
    hospital (Mestská nemocnica|Nemocnica s poliklinikou) {town}
    care Domov seniorov {town}
    town Mesto {town}
    police Policajný zbor
    transit Dopravný podnik {town}
    pension Sociálna poisťovňa`,
  purposes:
    'Auto|Rekonštrukcia bývania|Štúdium|Konsolidácia úverov|Svadba|Zdravotné výdavky|Domáce spotrebiče|Dovolenka|Podnikanie|Nábytok|Sťahovanie',
};
