import { balticId } from '../validators/balticId.ts';
import { eeBban, withEeCheck } from '../validators/eeBban.ts';
import { eeKmkr } from '../validators/eeKmkr.ts';
import { eeRegistrikood } from '../validators/eeRegistrikood.ts';
import { eeViitenumber } from '../validators/eeViitenumber.ts';
import { certified, country, pictured } from './declare.ts';

export const ee = country({
  code: 'ee',
  name: 'Estonia',
  alpha3: 'EST',
  currency: 'EUR',
  group: 'Europe',
  aliases: 'Eesti Estonian Estonians Eestlane Eestlased Eesti_Vabariik Republic_of_Estonia Estland Estonie',
  names: {
    male: `Rein Jaan Toomas Andres Margus Urmas Martin Aleksandr Sergei Priit Andrei Aivar Vladimir Jüri Peeter Mati Tõnu
      Ants Indrek Raivo Marko Kristjan Siim Igor Meelis Tiit Enn Heino Arvo Juri Tarmo Rasmus Madis Mihkel Jaak
      Nikolai Dmitri Ain Tanel Rauno Aleksei Viktor Markus Karl Vello Märt Kaspar Kalev Tõnis Raul Taavi Valeri Robert
      Ülo Henri Aare Oleg Villu Ahto Kristo Kaido Maksim Oliver Kevin Romet Hannes Lauri Artur Rain Alar Veiko Janek
      Sander Anton Mart Hugo Kert Ago Erki Sten Kaarel Risto Sulev Kaur Roman Denis Pavel Jevgeni Mihhail Rene Uku
      Joosep Ott Mattias Kristofer Jakob Johannes Herman Romek Aksel Erik Oskar Ivan Anatoli Vadim Ilja Joonas Silver
      Ivo Gert Tauri`,
    female: `Tiina Sirje Anne Malle Olga Irina Jelena Marika Ene Tatjana Riina Eha Katrin Svetlana Natalja Kristiina Piret
      Anna Ülle Maire Galina Mare Laura Merike Liina Urve Helle Valentina Kadri Triin Ljudmila Aino Maarja Leida Kristi
      Heli Pille Viktoria Epp Kersti Ludmilla Anu Linda Maria Julia Külli Jekaterina Krista Marina Kai Tiiu Ingrid
      Eve Signe Luule Aet Jana Annika Kaja Karin Marju Maimu Nina Liis Sandra Anastassia Helena Astrid Veera Kairi
      Greete Evelin Diana Siiri Terje Aili Evi Õie Kertu Mari Birgit Gerli Merle Jaana Ave Aleksandra Heidi Liisa
      Eliise Sofia Marta Emma Mia Hanna Lenna Elisabeth Kristel Kätlin Marleen Darja Ksenia Pilvi Reet Kaire Merilin
      Hele Katre Janne`,
    family: `Ivanov/Ivanova Tamm Saar Sepp Mägi Smirnov/Smirnova Vassiljev/Vassiljeva Petrov/Petrova Kask Kukk Rebane
      Ilves Pärn Koppel Kuznetsov/Kuznetsova Lepik Oja Luik Raudsepp Kuusk Kaasik Mihhailov/Mihhailova Fjodorov/Fjodorova
      Lepp Raud Popov/Popova Nikolajev/Nikolajeva Vaher Pavlov/Pavlova Põder Kallas Kütt Kivi Semjonov/Semjonova
      Stepanov/Stepanova Andrejev/Andrejeva Jakovlev/Jakovleva Volkov/Volkova Morozov/Morozova Aleksejev/Aleksejeva
      Romanov/Romanova Dmitrijev/Dmitrijeva Lember Mets Männik Teder Roos Tomson Laur Kangur Peterson Hunt Jõgi Kruus
      Toom Karu Kaljuvee Kuus Kikas Leppik Laas Lõhmus Luts Õunapuu Jürgenson Johanson Anderson Jakobson
      Hansen Martin Mark Meier Miller Must Mänd Orav Ots Paju Palm Parts Pukk Puusepp Pihlak Püvi Reinsalu Rand Rätsep
      Rosenberg Saks Salumäe Sild Soosaar Suvi Tali Tammik Teras Tiits Toots Treial Uibo Undo Vares Viik Vahter Veski
      Valk Viira Võsu Ader Aas Aavik Allik Arula Eller Ernits Hallik Heinsaar Hein Järv Jalakas Jänes Kaarna
      Kadak Kase Keskküla Kirs Kiik Kivistik Kolk Kont Kurg Kõiv Käär Laanemets Laine Lang Lass Liiv Lind Linnas
      Maasik Murumets Mõttus Mölder Niinemets Nurk Nõmm Ojala Pajula Pulk Raag Reimann Roosileht Sarapuu Sikk Siimon
      Sokolov/Sokolova Kozlov/Kozlova Lebedev/Lebedeva Novikov/Novikova Sidorov/Sidorova Bogdanov/Bogdanova
      Orlov/Orlova Makarov/Makarova Zahharov/Zahharova Grigorjev/Grigorjeva Jegorov/Jegorova`,
  },
  places: {
    // `area` is the first two digits of the town's numbers.
    columns: 'city region zone area lat lon',
    rows: `
      Tallinn|Harjumaa|10111-10155,10611-10621,11311-11318,12911-12919,13411-13426,13511-13525|64|59.4370|24.7535
      Tartu|Tartumaa|50406-50417,50603-50615,51003-51015|73|58.3806|26.7251
      Narva|Ida-Virumaa|20304-20309,20605-20609,21003-21008|35|59.3772|28.1903
      Pärnu|Pärnumaa|80010-80044|44|58.3859|24.4971
      Kohtla-Järve|Ida-Virumaa|30321-30328,31021-31027|33|59.3986|27.2731
      Viljandi|Viljandimaa|71003-71024|43|58.3639|25.5900
      Maardu|Harjumaa|74111-74117|60|59.4653|24.9822
      Rakvere|Lääne-Virumaa|44306-44317|32|59.3464|26.3558
      Kuressaare|Saaremaa|93810-93819|45|58.2481|22.5039
      Sillamäe|Ida-Virumaa|40231-40233|39|59.3970|27.7633
      Valga|Valgamaa|68203-68208|76|57.7778|26.0473
      Võru|Võrumaa|65604-65610|78|57.8339|27.0194
      Jõhvi|Ida-Virumaa|41531-41538|33|59.3592|27.4211
      Keila|Harjumaa|76605-76610|67|59.3036|24.4131
      Haapsalu|Läänemaa|90502-90508|47|58.9431|23.5414
      Paide|Järvamaa|72711-72720|38|58.8856|25.5572
      Tapa|Lääne-Virumaa|45106-45109|32|59.2606|25.9586
      Põlva|Põlvamaa|63303-63308|79|58.0603|27.0694
      Jõgeva|Jõgevamaa|48303-48309|77|58.7467|26.3939
      Rapla|Raplamaa|79511-79514|48|59.0072|24.7928`,
  },
  roads: `Tallinna_maantee Tartu_maantee Pärnu_maantee Narva_maantee Kooli Pikk Lai Uus Vabaduse_puiestee Jaama Aia Kesk
    Metsa Põllu Kase Pärna Tamme Männi Kuuse Sireli Roosi Lille Ranna Mere Sadama Turu Kalda Jõe Järve Mäe Oru Viljandi_maantee Võidu
    Kreutzwaldi Koidula Tammsaare_tee Liiva Kivi Suur Väike Vee Posti Rüütli Lossi`,
  street: '{road} {1-120}(|||-{1-90}|-{1-90})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+372 5[1-36-8]## ####',
  landline: '+372 {place.area}# ####',
  banks: {
    columns: 'bank bic code',
    rows: `
      Swedbank|HABAEE2X|22
      SEB Pank|EEUHEE2X|10
      LHV Pank|LHVBEE22|77
      Luminor Bank|RIKOEE22|96
      Coop Pank|EKRDEE22|42
      Bigbank|BIGKEE2B|75
      Citadele banka|PARXEE22|12
      OP Corporate Bank|OKOYEE2X|51`,
  },
  account: certified(eeBban, 'Kontonumber', {
    synonyms: ['konto', 'arvelduskonto'],
    make(random, p) {
      const bank = p.bank.code?.text;
      return withEeCheck(`${bank}00${bank}${random.digits(9)}0`);
    },
  }),
  bban: '{account}',
  cards: 'visa mastercard',
  firms: {
    forms: 'OÜ OÜ OÜ OÜ AS TÜ',
    name: '({founder} {trade}|{place.city} {trade}|{founder} ja Pojad|{founder} & {partner}|{trade} {founder}) {form}',
  },
  income: [1100, 4200],
  fields: {
    id: certified(balticId, 'Isikukood', { synonyms: ['personal code'] }),
    idcard: pictured('ID-kaardi number', 'A[A-F]#######', {
      group: 'identity',
      synonyms: ['id kaart'],
    }),
    passport: pictured('Passi number', 'K[A-F]#######'),
    licence: pictured('Juhiloa number', 'E[ST]######', { synonyms: ['juhiluba', 'juhiload'] }),
    tax: certified(balticId, 'Isikukood (maks)', { make: (_, p) => p.read('id') }),
    health: certified(balticId, 'Ravikindlustuse isikukood', {
      synonyms: ['tervisekassa', 'haigekassa'],
      make: (_, p) => p.read('id'),
    }),
    reference: certified(eeViitenumber, 'Viitenumber', { synonyms: ['viide'] }),
    plate: pictured('Registreerimisnumber', '{001-999} [A-PR-TVX-Z][A-PR-TVX-Z][A-PR-TVX-Z]', {
      synonyms: ['numbrimärk', 'autonumber'],
    }),
  },
  company: {
    registration: certified(eeRegistrikood, 'Registrikood'),
    vat: certified(eeKmkr, 'KMKR number'),
  },
  presets: [
    {
      key: 'maksekorraldus',
      name: 'Maksekorraldus (payment order)',
      rows: [
        ['Maksja', 'name'],
        ['Maksja isikukood', 'id'],
        ['Maksja konto', 'iban'],
        ['Saaja', 'company.name'],
        ['Saaja registrikood', 'company.registration'],
        ['Saaja konto', 'company.iban'],
        ['Summa', 'amount'],
        ['Valuuta', 'currency'],
        ['Viitenumber', 'reference'],
        ['Kuupäev', 'date'],
      ],
    },
  ],
});
