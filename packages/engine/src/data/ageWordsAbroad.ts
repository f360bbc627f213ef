/** Words for ages in more languages, as people write them: alternatives in patterns, in addition to `AGE_WORDS`. */
export const AGE_WORDS_ABROAD = {
  years:
    '(?:de )?ani|godin[aeu]|godini|gad(?:i|iem|us)|metu|aasta(?:t|st|sed)|ετών|χρονών|χρόνων|годишн\\S+|год|года|рік|বছর|سنوات|عام|שנה|שנים|taong gulang|歲|roku zycia|aring(?:ar|en)?|arig\\w*|vuotias\\w*|lat(?:ek|ka|ki|kow|kowie)|বছরের',
  aged: 'عمره|عمرها|عمر|بعمر|גיל|בגיל|בן|בת|(?:wenye )?umri wa miaka|wa miaka|miaka|อายุ|в возрасте|віком|на възраст|ηλικίας|berumur|berusia|vanuses|उम्र|आयु|年齢|年龄|나이',
  between:
    'nuo|між|между|بين|antara|từ|від|от|între|između|izmedju|μεταξύ|ανάμεσα|בין|מגיל|从|從|kati ya|ระหว่าง',
  and: 'до|и|і|та|و|الى|إلى|حتى|से|और|到|至|から|에서|부터|dan|hingga|đến|tới|ile|hadi|na|și|és|ja|i|iki|ir|līdz|un|και|έως|μέχρι|עד|ל|ถึง',
  over: 'più (?:vecch|anzian)[a-z]+ di|starsi (?:niz|od|nez)|starsz\\w+ od|старш\\S+ (?:за|від|от|чем)|по стари от|starij\\w+ od|vyresn\\w+ (?:nei|kaip|uz)|vecak\\w+ (?:par|neka)|vanem\\w* kui|starejs\\w+ od|стариј\\S+ од|άνω των|άνω|πάνω από|μεγαλύτερ\\S+ (?:από|των)|أكبر من|اكبر من|מעל(?: גיל)?|lebih tua dari|старше|старіше|starsi|mai (?:in varsta|batran\\w*|mar[ei]) (?:de|decat)|ouer as|(?:gia|lon)(?: tuoi)? hon|idosebb\\w* mint',
  under:
    'più giovan[ei] di|mlodsi (?:niz|od)|mlodsz\\w+ od|молодш\\S+ (?:за|від)|молодше|по млади от|mlad\\w+ od|mladsi(?:ch)?|jaunesn\\w+ (?:nei|kaip|uz)|jaunak\\w+ (?:par|neka)|noorem\\w* kui|mlajs\\w+ od|млађ\\S+ од|κάτω των|κάτω από|νεότερ\\S+ (?:από|των)|أصغر من|اصغر من|מתחת(?: ל?גיל)?|lebih muda dari|младше|молодше|mladsi|mai (?:tanar\\w*|tiner\\w*|mici?) (?:de|decat)|jonger as|(?:tre|nho)(?: tuoi)? hon|fiatalabb\\w* mint',
  moreThan:
    'فوق|أكثر من|اكثر من|hon(?= [0-9]+ tuoi)|(?:di )?atas|lebih dari|trên|над|понад|более|zaidi ya|juu ya|大于|超过|超過|มากกว่า|เกิน|iznad|preko|mai mult de|po|після|virš|virs|pēc|üle|yfir',
  lessThan:
    'تحت|أقل من|اقل من|(?:di )?bawah|kurang dari|dưới|под|менее|меньше|менше|chini ya|小于|低于|不到|น้อยกว่า|ต่ำกว่า|ispod|mai puțin de|alla|undir|zem',
  atLeast: 'від|не менше|не меньше|ít nhất|setidaknya|على الأقل|至少|cel puțin|najmanje',
  upTo: 'до|hingga|sampai|حتى|最多|至多|până la|najviše|έως|μέχρι|עד',
  older:
    'yaşın üzerinde(?:ki)?|(?:év )?(?:felett|fölött)|év (?:feletti|fölötti)(?:ek)?|évesnél idősebb(?:ek)?|(?:साल|वर्ष) से (?:ऊपर|अधिक|ज़्यादा|ज्यादा|बड़े)|से (?:ऊपर|बड़े)|(?:[岁歲歳才] )?より ?(?:年?上|年長|大きい)|(?:세 )?보다 (?:많은|위|늙은|나이 (?:많|든)\\S*)',
  younger:
    'yaşın altında(?:ki)?|(?:év )?alatt|év alatti(?:ak)?|évesnél fiatalabb(?:ak)?|(?:साल|वर्ष) से (?:कम|नीचे|छोटे)(?: (?:उम्र|आयु))?|से (?:नीचे|छोटे)|(?:[岁歲歳才] )?より ?(?:若い|年?下|年少|小さい)|(?:세 )?보다 (?:어린|적은|젊은|아래)',
  andOver:
    'trở lên|ke atas|及 以上|και άνω|ומעלה|(?:и|і|та) (?:старше|старші|більше|повече)|na zaidi|فما فوق|ขึ้นไป|i (?:starsi|wiecej|vise)|a (?:starsi|vice)|si peste|of (?:ouder|meer)|(?:i|lub) starsz\\w+|lub wiecej|eller aldre|eller eldre|tai vanhem\\w+',
  andUnder:
    'trở xuống|ke bawah|και κάτω|ומטה|(?:и|і|та) (?:моложе|молодші|менше)|فما دون|ลงมา|i (?:mlodsi|manje)|a (?:mladsi|mene)|of jonger|(?:i|lub) mlodsz\\w+|eller yngre',
  person:
    'weibl|weiblich|mannl|mannlich|mwanaume|mwanamke|m[rs]s?|naine|moteris|vyras|sieviete|virietis|γυναίκα|άνδρας|жінка|чоловік|жена|мъж|אישה|גבר|امرأة|رجل|wanita|pria|perempuan|lelaki|babae|lalaki',
  born: 'lahir(?: tahun)?|kelahiran(?: tahun)?|sinh(?: năm)?|γεννημέν\\S+|مولود\\S*|مواليد|ילידי|rođen\\w*|rojen\\w*|рођен\\S*|роден\\S*|เกิดปี|alizaliwa|gim(?:usi|ęs|usios|usių)|dzim(?:is|usi|uši|ušas)|народжен\\S*|родивш\\S*',
  pensioners: 'pensionar(?:er|en|erna)?|пенсионер\\S*|пенсіонер\\S*',
} as const;

