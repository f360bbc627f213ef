import { english } from '../data/languages/english.ts';
import { CREDIT_TRANSFER } from '../data/schemes/general.ts';
import { nativeAddress } from '../fields/nativeAddress.ts';
import { putOptional } from '../kernel/bytes.ts';
import { three } from '../kernel/day.ts';
import type { Activity, OwnField } from '../model.ts';
import { jpCorporate } from '../validators/jpCorporate.ts';
import { jpDriver } from '../validators/jpDriver.ts';
import { jpInsurer } from '../validators/jpInsurer.ts';
import { jpInvoice } from '../validators/jpInvoice.ts';
import { jpMyNumber } from '../validators/jpMyNumber.ts';
import { certified, country, pictured } from './declare.ts';
import { japaneseFirm, TRADE_LINES } from './jp/firms.ts';
import { halfWidth, kanaOf } from './jp/kana.ts';
import { COLUMNS, TOWNS, WARDS } from './jp/wards.ts';

const POST_BANK = '9900';

/** People whom no employer insures, neither themselves nor as somebody's dependants. */
const MUNICIPAL: ReadonlySet<Activity> = new Set(['retired', 'disabled', 'self-employed', 'unemployed']);

/**
 * Registry offices of a prefecture, as the published numbers of well-known firms begin (Tokyo: five of its offices). A firm that
 * moves keeps its number.
 */
const OFFICES: Readonly<Record<string, string>> = {
  Tokyo: '0100 0104 0110 0111 0133',
  Kanagawa: '0200',
  Saitama: '0300',
  Chiba: '0400',
  Shizuoka: '0800',
  Niigata: '1100',
  Osaka: '1200',
  Kyoto: '1300',
  Hyogo: '1400',
  Aichi: '1800',
  Hiroshima: '2400',
  Okayama: '2600',
  Fukuoka: '2900',
  Kumamoto: '3300',
  Miyagi: '3700',
  Hokkaido: '4300',
};

/** Address fields that people and firms share. */
const ADDRESS: Readonly<Record<string, OwnField>> = {
  machi: {
    label: 'Town',
    group: 'contact',
    synonyms: ['machi', 'choiki', '町名', '町域'],
    write: (out, at, _, p) => putOptional(out, at, TOWNS.get(p.read('postcode'))?.latin),
  },
  // Ward, town and block numbers, from the largest unit to the smallest.
  nativeaddress: nativeAddress((_, p) => {
    const [numbers = ''] = p.read('street').split(' ');
    return `${p.place.office?.text}${TOWNS.get(p.read('postcode'))?.native}${numbers}`;
  }),
};

