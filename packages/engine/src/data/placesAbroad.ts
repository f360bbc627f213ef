/**
 * What other languages and scripts call cities and regions, and what their people and things are called, by country: as
 * `others` of a country's places writes it.
 * Behind `+` stand the endings of a Russian or Ukrainian name that has none, behind `#` a region that is called like its city.
 */
export const PLACES_ABROAD: Readonly<Record<string, string>> = {
  ae: 'Dubai=ドバイ|迪拜|杜拜|두바이|दुबई|Дубай|Дубая|Дубае|Дубаї|Дубаю; Abu Dhabi=アブダビ|阿布扎比|아부다비|अबू धाबी|Абу-Даби|Абу-Дабі',
  ar: 'Buenos Aires=ブエノスアイレス|布宜诺斯艾利斯|부에노스아이레스|بوينس آيرس|Буэнос-Айрес+|Буенос-Айрес+|porteño|porteña|porteños|porteñas',
  at: `Wien=ウィーン|维也纳|維也納|فيينا|वियना|Вена|Вены|Вене|Відень|Відня|Відні|Wienerin|Wienerinnen|Wiedeń|Wiednia|Wiedniu|Viyana|viennois|viennoise|viennese
    ; Salzburg=ザルツブルク|萨尔茨堡|Зальцбург+|Salzburger|Salzburgu; Tirol=Tyrolean|Tyroleans|Tiroler|tirolese; Steiermark=Styrian|Styrians|steirisch|steirische`,
  au: `Sydney=シドニー|悉尼|雪梨|시드니|سيدني|सिडनी|Сидней|Сиднея|Сиднее|Сідней|Сіднея|Sydneysider|Sydneysiders
    ; Melbourne=メルボルン|墨尔本|墨爾本|멜버른|ملبورن|मेलबर्न|Мельбурн+|Melburnian|Melburnians; Queensland=Queenslander|Queenslanders; Tasmania=Tasmanian|Tasmanians`,
  be: `Bruxelles=ブリュッセル|布鲁塞尔|布魯塞爾|브뤼셀|بروكسل|ब्रसेल्स|Брюссель|Брюсселя|Брюсселе|Брюсселі|Bruksela|Brukseli|Brüksel|bruxellois|bruxelloise|Brusselse
    ; Antwerpen=アントワープ|安特卫普|Антверпен+|Antwerpse|anversois; Vlaanderen=Flemish|Flemings|Vlaams|Vlaamse|Vlaming|Vlamingen|flamand|flamande|flamands|flamencos
    ; Wallonie=Walloon|Walloons|wallon|wallonne|wallons|Waals|Waalse`,
  br: `São Paulo=サンパウロ|圣保罗|聖保羅|상파울루|ساو باولو|साओ पाउलो|Сан-Паулу|paulista|paulistas|paulistano|paulistana
    ; Rio de Janeiro=リオデジャネイロ|リオ|里约热内卢|里约|리우데자네이루|ريو دي جانيرو|Рио-де-Жанейро|Ріо-де-Жанейро|carioca|cariocas
    ; Minas Gerais=mineiro|mineira|mineiros; Bahia=baiano|baiana|baianos; Rio Grande do Sul=gaúcho|gaúcha|gaúchos`,
  ca: `Toronto=トロント|多伦多|多倫多|토론토|تورنتو|टोरंटो|Торонто|Torontonian|Torontonians; Vancouver=バンクーバー|温哥华|溫哥華|밴쿠버|فانكوفر|Ванкувер+
    ; Montréal=モントリオール|蒙特利尔|蒙特婁|몬트리올|مونتريال|Монреаль|Монреаля|Монреалі|montréalais|montréalaise|Montrealer|Montrealers
    ; #Québec=Quebecer|Quebecers|Quebecker|Quebeckers|québécois|québécoise|québécoises`,
  ch: `Zürich=チューリッヒ|苏黎世|蘇黎世|취리히|زيورخ|ज़्यूरिख़|Цюрих+|Цюріх+|Zürcher|Zürcherin|zurichois|zurichoise; Genève=ジュネーブ|日内瓦|日內瓦|제네바|جنيف|जिनेवा|Женева|Женевы|Женеве|Женеви|Женеві|genevois|genevoise|Genfer
    ; Basel=バーゼル|巴塞尔|Базель|Базеля|bâlois|bâloise; Bern=ベルン|伯尔尼|Берн+|bernois|bernoise; Ticino=ticinese|ticinesi; Vaud=vaudois|vaudoise; Valais=valaisan|valaisanne`,
  cn: 'Beijing=ペキン|베이징|북경|بكين|बीजिंग|Пекин+|Пекін+|Pekin|Pekinu|Pechino|Pequim|Bắc Kinh; Shanghai=シャンハイ|상하이|상해|شنغهاي|शंघाई|Шанхай|Шанхая|Шанхае|Шанхаї|Szanghaj|Thượng Hải; Shenzhen=شنتشن|Шэньчжэнь; Guangzhou=광저우|Гуанчжоу',
  cz: 'Praha=プラハ|布拉格|프라하|براغ|प्राग|Прага|Праги|Праге|Празі|Pragi|Pradze|pražský|pražská|pragois; Brno=ブルノ|布尔诺|브르노',
  de: `Berlin=ベルリン|柏林|베를린|برلين|बर्लिन|Берлин+|Берлін+|Berlina|Berlinie|Berlinerin|Berlinerinnen|berlinois|berlinoise|berlinés|berlinesa|berlinese|Berlim|Berlijn|Berlijnse
    ; München=ミュンヘン|慕尼黑|뮌헨|ميونخ|ميونيخ|म्यूनिख|Мюнхен+|Monachium|Münchnerin|Münchnerinnen|Münih|Múnich|munichois|munichoise
    ; Hamburg=ハンブルク|汉堡|漢堡|함부르크|هامبورغ|हैम्बर्ग|Гамбург+|Hamburga|Hamburgu|Hamburgo|Hamburger|Hamburgerin
    ; Frankfurt am Main=フランクフルト|法兰克福|法蘭克福|프랑크푸르트|فرانكفورت|फ्रैंकफर्ट|Франкфурт+|Frankfurcie|Francoforte|Fráncfort; Köln=ケルン|科隆|쾰른|كولونيا|Кёльн+|Кельн+|Kolonii|Kölnerin
    ; Düsseldorf=デュッセルドルフ|杜塞尔多夫|뒤셀도르프|Дюссельдорф+|Düsseldorfer; Stuttgart=シュトゥットガルト|斯图加特|슈투트가르트|Штутгарт+; Leipzig=ライプツィヒ|莱比锡|Лейпциг+|Leipziger|Lipsk|Lipska
    ; Dresden=ドレスデン|德累斯顿|Дрезден+|Dresdner|Drezno|Drezna; Dortmund=Dortmunder; Bayern=bayerisch|bayerische|bayerischer|bayerisches|bayrisch|bayrische|bavarois|bavaroise|bávaro|bávara|bavarese
    ; Sachsen=Saxon|Saxons|sächsisch|sächsische|sächsischer; Hessen=Hessian|hessisch|hessische`,
  dk: 'København=コペンハーゲン|哥本哈根|코펜하겐|كوبنهاغن|कोपेनहेगन|Копенгаген+|Kopenhaga|Kopenhagi|Københavner',
  eg: 'Cairo=カイロ|开罗|開羅|카이로|काहिरा|Каир+|Каїр+|Kahire|Kair|Kairu|Cairene|cairote; Alexandria=アレクサンドリア|亚历山大|알렉산드리아|Александрия|Александрии|Олександрія',
  es: `Madrid=マドリード|马德里|馬德里|마드리드|مدريد|मैड्रिड|Мадрид+|Madryt|Madrytu|Madrycie|madrileño|madrileña|madrileños|madrileñas|madrilène
    ; Barcelona=バルセロナ|巴塞罗那|巴塞隆納|바르셀로나|برشلونة|बार्सिलोना|Барселона|Барселоны|Барселоне|Барселони|Барселоні|Barcelony|Barcelonie|Barcelone|Barcellona|barcelonés|barcelonesa|Barselona
    ; Valencia=バレンシア|瓦伦西亚|발렌시아|Валенсия|Валенсии|Валенсія|valenciano|valenciana|valencianos; Sevilla=セビリア|塞维利亚|세비야|إشبيلية|Севилья|Севильи|Севілья|Siviglia|Séville|sevillano|sevillana|sevillanos
    ; Cataluña=Catalan|Catalans|catalán|catalana|catalanes|catalanas|catalane|Katalane|Katalanin; Andalucía=Andalusian|Andalusians|andaluz|andaluza|andaluces|andaluzas
    ; País Vasco=Basque|Basques|vasco|vasca|vascos|vascas|Baske|Baskin; Galicia=Galician|Galicians|gallego|gallega|gallegos|gallegas; Canarias=canario|canaria|Canarian`,
  ee: 'Tallinn=Tallinnast|Tallinnas; Tartu=Tartust|Tartus',
  il: 'Tel Aviv-Yafo=מתל אביב|בתל אביב; Jerusalem=מירושלים|בירושלים; Haifa=מחיפה|בחיפה',
  hr: 'Split=Splita|Splitu; Rijeka=Rijeke|Rijeci; Osijek=Osijeka|Osijeku',
  sk: 'Žilina=Žiliny|Žiline; Nitra=Nitry|Nitre; Trnava=Trnavy|Trnave; Prešov=Prešova|Prešove',
  fi: 'Tampere=Tampereelta|Tampereella; Turku=Turusta|Turussa; Espoo=Espoosta|Espoossa; Helsinki=Helsingistä|Helsingissä|ヘルシンキ|赫尔辛基|헬싱키|هلسنكي|हेलसिंकी|Хельсинки|Гельсінкі|Helsinek|helsinkiläinen|Helsingfors',
  fr: `Paris=パリ|巴黎|파리|باريس|पेरिस|Париж+|Парижі|Paryż|Paryża|Paryżu|Parijs|Parijse|Pariser|Pariserin|parisino|parisina|Παρίσι
    ; Lyon=リヨン|里昂|리옹|ليون|Лион+|Ліон+|lyonnais|lyonnaise|lyonnaises; Marseille=マルセイユ|马赛|馬賽|마르세유|مرسيليا|मार्सिले|Марсель|Марселя|Марселе|Марселі|Marsylia|Marsylii|Marsella|Marsiglia|Marselha|marseillais|marseillaise
    ; Toulouse=トゥールーズ|图卢兹|툴루즈|Тулуза|Тулузы|Тулузи|toulousain|toulousaine; Bordeaux=ボルドー|波尔多|보르도|Бордо|bordelais|bordelaise; Nice=ニース|尼斯|Ницца|Ниццы|Ніцца|niçois|niçoise
    ; Lille=リール|里尔|lillois|lilloise; Nantes=nantais|nantaise; Strasbourg=ストラスブール|斯特拉斯堡|Страсбург+|strasbourgeois|strasbourgeoise; Rennes=rennais|rennaise; Montpellier=montpelliérain|montpelliéraine
    ; Bretagne=Breton|Bretons|bretonne|bretonnes; Normandie=normand|normande|normands`,
  gb: `London=ロンドン|伦敦|倫敦|런던|لندن|लंदन|Лондон+|Лондоні|Londynu|Londynie|Londen|Londense|londinense|londinenses|londonien|londonienne|londinese|Λονδίνο|Luân Đôn
    ; Manchester=マンチェスター|曼彻斯特|맨체스터|مانشستر|मैनचेस्टर|Манчестер+; Birmingham=バーミンガム|伯明翰|버밍엄|برمنغهام|Бирмингем+|Brummie|Brummies; Edinburgh=エディンバラ|爱丁堡|에든버러|إدنبرة|Эдинбург+|Единбург+|Edynburg
    ; Liverpool=リバプール|利物浦|리버풀|Ливерпуль|Ливерпуля; Glasgow=グラスゴー|格拉斯哥|글래스고|Глазго; Scotland=スコットランド|苏格兰|스코틀랜드|Шотландия|Шотландии|Szkocja|Szkocji|schottisch|schottische|écossais|écossaise|escocés|escocesa|scozzese`,
  gr: 'Athina=アテネ|雅典|아테네|أثينا|एथेंस|Афины|Афин|Афинах|Афіни|Афінах|Αθήνας|Αθήνα|Ateny|Atina|Atene|Athener',
  hu: 'Budapest=ブダペスト|布达佩斯|부다페스트|بودابست|बुडापेस्ट|Будапешт+|Budapeszt|Budapesztu|budapesti|Budapeşte',
  id: 'Jakarta=ジャカルタ|雅加达|자카르타|جاكرتا|जकार्ता|Джакарта|Джакарты',
  ie: 'Dublin=ダブリン|都柏林|더블린|دبلن|डबलिन|Дублин+|Дублін+|Dublina|Dublinie|Dublino|Dublín; Cork=Corkonian',
  in: `Mumbai=ムンバイ|孟买|뭄바이|مومباي|Мумбаи|Мумбаї|Mumbaikar; Delhi=デリー|德里|新德里|델리|뉴델리|دلهي|نيودلهي|Дели|Делі|Delhiite
    ; Bengaluru=バンガロール|班加罗尔|벵갈루루|بنغالور|Бангалор+|Bangalorean; Chennai=チェンナイ|金奈|Ченнаи; Kolkata=コルカタ|加尔各答|Калькутта|Калькутты; Punjab=Punjabi|Punjabis; Gujarat=Gujarati|Gujaratis; Rajasthan=Rajasthani|Rajasthanis; Kerala=Keralite|Malayali`,
  it: `Roma=ローマ|罗马|羅馬|로마|روما|रोम|Рим+|Римі|Rzym|Rzymu|Rzymie|romano|romana; Milano=ミラノ|米兰|米蘭|밀라노|ميلانو|मिलान|Милан+|Мілан+|Mediolan|Mediolanu|milanese|milanesi|milanés|milanais
    ; Napoli=ナポリ|那不勒斯|나폴리|نابولي|Неаполь|Неаполя|Неаполе|Неаполі|Neapol|Neapolu|Neapolitan|Neapolitans|napoletano|napoletana|napoletani; Torino=トリノ|都灵|토리노|تورينو|Турин+|Турін+|Turyn|Turynu|torinese|torinesi
    ; Firenze=フィレンツェ|佛罗伦萨|피렌체|فلورنسا|Флоренция|Флоренции|Флоренція|Florencja|Florencji|Florença|Florentine|Florentines|fiorentino|fiorentina; Venezia=ヴェネツィア|ベネチア|威尼斯|베네치아|البندقية|Венеция|Венеции|Венеція|Wenecja|Wenecji|Veneza|Venetian|Venetians|veneziano|veneziana
    ; Bologna=ボローニャ|博洛尼亚|볼로냐|Болонья|bolognese|bolognesi; Palermo=パレルモ|巴勒莫|Палермо|palermitano|palermitana; Sicilia=siciliano|siciliana|siciliani|siciliane|西西里|シチリア; Toscana=Tuscan|Tuscans|toscano|toscani
    ; Lombardia=Lombard|Lombards|lombardo|lombarda; Sardegna=Sardinian|Sardinians|sardo|sarda|sardi`,
  jp: `Tokyo=东京|도쿄|동경|طوكيو|टोक्यो|Токио|Токіо|Tóquio|Tokyolu; Osaka=오사카|أوساكا|ओसाका|Осака|Осаки|Осаке; Kyoto=교토|كيوتو|क्योटो|Киото|Кіото
    ; Yokohama=横滨|요코하마|Иокогама|Йокогама; Nagoya=나고야|Нагоя; Sapporo=삿포로|Саппоро; Fukuoka=후쿠오카|福冈; Kobe=고베|神户|Кобе; Hiroshima=히로시마|广岛|Хиросима`,
  ke: 'Nairobi=ナイロビ|内罗毕|나이로비|نيروبي|नैरोबी|Найроби|Найробі|Nairobian|Nairobians',
  kr: 'Seoul=ソウル|首尔|首爾|سيول|सियोल|Сеул+|Seul|Seulu|Seúl; Busan=プサン|釜山|بوسان|Пусан+; Incheon=インチョン|仁川|Инчхон+',
  mx: 'Ciudad de México=メキシコシティ|墨西哥城|멕시코시티|مكسيكو سيتي|Мехико|Мехіко|chilango|chilanga|chilangos; Guadalajara=グアダラハラ|瓜达拉哈拉|Гвадалахара|tapatío|tapatía; Monterrey=モンテレイ|蒙特雷|Монтеррей|regiomontano|regiomontana',
  ng: 'Lagos=ラゴス|拉各斯|라고스|لاغوس|लागोस|Лагос+|Lagosian|Lagosians; Abuja=アブジャ|阿布贾|아부자|أبوجا',
  nl: `Amsterdam=アムステルダム|阿姆斯特丹|암스테르담|أمستردام|एम्स्टर्डम|Амстердам+|Amsterdamu|Amsterdamie|Amsterdã|Amsterdamse|Amsterdammer|Amsterdammers|Amsterdamer
    ; Rotterdam=ロッテルダム|鹿特丹|로테르담|روتردام|Роттердам+|Rotterdamse|Rotterdammer|Rotterdammers; Den Haag=ハーグ|海牙|헤이그|لاهاي|Гаага|Гааги|Haga|Haagse; Friesland=Frisian|Frisians|Friese`,
  no: 'Oslo=オスロ|奥斯陆|奧斯陸|오슬로|أوسلو|ओस्लो|Осло; Bergen=ベルゲン|卑尔根|베르겐|Берген+',
  ph: 'Manila=マニラ|马尼拉|마닐라|مانيلا|मनीला|Манила|Маниле|Маніла; Cebu City=セブ|宿务',
  pk: 'Punjab=Punjabi|Punjabis',
  pl: `Warszawa=ワルシャワ|华沙|華沙|바르샤바|وارسو|वारसॉ|Варшава|Варшавы|Варшаве|Варшави|Варшаві|Varşova|Varsavia|Varsóvia|Varsovian|warszawski|warszawska|warszawskie|Warschauer
    ; Kraków=クラクフ|克拉科夫|크라쿠프|كراكوف|Краков+|Краків|Кракова|Кракові|krakowski|krakowska|krakowskie|Krakauer; Gdańsk=グダニスク|格但斯克|그단스크|Гданьск+|Гданськ+|gdański|gdańska; Wrocław=ヴロツワフ|弗罗茨瓦夫|Вроцлав+|wrocławski|wrocławska; Poznań=Познань|poznański|poznańska`,
  pt: 'Lisboa=リスボン|里斯本|리스본|لشبونة|लिस्बन|Лиссабон+|Лісабон+|Lizbona|Lizbony|Lizbon|Lissabonner|lisboeta|lisboetas; Porto=ポルト|波尔图|포르투|portuense',
  qa: 'Doha=ドーハ|多哈|도하|दोहा|Доха|Дохи',
  se: 'Stockholm=ストックホルム|斯德哥尔摩|斯德哥爾摩|스톡홀름|ستوكهولم|स्टॉकहोम|Стокгольм+|Sztokholm|Sztokholmu|Estocolmo|Stoccolma|Stockholmer|stockholmare; Göteborg=ヨーテボリ|哥德堡|예테보리|Гётеборг+|Гетеборг+|göteborgare',
  th: 'Bangkok=バンコク|曼谷|방콕|بانكوك|बैंकॉक|Бангкок+|Băng Cốc; Chiang Mai=チェンマイ|清迈|치앙마이; Phuket=プーケット|普吉|푸켓|Пхукет+',
  tr: `İstanbul=イスタンブール|伊斯坦布尔|伊斯坦堡|이스탄불|إسطنبول|اسطنبول|इस्तांबुल|Стамбул+|Stambuł|Stambułu|Istanbuler|istanbullu|Κωνσταντινούπολη
    ; Ankara=アンカラ|安卡拉|앙카라|أنقرة|अंकारा|Анкара|Анкары|Анкаре|Анкари|ankaralı; İzmir=イズミル|伊兹密尔|이즈미르|إزمير|Измир+|Ізмір+|izmirli; Antalya=アンタルヤ|安塔利亚|안탈리아|أنطاليا|Анталья|Антальи|Анталія`,
  ua: `Kyiv=キエフ|キーウ|基辅|基輔|키예프|키이우|كييف|कीव|Киеве|Києвом|Kijów|Kijowa|Kijowie; Lviv=Львова|Львові|Львов|Львове|Lwowa|Lwowie|利沃夫|リヴィウ; Kharkiv=Харкова|Харкові|Харьков+|哈尔科夫|ハルキウ|Charków|Charkowa
    ; Odesa=Одессы|Одессе|Одесса|敖德萨|オデッサ; Dnipro=Дніпра|Дніпрі|Днепр+; Zaporizhzhia=Запорожье|Запорожья|Запоріжжі; Vinnytsia=Вінниці|Винница|Винницы; Poltava=Полтави|Полтаві|Полтавы; Chernihiv=Чернігова|Чернігові|Чернигов+; Ivano-Frankivsk=Івано-Франківська|Івано-Франківську|Ивано-Франковск+; Ternopil=Тернополя|Тернополі`,
  us: `New York=ニューヨーク|纽约|紐約|뉴욕|نيويورك|न्यूयॉर्क|न्यू यॉर्क|Нью-Йорк+|Нью-Йорку|Nowy Jork|Nowego Jorku|Nowym Jorku|Nova York|Nova Iorque|neoyorquino|neoyorquina|newyorkais|newyorkaise|newyorchese
    ; Los Angeles=ロサンゼルス|洛杉矶|洛杉磯|로스앤젤레스|لوس أنجلوس|लॉस एंजिल्स|Лос-Анджелес+|Angeleno|Angelenos; San Francisco=サンフランシスコ|旧金山|舊金山|三藩市|샌프란시스코|سان فرانسيسكو|Сан-Франциско
    ; Chicago=シカゴ|芝加哥|시카고|شيكاغو|शिकागो|Чикаго|Чікаго|Chicagoan|Chicagoans; Boston=ボストン|波士顿|波士頓|보스턴|بوسطن|Бостон+|Bostonian|Bostonians; Houston=ヒューストン|休斯顿|휴스턴|Хьюстон+|Houstonian; Miami=マイアミ|迈阿密|마이애미|ميامي|Майами|Маямі
    ; Seattle=シアトル|西雅图|시애틀|سياتل|Сиэтл+; Las Vegas=ラスベガス|拉斯维加斯|라스베이거스; California=カリフォルニア|加利福尼亚|加州|캘리포니아|كاليفورنيا|Калифорния|Калифорнии|Californians|californiano|californiana; Texas=テキサス|德克萨斯|得克萨斯|텍사스|تكساس|Техас+|texano|texana
    ; Florida=フロリダ|佛罗里达|플로리다|Флорида|Флориды|Floridians; Ohio=Ohioan|Ohioans; Michigan=Michigander|Michiganders; Pennsylvania=Pennsylvanian|Pennsylvanians; Arizona=Arizonan|Arizonans`,
  vn: 'Hà Nội=ハノイ|河内|河內|하노이|هانوي|हनोई|Ханой|Ханоя|Ханое|Ханої|Hanoian; Hồ Chí Minh=ホーチミン|胡志明市|胡志明|호치민|هو تشي منه|Хошимин+; Đà Nẵng=ダナン|岘港|다낭|Дананг+',
  za: 'Johannesburg=ヨハネスブルグ|约翰内斯堡|요하네스버그|جوهانسبرغ|जोहान्सबर्ग|Йоханнесбург+|Йоганнесбург+; Cape Town=ケープタウン|开普敦|케이프타운|كيب تاون|केप टाउन|Кейптаун+|Capetonian|Capetonians',
};

/** What names that end in a consonant end in elsewhere. */
export const CITY_ENDINGS: readonly string[] = ['', 'а', 'е', 'і', 'у', 'ом'];
