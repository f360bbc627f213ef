import { NAPAS } from '../data/cards.ts';
import { vietnamese } from '../data/languages/vietnamese.ts';
import { SOFTWARE_PAYS } from '../data/occupations.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { bareAccount, element, emv, template } from '../fields/qrPayload.ts';
import { two } from '../kernel/day.ts';
import { DIGITS } from '../kernel/random.ts';
import type { Life } from '../model.ts';
import { vnCccd } from '../validators/vnCccd.ts';
import { vnMst } from '../validators/vnMst.ts';
import { certified, country, pictured } from './declare.ts';
import { type Series, series } from './series.ts';

export const vn = country('vn', () => ({
  name: 'Vietnam',
  alpha3: 'VNM',
  passportYears: { adult: 10, minor: 5, from: 14 },
  paydays: [[5], [31]],
  // Ten years.
  passports: [365, 3651],
  currency: 'VND',
  decimals: 0,
  perEuro: 22000,
  priceStep: 1000,
  ips: '113.160-191 14.160-191',
  gs1: '893',
  holidays: '0101* spring-2..2 hung* 0430* 0501* 2025-2025:0502 2021:0901 0902*',
  group: 'Asia',
  locale: { language: 'vi', zone: 'Asia/Ho_Chi_Minh' },
  economy: {
    vat: { usual: 8 },
    deductions: { social: 10.5, tax: 3 },
    tenure: { rent: 12, loan: 5 },
    shops: { card: 27, wallet: 40 },
  },
  words: {
    exonyms: 'vietnamesisch',
    scripts: 'ベトナム 越南 베트남 فيتنام فيتنامي~ वियतनाम Вьетнам Вьетнама В’єтнам вьетнамск~ в’єтнамськ~',
    places: `Hà Nội=ハノイ|河内|河內|하노이|هانوي|हनोई|Ханой|Ханоя|Ханое|Ханої|Hanoian
      ; Hồ Chí Minh=ホーチミン|胡志明市|胡志明|호치민|هو تشي منه|Хошимин+
      ; Đà Nẵng=ダナン|岘港|다낭|Дананг+`,
  },
  aliases: 'Việt_Nam Viet_Nam Vietnamese người_Việt Socialist_Republic_of_Vietnam',
  // Surnames: Lê Trung Hoa, Họ và tên người Việt Nam; given names by their years of fashion.
  names: {
    order: '{family} {middle} {given}',
    male: {
      0: `Hùng Dũng Bình Thành Minh Sơn Hải Long Thắng Lợi Tâm Hòa Phúc Quang Vinh Hưng Chiến Tiến Khánh Sáu Tư Bảy Được Lân
        Xuân Tấn Thọ Đông Phước Nghĩa`,
      1960: `Hùng Dũng Hải Minh Sơn Thành Bình Thắng Tuấn Cường Long Hòa Tâm Đức Quang Vinh Lâm Chiến Tiến Hưng Toàn Khanh
        Dương Tùng Trung Quý Quốc Thái Thuận`,
      1975: `Tuấn Hùng Cường Dũng Hải Thành Minh Nam Sơn Trung Long Hoàng Thắng Tùng Quân Anh Hưng Phong Kiên Đức Hiếu Việt
        Linh Hà Giang Chung Quyết Mạnh Công Nhân`,
      1988: `Tuấn Nam Anh Hiếu Đức Hoàng Tùng Long Hải Trung Quân Thành Minh Sơn Huy Duy Linh Thắng Phong Đạt Hưng Kiên Cường
        Tú Việt Khánh Luân Thiện Trường Vũ Vương Đại`,
      1998: `Minh Huy Hoàng Anh Đức Long Nam Hiếu Đạt Khánh Duy Phúc Quân Bảo Khang Khoa Dũng Thịnh Tú Phong Sơn Trung Thành
        Nhật Tài Lộc Khôi Trí Tín Đăng Nguyên Phát Thiên Hậu Danh Khải Bách`,
    },
    female: {
      0: `Lan Hoa Hồng Mai Cúc Đào Sen Nga Hương Tâm Loan Liên Xuân Thơm Nhàn Lành Bảy Năm Út Tư Thanh Nguyệt Hạnh Vân Thu
        Yến Huệ Ngọc Lý Lụa Tươi Thắm`,
      1960: `Hương Lan Hoa Hồng Mai Nga Thu Hà Loan Hạnh Thanh Vân Liên Bình Yến Thủy Tuyết Nguyệt Hằng Minh Oanh Dung Xuân
        Phượng Lệ Bích Sương Thoa`,
      1975: `Hương Thủy Hà Lan Hằng Hoa Thu Nga Hạnh Mai Yến Vân Huyền Dung Oanh Nhung Phương Hiền Hồng Tuyết Loan Thanh Trang
        Quyên Duyên Diệu Lương Hoài`,
      1988: `Trang Hương Linh Thảo Huyền Phương Hà Thủy Hằng Nhung Ngọc Lan Yến Quỳnh Anh Hiền Ngân Thu Hoa Dung Vân Thúy Hường
        Oanh Nga Kiều Diễm Thương Tú Trúc`,
      1998: `Linh Anh Trang Thảo Ngọc Nhi Phương Hà Vy My Huyền Quỳnh Ngân Hương Như Uyên Yến Mai Thư Trâm Trinh Chi Khánh Châu
        Hân Giang An Ánh Tiên Đan Thy Duyên Trúc`,
    },
    middle: `Văn/Thị:22 Đức/Thị_Thu:5 Minh/Thị_Thanh:5 Quang/Thị_Ngọc:4 Hữu/Thị_Kim:4 Xuân/Thị_Minh:3 Ngọc/Ngọc Thanh/Thanh Anh/Phương
      Đình/Thu Công/Thị_Hồng Hoàng/Hồng Quốc/Kim Thành/Bích Trọng/Thùy Tuấn/Mai Duy/Khánh Gia/Gia Bá/Thị_Bích Mạnh/Diệu Viết/Quỳnh
      Thế/Thị_Thùy Việt/Hoài Tiến/Cẩm Trung/Mỹ Hải/Hà Nhật/Như Bảo/Bảo Phúc/Tuyết Chí/Thị_Mỹ`,
    family: `Nguyễn:31.5 Trần:10.9 Lê:8.9 Phạm:5.9 Hoàng:3 Phan:2.8 Huỳnh:2.4 Võ:2.4 Trương:2.2 Bùi:2.1 Vũ:2 Đặng:1.9 Đỗ:1.9 Ngô:1.7
      Hồ:1.5 Dương:1.4 Đinh:1 Đoàn:0.9 Lâm:0.8 Mai:0.8 Trịnh:0.8 Đào:0.8 Cao:0.7 Lý:0.7 Hà:0.7 Lưu:0.6 Lương:0.6 Thái:0.5 Châu:0.5
      Tạ:0.4 Phùng:0.4 Tô:0.4 Vương:0.4 Văn:0.3 Tăng:0.3 Quách:0.3 Lại:0.3 Hứa:0.2 Thạch:0.3 Diệp:0.2 Từ:0.2 Chu:0.4 La:0.2 Đàm:0.2
      Tống:0.2 Giang:0.1 Chung:0.1 Triệu:0.2 Kiều:0.2 Bạch:0.1 Nghiêm:0.1 Ninh:0.1 Khổng:0.1 Doãn:0.1 Tôn:0.1 Ông:0.05 Kim:0.2
      Tiêu:0.1 Quan:0.05 Mạc:0.1 Nông:0.2 Cù:0.05 Bành:0.03 Lục:0.1 Âu:0.05 Viên:0.03`,
  },
  places: {
    // The provinces are those since July 2025; identifiers, plates and postcodes keep the older ones. `area`
    // contains the area code and the first digits of its subscribers; `code` is the province in health insurance
    // and licence numbers, `office` in those of firms, `district` the ward (resolutions of the National Assembly on
    // wards, June 2025), some for each city. People in the urban area, thousands.
    columns: 'city region zone area lat lon home plate code office pop district',
    rows: `
      Hồ Chí Minh|Hồ Chí Minh|71006-71012|28 38|10.7769|106.7009|079|51|79|03|284|Bến Thành
      Hồ Chí Minh|Hồ Chí Minh|71006-71012|28 38|10.7769|106.7009|079|51|79|03|284|Sài Gòn
      Hồ Chí Minh|Hồ Chí Minh|71006-71012|28 38|10.7769|106.7009|079|51|79|03|284|Tân Định
      Hồ Chí Minh|Hồ Chí Minh|72106-72118|28 38|10.8015|106.6526|079|51|79|03|568|Tân Sơn Nhất
      Hồ Chí Minh|Hồ Chí Minh|72106-72118|28 38|10.8015|106.6526|079|51|79|03|568|Tân Bình
      Hồ Chí Minh|Hồ Chí Minh|72106-72118|28 38|10.8015|106.6526|079|51|79|03|568|Bảy Hiền
      Hồ Chí Minh|Hồ Chí Minh|72306-72320|28 38|10.8106|106.7091|079|51|79|03|615|Gia Định
      Hồ Chí Minh|Hồ Chí Minh|72306-72320|28 38|10.8106|106.7091|079|51|79|03|615|Bình Thạnh
      Hồ Chí Minh|Hồ Chí Minh|72306-72320|28 38|10.8106|106.7091|079|51|79|03|615|Thạnh Mỹ Tây
      Hồ Chí Minh|Hồ Chí Minh|72406-72416|28 38|10.7835|106.6870|079|51|79|03|284|Bàn Cờ
      Hồ Chí Minh|Hồ Chí Minh|72406-72416|28 38|10.7835|106.6870|079|51|79|03|284|Xuân Hòa
      Hồ Chí Minh|Hồ Chí Minh|72406-72416|28 38|10.7835|106.6870|079|51|79|03|284|Nhiêu Lộc
      Hồ Chí Minh|Hồ Chí Minh|72506-72516|28 38|10.7746|106.6678|079|51|79|03|331|Diên Hồng
      Hồ Chí Minh|Hồ Chí Minh|72506-72516|28 38|10.7746|106.6678|079|51|79|03|331|Vườn Lài
      Hồ Chí Minh|Hồ Chí Minh|72506-72516|28 38|10.7746|106.6678|079|51|79|03|331|Hòa Hưng
      Hồ Chí Minh|Hồ Chí Minh|72706-72716|28 38|10.7540|106.6634|079|51|79|03|284|Chợ Quán
      Hồ Chí Minh|Hồ Chí Minh|72706-72716|28 38|10.7540|106.6634|079|51|79|03|284|An Đông
      Hồ Chí Minh|Hồ Chí Minh|72706-72716|28 38|10.7540|106.6634|079|51|79|03|284|Chợ Lớn
      Hà Nội|Hà Nội|11006-11020|24 38|21.0285|105.8520|001|30|01|01|318|Hoàn Kiếm
      Hà Nội|Hà Nội|11006-11020|24 38|21.0285|105.8520|001|30|01|01|318|Cửa Nam
      Hà Nội|Hà Nội|11106-11118|24 38|21.0350|105.8250|001|30|01|01|318|Ba Đình
      Hà Nội|Hà Nội|11106-11118|24 38|21.0350|105.8250|001|30|01|01|318|Ngọc Hà
      Hà Nội|Hà Nội|11106-11118|24 38|21.0350|105.8250|001|30|01|01|318|Giảng Võ
      Hà Nội|Hà Nội|11306-11312|24 38|21.0320|105.7910|001|30|01|01|389|Cầu Giấy
      Hà Nội|Hà Nội|11306-11312|24 38|21.0320|105.7910|001|30|01|01|389|Nghĩa Đô
      Hà Nội|Hà Nội|11306-11312|24 38|21.0320|105.7910|001|30|01|01|389|Yên Hòa
      Hà Nội|Hà Nội|11506-11524|24 38|21.0130|105.8270|001|30|01|01|344|Đống Đa
      Hà Nội|Hà Nội|11506-11524|24 38|21.0130|105.8270|001|30|01|01|344|Kim Liên
      Hà Nội|Hà Nội|11506-11524|24 38|21.0130|105.8270|001|30|01|01|344|Láng
      Hà Nội|Hà Nội|11506-11524|24 38|21.0130|105.8270|001|30|01|01|344|Ô Chợ Dừa
      Hà Nội|Hà Nội|11606-11624|24 38|21.0070|105.8560|001|30|01|01|389|Hai Bà Trưng
      Hà Nội|Hà Nội|11606-11624|24 38|21.0070|105.8560|001|30|01|01|389|Bạch Mai
      Hà Nội|Hà Nội|11606-11624|24 38|21.0070|105.8560|001|30|01|01|389|Vĩnh Tuy
      Hải Phòng|Hải Phòng|04106-04116|225 3|20.8648|106.6834|031|15|31|02|510|Hồng Bàng
      Hải Phòng|Hải Phòng|04206-04216|225 3|20.8648|106.6834|031|15|31|02|510|Ngô Quyền
      Đà Nẵng|Đà Nẵng|50206-50216|236 3|16.0678|108.2208|048|43|48|04|1150|Hải Châu
      Cần Thơ|Cần Thơ|94106-94116|292 3|10.0371|105.7883|092|65|92|18|860|Ninh Kiều
      Biên Hòa|Đồng Nai|76106-76130|251 3|10.9447|106.8243|075|60|75|36|1090|Trấn Biên
      Huế|Huế|49106-49130|234 3|16.4619|107.5955|046|75|46|33|480|Thuận Hóa
      Nha Trang|Khánh Hòa|57106-57130|258 3|12.2451|109.1943|056|79|56|42|440|Nha Trang
      Thủ Dầu Một|Hồ Chí Minh|75106-75118|274 3|10.9804|106.6519|074|61|74|37|340|Thủ Dầu Một
      Buôn Ma Thuột|Đắk Lắk|63106-63124|262 3|12.6675|108.0383|066|47|66|60|380|Buôn Ma Thuột
      Vinh|Nghệ An|43106-43128|238 3|18.6734|105.6923|040|37|40|29|350|Thành Vinh
      Thanh Hóa|Thanh Hóa|40106-40136|237 3|19.8067|105.7852|038|36|38|28|400|Hạc Thành
      Quy Nhơn|Gia Lai|55106-55124|256 3|13.7765|109.2237|052|77|52|41|300|Quy Nhơn
      Hạ Long|Quảng Ninh|01106-01124|203 3|20.9517|107.0748|022|14|22|57|320|Hồng Gai
      Vũng Tàu|Hồ Chí Minh|78206-78220|254 3|10.3460|107.0843|077|72|77|35|370|Vũng Tàu
      Đà Lạt|Lâm Đồng|66106-66120|263 3|11.9465|108.4419|068|49|68|58|240|Xuân Hương - Đà Lạt
      Thái Nguyên|Thái Nguyên|24106-24130|208 3|21.5928|105.8442|019|20|19|46|340|Phan Đình Phùng
      Long Xuyên|An Giang|90106-90118|296 3|10.3864|105.4352|089|67|89|16|280|Long Xuyên
      Rạch Giá|An Giang|91106-91116|297 3|10.0124|105.0809|091|68|91|17|250|Rạch Giá
      Mỹ Tho|Đồng Tháp|84106-84122|273 3|10.3600|106.3597|082|63|82|12|230|Mỹ Tho
      Nam Định|Ninh Bình|07106-07130|228 3|20.4339|106.1773|036|18|36|06|240|Nam Định
      Bắc Ninh|Bắc Ninh|16106-16124|222 3|21.1861|106.0763|027|99|27|23|280|Kinh Bắc
      Phan Thiết|Lâm Đồng|77106-77122|252 3|10.9289|108.1021|060|86|60|34|230|Phan Thiết
      Cà Mau|Cà Mau|98106-98120|290 3|9.1769|105.1524|096|69|96|20|230|Tân Thành`,
    others: `Hồ Chí Minh=Ho Chi Minh City|Saigon|Sài Gòn|Thành phố Hồ Chí Minh|HCMC|TP HCM; Hà Nội=Hanoi; Hải Phòng=Haiphong;
      Đà Nẵng=Danang; Cần Thơ=Cantho; Huế=Hue|Hue city; Đà Lạt=Dalat`,
  },
  roads: `Trần_Hưng_Đạo Lê_Lợi Nguyễn_Huệ Hùng_Vương Lý_Thường_Kiệt Hai_Bà_Trưng Nguyễn_Trãi Quang_Trung Lê_Duẩn Phan_Chu_Trinh
    Phan_Bội_Châu Nguyễn_Du Bà_Triệu Trần_Phú Nguyễn_Văn_Cừ Võ_Thị_Sáu Điện_Biên_Phủ Lê_Hồng_Phong Hoàng_Diệu Nguyễn_Thị_Minh_Khai
    Ngô_Quyền Đinh_Tiên_Hoàng Lê_Thánh_Tông Trần_Quang_Khải Nguyễn_Công_Trứ Hoàng_Văn_Thụ Nguyễn_Đình_Chiểu Phạm_Ngũ_Lão
    Tôn_Đức_Thắng Phạm_Văn_Đồng Nguyễn_Tri_Phương Cách_Mạng_Tháng_Tám Lê_Lai Ngô_Gia_Tự Trường_Chinh Võ_Văn_Kiệt Yersin
    Huỳnh_Thúc_Kháng Lê_Quý_Đôn Chu_Văn_An`,
  street: '(|Số ){1-399}(||/{1-60}) {road}',
  // Ward and province: there are no other levels since July 2025.
  address: '{street}, Phường {place.district}, {region} {postcode}',
  postcode: '{zone}',
  phone: '+84 (3[2-9]|70|7[6-9]|8[1-5]|86|88|90|91|93|94|96|97|98)# ### ###',
  landline: '+84 {place.area}######',
  banks: {
    // `code` is the bank's BIN in VietQR, `account` how its accounts begin; their numbering is their own, the usual look.
    // Shares of customers, as reported.
    columns: 'bank bic code account share',
    rows: `
      Agribank|VBAAVNVX|970405|15002|18
      Vietcombank|BFTVVNVX|970436|10|18
      VietinBank|ICBVVNVX|970415|1018|14
      BIDV|BIDVVNVX|970418|213100|14
      MB Bank|MSCBVNVX|970422|07801|13
      Techcombank|VTCBVNVX|970407|190312|8
      VPBank|VPBKVNVX|970432|1|4
      ACB|ASCBVNVX|970416|2|4
      Sacombank|SGTTVNVX|970403|0601|3
      TPBank|TPBVVNVX|970423|032|2
      HDBank|HDBCVNVX|970437|0687040|1
      VIB|VNIBVNVX|970441|0250406|1
      SHB|SHBAVNVX|970443|10|1`,
    others: `Agribank=Ngân hàng Nông nghiệp; Vietcombank=VCB; VietinBank=CTG; MB Bank=MBBank; Techcombank=TCB`,
  },
  account: '{bank.account}########',
  // Most cards are domestic debit cards.
  cards: 'napas:72 visa:17 mastercard:8 jcb:3',
  networks: { napas: NAPAS },
  wallets: 'MoMo:56 ZaloPay:18 VNPAY:14 Viettel_Money:12',
  // Forms since the laws of 1990 and 1999; shares: registrations of 2024.
  firms: {
    // Lawyers have limited companies and partnerships alone (Luật Luật sư, article 34).
    forms: `
      Công ty TNHH MTV|48|2000|1|60|1
      Công ty TNHH|30|1991|2|150
      Công ty Cổ phần|20|1991|3|400||law
      DNTN|2|1991|1|15|1|law,finance`,
    name: '{form} {trade} ({founder} Gia|{founder} Phát|{founder} Minh|{founder} Thịnh|{founder} Long|{place.district})',
    sole: '{form} {trade} {founder}(| Gia| Phát| Anh| Phúc)',
    era: 1986,
  },
  language: vietnamese,
  ages: '13.5 21 22 17.5 14 8.5 3.5',
  life: {
    pensionPay: { days: [2, 3, 4, 5, 6, 7, 8, 9, 10], after: true },
    studies: 35,
    retires: [61, 57],
    pays: [3000000, 15000000],
    levels: SOFTWARE_PAYS,
    institutions: `
      hospital@Hà_Nội Bệnh viện (Bạch Mai|Việt Đức|Thanh Nhàn)
      hospital@Hồ_Chí_Minh Bệnh viện (Chợ Rẫy|Nhân dân 115|Bình Dân)
      hospital@Huế Bệnh viện Trung ương Huế
      hospital@Biên_Hòa Bệnh viện Đa khoa Đồng Nai
      university@Hà_Nội (Đại học Bách khoa Hà Nội|Trường Đại học Kinh tế Quốc dân|Trường Đại học Ngoại thương)
      university@Hồ_Chí_Minh (Đại học Kinh tế TP. Hồ Chí Minh|Trường Đại học Tôn Đức Thắng|Trường Đại học Sài Gòn)
      transit@Hồ_Chí_Minh Công ty Xe buýt Sài Gòn
      university@Vũng_Tàu Trường Đại học Bà Rịa – Vũng Tàu
      university@Rạch_Giá Trường Đại học Kiên Giang
      university@Long_Xuyên Trường Đại học An Giang
      university@Cần_Thơ+Đà_Nẵng+Thái_Nguyên+Huế Đại học {town}
      university@Biên_Hòa Trường Đại học Đồng Nai
      university@Bắc_Ninh Trường Đại học Kinh Bắc
      university@Mỹ_Tho Trường Đại học Tiền Giang
      university@Cà_Mau Trường Đại học Bình Dương
      university@Thanh_Hóa Trường Đại học Hồng Đức
      university@Nam_Định Trường Đại học Điều dưỡng Nam Định
      university@Buôn_Ma_Thuột Trường Đại học Tây Nguyên
      pension Bảo hiểm xã hội Việt Nam
      fire Cảnh sát Phòng cháy chữa cháy`,
  },
  sources:
    'Ages and places: General Statistics Office, census of 2019 and estimates of 2024. Banks and cards: State Bank, annual reports.',
  income: [5500000, 32000000],
  fields: {
    reference: { picture: '(HD|TT|DH)-{year}-{00001-99999}' },
    region: { label: 'Tỉnh, thành phố' },
    postcode: { label: 'Mã bưu chính' },
    id: certified(vnCccd, 'CCCD', {
      synonyms: ['căn cước', 'căn cước công dân', 'cmnd', 'số định danh'],
    }),
    // Since July 2022 they begin with P.
    passport: {
      label: 'Số hộ chiếu',
      room: 10_000_000,
      synonyms: ['hộ chiếu'],
      make: (random, { expires }) =>
        expires.iso < '2032-07' ? `C${random.digits(7)}` : `P${random.digits(8)}`,
    },
    // Province, a digit, year of the test, serial number: the usual look, no rule is public.
    licence: {
      label: 'Giấy phép lái xe',
      synonyms: ['gplx', 'bằng lái'],
      make(random, { born, place }) {
        const year = random.int(Math.min(25, Math.max(5, born.year - 1982)), 25);
        return `${place.code?.text}${random.below(10)}${two(year)}${random.digits(7)}`;
      },
    },
    // Since July 2025 a person's tax code is the CCCD.
    tax: {
      label: 'Mã số thuế',
      validator: vnCccd,
      synonyms: ['mst', 'ma so thue'],
      make: (_, p) => p.read('id'),
    },
    ssn: pictured('Mã số BHXH', '{place.code}########', {
      synonyms: ['bhxh', 'bảo hiểm xã hội'],
    }),
    health: {
      label: 'Mã thẻ BHYT',
      synonyms: ['bhyt', 'bảo hiểm y tế'],
      make: (_, p) => insured(p.life) + p.place.code?.text + p.read('ssn'),
    },
    bankcode: pictured('Mã BIN ngân hàng', '{bank.code}', {
      synonyms: ['bank bin', 'vietqr bin'],
    }),
    // Private cars: provinces are at the first letters still, Hà Nội and Hồ Chí Minh are not.
    plate: {
      label: 'Biển số xe',
      synonyms: ['biển số'],
      make: (random, { place: { plate } }) =>
        `${plate?.text}${random.pick(/30|51/.test(`${plate?.text}`) ? 'AEFGHKLM' : 'A')}-${random.digits(3)}.${random.digits(2)}`,
    },
  },
  company: {
    registration: certified(vnMst, 'Mã số doanh nghiệp', {
      make(random, { place, firm }) {
        const office = place.office?.text ?? '';
        let number: string | undefined;
        while (!number) {
          const serial = (SERIALS[office] ?? PROVINCIAL)(random, firm.founded);
          const body = office + String(serial).padStart(7, '0');
          number = Array.from(DIGITS, (check) => body + check).find(vnMst.valid);
        }
        return number;
      },
    }),
    tax: { label: 'Mã số thuế', validator: vnMst, make: (_, p) => p.read('registration') },
  },
  // Source: NAPAS, QR switching, acceptance technical specification 1.5.2: the bank's BIN and the account, QRIBFTTA to an account.
  qr: emv({
    name: 'VietQR',
    currency: '704',
    decimals: 0,
    referenceId: 8,
    account: (payment) =>
      template(38, [
        [0, 'A000000727'],
        [1, element(0, payment.payee.read('bankcode')) + element(1, bareAccount(payment))],
        [2, 'QRIBFTTA'],
      ]),
  }),
  presets: [
    {
      key: 'napas',
      scheme: INSTANT_TRANSFER,
      interbank: true,
      name: 'NAPAS 247 / VietQR transfer',
      rows: [
        ['Sender', 'name'],
        ['Sender bank', 'bank'],
        ['Sender account', 'account'],
        ['Recipient', 'payee.name'],
        ['Recipient bank', 'payee.bank'],
        ['Recipient bank BIN', 'payee.bankcode'],
        ['Recipient account', 'payee.account'],
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

/**
 * Returns the letters of the health insurance, by its payer and benefits: pensioners, students, the police, the
 * state's staff, employees (Decision 1351/QĐ-BHXH).
 */
function insured({ stage, occupation: { institution } }: Life): string {
  if (stage === 'pension') return 'HT3';
  if (stage === 'study') return 'SV4';
  if (institution === 'police') return 'CA5';
  return institution && !/bank|transit|care/.test(institution) ? 'HC4' : 'DN4';
}

/** Approximate numbers of Hanoi and Ho Chi Minh City by year, from general knowledge. */
const SERIALS: Readonly<Record<string, Series>> = {
  '01': series(
    '1986 10000 · 1999 100000 · 2001 120000 · 2005 160000 · 2008 300000 · 2010 450000 · 2012 580000 · 2015 677000 · 2017 770000 · 2019 868000 · 2021 950000 · 2023 1021000 · 2025 1090000 · 2026 1130000',
  ),
  '03': series(
    '1986 10000 · 1999 100000 · 2004 330000 · 2007 500000 · 2009 850000 · 2010 950000 · 2012 1160000 · 2014 1260000 · 2016 1360000 · 2018 1480000 · 2020 1610000 · 2022 1710000 · 2024 1830000 · 2026 1930000',
  ),
};

/** Numbers of the provinces. */
const PROVINCIAL = series('1986 10000 · 1999 30000 · 2008 70000 · 2010 110000 · 2020 160000 · 2026 190000');
