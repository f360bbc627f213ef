import { english } from '../data/languages/english.ts';
import { paired } from '../data/paired.ts';
import { INSTANT_TRANSFER } from '../data/schemes/general.ts';
import { allBut } from '../data/sectors.ts';
import { nativeAddress } from '../fields/nativeAddress.ts';
import { emv, template } from '../fields/qrPayload.ts';
import { bankPicture } from '../fields/regional.ts';
import type { Persona } from '../model.ts';
import { hkid } from '../validators/hkid.ts';
import { certified, country, pictured } from './declare.ts';
import { cantoneseFirm, FIRM_NAME, TRADE_LINES } from './hk/firms.ts';
import { series } from './series.ts';

/** The numbers that firms had in a year, roughly. */
const SERIES = series(
  '1950 1000000 · 1990 13500000 · 2000 30500000 · 2008 38900000 · 2013 61000000 · 2016 65500000 · 2018 68700000 · 2021 72400000 · 2023 74700000 · 2026 78800000',
);

const ROADS =
  paired(`Sha_Tin_Centre_Street=沙田正街@Sha_Tin Wo_Che_Street=禾輋街@Sha_Tin Sui_Wo_Road=穗禾路@Sha_Tin
  Kwun_Tong_Road=觀塘道@Kwun_Tong Hip_Wo_Street=協和街@Kwun_Tong Ngau_Tau_Kok_Road=牛頭角道@Kwun_Tong
  Po_Lam_Road_North=寶琳北路@Tseung_Kwan_O Tong_Ming_Street=唐明街@Tseung_Kwan_O Wan_Po_Road=環保大道@Tseung_Kwan_O
  Tuen_Mun_Heung_Sze_Wui_Road=屯門鄉事會路@Tuen_Mun Tuen_Fat_Road=屯發路@Tuen_Mun
  Castle_Peak_Road=青山公路@Tuen_Mun+Yuen_Long+Tsuen_Wan+Kwai_Chung Fung_Cheung_Road=鳳翔路@Yuen_Long
  Kau_Yuk_Road=教育路@Yuen_Long On_Ning_Road=安寧路@Yuen_Long King's_Road=英皇道@North_Point Java_Road=渣華道@North_Point
  Electric_Road=電氣道@North_Point Marble_Road=馬寶道@North_Point Lung_Cheung_Road=龍翔道@Wong_Tai_Sin
  Fung_Tak_Road=鳳德道@Wong_Tai_Sin Ching_Tak_Street=正德街@Wong_Tai_Sin Cheung_Sha_Wan_Road=長沙灣道@Sham_Shui_Po
  Fuk_Wing_Street=福榮街@Sham_Shui_Po Nam_Cheong_Street=南昌街@Sham_Shui_Po Yu_Chau_Street=汝州街@Sham_Shui_Po
  Prince_Edward_Road_West=太子道西@Kowloon_City+Mong_Kok Nga_Tsin_Wai_Road=衙前圍道@Kowloon_City
  Junction_Road=聯合道@Kowloon_City Ma_Tau_Wai_Road=馬頭圍道@Kowloon_City Kwai_Chung_Road=葵涌道@Kwai_Chung
  Hing_Fong_Road=興芳路@Kwai_Chung Nathan_Road=彌敦道@Mong_Kok+Tsim_Sha_Tsui Argyle_Street=亞皆老街@Mong_Kok
  Sai_Yeung_Choi_Street_South=西洋菜南街@Mong_Kok Tung_Choi_Street=通菜街@Mong_Kok Chung_On_Street=眾安街@Tsuen_Wan
  Hoi_Pa_Street=海壩街@Tsuen_Wan Sha_Tsui_Road=沙咀道@Tsuen_Wan Kwong_Fuk_Road=廣福道@Tai_Po On_Cheung_Road=安祥路@Tai_Po
  Fu_Shin_Street=富善街@Tai_Po Tin_Yiu_Road=天耀路@Tin_Shui_Wai Tin_Wu_Road=天湖路@Tin_Shui_Wai Sai_Sha_Road=西沙路@Ma_On_Shan
  On_Chun_Street=鞍駿街@Ma_On_Shan Tsing_King_Road=青敬路@Tsing_Yi Fung_Shue_Wo_Road=楓樹窩路@Tsing_Yi
  Chai_Wan_Road=柴灣道@Chai_Wan Wan_Tsui_Road=環翠道@Chai_Wan Siu_Sai_Wan_Road=小西灣道@Chai_Wan Luen_Wo_Road=聯和道@Fanling
  Wo_Mun_Street=和滿街@Fanling Luen_Shing_Street=聯盛街@Fanling Aberdeen_Main_Road=香港仔大道@Aberdeen
  Old_Main_Street=舊大街@Aberdeen Nam_Ning_Street=南寧街@Aberdeen Hennessy_Road=軒尼詩道@Wan_Chai
  Johnston_Road=莊士敦道@Wan_Chai Lockhart_Road=駱克道@Wan_Chai Queen's_Road_East=皇后大道東@Wan_Chai
  San_Fung_Avenue=新豐路@Sheung_Shui Lung_Sum_Avenue=龍琛路@Sheung_Shui Yu_Tung_Road=裕東路@Tung_Chung
  Tat_Tung_Road=達東路@Tung_Chung Canton_Road=廣東道@Tsim_Sha_Tsui Chatham_Road_South=漆咸道南@Tsim_Sha_Tsui
  Kimberley_Road=金巴利道@Tsim_Sha_Tsui Queen's_Road_Central=皇后大道中@Central Des_Voeux_Road_Central=德輔道中@Central
  Wellington_Street=威靈頓街@Central Hollywood_Road=荷李活道@Central Fuk_Man_Road=福民路@Sai_Kung
  Man_Nin_Street=萬年街@Sai_Kung Yi_Chun_Street=宜春街@Sai_Kung`);

