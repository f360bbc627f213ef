import type { Language } from '../../model.ts';

export const icelandic: Language = {
  student: 'Námsmaður',
  pensioner: 'Ellilífeyrisþegi',
  homemaker: 'Heimavinnandi',
  jobless: 'Atvinnulaus',
  disabled: 'Öryrki',
  titles: `
    cleaner Ræstitæknir
    warehouse-worker Lagerstarfsmaður
    kitchen-help Aðstoðarmaður í eldhúsi
    farm-worker Landbúnaðarverkamaður
    labourer Byggingaverkamaður
    security-guard Öryggisvörður
    delivery-rider Sendill
    cashier Kassastarfsmaður
    shop-assistant Afgreiðslumaður/Afgreiðslukona
    waiter Þjónn
    cook Matreiðslumaður
    driver Bílstjóri
    bus-driver Vagnstjóri
    hairdresser Hársnyrtir
    carer Starfsmaður í umönnun
    machine-operator Vélgæslumaður
    tailor Klæðskeri
    baker Bakari
    butcher Kjötiðnaðarmaður
    farmer Bóndi
    receptionist Móttökustarfsmaður
    call-agent Þjónustufulltrúi
    mechanic Bifvélavirki
    electrician Rafvirki
    plumber Pípulagningamaður
    carpenter Trésmiður
    painter Málari
    mason Múrari
    welder Málmsuðumaður
    office-clerk Skrifstofustarfsmaður
    secretary Ritari
    bank-clerk Bankastarfsmaður
    bookkeeper Bókari
    police-officer Lögreglumaður/Lögreglukona
    firefighter Slökkviliðsmaður
    paramedic Sjúkraflutningamaður
    photographer Ljósmyndari
    nurse Hjúkrunarfræðingur
    primary-teacher Grunnskólakennari
    lab-technician Lífeindafræðingur
    sales-representative Sölufulltrúi
    real-estate-agent Fasteignasali
    insurance-agent Tryggingaráðgjafi
    graphic-designer Grafískur hönnuður
    web-developer Vefforritari
    network-administrator Kerfisstjóri
    translator Þýðandi
    social-worker Félagsráðgjafi
    physiotherapist Sjúkraþjálfari
    hr-officer Mannauðsfulltrúi
    shop-manager Verslunarstjóri
    secondary-teacher Framhaldsskólakennari
    accountant Endurskoðandi
    software-developer Forritari
    data-analyst Gagnasérfræðingur
    marketing-specialist Markaðsfulltrúi
    civil-engineer Byggingarverkfræðingur
    mechanical-engineer Vélaverkfræðingur
    electrical-engineer Rafmagnsverkfræðingur
    architect Arkitekt
    pharmacist Lyfjafræðingur
    journalist Blaðamaður/Blaðakona
    project-manager Verkefnastjóri
    hotel-manager Hótelstjóri
    lecturer Lektor
    lawyer Lögmaður
    doctor Læknir
    dentist Tannlæknir
    veterinarian Dýralæknir
    pilot Flugmaður
    department-head Deildarstjóri
    director Framkvæmdastjóri`,
  trades: `
    retail Verslun|Heildverslun|Vörur||Húsbúnaður|Bækur
    construction Byggingar|Verktakar|Pípulagnir|Húsasmíði|Málun|Múrverk
    transport Flutningar|Vöruflutningar|Sendibílar|Sendingar
    services Ráðgjöf|Þjónusta|Viðburðir|Lausnir
    food Matvæli||Brauðgerð|Kjötvinnsla|Fiskvinnsla|Drykkir
    hospitality Veitingar|Gisting|Hótel|Veisluþjónusta
    software Hugbúnaður|Veflausnir|Tölvulausnir|Gögn
    metal Vélsmiðja|Stál|Málmsmíði|Blikksmiðja
    automotive Bílaverkstæði|Bílar|Varahlutir|Dekk
    realty Fasteignir|Eignir|Fasteignasala
    agriculture Ræktun|Gróðrarstöð|Garðyrkja|Búvörur
    electrical Raflagnir|Rafverk|Lýsing
    manufacturing Vélar|Iðnaður|Verkfæri|Vélaverk
    furniture Húsgögn||Innréttingar|Trésmiðja
    textiles Textíll|Fatnaður|Prjónavörur||Saumastofa
    cleaning Ræsting|Hreingerningar|Þrif|Þvottahús
    beauty Hárstofa|Snyrtistofa|Snyrtivörur
    accounting Bókhald|Endurskoðun|Reikningsskil
    media Miðlun|Prentsmiðja|Útgáfa|Auglýsingastofa
    health Læknastofa|Tannlækningar|Sjúkraþjálfun|Heilsa
    electronics Rafeindatækni|Raftæki|Tölvubúnaður
    energy Orka|Jarðvarmi|Veitur
    security Öryggi|Vöktun|Öryggisgæsla
    law Lögmenn|Lögmannsstofa
    architecture Arkitektar|Teiknistofa|Hönnun
    plastics Plast|Umbúðir
    pharma Lyf|Líftækni|Rannsóknir
    pharmacy Apótek
    insurance Tryggingar|Vátryggingar
    finance Fjármál|Fjárfestingar|Eignastýring
    telecom Fjarskipti|Netlausnir
    airline Flug|Flugfélag|Flugþjónusta`,
  crafts: `
    baker Brauðgerð|Bakarí
    butcher Kjötvinnsla
    hairdresser Hárstofa
    plumber Pípulagnir
    painter Málun
    mason,civil-engineer Byggingar|Verktakar|Múrverk
    dentist Tannlækningar
    veterinarian Dýraspítali
    physiotherapist Sjúkraþjálfun
    journalist Miðlun|Útgáfa
    hotel-manager,receptionist Hótel|Gisting`,
  merchants: `(Bæjar|Fjarðar|Hlíðar)bakarí|Bakaríið {town}|Apótekið {town}|Matvörubúðin {town}|Bensínstöðin {town}|
    Bókabúðin {town}|Kaffihúsið {town}|Veitingahúsið {town}|Líkamsræktin {town}|Blómabúðin {town}|
    Leikfangabúðin {town}|Fiskbúðin {town}|Ísbúðin {town}|Kaffi (Höfn|Hlíð|Torg|Bryggja)||Tískuhúsið {town}|
    Raftækjabúðin {town}|Gleraugnabúðin {town}|Byggingavörur {town}|Sportbúðin {town}|Ferðaskrifstofan {town}|
    Húsgögn {town}|Bílaverkstæðið {town}|Skartgripir {town}`,
  institutions: `
    university Háskólasetrið {town}
    primary Grunnskóli {town}
    secondary Framhaldsskóli {town}
    hospital (Sjúkrahúsið|Heilbrigðisstofnunin) {town}
    care Hjúkrunarheimilið (Hlíð|Lundur|Sólvellir) {town}
    town Ráðhúsið {town}
    police Lögreglan {town}
    transit Strætisvagnar {town}
    pension Tryggingastofnun`,
  purposes:
    'Bílakaup|Endurbætur á húsnæði|Nám|Endurfjármögnun|Brúðkaup|Tannlækningar|Heimilistæki|Ferðalag|Stofnun fyrirtækis|Húsgögn|Flutningar',
};