/** Words around an age after 比: "比30岁大". */
export const THAN_CHINESE = { older: '[大老长長]|年[长長]', younger: '小|年[轻輕]' };

/** Words after a year that make it a birth year. */
export const BIRTH_YEARS =
  'года рождения|год рождения|г р|року народження|рік народження|р н|yılında doğ\\w+|gimim\\w+|dzimuma gada|में जन्म\\S*|में पैदा \\S+';

/** Words for a year, after words such as "after". */
export const YEAR_WORDS =
  'the year|year|l an|l annee|das jahr|dem jahr|jahr|el ano|o ano|l anno|anno|il|het jaar|jaar|aret|rok(?:u|iem)?|roce|года|року';

/** Words before a birth year of two digits. */
export const SHORT_YEARS =
  'born in|jg|jahrgang|nee?s? en|nacid[oa]s? en(?: el)?|nascid[oa]s? em|nat[oaie] nel|geboren in|ur w|rocznik|f ?odda? ar';

/** Words after the upper end of a range, and after its lower end if both have a word for years: "20세에서 30세 사이". */
export const RANGE_ENDS =
  'között(?:i(?:ek)?)?|arasi(?:nda(?:ki)?)?|사이(?:의)?|之间|之間|の間|以下|이하(?:의)?|まで';
export const RANGE_STARTS = '以上|이상';

/** Words between two bounds: "älter als 30 und jünger als 40". */
export const BOUNDS_JOINED =
  'and|but|und|aber|et|mais|y|pero|e|ma|mas|i|ale|a|en|maar|och|men|og|и|і|و|dan|ve|και';

