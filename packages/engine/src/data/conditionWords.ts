/** Words for conditions in requests, in their form for comparison: lower case, without marks. */

/** Alternatives in patterns. */
export const AGE_WORDS = {
  years: `(?:years?|yrs?|yr|yo|y o)(?:[ -](?:olds?|of age))?|jahren?(?: alt(?:e[rn]?)?)?|jahr|jae?hrige?[rnsm]?|ans|anos(?: de (?:edad|idade))?|ano|anni|(?:de )?ani|godina|metu|gadi|jaar(?: oude?)?|ar(?: gam\\w+)?|lat|let|letni\\w*|eves|yas(?:inda|larinda)?|vuotiaat?|vuotta|岁|歳|才|세|살|साल|वर्ष|سنة|سنه|عاما|ปี|שנים|років|роки|року|лет|години|години|ετων|miaka|tahun|tuoi`,
  aged: 'aged|age (?:is|must be|should be|shall be)|age (?:range|group|band|bracket)s?(?: of)?|agee?s?(?: de)?|ages?|age of|at age|of age|alter|im alter|im alter von|ages? de|edad|edades|con edad|de edad|idade|com idade|eta|di eta|leeftijd|alder|wiek|w wieku|vek|umur|usia',
  /** Words between such a word and the number. */
  exactly: 'exactly|precisely|about|roughly|around|approximately|approx|circa|ca|only|just|already',
  between:
    'between|from|zwischen|von|entre|de|tra|fra|tussen|van|mellan|mellem|mellom|od|miedzy|pomiedzy|mezi|medzi',
  and: 'to|and|up to|and up to|until|bis|und|a|et|y|e|en|och|og|do|till|til|tot|through|thru|al|ai|aos|an|ve|sampai',
  /** Words for a range that join no two things. */
  to: 'to|up to|until|bis|till|til|tot|through|thru|sampai',
  or: 'or|oder|ou|o|of|eller|lub|nebo',
  over: 'over|above|beyond|older than|past|ue?ber|ae?lter als|plus de|plus age que|plus agees? que|mayor(?:es)? (?:de|que)|mas de|maior(?:es)? de|acima de|mais de|oltre|piu di|maggior[ei] di|sopra|ouder dan|boven|aldre an|eldre enn|aeldre end|powyzej|ponad|starsz\\w+ niz|nad|starsi niz|starsi|star[sš]\\w+ (?:ako|nez)|idosebb mint|peste|больше|старше|uzeri|yli',
  /** Words that apply to ages only. */
  olderThan:
    'older than|ae?lter als|plus agee?s? que|ouder dan|aldre an|eldre enn|aeldre end|starsi niz|idosebb mint',
  /** Before a number that is clearly an age; otherwise the number would be a count. */
  moreThan: 'more than|greater than|mehr als|meer dan|mer an|mere end|mer enn|wiecej niz|exceeding',
  lessThan:
    'less than|fewer than|lower than|weniger als|minder dan|mindre an|mindre end|mindre enn|mniej niz',
  under:
    'under|below|younger than|not yet|unter|jue?nger als|moins de|menor(?:es)? (?:de|que)|menos de|abaixo de|sotto|meno di|minor[ei] di|onder|jonger dan|yngre an|yngre end|yngre enn|ponizej|mlods(?:z\\w+|i) niz|pod|mlads\\w+ (?:ako|nez)|sub|моложе',
  atLeast:
    'at least|minimum|minimal|minima|min|lowest|from|ab|mindestens|au moins|a partir de|al menos|minimo|pelo menos|a partir dos|almeno|minstens|vanaf|minst|mindst|od|co najmniej|alespon|legalabb|en az',
  upTo: 'up to|at most|no more than|maximum|maximal|maxima|max|highest|until|bis zu|bis|hoe?chstens|jusqu a|au plus|hasta|como maximo|ate|no maximo|fino a|al massimo|tot|hoogstens|hogst|upp till|op til|opp til|do|najwyzej|legfeljebb',
  /** Words for both in one. */
  leastAge: '(?:mindestalter|alder min|minimumleeftijd|minimialder)',
  mostAge: '(?:hochstalter|maximalalter|maximumleeftijd)',
  /** After the age. */
  atTheLeast: 'minimum|min|mini|at least|at the least|mindestens|au moins|minimo|almeno',
  atTheMost: 'maximum|max|maxi|at most|at the most|hoe?chstens|au plus|maximo|al massimo|tops',
  andOver:
    '(?:and|or) (?:over|older|above|up|upwards?|more|beyond)|onwards?|plus|und ae?lter|oder ae?lter|et plus|ou plus|y mas|o mas|e mais|ou mais|e oltre|o piu|en ouder|och aldre|og aeldre|og eldre|yas (?:ve )?(?:ustu|uzeri)|以上|岁以上|歳以上|才以上|세 이상|이상|이상의|及以上',
  andUnder:
    '(?:and|or) (?:under|younger|below|less)|und jue?nger|oder jue?nger|et moins|ou moins|y menos|o menos|e menos|以下|岁以下|歳以下|세 이하|이하|이하의',
  /** After an age that is exceeded, or not reached yet. */
  older: 'yasindan buyuk|yasin ustunde',
  younger: 'yasindan kucuk|yas alti|(?:(?:歳|才) )?未満|(?:세 )?미만',
  /** Words for a person whose age may follow directly. */
  person:
    'f|m|woman|man|mother|father|mum|mom|dad|lady|gentleman|girl|boy|guy|bloke|female|male|frau|mann|herr|femme|homme|madame|monsieur|mujer|hombre|senora?|mulher|homem|senhora?|donna|uomo|signora?|vrouw|kvinna|kvinde|kvinne|mand|mies|mees|nainen|femeie|barbat|zena|muz|ferfi|kobieta|mezczyzna|kadin|erkek',
  /** English words for one person whose age may follow anywhere. */
  onePerson: 'woman|man|lady|gentleman|girl|guy|female|male|mother|father|mum|mom|dad|widow|widower',
  /** Words for a person that need no word for a sex. */
  customer: 'customer|client|person|user|kund(?:e|in)|cliente|clienta|klant|klient(?:ka)?|persona|personne',
  /** Words for a person whose birth year may follow. */
  bornPerson:
    'woman|man|female|male|frau|mann|femme|homme|mujer|hombre|femenino|masculino|kobieta|mezczyzna|kvinde|kvinna|kvinne|mand|donna|uomo|mulher|homem|vrouw|nainen|mies|naine|mees|kadin|erkek|femeie|barbat|zena|muz|[fm]',
  people:
    'frauen|manner|personen|leute|kund(?:en|innen)|femmes|hommes|mujeres|hombres|mulheres|homens|donne|uomini|wom[ae]n|m[ae]n|lady|ladies|gentlem[ae]n|person|people|someone|somebody|girls?|boys?|guys?|customers?',
  born: 'born|birth ?year|year of birth|dob|date of birth|yob|geboren\\w*|jahrgang|classe(?= (?:19|20))|nee?s?|nacid[oa]s?|nascid[oa]s?|nat[oaie]|fodda?|fodte?|urodz[oe]n\\w*|rocznik|narozen\\w*|narodeny|szuletett|nascut\\w*|dogumlu|syntynyt|syntyneet',
  /** Nouns for data that also make a year a birth year. */
  births:
    'dates of birth|birth ?dates|birthdays|dobs|geburtsdaten|geburtstage|dates de naissance|fechas de nacimiento|datas de nascimento|date di nascita|geboortedata',
  orLater:
    '(?:or|and|oder|ou|o|of) (?:later|after|since|younger|up|onwards?|spater|plus tard|despues|mas tarde|depois|dopo|later)',
  orEarlier: '(?:or|and|oder|ou|o|of) (?:earlier|before|older|fruher|plus tot|antes|prima|eerder)',
  bornFrom:
    'from|since|as of|starting (?:from|in)|in or after|on or after|no earlier than|not earlier than|not before|not under|at least|earliest|ab|seit|nicht vor|depuis|a partir de|desde|dal|vanaf|od',
  bornUntil:
    'until|till|up to|through|by|in or before|on or before|no later than|not later than|not after|not over|at most|latest|bis|nicht nach|spatestens|jusqu en|jusqu a|hasta|ate|fino al|tot|do',
  bornBefore:
    'before|pre|earlier than|prior to|under|vor|avant|antes de|antes del|prima del|voor|fore|przed|pred',
  bornAfter:
    'after|post|later than|over|nach|apres|despues de(?:l| ano)?|depois d[eo](?: ano)?|dopo il|na|efter|etter|po',
  /** Before years that are nobody's age: "a loan of 5 years". */
  lasting:
    'valid for|expir\\w+ in|(?:loans?|terms?|mortgages?|credits?|tenors?|periods?|durations?|history|experience) of|(?:last|past|next|within|every)',
  decades: [
    'twenties',
    'thirties',
    'forties',
    'fifties',
    'sixties',
    'seventies',
    'eighties',
    'nineties',
  ] as readonly string[],
  /** Stages of life: words, from, to. Generations are those of the Pew Research Center. */
  lives: [
    ['teen(?:ager|age)?s?|adolescents?|jugendliche\\w*', 13, 19],
    [
      'senior citizens?|senior\\w*|elderly|older (?:adults?|people|persons?)|altere[rn]?(?! als)|vieux|vieille?s?|starsz(?:y|a|e|ych|ego|ej)(?! niz| od)|ancian[oa]s?|idos[oa]s?|anzian[oaie]',
      65,
      99,
    ],
    [
      '(?:very )?old(?=(?: [a-z]+)? (?:(?:wo)?m[ae]n|ladies|lady|people|persons?|folks?|gentlem[ae]n|fe?males?|males?|guys?|couples?|customers?) )|alte[rn]?(?=(?: [a-z]+)? (?:m[aä]nn|frau))',
      65,
      99,
    ],
    ['sexagenarians?', 60, 69],
    ['septuagenarians?', 70, 79],
    ['octogenarians?', 80, 89],
    ['nonagenarians?', 90, 99],
    ['(?:super)?centenarians?', 100, 120],
    ['middle[ -]aged?', 45, 64],
    ['working[ -]age', 18, 64],
    [
      'young(?:sters?)?(?: adults?)?|mlod(?:y|a|e|zi|ych|ego|ej)|youth|youths|junge[rns]?|jeunes?|jovenes|joven|jovem|jovens|giovan[ei]|jonge',
      18,
      29,
    ],
    ['(?:twenty|20)[ -]?somethings?', 20, 29],
    ['(?:thirty|30)[ -]?somethings?', 30, 39],
    ['(?:forty|40)[ -]?somethings?', 40, 49],
    ['(?:fifty|50)[ -]?somethings?', 50, 59],
    ['gen(?:eration)? ?z|zoomers?', 18, 28],
    ['gen(?:eration)? ?y|millennials?', 29, 44],
    ['gen(?:eration)? ?x', 45, 60],
    ['(?:baby )?boomers?', 61, 79],
    [
      'adults?|dorosl\\w+|maior(?:es)? de idade|voting[ -]age|legal age|mayor(?:es)? de edad|maggiorenn[ei]|volljahrig\\w*|erwachsene[rn]?|adultes?|adultos?(?! mayores)|volwassenen?|vuxna',
      18,
      99,
    ],
    [
      'child|children|kids|minors?|bab(?:y|ies)|toddlers?|infants?|newborns?|underage|minderjahrig\\w*|mineure?s?|menor(?:es)? de edad|minorenn[ei]|school ?children|kinder|kindern|enfants?|ninos|ninas|criancas?|bambin[oi]|kinderen|barn|dzieci',
      0,
      17,
    ],
  ] as readonly (readonly [words: string, from: number, to: number])[],
  pensioners:
    'pensioners?|retirees?|retired|retirement[ -]age|rentner(?:in(?:nen)?)?|rentnern|pensionist\\w*|retraitee?s?|jubilad[oa]s?|pensionistas?|aposentad[oa]s?|reformad[oa]s?|pensionat[oaie]|gepensioneerden?|pensionarer?|elakelai\\w+|emeryt\\w*|duchod\\w*|nyugdijas\\w*|emekli\\w*',
} as const;

