import { two } from '../kernel/day.ts';
import { DIGITS } from '../kernel/random.ts';
import { vnCccd } from '../validators/vnCccd.ts';
import { vnMst } from '../validators/vnMst.ts';
import { certified, country, pictured } from './declare.ts';

export const vn = country({
  code: 'vn',
  name: 'Vietnam',
  alpha3: 'VNM',
  currency: 'VND',
  group: 'Asia',
  aliases: 'Việt_Nam Viet_Nam Vietnamese người_Việt Socialist_Republic_of_Vietnam',
  names: {
    order: '{family} {middle} {given}',
    male: `Hùng Tuấn Dũng Minh Hải Nam Thành Long Cường Hoàng Anh Đức Sơn Hiếu Quân Trung Tùng Thắng Phong Huy Khánh Kiên Bình Hưng
      Phúc Tâm Vinh Quang Toàn Lâm Việt Tú Duy Đạt Khoa Khang Bảo Thịnh Phát Tài Lộc Nghĩa Nhân Trí Tín Hòa Tiến Công
      Chiến Mạnh Đông Hà Giang Linh Sang Tân Thái Thiện Thuận Tường Trường Vũ Vương Xuân Đại Đăng Điền Định Hào Hậu
      Hiển Khôi Kỳ Lực Lợi Luân Nguyên Nhật Ninh Phương Phước Quý Quyết Quốc Sáng Thăng Thạch Thiên Thông Thức Tiệp
      Triều Triết Tuyên Văn Vĩnh Ân An Bách Cảnh Chương Danh Dương Khải`,
    female: `Hương Lan Linh Trang Hà Hằng Thảo Hoa Mai Nga Thu Thủy Huyền Phương Yến Ngọc Anh Nhung Dung Loan Hạnh Hồng Liên Vân
      Hiền Oanh Tuyết Xuân Quỳnh Ngân Hường Tâm Nguyệt Lệ Trinh My Vy Nhi Như Uyên Trâm Thanh Thúy Thư Thơm Thoa Tú Thương
      Sen Quyên Phượng Nhàn Ngà Nết Minh Mỹ Luyến Lý Lụa Lam Kiều Khánh Hòa Hiếu Hậu Hảo Hân Giang Duyên Dịu Diệu Diễm
      Đào Cúc Chi Châu Châm Cẩm Bích Bình An Ánh Ái Đan Hoài Hoan Huệ Lài Lành Len Miên Na Ninh Phụng Sương Thắm
      Thắng Thục Tiên Tình Tươi Tuyền Viên Vui Xinh Ý Trúc`,
    middle: `Văn/Thị Đức/Thị_Thu Minh/Thị_Thanh Quang/Thị_Ngọc Hữu/Thị_Kim Xuân/Thị_Minh Ngọc/Ngọc Thanh/Thanh Anh/Phương Đình/Thu
      Công/Thị_Hồng Hoàng/Hồng Quốc/Kim Thành/Bích Trọng/Thùy Tuấn/Mai Duy/Khánh Gia/Gia Bá/Thị_Bích Mạnh/Diệu Viết/Quỳnh
      Thế/Thị_Thùy Việt/Hoài Tiến/Cẩm Trung/Mỹ Hải/Hà Nhật/Như Bảo/Bảo Phúc/Tuyết Chí/Thị_Mỹ`,
    // By rank; in truth Nguyễn alone is nearly two in five.
    family: `Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đào Đoàn Vương Trịnh Trương Đinh Lâm Mai Phùng
      Tô Hà Tạ Chu Cao Lưu Thái Lương Châu Quách Kiều La Triệu Tống Tăng Từ Bạch Quan Nghiêm Thạch Văn Ninh Khổng Cù Doãn Tôn
      Ông Diệp Kim Tiêu Bành Giang Lại Mạc Nông`,
  },
  places: {
    // The provinces are those since July 2025; identifiers, plates and postcodes keep the older ones. `area` holds the area
    // code and the first digits of its subscribers; `code` is the province in health insurance and licence numbers, `office` in those
    // of firms.
    columns: 'city region zone area lat lon home plate code office',
    rows: `
      Hồ Chí Minh|Hồ Chí Minh|71006-71012,72106-72118,72306-72320,72406-72416,72506-72516,72706-72716|28 38|10.7769|106.7009|079|51|79|03
      Hà Nội|Hà Nội|11006-11020,11106-11118,11306-11312,11506-11524,11606-11624|24 38|21.0245|105.8412|001|30|01|01
      Hải Phòng|Hải Phòng|04106-04116,04206-04216|225 3|20.8648|106.6834|031|15|31|02
      Đà Nẵng|Đà Nẵng|50206-50216,50406-50412|236 3|16.0678|108.2208|048|43|48|04
      Cần Thơ|Cần Thơ|94106-94116|292 3|10.0371|105.7883|092|65|92|18
      Biên Hòa|Đồng Nai|76106-76130|251 3|10.9447|106.8243|075|60|75|36
      Huế|Huế|49106-49130|234 3|16.4619|107.5955|046|75|46|33
      Nha Trang|Khánh Hòa|57106-57130|258 3|12.2451|109.1943|056|79|56|42
      Thủ Dầu Một|Hồ Chí Minh|75106-75118|274 3|10.9804|106.6519|074|61|74|37
      Buôn Ma Thuột|Đắk Lắk|63106-63124|262 3|12.6675|108.0383|066|47|66|60
      Vinh|Nghệ An|43106-43128|238 3|18.6734|105.6923|040|37|40|29
      Thanh Hóa|Thanh Hóa|40106-40136|237 3|19.8067|105.7852|038|36|38|28
      Quy Nhơn|Gia Lai|55106-55124|256 3|13.7765|109.2237|052|77|52|41
      Hạ Long|Quảng Ninh|01106-01124|203 3|20.9517|107.0748|022|14|22|57
      Vũng Tàu|Hồ Chí Minh|78206-78220|254 3|10.3460|107.0843|077|72|77|35
      Đà Lạt|Lâm Đồng|66106-66120|263 3|11.9465|108.4419|068|49|68|58
      Thái Nguyên|Thái Nguyên|24106-24130|208 3|21.5928|105.8442|019|20|19|46
      Long Xuyên|An Giang|90106-90118|296 3|10.3864|105.4352|089|67|89|16
      Rạch Giá|An Giang|91106-91116|297 3|10.0124|105.0809|091|68|91|17
      Mỹ Tho|Đồng Tháp|84106-84122|273 3|10.3600|106.3597|082|63|82|12
      Nam Định|Ninh Bình|07106-07130|228 3|20.4339|106.1773|036|18|36|06
      Bắc Ninh|Bắc Ninh|16106-16124|222 3|21.1861|106.0763|027|99|27|23
      Phan Thiết|Lâm Đồng|77106-77122|252 3|10.9289|108.1021|060|86|60|34
      Cà Mau|Cà Mau|98106-98120|290 3|9.1769|105.1524|096|69|96|20`,
  },
  roads: `Trần_Hưng_Đạo Lê_Lợi Nguyễn_Huệ Hùng_Vương Lý_Thường_Kiệt Hai_Bà_Trưng Nguyễn_Trãi Quang_Trung Lê_Duẩn Phan_Chu_Trinh
    Phan_Bội_Châu Nguyễn_Du Bà_Triệu Trần_Phú Nguyễn_Văn_Cừ Võ_Thị_Sáu Điện_Biên_Phủ Lê_Hồng_Phong Hoàng_Diệu Nguyễn_Thị_Minh_Khai
    Ngô_Quyền Đinh_Tiên_Hoàng Lê_Thánh_Tông Trần_Quang_Khải Nguyễn_Công_Trứ Hoàng_Văn_Thụ Nguyễn_Đình_Chiểu Phạm_Ngũ_Lão
    Tôn_Đức_Thắng Phạm_Văn_Đồng Nguyễn_Tri_Phương Cách_Mạng_Tháng_Tám Lê_Lai Ngô_Gia_Tự Trường_Chinh Võ_Văn_Kiệt Yersin
    Huỳnh_Thúc_Kháng Lê_Quý_Đôn Chu_Văn_An`,
  street: '(|Số ){1-399}(||/{1-60}) {road}',
  address: '{street}, {city} {postcode}',
  postcode: '{zone}',
  phone: '+84 (3[2-9]|70|7[6-9]|8[1-5]|86|88|90|91|93|94|96|97|98)# ### ###',
  landline: '+84 {place.area}######',
  banks: {
    // `code` is the bank's BIN in VietQR, `account` how its accounts begin; their numbering is their own, the usual look.
    columns: 'bank bic code account',
    rows: `
      Vietcombank|BFTVVNVX|970436|10
      BIDV|BIDVVNVX|970418|213100
      VietinBank|ICBVVNVX|970415|1018
      Agribank|VBAAVNVX|970405|15002
      Techcombank|VTCBVNVX|970407|190312
      MB Bank|MSCBVNVX|970422|07801
      VPBank|VPBKVNVX|970432|1
      ACB|ASCBVNVX|970416|2
      Sacombank|SGTTVNVX|970403|0601
      TPBank|TPBVVNVX|970423|032
      SHB|SHBAVNVX|970443|10
      HDBank|HDBCVNVX|970437|0687040
      VIB|VNIBVNVX|970441|0250406`,
  },
  account: '{bank.account}########',
  cards: 'visa mastercard jcb unionpay',
  wallets: 'MoMo ZaloPay VNPAY Viettel_Money',
  firms: {
    forms: 'Công_ty_TNHH Công_ty_Cổ_phần Công_ty_TNHH_MTV DNTN',
    name: '{form} {trade} ({founder} Gia|{founder} Phát|{founder} Minh|{founder} Thịnh|{founder} Long)',
  },
  income: [6000000, 35000000],
  fields: {
    id: certified(vnCccd, 'CCCD', {
      synonyms: ['căn cước', 'căn cước công dân', 'cmnd', 'số định danh'],
    }),
    passport: pictured('Số hộ chiếu', '(C#######|P########)', { synonyms: ['hộ chiếu'] }),
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
    health: pictured('Mã thẻ BHYT', '(DN4|HC4|GD4|HT3){place.code}{ssn}', {
      synonyms: ['bhyt', 'bảo hiểm y tế'],
    }),
    bankcode: pictured('Mã BIN ngân hàng', '{bank.code}', {
      synonyms: ['bank bin', 'vietqr bin'],
    }),
    plate: pictured('Biển số xe', '{place.plate}[ABCDEFGHKLMNPSTUVXYZ]-###.##', {
      synonyms: ['biển số'],
    }),
  },
  company: {
    registration: certified(vnMst, 'Mã số doanh nghiệp', {
      make(random, { place }) {
        let number: string | undefined;
        while (!number) {
          const body = `${place.office?.text}0${random.int(100_001, 999_999)}`;
          number = Array.from(DIGITS, (check) => body + check).find(vnMst.valid);
        }
        return number;
      },
    }),
    tax: { label: 'Mã số thuế', validator: vnMst, make: (_, p) => p.read('registration') },
  },
  presets: [
    {
      key: 'napas',
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
      ],
    },
  ],
});
