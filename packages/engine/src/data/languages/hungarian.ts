import type { Language } from '../../model.ts';

export const hungarian: Language = {
  student: 'Egyetemi hallgató',
  pensioner: 'Nyugdíjas',
  homemaker: 'Háztartásbeli',
  jobless: 'Munkanélküli',
  disabled: 'Rokkantnyugdíjas',
  titles: `
    cleaner Takarító
    warehouse-worker Raktáros
    kitchen-help Konyhai kisegítő
    farm-worker Mezőgazdasági munkás
    labourer Segédmunkás
    security-guard Biztonsági őr
    delivery-rider Futár
    cashier Pénztáros
    shop-assistant Bolti eladó
    waiter Pincér/Pincérnő
    cook Szakács/Szakácsnő
    driver Gépkocsivezető
    bus-driver Autóbuszvezető
    hairdresser Fodrász
    carer Szociális gondozó
    machine-operator Gépkezelő
    tailor Szabó/Varrónő
    baker Pék
    butcher Hentes
    farmer Gazdálkodó
    receptionist Recepciós
    call-agent Telefonos ügyfélszolgálati munkatárs
    mechanic Autószerelő
    electrician Villanyszerelő
    plumber Vízvezeték-szerelő
    carpenter Asztalos
    painter Szobafestő
    mason Kőműves
    welder Hegesztő
    office-clerk Irodai adminisztrátor
    secretary Titkár/Titkárnő
    bank-clerk Banki ügyintéző
    bookkeeper Könyvelő
    police-officer Rendőr
    firefighter Tűzoltó
    paramedic Mentőápoló
    photographer Fényképész
    nurse Ápoló/Ápolónő
    primary-teacher Tanító/Tanítónő
    lab-technician Laboráns
    sales-representative Területi képviselő
    real-estate-agent Ingatlanközvetítő
    insurance-agent Biztosítási tanácsadó
    graphic-designer Grafikus
    web-developer Webfejlesztő
    network-administrator Hálózati rendszergazda
    translator Fordító
    social-worker Szociális munkás
    physiotherapist Gyógytornász
    hr-officer Személyügyi előadó
    shop-manager Üzletvezető
    secondary-teacher Középiskolai tanár
    accountant Mérlegképes könyvelő
    software-developer Szoftverfejlesztő
    data-analyst Adatelemző
    marketing-specialist Marketingszakértő
    civil-engineer Építőmérnök
    mechanical-engineer Gépészmérnök
    electrical-engineer Villamosmérnök
    architect Építész
    pharmacist Gyógyszerész
    journalist Újságíró
    project-manager Projektmenedzser
    hotel-manager Szállodaigazgató
    lecturer Egyetemi oktató
    lawyer Ügyvéd
    doctor Orvos
    dentist Fogorvos
    veterinarian Állatorvos
    pilot Pilóta
    department-head Osztályvezető
    director Ügyvezető igazgató`,
  trades: `
    retail Kereskedelmi|Trade|Diszkont||Vegyeskereskedés|Vaskereskedés|Könyv
    construction Építő|Bau|Építőipari|Épker|Burkoló|Tetőfedő
    transport Trans|Logisztika|Fuvar|Szállítmányozási|Fuvarozó
    services Szolgáltató|Consulting|Tanácsadó|Szerviz|Rendezvény
    food Élelmiszer|Food||Pékség|Húsipari|Tejipari|Pincészet
    hospitality Vendéglátó|Gasztro|Catering|Szálloda|Panzió
    software Szoftver|Informatika|Digital|Data|Rendszerház
    metal Metal|Fémipari|Acél|Lakatos|Öntöde
    automotive Autó|Autószerviz|Gumi|Motor|Autóalkatrész
    realty Ingatlan|Otthon|Ingatlanfejlesztő
    agriculture Agro|Mezőgazdasági|Kertészet|Farm|Gabona
    electrical Elektro|Villamossági|Villszer|Világítás
    manufacturing Gép|Gépgyártó|Szerszám|Gépipari
    furniture Bútor||Asztalos|Faipari|Konyha
    textiles Textil|Divat|Ruházati||Varroda
    cleaning Takarító|Tisztító|Mosoda|Clean
    beauty Szépségszalon|Kozmetika|Fodrászat|Hair
    accounting Könyvelő|Adótanácsadó|Könyvvizsgáló|Audit
    media Media|Nyomda|Print|Kiadó|Reklám
    health Med|Dental|Egészségügyi|Diagnosztika|Optika
    electronics Elektronika|Elektronikai|Műszaki
    energy Energia|Solar|Napelem
    security Security|Vagyonvédelmi|Őrző-védő
    law Jogi|Legal
    architecture Építész|Design|Tervező
    plastics Műanyag|Plast|Pack|Csomagolástechnika
    pharma Pharma|Labor|Gyógyszergyártó
    pharmacy Patika|Gyógyszertár
    insurance Biztosító
    finance Invest|Pénzügyi|Faktor
    telecom Telekom|Net|Távközlési
    airline Air|Aero|Légi`,
  crafts: `
    baker Pékség
    butcher Húsipari|Húsbolt
    hairdresser Fodrászat|Szépségszalon
    plumber Épületgépész
    painter Festő
    mason,civil-engineer Építő|Építőipari|Bau
    dentist Dental
    veterinarian Állatorvosi
    physiotherapist Fizioterápia
    journalist Media|Kiadó
    hotel-manager,receptionist Szálloda|Panzió`,
  merchants: `{owner} Pékség|{owner} Cukrászda|{owner} Patika|{town} Gyógyszertár|{town} Szupermarket|{owner} Élelmiszer|
    {owner} Benzinkút|{town} Könyvesbolt|{town} Kávézó|{owner} Étterem|{owner} Vendéglő|{town} Fitnesz|
    {owner} Virágüzlet|{owner} Játékbolt|{owner} Húsbolt||{owner} Divat|{owner} Elektronika|{owner} Optika|
    {owner} Vasbolt|{owner} Sport|{town} Utazási Iroda|{owner} Bútor|{owner} Autószerviz|{owner} Ékszer`,
  institutions: `
    university (Műszaki Egyetem|Tudományegyetem|Alkalmazott Tudományok Egyeteme) {town}
    primary (Petőfi Sándor|Arany János|Kölcsey Ferenc|Vörösmarty Mihály|Móra Ferenc) Általános Iskola {town}
    secondary (Petőfi Sándor|Arany János|Kölcsey Ferenc|Vörösmarty Mihály|Móra Ferenc) Gimnázium {town}
    hospital (Városi Kórház|Szent Erzsébet Kórház|Szent Rókus Kórház) {town}
    care (Idősek Otthona|Őszirózsa Idősotthon) {town}
    town {town} Város Önkormányzata
    police Városi Rendőrkapitányság {town}
    transit {town} Városi Közlekedési Vállalat
    pension Állami Nyugdíjfolyósító`,
  purposes:
    'Autó|Lakásfelújítás|Tanulmányok|Adósságrendezés|Esküvő|Egészségügyi kiadás|Háztartási gép|Utazás|Vállalkozás|Bútor|Költözés',
};
