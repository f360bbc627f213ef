import { jpCorporate } from '../validators/jpCorporate.ts';
import { jpDriver } from '../validators/jpDriver.ts';
import { jpInsurer } from '../validators/jpInsurer.ts';
import { jpInvoice } from '../validators/jpInvoice.ts';
import { jpMyNumber } from '../validators/jpMyNumber.ts';
import { certified, country, pictured } from './declare.ts';

export const jp = country({
  code: 'jp',
  name: 'Japan',
  alpha3: 'JPN',
  currency: 'JPY',
  group: 'Asia',
  aliases: 'Japanese 日本 日本国 Nippon Nihon Japon Land_of_the_Rising_Sun',
  names: {
    // Hepburn as in passports, without marks for long vowels.
    order: '{family} {given}',
    native: '{family.native} {given.native}',
    male: `誠|Makoto 浩|Hiroshi 健一|Kenichi 隆|Takashi 翔太|Shota 大輔|Daisuke 健太|Kenta 拓也|Takuya 修|Osamu 翔|Sho 亮|Ryo
      和也|Kazuya 達也|Tatsuya 直樹|Naoki 健|Ken 学|Manabu 茂|Shigeru 哲也|Tetsuya 浩二|Koji 康弘|Yasuhiro 清|Kiyoshi 実|Minoru
      進|Susumu 勝|Masaru 正|Tadashi 剛|Tsuyoshi 聡|Satoshi 徹|Toru 豊|Yutaka 明|Akira 昇|Noboru 勇|Isamu 幸雄|Yukio
      和夫|Kazuo 正夫|Masao 義雄|Yoshio 昭夫|Akio 敏夫|Toshio 武|Takeshi 一郎|Ichiro 次郎|Jiro 太郎|Taro 健太郎|Kentaro 慎太郎|Shintaro
      雄太|Yuta 翔平|Shohei 航平|Kohei 純平|Junpei 恭平|Kyohei 良平|Ryohei 周平|Shuhei 祐介|Yusuke 慎吾|Shingo 圭介|Keisuke
      洋介|Yosuke 俊介|Shunsuke 涼介|Ryosuke 真一|Shinichi 純一|Junichi 浩一|Koichi 隆一|Ryuichi 雄一|Yuichi 洋一|Yoichi
      誠一|Seiichi 英樹|Hideki 正樹|Masaki 裕樹|Yuki 直人|Naoto 雅人|Masato 隼人|Hayato 悠人|Yuto 陽斗|Haruto 湊|Minato 蓮|Ren
      樹|Itsuki 悠真|Yuma 大和|Yamato 陸|Riku 海斗|Kaito 颯太|Sota 大翔|Hiroto 駿|Shun 匠|Takumi 智也|Tomoya 裕也|Yuya 伸也|Shinya
      英明|Hideaki 孝之|Takayuki 博之|Hiroyuki 秀之|Hideyuki 正幸|Masayuki 智之|Tomoyuki 信之|Nobuyuki 康夫|Yasuo 光男|Mitsuo
      文雄|Fumio 春樹|Haruki 和彦|Kazuhiko 雅彦|Masahiko 明彦|Akihiko 健二|Kenji 慎二|Shinji 啓太|Keita 亮太|Ryota 宏太|Kota`,
    female: `陽子|Yoko 恵子|Keiko 京子|Kyoko 幸子|Sachiko 和子|Kazuko 節子|Setsuko 久美子|Kumiko 由美子|Yumiko 明美|Akemi 裕子|Yuko
      真由美|Mayumi 智子|Tomoko 直美|Naomi 美穂|Miho 順子|Junko 典子|Noriko 恵|Megumi 美香|Mika 香織|Kaori 愛|Ai 麻衣|Mai 美咲|Misaki
      彩|Aya 千尋|Chihiro 葵|Aoi 陽菜|Hina 結衣|Yui 凛|Rin 莉子|Riko 美月|Mizuki 咲良|Sakura 結菜|Yuna 七海|Nanami 杏|An 芽依|Mei
      紬|Tsumugi 澪|Mio 琴音|Kotone 花|Hana 美優|Miyu 彩花|Ayaka 遥|Haruka 萌|Moe 楓|Kaede 優花|Yuka 綾子|Ayako 真理子|Mariko
      文子|Fumiko 敏子|Toshiko 信子|Nobuko 良子|Yoshiko 千代子|Chiyoko 美智子|Michiko 弘子|Hiroko 春子|Haruko 秋子|Akiko 夏子|Natsuko
      雪子|Yukiko 静子|Shizuko 光子|Mitsuko 正子|Masako 孝子|Takako 早苗|Sanae 千恵子|Chieko 千春|Chiharu 千夏|Chinatsu 美紀|Miki
      由紀|Yuki 美雪|Miyuki 真紀|Maki 亜紀|Aki 理恵|Rie 絵里|Eri 沙織|Saori 詩織|Shiori 里美|Satomi 真美|Mami 奈美|Nami 久美|Kumi
      由美|Yumi 明日香|Asuka 友美|Tomomi 麻美|Asami 美和|Miwa 奈々|Nana 里奈|Rina 玲奈|Rena 加奈|Kana 加奈子|Kanako 美奈子|Minako
      絵理子|Eriko 麻里|Mari 沙也加|Sayaka 早紀|Saki 未来|Miku 桃子|Momoko 若菜|Wakana 茜|Akane 梓|Azusa 瞳|Hitomi 忍|Shinobu
      薫|Kaoru 泉|Izumi 緑|Midori 礼子|Reiko 律子|Ritsuko 悦子|Etsuko`,
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
  // code: the ward as addresses write it; home: the prefecture's commission on licences; office: how exchanges begin.
  places: {
    columns: 'city region zone area office lat lon home plate code',
    rows: `
      Tokyo|Tokyo|105-00{01-04},105-00{11-14},106-00{44-47},108-00{71-75}|3|54|35.6581|139.7514|30|品川|Minato-ku, Tokyo
      Yokohama|Kanagawa|220-000{2-6},220-00{11-12}|45|3|35.4437|139.6380|45|横浜|Nishi-ku, Yokohama, Kanagawa
      Osaka|Osaka|530-000{1-5}|6|63|34.6937|135.5022|62|なにわ|Kita-ku, Osaka
      Nagoya|Aichi|460-000{1-8}|52|2|35.1815|136.9064|54|名古屋|Naka-ku, Nagoya, Aichi
      Sapporo|Hokkaido|060-000{1-8}|11|2|43.0667|141.3500|10|札幌|Chuo-ku, Sapporo, Hokkaido
      Fukuoka|Fukuoka|812-00{11-18}|92|4|33.5902|130.4017|90|福岡|Hakata-ku, Fukuoka
      Kawasaki|Kanagawa|210-000{2-7}|44|2|35.5309|139.7030|45|川崎|Kawasaki-ku, Kawasaki, Kanagawa
      Kobe|Hyogo|650-00{21-27}|78|3|34.6913|135.1830|63|神戸|Chuo-ku, Kobe, Hyogo
      Kyoto|Kyoto|600-800{1-8}|75|3|35.0036|135.7594|61|京都|Shimogyo-ku, Kyoto
      Saitama|Saitama|330-080{1-5}|48|6|35.9064|139.6287|43|大宮|Omiya-ku, Saitama
      Hiroshima|Hiroshima|730-00{11-17}|82|2|34.3963|132.4596|73|広島|Naka-ku, Hiroshima
      Sendai|Miyagi|980-080{1-5},980-081[1]|22|2|38.2688|140.8721|22|仙台|Aoba-ku, Sendai, Miyagi
      Chiba|Chiba|260-00{12-16}|43|2|35.6073|140.1064|44|千葉|Chuo-ku, Chiba
      Kitakyushu|Fukuoka|802-000{1-7}|93|5|33.8834|130.8752|90|北九州|Kokurakita-ku, Kitakyushu, Fukuoka
      Sakai|Osaka|590-00{74-79}|72|2|34.5733|135.4830|62|堺|Sakai-ku, Sakai, Osaka
      Hamamatsu|Shizuoka|430-09{26-29}|53|4|34.7108|137.7261|49|浜松|Chuo-ku, Hamamatsu, Shizuoka
      Niigata|Niigata|950-00{86-88}|25|2|37.9161|139.0364|46|新潟|Chuo-ku, Niigata
      Kumamoto|Kumamoto|860-080{1-8}|96|3|32.8031|130.7079|93|熊本|Chuo-ku, Kumamoto
      Okayama|Okayama|700-082{1-7}|86|2|34.6617|133.9350|72|岡山|Kita-ku, Okayama
      Shizuoka|Shizuoka|420-085{1-9}|54|2|34.9756|138.3828|49|静岡|Aoi-ku, Shizuoka`,
  },
  roads: `Honcho Chuo Sakaecho Saiwaicho Asahicho Midoricho Shinmachi Motomachi Hommachi Omachi Higashicho Nishimachi Minamicho
    Kitamachi Sakuragaoka Wakabacho Matsubara Umezono Izumicho Kotobukicho Miyamae Miyamachi Tenjin Hachiman Inari Yanagimachi
    Takasago Tokiwacho Akebonocho Nakamachi Shimizucho Kasugacho Tamachi Ebisucho Otemachi Daimyocho Hanazono Nagamachi`,
  street: '{1-6}-{1-28}-{1-20}(|-{1-9}0[1-8]) {road}',
  address: '{street}, {place.code} {postcode}',
  postcode: '{zone}',
  phone: '+81 (90|80|70|90|80)-[1-9]###-####',
  landline: '+81 {place.area}-{place.office}##-####',
  banks: {
    columns: 'bank bic code',
    rows: `
      MUFG Bank|BOTKJPJT|0005
      Sumitomo Mitsui Banking Corporation|SMBCJPJT|0009
      Mizuho Bank|MHCBJPJT|0001
      Japan Post Bank|JPPSJPJ1|9900
      Rakuten Bank|RAKTJPJT|0036
      Resona Bank|DIWAJPJT|0010
      Saitama Resona Bank|SAIBJPJT|0017
      Bank of Yokohama|HAMAJPJT|0138
      Chiba Bank|CHBAJPJT|0134
      Bank of Fukuoka|FKBKJPJT|0177
      Shizuoka Bank|SHIZJPJT|0149
      SBI Shinsei Bank|LTCBJPJT|0397
      Aozora Bank|NCBTJPJT|0398`,
  },
  account: '#######',
  cards: 'visa jcb mastercard amex diners',
  wallets: 'PayPay Rakuten_Pay d_Barai au_PAY Merpay',
  firms: {
    forms: 'Co.,_Ltd. K.K. Inc. G.K.',
    name: '{founder} {trade} {form}',
  },
  income: [220000, 600000],
  fields: {
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
    health: certified(jpInsurer, 'Health insurer number', { synonyms: ['hokensha bango', '保険者番号'] }),
    bankcode: pictured('Bank code', '{bank.code}', {
      synonyms: ['zengin code', '金融機関コード'],
    }),
    branch: pictured('Branch code', '{001-799}', { synonyms: ['支店コード'] }),
    accounttype: pictured('Account type', '(普通|普通|普通|普通|当座|貯蓄)', {
      group: 'banking',
    }),
    // Office, class 3 or 5 for passenger cars, a kana that private cars bear, serial.
    plate: pictured(
      'Number plate',
      '{place.plate} [35]## [さすせそたちつてとなにぬねのはひふほまみむめもやゆらりるろ] {10-99}-##',
      { synonyms: ['ナンバープレート'] },
    ),
  },
  company: {
    registration: certified(jpCorporate, 'Corporate number', { synonyms: ['houjin bango', '法人番号'] }),
    vat: {
      label: 'Qualified invoice issuer number',
      validator: jpInvoice,
      make: (_, p) => `T${p.read('registration')}`,
    },
  },
  presets: [
    {
      key: 'zengin',
      name: 'Zengin bank transfer (furikomi)',
      rows: [
        ['Payer', 'name'],
        ['Payer in Japanese', 'native'],
        ['Payer account', 'account'],
        ['Payee', 'payee.name'],
        ['Payee in Japanese', 'payee.native'],
        ['Payee bank', 'payee.bank'],
        ['Payee bank code', 'payee.bankcode'],
        ['Payee branch code', 'payee.branch'],
        ['Payee account type', 'payee.accounttype'],
        ['Payee account', 'payee.account'],
        ['Amount', 'amount'],
        ['Date', 'date'],
      ],
    },
  ],
});