/** Months in the languages of western Europe: alternatives in a pattern. */
export const MONTHS =
  `january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec
  |januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre
  |enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
  |gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre
  |janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus`.replace(
    /\s*\n\s*/g,
    '',
  );

/** Words for amounts in rows, which cannot be conditions, and for their size. */
export const AMOUNT_WORDS = {
  quantities:
    'incomes?|salar(?:y|ies)|wages?|earnings|balances?|amounts?|prices?|revenues?|turnover|employees|staff|workers|stock|weight|rating|deposits?|loans?|debts?|rent|fees?|scores?|einkommen|gehalt|gehalter|lohn|kontostand|guthaben|betrag|preis|umsatz|mitarbeitern?|salaires?|revenus?|soldes?|montants?|prix|salarios?|ingresos?|saldos?|importes?|precios?|renda|reddit[oi]|stipendi[oo]?|prezz[oi]|inkomens?|inkomst|lon',
  /** Words for payments: one has an amount, several have a count. */
  payment:
    'payment|transfer|transaction|invoice|purchase|remittance|zahlung|uberweisung|rechnung|virement|paiement|facture|pago|transferencia|factura|pagamento|fatura|bonifico|fattura|betaling|factuur|przelew',
  payments:
    'payments|transfers|transactions|invoices|purchases|remittances|zahlungen|uberweisungen|rechnungen|virements|paiements|factures|pagos|transferencias|facturas|pagamentos|faturas|pagamenti|bonifici|fatture|betalingen',
  /** Comparisons of such amounts. With all words of `compared`, transfers to 5 people would be amounts too. */
  than: 'over|above|below|under|exceeding|(?:more|less|greater|higher|lower|larger|smaller) than|at (?:least|most)|up to|(?:mehr|weniger) als|uber|unter|plus de|moins de|mas de|menos de|mais de|piu di|meno di|meer dan|minder dan',
  /** Things that are counted after an amount's name: "salaries of 500 employees". */
  counted:
    'employees|people|persons|customers|clients|users|workers|accounts|rows|records|men|women|firms|companies',
  compared:
    'not|no|is|over|above|below|under|more|less|fewer|greater|higher|lower|bigger|smaller|larger|than|at|least|most|up|to|exceeding|between|min|minimum|max|maximum|around|about|exactly|equal|equals|uber|unter|mehr|weniger|als|mindestens|hochstens|ab|bis|plus|moins|de|du|au|mas|menos|mayor|menor|que|superieure?s?|inferieure?s?|superior(?:es)?|inferior(?:es)?|a|piu|meno|di|oltre|meer|minder|dan',
  money:
    'euros?|dollars?|bucks?|pounds?|quid|cents?|francs?|shillings?|naira|rupees?|pesos?|reais|yen|yuan|rand|zloty(?:ch|s)?|kron[aeo]r?|lira|dirhams?|riyals?|cedis?|baht|dollarn?|pfund|dolares',
  codes:
    'usd|eur|gbp|chf|jpy|cny|inr|ngn|kes|zar|brl|mxn|pln|sek|nok|dkk|czk|huf|ron|cad|aud|nzd|sgd|hkd|krw|thb|aed|sar|kwd|egp|ghs|ugx|tzs|idr|php|vnd|myr|clp|cop|pkr|bdt|lkr',
  earning:
    'earning|earns|who earn|that earn|worth|costing|verdient|verdienen|qui gagnent?|gagnant|que ganan?|que ganham?',
} as const;

