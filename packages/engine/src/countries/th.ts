import { thCheck, thNid } from '../validators/thNid.ts';
import { thTin } from '../validators/thTin.ts';
import { certified, country, pictured } from './declare.ts';

export const th = country({
  code: 'th',
  name: 'Thailand',
  alpha3: 'THA',
  currency: 'THB',
  group: 'Asia',
  aliases: 'ไทย ประเทศไทย Prathet_Thai Thai Thais คนไทย Siam Kingdom_of_Thailand Thaïlande Tailandia',
  names: {
    native: '{given.native} {family.native}',
    male: `สมชาย|Somchai สมศักดิ์|Somsak ประเสริฐ|Prasert สุรชัย|Surachai วิชัย|Wichai อนุชา|Anucha ณัฐพล|Nattapol ธนพล|Thanapol
      กิตติ|Kitti สมพงษ์|Sompong สุชาติ|Suchat ชัยวัฒน์|Chaiwat พงษ์ศักดิ์|Pongsak วีระ|Weera ประสิทธิ์|Prasit สุพจน์|Supoj มานะ|Mana
      ศักดิ์ชัย|Sakchai ธีรพงษ์|Teerapong นพดล|Noppadol วุฒิชัย|Wuttichai อภิชาติ|Apichat สมบัติ|Sombat ธนากร|Thanakorn ปิยะ|Piya
      เอกชัย|Ekachai จักรพันธ์|Jakkapan ชาญชัย|Chanchai ณรงค์|Narong สุทธิพงษ์|Suttipong ไพโรจน์|Pairoj วรพล|Worapol พิชัย|Pichai
      อดิศักดิ์|Adisak สุเทพ|Suthep บุญมี|Boonmee สมหมาย|Sommai ทวี|Tawee เกียรติศักดิ์|Kiattisak วิโรจน์|Wiroj สถาพร|Sataporn
      ธวัชชัย|Thawatchai อำนาจ|Amnat ไชยา|Chaiya ภาณุพงศ์|Panupong กฤษณะ|Kritsana ศุภชัย|Supachai สิทธิชัย|Sittichai
      ภูวดล|Phuwadol พีรพล|Peerapol ชลธี|Chonlatee นิรันดร์|Niran อรรถพล|Attapol ปรีชา|Preecha วิทยา|Wittaya สมเกียรติ|Somkiat
      มนตรี|Montri สันติ|Santi วสันต์|Wasan ชูชาติ|Choochat ยุทธนา|Yutthana ปัญญา|Panya เฉลิม|Chalerm วินัย|Winai บัญชา|Bancha
      ธนวัฒน์|Thanawat ก้องภพ|Kongpop ภัทรพล|Pattarapol ชัชวาล|Chatchawan จิรายุ|Jirayu ธีรภัทร|Teerapat กันตพงศ์|Kantapong
      พีรพัฒน์|Peerapat ศรัณย์|Sarun อาทิตย์|Arthit ตะวัน|Tawan ปกรณ์|Pakorn รัฐพล|Rattapol เจษฎา|Jessada ณัฐวุฒิ|Nattawut
      พงศกร|Pongsakorn ธนภัทร|Thanapat วรวุฒิ|Worawut ทศพล|Totsapol กิตติพงษ์|Kittipong นิพนธ์|Nipon ประวิทย์|Prawit
      สาโรจน์|Saroj เดชา|Decha อุดม|Udom คมสัน|Komsan ชนะ|Chana ดนัย|Danai เทวา|Tewa บุญส่ง|Boonsong ไพศาล|Paisan
      มงคล|Mongkol ราเชนทร์|Rachen ลือชัย|Luechai สงกรานต์|Songkran อิทธิพล|Ittipol`,
    female: `สมหญิง|Somying มาลี|Malee สุดา|Suda วันดี|Wandee นภา|Napa รัตนา|Rattana อรทัย|Orathai กัญญา|Kanya ศิริพร|Siriporn
      สุนีย์|Sunee พรทิพย์|Porntip จันทร์เพ็ญ|Chanpen นิตยา|Nittaya อัญชลี|Anchalee วรรณา|Wanna สมพร|Somporn สุภาพร|Supaporn
      ประภา|Prapa วิภา|Wipa จิราพร|Jiraporn ณัฐธิดา|Nattida กนกวรรณ|Kanokwan ปิยนุช|Piyanuch อารีย์|Aree บุญเรือน|Boonruean
      ลัดดา|Ladda ดวงใจ|Duangjai สายฝน|Saifon ทัศนีย์|Tassanee รุ่งนภา|Rungnapa พัชรี|Patcharee ชุติมา|Chutima เพ็ญศรี|Pensri
      วิไล|Wilai จินตนา|Jintana นงนุช|Nongnuch ปราณี|Pranee ยุพา|Yupa กรรณิการ์|Kannika สุภาวดี|Supawadee วราภรณ์|Waraporn
      อุไร|Urai ผกา|Paka แสงดาว|Saengdao น้ำฝน|Namfon พิมพ์|Pim มยุรี|Mayuree ศศิธร|Sasithorn สิริมา|Sirima กมลชนก|Kamonchanok
      อรุณี|Arunee เบญจมาศ|Benjamas ชนิดา|Chanida ธนพร|Thanaporn ปวีณา|Paweena รัชนี|Ratchanee วาสนา|Wassana สุกัญญา|Sukanya
      อมรรัตน์|Amornrat จุฑามาศ|Jutamas ณิชา|Nicha ดารา|Dara ทิพวรรณ|Tippawan นฤมล|Naruemon บุษบา|Bussaba พรรณี|Pannee
      ภัทรา|Pattra มณีรัตน์|Maneerat ลลิตา|Lalita วิมล|Wimon ศิริวรรณ|Siriwan สุมาลี|Sumalee อังคณา|Angkana เกศินี|Kesinee
      ขวัญใจ|Kwanjai จารุณี|Jarunee ชลธิชา|Chonticha ณัฐกานต์|Nattakan ดวงพร|Duangporn ธิดา|Thida นันทนา|Nantana ปาริชาติ|Parichat
      พิมพ์ชนก|Pimchanok ภาวินี|Pawinee มัลลิกา|Mallika ยุวดี|Yuwadee รสสุคนธ์|Rotsukon วรรณวิสา|Wanwisa สโรชา|Sarocha
      สุพรรณี|Supannee หทัย|Hathai อภิญญา|Apinya อัจฉรา|Atchara เอมอร|Aimorn กุลธิดา|Kulthida จิตรา|Jittra ชมพู|Chompoo
      ปนัดดา|Panadda พลอย|Ploy ฟ้า|Fah`,
    family: `แซ่ตั้ง|Saetang แซ่ลิ้ม|Saelim แซ่เฮง|Saeheng แซ่อึ้ง|Saeueng ศรีสุข|Srisuk ทองดี|Thongdee แสงทอง|Saengthong บุญมา|Boonma
      คำแก้ว|Khamkaew จันทร์แก้ว|Chankaew สุขใจ|Sukjai ทองคำ|Thongkham บุญเรือง|Boonrueang แก้วมณี|Kaewmanee ศรีทอง|Srithong
      ใจดี|Jaidee มีสุข|Meesuk พรหมมา|Promma วงศ์ใหญ่|Wongyai ชัยวงศ์|Chaiwong สายทอง|Saithong อินทร์แก้ว|Inkaew พันธ์ทอง|Panthong
      สมบูรณ์|Somboon รักไทย|Rakthai สีดา|Seeda ภูมิใจ|Phoomjai คงสุข|Kongsuk จันทร์หอม|Chanhom สุวรรณ|Suwan ศรีวิชัย|Sriwichai
      พงษ์พันธ์|Pongpan เพชรดี|Petchdee แสนสุข|Saensuk นาคทอง|Nakthong หอมหวล|Homhuan สิงห์ทอง|Singthong ชูศรี|Choosri
      ดวงแก้ว|Duangkaew ไชยา|Chaiya บัวทอง|Buathong ขันทอง|Khanthong วงษ์สุวรรณ|Wongsuwan ศรีสวัสดิ์|Srisawat กาญจนา|Kanjana
      เจริญสุข|Charoensuk ทรัพย์มาก|Sapmak พูลสวัสดิ์|Poonsawat อยู่เย็น|Yooyen สุขสวัสดิ์|Suksawat บุญเกิด|Boonkerd ปานทอง|Parnthong
      มั่นคง|Mankong ยอดแก้ว|Yodkaew รุ่งเรือง|Rungrueang ลาภมาก|Lapmak วิเศษ|Wiset สมใจ|Somjai หาญกล้า|Hanklah อ่อนศรี|Onsri
      กองแก้ว|Kongkaew เกตุแก้ว|Ketkaew คงทอง|Kongthong เงินทอง|Ngoenthong จันทรา|Chantra ชื่นชม|Chuenchom ดีใจ|Deejai
      ตันติวงศ์|Tantiwong ถาวร|Thaworn ทองสุข|Thongsuk ธรรมดี|Thamdee นามวงศ์|Namwong บุญช่วย|Boonchuay ประทุมทอง|Pratumthong
      ผลดี|Pondee พรมมี|Prommee ภักดี|Pakdee มณีวงศ์|Maneewong ยิ้มแย้ม|Yimyaem รอดภัย|Rodpai วงศ์คำ|Wongkham ศักดิ์ดี|Sakdee
      สร้อยทอง|Soithong หนูแก้ว|Nookaew อินทร|Intra เอี่ยมสะอาด|Iamsaard โพธิ์ทอง|Phothong แก้วใส|Kaewsai ใจงาม|Jaingam
      ไพรวัลย์|Praiwan กิจเจริญ|Kitcharoen ขวัญเมือง|Kwanmueang คุ้มครอง|Khumkrong งามดี|Ngamdee จิตดี|Jitdee ฉิมพลี|Chimplee
      ชัยชนะ|Chaichana ดอกไม้|Dokmai ทิพย์สุวรรณ|Tipsuwan ธนสาร|Thanasarn นิลวงศ์|Nilwong บรรจง|Banjong ปัญญาดี|Panyadee
      พิทักษ์|Pitak ฟองแก้ว|Fongkaew มาลัย|Malai เมืองแก้ว|Mueangkaew รัตนวงศ์|Rattanawong ลิขิต|Likhit วัฒนา|Wattana
      ศิริวงศ์|Siriwong สุทธิ|Sutthi อุดมสุข|Udomsuk อารมณ์ดี|Aromdee กลิ่นหอม|Klinhom กันทะ|Kanta ขาวสะอาด|Khaosaard คำมูล|Khammoon
      จำปา|Jampa ไชยวงค์|Chaiwongsa ดำรงค์|Damrong ต๊ะวงค์|Tawong ทาสี|Tasee นันตา|Nanta บุญยืน|Boonyuen ประเสริฐสุข|Prasertsuk
      ปินตา|Pinta พิมพ์ทอง|Pimthong พวงมาลัย|Puangmalai มูลเมือง|Moonmueang ยะวงศ์|Yawong วันดี|Wandee ศรีจันทร์|Srichan
      สอนศรี|Sonsri สังข์ทอง|Sangthong สาระ|Sara หมั่นเพียร|Manpian หลักเมือง|Lakmueang หวังดี|Wangdee อินต๊ะ|Inta อุ่นใจ|Unjai
      เขียวสะอาด|Kheawsaard เดชสุวรรณ|Detsuwan เนตรแก้ว|Netkaew เพ็งพา|Pengpa เมฆขาว|Mekkhao
      บุญประเสริฐ|Boonprasert ศรีวงศ์|Sriwong ทองใบ|Thongbai แก้วกลม|Kaewklom สุขเกษม|Sukkasem`,
  },
  places: {
    // `area` holds the area code and the first digits of its subscribers; `home` is the province in identity and tax
    // numbers, `plate` its name on number plates.
    columns: 'city region zone area lat lon home plate',
    rows: `
      Bangkok|Bangkok|10100,10110,10120,10150,10160,10200,10210,10220,10230,10240,10250,10260,10300,10310,10330,10400,10500,10510,10600,10700,10800,10900|2 25|13.7540|100.5014|10|กรุงเทพมหานคร
      Nonthaburi|Nonthaburi|11000|2 52|13.8607|100.5148|12|นนทบุรี
      Pak Kret|Nonthaburi|11120|2 58|13.9130|100.4988|12|นนทบุรี
      Samut Prakan|Samut Prakan|10270|2 38|13.5993|100.5968|11|สมุทรปราการ
      Chiang Mai|Chiang Mai|50000,50100,50200,50300|53 2|18.7904|98.9847|50|เชียงใหม่
      Hat Yai|Songkhla|90110|74 2|7.0084|100.4767|90|สงขลา
      Nakhon Ratchasima|Nakhon Ratchasima|30000|44 2|14.9707|102.1020|30|นครราชสีมา
      Udon Thani|Udon Thani|41000|42 2|17.4157|102.7859|41|อุดรธานี
      Khon Kaen|Khon Kaen|40000|43 2|16.4467|102.8330|40|ขอนแก่น
      Pattaya|Chon Buri|20150|38 4|12.9276|100.8771|20|ชลบุรี
      Si Racha|Chon Buri|20110|38 3|13.1737|100.9311|20|ชลบุรี
      Surat Thani|Surat Thani|84000|77 2|9.1401|99.3331|84|สุราษฎร์ธานี
      Phuket|Phuket|83000|76 2|7.8804|98.3923|83|ภูเก็ต
      Nakhon Si Thammarat|Nakhon Si Thammarat|80000|75 3|8.4333|99.9667|80|นครศรีธรรมราช
      Ubon Ratchathani|Ubon Ratchathani|34000|45 2|15.2384|104.8487|34|อุบลราชธานี
      Khlong Luang|Pathum Thani|12120|2 90|14.0647|100.6458|13|ปทุมธานี
      Chiang Rai|Chiang Rai|57000|53 7|19.9072|99.8329|57|เชียงราย
      Nakhon Pathom|Nakhon Pathom|73000|34 2|13.8196|100.0443|73|นครปฐม
      Rayong|Rayong|21000|38 6|12.6809|101.2580|21|ระยอง
      Phitsanulok|Phitsanulok|65000|55 2|16.8248|100.2586|65|พิษณุโลก
      Nakhon Sawan|Nakhon Sawan|60000|56 2|15.7047|100.1372|60|นครสวรรค์
      Lampang|Lampang|52000|54 2|18.2923|99.4928|52|ลำปาง`,
  },
  roads: `Ratchadamnoen_Road Phahonyothin_Road Sukhumvit_Road Phetkasem_Road Mittraphap_Road Charoen_Muang_Road Naresuan_Road
    Taksin_Road Chulalongkorn_Road Pracha_Uthit_Road Prachasan_Road Ratchawithi_Road Charoen_Rat_Road Chaloem_Phrakiat_Road
    Si_Chan_Road Si_Mueang_Road Na_Mueang_Road Klang_Mueang_Road Rop_Mueang_Road Thetsaban_1_Road Thetsaban_2_Road
    Thetsaban_3_Road Sukhaphiban_1_Road Sukhaphiban_2_Road Sathani_Rotfai_Road Talat_Mai_Road Wat_Pho_Road Wat_Klang_Road
    Sanambin_Road Utsaha_Road Suan_Luang_Road Maha_Rat_Road Ratsadon_Uthit_Road Anusawari_Road Ratchabamrung_Road
    Uttarakit_Road`,
  street: '{1-299}(|/{1-99}|/{1-99}, Moo {1-12},) {road}',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+66 (6[1-5]|8#|9#) ### ####',
  landline: '+66 {place.area}#####',
  banks: {
    // `account` is how many digits the bank's accounts have.
    columns: 'bank bic code account',
    rows: `
      Kasikornbank|KASITHBK|004|10
      Siam Commercial Bank|SICOTHBK|014|10
      Bangkok Bank|BKKBTHBK|002|10
      Krungthai Bank|KRTHTHBK|006|10
      Bank of Ayudhya (Krungsri)|AYUDTHBK|025|10
      TMBThanachart (ttb)|TMBKTHBK|011|10
      Government Savings Bank|GSBATHBK|030|12
      BAAC|BAABTHBK|034|12
      UOB Thailand|UOVBTHBK|024|10
      CIMB Thai|UBOBTHBK|022|10
      Kiatnakin Phatra Bank|KIFITHB1|069|10
      TISCO Bank|TFPCTHB1|067|10`,
  },
  account: {
    synonyms: ['เลขที่บัญชี'],
    make(random, { bank }) {
      const digits = random.digits(Number(bank.account?.text));
      return digits.length === 12
        ? digits
        : `${digits.slice(0, 3)}-${digits[3]}-${digits.slice(4, 9)}-${digits[9]}`;
    },
  },
  cards: 'visa mastercard jcb unionpay',
  wallets: 'TrueMoney LINE_Pay ShopeePay',
  firms: {
    forms: 'Co.,_Ltd. Company_Limited (Thailand)_Co.,_Ltd.',
    name: '({founder} {trade}|{founder} {trade}|{founder} & {partner}|Thai {founder} {trade}) {form}',
  },
  income: [12000, 70000],
  fields: {
    id: certified(thNid, 'National ID number', {
      synonyms: ['เลขประจำตัวประชาชน', 'บัตรประชาชน', 'thai id'],
    }),
    passport: pictured('Passport number', 'A[A-D]#######', { synonyms: ['หนังสือเดินทาง'] }),
    // The Buddhist year of issue and six digits.
    licence: {
      label: 'Driving licence',
      synonyms: ['ใบขับขี่'],
      make: (random, { born }) =>
        `${random.int(Math.min(68, Math.max(50, born.year - 1939)), 68)}00${random.digits(4)}`,
    },
    tax: {
      label: 'TIN',
      validator: thTin,
      synonyms: ['เลขประจำตัวผู้เสียภาษี'],
      make: (_, p) => p.read('id'),
    },
    ssn: {
      label: 'Social security number',
      validator: thNid,
      synonyms: ['ประกันสังคม'],
      make: (_, p) => p.read('id'),
    },
    bankcode: pictured('Bank code', '{bank.code}'),
    plate: pictured(
      'Number plate',
      `(|[1-9])${'[กขคฆงจฉชฌญฎฐฒณธบพภมรลวศษสฬอฮ]'.repeat(2)} {1-9999} {place.plate}`,
      {
        synonyms: ['ทะเบียนรถ'],
      },
    ),
  },
  company: {
    // With the Buddhist year it was founded in.
    registration: certified(thTin, 'Registration number', {
      make(random, p) {
        const year = String(Number(p.read('founded')) + 543).slice(1);
        const body = `0${p.home}5${year}${random.digits(5)}`;
        return body + thCheck(body);
      },
    }),
    tax: { label: 'TIN', validator: thTin, make: (_, p) => p.read('registration') },
  },
  presets: [
    {
      key: 'promptpay',
      name: 'PromptPay transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Recipient', 'payee.name'],
        ['PromptPay phone', 'payee.phone'],
        ['PromptPay national ID', 'payee.id'],
        ['Recipient bank', 'payee.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Reference', 'reference'],
        ['Date', 'date'],
        ['Transaction ID', 'txn'],
      ],
    },
  ],
});
