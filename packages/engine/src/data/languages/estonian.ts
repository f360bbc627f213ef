import type { Language } from '../../model.ts';

export const estonian: Language = {
  student: 'Üliõpilane',
  pensioner: 'Pensionär',
  homemaker: 'Kodune',
  jobless: 'Töötu',
  disabled: 'Töövõimetuspensionär',
  titles: `
    cleaner Koristaja
    warehouse-worker Laotöötaja
    kitchen-help Köögiabiline
    farm-worker Põllutööline
    labourer Ehitustööline
    security-guard Turvatöötaja
    delivery-rider Kuller
    cashier Kassapidaja
    shop-assistant Müüja
    waiter Kelner/Ettekandja
    cook Kokk
    driver Autojuht
    bus-driver Bussijuht
    hairdresser Juuksur
    carer Hooldustöötaja
    machine-operator Masinaoperaator
    tailor Rätsep
    baker Pagar
    butcher Lihunik
    farmer Talunik
    receptionist Hotelliadministraator
    call-agent Klienditeenindaja
    mechanic Automehaanik
    electrician Elektrik
    plumber Torulukksepp
    carpenter Puusepp
    painter Maaler
    mason Müürsepp
    welder Keevitaja
    office-clerk Kontoritöötaja
    secretary Sekretär
    bank-clerk Pangateller
    bookkeeper Raamatupidaja
    police-officer Politseinik
    firefighter Päästja
    paramedic Kiirabitehnik
    photographer Fotograaf
    nurse Meditsiiniõde
    primary-teacher Klassiõpetaja
    lab-technician Laborant
    sales-representative Müügiesindaja
    real-estate-agent Kinnisvaramaakler
    insurance-agent Kindlustusmaakler
    graphic-designer Graafiline disainer
    web-developer Veebiarendaja
    network-administrator Võrguadministraator
    translator Tõlkija
    social-worker Sotsiaaltöötaja
    physiotherapist Füsioterapeut
    hr-officer Personalispetsialist
    shop-manager Kaupluse juhataja
    secondary-teacher Gümnaasiumiõpetaja
    accountant Vanemraamatupidaja
    software-developer Tarkvaraarendaja
    data-analyst Andmeanalüütik
    marketing-specialist Turundusspetsialist
    civil-engineer Ehitusinsener
    mechanical-engineer Mehaanikainsener
    electrical-engineer Elektriinsener
    architect Arhitekt
    pharmacist Apteeker
    journalist Ajakirjanik
    project-manager Projektijuht
    hotel-manager Hotellijuht
    lecturer Õppejõud
    lawyer Jurist
    doctor Arst
    dentist Hambaarst
    veterinarian Loomaarst
    pilot Piloot
    department-head Osakonnajuhataja
    director Tegevjuht`,
  trades: `
    retail Kaubandus|Kaup|Pood|Hulgi||Raamatud|Kodu
    construction Ehitus|Katus|Ehitustööd|Torutööd|Viimistlus|Arendus
    transport Transport|Logistika|Veod|Kuller|Ekspedeerimine
    services Teenused|Konsult|Personal|Haldus|Sündmused
    food Toidud||Pagar|Liha|Piim|Joogid
    hospitality Hotell|Restoran|Kohvik|Catering|Külalistemaja
    software Tarkvara|Andmed|Digi|Süsteemid|Tehnoloogia
    metal Metall|Teras|Keevitus|Valu
    automotive Auto|Autoteenindus|Autoosad|Rehvid|Motors
    realty Kinnisvara|Kodud|Majad
    agriculture Agro|Talu|Aed|Teravili|Puukool
    electrical Elekter|Elektritööd|Valgustus
    manufacturing Masinad|Tehnika|Tööriistad|Masinatehas
    furniture Mööbel|Sisustus||Tisleri|Köögid|Puit
    textiles Tekstiil|Mood|Rõivad||Õmblus
    cleaning Puhastus|Pesumaja|Koristus
    beauty Ilusalong|Kosmeetika|Juuksur|Ilu
    accounting Raamatupidamine|Audit|Maksud
    media Meedia|Trükk|Kirjastus|Reklaam|Stuudio
    health Hambaravi|Kliinik|Tervis|Diagnostika
    electronics Elektroonika|Kodumasinad||Komponendid
    energy Energia|Päike|Soojus
    security Turva|Valve
    law Õigus|Advokaadid
    architecture Arhitektid|Disain|Projekt
    plastics Plast|Pakend
    pharma Farma|Laborid|Biotehnoloogia
    pharmacy Apteek|Apteegid
    insurance Kindlustus
    finance Kapital|Invest|Finants
    telecom Telekom|Võrgud
    airline Lennundus|Aero`,
  crafts: `
    baker Pagar
    butcher Liha
    hairdresser Juuksur|Ilusalong
    plumber Torutööd
    painter Viimistlus|Maalritööd
    mason,civil-engineer Ehitus|Ehitustööd
    dentist Hambaravi
    veterinarian Loomakliinik
    physiotherapist Füsioteraapia
    journalist Meedia|Kirjastus
    hotel-manager,receptionist Hotell|Külalistemaja`,
  merchants: `Pagariäri {owner}|Kondiiter {owner}|Apteek {town}|Toidukauplus {owner}|Supermarket {town}|Tankla {owner}|
    Raamatupood {town}|Kohvik {owner}|Restoran {owner}|Spordiklubi {town}|Lillepood {owner}|Mänguasjad {owner}|
    Lihapood {owner}|Juuksur {owner}||Rõivapood {owner}|Elektroonika {owner}|Optika {owner}|Ehituspood {owner}|
    Spordikaubad {owner}|Reisibüroo {town}|Mööblipood {owner}|Autoteenindus {owner}|Juveel {owner}`,
  institutions: `
    university (Ülikool|Kõrgkool) {town}
    primary Põhikool {town}
    secondary Gümnaasium {town}
    hospital (Linnahaigla|Keskhaigla|Haigla) {town}
    care Hooldekodu {town}
    town Linnavalitsus {town}
    police Politseijaoskond {town}
    transit Linnatransport {town}
    pension Riiklik Pensionikassa`,
  purposes:
    'Auto|Kodu remont|Õpingud|Laenude ühendamine|Pulmad|Ravikulud|Kodumasinad|Reis|Oma ettevõte|Mööbel|Kolimine',
};
