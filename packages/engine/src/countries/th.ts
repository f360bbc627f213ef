import { english } from '../data/languages/english.ts';
import { paired } from '../data/paired.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { nativeAddress } from '../fields/nativeAddress.ts';
import { emv, phoneDigits, template } from '../fields/qrPayload.ts';
import { byCity } from '../fields/regional.ts';
import type { Persona } from '../model.ts';
import { thCheck, thNid } from '../validators/thNid.ts';
import { thTin } from '../validators/thTin.ts';
import { certified, country, pictured } from './declare.ts';
import { TRADE_LINES, thaiFirm } from './th/firms.ts';
import { ROAD_LINES } from './th/roads.ts';

/** The kind of a firm in its number. */
const KINDS: Readonly<Record<string, number>> = {
  'Limited Partnership': 3,
  'Co., Ltd.': 5,
  'Public Company Limited': 7,
};

const ROADS = paired(ROAD_LINES);

/** A car's plate; Bangkok has run out of them and sets a digit in front. */
const PLATE = `${'[กขคฆงจฉชฌญฎฐฒณธบพภมรลวศษสฬอฮ]'.repeat(2)} {1-9999} {place.plate}`;

export const th = country('th', () => ({
  name: 'Thailand',
  alpha3: 'THA',
  passportYears: { adult: 10, minor: 5, from: 20 },
  paydays: [[31], [25]],
  currency: 'THB',
  perEuro: 32,
  priceStep: 25,
  ips: '171.96-103',
  gs1: '885',
  holidays:
    '0101* makha* 0406* 0413-0415^ 0501* 0504* visakha* 0603* asalha* 0728* 0812* 1013* 1023* 1205* 1210* 1231*',
  group: 'Asia',
  locale: { language: 'th', zone: 'Asia/Bangkok' },
  economy: {
    vat: { usual: 7 },
    deductions: { social: 4, tax: 3 },
    tenure: { rent: 20, loan: 15 },
    shops: { card: 23, wallet: 35 },
  },
  words: {
    exonyms: 'thailändisch Thái_Lan',
    scripts: 'タイ 泰国 泰國 태국 تايلاند تايلندي~ थाईलैंड Таиланд Таиланда Таїланд тайск~ тайськ~',
    places: `Bangkok=バンコク|曼谷|방콕|بانكوك|बैंकॉक|Бангкок+|Băng Cốc
      ; Chiang Mai=チェンマイ|清迈|치앙마이
      ; Phuket=プーケット|普吉|푸켓|Пхукет+`,
  },
  language: {
    ...english,
    merchants: `{owner} Panich|{owner} Pharmacy|{town} Minimart|{town} Supermarket|{owner} Noodles|Khao Man Kai {town}|
      {owner} Bakery|{town} Books|{town} Som Tam|{owner} Coffee|{town} Fitness|{owner} Hair Salon||
      {owner} Gold Shop|{owner} Optical|{owner} Motor|{owner} Mobile|{owner} Hardware|{town} Travel|{owner} Silk`,
  },
  aliases: 'ไทย ประเทศไทย Prathet_Thai Thai Thais คนไทย Siam Kingdom_of_Thailand Thaïlande Tailandia',
  // Given names by decade: the registry of the Department of Provincial Administration, and general knowledge for
  // older people.
  names: {
    native: '{given.native} {family.native}',
    male: {
      0: `บุญมี|Boonmee ประเสริฐ|Prasert บุญส่ง|Boonsong ทวี|Tawee สวัสดิ์|Sawat เฉลิม|Chalerm อุดม|Udom ณรงค์|Narong
        ประสิทธิ์|Prasit วิชัย|Wichai สมพงษ์|Sompong สมบัติ|Sombat ประยูร|Prayoon จำลอง|Chamlong บุญธรรม|Boontham สำราญ|Samran
        สนิท|Sanit ไพโรจน์|Pairoj สุรินทร์|Surin ประสาน|Prasan สมาน|Saman วินัย|Winai บุญเลิศ|Boonlert ไสว|Sawai ชาญ|Chan
        สุเทพ|Suthep ปรีชา|Preecha มานะ|Mana`,
      1955: `สมชาย|Somchai สมศักดิ์|Somsak ประเสริฐ|Prasert สุรชัย|Surachai วิชัย|Wichai สมพงษ์|Sompong สุชาติ|Suchat ณรงค์|Narong
        สมบัติ|Sombat ประสิทธิ์|Prasit สมหมาย|Sommai วีระ|Weera มานพ|Manop ไพโรจน์|Pairoj สุพจน์|Supoj พิชัย|Pichai
        ปรีชา|Preecha วิโรจน์|Wiroj สมเกียรติ|Somkiat ชูชาติ|Choochat มนตรี|Montri นิพนธ์|Nipon อำนาจ|Amnat เดชา|Decha
        สุเทพ|Suthep มงคล|Mongkol ไพศาล|Paisan บัญชา|Bancha ประวิทย์|Prawit สาโรจน์|Saroj`,
      1968: `สมชาย|Somchai สมศักดิ์|Somsak สุรชัย|Surachai อนุชา|Anucha ชัยวัฒน์|Chaiwat พงษ์ศักดิ์|Pongsak ศักดิ์ชัย|Sakchai
        วุฒิชัย|Wuttichai อภิชาติ|Apichat เอกชัย|Ekachai ชาญชัย|Chanchai ธวัชชัย|Thawatchai สถาพร|Sataporn ไชยา|Chaiya
        ศุภชัย|Supachai สิทธิชัย|Sittichai วิทยา|Wittaya สันติ|Santi วสันต์|Wasan ยุทธนา|Yutthana นพดล|Noppadol
        เกียรติศักดิ์|Kiattisak คมสัน|Komsan ดนัย|Danai นิรันดร์|Niran อาทิตย์|Arthit สงกรานต์|Songkran อดิศักดิ์|Adisak
        ปัญญา|Panya ลือชัย|Luechai`,
      1980: `กิตติ|Kitti ธนพล|Thanapol ธีรพงษ์|Teerapong ปิยะ|Piya จักรพันธ์|Jakkapan สุทธิพงษ์|Suttipong วรพล|Worapol
        กิตติพงษ์|Kittipong อรรถพล|Attapol ทศพล|Totsapol เจษฎา|Jessada ปกรณ์|Pakorn ศรัณย์|Sarun วรวุฒิ|Worawut
        ชัชวาล|Chatchawan ยุทธนา|Yutthana เอกชัย|Ekachai พีรพล|Peerapol กฤษณะ|Kritsana อิทธิพล|Ittipol วุฒิชัย|Wuttichai
        ณัฐวุฒิ|Nattawut ภาณุพงศ์|Panupong รัฐพล|Rattapol พงศกร|Pongsakorn อนุชา|Anucha อาทิตย์|Arthit ณัฐพล|Nattapol`,
      1993: `ณัฐพล|Nattapol ณัฐวุฒิ|Nattawut ธนพล|Thanapol ธนวัฒน์|Thanawat ภาณุพงศ์|Panupong พงศกร|Pongsakorn ธนากร|Thanakorn
        ธีรภัทร|Teerapat จิรายุ|Jirayu พีรพัฒน์|Peerapat ธนภัทร|Thanapat กันตพงศ์|Kantapong ภัทรพล|Pattarapol อภิสิทธิ์|Apisit
        ชยพล|Chayapol ปฏิภาณ|Patiphan วรเมธ|Woramet ศุภกร|Supakorn นครินทร์|Nakarin ภูวดล|Phuwadol ตะวัน|Tawan ก้องภพ|Kongpop
        กิตติพงษ์|Kittipong เจษฎา|Jessada สิรวิชญ์|Sirawit ชนาธิป|Chanathip ธนกฤต|Thanakrit ศิวกร|Siwakorn`,
      2002: `ธนกฤต|Thanakrit ธนภัทร|Thanapat ภูมิพัฒน์|Phumipat ณัฐวุฒิ|Nattawut ศุภกร|Supakorn ชยพล|Chayapol สิรวิชญ์|Sirawit
        ปัณณวิชญ์|Pannawit กิตติภพ|Kittipop พีรพัฒน์|Peerapat ธีรภัทร|Teerapat จิรายุ|Jirayu ก้องภพ|Kongpop ธนวัฒน์|Thanawat
        ณัฐดนัย|Natdanai ภูริ|Phuri กฤติน|Krittin รชต|Rachata ศิวกร|Siwakorn ปวริศ|Pawarit พีรวิชญ์|Peerawit ชนาธิป|Chanathip
        ปฏิภาณ|Patiphan ตะวัน|Tawan`,
    },
    female: {
      0: `บุญเรือน|Boonruean สมพร|Somporn มาลี|Malee ประไพ|Prapai วิไล|Wilai ผ่องศรี|Pongsri ลำดวน|Lamduan จำเนียร|Chamnian
        สมบุญ|Somboon เพ็ญศรี|Pensri สายหยุด|Saiyud ละออ|La-or อุไร|Urai สังวาลย์|Sangwan ประนอม|Pranom บุญช่วย|Boonchuay
        สุนีย์|Sunee อารีย์|Aree มะลิ|Mali ปราณี|Pranee พรรณี|Pannee ระเบียบ|Rabiab ฉวี|Chawee ยุพา|Yupa ทองใบ|Thongbai
        บัวลอย|Bualoi คำปุน|Khampun สำเนียง|Samniang`,
      1955: `สมพร|Somporn มาลี|Malee วันดี|Wandee ประภา|Prapa วรรณา|Wanna อารีย์|Aree สุนีย์|Sunee สมหญิง|Somying สุดา|Suda
        รัตนา|Rattana จันทร์เพ็ญ|Chanpen นิตยา|Nittaya ลัดดา|Ladda เพ็ญศรี|Pensri วิไล|Wilai จินตนา|Jintana ปราณี|Pranee
        ยุพา|Yupa อุไร|Urai พรรณี|Pannee สุมาลี|Sumalee อรุณี|Arunee รัชนี|Ratchanee วิมล|Wimon พัชรี|Patcharee จิตรา|Jittra
        ทัศนีย์|Tassanee นันทนา|Nantana สุพรรณี|Supannee เอมอร|Aimorn`,
      1968: `รัตนา|Rattana สุภาพร|Supaporn ศิริพร|Siriporn พรทิพย์|Porntip นิตยา|Nittaya อัญชลี|Anchalee สุนีย์|Sunee วรรณา|Wanna
        จิราพร|Jiraporn อรทัย|Orathai กัญญา|Kanya วิภา|Wipa นงนุช|Nongnuch วราภรณ์|Waraporn วาสนา|Wassana สุกัญญา|Sukanya
        ศศิธร|Sasithorn อมรรัตน์|Amornrat อังคณา|Angkana จารุณี|Jarunee ปาริชาติ|Parichat มยุรี|Mayuree มณีรัตน์|Maneerat
        กรรณิการ์|Kannika เบญจมาศ|Benjamas ดวงใจ|Duangjai ทิพวรรณ|Tippawan นฤมล|Naruemon รสสุคนธ์|Rotsukon แสงดาว|Saengdao`,
      1980: `สุภาพร|Supaporn ศิริพร|Siriporn กนกวรรณ|Kanokwan วราภรณ์|Waraporn จิราพร|Jiraporn ปิยนุช|Piyanuch สุกัญญา|Sukanya
        วรรณวิสา|Wanwisa ชุติมา|Chutima รุ่งนภา|Rungnapa สุภาวดี|Supawadee อรทัย|Orathai นฤมล|Naruemon ปวีณา|Paweena
        จุฑามาศ|Jutamas อัจฉรา|Atchara ภาวินี|Pawinee พัชรี|Patcharee ดวงพร|Duangporn เกศินี|Kesinee ขวัญใจ|Kwanjai
        น้ำฝน|Namfon สายฝน|Saifon ยุวดี|Yuwadee ลลิตา|Lalita ปนัดดา|Panadda อภิญญา|Apinya ศิริวรรณ|Siriwan`,
      1993: `ณัฐธิดา|Nattida กนกวรรณ|Kanokwan ชลธิชา|Chonticha จุฑามาศ|Jutamas ณัฐกานต์|Nattakan สุภาวดี|Supawadee อภิญญา|Apinya
        ปิยนุช|Piyanuch ธนพร|Thanaporn พิมพ์ชนก|Pimchanok กมลชนก|Kamonchanok วรรณวิสา|Wanwisa ชนิดา|Chanida ณิชา|Nicha
        ชุติมา|Chutima ลลิตา|Lalita ศิริวรรณ|Siriwan มัลลิกา|Mallika เบญจมาศ|Benjamas ปวีณา|Paweena สโรชา|Sarocha
        กุลธิดา|Kulthida อารียา|Areeya ธัญญลักษณ์|Thanyalak นภัสสร|Napatsorn วรัญญา|Waranya`,
      2002: `ณัฐธิดา|Nattida พิมพ์ชนก|Pimchanok ธนพร|Thanaporn กมลชนก|Kamonchanok ชลธิชา|Chonticha ณิชา|Nicha กัญญาณัฐ|Kanyanat
        ปุณยาพร|Punyaporn ณัฐณิชา|Natnicha ธัญชนก|Thanchanok นภัสสร|Napatsorn ศุภาพิชญ์|Supapitch ปาณิสรา|Panisara
        ชนิกานต์|Chanikan อริสา|Arisa สุพิชญา|Supitchaya วรัญญา|Waranya ญาณิศา|Yanisa ชนัญชิดา|Chananchida พลอย|Ploy ฟ้า|Fah
        ลลิตา|Lalita อารียา|Areeya กุลธิดา|Kulthida`,
    },
    family: `แซ่ตั้ง|Saetang:0.8 แซ่ลิ้ม|Saelim:0.8 แซ่เฮง|Saeheng:0.8 แซ่อึ้ง|Saeueng:0.8 ศรีสุข|Srisuk ทองดี|Thongdee แสงทอง|Saengthong บุญมา|Boonma
      คำแก้ว|Khamkaew จันทร์แก้ว|Chankaew สุขใจ|Sukjai ทองคำ|Thongkham บุญเรือง|Boonrueang แก้วมณี|Kaewmanee ศรีทอง|Srithong
      ใจดี|Jaidee มีสุข|Meesuk พรหมมา|Promma วงศ์ใหญ่|Wongyai สายทอง|Saithong อินทร์แก้ว|Inkaew พันธ์ทอง|Panthong
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
      จำปา|Jampa ไชยวงค์|Chaiwong ดำรงค์|Damrong ต๊ะวงค์|Tawong ทาสี|Tasee นันตา|Nanta บุญยืน|Boonyuen ประเสริฐสุข|Prasertsuk
      ปินตา|Pinta พิมพ์ทอง|Pimthong พวงมาลัย|Puangmalai มูลเมือง|Moonmueang ยะวงศ์|Yawong วันดี|Wandee ศรีจันทร์|Srichan
      สอนศรี|Sonsri สังข์ทอง|Sangthong สาระ|Sara หมั่นเพียร|Manpian หลักเมือง|Lakmueang หวังดี|Wangdee อินต๊ะ|Inta อุ่นใจ|Unjai
      เขียวสะอาด|Kheawsaard เดชสุวรรณ|Detsuwan เนตรแก้ว|Netkaew เพ็งพา|Pengpa เมฆขาว|Mekkhao
      บุญประเสริฐ|Boonprasert ศรีวงศ์|Sriwong ทองใบ|Thongbai แก้วกลม|Kaewklom สุขเกษม|Sukkasem`,
  },
  places: {
    // `area` contains the area code and the first digits of its subscribers; `home` is the province in identity and
    // tax numbers, `plate` its name on number plates; `code` is the place in addresses, from the subdistrict on,
    // `office` the same in Thai. Registered people of 2024 in thousands; the listed districts represent Bangkok.
    columns: 'city region district zone area lat lon home plate code pop office',
    rows: `
      Bangkok|Bangkok|Chatuchak|10900|2 25|13.8286|100.5596|10|กรุงเทพมหานคร|Chom Phon, Chatuchak, Bangkok|310|แขวงจอมพล เขตจตุจักร กรุงเทพมหานคร
      Bangkok|Bangkok|Bang Kapi|10240|2 25|13.7658|100.6475|10|กรุงเทพมหานคร|Hua Mak, Bang Kapi, Bangkok|290|แขวงหัวหมาก เขตบางกะปิ กรุงเทพมหานคร
      Bangkok|Bangkok|Bang Khae|10160|2 25|13.6960|100.4090|10|กรุงเทพมหานคร|Bang Khae, Bang Khae, Bangkok|384|แขวงบางแค เขตบางแค กรุงเทพมหานคร
      Bangkok|Bangkok|Sai Mai|10220|2 25|13.9190|100.6460|10|กรุงเทพมหานคร|Sai Mai, Sai Mai, Bangkok|416|แขวงสายไหม เขตสายไหม กรุงเทพมหานคร
      Bangkok|Bangkok|Khlong Sam Wa|10510|2 25|13.8600|100.7040|10|กรุงเทพมหานคร|Bang Chan, Khlong Sam Wa, Bangkok|416|แขวงบางชัน เขตคลองสามวา กรุงเทพมหานคร
      Bangkok|Bangkok|Bang Khen|10220|2 25|13.8737|100.5964|10|กรุงเทพมหานคร|Anusawari, Bang Khen, Bangkok|366|แขวงอนุสาวรีย์ เขตบางเขน กรุงเทพมหานคร
      Bangkok|Bangkok|Lat Krabang|10520|2 25|13.7223|100.7595|10|กรุงเทพมหานคร|Lat Krabang, Lat Krabang, Bangkok|362|แขวงลาดกระบัง เขตลาดกระบัง กรุงเทพมหานคร
      Bangkok|Bangkok|Prawet|10250|2 25|13.7169|100.6945|10|กรุงเทพมหานคร|Prawet, Prawet, Bangkok|368|แขวงประเวศ เขตประเวศ กรุงเทพมหานคร
      Bangkok|Bangkok|Lat Phrao|10230|2 25|13.8036|100.6075|10|กรุงเทพมหานคร|Lat Phrao, Lat Phrao, Bangkok|230|แขวงลาดพร้าว เขตลาดพร้าว กรุงเทพมหานคร
      Bangkok|Bangkok|Don Mueang|10210|2 25|13.9136|100.5899|10|กรุงเทพมหานคร|Si Kan, Don Mueang, Bangkok|326|แขวงสีกัน เขตดอนเมือง กรุงเทพมหานคร
      Bangkok|Bangkok|Huai Khwang|10310|2 25|13.7767|100.5794|10|กรุงเทพมหานคร|Huai Khwang, Huai Khwang, Bangkok|172|แขวงห้วยขวาง เขตห้วยขวาง กรุงเทพมหานคร
      Bangkok|Bangkok|Watthana|10110|2 25|13.7423|100.5856|10|กรุงเทพมหานคร|Khlong Tan Nuea, Watthana, Bangkok|168|แขวงคลองตันเหนือ เขตวัฒนา กรุงเทพมหานคร
      Bangkok|Bangkok|Chom Thong|10150|2 25|13.6773|100.4848|10|กรุงเทพมหานคร|Chom Thong, Chom Thong, Bangkok|282|แขวงจอมทอง เขตจอมทอง กรุงเทพมหานคร
      Bangkok|Bangkok|Thon Buri|10600|2 25|13.7250|100.4858|10|กรุงเทพมหานคร|Talat Phlu, Thon Buri, Bangkok|190|แขวงตลาดพลู เขตธนบุรี กรุงเทพมหานคร
      Bangkok|Bangkok|Bang Na|10260|2 25|13.6801|100.5918|10|กรุงเทพมหานคร|Bang Na Nuea, Bang Na, Bangkok|176|แขวงบางนาเหนือ เขตบางนา กรุงเทพมหานคร
      Bangkok|Bangkok|Sathon|10120|2 25|13.7080|100.5260|10|กรุงเทพมหานคร|Yan Nawa, Sathon, Bangkok|148|แขวงยานนาวา เขตสาทร กรุงเทพมหานคร
      Bangkok|Bangkok|Phaya Thai|10400|2 25|13.7800|100.5425|10|กรุงเทพมหานคร|Sam Sen Nai, Phaya Thai, Bangkok|130|แขวงสามเสนใน เขตพญาไท กรุงเทพมหานคร
      Bangkok|Bangkok|Bang Rak|10500|2 25|13.7308|100.5240|10|กรุงเทพมหานคร|Si Lom, Bang Rak, Bangkok|90|แขวงสีลม เขตบางรัก กรุงเทพมหานคร
      Bangkok|Bangkok|Dusit|10300|2 25|13.7768|100.5206|10|กรุงเทพมหานคร|Dusit, Dusit, Bangkok|150|แขวงดุสิต เขตดุสิต กรุงเทพมหานคร
      Bangkok|Bangkok|Bang Sue|10800|2 25|13.8097|100.5370|10|กรุงเทพมหานคร|Bang Sue, Bang Sue, Bangkok|236|แขวงบางซื่อ เขตบางซื่อ กรุงเทพมหานคร
      Nonthaburi|Nonthaburi||11000|2 52|13.8607|100.5148|12|นนทบุรี|Suan Yai, Mueang Nonthaburi, Nonthaburi|250|ตำบลสวนใหญ่ อำเภอเมืองนนทบุรี จังหวัดนนทบุรี
      Pak Kret|Nonthaburi||11120|2 58|13.9130|100.4988|12|นนทบุรี|Pak Kret, Pak Kret, Nonthaburi|190|ตำบลปากเกร็ด อำเภอปากเกร็ด จังหวัดนนทบุรี
      Samut Prakan|Samut Prakan||10270|2 38|13.5993|100.5968|11|สมุทรปราการ|Pak Nam, Mueang Samut Prakan, Samut Prakan|388|ตำบลปากน้ำ อำเภอเมืองสมุทรปราการ จังหวัดสมุทรปราการ
      Chiang Mai|Chiang Mai||50200|53 2|18.7904|98.9847|50|เชียงใหม่|Si Phum, Mueang Chiang Mai, Chiang Mai|230|ตำบลศรีภูมิ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่
      Hat Yai|Songkhla||90110|74 2|7.0084|100.4767|90|สงขลา|Hat Yai, Hat Yai, Songkhla|190|ตำบลหาดใหญ่ อำเภอหาดใหญ่ จังหวัดสงขลา
      Nakhon Ratchasima|Nakhon Ratchasima||30000|44 2|14.9707|102.1020|30|นครราชสีมา|Nai Mueang, Mueang Nakhon Ratchasima, Nakhon Ratchasima|210|ตำบลในเมือง อำเภอเมืองนครราชสีมา จังหวัดนครราชสีมา
      Udon Thani|Udon Thani||41000|42 2|17.4157|102.7859|41|อุดรธานี|Mak Khaeng, Mueang Udon Thani, Udon Thani|170|ตำบลหมากแข้ง อำเภอเมืองอุดรธานี จังหวัดอุดรธานี
      Khon Kaen|Khon Kaen||40000|43 2|16.4467|102.8330|40|ขอนแก่น|Nai Mueang, Mueang Khon Kaen, Khon Kaen|170|ตำบลในเมือง อำเภอเมืองขอนแก่น จังหวัดขอนแก่น
      Pattaya|Chon Buri||20150|38 4|12.9276|100.8871|20|ชลบุรี|Nong Prue, Bang Lamung, Chon Buri|180|ตำบลหนองปรือ อำเภอบางละมุง จังหวัดชลบุรี
      Si Racha|Chon Buri||20110|38 3|13.1637|100.9511|20|ชลบุรี|Si Racha, Si Racha, Chon Buri|240|ตำบลศรีราชา อำเภอศรีราชา จังหวัดชลบุรี
      Surat Thani|Surat Thani||84000|77 2|9.1401|99.3331|84|สุราษฎร์ธานี|Talat, Mueang Surat Thani, Surat Thani|132|ตำบลตลาด อำเภอเมืองสุราษฎร์ธานี จังหวัดสุราษฎร์ธานี
      Phuket|Phuket||83000|76 2|7.8904|98.3823|83|ภูเก็ต|Talat Yai, Mueang Phuket, Phuket|180|ตำบลตลาดใหญ่ อำเภอเมืองภูเก็ต จังหวัดภูเก็ต
      Nakhon Si Thammarat|Nakhon Si Thammarat||80000|75 3|8.4333|99.9667|80|นครศรีธรรมราช|Nai Mueang, Mueang Nakhon Si Thammarat, Nakhon Si Thammarat|105|ตำบลในเมือง อำเภอเมืองนครศรีธรรมราช จังหวัดนครศรีธรรมราช
      Ubon Ratchathani|Ubon Ratchathani||34000|45 2|15.2384|104.8487|34|อุบลราชธานี|Nai Mueang, Mueang Ubon Ratchathani, Ubon Ratchathani|110|ตำบลในเมือง อำเภอเมืองอุบลราชธานี จังหวัดอุบลราชธานี
      Khlong Luang|Pathum Thani||12120|2 90|14.0647|100.6458|13|ปทุมธานี|Khlong Nueng, Khlong Luang, Pathum Thani|280|ตำบลคลองหนึ่ง อำเภอคลองหลวง จังหวัดปทุมธานี
      Chiang Rai|Chiang Rai||57000|53 7|19.9072|99.8329|57|เชียงราย|Wiang, Mueang Chiang Rai, Chiang Rai|80|ตำบลเวียง อำเภอเมืองเชียงราย จังหวัดเชียงราย
      Nakhon Pathom|Nakhon Pathom||73000|34 2|13.8196|100.0443|73|นครปฐม|Phra Pathom Chedi, Mueang Nakhon Pathom, Nakhon Pathom|80|ตำบลพระปฐมเจดีย์ อำเภอเมืองนครปฐม จังหวัดนครปฐม
      Rayong|Rayong||21000|38 6|12.7009|101.2580|21|ระยอง|Tha Pradu, Mueang Rayong, Rayong|160|ตำบลท่าประดู่ อำเภอเมืองระยอง จังหวัดระยอง
      Phitsanulok|Phitsanulok||65000|55 2|16.8248|100.2586|65|พิษณุโลก|Nai Mueang, Mueang Phitsanulok, Phitsanulok|75|ตำบลในเมือง อำเภอเมืองพิษณุโลก จังหวัดพิษณุโลก
      Nakhon Sawan|Nakhon Sawan||60000|56 2|15.7047|100.1372|60|นครสวรรค์|Pak Nam Pho, Mueang Nakhon Sawan, Nakhon Sawan|82|ตำบลปากน้ำโพ อำเภอเมืองนครสวรรค์ จังหวัดนครสวรรค์
      Lampang|Lampang||52000|54 2|18.2923|99.4928|52|ลำปาง|Suan Dok, Mueang Lampang, Lampang|55|ตำบลสวนดอก อำเภอเมืองลำปาง จังหวัดลำปาง`,
    others: `Bangkok=กรุงเทพ|กรุงเทพมหานคร|Krung Thep|กรุงเทพฯ; Nonthaburi=นนทบุรี; Pak Kret=ปากเกร็ด;
      Samut Prakan=สมุทรปราการ; Chiang Mai=เชียงใหม่; Hat Yai=หาดใหญ่; Nakhon Ratchasima=นครราชสีมา|Korat;
      Udon Thani=อุดรธานี; Khon Kaen=ขอนแก่น; Pattaya=พัทยา; Si Racha=ศรีราชา; Surat Thani=สุราษฎร์ธานี; Phuket=ภูเก็ต;
      Nakhon Si Thammarat=นครศรีธรรมราช; Ubon Ratchathani=อุบลราชธานี; Chiang Rai=เชียงราย; Nakhon Pathom=นครปฐม;
      Rayong=ระยอง; Phitsanulok=พิษณุโลก; Nakhon Sawan=นครสวรรค์; Lampang=ลำปาง; Songkhla=สงขลา;
      Chon Buri=ชลบุรี|Chonburi; Pathum Thani=ปทุมธานี; Khlong Luang=คลองหลวง`,
  },
  roads: ROADS.text,
  street: '{1-299}(|/{1-99}|/{1-99}, Soi {1-12},) {road}',
  address: '{street}, {place.code} {postcode}',
  postcode: '{zone}',
  phone: '+66 (6[1-5]|8#|9#) ### ####',
  landline: '+66 {place.area}#####',
  banks: {
    // `account` is the number of digits of the bank's accounts. Shares of savers as far as banks publish them.
    columns: 'bank bic code account share',
    rows: `
      Krungthai Bank|KRTHTHBK|006|10|20
      Kasikornbank|KASITHBK|004|10|20
      Siam Commercial Bank|SICOTHBK|014|10|16
      Bangkok Bank|BKKBTHBK|002|10|15
      Government Savings Bank|GSBATHBK|030|12|12
      Bank of Ayudhya (Krungsri)|AYUDTHBK|025|10|6
      TMBThanachart (ttb)|TMBKTHBK|011|10|5
      BAAC|BAABTHBK|034|12|3
      UOB Thailand|UOVBTHBK|024|10|1.5
      CIMB Thai|UBOBTHBK|022|10|0.7
      Kiatnakin Phatra Bank|KIFITHB1|069|10|0.5
      TISCO Bank|TFPCTHB1|067|10|0.3`,
    others: `Kasikornbank=KBank|กสิกรไทย|ธนาคารกสิกรไทย; Bangkok Bank=ธนาคารกรุงเทพ|BBL; Siam Commercial Bank=SCB|ไทยพาณิชย์;
      Krungthai Bank=KTB|กรุงไทย; Bank of Ayudhya (Krungsri)=Krungsri|กรุงศรี; TMBThanachart (ttb)=ttb|TMB;
      Government Savings Bank=GSB|ออมสิน`,
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
  cards: 'visa:62 mastercard:32 jcb:3 unionpay:3',
  wallets: 'TrueMoney:75 LINE_Pay:15 ShopeePay:10',
  // Registered firms: Department of Business Development.
  firms: {
    forms: `
      Co., Ltd.|78|1940|1|180
      Limited Partnership|20.5|1940|1|40
      Public Company Limited|1.5|1979|50|3000`,
    trades: TRADE_LINES,
    name: '{founder} {trade} {form}',
  },
  ages: '11 16.5 17.5 19 17.5 12 6.5',
  life: {
    pensionPay: { days: [25] },
    studies: 48,
    retires: 60,
    // A fifth of at most 15,000, and 1.5 % for each year beyond fifteen, from 1999 on (OECD, Pensions at a Glance Asia/Pacific).
    pays: [1500, 5700],
    institutions: `
      university {town} Rajabhat University
      university@Bangkok (Chulalongkorn University|Thammasat University|Kasetsart University|Ramkhamhaeng University)
      university@Khon_Kaen+Chiang_Mai+Ubon_Ratchathani {town} University
      university@Rayong King Mongkut’s University of Technology North Bangkok
      university@Surat_Thani Suratthani Rajabhat University
      university@Si_Racha Kasetsart University
      university@Pattaya Burapha University
      university@Chiang_Rai Mae Fah Luang University
      university@Khlong_Luang Thammasat University
      university@Nonthaburi+Pak_Kret Sukhothai Thammathirat Open University
      university@Nakhon_Ratchasima Suranaree University of Technology
      university@Samut_Prakan Huachiew Chalermprakiet University
      university@Nakhon_Pathom Silpakorn University
      university@Hat_Yai Prince of Songkla University
      university@Phitsanulok Naresuan University
      university@Nakhon_Si_Thammarat Walailak University
      primary (Anuban {town} School|Wat {town} School|Ban {town} School)
      secondary {town} (Wittaya|Wittayakhom|Phitthayakhom|Suksa) School
      hospital {town} Hospital
      hospital@Bangkok (Siriraj|Ramathibodi|Rajavithi|King Chulalongkorn Memorial) Hospital
      hospital@Chiang_Mai Maharaj Nakorn Chiang Mai Hospital
      hospital@Khon_Kaen Srinagarind Hospital
      hospital@Hat_Yai Songklanagarind Hospital
      hospital@Nakhon_Ratchasima Maharat Nakhon Ratchasima Hospital
      care {town} Elderly Care Home
      town@Bangkok Bangkok Metropolitan Administration
      police {town} Police Station
      transit {town} Transport
      pension Social Security Office`,
  },
  sources:
    'Ages: National Statistical Office, 2024. Places: registered people, 2024. Banks and cards: annual reports, Bank of Thailand.',
  income: [11000, 80000],
  fields: {
    region: { label: 'Province' },
    postcode: { label: 'Postal code' },
    nativeaddress: nativeAddress((_, p) => thaiAddress(p)),
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
    plate: {
      label: 'Number plate',
      synonyms: ['ทะเบียนรถ'],
      room: 28 * 28 * 9999,
      write: byCity({ Bangkok: `(|[1-9])${PLATE}` }, PLATE),
    },
  },
  company: {
    nativename: {
      label: 'Company name in native script',
      synonyms: ['thai company name', 'ชื่อบริษัท'],
      make: (_, { firm }) => thaiFirm(firm),
    },
    nativeaddress: nativeAddress((_, p) => thaiAddress(p)),
    // The province, the kind of firm, the Buddhist year it was founded in.
    registration: certified(thTin, 'Registration number', {
      make(random, p) {
        const year = String(p.firm.founded + 543).slice(1);
        const body = `0${p.home}${KINDS[p.firm.form.name.text] ?? 5}${year}${random.digits(5)}`;
        return body + thCheck(body);
      },
    }),
    tax: { label: 'TIN', validator: thTin, make: (_, p) => p.read('registration') },
  },
  // Source: Bank of Thailand, Thai QR Payment Standard: tag 29, mobile number as 0066 and nine digits.
  qr: emv({
    name: 'PromptPay',
    currency: '764',
    account: (payment) =>
      template(29, [
        [0, 'A000000677010111'],
        [1, `00${phoneDigits(payment)}`],
      ]),
  }),
  presets: [
    {
      key: 'promptpay',
      scheme: INSTANT_TRANSFER,
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
        ['QR code payload', 'payee.qr', 'qr'],
        ['QR code', 'payee.qrimage', 'qrimage'],
      ],
    },
  ],
}));

/** House, lane, road, then the place. */
function thaiAddress(p: Persona): string {
  const [, house, soi, road = ''] = /^(\S+?),?(?: Soi (\d+),)? (\D.*)$/.exec(p.read('street')) ?? [];
  const name = ROADS.native.get(road)?.replaceAll('_', ' ');
  return `${house}${soi ? ` ซอย ${soi}` : ''} ถนน${name} ${p.place.office?.text} ${p.read('postcode')}`;
}