/** Words for something expired, blocked or ended. */
export const LATE_WORDS =
  '(?:blocked|frozen|stolen|revoked|dormant|deactivated|suspended|inactive|closed|deceased|dead|gesperrte?[rnsm]?|verstorbene?[rnsm]?)(?= (?:[a-z]+ )?(?:cards?|accounts?|ibans?|licen[cs]es?|passports?|wallets?|persons?|customers?|clients?|karten?|konto|konten|kunden?) )|(?<=(?:tarjetas?|cuentas?|cartao|cartoes|contas?|cart[ae]s?|comptes?|cont[oi]) )(?:bloquead[oa]s?|bloqu[eé]e?s?|volee?s?|robad[oa]s?|roubad[oa]s?|bloccat[oaie]|rubat[oaie])|(?:low|middle|high|upper|no)[ -]incomes?|high[ -]net[ -]worth|[4-9][ -]figure|overdrawn|negative balances?|balances? (?:below|under) zero|expired|expiree?s?|out of date|outdated|overdue|lapsed|abgelaufene?[rnsm]?|perimee?s?|caducad[oa]s?|vencid[oa]s?|scadut[oaie]|verlopen|utgang(?:en|et|na)|udlobet|utlopt';

/** Words that change the meaning if they are ignored, with the message for them. */
export const LOST_WORDS: ReadonlyMap<string, string> = new Map([
  ['kid', 'a kid is a child, or a payment reference in Norway; ask for a child'],
  [
    'haftungsbeschrankt',
    'that is a legal form of German companies, and rows have every form; ask for German companies',
  ],
]);