export const hk = country('hk', () => ({
  name: 'Hong Kong',
  alpha3: 'HKG',
  paydays: [[31], [25]],
  // Passports of the Region are of China (ICAO).
  nationality: 'CHN',
  currency: 'HKD',
  perEuro: 8.5,
  priceStep: 10,
  ips: '112.118-121',
  gs1: '489',
  holidays:
    '0101^ spring..2^ qingming^ E-2 E+1 0501^ buddha^ dragon^ 0701^ moon+1^ 1001^ chungyeung^ 1225 1226^',
  group: 'Asia',
  locale: { language: 'zh', zone: 'Asia/Hong_Kong' },
  economy: {
    vat: { usual: 0 },
    deductions: { social: 5, tax: 2 },
    tenure: { rent: 50, loan: 18 },
    shops: { card: 52, wallet: 38 },
  },
  words: {
    exonyms: '香港特別行政區 香港特别行政区',
    scripts: '香港 홍콩 هونغ_كونغ हांगकांग Гонконг Гонконга Гонконгу',
  },
  language: {
    ...english,
    merchants: `{owner} Kee Noodles|{town} Cha Chaan Teng|{owner} Dispensary|{town} Supermarket|{owner} Bakery|
      {town} Stationery|{owner} Kee Congee|{town} Hot Pot|{owner} Salon|{town} Fitness|{owner} Kee Roast Meat|
      {town} Dim Sum|{owner} Dessert||{owner} Optical|{owner} Fashion|{owner} Electronics|{owner} Jewellery|
      {town} Travel`,
  },
  aliases: 'Hongkong Hong_Konger Hong_Kongers Hongkonger Hongkongers 香港 HKSAR Hong_Kong_SAR Heung_Gong',
  // Surnames from studies of the registers of electors; given names by their years of fashion.
  names: {
    order: '{family} {given}',
    native: '{family.native}{given.native}',
    male: {
      0: `國強|Kwok_Keung 國華|Kwok_Wah 國榮|Kwok_Wing 國明|Kwok_Ming 漢明|Hon_Ming 漢文|Hon_Man 漢強|Hon_Keung 錦榮|Kam_Wing 錦輝|Kam_Fai
        錦明|Kam_Ming 錦華|Kam_Wah 炳輝|Ping_Fai 炳強|Ping_Keung 炳坤|Ping_Kwan 德明|Tak_Ming 德成|Tak_Shing 德榮|Tak_Wing 世榮|Sai_Wing
        世昌|Sai_Cheong 少華|Siu_Wah 少強|Siu_Keung 兆基|Siu_Kei 兆明|Siu_Ming 兆麟|Siu_Lun 永昌|Wing_Cheong 榮基|Wing_Kei 慶祥|Hing_Cheung
        耀光|Yiu_Kwong`,
      1955: `志明|Chi_Ming 國強|Kwok_Keung 志強|Chi_Keung 永強|Wing_Keung 偉強|Wai_Keung 德華|Tak_Wah 志雄|Chi_Hung 永明|Wing_Ming 漢明|Hon_Ming
        錦輝|Kam_Fai 國偉|Kwok_Wai 耀明|Yiu_Ming 建華|Kin_Wah 啟明|Kai_Ming 永輝|Wing_Fai 偉雄|Wai_Hung 志華|Chi_Wah 偉明|Wai_Ming 景明|King_Ming
        振華|Chun_Wah 慶輝|Hing_Fai 永康|Wing_Hong 耀華|Yiu_Wah 偉良|Wai_Leung 志良|Chi_Leung 偉業|Wai_Yip 建明|Kin_Ming 兆基|Siu_Kei`,
      1970: `志偉|Chi_Wai 偉文|Wai_Man 志明|Chi_Ming 偉傑|Wai_Kit 嘉輝|Ka_Fai 偉倫|Wai_Lun 偉基|Wai_Kei 志豪|Chi_Ho 文傑|Man_Kit 俊傑|Chun_Kit
        永康|Wing_Hong 國偉|Kwok_Wai 健文|Kin_Man 健邦|Kin_Pong 耀文|Yiu_Man 耀輝|Yiu_Fai 啟文|Kai_Man 志文|Chi_Man 宏輝|Wang_Fai 景輝|King_Fai
        振邦|Chun_Pong 偉業|Wai_Yip 振強|Chun_Keung 浩文|Ho_Man 家偉|Ka_Wai 志強|Chi_Keung 偉明|Wai_Ming 俊明|Chun_Ming`,
      1983: `家豪|Ka_Ho 俊傑|Chun_Kit 志豪|Chi_Ho 家俊|Ka_Chun 文傑|Man_Kit 嘉輝|Ka_Fai 家偉|Ka_Wai 浩文|Ho_Man 俊豪|Chun_Ho 家明|Ka_Ming 子傑|Tsz_Kit
        偉傑|Wai_Kit 文俊|Man_Chun 俊文|Chun_Man 嘉文|Ka_Man 浩明|Ho_Ming 啟賢|Kai_Yin 家傑|Ka_Kit 家樂|Ka_Lok 俊明|Chun_Ming 浩輝|Ho_Fai
        志偉|Chi_Wai 啟聰|Kai_Chung 子豪|Tsz_Ho 卓賢|Cheuk_Yin 天佑|Tin_Yau 健文|Kin_Man 俊彥|Chun_Yin`,
      1996: `子軒|Tsz_Hin 浩然|Ho_Yin 家豪|Ka_Ho 俊傑|Chun_Kit 子豪|Tsz_Ho 卓賢|Cheuk_Yin 樂軒|Lok_Hin 俊彥|Chun_Yin 子傑|Tsz_Kit 樂謙|Lok_Him
        柏熙|Pak_Hei 晉熙|Chun_Hei 柏豪|Pak_Ho 子聰|Tsz_Chung 子朗|Tsz_Long 梓謙|Tsz_Him 家樂|Ka_Lok 樂天|Lok_Tin 樂行|Lok_Hang 天佑|Tin_Yau
        皓軒|Ho_Hin 逸朗|Yat_Long 卓軒|Cheuk_Hin 家俊|Ka_Chun 啟賢|Kai_Yin 俊豪|Chun_Ho`,
    },
    female: {
      0: `秀英|Sau_Ying 玉珍|Yuk_Chun 秀蘭|Sau_Lan 玉蘭|Yuk_Lan 玉英|Yuk_Ying 秀珍|Sau_Chun 鳳英|Fung_Ying 月英|Yuet_Ying 麗華|Lai_Wah 少芳|Siu_Fong
        玉蓮|Yuk_Lin 美珍|Mei_Chun 惠英|Wai_Ying 淑貞|Shuk_Ching 秀芳|Sau_Fong 麗珍|Lai_Chun 少芬|Siu_Fan 淑芬|Shuk_Fan 鳳儀|Fung_Yee 玉華|Yuk_Wah
        惠芳|Wai_Fong 美娟|Mei_Kuen 麗英|Lai_Ying 美芳|Mei_Fong 玉玲|Yuk_Ling 秀玲|Sau_Ling`,
      1955: `麗華|Lai_Wah 美玲|Mei_Ling 玉珍|Yuk_Chun 惠芳|Wai_Fong 淑儀|Shuk_Yee 麗珍|Lai_Chun 秀英|Sau_Ying 美華|Mei_Wah 淑芬|Shuk_Fan 少玲|Siu_Ling
        鳳儀|Fung_Yee 麗芳|Lai_Fong 麗娟|Lai_Kuen 美儀|Mei_Yee 麗玲|Lai_Ling 淑華|Shuk_Wah 淑玲|Shuk_Ling 淑賢|Shuk_Yin 美寶|Mei_Po 麗萍|Lai_Ping
        秀玲|Sau_Ling 雪玲|Suet_Ling 玉玲|Yuk_Ling 婉玲|Yuen_Ling 惠英|Wai_Ying 靜儀|Ching_Yee 秀文|Sau_Man 寶儀|Po_Yee`,
      1970: `慧敏|Wai_Man 淑儀|Shuk_Yee 美玲|Mei_Ling 寶儀|Po_Yee 佩儀|Pui_Yee 慧儀|Wai_Yee 麗珊|Lai_Shan 慧玲|Wai_Ling 佩玲|Pui_Ling 雪儀|Suet_Yee
        詠詩|Wing_Sze 婉儀|Yuen_Yee 綺雯|Yee_Man 慧珊|Wai_Shan 佩珊|Pui_Shan 美儀|Mei_Yee 曼玲|Man_Ling 秀文|Sau_Man 婉雯|Yuen_Man 靜雯|Ching_Man
        慧詩|Wai_Sze 麗儀|Lai_Yee 惠芳|Wai_Fong 婉玲|Yuen_Ling 雪玲|Suet_Ling 佩詩|Pui_Sze 嘉玲|Ka_Ling`,
      1983: `嘉欣|Ka_Yan 詠詩|Wing_Sze 嘉雯|Ka_Man 佩珊|Pui_Shan 慧敏|Wai_Man 穎欣|Wing_Yan 詠儀|Wing_Yee 婉婷|Yuen_Ting 嘉慧|Ka_Wai 嘉儀|Ka_Yee
        凱欣|Hoi_Yan 詩韻|Sze_Wan 曉雯|Hiu_Man 佩雯|Pui_Man 雅文|Nga_Man 慧欣|Wai_Yan 詠琪|Wing_Ki 佩琪|Pui_Ki 嘉玲|Ka_Ling 思敏|Sze_Man
        婉雯|Yuen_Man 曉欣|Hiu_Yan 詩婷|Sze_Ting 思慧|Sze_Wai 雅詩|Nga_Sze 佩儀|Pui_Yee`,
      1996: `曉彤|Hiu_Tung 嘉欣|Ka_Yan 穎欣|Wing_Yan 芷晴|Tsz_Ching 樂怡|Lok_Yi 思穎|Sze_Wing 凱琳|Hoi_Lam 曉晴|Hiu_Ching 凱晴|Hoi_Ching 詠琪|Wing_Ki
        可晴|Ho_Ching 芷欣|Tsz_Yan 心怡|Sum_Yi 凱婷|Hoi_Ting 梓瑩|Tsz_Ying 曉琳|Hiu_Lam 可欣|Ho_Yan 雅婷|Nga_Ting 芷琪|Tsz_Ki 思琪|Sze_Ki
        雪瑩|Suet_Ying 雅琪|Nga_Ki 詩婷|Sze_Ting 樂瑤|Lok_Yiu 穎彤|Wing_Tung 凱欣|Hoi_Yan`,
    },
    // People choose their own Latin spelling, so some surnames have several entries.
    family: `陳|Chan:9.8 黃|Wong:6.9 李|Lee:5.2 梁|Leung:4.6 林|Lam:4.7 張|Cheung:4.5 劉|Lau:3.7 吳|Ng:3.5 何|Ho:2.8 鄭|Cheng:2.7 楊|Yeung:2.3 鄧|Tang:2.2 周|Chow:2.1 葉|Yip:1.7 蔡|Choi:1.6
      郭|Kwok:1.7 馬|Ma:1.5 許|Hui:1.5 羅|Lo:1.2 曾|Tsang:1.6 朱|Chu:1.4 謝|Tse:1.5 馮|Fung:1.4 蘇|So:1.2 余|Yu:1.1 麥|Mak:1.2 潘|Poon:1.1 徐|Tsui:0.9 鍾|Chung:1 盧|Lu:0.4 袁|Yuen:0.9 方|Fong:0.8
      蕭|Siu 譚|Tam 趙|Chiu 胡|Wu 黎|Lai 彭|Pang 關|Kwan 莫|Mok 江|Kong 簡|Kan 龍|Lung 湯|Tong 高|Ko 沈|Shum 區|Au 程|Ching 杜|To
      溫|Wan 戴|Tai 孫|Suen 歐陽|Au_Yeung 司徒|Szeto 姚|Yiu 石|Shek 呂|Lui 韓|Hon 甘|Kam 文|Man 傅|Foo 魏|Ngai 丁|Ting 嚴|Yim
      范|Fan 蔣|Tseung 施|Sze 霍|Fok 翁|Yung 古|Koo 邱|Yau 侯|Hau 卓|Cheuk 湛|Cham 詹|Chim 凌|Ling 柯|Or 鄺|Kwong 龐|Pong 廖|Liu
      駱|Lok 陸|Luk 祝|Chuk 盛|Shing 喬|Kiu 宋|Sung 曹|Tso 董|Tung 康|Hong 洪|Hung 殷|Yan 任|Yam 白|Pak 薛|Sit 毛|Mo 梅|Mui
      苗|Miu 聶|Nip 鮑|Pau 布|Po 連|Lin 鄒|Chau 仇|Sau 秦|Chun 錢|Chin 屈|Wat 向|Heung 夏|Ha 華|Wah 符|Fu 焦|Tsiu 冼|Sin 倫|Lun
      寧|Ning 甄|Yun 韋|Wai 葛|Kot 瞿|Kui 翟|Chak 蒙|Mung 孟|Mang 紀|Kei 佘|Shea 李|Li:1 葉|Ip:0.3 羅|Law:0.7 胡|Woo 梁|Leong 蔡|Tsoi
      徐|Chui 鍾|Chong 楊|Young 盧|Loo 余|Yue 張|Chang 潘|Pun 朱|Chue 林|Lum 區|Ou 高|Kou 岑|Sham 易|Yick 阮|Yuan 左|Cho 陶|Tao
      吉|Kut 卜|Puk 成|Sing 申|San 蘇|Soo 辛|Sun 車|Che 顏|Ngan 池|Chee 包|Pao`,
  },
  // People by district council and new town, census of 2021, thousands; office: the place in Chinese.
  places: {
    columns: 'city region lat lon pop office',
    rows: `
      Sha Tin|New Territories|22.3833|114.1883|480|新界沙田
      Kwun Tong|Kowloon|22.3130|114.2250|670|九龍觀塘
      Tseung Kwan O|New Territories|22.3080|114.2590|430|新界將軍澳
      Tuen Mun|New Territories|22.3917|113.9716|500|新界屯門
      Yuen Long|New Territories|22.4450|114.0220|330|新界元朗
      North Point|Hong Kong Island|22.2910|114.2000|520|香港北角
      Wong Tai Sin|Kowloon|22.3420|114.1934|400|九龍黃大仙
      Sham Shui Po|Kowloon|22.3302|114.1622|430|九龍深水埗
      Kowloon City|Kowloon|22.3282|114.1916|410|九龍九龍城
      Kwai Chung|New Territories|22.3639|114.1300|310|新界葵涌
      Mong Kok|Kowloon|22.3193|114.1694|220|九龍旺角
      Tsuen Wan|New Territories|22.3714|114.1133|320|新界荃灣
      Tai Po|New Territories|22.4501|114.1688|310|新界大埔
      Tin Shui Wai|New Territories|22.4570|114.0010|280|新界天水圍
      Ma On Shan|New Territories|22.4250|114.2320|220|新界馬鞍山
      Tsing Yi|New Territories|22.3480|114.1070|185|新界青衣
      Chai Wan|Hong Kong Island|22.2650|114.2370|190|香港柴灣
      Fanling|New Territories|22.4921|114.1389|190|新界粉嶺
      Aberdeen|Hong Kong Island|22.2480|114.1550|260|香港香港仔
      Wan Chai|Hong Kong Island|22.2783|114.1747|165|香港灣仔
      Sheung Shui|New Territories|22.4950|114.1280|120|新界上水
      Tung Chung|New Territories|22.2878|113.9424|115|新界東涌
      Tsim Sha Tsui|Kowloon|22.2973|114.1722|95|九龍尖沙咀
      Central|Hong Kong Island|22.2819|114.1582|230|香港中環
      Sai Kung|New Territories|22.3833|114.2700|60|新界西貢`,
    others: `Sha Tin=沙田; Kwun Tong=觀塘; Tseung Kwan O=將軍澳; Tuen Mun=屯門; Yuen Long=元朗; North Point=北角; Wong Tai Sin=黃大仙;
      Sham Shui Po=深水埗; Kowloon City=九龍城; Kwai Chung=葵涌; Mong Kok=旺角; Tsuen Wan=荃灣; Tai Po=大埔; Tin Shui Wai=天水圍;
      Ma On Shan=馬鞍山; Tsing Yi=青衣; Chai Wan=柴灣; Fanling=粉嶺; Aberdeen=香港仔; Wan Chai=灣仔; Sheung Shui=上水; Tung Chung=東涌;
      Tsim Sha Tsui=尖沙咀|TST; Central=中環; Sai Kung=西貢; New Territories=新界; Kowloon=九龍; Hong Kong Island=香港島|港島`,
  },
  roads: ROADS.text,
  street:
    '(Flat [A-H], {1-42}/F, {1-388} {road}|Room {3-38}0[1-9], Block {1-12}, {1-120} {road}|{1-12}/F, {1-240} {road})',
  address: '{street}, {city}, {region}',
  phone: '+852 (6[13459]|9[467])## ####',
  landline: '+852 2[13-9]## ####',
  // The first three digits of an account are the branch. Shares of depositors as far as banks publish them.
  banks: {
    columns: 'bank bic code account share',
    rows: `
      HSBC|HSBCHKHH|004|###-######-833|33
      Bank of China (Hong Kong)|BKCHHKHH|012|###-1-######-#|20
      Hang Seng Bank|HASEHKHH|024|###-######-888|18
      Standard Chartered Hong Kong|SCBLHKHH|003|###-1-######-#|8
      Bank of East Asia|BEASHKHH|015|###-68-#####-#|5
      DBS Hong Kong|DHBKHKHH|016|###-######|4
      Citibank Hong Kong|CITIHKAX|250|390-########|3.5
      ICBC (Asia)|UBHKHKHH|072|###-#######-#|2.5
      CCB (Asia)|CCBQHKAX|009|###-########|1.5
      Dah Sing Bank|DSBAHKHH|040|###-######-#|1.5
      OCBC Hong Kong|WIHBHKHH|035|###-######-###|1
      China CITIC Bank International|KWHKHKHH|018|###-#-########|1
      Fubon Bank (Hong Kong)|IBALHKHH|128|###-########|0.5
      Shanghai Commercial Bank|SCBKHKHH|025|###-##-######|0.5`,
    others: `HSBC=Hongkong and Shanghai Banking Corporation|滙豐|匯豐; Bank of China (Hong Kong)=BOCHK;
      Hang Seng Bank=恒生銀行|Hang Seng; Bank of East Asia=BEA`,
  },
  account: {
    write: bankPicture('account'),
  },
  cards: 'visa:51 mastercard:34 unionpay:10 amex:4 jcb:1',
  wallets: 'Octopus:40 AlipayHK:30 PayMe:20 WeChat_Pay_HK:10',
  mobileMoney: false,
  firms: {
    // Solicitors practise alone or in partnership, since 2016 with limited liability (Legal Practitioners Ordinance, part IIAAA).
    forms: `
      Limited|72|1950|1|60||law
      Company Limited|24|1950|1|120||law
      Co., Limited|4|1950|1|60||law
      LLP|10|2016|2|60||${allBut('law')}`,
    trades: TRADE_LINES,
    name: FIRM_NAME,
  },
  ages: '6.5 13 17 17.5 18.5 17 10.5',
  life: {
    studies: 65,
    retires: 65,
    // Old Age Allowance and Old Age Living Allowance since February 2025 (swd.gov.hk).
    pays: [1640, 4250],
    tested: true,
    institutions: `
      university (The Hong Kong Polytechnic University|Hong Kong (Metropolitan|Baptist) University|City University of Hong Kong|Lingnan University)
      primary {town} (Government|Baptist|Lutheran|Catholic) Primary School
      secondary {town} (Government|Baptist|Lutheran|Catholic) Secondary School
      hospital {town} Hospital
      care {town} Home for the Elderly
      town {town} District Office
      police {town} Police Station
      transit {town} Bus Services
      pension Social Welfare Department
      fire Fire Services Department
      welfare Social Welfare Department`,
  },
  sources:
    'Ages: Census and Statistics Department, 2024. Places: census of 2021. Banks and cards: estimates.',
  income: [13000, 85000],
  fields: {
    nativeaddress: nativeAddress((_, p) => chineseAddress(p)),
    id: certified(hkid, 'HKID', {
      from: 11,
      synonyms: ['hong kong identity card', 'hkid number', '身份證', '香港身份證'],
    }),
    passport: pictured('HKSAR passport number', '[KH]########', {
      synonyms: ['hksar passport'],
    }),
    // Licences and tax files of persons have the identity card's number.
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
    street: {
      picture:
        '(Shop {1-48}, G/F, {1-388} {road}|Room {3-38}0[1-9], {1-240} {road}|{1-12}/F, {1-240} {road})',
    },
    nativename: {
      label: 'Company name in native script',
      synonyms: ['chinese company name', '公司名稱'],
      make: (_, p) => cantoneseFirm(p.read('name'), p.firm.trade.text),
    },
    nativeaddress: nativeAddress((_, p) => chineseAddress(p)),
    // Eight digits, the unique business identifier since 2023; issued consecutively.
    registration: {
      label: 'Business registration number (UBI)',
      synonyms: ['brn', 'ubi'],
      make: (random, { firm }) => String(SERIES(random, firm.founded)).padStart(8, '0'),
    },
    // The certificate adds branch, month, year and a character.
    tax: pictured('Business registration certificate', '{registration}-000-{01-12}-25-[1-9A]', {}),
  },
  // Source: HKICL, Common QR Code Specification for Retail Payments in Hong Kong: 02 the FPS identifier.
  qr: emv({
    name: 'Hong Kong FPS',
    currency: '344',
    account: ({ payee }) =>
      template(26, [
        [0, 'hk.com.hkicl'],
        [2, payee.read('fps')],
      ]),
  }),
  presets: [
    {
      key: 'fps',
      scheme: INSTANT_TRANSFER,
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
        ['QR code payload', 'payee.qr', 'qr'],
        ['QR code', 'payee.qrimage', 'qrimage'],
      ],
    },
  ],
}));

/** The address from the largest unit to the smallest, with the numbers of the street line. */
function chineseAddress(p: Persona): string {
  const [, kind, unit, block, floor, number, road = ''] =
    /^(?:(Flat|Room|Shop) (\w+), )?(?:Block (\d+), )?(?:(\w+)\/F, )?(\d+) (.+)$/.exec(p.read('street')) ?? [];
  const storey = floor === 'G' ? '地下' : floor ? `${floor}樓` : '';
  const inside = `${block ? `${block}座` : ''}${storey}${unit ? `${unit}${kind === 'Shop' ? '號舖' : '室'}` : ''}`;
  return `${p.place.office?.text}${ROADS.native.get(road)}${number}號${inside}`;
}