/** Words for parts of a decade of life, which precede it: "Mitte 30". */
export const DECADE_PARTS: Readonly<Record<string, 'early' | 'mid' | 'late'>> = {
  anfang: 'early',
  mitte: 'mid',
  mitt: 'mid',
  ende: 'late',
  end: 'late',
};

/** Words for people in such a part of a decade: "Mittdreißiger". */
export const IN_DECADES =
  '(anfang|mitt|end)(zwanziger|dreissiger|vierziger|funfziger|sechziger|siebziger|achtziger)(?:in(?:nen)?)?';

/** Japanese eras, and the year before their first. */
export const ERAS: Readonly<Record<string, number>> = { 昭和: 1925, 平成: 1988 };

/** Stages of life, in the form of `lives` in `AGE_WORDS`: decades, and childhood in more languages. */
export const LIVES_ABROAD: readonly (readonly [words: string, from: number, to: number])[] = [
  ['ventenn[ei]|twintigers?|veintea[nñ]er[oa]s?|dwudziestolat\\w+|dvacatni\\w+|po dwudziestce', 20, 29],
  [
    'trentenaires?|trentenn[ei]|dertigers?|treinta[nñ]er[oa]s?|po trzydziestce|trint(?:ao|oes|onas?)|trzydziestolat\\w+|tricatni\\w+',
    30,
    39,
  ],
  [
    'quadragenaires?|quadragenarians?|quarantenn[ei]|veertigers?|cuaren?ton(?:es|as?)?|po czterdziestce|quarent(?:ao|oes|onas?)|czterdziestolat\\w+|ctyricatni\\w+',
    40,
    49,
  ],
  [
    'quinquagenaires?|quinquagenarians?|cinquantenn[ei]|vijftigers?|cincuenton(?:es|as?)?|po piecdziesiatce|cinquent(?:ao|oes|onas?)|piecdziesieciolat\\w+|padesatni\\w+',
    50,
    59,
  ],
  ['sexagenaires?|sexagenarians?|sessantenn[ei]|zestigers?', 60, 69],
  ['septuagenaires?|septuagenarians?|settantenn[ei]|zeventigers?', 70, 79],
  ['octogenaires?|octogenarians?|ottantenn[ei]|tachtigers?', 80, 89],
  [
    'дети|діти|деца|أطفال|طفل|बच्चे|बच्चा|anak[ -]anak|trẻ em|watoto|子供|子ども|儿童|兒童|어린이|παιδιά|ילדים|cocuk(?:lar)?|copii|djeca|deca|gyerek(?:ek)?|lapset|lapsia',
    0,
    17,
  ],
  ['(?:(?:dans|ayant) )?la trentaine|(?:une )?trentaine d annees|sulla trentina', 30, 39],
  ['(?:(?:dans|ayant) )?la quarantaine|(?:une )?quarantaine d annees|sulla quarantina', 40, 49],
  ['(?:(?:dans|ayant) )?la cinquantaine|(?:une )?cinquantaine d annees|sulla cinquantina', 50, 59],
  ['(?:(?:dans|ayant) )?la soixantaine|(?:une )?soixantaine d annees|sulla sessantina', 60, 69],
  [
    'menor(?:es)? de idade|minderjarigen?|niepełnoletni\\w*|mindreårig\\w*|omyndig\\w*|alaikäi\\w*|неповнолітн\\S*|несовершеннолетн\\S*|未成年(?:人|者)?|미성년자|قاصر|नाबालिग|reşit olmayan(?:lar)?',
    0,
    17,
  ],
  [
    '高齢者|お年寄り|老人|老年人|노인|어르신|बुजुर्ग|wazee|mzee|пожил\\S+|літні люди|كبار السن|người cao tuổi|lansia|tercera edad|(?:adult[oa]s|personas) mayores|bejaarden?',
    65,
    99,
  ],
  ['nonagenaires?|nonagenarians?|novantenn[ei]|negentigers?', 90, 99],
  ['ultracinquantenn[ei]', 51, 99],
  ['ultrasessantenn[ei]', 61, 99],
  ['ultrasettantenn[ei]', 71, 99],
  ['شاب|شباب|vijana|若者|青年|người trẻ(?: tuổi)?|thanh niên', 18, 29],
];