/** Things that no row contains. A request for one of them with only a place is refused. */
export const TOLD_BY_NONE: ReadonlySet<string> = new Set(
  'weather forecast temperature translate translation poem joke recipe news lyrics population'.split(' '),
);

/** Words for either sex; `_` joins the words of a phrase. */
export const SEX_WORDS = {
  female: `woman women womens female females lady ladies girl girls gal mrs mother mothers mum mom wife wives daughter daughters sister sisters aunt aunts niece bride girlfriend
    ms miss madam zákaznice kundin kundinnen klientka klientki clienta clientas
    grandmother grandmothers granny widow widows businesswoman businesswomen housewife housewives filipina pinay
    frau frauen weiblich weibliche weiblicher weiblichen weibliches mädchen damen femme femmes féminin féminine féminins féminines fille filles
    madame mujer mujeres femenino femenina femeninas chica chicas señora señoras señorita mulher mulheres feminino feminina femininas
    moça senhora senhoras donna donne femmina femmine femminile femminili ragazza ragazze signora signore une_cliente una_cliente uma_cliente vrouw vrouwen vrouwelijk vrouwelijke meisje
    meisjes kvinna kvinnor kvinnlig kvinnliga kvinde kvinder kvindelig kvinne kvinner kvinnelig nainen naisen naiset naisia naista kobieta kobiety kobiet
    kobietę kobietą kobietom žena ženy ženské hölgy femeie femei kadın kadınlar kadının kadını bayan bayanlar moteris moterys moterų sieviete
    sievietes naine naised naiste kona konur ženska ženske γυναίκα γυναίκες γυναικών жінка жінки жінок женщина женщины жена жени жене
    امرأة نساء أنثى سيدة سيدات إناث امرأه عورت خواتین خاتون אישה אשה נשים נקבה महिला महिलाएं महिलाओं औरत স্ত্রী মহিলা নারী பெண் ผู้หญิง หญิง สตรี phụ_nữ
    wanita perempuan babae kababaihan mwanamke wanawake ሴት ሴቶች 女 女性 女人 女士 女子 女の人 女生 여성 여자 여인`,
  male: `man men mens male males gentleman gentlemen guy guys boy boys lad lads bloke blokes dude mr mister father fathers dad husband husbands
    brother brothers sons uncle uncles nephew groom boyfriend
    grandfather grandfathers widower widowers businessman businessmen
    mann mannes männer männern männlich männliche männlicher männlichen herr herren homme hommes masculin masculine masculins garçon garçons
    monsieur messieurs hombre hombres masculino masculinos masculina varón varones chico chicos señor señores homem homens rapaz senhor senhores
    uomo uomini maschio maschi maschile maschili ragazzo ragazzi signor signori mannen mannelijk mannelijke jongen jongens manlig
    manliga mand mænd mandlig menn mannlig mies miehen miehet miehiä miestä mężczyzna mężczyzny mężczyźni mężczyzn mężczyznę muž muži mužů muška muški muškarac muškarci
    moški férfi férfiak férfit bărbat bărbați bărbaţi erkek erkekler bay baylar vyras vyrai vyrų vīrietis vīrieši mees mehed meeste karlmaður karlar
    άνδρας άνδρες άντρας άντρες чоловік чоловіки чоловіків мужчина мужчины мъж мъже мушкарац رجل رجال ذكر ذكور مرد גבר גברים זכר पुरुष पुरुषों আদমি পুরুষ ஆண்
    ผู้ชาย ชาย đàn_ông nam_giới pria laki-laki lelaki lalaki kalalakihan mwanamume mwanaume wanaume ወንድ ወንዶች 男 男性 男人 男士 男子 男の人 男生 남성 남자 남자의`,
  /** A sex that no row can have. */
  neither:
    'nonbinary non-binary nonbinaries enby transgender intersex genderqueer genderfluid agender divers diverse_gender third_gender',
} as const;

/** Pronouns before facts about somebody: "she lives in Lyon", "she/her". */
export const SEX_PRONOUNS = { female: 'she', male: 'he' } as const;
export const PRONOUN_VERBS = 'is was lives works has her him';

/** Words for a sex that mean something else without their marks. */
export const MARKED_SEX_WORDS = { female: 'nő nők nőt női nőnek nữ žen žien', male: '' } as const;

