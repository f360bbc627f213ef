import type { Language } from '../../model.ts';

export const czech: Language = {
  student: 'Student/Studentka',
  pensioner: 'Důchodce/Důchodkyně',
  homemaker: 'V domácnosti',
  jobless: 'Nezaměstnaný/Nezaměstnaná',
  disabled: 'Invalidní důchodce/Invalidní důchodkyně',
  titles: `
    cleaner Uklízeč/Uklízečka
    warehouse-worker Skladník/Skladnice
    kitchen-help Pomocný kuchař/Pomocná kuchařka
    farm-worker Zemědělský dělník/Zemědělská dělnice
    labourer Stavební dělník/Stavební dělnice
    security-guard Pracovník ostrahy/Pracovnice ostrahy
    delivery-rider Kurýr/Kurýrka
    cashier Pokladní
    shop-assistant Prodavač/Prodavačka
    waiter Číšník/Číšnice
    cook Kuchař/Kuchařka
    driver Řidič/Řidička
    bus-driver Řidič autobusu/Řidička autobusu
    hairdresser Kadeřník/Kadeřnice
    carer Pečovatel/Pečovatelka
    machine-operator Operátor výroby/Operátorka výroby
    tailor Krejčí/Krejčová
    baker Pekař/Pekařka
    butcher Řezník/Řeznice
    farmer Zemědělec/Zemědělkyně
    receptionist Recepční
    call-agent Operátor zákaznické linky/Operátorka zákaznické linky
    mechanic Automechanik/Automechanička
    electrician Elektrikář/Elektrikářka
    plumber Instalatér/Instalatérka
    carpenter Truhlář/Truhlářka
    painter Malíř pokojů/Malířka pokojů
    mason Zedník/Zednice
    welder Svářeč/Svářečka
    office-clerk Administrativní pracovník/Administrativní pracovnice
    secretary Sekretář/Sekretářka
    bank-clerk Bankovní poradce/Bankovní poradkyně
    bookkeeper Účetní
    police-officer Policista/Policistka
    firefighter Hasič/Hasička
    paramedic Zdravotnický záchranář/Zdravotnická záchranářka
    photographer Fotograf/Fotografka
    nurse Zdravotní bratr/Zdravotní sestra
    primary-teacher Učitel prvního stupně/Učitelka prvního stupně
    lab-technician Laborant/Laborantka
    sales-representative Obchodní zástupce/Obchodní zástupkyně
    real-estate-agent Realitní makléř/Realitní makléřka
    insurance-agent Pojišťovací poradce/Pojišťovací poradkyně
    graphic-designer Grafik/Grafička
    web-developer Webový vývojář/Webová vývojářka
    network-administrator Správce sítě/Správkyně sítě
    translator Překladatel/Překladatelka
    social-worker Sociální pracovník/Sociální pracovnice
    physiotherapist Fyzioterapeut/Fyzioterapeutka
    hr-officer Personalista/Personalistka
    shop-manager Vedoucí prodejny
    secondary-teacher Středoškolský učitel/Středoškolská učitelka
    accountant Hlavní účetní
    software-developer Vývojář softwaru/Vývojářka softwaru
    data-analyst Datový analytik/Datová analytička
    marketing-specialist Marketingový specialista/Marketingová specialistka
    civil-engineer Stavební inženýr/Stavební inženýrka
    mechanical-engineer Strojní inženýr/Strojní inženýrka
    electrical-engineer Elektroinženýr/Elektroinženýrka
    architect Architekt/Architektka
    pharmacist Lékárník/Lékárnice
    journalist Novinář/Novinářka
    project-manager Projektový manažer/Projektová manažerka
    hotel-manager Ředitel hotelu/Ředitelka hotelu
    lecturer Vysokoškolský učitel/Vysokoškolská učitelka
    lawyer Advokát/Advokátka
    doctor Lékař/Lékařka
    dentist Zubní lékař/Zubní lékařka
    veterinarian Veterinární lékař/Veterinární lékařka
    pilot Pilot/Pilotka
    department-head Vedoucí oddělení
    director Generální ředitel/Generální ředitelka`,
  trades: `
    retail Obchod|Market|Velkoobchod||Potraviny|Železářství|Knihy
    construction Stav|Stavby|Instal|Střechy|Stavebniny|Podlahy
    transport Trans|Doprava|Logistika|Spedice|Autodoprava
    services Servis|Consult|Služby|Poradenství|Agentura
    food Potraviny||Pekárna|Mlékárna|Uzeniny|Pivovar|Cukrářství
    hospitality Hotel|Restaurace|Catering|Penzion|Gastro
    software Soft|Systems|Data|Informatika|Digital
    metal Kovo|Ocel|Kovovýroba|Slévárna|Zámečnictví
    automotive Auto|Autoservis|Motor|Pneu|Autodíly
    realty Reality|Bydlení|Development|Domy
    agriculture Agro|Farma|Zahradnictví|Statek|Sady
    electrical Elektro|Elektromontáže|Osvětlení
    manufacturing Stroje|Technika|Strojírna|Nářadí
    furniture Nábytek|Interiéry||Truhlářství|Kuchyně|Dřevo
    textiles Textil|Móda|Oděvy||Krejčovství
    cleaning Úklid|Prádelna|Clean
    beauty Kadeřnictví|Kosmetika|Salon|Krása
    accounting Účetnictví|Daně|Audit
    media Tisk|Media|Nakladatelství|Reklama|Studio
    health Klinika|Dental|Medical|Ordinace|Diagnostika
    electronics Elektronika|Elektro||Komponenty
    energy Energie|Solar|Energo
    security Security|Ostraha|Alarm
    law Právo|Advokáti|Legal
    architecture Architekti|Ateliér|Design
    plastics Plast|Obaly|Fólie
    pharma Pharma|Laboratoře|Bio
    pharmacy Lékárna|Lékárny
    insurance Pojišťovna
    finance Finance|Kapitál|Leasing
    telecom Telekom|Net|Sítě
    airline Air|Aero|Aviation`,
  crafts: `
    baker Pekárna
    butcher Uzeniny|Řeznictví
    hairdresser Kadeřnictví|Salon
    plumber Instal
    painter Malířství
    mason,civil-engineer Stav|Stavby
    dentist Dental
    veterinarian Veterina
    physiotherapist Fyzioterapie|Rehabilitace
    journalist Media|Nakladatelství
    hotel-manager,receptionist Hotel|Penzion`,
  merchants: `Pekařství {owner}|Cukrárna {owner}|Lékárna {town}|Lékárna {owner}|Potraviny {owner}|Supermarket {town}|
    Čerpací stanice {owner}|Knihkupectví {town}|Kavárna {town}|Restaurace {owner}|Fitness {town}|
    Květinářství {owner}|Hračky {owner}|Řeznictví {owner}||Móda {owner}|Elektro {owner}|Optika {owner}|
    Železářství {owner}|Sport {owner}|Cestovní kancelář {town}|Nábytek {owner}|Autoservis {owner}|Zlatnictví {owner}`,
  institutions: `
    university (Univerzita|Vysoká škola) {town}
    primary Základní škola {town}
    secondary (Gymnázium|Střední škola) {town}
    hospital (Nemocnice|Městská nemocnice|Oblastní nemocnice) {town}
    care Domov pro seniory {town}
    town Město {town}
    police Policie České republiky
    transit Dopravní podnik {town}
    pension Správa sociálního zabezpečení`,
  purposes:
    'Auto|Rekonstrukce bydlení|Studium|Konsolidace půjček|Svatba|Zdravotní výdaje|Domácí spotřebiče|Dovolená|Podnikání|Nábytek|Stěhování',
};
