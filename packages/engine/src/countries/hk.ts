import { picture } from '../draw/picture.ts';
import { hkid } from '../validators/hkid.ts';
import { certified, country, pictured } from './declare.ts';

export const hk = country({
  code: 'hk',
  name: 'Hong Kong',
  alpha3: 'HKG',
  currency: 'HKD',
  group: 'Asia',
  aliases: 'Hongkong Hong_Konger Hong_Kongers Hongkonger Hongkongers 香港 HKSAR Hong_Kong_SAR Heung_Gong',
  names: {
    order: '{family} {given}',
    native: '{family.native}{given.native}',
    male: `家豪|Ka_Ho 志明|Chi_Ming 俊傑|Chun_Kit 志強|Chi_Keung 偉文|Wai_Man 國強|Kwok_Keung 嘉輝|Ka_Fai 文傑|Man_Kit 子軒|Tsz_Hin
      浩然|Ho_Yin 志偉|Chi_Wai 家偉|Ka_Wai 國華|Kwok_Wah 耀明|Yiu_Ming 永康|Wing_Hong 建華|Kin_Wah 天佑|Tin_Yau 卓賢|Cheuk_Yin
      德明|Tak_Ming 俊彥|Chun_Yin 樂軒|Lok_Hin 偉強|Wai_Keung 啟明|Kai_Ming 家俊|Ka_Chun 文俊|Man_Chun 偉傑|Wai_Kit 志豪|Chi_Ho
      俊豪|Chun_Ho 子傑|Tsz_Kit 子豪|Tsz_Ho 家明|Ka_Ming 偉明|Wai_Ming 國偉|Kwok_Wai 國明|Kwok_Ming 國榮|Kwok_Wing 志雄|Chi_Hung
      志文|Chi_Man 志華|Chi_Wah 志良|Chi_Leung 永強|Wing_Keung 永明|Wing_Ming 永昌|Wing_Cheong 永輝|Wing_Fai 偉雄|Wai_Hung
      偉業|Wai_Yip 偉倫|Wai_Lun 偉基|Wai_Kei 偉良|Wai_Leung 漢文|Hon_Man 漢明|Hon_Ming 漢強|Hon_Keung 錦榮|Kam_Wing 錦輝|Kam_Fai
      錦明|Kam_Ming 錦華|Kam_Wah 德華|Tak_Wah 德成|Tak_Shing 德榮|Tak_Wing 建明|Kin_Ming 健文|Kin_Man 健邦|Kin_Pong 兆基|Siu_Kei
      兆明|Siu_Ming 兆麟|Siu_Lun 少華|Siu_Wah 少強|Siu_Keung 世榮|Sai_Wing 世昌|Sai_Cheong 炳輝|Ping_Fai 炳強|Ping_Keung
      炳坤|Ping_Kwan 耀文|Yiu_Man 耀華|Yiu_Wah 耀光|Yiu_Kwong 耀輝|Yiu_Fai 家傑|Ka_Kit 家樂|Ka_Lok 嘉文|Ka_Man 浩文|Ho_Man
      浩明|Ho_Ming 浩輝|Ho_Fai 樂謙|Lok_Him 樂天|Lok_Tin 樂行|Lok_Hang 柏熙|Pak_Hei 柏豪|Pak_Ho 梓謙|Tsz_Him 子朗|Tsz_Long
      子聰|Tsz_Chung 晉熙|Chun_Hei 俊文|Chun_Man 俊明|Chun_Ming 啟賢|Kai_Yin 啟聰|Kai_Chung 啟文|Kai_Man 宏輝|Wang_Fai
      景輝|King_Fai 景明|King_Ming 振華|Chun_Wah 振邦|Chun_Pong 振強|Chun_Keung 慶輝|Hing_Fai 慶祥|Hing_Cheung 榮基|Wing_Kei`,
    female: `嘉欣|Ka_Yan 詠詩|Wing_Sze 美玲|Mei_Ling 慧敏|Wai_Man 淑儀|Shuk_Yee 麗華|Lai_Wah 佩珊|Pui_Shan 穎欣|Wing_Yan 曉彤|Hiu_Tung
      思穎|Sze_Wing 玉珍|Yuk_Chun 婉婷|Yuen_Ting 凱琳|Hoi_Lam 秀英|Sau_Ying 雅文|Nga_Man 芷晴|Tsz_Ching 寶儀|Po_Yee 樂怡|Lok_Yi
      嘉慧|Ka_Wai 曼玲|Man_Ling 嘉雯|Ka_Man 詠儀|Wing_Yee 詠琪|Wing_Ki 凱欣|Hoi_Yan 凱婷|Hoi_Ting 凱晴|Hoi_Ching 曉晴|Hiu_Ching
      曉琳|Hiu_Lam 曉雯|Hiu_Man 曉欣|Hiu_Yan 思敏|Sze_Man 思慧|Sze_Wai 思琪|Sze_Ki 詩韻|Sze_Wan 詩婷|Sze_Ting 佩儀|Pui_Yee
      佩玲|Pui_Ling 佩詩|Pui_Sze 佩雯|Pui_Man 佩琪|Pui_Ki 慧儀|Wai_Yee 慧玲|Wai_Ling 慧珊|Wai_Shan 慧詩|Wai_Sze 慧欣|Wai_Yan
      惠英|Wai_Ying 惠芳|Wai_Fong 麗珍|Lai_Chun 麗芳|Lai_Fong 麗娟|Lai_Kuen 麗玲|Lai_Ling 麗萍|Lai_Ping 麗珊|Lai_Shan 麗儀|Lai_Yee
      麗英|Lai_Ying 美華|Mei_Wah 美儀|Mei_Yee 美珍|Mei_Chun 美娟|Mei_Kuen 美芳|Mei_Fong 美寶|Mei_Po 玉英|Yuk_Ying 玉蓮|Yuk_Lin
      玉蘭|Yuk_Lan 玉玲|Yuk_Ling 玉華|Yuk_Wah 秀蘭|Sau_Lan 秀玲|Sau_Ling 秀珍|Sau_Chun 秀芳|Sau_Fong 秀文|Sau_Man 淑芬|Shuk_Fan
      淑華|Shuk_Wah 淑玲|Shuk_Ling 淑賢|Shuk_Yin 淑貞|Shuk_Ching 少芬|Siu_Fan 少玲|Siu_Ling 少芳|Siu_Fong 鳳儀|Fung_Yee
      鳳英|Fung_Ying 月英|Yuet_Ying 雪儀|Suet_Yee 雪玲|Suet_Ling 雪瑩|Suet_Ying 婉儀|Yuen_Yee 婉玲|Yuen_Ling 婉雯|Yuen_Man
      芷欣|Tsz_Yan 芷琪|Tsz_Ki 梓瑩|Tsz_Ying 心怡|Sum_Yi 可欣|Ho_Yan 可晴|Ho_Ching 綺雯|Yee_Man 雅婷|Nga_Ting 雅詩|Nga_Sze
      雅琪|Nga_Ki 靜儀|Ching_Yee 靜雯|Ching_Man 嘉儀|Ka_Yee 嘉玲|Ka_Ling`,
    // The bearer chooses the Latin spelling: some surnames stand here in more than one.
    family: `陳|Chan 黃|Wong 李|Lee 梁|Leung 林|Lam 張|Cheung 劉|Lau 吳|Ng 何|Ho 鄭|Cheng 楊|Yeung 鄧|Tang 周|Chow 葉|Yip 蔡|Choi
      郭|Kwok 馬|Ma 許|Hui 羅|Lo 曾|Tsang 朱|Chu 謝|Tse 馮|Fung 蘇|So 余|Yu 麥|Mak 潘|Poon 徐|Tsui 鍾|Chung 盧|Lu 袁|Yuen 方|Fong
      蕭|Siu 譚|Tam 趙|Chiu 胡|Wu 黎|Lai 彭|Pang 關|Kwan 莫|Mok 江|Kong 簡|Kan 龍|Lung 湯|Tong 高|Ko 沈|Shum 區|Au 程|Ching 杜|To
      溫|Wan 戴|Tai 孫|Suen 歐陽|Au_Yeung 司徒|Szeto 姚|Yiu 石|Shek 呂|Lui 韓|Hon 甘|Kam 文|Man 傅|Foo 魏|Ngai 丁|Ting 嚴|Yim
      范|Fan 蔣|Tseung 施|Sze 霍|Fok 翁|Yung 古|Koo 邱|Yau 侯|Hau 卓|Cheuk 湛|Cham 詹|Chim 凌|Ling 柯|Or 鄺|Kwong 龐|Pong 廖|Liu
      駱|Lok 陸|Luk 祝|Chuk 盛|Shing 喬|Kiu 宋|Sung 曹|Tso 董|Tung 康|Hong 洪|Hung 殷|Yan 任|Yam 白|Pak 薛|Sit 毛|Mo 梅|Mui
      苗|Miu 聶|Nip 鮑|Pau 布|Po 連|Lin 鄒|Chau 仇|Sau 秦|Chun 錢|Chin 屈|Wat 向|Heung 夏|Ha 華|Wah 符|Fu 焦|Tsiu 冼|Sin 倫|Lun
      寧|Ning 甄|Yun 韋|Wai 葛|Kot 瞿|Kui 翟|Chak 蒙|Mung 孟|Mang 紀|Kei 佘|Shea 李|Li 葉|Ip 羅|Law 胡|Woo 梁|Leong 蔡|Tsoi
      徐|Chui 鍾|Chong 楊|Young 盧|Loo 余|Yue 張|Chang 潘|Pun 朱|Chue 林|Lum 區|Ou 高|Kou 岑|Sham 易|Yick 阮|Yuan 左|Cho 陶|Tao
      吉|Kut 卜|Puk 成|Sing 申|San 蘇|Soo 辛|Sun 車|Che 顏|Ngan 池|Chee 包|Pao`,
  },
  places: {
    columns: 'city region lat lon',
    rows: `
      Sha Tin|New Territories|22.3833|114.1883
      Kwun Tong|Kowloon|22.3130|114.2250
      Tseung Kwan O|New Territories|22.3080|114.2590
      Tuen Mun|New Territories|22.3917|113.9716
      Yuen Long|New Territories|22.4450|114.0220
      North Point|Hong Kong Island|22.2910|114.2000
      Wong Tai Sin|Kowloon|22.3420|114.1934
      Sham Shui Po|Kowloon|22.3302|114.1622
      Kowloon City|Kowloon|22.3282|114.1916
      Kwai Chung|New Territories|22.3639|114.1300
      Mong Kok|Kowloon|22.3193|114.1694
      Tsuen Wan|New Territories|22.3714|114.1133
      Tai Po|New Territories|22.4501|114.1688
      Tin Shui Wai|New Territories|22.4570|114.0010
      Ma On Shan|New Territories|22.4250|114.2320
      Tsing Yi|New Territories|22.3480|114.1070
      Chai Wan|Hong Kong Island|22.2650|114.2370
      Fanling|New Territories|22.4921|114.1389
      Aberdeen|Hong Kong Island|22.2480|114.1550
      Wan Chai|Hong Kong Island|22.2783|114.1747
      Sheung Shui|New Territories|22.5010|114.1280
      Tung Chung|New Territories|22.2878|113.9424
      Tsim Sha Tsui|Kowloon|22.2973|114.1722
      Central|Hong Kong Island|22.2819|114.1582
      Sai Kung|New Territories|22.3833|114.2700`,
  },
  roads: `Main_Street Market_Street Station_Road Temple_Street Hospital_Road School_Road Wing_Lok_Street Fuk_Wing_Street
    Kwong_Fuk_Road On_King_Street Tai_Wo_Road Hing_Wah_Street Po_Lam_Road Wang_Kwong_Road Shun_Lee_Road Ping_Shek_Road
    Lok_Fu_Road Wah_Fu_Road Tai_Hing_Street Fu_Shin_Street Kin_Sang_Road On_Ting_Road Yau_Oi_Road Chung_On_Street
    King_Fu_Street Tak_Tin_Street Wo_Che_Street Lung_Poon_Street Sui_Wo_Road Hoi_Pa_Street Luen_Wo_Road San_Fung_Avenue
    Fung_Tak_Road Ching_Tak_Street Yee_Wo_Street`,
  street:
    '(Flat [A-H], {1-42}/F, {1-388} {road}|Room {3-38}0[1-9], Block {1-12}, {1-120} {road}|{1-12}/F, {1-240} {road})',
  address: '{street}, {city}, {region}',
  phone: '+852 (6[13459]|9[467])## ####',
  landline: '+852 2[13-9]## ####',
  banks: {
    columns: 'bank bic code account',
    rows: `
      HSBC|HSBCHKHH|004|###-######-833
      Hang Seng Bank|HASEHKHH|024|###-######-888
      Bank of China (Hong Kong)|BKCHHKHH|012|###-1-######-#
      Standard Chartered Hong Kong|SCBLHKHH|003|###-1-######-#
      Bank of East Asia|BEASHKHH|015|###-68-#####-#
      DBS Hong Kong|DHBKHKHH|016|###-######
      Citibank Hong Kong|CITIHKAX|250|390-########
      ICBC (Asia)|UBHKHKHH|072|###-#######-#
      CCB (Asia)|CCBQHKAX|009|###-########
      Dah Sing Bank|DSBAHKHH|040|###-######-#
      OCBC Hong Kong|WIHBHKHH|035|###-######-###
      Fubon Bank (Hong Kong)|IBALHKHH|128|###-########
      Shanghai Commercial Bank|SCBKHKHH|025|###-##-######
      China CITIC Bank International|KWHKHKHH|018|###-#-########`,
  },
  // The first three digits are the branch.
  account: {
    write: (out, at, random, p) => picture(p.bank.account?.text ?? '')(out, at, random, p),
  },
  cards: 'visa mastercard unionpay amex jcb',
  wallets: 'Octopus AlipayHK PayMe WeChat_Pay_HK',
  firms: {
    forms: 'Limited Company_Limited Limited Co.,_Limited',
    name: '(Wing|Kin|Fook|Tai|Hop|Wah|Shun|Lee|Kwong|Man|Yue|Sun) (Fung|Shing|Hing|Cheong|Lung|Fat|Yip|Kee|Tat|On|Lee|Wo) {trade} {form}',
  },
  income: [15000, 70000],
  fields: {
    id: certified(hkid, 'HKID', {
      synonyms: ['hong kong identity card', 'hkid number', '身份證', '香港身份證'],
    }),
    passport: pictured('HKSAR passport number', '[KH]########', {
      synonyms: ['hksar passport'],
    }),
    // Licences and tax files of persons bear the identity card's number.
    licence: { label: 'Driving licence number', validator: hkid, make: (_, p) => p.read('id') },
    tax: { label: 'Taxpayer number', validator: hkid, make: (_, p) => p.read('id') },
    bankcode: pictured('Clearing code', '{bank.code}', { synonyms: ['clearing code'] }),
    branch: { label: 'Branch code', make: (_, p) => p.read('account').slice(0, 3) },
    fps: pictured('FPS ID', '1########', {
      group: 'payment',
      synonyms: ['fps', 'fps identifier', '轉數快'],
    }),
    plate: pictured('Number plate', '[A-HJ-NPR-Z][A-HJ-NPR-Z] {1-9999}'),
  },
  company: {
    // Eight digits that are the unique business identifier since 2023.
    registration: pictured('Business registration number (UBI)', '{20000000-78999999}', {
      synonyms: ['brn', 'ubi'],
    }),
    // The certificate adds branch, month, year and a character.
    tax: pictured('Business registration certificate', '{registration}-000-{01-12}-25-[1-9A]', {}),
  },
  presets: [
    {
      key: 'fps',
      name: 'FPS payment',
      rows: [
        ['Payer', 'name'],
        ['Payer bank', 'bank'],
        ['Payer clearing code', 'bankcode'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee FPS ID', 'payee.fps'],
        ['Payee mobile', 'payee.phone'],
        ['Payee bank', 'payee.bank'],
        ['Amount', 'amount'],
        ['Currency', 'currency'],
        ['Transaction ID', 'txn'],
        ['Date', 'date'],
      ],
    },
  ],
});