/** Labels of a sex, and the letters after them. */
export const SEX_LABELS =
  'sex gender geschlecht sexe sexo sesso genere género gênero geslacht kön køn kjønn płeć pohlaví cinsiyet';
export const SEX_LETTERS = { female: 'f w k ž', male: 'm h', neither: 'd x nb' } as const;

/** Words that negate what follows: alternatives in a pattern. */
export const NOT_WORDS =
  '(?<!why |if )not|non|never|neither|nor|nicht|pas|niet|inte|ikke|nao|nie|(?:no|nao) (?:sean?|sejam?|vivan?|vivam?|morem?)';

/** Words that exclude what follows, with optional idle words between: alternatives in a pattern. */
export const EXCLUDING = `${NOT_WORDS}|outside|except|excepting|exclud(?:e|es|ing)|without|minus|lack(?:s|ing)?|missing|omit(?:s|ting)?|leav(?:e|es|ing)|skip(?:s|ping)?|drop(?:s|ping)?|avoid(?:s|ing)?|(?<!not )(?:have|got) enough|remov(?:e|es|ing)|hid(?:e|es|ing)|never mind|(?<!not |never )(?:forget(?: about)?|ignor(?:e|ing))|(?:other|rather) than|(?:apart|aside) from|instead of|(?:an)?statt|anstelle|au lieu|en lugar|en vez|em vez|invece|in plaats|keine?[rnsm]?|ausser|ausserhalb|ausgenommen|ohne|sans|sauf|hors|senza|tranne|eccetto|escluso|sem|exceto|excepto|salvo|menos|fuera|fora|sin|geen|zonder|behalve|buiten|uitgezonderd|bez|oprocz|poza|wyjatkiem|krome|mimo|okrem|osim|razen|paitsi|utom|utan|uden|uten|ingen|inga|inget|aucune?s?|ningun[ao]?s?|nenhum(?:as?)?|nessun[ao]?|zadn\\w+|exclu(?:yendo|indo|ant|ez)|escludendo`;

/** Words that exclude what precedes: "IBAN not needed". */
export const EXCLUDED =
  '(?:(?:ones|is|are|be|should|shall|must) )*(?:excluded|omitted|left out|unwanted|not (?:be )?(?:needed|wanted|required|included|necessary|excepted)|ausgeschlossen|nicht (?:notig|erwunscht|gewunscht|benotigt)|degil|olmayan(?:lar)?|haric)';

/** Words before a "no" that excludes what follows: not "passport no". */
export const NO_LEADERS =
  'with|but|and|or|want|wants|have|has|having|had|holds?|holding|owns?|need|needs|is|are|be|please|contains?|persons?|people|customers?|clients?|users?|records?|profiles?';

/** Words for everything except what follows: alternatives in a pattern. */
export const ALL_BUT =
  '(?:all|any|any(?:one|body|thing|where)|each|every|every(?:one|body|thing|where)|full|whole|complete|entire)(?: [a-z]+){0,2} but(?: (?:an?|the|for|from|in|of|his|her|their))*';

/** Idle words after a negation that excludes nothing: "not only german", "without country code from Germany". */
export const NOT_BEFORE: ReadonlySet<string> = new Set(
  'only just even nur bloss seulement uniquement so somente apenas solo solamente soltanto tylko alleen bara endast kun bare sadece только тільки country countries code codes number numbers digit digits data'.split(
    ' ',
  ),
);

/** Words before an unwanted format. */
export const FORMAT_NOT =
  'not|no|non|never|without|except|excluding|other than|rather than|instead of|(?:anything|everything|all) but|nicht|kein|pas de|pas|sans|sin|sem|senza|geen';

/** The formats by their names. */
export const FORMAT_WORDS: readonly (readonly [words: string, format: string])[] = [
  ['csv|comma[ -]separated(?: values)?|spreadsheet', 'csv'],
  ['json ?lines?|jsonl|ndjson|newline[ -]delimited json|line[ -]delimited json', 'ndjson'],
  ['xml', 'xml'],
  ['json', 'json'],
];

/** English words for conditions, in which typing errors are corrected. */
export const CONDITION_WORDS = `woman women female females males ladies gentleman gentlemen
  invalid incorrect wrong broken faulty malformed corrupted checksum valid correct without except
  three seven eight eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million`;

/** Words before values that must not be valid, or must not be faulty. */
export const RIGHT_NOT = `${NOT_WORDS}|${ALL_BUT}|none(?: of (?:them|these|those|which))?`;
export const WRONG_NOT = `${EXCLUDING}|${RIGHT_NOT}|no|nothing|avoid(?:ing)?`;

/** Words between such a word and the unwanted value: "do not give me any". */
export const MADE =
  '(?: (?:make|give|generate|create|include|produce|return|want|need|use|send|show|contain|have|be|add|provide|get|accept|allow|deliver|output|insert|is|are|ist|sind|est|sont|e|es|jest))?(?: (?:me|us|it|them))?(?: (?:any|an?|the))?';

/** Words for valid values; after a word such as "not" they mean faulty ones. */
export const RIGHT_WORDS =
  'valid|correct|right|gue?ltige?[rnsm]?|korrekte?[rnsm]?|richtige?[rnsm]?|valides?|correcte?s?|valid[oaie]s?|corret[oaie]s?|correct[oa]s?|geldige?|correcte|giltiga?|gyldige?|poprawn\\w*|prawidlow\\w*|platn\\w*|validate|pass(?: (?:the )?(?:validation|checks?|verification))?';