export const jp = country('jp', () => ({
  name: 'Japan',
  alpha3: 'JPN',
  paydays: [[25]],
  currency: 'JPY',
  decimals: 0,
  perEuro: 140,
  ips: '126.0-255 153.128-255',
  gs1: '490',
  holidays:
    '0101-0103 1231 0108m 0211^ 2020:0223^ vernal^ 0429^ 0503^ 0504^ 0505^ -2019:0715m 2020-2020:0723 2021-2021:0722 2022:0715m -2019:0811^ 2020-2020:0810 2021-2021:0808^ 2022:0811^ 0915m autumnal^ -2019:1008m 2020-2020:0724 2021-2021:0723 2022:1008m 1103^ 1123^ 2019-2019:0430-0502 2019-2019:1022 2026-2026:0922 2032-2032:0921',
  group: 'Asia',
  locale: { language: 'ja', zone: 'Asia/Tokyo' },
  economy: {
    vat: { usual: 10, food: 8 },
    deductions: { social: 15, tax: 7.6 },
    tenure: { rent: 39, loan: 25 },
    shops: { card: 64, wallet: 22 },
  },
  words: {
    exonyms: `Japaner Japón Giappone japanisch japanische japonais japonaise 日本人 Japonia Japonii japoński japońska japońskie
      japońskich japonés japonesa japoneses japonês giapponese giapponesi Japans Japanse Japonya Jepang Nhật
      Nhật_Bản người_Nhật`,
    scripts: `日本 일본 اليابان ياباني~ जापान जापानी Япони^ Японі^ японск~ японськ~ Japani Mjapani Wajapani`,
    women: 'Japanerin Japanerinnen Japonka Japonki',
    places: `Tokyo=东京|도쿄|동경|طوكيو|टोक्यो|Токио|Токіо|Tóquio|Tokyolu
      ; Osaka=오사카|أوساكا|ओसाका|Осака|Осаки|Осаке
      ; Kyoto=교토|كيوتو|क्योटो|Киото|Кіото
      ; Yokohama=横滨|요코하마|Иокогама|Йокогама
      ; Nagoya=나고야|Нагоя
      ; Sapporo=삿포로|Саппоро
      ; Fukuoka=후쿠오카|福冈
      ; Kobe=고베|神户|Кобе
      ; Hiroshima=히로시마|广岛|Хиросима`,
    numbers: { kana: 'カナ カタカナの名前 姓名カナ', halfkana: '半角カナの名前', company: '法人名' },
  },
  language: {
    ...english,
    trades: '',
    merchants: `{owner} Shokudo|{owner} Ramen|Izakaya {owner}|{owner} Pharmacy|{town} Drugstore|{owner} Bakery|{town} Books|
      Kissaten {owner}|{owner} Sushi|{town} Supermarket|{owner} Flower Shop|{owner} Liquor Store|{owner} Barber|
      {owner} Soba|{town} Fitness|{owner} Cleaning||{owner} Electronics|{owner} Opticians|{town} Sports|
      {town} Travel`,
  },
  aliases: 'Japanese 日本 日本国 Nippon Nihon Japon Land_of_the_Rising_Sun',
  // Given names by year of birth: Meiji Yasuda; surnames: Myoji Yurai.
  names: {
    // Hepburn as in passports, without marks for long vowels.
    order: '{family} {given}',
    // Law offices are no companies.
    never: 'lawyer',
    native: '{family.native} {given.native}',
    male: {
      0: `清|Kiyoshi 勇|Isamu 博|Hiroshi 実|Minoru 茂|Shigeru 三郎|Saburo 正|Tadashi 進|Susumu 勝|Masaru 昭|Akira 正雄|Masao
        一郎|Ichiro 和夫|Kazuo 幸雄|Yukio 義雄|Yoshio 昭夫|Akio 武|Takeshi 豊|Yutaka 功|Isao 修|Osamu 隆|Takashi 忠雄|Tadao
        邦夫|Kunio 敏夫|Toshio 昇|Noboru 光男|Mitsuo 文雄|Fumio 辰雄|Tatsuo 静夫|Shizuo 利一|Riichi`,
      1950: `茂|Shigeru 隆|Takashi 誠|Makoto 博|Hiroshi 修|Osamu 実|Minoru 勝|Masaru 明|Akira 進|Susumu 豊|Yutaka 和夫|Kazuo
        正|Tadashi 清|Kiyoshi 学|Manabu 健一|Kenichi 幸雄|Yukio 等|Hitoshi 徹|Toru 敏夫|Toshio 昇|Noboru 康夫|Yasuo 正幸|Masayuki
        和彦|Kazuhiko 信之|Nobuyuki 洋一|Yoichi 良一|Ryoichi 幸治|Koji 義明|Yoshiaki`,
      1962: `誠|Makoto 浩|Hiroshi 健一|Kenichi 隆|Takashi 浩一|Koichi 哲也|Tetsuya 修|Osamu 茂|Shigeru 浩二|Koji 聡|Satoshi 徹|Toru
        英樹|Hideki 剛|Tsuyoshi 学|Manabu 健二|Kenji 博之|Hiroyuki 和彦|Kazuhiko 雅彦|Masahiko 直樹|Naoki 純一|Junichi
        孝之|Takayuki 正樹|Masaki 英明|Hideaki 明彦|Akihiko 秀之|Hideyuki 康弘|Yasuhiro 真一|Shinichi 智|Satoru`,
      1974: `誠|Makoto 大輔|Daisuke 健太郎|Kentaro 剛|Tsuyoshi 直樹|Naoki 健一|Kenichi 哲也|Tetsuya 学|Manabu 聡|Satoshi 英樹|Hideki
        達也|Tatsuya 智之|Tomoyuki 健|Ken 洋介|Yosuke 亮|Ryo 和也|Kazuya 雄一|Yuichi 慎一|Shinichi 祐介|Yusuke 慎吾|Shingo
        拓也|Takuya 崇|Takashi 淳|Jun 伸也|Shinya 圭介|Keisuke 俊介|Shunsuke 雅人|Masato 純平|Junpei`,
      1984: `大輔|Daisuke 翔太|Shota 健太|Kenta 拓也|Takuya 翔|Sho 亮|Ryo 達也|Tatsuya 直樹|Naoki 和也|Kazuya 大樹|Daiki 雄太|Yuta
        祐介|Yusuke 駿|Shun 雄大|Yudai 貴大|Takahiro 一樹|Kazuki 翔平|Shohei 健|Ken 匠|Takumi 恭平|Kyohei 裕樹|Yuki 智也|Tomoya
        亮太|Ryota 良平|Ryohei 隼人|Hayato 慎太郎|Shintaro 周平|Shuhei 直人|Naoto`,
      1993: `翔太|Shota 拓也|Takuya 健太|Kenta 翔|Sho 大樹|Daiki 拓海|Takumi 翼|Tsubasa 直樹|Naoki 康平|Kohei 達也|Tatsuya 雄大|Yudai
        駿|Shun 亮太|Ryota 海斗|Kaito 航|Wataru 優太|Yuta 隼人|Hayato 陸|Riku 健人|Kento 和樹|Kazuki 優|Yu 悠斗|Yuto 涼|Ryo
        啓太|Keita 智也|Tomoya 佑樹|Yuki 俊介|Shunsuke 光|Hikaru`,
      2000: `翔|Sho 大輝|Daiki 優斗|Yuto 翔太|Shota 大翔|Hiroto 拓海|Takumi 海斗|Kaito 駿|Shun 翼|Tsubasa 蓮|Ren 陸|Riku 颯|So
        優太|Yuta 陽斗|Haruto 樹|Itsuki 竜也|Tatsuya 隼人|Hayato 雄大|Yudai 直輝|Naoki 健太|Kenta 悠真|Yuma 大和|Yamato
        颯太|Sota 湊|Minato 春樹|Haruki 航大|Kodai 瑞樹|Mizuki`,
    },
    female: {
      0: `和子|Kazuko 幸子|Sachiko 節子|Setsuko 弘子|Hiroko 洋子|Yoko 美智子|Michiko 勝子|Katsuko 信子|Nobuko 京子|Kyoko 恵子|Keiko
        文子|Fumiko 久子|Hisako 光子|Mitsuko 昭子|Akiko 静子|Shizuko 敏子|Toshiko 千代子|Chiyoko 良子|Yoshiko 正子|Masako 貞子|Sadako
        富子|Tomiko 照子|Teruko 澄子|Sumiko 春子|Haruko 雪子|Yukiko 栄子|Eiko 君子|Kimiko`,
      1950: `和子|Kazuko 恵子|Keiko 幸子|Sachiko 洋子|Yoko 京子|Kyoko 節子|Setsuko 美智子|Michiko 由美子|Yumiko 久美子|Kumiko
        悦子|Etsuko 順子|Junko 典子|Noriko 明美|Akemi 裕子|Yuko 真理子|Mariko 加代子|Kayoko 弘子|Hiroko 智子|Tomoko 美代子|Miyoko
        千恵子|Chieko 康子|Yasuko 敏子|Toshiko 礼子|Reiko 律子|Ritsuko 孝子|Takako 早苗|Sanae 綾子|Ayako 秋子|Akiko`,
      1962: `由美子|Yumiko 明美|Akemi 久美子|Kumiko 真由美|Mayumi 智子|Tomoko 裕子|Yuko 恵子|Keiko 由美|Yumi 直美|Naomi 幸子|Sachiko
        美穂|Miho 陽子|Yoko 純子|Junko 恵美|Emi 典子|Noriko 美香|Mika 和美|Kazumi 京子|Kyoko 美紀|Miki 里美|Satomi 久美|Kumi
        絵理子|Eriko 美奈子|Minako 千春|Chiharu 美雪|Miyuki 真紀|Maki 理恵|Rie 泉|Izumi`,
      1974: `陽子|Yoko 寛子|Hiroko 真由美|Mayumi 智子|Tomoko 久美子|Kumiko 香織|Kaori 恵|Megumi 優子|Yuko 美穂|Miho 純子|Junko
        直美|Naomi 愛|Ai 美香|Mika 麻衣|Mai 美紀|Miki 亜希子|Akiko 由香|Yuka 理恵|Rie 恵子|Keiko 綾|Aya 友美|Tomomi 美和|Miwa
        奈々|Nana 真美|Mami 麻里|Mari 加奈子|Kanako 由紀|Yuki 亜紀|Aki`,
      1984: `愛|Ai 麻衣|Mai 麻美|Asami 恵|Megumi 香織|Kaori 彩|Aya 美穂|Miho 友美|Tomomi 絵美|Emi 由佳|Yuka 彩香|Ayaka 沙織|Saori
        千尋|Chihiro 美咲|Misaki 亜美|Ami 里奈|Rina 成美|Narumi 瞳|Hitomi 愛美|Manami 詩織|Shiori 沙也加|Sayaka 早紀|Saki
        絵里|Eri 加奈|Kana 奈美|Nami 梓|Azusa 若菜|Wakana 千夏|Chinatsu`,
      1993: `美咲|Misaki 愛|Ai 彩|Aya 萌|Moe 遥|Haruka 彩香|Ayaka 千夏|Chinatsu 茜|Akane 葵|Aoi 麻衣|Mai 優花|Yuka 桃子|Momoko
        愛美|Manami 真由|Mayu 七海|Nanami 未来|Miku 里奈|Rina 菜摘|Natsumi 美穂|Miho 瞳|Hitomi 栞|Shiori 明日香|Asuka
        玲奈|Rena 成美|Narumi 琴美|Kotomi 夏希|Natsuki 優|Yu`,
      2000: `さくら|Sakura 美咲|Misaki 葵|Aoi 優花|Yuka 萌|Moe 未来|Miku 七海|Nanami 遥|Haruka 愛|Ai 美月|Mizuki 彩花|Ayaka 結衣|Yui
        桃花|Momoka 陽菜|Hina 菜々子|Nanako 楓|Kaede 凛|Rin 真央|Mao 莉子|Riko 美優|Miyu 花音|Kanon ひなた|Hinata 杏|An 結菜|Yuna
        咲良|Sara 琴音|Kotone 芽依|Mei 澪|Mio`,
    },
    family: `佐藤|Sato 鈴木|Suzuki 高橋|Takahashi 田中|Tanaka 伊藤|Ito 渡辺|Watanabe 山本|Yamamoto 中村|Nakamura 小林|Kobayashi 加藤|Kato
      吉田|Yoshida 山田|Yamada 佐々木|Sasaki 山口|Yamaguchi 松本|Matsumoto 井上|Inoue 木村|Kimura 林|Hayashi 斎藤|Saito 清水|Shimizu
      山崎|Yamazaki 森|Mori 池田|Ikeda 橋本|Hashimoto 阿部|Abe 石川|Ishikawa 山下|Yamashita 中島|Nakajima 石井|Ishii 小川|Ogawa
      前田|Maeda 岡田|Okada 長谷川|Hasegawa 藤田|Fujita 後藤|Goto 近藤|Kondo 村上|Murakami 遠藤|Endo 青木|Aoki 坂本|Sakamoto
      福田|Fukuda 太田|Ota 西村|Nishimura 藤井|Fujii 岡本|Okamoto 金子|Kaneko 藤原|Fujiwara 中野|Nakano 三浦|Miura 原田|Harada
      中川|Nakagawa 松田|Matsuda 竹内|Takeuchi 小野|Ono 田村|Tamura 中山|Nakayama 和田|Wada 石田|Ishida 森田|Morita 上田|Ueda 原|Hara
      内田|Uchida 柴田|Shibata 酒井|Sakai 宮崎|Miyazaki 横山|Yokoyama 高木|Takagi 安藤|Ando 宮本|Miyamoto 小島|Kojima 谷口|Taniguchi
      今井|Imai 工藤|Kudo 高田|Takada 増田|Masuda 丸山|Maruyama 杉山|Sugiyama 村田|Murata 大塚|Otsuka 新井|Arai 河野|Kono
      藤本|Fujimoto 小山|Koyama 平野|Hirano 野口|Noguchi 武田|Takeda 上野|Ueno 松井|Matsui 千葉|Chiba 菅原|Sugawara 岩崎|Iwasaki
      久保|Kubo 木下|Kinoshita 佐野|Sano 野村|Nomura 松尾|Matsuo 市川|Ichikawa 菊地|Kikuchi 杉本|Sugimoto 古川|Furukawa 大西|Onishi
      島田|Shimada 水野|Mizuno 桜井|Sakurai 高野|Takano 吉川|Yoshikawa 西田|Nishida 山内|Yamauchi 飯田|Iida 小松|Komatsu
      北村|Kitamura 安田|Yasuda 五十嵐|Igarashi 川口|Kawaguchi 平田|Hirata 関|Seki 中田|Nakata 久保田|Kubota 服部|Hattori 東|Higashi
      岩田|Iwata 土屋|Tsuchiya 川崎|Kawasaki 福島|Fukushima 本田|Honda 辻|Tsuji 樋口|Higuchi 秋山|Akiyama 田口|Taguchi 永井|Nagai
      山中|Yamanaka 中西|Nakanishi 吉村|Yoshimura 川上|Kawakami 石原|Ishihara 大橋|Ohashi 松岡|Matsuoka 浜田|Hamada 馬場|Baba
      森本|Morimoto 矢野|Yano 浅野|Asano 松下|Matsushita 星野|Hoshino 大久保|Okubo 吉岡|Yoshioka 小池|Koike 野田|Noda 荒木|Araki
      熊谷|Kumagai 松浦|Matsuura 大谷|Otani 内藤|Naito 黒田|Kuroda 尾崎|Ozaki 川村|Kawamura 永田|Nagata 堀|Hori`,
  },
  places: {
    columns: COLUMNS,
    rows: WARDS,
    others: `Tokyo=東京|東京都|東京市|Tokio; Yokohama=横浜|横浜市; Osaka=大阪|大阪市|大阪府; Nagoya=名古屋|名古屋市; Sapporo=札幌|札幌市; Fukuoka=福岡|福岡市|福岡県;
      Kawasaki=川崎|川崎市; Kobe=神戸|神戸市; Kyoto=京都|京都市|京都府|Kioto; Saitama=埼玉|さいたま|さいたま市|埼玉県; Hiroshima=広島|広島市|広島県;
      Sendai=仙台|仙台市; Chiba=千葉|千葉市|千葉県; Kitakyushu=北九州|北九州市; Sakai=堺|堺市; Hamamatsu=浜松|浜松市; Niigata=新潟|新潟市|新潟県;
      Kumamoto=熊本|熊本市|熊本県; Okayama=岡山|岡山市|岡山県; Shizuoka=静岡|静岡市|静岡県; Kanagawa=神奈川|神奈川県; Aichi=愛知|愛知県; Hokkaido=北海道;
      Hyogo=兵庫|兵庫県; Miyagi=宮城|宮城県`,
  },
  // The town follows from the postcode; blocks have numbers, few streets have names. These are some that do.
  roads: `Sakura-dori Chuo-dori Ginza-dori Ekimae-dori Hommachi-dori Nishiki-dori Odori Aoba-dori Meiji-dori Yasukuni-dori
    Harumi-dori Showa-dori Hirose-dori Jozenji-dori Aioi-dori Peace-dori Midosuji Sakaisuji Shijo-dori Karasuma-dori
    Kawaramachi-dori Watanabe-dori Taisho-dori Otsu-dori`,
  street: '{1-5}-{1-28}-{1-20}(|-{1-9}0[1-8]) {machi}',
  address: '{street}, {place.district}, {place.code} {postcode}',
  postcode: '{zone}',
  phone: '+81 (90|80|70|90|80)-[1-9]###-####',
  landline: '+81 {place.area}##-####',
  // Shares of main banks by surveys; regional banks are near home.
  banks: {
    columns: 'bank bic code share near',
    rows: `
      Japan Post Bank|JPPSJPJ1|9900|24
      MUFG Bank|BOTKJPJT|0005|20
      Sumitomo Mitsui Banking Corporation|SMBCJPJT|0009|16
      Mizuho Bank|MHCBJPJT|0001|14
      Rakuten Bank|RAKTJPJT|0036|11
      Resona Bank|DIWAJPJT|0010|7|Tokyo,Osaka,Kobe,Yokohama
      SBI Shinsei Bank|LTCBJPJT|0397|3
      Saitama Resona Bank|SAIBJPJT|0017|45|Saitama
      Bank of Yokohama|HAMAJPJT|0138|35|Kanagawa
      Chiba Bank|CHBAJPJT|0134|45|Chiba
      North Pacific Bank|NORPJPJP|0501|45|Hokkaido
      77 Bank|BOSSJPJT|0125|50|Miyagi
      Daishi Hokuetsu Bank|DAISJPJT|0140|50|Niigata
      Shizuoka Bank|SHIZJPJT|0149|50|Shizuoka
      Bank of Kyoto|BOKFJPJZ|0158|45|Kyoto
      Chugoku Bank|CHGKJPJZ|0168|55|Okayama
      Hiroshima Bank|HIROJPJT|0169|50|Hiroshima
      Bank of Fukuoka|FKBKJPJT|0177|45|Fukuoka
      Higo Bank|HIGOJPJT|0182|55|Kumamoto`,
    others: `MUFG Bank=三菱UFJ銀行|Mitsubishi UFJ|MUFG|三菱UFJ; Sumitomo Mitsui Banking Corporation=SMBC|三井住友銀行|三井住友|Sumitomo Mitsui;
      Mizuho Bank=みずほ銀行|みずほ; Japan Post Bank=ゆうちょ銀行|Yucho|ゆうちょ|JP Bank; Rakuten Bank=楽天銀行; Resona Bank=りそな銀行`,
  },
  account: '#######',
  cards: 'visa:52 jcb:27 mastercard:17 amex:3.5 diners:0.5',
  wallets: 'PayPay:62 Rakuten_Pay:14 d_Barai:13 au_PAY:8 Merpay:3',
  mobileMoney: false,
  firms: {
    forms: `
      Co., Ltd.|58|1938|2|250
      K.K.|22|1938|1|80
      Inc.|6|1950|5|600
      G.K.|14|2006|1|25`,
    trades: TRADE_LINES,
    name: '{founder} {trade} {form}',
  },
  ages: '8 12 13.5 17 15.5 15 19',
  population: {
    source:
      'Estimates, rounded; pay by the MHLW, Basic Survey on Wage Structure 2024 (an average of 330,400 yen, women 75.8 % of men)',
    men: '51.2 51.3 50.8 49.6 47.8 41.5 28',
    work: ['48 91 94 94 93 85 62 43 17', '50 84 80 81 76 65 44 27 8'],
    own: [12, 8],
    unemployed: 2.5,
    disabled: 3,
    pensioned: 97,
    pay: { median: 330400, spread: 3.1, top: 3.5, women: 76 },
  },
  life: {
    // Japan Pension Service: the 15th of even months.
    pensionPay: { days: [15], every: 2 },
    studies: 72,
    retires: 66,
    pays: [55000, 260000],
    institutions: `
      university {town} (University|University of Technology|Women’s University|City University)
      primary {place.district} (Daiichi|Daini|Chuo|Higashi|Minami) Elementary School
      secondary {place.district} (Daiichi|Daini|Chuo|Higashi|Minami) (Junior High|High) School
      hospital {town} (Municipal|Red Cross|General|Medical Center) Hospital
      care {place.district} Special Nursing Home
      town {place.district} Office
      police {town} Police Station
      transit {town} Transportation Bureau
      pension Japan Pension Service
      fire {town} Fire Department`,
  },
  sources:
    'Ages: Statistics Bureau, October 2024. Places: resident registers of 2025. Banks: surveys of main banks; cards: JCA.',
  income: [200000, 1000000],
  fields: {
    region: { label: 'Prefecture' },
    postcode: { label: 'Postal code' },
    kana: {
      label: 'Name in kana',
      group: 'identity',
      synonyms: ['furigana', 'katakana name', 'name in katakana', 'フリガナ', 'カナ氏名'],
      make: (_, { family, given }) => `${kanaOf(family)} ${kanaOf(given)}`,
    },
    halfkana: {
      label: 'Name in half-width kana',
      group: 'identity',
      synonyms: ['half-width kana', 'zengin name', '半角カナ'],
      make: (_, p) => halfWidth(p.read('kana')),
    },
    ...ADDRESS,
    id: certified(jpMyNumber, 'My Number', {
      synonyms: ['mynumber', 'individual number', 'マイナンバー', '個人番号'],
    }),
    passport: pictured('Passport number', '[MT][A-HJ-NPR-Z]#######', { synonyms: ['旅券番号'] }),
    licence: certified(jpDriver, 'Driving licence number', { synonyms: ['運転免許証番号', '免許証番号'] }),
    // A person's taxpayer number is My Number (OECD, TIN sheet Japan).
    tax: { label: 'Taxpayer number', validator: jpMyNumber, make: (_, p) => p.read('id') },
    vat: certified(jpInvoice, 'Qualified invoice issuer number', {
      synonyms: ['invoice number', 'invoice registration number', 'インボイス登録番号', '登録番号'],
    }),
    ssn: pictured('Basic pension number', '%###-######', {
      synonyms: ['nenkin', '基礎年金番号'],
    }),
    health: certified(jpInsurer, 'Health insurer number', {
      synonyms: ['hokensha bango', '保険者番号'],
      // Old people have an insurance of their own from 75 on; younger people whom no employer insures are insured
      // with the municipality (National Health Insurance Act, art. 5 and 6).
      make: (random, { place, age, life }) =>
        jpInsurer.make(random, {
          home: place.region.text,
          law: age >= 75 ? '39' : MUNICIPAL.has(life.activity) ? '' : undefined,
        }),
    }),
    bankcode: pictured('Bank code', '{bank.code}', {
      synonyms: ['zengin code', '金融機関コード'],
    }),
    // Branches of the Post Bank end in 8 (only current accounts, which firms have, in 9: jp-bank.japanpost.jp,
    // 記号・番号から振込用の店名).
    branch: {
      label: 'Branch code',
      synonyms: ['支店コード'],
      make(random, p) {
        const code = three(random.int(1, 799));
        if (p.bank.code?.text !== POST_BANK) return code;
        return `${code.slice(0, 2)}8`;
      },
    },
    accounttype: pictured('Account type', `(${'普通|'.repeat(30)}貯蓄)`, {
      group: 'banking',
    }),
    // Office, class 3 or 5 for passenger cars, a kana of private cars, serial number.
    plate: pictured(
      'Number plate',
      '{place.plate} [35]## [さすせそたちつてとなにぬねのはひふほまみむめもやゆらりるろ] {10-99}-##',
      { synonyms: ['ナンバープレート'] },
    ),
  },
  company: {
    nativename: {
      label: 'Company name in native script',
      synonyms: ['japanese company name', '商号', '会社名'],
      make: (_, { firm }) => japaneseFirm(firm),
    },
    ...ADDRESS,
    registration: {
      label: 'Corporate number',
      validator: jpCorporate,
      synonyms: ['houjin bango', '法人番号'],
      make: (random, { firm, place }) =>
        jpCorporate.make(random, {
          offices: OFFICES[place.region.text]?.split(' '),
          kind: firm.form.name.text === 'G.K.' ? '03' : '01',
        }),
    },
    vat: {
      label: 'Qualified invoice issuer number',
      validator: jpInvoice,
      make: (_, p) => `T${p.read('registration')}`,
    },
  },
  presets: [
    {
      key: 'zengin',
      scheme: CREDIT_TRANSFER,
      interbank: true,
      name: 'Zengin bank transfer (furikomi)',
      rows: [
        ['Payer', 'name'],
        ['Payer in Japanese', 'native'],
        ['Payer in kana', 'halfkana'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee in Japanese', 'payee.native'],
        ['Payee in kana', 'payee.halfkana'],
        ['Payee bank', 'payee.bank'],
        ['Payee bank code', 'payee.bankcode'],
        ['Payee branch code', 'payee.branch'],
        ['Payee account type', 'payee.accounttype'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Date', 'date'],
        ['Currency', 'currency'],
      ],
    },
  ],
}));
