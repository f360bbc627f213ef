import type { Language } from '../../model.ts';

export const polish: Language = {
  student: 'Student/Studentka',
  pensioner: 'Emeryt/Emerytka',
  homemaker: 'Zajmujący się domem/Zajmująca się domem',
  jobless: 'Bezrobotny/Bezrobotna',
  disabled: 'Rencista/Rencistka',
  titles: `
    cleaner Sprzątacz/Sprzątaczka
    warehouse-worker Magazynier/Magazynierka
    kitchen-help Pomoc kuchenna
    farm-worker Pracownik rolny/Pracownica rolna
    labourer Robotnik budowlany/Robotnica budowlana
    security-guard Pracownik ochrony/Pracownica ochrony
    delivery-rider Kurier/Kurierka
    cashier Kasjer/Kasjerka
    shop-assistant Sprzedawca/Sprzedawczyni
    waiter Kelner/Kelnerka
    cook Kucharz/Kucharka
    driver Kierowca
    bus-driver Kierowca autobusu
    hairdresser Fryzjer/Fryzjerka
    carer Opiekun osób starszych/Opiekunka osób starszych
    machine-operator Operator maszyn/Operatorka maszyn
    tailor Krawiec/Krawcowa
    baker Piekarz
    butcher Rzeźnik
    farmer Rolnik/Rolniczka
    receptionist Recepcjonista/Recepcjonistka
    call-agent Konsultant telefoniczny/Konsultantka telefoniczna
    mechanic Mechanik samochodowy
    electrician Elektryk
    plumber Hydraulik
    carpenter Stolarz
    painter Malarz/Malarka
    mason Murarz
    welder Spawacz/Spawaczka
    office-clerk Pracownik biurowy/Pracownica biurowa
    secretary Sekretarz/Sekretarka
    bank-clerk Doradca bankowy/Doradczyni bankowa
    bookkeeper Księgowy/Księgowa
    police-officer Policjant/Policjantka
    firefighter Strażak/Strażaczka
    paramedic Ratownik medyczny/Ratowniczka medyczna
    photographer Fotograf/Fotografka
    nurse Pielęgniarz/Pielęgniarka
    primary-teacher Nauczyciel szkoły podstawowej/Nauczycielka szkoły podstawowej
    lab-technician Laborant/Laborantka
    sales-representative Przedstawiciel handlowy/Przedstawicielka handlowa
    real-estate-agent Pośrednik w obrocie nieruchomościami/Pośredniczka w obrocie nieruchomościami
    insurance-agent Agent ubezpieczeniowy/Agentka ubezpieczeniowa
    graphic-designer Grafik komputerowy/Graficzka komputerowa
    web-developer Programista stron internetowych/Programistka stron internetowych
    network-administrator Administrator sieci/Administratorka sieci
    translator Tłumacz/Tłumaczka
    social-worker Pracownik socjalny/Pracownica socjalna
    physiotherapist Fizjoterapeuta/Fizjoterapeutka
    hr-officer Specjalista ds. kadr/Specjalistka ds. kadr
    shop-manager Kierownik sklepu/Kierowniczka sklepu
    secondary-teacher Nauczyciel szkoły średniej/Nauczycielka szkoły średniej
    accountant Samodzielny księgowy/Samodzielna księgowa
    software-developer Programista/Programistka
    data-analyst Analityk danych/Analityczka danych
    marketing-specialist Specjalista ds. marketingu/Specjalistka ds. marketingu
    civil-engineer Inżynier budownictwa
    mechanical-engineer Inżynier mechanik
    electrical-engineer Inżynier elektryk
    architect Architekt/Architektka
    pharmacist Farmaceuta/Farmaceutka
    journalist Dziennikarz/Dziennikarka
    project-manager Kierownik projektu/Kierowniczka projektu
    hotel-manager Dyrektor hotelu/Dyrektorka hotelu
    lecturer Nauczyciel akademicki/Nauczycielka akademicka
    lawyer Adwokat/Adwokatka
    doctor Lekarz/Lekarka
    dentist Dentysta/Dentystka
    veterinarian Lekarz weterynarii/Lekarka weterynarii
    pilot Pilot/Pilotka
    department-head Kierownik działu/Kierowniczka działu
    director Prezes zarządu`,
  trades: `
    retail Handel|Market|Hurt||Delikatesy|Księgarnia|Dom
    construction Bud|Budownictwo|Dach-Bud|Instal|Invest-Bud|Wykończenia
    transport Trans|Logistyka|Spedycja|Transport|Cargo
    services Serwis|Consulting|Usługi|Doradztwo|Eventy
    food Delikatesy||Piekarnia|Mleczarnia|Wędliny|Przetwórnia|Cukiernia|Masarnia
    hospitality Hotel|Restauracja|Catering|Gastro|Pensjonat
    software Soft|Systemy|Informatyka|Data|Digital
    metal Met|Stal|Metal|Odlewnia|Stal-Met
    automotive Auto|Motors|Moto|Opony|Auto-Serwis
    realty Nieruchomości|Dom|Invest|Deweloper
    agriculture Agro|Rol|Ogrodnictwo|Zboża|Sady
    electrical Elektro|Elektryka|Elektroinstal|Oświetlenie
    manufacturing Tech|Maszyny|Narzędzia|Mechanika
    furniture Meble|Wnętrza||Stolarnia|Kuchnie|Drew
    textiles Tex|Moda|Odzież|Tekstylia||Krawiectwo
    cleaning Czystość|Pralnia|Clean|Porządki
    beauty Fryzjerstwo|Kosmetyka|Uroda|Salon
    accounting Rachunkowość|Podatki|Audyt|Księgowość
    media Druk|Media|Wydawnictwo|Reklama|Studio|Foto
    health Med|Dent|Medyk|Przychodnia|Diagnostyka
    electronics Elektronika|RTV||Podzespoły
    energy Energia|Solar|Eko-Energia|Energetyka
    security Ochrona|Security|Alarm
    law Prawo|Adwokaci|Kancelaria
    architecture Architekci|Projekt|Pracownia
    plastics Plast|Opakowania|Folie
    pharma Farm|Pharma|Laboratorium|Bio
    pharmacy Apteka|Apteki
    insurance Ubezpieczenia
    finance Finanse|Kapitał|Kredyt
    telecom Telekom|Net|Sieci
    airline Lot|Aero|Avia`,
  crafts: `
    baker Piekarnia
    butcher Masarnia|Wędliny
    hairdresser Fryzjerstwo|Salon
    plumber Instal
    painter Wykończenia|Malowanie
    mason,civil-engineer Bud|Budownictwo|Invest-Bud
    dentist Dent|Stomatologia
    veterinarian Weterynaria
    physiotherapist Rehabilitacja|Fizjoterapia
    journalist Media|Wydawnictwo
    hotel-manager,receptionist Hotel|Pensjonat`,
  merchants: `Piekarnia {owner}|Cukiernia {owner}|Apteka {owner}|Apteka {town}|Delikatesy {owner}|Supermarket {town}|
    Stacja Paliw {owner}|Księgarnia {town}|Kawiarnia {town}|Restauracja {owner}|Siłownia {town}|Kwiaciarnia {owner}|
    Zabawki {owner}|Sklep Mięsny {owner}||Odzież {owner}|Elektronika {owner}|Optyk {owner}|Market Budowlany {town}|
    Sklep Sportowy {owner}|Biuro Podróży {town}|Meble {owner}|Autoserwis {owner}|Jubiler {owner}`,
  institutions: `
    university (Uniwersytet Techniczny|Akademia Nauk Stosowanych|Wyższa Szkoła Zarządzania) {town}
    primary Szkoła Podstawowa nr {1-40} {town}
    secondary Liceum Ogólnokształcące nr {1-12} {town}
    hospital Szpital (Miejski|Wojewódzki|Specjalistyczny) {town}
    care Dom Pomocy Społecznej {town}
    town Urząd Miasta {town}
    police Komenda Miejska Policji {town}
    transit Miejskie Przedsiębiorstwo Komunikacyjne {town}
    pension Fundusz Emerytalny`,
  purposes:
    'Samochód|Remont mieszkania|Edukacja|Konsolidacja zadłużenia|Wesele|Leczenie|Sprzęt AGD|Wakacje|Własna działalność|Meble|Przeprowadzka',
};