/** Words for intentionally faulty values. */
export const WRONG_WORDS =
  `invalid|invalids|in-valid|unvalid|bogus|non[ -]valid|wrong|wrongly formatted|broken|incorrect|faulty|malformed|corrupt|corrupted|bad|erroneous|defective|misformatted|unverifiable|failing|fails? validation|with (?:an? )?typos?|negative (?:tests?|test cases?|test data|values?)|(?:should|must|shall|will) fail|(?:(?:that|which) )?(?:(?:should|must|shall|will|is|are|gets?|be|being) )+(?:(?:rejected|refused|declined|not (?:be )?accepted)(?: by (?:the |our |my |a )?(?:validation|validators?|bank|banks|system|check|form|app|server|backend|api))?)|with errors?|(?<=percent )errors?|errors?(?= rate)
  |ungue?ltige?[rnsm]?|falsche?[rnsm]?|fehlerhafte?[rnsm]?|defekte?[rnsm]?|invalides?|incorrecte?s?|errone(?:e|es|ee)?|non valides?|invalid[oa]s?|no valid[oa]s?|incorrect[oa]s?|erronea?o?s?|(?<!(?:[0-9]x?|noch|ein|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwanzig|hundert) )(?:mal[oa]s?|mal(?= $))|mal (?:formad[oa]s?|escrit[oa]s?|formee?s?)|errad[oa]s?|incorret[oa]s?
  |non valid[oaie]|sbagliat[oaie]|errat[oaie]|ongeldige?|foute?|verkeerde?|ogiltig[at]?|felaktig[at]?|fel|ugyldig[et]?|forkerte?|feil|virheellinen|virheelliset|vaara|nieprawidlow\\w*|niepoprawn\\w*|bledn\\w*|neplatn\\w*|nespravn\\w*|chybn\\w*|ervenytelen|hibas
  |invalid[ae]|gresit\\w*|gecersiz|gecerli olmayan|yanlis|hatali|neteising\\w*|negaliojant\\w*|nederig\\w*|nepareiz\\w*|vale|vigane|kehtetu|nevažeć\\w*|nevazec\\w*|neispravn?a?n?\\w*|neveljav\\w*|ogildur|ogild|μη εγκυρ\\w*|λαθος|неправильн\\S*|недействительн\\S*|недійсн\\S*|недиисн\\S*|невалид\\S*|неверн\\S*|невірн\\S*
  |غير صالح\\S*|غير صحيح\\S*|خاطئ\\S*|خطأ|غلط|לא תקין|לא תקינה|שגוי\\S*|अमान्य|गलत|ভুল|ไม่ถูกต้อง|ผิด|khong hop le|tidak valid|salah|batili|無効な?|有効でない|不正な?|間違った|无效的?|無效的?|错误的?|잘못된|유효하지 않은|무효`.replace(
    /\s*\n\s*/g,
    '',
  );

/** Parts of numbers with the same name as their fault: "wrong century", "bad sex digit". */
export const WRONG_PART = {
  wrong: '(?:with )?(?:an? |the )?(?:wrong|bad|invalid|incorrect)',
  part: 'sex|gender|century|series|area|serial|nationality',
  kind: 'digits?|code|number|marker',
} as const;

