import { networkWallet } from '../fields/networkWallet.ts';
import { zwId } from '../validators/zwId.ts';
import { certified, country, pictured } from './declare.ts';

export const zw = country({
  code: 'zw',
  name: 'Zimbabwe',
  alpha3: 'ZWE',
  currency: 'ZWG',
  group: 'Africa',
  aliases: 'Zimbabwean Zimbabweans Simbabwe Zim Republic_of_Zimbabwe Southern_Rhodesia',
  names: {
    male: `Tendai Tatenda Tinashe Kudakwashe Farai Blessing Prosper Simbarashe Takudzwa Munashe Brian Tafadzwa
      Innocent Tapiwa Givemore Lovemore Trust Edmore Brighton Admire Trymore Tawanda Tonderai Tichaona Takunda Tanaka
      Tanatswa Tavonga Tungamirai Anesu Anotida Artwell Believe Bothwell Clever Courage Cuthbert Darlington Denford
      Doubt Elias Emmanuel Enock Fortune Freedom Garikai Gift Godfrey Godknows Hardlife Honest Ignatius Isheanesu Itai
      Jabulani Joseph Joshua Kelvin Kenneth Knowledge Kuda Learnmore Liberty Lloyd Luckmore Makomborero Malvern
      Maxwell Memory Mike Misheck Moses Never Ngonidzashe Norman Nyasha Obert Onismo Panashe Pardon Patrick Paul Peter
      Philip Praise Progress Pride Ranganai Rangarirai Rodney Ronald Ruvimbo Shingirai Shepherd Silas Stanley Tarisai
      Thomas Tobias Tongai Tyson Wellington Wonder Webster Washington Nkosana Thabani Mthokozisi Sibusiso Mthulisi
      Nkosilathi Bongani Dumisani Mduduzi Khumbulani Nqobile Themba Sipho Thulani Zenzo Vusumuzi Mandla Ndabezinhle
      Lungisani Njabulo Melusi Prince Qhubekani`,
    female: `Rutendo Chipo Rudo Tsitsi Tariro Nyasha Memory Precious Vimbai Tafadzwa Ropafadzo Shamiso Patience
      Charity Yeukai Mavis Fadzai Loveness Shylet Chiedza Chenai Beauty Blessing Brenda Caroline Chengetai Christine
      Concilia Cynthia Daisy Dorcas Dorothy Edith Elizabeth Emily Esther Esnath Eunice Evelyn Faith Florence Forget
      Fungai Gladys Grace Gamuchirai Hazel Hilda Idah Jane Janet Josephine Joyce Judith Juliet Kudzai Letwin Lilian
      Linda Lucia Lydia Maidei Makanaka Margaret Maria Martha Mary Maureen Melody Mercy Miriam Monica Moreblessing
      Mufaro Munashe Nancy Netsai Ngonidzashe Nomatter Nyaradzo Olivia Otilia Panashe Paidamoyo Patricia Plaxedes
      Portia Privilege Prudence Rejoice Rosemary Rumbidzai Ruth Ruvarashe Ruvimbo Sandra Sarudzai Sekai Sharon
      Shupikai Simbisai Spiwe Stella Susan Tadiwanashe Tambudzai Tanaka Tapiwa Tatenda Tendai Theresa Tinotenda
      Tsungai Varaidzo Violet Virginia Viola Yvonne Zvikomborero Nokuthula Sithembile Thandeka Sibongile Nomsa
      Nomathemba Thandiwe Sithabile Siphiwe Busisiwe Lindiwe Nobuhle Samukeliso Sikhangezile Zanele Nonhlanhla
      Ntombizodwa`,
    family: `Moyo Ncube Sibanda Dube Ndlovu Nyathi Mpofu Mutasa Banda Chirwa Phiri Nyoni Tshuma Khumalo Nkomo Gumbo
      Shumba Hove Zhou Mlambo Mhlanga Makoni Marufu Muchena Chigumba Chikwanha Chikowore Musariri Gwatidzo Nhamo
      Mukanya Shoko Mapfumo Mujuru Charamba Chidzambwa Chidyausiku Chigwedere Chihuri Chikafu Chikomo Chikwava
      Chimombe Chimuti Chingwaru Chinyoka Chipunza Chirau Chireka Chisvo Chitepo Chitando Chitsa Chivasa Chiweshe
      Chiyangwa Chidzero Choto Dzingirai Dzvova Gambiza Ganda Garwe Gavaza Goredema Gonese Guvamombe Gwanzura Gwenzi
      Hungwe Jena Jongwe Kadenge Kambarami Kanyemba Kapfumvuti Karimanzira Kasukuwere Katsande Kaseke Kunaka
      Machingura Machaya Madzivire Madondo Madziva Magaya Magwenzi Mahachi Makamure Makaya Makumbe Makuvaza Mandaza
      Mandizha Manyika Mapuranga Maramba Masango Masara Mashingaidze Masiiwa Masuku Matanga Matambanadzo Mataruse
      Matimba Matongo Mavhunga Mawere Mazarura Mazvimavi Mhaka Mhandu Mhembere Mhizha Mhondoro Mombeshora Mubaiwa
      Muchemwa Muchenje Mudzingwa Mudenge Mufuka Mugadza Mugari Mukaro Mukondiwa Mukonoweshuro Munemo Mungate
      Munyaradzi Mupfumi Murambiwa Murehwa Muringai Musekiwa Mushonga Musoni Mutandwa Mutambara Mutamba Mutizwa
      Muvirimi Muzenda Mwale Ndoro Nhongo Nyakudya Nyamande Nyamhunga Nyamukapa Nyandoro Nzira Pasipanodya Rusere
      Rushwaya Ruzvidzo Samkange Sango Shiri Sithole Soko Takawira Taruvinga Tembo Zengeni Zimuto Zinyemba Zvobgo
      Zvinavashe Mathe Msipa Mkandla Hlabangana Mabhena Maphosa Mguni Mkhwananzi Mthethwa Ndebele Ngwenya Nkala
      Sigauke Siziba Tapera Zondo Bhebhe Gwebu Hadebe Mahlangu Maseko Mabuza`,
  },
  places: {
    // `home` is the district's code in the national registration.
    columns: 'city region area lat lon home',
    rows: `
      Harare|Harare|24 27|-17.8277|31.0534|63
      Bulawayo|Bulawayo|29 22|-20.1500|28.5833|08
      Chitungwiza|Harare|24 27|-18.0127|31.0755|59
      Mutare|Manicaland|20 20|-18.9707|32.6709|75
      Gweru|Midlands|54 22|-19.4500|29.8167|29
      Kwekwe|Midlands|55 25|-18.9281|29.8149|58
      Kadoma|Mashonaland West|68 21|-18.3333|29.9153|24
      Masvingo|Masvingo|39 22|-20.0637|30.8277|22
      Chinhoyi|Mashonaland West|67 21|-17.3667|30.2000|70
      Norton|Mashonaland West|24 27|-17.8833|30.7000|32
      Marondera|Mashonaland East|65 23|-18.1853|31.5519|43
      Ruwa|Mashonaland East|24 27|-17.8897|31.2447|25
      Chegutu|Mashonaland West|68 21|-18.1302|30.1407|32
      Bindura|Mashonaland Central|66 21|-17.3019|31.3306|05
      Zvishavane|Midlands|39 22|-20.3267|30.0665|67
      Victoria Falls|Matabeleland North|83 28|-17.9328|25.8307|79
      Hwange|Matabeleland North|81 28|-18.3645|26.4988|79
      Redcliff|Midlands|55 25|-19.0333|29.7833|58
      Rusape|Manicaland|25 20|-18.5279|32.1284|42
      Chiredzi|Masvingo|31 23|-21.0500|31.6667|14
      Gwanda|Matabeleland South|84 28|-20.9333|29.0000|28
      Beitbridge|Matabeleland South|85 23|-22.2167|30.0000|02`,
  },
  roads: `Samora_Machel_Avenue Robert_Mugabe_Road Josiah_Tongogara_Avenue Nelson_Mandela_Avenue Kwame_Nkrumah_Avenue
    Julius_Nyerere_Way Leopold_Takawira_Street Herbert_Chitepo_Avenue Jason_Moyo_Avenue Fife_Street Borrowdale_Road
    Enterprise_Road Second_Street Fourth_Street Simon_Mazorodze_Road Seke_Road Lomagundi_Road Chiremba_Road
    Mazowe_Street Baines_Avenue Central_Avenue Selous_Avenue Main_Street Railway_Avenue Park_Street Hospital_Road
    Harare_Road Bulawayo_Road Mbuya_Nehanda_Street George_Silundika_Avenue Joshua_Nkomo_Street Robson_Manyika_Avenue
    Sixth_Avenue Lobengula_Street Masotsha_Ndlovu_Avenue`,
  street: '({1-280} {road}|{1-180} {road}|Stand {100-9800}, {road}|House No. {1-4800}, {road})',
  address: '{street}, {city}',
  phone: '+263 (77 #|78 #|77 #|78 #|71 #|73 [1-9])## ####',
  landline: '+263 {place.area}#####',
  banks: {
    columns: 'bank bic',
    rows: `
      CBZ Bank|COBZZWHA
      Stanbic Bank Zimbabwe|SBICZWHX
      FBC Bank|FBCPZWHA
      Ecobank Zimbabwe|ECOCZWHX
      Steward Bank|STBLZWHX
      NMB Bank|NMBLZWHX
      ZB Bank|ZBCOZWHX
      First Capital Bank Zimbabwe|BARCZWHX
      Nedbank Zimbabwe|MBCAZWHX
      AFC Commercial Bank|AGRZZWHA
      POSB|PWSBZWHX
      FBC Crown Bank|SCBLZWHX`,
  },
  // Ten to fourteen digits by bank.
  account: '%#############',
  cards: 'visa mastercard unionpay',
  wallets: "EcoCash OneMoney Telecash InnBucks O'mari",
  firms: {
    forms: '(Pvt)_Ltd Private_Limited Limited',
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} Brothers {trade}|{founder} Holdings) {form}',
  },
  income: [3000, 40000],
  fields: {
    wallet: networkWallet("EcoCash:77,78 OneMoney:71 Telecash:73 InnBucks O'mari"),
    id: certified(zwId, 'National ID', { synonyms: ['national registration number'] }),
    passport: pictured('Passport number', '[A-G]N######'),
    // Digits and two letters: the usual look, no rule is public.
    licence: pictured("Driver's licence", '{10000-199999}[A-Z][A-Z]'),
    tax: pictured('TIN (ZIMRA)', '2000######', { synonyms: ['zimra', 'bp number'] }),
    vat: pictured('VAT number', '220######'),
    ssn: pictured('NSSA number', '%######[A-Z]', { synonyms: ['nssa'] }),
    branch: pictured('Branch code', '{01-24}{100-199}'),
    ecocashcode: pictured('EcoCash merchant code', '%#####', {
      group: 'payment',
      synonyms: ['ecocash merchant'],
    }),
    // Kind and date of the transaction, time, letter and number.
    txn: {
      label: 'EcoCash approval code',
      synonyms: ['ecocash approval'],
      make(random, p) {
        const day = p.read('date').slice(2).replaceAll('-', '');
        const time = `${random.int(10, 21)}${random.int(10, 59)}`;
        return `${random.pick(['MP', 'PP', 'CO'])}${day}.${time}.${random.pick('ABCDEFGHL')}${random.digits(5)}`;
      },
    },
    plate: pictured('Number plate', 'A[B-HJ-L][A-Z] ####'),
  },
  company: {
    registration: pictured('Company registration', '{10-14800}/{founded}'),
    tax: pictured('TIN (ZIMRA)', '2000######'),
    vat: pictured('VAT number', '220######'),
  },
  presets: [
    {
      key: 'ecocash',
      name: 'EcoCash merchant payment',
      rows: [
        ['Customer', 'name'],
        ['Phone', 'phone'],
        ['National ID', 'id'],
        ['Merchant', 'merchant'],
        ['Merchant code', 'ecocashcode'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Approval code', 'txn'],
        ['Date', 'date'],
      ],
    },
    {
      key: 'zipit',
      name: 'ZIPIT instant transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Recipient', 'payee.name'],
        ['Recipient bank', 'payee.bank'],
        ['Recipient account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
});
