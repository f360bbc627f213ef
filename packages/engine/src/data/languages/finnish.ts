import type { Language } from '../../model.ts';

export const finnish: Language = {
  student: 'Opiskelija',
  pensioner: 'Eläkeläinen',
  homemaker: 'Kotiäiti tai -isä',
  jobless: 'Työtön',
  disabled: 'Työkyvyttömyyseläkeläinen',
  titles: `
    cleaner Siivooja
    warehouse-worker Varastotyöntekijä
    kitchen-help Keittiöapulainen
    farm-worker Maatilatyöntekijä
    labourer Rakennustyöntekijä
    security-guard Vartija
    delivery-rider Ruokalähetti
    cashier Kassatyöntekijä
    shop-assistant Myyjä
    waiter Tarjoilija
    cook Kokki
    driver Kuljettaja
    bus-driver Linja-autonkuljettaja
    hairdresser Parturi-kampaaja
    carer Lähihoitaja
    machine-operator Koneenkäyttäjä
    tailor Ompelija
    baker Leipuri
    butcher Lihanleikkaaja
    farmer Maanviljelijä
    receptionist Vastaanottovirkailija
    call-agent Asiakaspalvelija
    mechanic Ajoneuvoasentaja
    electrician Sähköasentaja
    plumber Putkiasentaja
    carpenter Puuseppä
    painter Maalari
    mason Muurari
    welder Hitsaaja
    office-clerk Toimistotyöntekijä
    secretary Sihteeri
    bank-clerk Pankkitoimihenkilö
    bookkeeper Kirjanpitäjä
    police-officer Poliisi
    firefighter Pelastaja
    paramedic Ensihoitaja
    photographer Valokuvaaja
    nurse Sairaanhoitaja
    primary-teacher Luokanopettaja
    lab-technician Laborantti
    sales-representative Myyntiedustaja
    real-estate-agent Kiinteistönvälittäjä
    insurance-agent Vakuutusmyyjä
    graphic-designer Graafinen suunnittelija
    web-developer Web-kehittäjä
    network-administrator Verkkoasiantuntija
    translator Kääntäjä
    social-worker Sosiaalityöntekijä
    physiotherapist Fysioterapeutti
    hr-officer Henkilöstöasiantuntija
    shop-manager Myymäläpäällikkö
    secondary-teacher Aineenopettaja
    accountant Taloushallinnon asiantuntija
    software-developer Ohjelmistokehittäjä
    data-analyst Data-analyytikko
    marketing-specialist Markkinointiasiantuntija
    civil-engineer Rakennusinsinööri
    mechanical-engineer Koneinsinööri
    electrical-engineer Sähköinsinööri
    architect Arkkitehti
    pharmacist Proviisori
    journalist Toimittaja
    project-manager Projektipäällikkö
    hotel-manager Hotellinjohtaja
    lecturer Yliopistonlehtori
    lawyer Asianajaja
    doctor Lääkäri
    dentist Hammaslääkäri
    veterinarian Eläinlääkäri
    pilot Lentäjä
    department-head Osastopäällikkö
    director Toimitusjohtaja`,
  trades: `
    retail Kauppa|Myymälä|Tukku||Rauta|Kirjakauppa|Tarvike
    construction Rakennus|Rakennusliike|Saneeraus|LVI|Maanrakennus|Katto
    transport Kuljetus|Logistiikka|Rahti|Kuriiri|Kuljetusliike
    services Palvelut|Konsultointi|Henkilöstöpalvelu|Huolto|Tapahtumat
    food Elintarvike||Leipomo|Liha|Meijeri|Panimo
    hospitality Ravintolat|Hotelli|Kahvila|Catering|Pitopalvelu
    software Ohjelmistot|Data|Digi|Järjestelmät|Tietotekniikka
    metal Metalli|Teräs|Hitsaus|Valimo|Konepaja
    automotive Auto|Autohuolto|Varaosa|Rengas|Autotalo
    realty Kiinteistöt|Asunnot|Kodit
    agriculture Maatila|Puutarha|Taimisto|Vilja|Agro
    electrical Sähkö|Sähköasennus|Valaistus
    manufacturing Kone|Tekniikka|Työkalut|Koneet
    furniture Kaluste|Sisustus||Puusepänliike|Keittiöt|Puu
    textiles Tekstiili|Muoti|Vaatetus||Ompelimo
    cleaning Siivous|Pesula|Puhtaus|Siivouspalvelu
    beauty Kampaamo|Kosmetiikka|Parturi|Kauneus
    accounting Tilitoimisto|Tilintarkastus|Vero|Taloushallinto
    media Media|Paino|Kustannus|Mainos|Studio
    health Hammas|Lääkäriasema|Fysio|Terveys|Silmä
    electronics Elektroniikka|Kodinkone||Komponentti
    energy Energia|Aurinko|Voima|Lämpö
    security Turva|Vartiointi
    law Lakitoimisto|Asianajotoimisto
    architecture Arkkitehdit|Suunnittelu|Arkkitehtitoimisto
    plastics Muovi|Pakkaus
    pharma Lääke|Laboratoriot|Biotekniikka
    pharmacy Apteekki
    insurance Vakuutus
    finance Rahoitus|Pääoma|Sijoitus
    telecom Tele|Verkot|Yhteydet
    airline Lento|Ilmailu`,
  crafts: `
    baker Leipomo
    butcher Liha
    hairdresser Kampaamo|Parturi
    plumber LVI
    painter Maalaus
    mason,civil-engineer Rakennus|Rakennusliike
    dentist Hammas
    veterinarian Eläinklinikka
    physiotherapist Fysio
    journalist Media|Kustannus
    hotel-manager,receptionist Hotelli`,
  merchants: `Leipomo {owner}|Konditoria {owner}|Apteekki {town}|Ruokakauppa {owner}|Supermarket {town}|Huoltoasema {owner}|
    Kirjakauppa {town}|Kahvila {owner}|Ravintola {owner}|Kuntosali {town}|Kukkakauppa {owner}|Lelukauppa {owner}|
    Kampaamo {owner}||Muotiliike {owner}|Kodinkone {owner}|Elektroniikka {owner}|Optikko {owner}|
    Rautakauppa {owner}|Urheilu {owner}|Matkatoimisto {town}|Huonekalu {owner}|Autohuolto {owner}|Kultaseppä {owner}`,
  institutions: `
    university (Yliopistokeskus|Yliopistokampus) {town}
    primary Alakoulu {town}
    secondary Lukio {town}
    hospital (Keskussairaala|Aluesairaala|Kaupunginsairaala) {town}
    care (Hoivakoti|Palvelutalo) {town}
    town Kaupunginvirasto {town}
    police Poliisilaitos {town}
    transit Kaupunkiliikenne {town}
    pension Valtion eläkekassa`,
  purposes:
    'Auto|Kodin remontti|Opiskelu|Lainojen yhdistäminen|Häät|Terveydenhoito|Kodinkoneet|Matka|Oma yritys|Huonekalut|Muutto',
};