/** Names of faults, by the case in validators. */
export const FAULT_WORDS: readonly (readonly [words: string, fault: string])[] = [
  [
    `(?:with )?(?:an? |the )?(?:bad|wrong|invalid|incorrect|failing|failed|broken|false|mismatched|faulty|(?:without|lacking|missing|no)(?: an?| the| any)? (?:valid|correct|right|proper)) (?:checksums?|check ?digits?|check ?sums?|luhn|mod ?97|control (?:digits?|characters?|letters?)|check characters?|check letters?|check)|(?:fail(?:s|ed|ing)?|not pass(?:ing)?|(?:which|that) (?:does not|doesn t|do not|don t) pass|breaks?|breaking|violat(?:es?|ing)) (?:the |its )?(?:checksums?|check ?digits?|check ?sums?|luhn|mod[ -]?97)(?: check| test| validation)?|non[ -]luhn|(?:checksum|luhn|check ?digit)-(?:failing|invalid|wrong|broken)|(?:checksums?|check ?digits?)(?<=[ -](?:wrong|bad|invalid|incorrect|broken) (?:[^ ]+ ){1,2}[^ ]+(?: ?digits?)?)|(?:checksum|check ?digits?|luhn) (?:is |are )?(?:errors?|fail(?:s|ed|ing|ures?)?|mismatch|wrong|invalid|broken)|(?:with )?(?:an? |the )?(?:wrong|incorrect|bad|false) (?:letter|(?:last|final) (?:digit|character|number))|(?:mit )?falsche[rn]? prue?f(?:ziffer|summe)n?|(?:mit )?prue?f(?:ziffer|summe)n?fehlern?|(?:con )?(?:el |un |los )?(?:digito|caracter|letra)s? (?:de control|verificador(?:a|es)?) (?:incorrect[oa]?s?|invalid[oa]?s?|errad[oa]s?|errone[oa]s?)|(?:com )?(?:o )?(?:digito|d[ií]gitos) verificador(?:es)? (?:invalidos?|errados?|incorretos?)|(?:con )?(?:il )?(?:carattere|codice|cifra) di controllo (?:errat[oa]|sbagliat[oa]|non valid[oa]|invalid[oa])|(?:z )?(?:bledn|zl|niepoprawn|nieprawidlow)\\w+ (?:cyfr\\w+ kontroln\\w+|sum\\w+ kontroln\\w+)|(?:met )?(?:een )?(?:foute?|verkeerde?|ongeldige?) (?:controle ?(?:getal|cijfer)s?)|(?:med )?(?:fel(?:aktig)?|feil|forkert) (?:kontroll?(?:siffra|siffer|ciffer))|(?:avec )?(?:une )?(?:cle (?:de controle )?(?:fausse|invalide|incorrecte|erronee)|(?:mauvaise|fausse) cle)`,
    'checksum',
  ],
  [
    '(?:that (?:is|are) |which (?:is|are) )?too short|zu kurze?[rnsm]?|trop courte?s?|demasiado cort[oa]s?|one digit short|(?:with )?(?:too few (?:digits?|characters?|letters?)|(?:one|a) (?:digit|character|letter) (?:too few|missing|less))|(?:with )?(?:(?:wrong|bad|invalid|incorrect) length|length-(?:invalid|wrong)|missing (?:a |one )?(?:digits?|characters?))',
    'short',
  ],
  [
    '(?:that (?:is|are) |which (?:is|are) )?too long|zu lange?[rnsm]?|trop longs?|trop longues?|demasiado larg[oa]s?|one (?:digit|character|letter) too many|(?:with )?too many (?:digits?|characters?|letters?)|(?:with )?(?:an? )?(?:extra|additional) (?:digits?|characters?)',
    'long',
  ],
  ['(?:with |mit )?(?:zahlendrehern?|zifferndrehern?|buchstabendrehern?)', 'transposed'],
  ['(?:with )?(?:transposed|swapped)(?: (?:digits?|numbers?|characters?))?', 'transposed'],
  [
    '(?:with )?(?:illegal|wrong|invalid|bad|forbidden) (?:characters?|letters?|symbols?)|(?:with )?(?:letters|characters|symbols) (?:where (?:the )?(?:digits?|numbers?) (?:should|must|ought to) be|instead of (?:digits?|numbers?))',
    'characters',
  ],
  [
    '(?:with )?(?:an? )?(?:impossible|wrong|invalid|bad|nonexistent) (?:(?:birth ?)?dates?|months?|days?)(?: of birth)?|(?:birth ?)?date[ -](?:invalid|wrong|broken|impossible)',
    'date',
  ],
  ['(?:with )?(?:an? |the )?(?:wrong|invalid|bad|unknown) country(?: code)?', 'country'],
  [
    '(?:with )?(?:an? |the )?(?:unknown|non-?existent|non existing|unassigned) (?:bank(?: code)?|blz|bankleitzahl)',
    'bank',
  ],
  ['(?:with )?(?:an? |the )?(?:wrong|invalid|bad|unknown) prefix(?:es)?', 'prefix'],
  [
    '(?:with )?(?:an? |the )?(?:wrong|bad|unknown|nonexistent) (?:region|state|province)(?: code)?|invalid state code',
    'region',
  ],
  [
    '(?<!(?:e-?mail|mail|phone|mobile|telephone|landline|address|surname|name|city|street|job|employer|postcode|birth|birthday|dob)s?(?: (?:is|are|be|left|must|should|shall|being))* )(?:empty|blank)(?! (?:e-?mails?|phones?|mobiles?|address(?:es)?|(?:sur)?names?|cit(?:y|ies)|streets?|jobs?|employers?|lists?|tables?|files?|fields?|rows?|pages?|forms?|databases?|carts?|columns?|cells?|lines?|spaces?))',
    'empty',
  ],
];

/** Words for fractions. */
export const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  second: 2,
  other: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  tenth: 10,
  twentieth: 20,
  hundredth: 100,
};

/** Words before a city or a region. */
export const PLACE_LEADERS =
  'in from of at near around living based to aus von en de du des a au da do di dal w z i fra från fran uit te';

/** Words that distinguish two places with one name: "Washington state", "Kanton Zürich". */
export const PLACE_KINDS = {
  city: 'city town stadt ville ciudad cidade città stad miasto miasta',
  region: `state province region county canton governorate prefecture voivodeship bundesland kanton provinz estado provincia província región
    région regione état provincie województwo województwa departamento département oblast megye județ län fylke emirate`,
} as const;

/** Words between such a word and the place. */
export const KIND_LINKS: ReadonlySet<string> = new Set('of von de do da di du d'.split(' '));

/** First words of city names, and words inside them: "San Lucas", "Linz am Rhein". */
export const CITY_HEADS: ReadonlySet<string> = new Set(
  'san santa santo saint sainte st sankt sao villa bad port fort'.split(' '),
);
export const CITY_LINKS: ReadonlySet<string> = new Set('de del am ob op upon sur'.split(' '));

/** Words before a place of origin. */
export const HOME_LEADERS: ReadonlySet<string> = new Set(['from', 'aus']);

/** Words before "in" and a place. */
export const LIVING_WORDS: ReadonlySet<string> = new Set(
  'living lives live based born located residing resident residents wohnhaft lebt lebend'.split(' '),
);

/** Cities and regions that are also words. They count in capitals, after a word such as "from". */
export const PLACE_WORDS =
  'reading nice split most man van central same north south east west northern southern eastern western capital centre center nord sud est ouest littoral swords oriental bar sale salt union savanes namen strassen';

