import { networkWallet } from '../fields/networkWallet.ts';
import { zmNrc } from '../validators/zmNrc.ts';
import { certified, country, pictured } from './declare.ts';

export const zm = country({
  code: 'zm',
  name: 'Zambia',
  alpha3: 'ZMB',
  currency: 'ZMW',
  group: 'Africa',
  aliases: 'Zambian Zambians Zambie Sambia Republic_of_Zambia Northern_Rhodesia',
  names: {
    male: `Joseph John Moses Emmanuel Kelvin Patrick Brian Peter Gift Kennedy Isaac Evans Charles Chanda Mulenga
      Bwalya James David Daniel Francis George Stephen Martin Simon Paul Michael Richard Robert Joshua Davies Innocent
      Mwansa Mutale Chisomo Kabwe Mubita Nchimunya Mweemba Obert Oscar Boniface Clement Bernard Aaron Abel Abraham
      Adam Alfred Allan Andrew Anthony Arnold Benson Bright Chilufya Chibwe Chola Christopher Collins Cosmas Danny
      Dennis Dickson Dominic Edward Edwin Elias Elijah Ernest Felix Frank Fred Friday Geoffrey Gerald Gilbert Godfrey
      Goodson Gideon Henry Humphrey Happy Ian Jackson Jacob Jonathan Joe Justin Kondwani Katongo Lameck Lawrence
      Lazarus Lubinda Lloyd Luka Lufingo Mabvuto Mark Mathews Mapalo Maxwell Misheck Mumba Musonda Mwila Mwape Nathan
      Nicholas Nawa Noah Owen Phillip Precious Raphael Ronald Royd Samuel Shadreck Solomon Sydney Tamara Thomas
      Timothy Trevor Victor Vincent Webster William Wilson Zacharia`,
    female: `Mary Grace Ruth Esther Mutinta Precious Memory Joyce Natasha Chileshe Thandiwe Bwalya Mwaka Charity
      Loveness Chipo Monde Agness Beatrice Luyando Inonge Taonga Margaret Elizabeth Catherine Martha Mercy Prisca
      Rabecca Rachael Racheal Rose Sarah Susan Stella Veronica Violet Victoria Brenda Bridget Cecilia Christine Clara
      Constance Cynthia Diana Doreen Dorothy Dorcas Edith Eunice Eva Evelyn Exildah Faides Faith Febby Florence Foster
      Gertrude Gladys Gift Given Hellen Hilda Hope Idah Ireen Jane Janet Jennipher Judith Juliet Justina Kasonde Kunda
      Lillian Linda Lucy Lushomo Lydia Mable Maggie Mainza Maureen Melody Mildred Milika Miriam Misozi Monica Mubanga
      Mulenga Mwansa Mwila Musonda Mutale Namukolo Nalishebo Namwinga Nancy Naomi Natalia Nasilele Ngosa Nomsa
      Patricia Peggy Petronella Phyllis Regina Rhoda Royce Sharon Sibeso Tamara Theresa Tionge Tisa Towela Twaambo
      Vera Yvonne Zelipa`,
    family: `Banda Phiri Mwansa Mulenga Tembo Zulu Bwalya Chanda Daka Sakala Ngoma Mwale Mumba Lungu Chilufya Musonda
      Kabwe Moonga Sichone Mubanga Nyirenda Njovu Siame Mweemba Chola Mutale Kunda Mbewe Miti Zimba Nkhoma Nkhata
      Lubinda Mwanza Simukonda Simwanza Sikazwe Sinkala Sinyangwe Simpungwe Silavwe Simfukwe Sikombe Silwamba Chileshe
      Chisanga Chitalu Chikwanda Chansa Chama Chabala Chibwe Chibesa Chipili Chisenga Chomba Kapasa Kapambwe Kaoma
      Kasonde Kalaba Kalumba Kampamba Kangwa Kapungwe Katongo Kaputo Kasanda Kasoma Katebe Kasongo Kayombo Kabaso
      Kafula Kalenga Kafwimbi Kaluba Kabamba Kamanga Kamwendo Kumwenda Hamoonga Haamoonga Hachipuka Hamalambo
      Hamweemba Hamusonde Hangoma Habeenzu Himoonde Halwiindi Hamududu Choongo Chiinda Cheelo Chilala Mudenda Muleya
      Munkombwe Munsaka Mweene Mweetwa Michelo Milimo Mainza Malambo Muchindu Muyunda Mukuka Mulonga Mwiinga Nchimunya
      Ng’andu Ng’ambi Ngulube Ngosa Nsama Nsofwa Nkandu Nkole Nkonde Mwaba Mwamba Mwape Mwila Mwenya Mwelwa Mwenda
      Mushili Mutambo Musukwa Museba Mukwasa Mukupa Mulubwa Mungalaba Munthali Msoni Msimuko Mvula Mtonga Moyo Makwaza
      Malama Mambwe Masaiti Matongo Mayaka Imasiku Inambao Akapelwa Akakandelwa Likando Liswaniso Litia Lisulo Lubasi
      Mubiana Mukelabai Mundia Mulako Munalula Namukolo Nalumango Nawa Ndhlovu Sitali Sibanda Sikota Simasiku Sitwala
      Wamundila Wamunyima Walubita Yeta Kakoma Kawimbe Kayula Samakayi Sameta Sakuwaha Chinyama Chipoya Katoka Lumbwe
      Soko Shawa Thole Jere Gondwe Chirwa Chulu Lukwesa`,
  },
  places: {
    // Post codes are hardly used: 10101 is Lusaka's, the others are chosen by province and not confirmed. `code` begins
    // the numbers of the boxes, which name the town (from memory).
    columns: 'city region zone area lat lon code',
    rows: `
      Lusaka|Lusaka Province|10101|211|-15.4067|28.2871|3
      Kitwe|Copperbelt Province|50101|212|-12.8024|28.2132|2
      Ndola|Copperbelt Province|50100|212|-12.9587|28.6366|7
      Kabwe|Central Province|20100|215|-14.4469|28.4464|8
      Chingola|Copperbelt Province|50102|212|-12.5290|27.8838|1
      Livingstone|Southern Province|60100|213|-17.8419|25.8543|6
      Mufulira|Copperbelt Province|50103|212|-12.5498|28.2407|4
      Luanshya|Copperbelt Province|50104|212|-13.1367|28.4166|9
      Kasama|Northern Province|40100|214|-10.2129|31.1808|41
      Chipata|Eastern Province|30100|216|-13.6333|32.6500|51
      Solwezi|North-Western Province|80100|217|-12.1688|26.3894|11
      Kalulushi|Copperbelt Province|50105|212|-12.8415|28.0948|26
      Mazabuka|Southern Province|60101|213|-15.8560|27.7480|67
      Chililabombwe|Copperbelt Province|50106|212|-12.3648|27.8229|21
      Mongu|Western Province|70100|218|-15.2484|23.1274|91
      Kafue|Lusaka Province|10102|211|-15.7691|28.1814|36
      Choma|Southern Province|60102|213|-16.8089|26.9875|63
      Mansa|Luapula Province|40101|212|-11.1998|28.8943|71
      Monze|Southern Province|60103|213|-16.2833|27.4833|66
      Kapiri Mposhi|Central Province|20101|215|-13.9715|28.6699|81`,
  },
  roads: `Independence_Avenue Cairo_Road Great_East_Road Church_Road Freedom_Way Kafue_Road Great_North_Road Broadway
    President_Avenue Obote_Avenue Zambia_Way Kuomboka_Drive Buteko_Avenue Kwacha_Street Market_Street Lumumba_Road
    Chilimbulu_Road Burma_Road Alick_Nkhata_Road Addis_Ababa_Drive Los_Angeles_Boulevard Nationalist_Road Makishi_Road
    Kabulonga_Road Leopards_Hill_Road Twin_Palm_Road Katima_Mulilo_Road Mosi-oa-Tunya_Road Mushili_Way Chiwala_Road
    Hospital_Road School_Road Airport_Road Nkana_Road Parklands_Avenue`,
  street: '({1-180} {road}|Plot {1000-9800}, {road}|House No. {1-180}, {road}|Stand {100-7900}, {road})',
  address: '{street}, P.O. Box {place.code}{0001-2999}, {postcode} {city}',
  postcode: '{zone}',
  phone: '+260 (97|77|57|96|76|56|95|75) #######',
  landline: '+260 {place.area} 2## ###',
  banks: {
    // Bank codes unconfirmed.
    columns: 'bank bic code',
    rows: `
      Zanaco|ZNCOZMLU|01
      Absa Bank Zambia|BARCZMLX|02
      Stanbic Bank Zambia|SBICZMLX|04
      Standard Chartered Zambia|SCBLZMLX|06
      First National Bank Zambia|FIRNZMLX|26
      Indo Zambia Bank|INZAZMLX|09
      Access Bank Zambia|AZAMZMLU|35
      Ecobank Zambia|ECOCZMLU|36
      UBA Zambia|UNAFZMLU|37
      First Capital Bank Zambia|ICZAZMLU|28
      AB Bank Zambia|ABBAZMLU|34`,
  },
  account: '%############',
  cards: 'visa mastercard unionpay',
  wallets: 'Airtel_Money MTN_MoMo Zamtel_Money',
  firms: {
    forms: 'Limited Ltd PLC',
    name: '({founder} {trade}|{founder} {trade}|{town} {trade}|{founder} & Sons {trade}|{founder} Investments) {form}',
  },
  income: [3000, 25000],
  fields: {
    wallet: networkWallet('Airtel_Money:57,77,97 MTN_MoMo:56,76,96 Zamtel_Money:55,75,95'),
    id: certified(zmNrc, 'NRC', { synonyms: ['national registration card', 'nrc number'] }),
    passport: pictured('Passport number', 'ZN######'),
    // The licence bears the number of the registration card.
    licence: certified(zmNrc, 'Driving licence', { make: (_, p) => p.read('id') }),
    voter: pictured('Voter number', '%#######'),
    health: pictured('NHIMA number', '1##########', { synonyms: ['nhima'] }),
    tax: pictured('TPIN', '100#######', { synonyms: ['zra'] }),
    ssn: pictured('NAPSA number', '{10-39}#######', { synonyms: ['napsa'] }),
    bankcode: pictured('Bank code', '{bank.code}'),
    sortcode: pictured('Sort code', '{bank.code}{0001-0099}'),
    plate: pictured('Number plate', '(A[BJL][A-Z]|BA[A-Z]|BC[A-G]) {1-9999}'),
  },
  company: {
    // A one, the year, seven digits.
    registration: pictured('PACRA number', '1{founded}00#####'),
    tax: pictured('TPIN', '100#######'),
  },
  presets: [
    {
      key: 'zechl',
      name: 'ZECHL instant transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender NRC', 'id'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Recipient', 'payee.name'],
        ['Recipient bank', 'payee.bank'],
        ['Recipient sort code', 'payee.sortcode'],
        ['Recipient account', 'payee.account'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Date', 'date'],
      ],
    },
  ],
});
