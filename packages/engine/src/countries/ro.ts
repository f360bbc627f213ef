import { roCnp } from '../validators/roCnp.ts';
import { roCui } from '../validators/roCui.ts';
import { roOnrc } from '../validators/roOnrc.ts';
import { certified, country, pictured } from './declare.ts';

export const ro = country({
  code: 'ro',
  name: 'Romania',
  alpha3: 'ROU',
  currency: 'RON',
  group: 'Europe',
  aliases: 'România Romanian Romanians Român Români Română Roumanie Rumänien Rumania',
  names: {
    male: `Gheorghe Ion Andrei Alexandru Vasile Constantin Nicolae Mihai Ioan Ștefan Florin Marian Cristian Adrian Gabriel
      Daniel Dumitru Ionuț Marius Bogdan Cătălin Ciprian Cosmin Sorin Viorel Petru Ovidiu Radu Lucian Răzvan Vlad Paul
      Robert David Costel Iulian Liviu Claudiu Dan Sebastian Victor Valentin Cornel Marin Ilie Laurențiu Silviu Eduard
      Alin Darius Dragoș Emil Eugen George Tudor Traian Horia Aurel Petre Dorin Doru Mircea Nelu Remus Romeo Sergiu Simion
      Teodor Toma Tiberiu Virgil Octavian Matei Luca Rareș Denis Iustin Filip Albert Anton Călin Codrin Corneliu Costin
      Dănuț Dorel Emanuel Felix Flavius Grigore Iosif Iulius Leonard Lorin Mugurel Narcis Nicușor Patrick Pavel Samuel
      Septimiu Stelian Titus Vicențiu Zoltán István Attila László`,
    female: `Maria Elena Ioana Ana Andreea Mihaela Alexandra Cristina Daniela Gabriela Georgeta Florentina Alina Mariana
      Nicoleta Simona Raluca Roxana Adriana Carmen Monica Diana Laura Loredana Ramona Anca Camelia Claudia Corina Dana
      Doina Ecaterina Elisabeta Florica Ileana Irina Iuliana Liliana Lucia Luminița Magdalena Margareta Mirela Niculina
      Oana Paula Rodica Silvia Sofia Steluța Teodora Tatiana Valentina Vasilica Veronica Victoria Violeta Viorica
      Bianca Denisa Larisa Mădălina Miruna Patricia Petronela Sabina Sorina Ștefania Antonia Aurelia Aurica Beatrice
      Cornelia Crina Delia Domnica Eugenia Eva Filofteia Gheorghița Ilinca Ionela Lavinia Lidia Lăcrămioara Marcela
      Marinela Marilena Marina Maricica Melania Natalia Olga Olivia Otilia Paraschiva Ruxandra Sanda Sara Smaranda
      Sonia Tamara Tudora Zoe Ildikó Erika Eszter`,
    family: `Popa Popescu Pop Radu Ionescu Dumitru Stan Stoica Gheorghe Matei Ciobanu Rusu Constantin Munteanu Marin Lazăr
      Ion Șerban Cristea Florea Moldovan Sandu Neagu Dobre Barbu Vasile Nistor Stanciu Dinu Muntean Toma Oprea Ilie
      Dragomir Tudor Nicolae Stancu Coman Badea Iordache Ștefan Andrei Georgescu Anghel Roman Sava Manea Marinescu Suciu
      Petcu Rus Bucur Preda Avram Voicu Constantinescu Ungureanu Ursu Diaconu Zamfir Mocanu Tănase Nedelcu Costea Crăciun
      Filip Ene Vlad Simion Dima Mihai Bălan Enache Mureșan Lupu Grigore Olteanu Stoian Oancea Dragan Petre Cojocaru
      Iancu Alexandru Niculae Apostol Ardelean David Mitrea Nagy Szabó Kovács Marcu Luca Chiriac Dănilă Mihăilă Manole
      Negru Albu Vasilescu Drăghici Dumitrescu Bratu Crișan Bejan Botezatu Pavel Cozma Rotaru Ivan Trandafir Iliescu
      Pascu Paraschiv Anton Miron Moraru Tudose Nica Neacșu Mihalache Grosu Sîrbu Rădulescu Gavrilă Niță Banu Bogdan
      Aldea Istrate Baciu Surdu Stănescu Costache Ghinea Croitoru Ghiță Dincă Petrescu Buzatu Cazacu Văduva Călin
      Zaharia Covaci Damian Gîrbea Pintea Sasu Tătaru Vișan`,
  },
  places: {
    // `area` holds the area code and the first digits of its subscribers, for all numbers have nine digits; `home` is the
    // county in the CNP and in the trade register, `code` the series of identity cards.
    columns: 'city region zone area lat lon home plate code',
    rows: `
      București|București|010011-010999,020011-020999,030011-030999,040011-040999,050011-050999,060011-060999|21 31|44.4323|26.1063|40|B|RK
      Cluj-Napoca|Cluj|400001-400699|264 4|46.7667|23.6000|12|CJ|KX
      Iași|Iași|700001-700951|232 2|47.1667|27.6000|22|IS|MZ
      Timișoara|Timiș|300001-300789|256 2|45.7537|21.2257|35|TM|TZ
      Constanța|Constanța|900003-900746|241 6|44.1807|28.6343|13|CT|KZ
      Craiova|Dolj|200008-200820|251 4|44.3167|23.8000|16|DJ|DZ
      Brașov|Brașov|500002-500486|268 4|45.6486|25.6061|08|BV|ZV
      Galați|Galați|800001-800702|236 4|45.4369|28.0503|17|GL|ZL
      Oradea|Bihor|410001-410609|259 4|47.0458|21.9183|05|BH|ZH
      Ploiești|Prahova|100001-100585|244 5|44.9500|26.0167|29|PH|PX
      Brăila|Brăila|810001-810542|239 6|45.2715|27.9743|09|BR|XR
      Arad|Arad|310001-310508|257 2|46.1833|21.3167|02|AR|ZR
      Pitești|Argeș|110001-110442|248 2|44.8500|24.8667|03|AG|AZ
      Bacău|Bacău|600001-600408|234 5|46.5672|26.9138|04|BC|ZC
      Sibiu|Sibiu|550003-550410|269 2|45.8000|24.1500|32|SB|SB
      Târgu Mureș|Mureș|540003-540570|265 2|46.5425|24.5575|26|MS|ZS
      Baia Mare|Maramureș|430011-430435|262 2|47.6573|23.5681|24|MM|XM
      Buzău|Buzău|120001-120282|238 7|45.1500|26.8333|10|BZ|XZ
      Botoșani|Botoșani|710001-710383|231 5|47.7500|26.6667|07|BT|ZT
      Satu Mare|Satu Mare|440004-440278|261 7|47.7993|22.8625|30|SM|SM
      Suceava|Suceava|720001-720299|230 5|47.6514|26.2556|33|SV|XV
      Alba Iulia|Alba|510001-510270|258 8|46.0733|23.5805|01|AB|AX`,
  },
  roads: `Strada_Mihai_Eminescu Strada_Mihai_Viteazul Strada_Ștefan_cel_Mare Strada_Nicolae_Bălcescu Strada_Avram_Iancu
    Strada_Tudor_Vladimirescu Strada_Alexandru_Ioan_Cuza Strada_Independenței Strada_Unirii Strada_Republicii
    Strada_Victoriei Strada_Libertății Strada_George_Coșbuc Strada_Ion_Creangă Strada_Vasile_Alecsandri Strada_Horea
    Strada_Traian Strada_Decebal Strada_Mircea_cel_Bătrân Strada_Vlad_Țepeș Strada_Gării Strada_Florilor
    Strada_Trandafirilor Strada_Teilor Strada_Liliacului Strada_Primăverii Strada_Grădinilor Strada_Morii Strada_Școlii
    Strada_Bisericii Strada_Crinului Strada_Plopilor Strada_Castanilor Strada_Nicolae_Iorga Strada_Lucian_Blaga
    Bulevardul_Unirii Bulevardul_Carol_I Bulevardul_Decebal Bulevardul_1_Decembrie_1918 Calea_București Calea_Moților
    Aleea_Parcului`,
  street: '{road} nr. {1-150}(||, bl. @{1-40}, ap. {1-60}|, ap. {1-40})',
  address: '{street}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+40 7(2#|3#|4#|5#|6#|7[0-7]) ### ###',
  landline: '+40 {place.area}#####',
  banks: {
    // `account` is how the bank's accounts begin; its own numbering, the usual look.
    columns: 'bank bic code account',
    rows: `
      Banca Transilvania|BTRLRO22|BTRL|RONCRT
      BCR|RNCBROBU|RNCB|007215
      BRD|BRDEROBU|BRDE|450SV0
      ING Bank România|INGBROBU|INGB|000099
      Raiffeisen Bank|RZBRROBU|RZBR|000006
      CEC Bank|CECEROBU|CECE|B31530
      UniCredit Bank|BACXROBU|BACX|000001
      Exim Banca Românească|EXIMROBU|EXIM|132000
      Libra Internet Bank|BRELROBU|BREL|000200
      Garanti BBVA România|UGBIROBU|UGBI|000020
      Intesa Sanpaolo Bank România|WBANRO22|WBAN|009900`,
  },
  account: '{bank.account}##########',
  bban: '{bank.code}{account}',
  cards: 'visa mastercard maestro amex',
  firms: {
    forms: 'S.R.L. S.A. S.N.C. S.C.S.',
    name: '({founder} {trade}|{founder} & Fiii|{founder} & {partner}|{founder} {trade}) {form}',
  },
  income: [4500, 15000],
  fields: {
    // The sector of Bucharest is the second digit of its postcodes.
    id: {
      label: 'CNP',
      validator: roCnp,
      synonyms: ['cod numeric personal'],
      make(random, p) {
        const home = p.home === '40' ? `4${p.read('postcode').charAt(1)}` : p.home;
        return roCnp.make(random, { born: p.born, sex: p.sex, home });
      },
    },
    idcard: pictured('Carte de identitate (serie și număr)', '{place.code} ######', {
      group: 'identity',
      synonyms: ['carte de identitate', 'buletin', 'serie si numar'],
    }),
    passport: pictured('Număr pașaport', '05#######', { synonyms: ['pașaport'] }),
    // County letters, eight digits, a letter; no rule is public, the usual look.
    licence: pictured('Permis de conducere', '{place.plate}00######@', { synonyms: ['permis'] }),
    tax: {
      label: 'CNP (cod fiscal)',
      validator: roCnp,
      synonyms: ['nif', 'cod de identificare fiscală', 'cif'],
      make: (_, p) => p.read('id'),
    },
    vat: {
      label: 'Cod TVA',
      validator: roCui,
      synonyms: ['tva'],
      make: (random) => `RO${roCui.make(random, undefined)}`,
    },
    bankcode: pictured('Cod bancă', '{bank.code}'),
    plate: pictured('Număr de înmatriculare', '{place.plate} {01-99} [A-HJ-NPR-Z][A-PR-Z][A-PR-Z]', {}),
  },
  company: {
    // The register began in 1991; numbers given out since 2025 name no county.
    registration: certified(roOnrc, 'Nr. Reg. Com.', {
      make(random, p) {
        const year = Math.max(1991, Number(p.read('founded')));
        const serial = String(random.int(1, 9999)).padStart(6, '0');
        const body = `J${year}${serial}${year > 2024 ? '00' : p.home}`;
        return body + Array.from('0123456789').find((digit) => roOnrc.valid(body + digit));
      },
    }),
    tax: certified(roCui, 'CUI'),
    vat: { label: 'Cod TVA', validator: roCui, make: (_, p) => `RO${p.read('tax')}` },
  },
  presets: [
    {
      key: 'ordin-de-plata',
      name: 'Payment order (ordin de plată)',
      rows: [
        ['Payer', 'name'],
        ['CNP', 'id'],
        ['Payer IBAN', 'iban'],
        ['Payer bank', 'bank'],
        ['Beneficiary', 'company.name'],
        ['Beneficiary CUI', 'company.tax'],
        ['Beneficiary IBAN', 'company.iban'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
});