/** Words before a bank's name. */
export const BANK_LEADERS: ReadonlySet<string> = new Set('at with bei chez presso'.split(' '));

/** Words for a bank, beside its name. */
export const BANK_WORDS =
  'bank banks banking banco bancos banca banque banques banka banky banku banki bankas bankası bankasi bankasının pank pankki bankinn banki банк τράπεζα بنك البنك مصرف בנק 银行 銀行 은행 ธนาคาร ngân_hàng plc ltd ag sa nv ab asa group';

/** Kinds of banks; in capitals many of them are names. */
export const BANK_KINDS: ReadonlySet<string> = new Set(
  `investment development central private savings commercial international industrial agricultural cooperative islamic
  state public rural community mutual merchant foreign local online digital mobile trust retail big small`.split(
    /\s+/,
  ),
);

/** Other names of card brands. */
export const BRAND_NAMES: Readonly<Record<string, string>> = {
  mastercard: 'master_card mastercards mc',
  amex: 'american_express amexco',
  unionpay: 'union_pay china_unionpay china_union_pay cup 银联 銀聯',
  diners: 'diners_club dinersclub diner_club',
  cb: 'carte_bleue cartes_bancaires',
  jcb: 'japan_credit_bureau',
  mada: 'مدى',
  meeza: 'ميزة',
  rupay: 'ru_pay रुपे',
};

/** Card brands that are also words. They count beside a word for a card, or in capitals. */
export const BRAND_WORDS = 'discover troy elo mir cb cib mc cup cabal naranja carnet interac diners';

/** Words for a card. */
export const CARD_WORDS =
  'card cards kartu debit credit crédito débito number numbers kart kartı karte karten kreditkarte carte cartes tarjeta tarjetas cartão cartões carta carte kort karta karty kortti kortin brand';

/** Other names of wallets. */
export const WALLET_NAMES: Readonly<Record<string, string>> = {
  'MTN MoMo': 'MTN_mobile_money MTN_money MoMo MTN',
  'M-PESA': 'mpesa m_pesa lipa_na_mpesa',
  'M-Pesa': 'mpesa m_pesa vodacom_mpesa',
  'Orange Money': 'orangemoney OM',
  'Airtel Money': 'airtelmoney airtel',
  'Google Pay': 'gpay googlepay tez',
  'Vodafone Cash': 'vodafonecash vf_cash فودافون_كاش',
  'WeChat Pay': 'wechat weixin 微信支付 微信',
  Alipay: '支付宝 ali_pay',
  PayPay: 'ペイペイ',
  KakaoPay: 'kakao_pay 카카오페이',
  "Touch 'n Go": 'touch_n_go tng tng_ewallet touch_and_go',
  'Cash App': 'cashapp',
  'e& money': 'e_money etisalat_wallet',
  'e& cash': 'e_cash etisalat_cash',
  'STC Bank': 'stc_pay stcpay',
  'Mixx by Yas': 'tigo_pesa mixx free_money',
  'Telecel Cash': 'vodafone_cash telecel',
  'MoMo PSB': 'mtn_momo mtn_momo_psb momo mtn',
  SmartCash: 'smartcash_psb airtel_money airtel',
  'AT Money': 'airteltigo_money airteltigo',
  TrueMoney: 'true_money true_wallet ทรูมันนี่',
  'DBS PayLah!': 'paylah',
  'BANCOMAT Pay': 'bancomat_pay',
};

/** Scripts and languages of names in requests. */
export const SCRIPT_WORDS =
  'kanji|hanzi|arabic|hebrew|cyrillic|hangul|hangeul|amharic|geez|hindi|devanagari|bangla|bengali|urdu|sinhala';

/** Scripts with the name of a people. They count only after "in". */
export const PEOPLES_SCRIPTS = 'greek|thai|chinese|japanese|korean|ukrainian|bulgarian|serbian';

/** Words that nearly everyone uses for one country, by its code; `_` joins the words of a phrase. */
export const HOME_WORDS: Readonly<Record<string, string>> = {
  us: 'ssn social_security_number social_security routing_number aba_number aba zip_code zip zipcode zip_codes area_code state_id dea_number',
  gb: 'sort_code sortcode ni_number nino national_insurance_number national_insurance nhs_number',
  fr: 'numéro_de_sécurité_sociale sécurité_sociale',
  ie: 'eircode eircodes',
  br: 'cep',
  se: 'swish_number swish_nummer',
  pl: 'kod_pocztowy kody_pocztowe sp_z_oo',
  mx: 'sa_de_cv spei',
  hu: 'irányítószám',
  tr: 'vergi_numarası vergi_no posta_kodu',
  de: 'ust-id umsatzsteuer-id personalausweis steuer-id steuerid steueridentifikationsnummer steuernummer',
  cz: 'rodné_číslo rodná_čísla rodného_čísla rodných_čísel',
  in: 'pincode pin_code पैन_कार्ड पैन_नंबर ifsc hindi devanagari paytm phonepe',
  ke: 'mpesa m-pesa paybill',
  ua: 'єдрпоу код_єдрпоу іпн',
  au: 'tax_file_number tax_file_numbers',
  ph: 'umid',
  jp: 'kanji furigana katakana hiragana kana 株式会社',
  cn: 'hanzi pinyin 身份证 身份证号',
  kr: 'hangul hangeul 주민번호',
  il: 'hebrew עברית',
  bd: 'bangla bengali',
  pk: 'urdu',
  et: 'amharic geez',
  lk: 'sinhala',
};
