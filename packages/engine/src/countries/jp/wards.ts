import { Piece } from '../../kernel/bytes.ts';

/**
 * Wards with some of their towns: city, region, ward, start of landline numbers, coordinates, the prefecture's
 * commission on licences, the office on plates, the city as addresses write it, people in thousands (the listed
 * wards represent their city), the ward in Japanese; then postcodes, each with its one town (Japan Post).
 */
const LINES = `
  Tokyo|Tokyo|Setagaya-ku|3-54|35.6464|139.6532|30|世田谷|Tokyo|944|東京都世田谷区|154-0002 Shimouma 下馬,154-0004 Taishido 太子堂,154-0012 Komazawa 駒沢,154-0024 Sangenjaya 三軒茶屋,155-0031 Kitazawa 北沢,156-0052 Kyodo 経堂,157-0066 Seijo 成城,158-0083 Okusawa 奥沢
  Tokyo|Tokyo|Nerima-ku|3-39|35.7356|139.6517|30|練馬|Tokyo|753|東京都練馬区|176-0001 Nerima 練馬,176-0012 Toyotama-Kita 豊玉北,177-0041 Shakujiimachi 石神井町,178-0063 Higashi-Oizumi 東大泉,179-0072 Hikarigaoka 光が丘
  Tokyo|Tokyo|Ota-ku|3-37|35.5614|139.7161|30|品川|Tokyo|748|東京都大田区|143-0016 Omori-Kita 大森北,144-0051 Nishi-Kamata 西蒲田,144-0052 Kamata 蒲田,145-0071 Den-en-chofu 田園調布,146-0082 Ikegami 池上
  Tokyo|Tokyo|Edogawa-ku|3-36|35.7067|139.8683|30|足立|Tokyo|697|東京都江戸川区|132-0024 Ichinoe 一之江,133-0051 Kita-Koiwa 北小岩,134-0083 Naka-Kasai 中葛西,134-0084 Higashi-Kasai 東葛西,134-0088 Nishi-Kasai 西葛西
  Tokyo|Tokyo|Adachi-ku|3-38|35.7750|139.8044|30|足立|Tokyo|695|東京都足立区|120-0005 Ayase 綾瀬,120-0034 Senju 千住,121-0813 Takenotsuka 竹の塚,121-0816 Umejima 梅島
  Tokyo|Tokyo|Suginami-ku|3-33|35.6994|139.6364|30|杉並|Tokyo|591|東京都杉並区|166-0001 Asagaya-Kita 阿佐谷北,166-0003 Koenji-Minami 高円寺南,167-0043 Kamiogi 上荻,167-0051 Ogikubo 荻窪,168-0063 Izumi 和泉
  Tokyo|Tokyo|Itabashi-ku|3-39|35.7511|139.7092|30|板橋|Tokyo|584|東京都板橋区|173-0004 Itabashi 板橋,174-0046 Hasune 蓮根,174-0071 Tokiwadai 常盤台,175-0082 Takashimadaira 高島平
  Tokyo|Tokyo|Koto-ku|3-36|35.6728|139.8174|30|江東|Tokyo|524|東京都江東区|135-0016 Toyo 東陽,135-0042 Kiba 木場,135-0061 Toyosu 豊洲,136-0071 Kameido 亀戸,136-0072 Ojima 大島
  Tokyo|Tokyo|Katsushika-ku|3-36|35.7436|139.8472|30|葛飾|Tokyo|453|東京都葛飾区|124-0012 Tateishi 立石,125-0041 Higashi-Kanamachi 東金町,125-0052 Shibamata 柴又,125-0062 Aoto 青戸
  Tokyo|Tokyo|Shinagawa-ku|3-54|35.6092|139.7302|30|品川|Tokyo|422|東京都品川区|140-0001 Kita-Shinagawa 北品川,140-0014 Oi 大井,141-0021 Kami-Osaki 上大崎,141-0022 Higashi-Gotanda 東五反田,142-0062 Koyama 小山
  Tokyo|Tokyo|Kita-ku|3-39|35.7528|139.7336|30|練馬|Tokyo|355|東京都北区|114-0002 Oji 王子,114-0023 Takinogawa 滝野川,115-0045 Akabane 赤羽,115-0055 Akabane-Nishi 赤羽西
  Tokyo|Tokyo|Shinjuku-ku|3-53|35.6938|139.7036|30|練馬|Tokyo|349|東京都新宿区|160-0022 Shinjuku 新宿,160-0023 Nishi-Shinjuku 西新宿,161-0033 Shimo-Ochiai 下落合,169-0073 Hyakunincho 百人町,169-0075 Takadanobaba 高田馬場
  Tokyo|Tokyo|Nakano-ku|3-33|35.7074|139.6638|30|練馬|Tokyo|344|東京都中野区|164-0001 Nakano 中野,164-0003 Higashi-Nakano 東中野,164-0012 Honcho 本町,165-0026 Arai 新井
  Tokyo|Tokyo|Toshima-ku|3-39|35.7263|139.7167|30|練馬|Tokyo|301|東京都豊島区|170-0002 Sugamo 巣鴨,170-0013 Higashi-Ikebukuro 東池袋,171-0021 Nishi-Ikebukuro 西池袋,171-0022 Minami-Ikebukuro 南池袋,171-0031 Mejiro 目白
  Tokyo|Tokyo|Meguro-ku|3-37|35.6414|139.6982|30|品川|Tokyo|288|東京都目黒区|152-0035 Jiyugaoka 自由が丘,153-0042 Aobadai 青葉台,153-0051 Kami-Meguro 上目黒,153-0063 Meguro 目黒
  Tokyo|Tokyo|Minato-ku|3-54|35.6581|139.7514|30|品川|Tokyo|260|東京都港区|105-0001 Toranomon 虎ノ門,105-0004 Shimbashi 新橋,105-0013 Hamamatsucho 浜松町,105-0014 Shiba 芝,106-0032 Roppongi 六本木,107-0052 Akasaka 赤坂,107-0062 Minami-Aoyama 南青山,108-0073 Mita 三田,108-0074 Takanawa 高輪
  Tokyo|Tokyo|Shibuya-ku|3-54|35.6640|139.6982|30|品川|Tokyo|243|東京都渋谷区|150-0001 Jingumae 神宮前,150-0011 Higashi 東,150-0013 Ebisu 恵比寿,151-0053 Yoyogi 代々木,151-0063 Tomigaya 富ヶ谷
  Tokyo|Tokyo|Bunkyo-ku|3-38|35.7081|139.7522|30|練馬|Tokyo|240|東京都文京区|112-0002 Koishikawa 小石川,112-0012 Otsuka 大塚,113-0022 Sendagi 千駄木,113-0033 Hongo 本郷
  Tokyo|Tokyo|Taito-ku|3-38|35.7126|139.7800|30|足立|Tokyo|211|東京都台東区|110-0005 Ueno 上野,111-0032 Asakusa 浅草,111-0053 Asakusabashi 浅草橋
  Tokyo|Tokyo|Chuo-ku|3-35|35.6707|139.7720|30|品川|Tokyo|169|東京都中央区|103-0027 Nihonbashi 日本橋,104-0052 Tsukishima 月島,104-0054 Kachidoki 勝どき,104-0061 Ginza 銀座
  Yokohama|Kanagawa|Kohoku-ku|45-5|35.5194|139.6331|45|横浜|Yokohama, Kanagawa|1500|神奈川県横浜市港北区|222-0011 Kikuna 菊名,222-0032 Mamedocho 大豆戸町,222-0033 Shin-Yokohama 新横浜,223-0062 Hiyoshihoncho 日吉本町
  Yokohama|Kanagawa|Aoba-ku|45-9|35.5528|139.5372|45|横浜|Yokohama, Kanagawa|1270|神奈川県横浜市青葉区|225-0002 Utsukushigaoka 美しが丘,225-0011 Azamino あざみ野,227-0062 Aobadai 青葉台
  Yokohama|Kanagawa|Nishi-ku|45-3|35.4580|139.6170|45|横浜|Yokohama, Kanagawa|1000|神奈川県横浜市西区|220-0004 Kitasaiwai 北幸,220-0005 Minamisaiwai 南幸,220-0011 Takashima 高島,220-0012 Minatomirai みなとみらい
  Osaka|Osaka|Kita-ku|6-63|34.7050|135.5100|62|大阪|Osaka|800|大阪府大阪市北区|530-0001 Umeda 梅田,530-0002 Sonezakishinchi 曽根崎新地,530-0003 Dojima 堂島,530-0012 Shibata 芝田,530-0041 Tenjinbashi 天神橋
  Osaka|Osaka|Yodogawa-ku|6-63|34.7210|135.4860|62|大阪|Osaka|1000|大阪府大阪市淀川区|532-0003 Miyahara 宮原,532-0011 Nishinakajima 西中島,532-0024 Jusohommachi 十三本町
  Osaka|Osaka|Abeno-ku|6-66|34.6390|135.5180|62|なにわ|Osaka|980|大阪府大阪市阿倍野区|545-0011 Showacho 昭和町,545-0021 Hannancho 阪南町,545-0052 Abenosuji 阿倍野筋
  Nagoya|Aichi|Naka-ku|52-2|35.1680|136.9064|54|名古屋|Nagoya, Aichi|1000|愛知県名古屋市中区|460-0002 Marunouchi 丸の内,460-0003 Nishiki 錦,460-0008 Sakae 栄,460-0011 Osu 大須,460-0022 Kanayama 金山
  Nagoya|Aichi|Nakamura-ku|52-4|35.1700|136.8730|54|名古屋|Nagoya, Aichi|1330|愛知県名古屋市中村区|450-0002 Meieki 名駅,453-0801 Taiko 太閤
  Sapporo|Hokkaido|Chuo-ku|11-2|43.0553|141.3410|10|札幌|Sapporo, Hokkaido|1000|北海道札幌市中央区|060-0001 Kita_1-jo_Nishi 北一条西,060-0042 Odori-Nishi 大通西,060-0061 Minami_1-jo_Nishi 南一条西
  Sapporo|Hokkaido|Kita-ku|11-7|43.0910|141.3410|10|札幌|Sapporo, Hokkaido|970|北海道札幌市北区|001-0010 Kita_10-jo_Nishi 北十条西,001-0011 Kita_11-jo_Nishi 北十一条西
  Fukuoka|Fukuoka|Hakata-ku|92-4|33.5913|130.4147|90|福岡|Fukuoka|820|福岡県福岡市博多区|812-0011 Hakataekimae 博多駅前,812-0013 Hakataekihigashi 博多駅東,812-0016 Hakataekiminami 博多駅南
  Fukuoka|Fukuoka|Chuo-ku|92-7|33.5890|130.3930|90|福岡|Fukuoka|830|福岡県福岡市中央区|810-0001 Tenjin 天神,810-0022 Yakuin 薬院,810-0041 Daimyo 大名
  Kawasaki|Kanagawa|Nakahara-ku|44-7|35.5760|139.6560|45|川崎|Kawasaki, Kanagawa|850|神奈川県川崎市中原区|211-0004 Shimmaruko-Higashi 新丸子東,211-0005 Shimmarukomachi 新丸子町,211-0063 Kosugimachi 小杉町
  Kawasaki|Kanagawa|Kawasaki-ku|44-2|35.5309|139.7030|45|川崎|Kawasaki, Kanagawa|700|神奈川県川崎市川崎区|210-0004 Miyamotocho 宮本町,210-0006 Isago 砂子,210-0007 Ekimaehoncho 駅前本町
  Kobe|Hyogo|Chuo-ku|78-3|34.6953|135.1980|63|神戸|Kobe, Hyogo|700|兵庫県神戸市中央区|650-0011 Shimoyamatedori 下山手通,650-0021 Sannomiyacho 三宮町,650-0022 Motomachidori 元町通,650-0024 Kaigandori 海岸通
  Kobe|Hyogo|Higashinada-ku|78-8|34.7200|135.2700|63|神戸|Kobe, Hyogo|790|兵庫県神戸市東灘区|658-0047 Mikage 御影,658-0072 Okamoto 岡本
  Kyoto|Kyoto|Shimogyo-ku|75-3|34.9900|135.7560|61|京都|Kyoto|1430|京都府京都市下京区|600-8216 Higashi-Shiokojicho 東塩小路町,600-8815 Chudoji-Awatacho 中堂寺粟田町
  Saitama|Saitama|Omiya-ku|48-6|35.9064|139.6287|43|大宮|Saitama|650|埼玉県さいたま市大宮区|330-0802 Miyacho 宮町,330-0845 Nakacho 仲町,330-0846 Daimoncho 大門町,330-0854 Sakuragicho 桜木町
  Saitama|Saitama|Urawa-ku|48-8|35.8617|139.6455|43|大宮|Saitama|700|埼玉県さいたま市浦和区|330-0061 Tokiwa 常盤,330-0062 Nakacho 仲町,330-0063 Takasago 高砂
  Hiroshima|Hiroshima|Naka-ku|82-2|34.3880|132.4550|73|広島|Hiroshima|1180|広島県広島市中区|730-0011 Motomachi 基町,730-0013 Hatchobori 八丁堀,730-0031 Kamiyacho 紙屋町,730-0035 Hondori 本通,730-0051 Otemachi 大手町
  Sendai|Miyagi|Aoba-ku|22-2|38.2688|140.8721|22|仙台|Sendai, Miyagi|1097|宮城県仙台市青葉区|980-0014 Honcho 本町,980-0021 Chuo 中央,980-0802 Futsukamachi 二日町,980-0803 Kokubuncho 国分町,980-0811 Ichibancho 一番町
  Chiba|Chiba|Chuo-ku|43-2|35.6073|140.1240|44|千葉|Chiba|980|千葉県千葉市中央区|260-0013 Chuo 中央,260-0015 Fujimi 富士見,260-0028 Shinmachi 新町,260-0031 Shinchiba 新千葉
  Kitakyushu|Fukuoka|Kokurakita-ku|93-5|33.8780|130.8752|90|北九州|Kitakyushu, Fukuoka|920|福岡県北九州市小倉北区|802-0001 Asano 浅野,802-0002 Kyomachi 京町,802-0005 Sakaimachi 堺町,802-0006 Uomachi 魚町
  Sakai|Osaka|Sakai-ku|72-2|34.5733|135.4830|62|堺|Sakai, Osaka|810|大阪府堺市堺区|590-0076 Kitakawaramachi 北瓦町,590-0077 Nakakawaramachi 中瓦町,590-0078 Minamikawaramachi 南瓦町,590-0079 Shinmachi 新町
  Hamamatsu|Shizuoka|Chuo-ku|53-4|34.7108|137.7261|49|浜松|Hamamatsu, Shizuoka|780|静岡県浜松市中央区|430-0926 Sunayamacho 砂山町,430-0927 Asahimachi 旭町,430-0933 Kajimachi 鍛冶町,430-0944 Tamachi 田町
  Niigata|Niigata|Chuo-ku|25-2|37.9100|139.0500|46|新潟|Niigata|770|新潟県新潟市中央区|950-0086 Hanazono 花園,950-0087 Higashi-Odori 東大通,950-0088 Bandai 万代
  Kumamoto|Kumamoto|Chuo-ku|96-3|32.8031|130.7079|93|熊本|Kumamoto|737|熊本県熊本市中央区|860-0806 Hanabatacho 花畑町,860-0807 Shimotori 下通,860-0808 Tetorihoncho 手取本町,860-0845 Kamitoricho 上通町
  Okayama|Okayama|Kita-ku|86-2|34.6650|133.9180|72|岡山|Okayama|715|岡山県岡山市北区|700-0821 Nakasange 中山下,700-0822 Omotecho 表町,700-0823 Marunouchi 丸の内,700-0901 Hommachi 本町
  Shizuoka|Shizuoka|Aoi-ku|54-2|34.9756|138.3828|49|静岡|Shizuoka|675|静岡県静岡市葵区|420-0851 Kuroganecho 黒金町,420-0852 Koyamachi 紺屋町,420-0853 Otemachi 追手町,420-0857 Miyukicho 御幸町,420-0858 Demmacho 伝馬町`;

export const COLUMNS = 'city region district area lat lon home plate code pop office zone';

/** The wards as a table of places; the hyphen of a postcode is escaped, because it is not that of a range. */
export const WARDS = LINES.replace(/(\d{3})-(\d{4}) \S+ [^,\n]+/g, '$1\\-$2');

interface Town {
  readonly latin: Piece;
  readonly native: string;
}

/** The town of each postcode. */
export const TOWNS: ReadonlyMap<string, Town> = new Map(
  Array.from(LINES.matchAll(/(\d{3}-\d{4}) (\S+) ([^,\n]+)/g), ([, code = '', latin = '', native = '']) => [
    code,
    { latin: new Piece(latin.replaceAll('_', ' ')), native },
  ]),
);
