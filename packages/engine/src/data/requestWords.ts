import { fold } from '../kernel/text.ts';

/** The words of requests, in addition to the names of countries and fields. */

export const wordSet = (text: string): ReadonlySet<string> => new Set(fold(text.trim()).split(/\s+/));

/** Lines of `meaning: words`; `_` joins the words of a phrase. */
const meaningTable = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [meaning, rest] = line.split(':') as [string, string];
        return rest
          .trim()
          .split(/\s+/)
          .map((word) => [word.replaceAll('_', ' '), meaning.trim()] as const);
      }),
  );

/** Words that name neither a country nor a field, and are no misspelling of one. */
export const IDLE_WORDS = wordSet(`
  personer zo numre nommers številk nombor
  a an the this that these those thing things stuff some any each every all both other another same such one ones
  i im ill me my mine we us our ours you your yours he him his she her hers it its they them their who whose which what
  is are was were be been being am do does did doing done has have had having can could will would shall should may might must
  of for from in into on onto at to by with within without as about over under up down out off than then there here where when
  why how and or nor but if so because since while until also too just only even still yet not no yes none plus via per
  please pls kindly thanks thank thankyou thx tks hi hello hey dear ok okay cheers sir mate u ur yo ty frm snd gv vld nvm idk smth lol fyi gr8 omg lemme heya hii hmm maybe hola bonjour salut svp stp lütfen
  give gimme get got getting need needs needed want wants wanted wanna like likes look looks looking show see tell find make makes
  made create creates created generate generates generated generating generator produce provide provides return returns build
  fetch send bring put use used using uses usable try let lets help ask asking fill populate seed insert write print list
  random fake fakes faked test tests testing tester valid validated real realistic really sample samples example examples dummy
  gultig gultige gultiger gultigen gultiges valide valides valido valida validos validas validi prawidlowy prawidlowe prawidlowa poprawny poprawne mock mocks mocked synthetic fictional fictitious plausible proper correct correctly typical standard generic good nice new old popular common famous frequent usual regular premium
  fresh unique simple quick different possible sure legit looking format formatted formats shape style
  data dataset value values number numbers num nums no nr nos record records row rows entry entries profile profiles detail details
  info information set sets piece batch bunch couple pair dozen few several many lots lot more most much
  belonging living lives live based located residing resident residents residence native born issued registered holding holder
  someone somebody anyone anybody folks include includes included including contain contains containing come comes coming
  qa engineer engineers developer developers dev devs team project app application website site page form field fields column columns
  tables database db api script code codes suite case cases scenario scenarios preset presets unit environment staging sandbox demo
  country countries count counts place places land nation national nationality world local foreign abroad
  today tomorrow now asap soon later again next time times year years day days month months week weeks age aged
  digit digits letter letters character characters long short big small large
  work works working home green child hungry chill check checks checking checkout around between against during before after
  dont cannot cant wont isnt arent whats thats given required precondition preconditions output deliberately intentionally purposely
  un una unos unas el la los las lo le les du des de del d l y e o et ou und oder der die das den dem des ein eine einen einer eines
  il lo gli i uno di da do dos dei degli della delle em na nas no nos um uma uns umas os as con com avec mit pour por para per 
  fur fuer von aus im en sur au aux sem op een het van voor og med fra av i na z w ze dla por favor bitte merci gracias je ich
  x mal pcs pieces piece numery numerow numeru numeros numeri nummern cisla cisel numaralari somewhere une bei beim uit met fran dari mula из з от на в у від από την τον στην στον στο من في مع din cu iz ile tai quiero necesito dame deme donne donnez moi veux besoin voudrais quero dammi vorrei voglio ge mig daj mi geef brauche erzeuge erstelle generiere genera generar crea gere gerar preciso registros zeile zeilen ligne lignes fila filas linha linhas righe wiersze wierszy rekordy rekordow stuks rijen gib mir numero nummer numer nummer cislo broj номер 号码 番号 の を の 的
  个 個 名 位 人 件 条 條 份 家 社 つ 개 명 건 사람 数据 數據 データ 데이터 данные данных дані даних بيانات
  का की के को से में लोग नंबर डेटा 号 號 ください 请 請 给我 請给我 请给我 給我 生成 格式 で 付き 在住 のみ だけ 에 로 만 فقط أعطني رقم بصيغة только тільки дай мне мені с केवल सिर्फ मुझे चाहिए নম্বর nipe tu beri saya nomor คน 사는 numarası jemand alguien qualcuno iemand habitant genere generez generer genera gerate erzeugen bräuchte zufällige zufälliger zufälliges zufälligen jeu nur sadece yalnızca tylko alleen solamente soltanto seulement uniquement apenas ya wa cha vya kutoka testdaten testdata datos prueba dados teste donnees formulaire fichier listado lista liste que j ai quisiera generame aleatorio aleatoria aleatoire faudrait bisogno potrzebuję poproszę chcę ik heb nodig graag nummers tane adet bir istiyorum dan stück datensatz datensätze testdatensatz testdatensätze hätte gern kannst geben brauch schnell gera pra mim necesitamos faut vivan olan dengan mwenye yenye có namba nambari と 和 及 एक зі bij paar handful sztuk roku року أريد أحتاج θέλω και trebam kérek butuh perlukan trenger jeg jag behöver vreau rabim potrebujem potřebuji потрібно tarvitsen vajag reikia giv servono queria lazım wenye leur tôi formato formacie formatu formatında 形式で könnte könnten 안녕하세요 주세요 만들어 명의 를 을 و ب ו bis manda mandame mandami mande envie enviame envoie envoyez schick schicke wyslij stuur datei plik pliku archivo ficheiro`);

/** Idle words that name a field in a list of fields: rows contain no age, but a birth date. */
export const IDLE_FIELDS: ReadonlyMap<string, string> = new Map([['age', 'dob']]);

/** Emoji that stand for words. */
export const PICTURES: ReadonlyMap<string, string> = new Map([
  ['📱', 'phone'],
  ['📞', 'phone'],
  ['☎', 'phone'],
  ['📧', 'email'],
  ['✉', 'email'],
  ['💳', 'card'],
  ['👩', 'woman'],
  ['👨', 'man'],
]);

/** Idle words that must be reported if they have no effect. */
export const TOLD_WORDS = wordSet(
  'website site famous green world time times child hungry chill home foreign abroad big small large long short premium frequent regular',
);

/** Selectors that are no fields, by their words. */
export const RECORD_WORDS = meaningTable(
  `
  person: person people persons customer client individual citizen nationals klant klanten kund kunder asiakas asiakkaat zákazník zákazníci müşteri müşteriler persona human employee patient traveller passenger applicant testkunde testkunden testperson testpersonen ppl cust sender receiver recipient empleado empleada empleados empleadas employé employés employée employées dipendente dipendenti funcionário funcionária funcionários pracownik pracownicy medewerker medewerkers
    payee payer beneficiary beneficiaries remitter originator creditor debtor policyholder policy_holder beneficial_owner ubo claimant subscriber beneficiario beneficiaria ordenante bénéficiaire begünstigter begünstigte zahlungsempfänger
    account_holder kontoinhaber karteninhaber titular titulaire intestatario rekeninghouder cardholder taxpayer identity personne persona pessoa persoon osoba kunde kunden kundin kundinnen cliente clientes klient klienci klientka klientów pelanggan ügyfél kupac πελάτης клиент клиента клиентов клиенты клиентам клієнт клієнта клієнтів клієнти عميل عملاء العملاء 客户 客戶 顧客 고객 ลูกค้า ग्राहक לקוח לקוחות khách_hàng mteja orang человек человека люди людей людина особа особи осіб osoby osôb henkilö henkilöä henkilöt henkilöitä ihmistä ihmisiä ihmiset ľudí ľudia lidí lidé ember emberek személy személyek oameni ljudi ljudje oseb osebe души хора άτομα άτομο ανθρώπους ανθρώπων άνθρωποι vatandaş vatandaşı vatandaşları žmonės žmonių asmenys asmenų asmuo cilvēki cilvēku cilvēks inimest inimesed isikut isikud isik tao người व्यक्ति व्यक्तियों মানুষ ব্যক্তি افراد אנשים mense abantu mensen leute leuten mtu watu wateja kişi mitarbeiter شخص أشخاص 사람 customer_record person_record user identity_record
  full: alle_felder komplettes_profil vollständiges_profil tutti_i_campi profilo_completo pełny_profil wszystkie_dane alle_velden volledig_profiel fullständig_profil tous_les_champs profil_complet todos_los_campos todos_los_datos tutti_i_dati todos_os_dados alle_daten alle_gegevens toutes_les_données tous_les_détails perfil_completo todos_os_campos everything full_profile full_record full_person full_persona full_details full_data full_identity full_set complete_profile
    complete_record complete_person complete_identity complete_data all_fields all_available_fields all_the_fields all_possible_fields all_data all_details all_info whole_profile
    whole_record entire_record entire_profile every_field
  company: persona_jurídica pessoa_jurídica personne_morale firmenkunde firmenkunden geschäftskunde geschäftskunden company business firm supplier corporation organisation organization enterprise company_record legal_entity corporate startup
    corporation_record sociedad_anónima sociedad_limitada sociedade_anónima sociedade_limitada société_anonyme società_per_azioni sp_z_oo sa_de_cv trade_register_number commercial_register_number registration_number company_number
    company_registration company_registration_number business_registration business_number incorporation_number business_entity company_profile empresa entreprise société unternehmen firma firmen ditta ditte azienda aziende impresa imprese società bedrijf bedrijven firmy
    företag yritys spółka spółki şirket şirketi şirketler lieferant lieferanten proveedor proveedores fournisseur fournisseurs fornitore fornitori fornecedor fornecedores dostawca dostawcy leverancier leveranciers tedarikçi постачальник поставщик 供应商 єдрпоу код_єдрпоу εταιρεία εταιρείας cég aktiebolag компания компанія perusahaan công_ty kampuni kumpanya شركة شركات السجل_التجاري 会社 株式会社 公司 企業 회사
    tvrtka tvrtke tvrtki fyrirtæki fyrirtækis společnost společnosti įmonė įmonės uzņēmums uzņēmuma ettevõte ettevõtte podjetje podjetja preduzeće preduzeća firmă firmei virksomhed virksomheder yritys yritystä yritykset yrityksiä firem firiem podjetij maatskappy maatskappye חברות bedrift bedrifter vállalat фирма фирми фирмы фірма фірми компанії компании doanh_nghiệp syarikat บริษัท कंपनी חברה
  product: product item article catalogue_row catalog_row product_record catalogue_item catalog_item goods merchandise sku
    producto produit produkt prodotto produto товар 商品 제품
`.replace(/\n {4}/g, ' '),
);

/** Words for the whole record, if no field is named beside them. */
export const WHOLE_WORDS = wordSet(
  'full complete whole entire everything comprehensive extended detailed maximal',
);

/** Words for several fields at once, or for a field group by its name. */
export const SET_WORDS = meaningTable(
  `
  native kana: name_with_furigana name_and_furigana name_with_kana name_in_kanji_and_kana kanji_and_furigana name_in_kanji_with_furigana
  first last: vor_und_nachname vor_und_nachnamen vor_und_zuname name_und_vorname
  lat lon: coordinates coordinate gps gps_position gps_location geo_position gps_coordinates geo_coordinates geolocation lat_long lat_lon lat_lng latitude_longitude
  group identity: identity_details identity_data identity_info identity_information identity_fields
  group contact: contact contacts contact_details contact_data contact_info contact_information contact_fields
  group payment: payment_details payment_data payment_info payment_information payment_fields card_details card_data card_info
  group banking: banking bank_details bank_data bank_info bank_information banking_details banking_data banking_info
    bank_account_details bank_account_data bank_account_info banking_information banking_fields
    bankdaten coordonnées_bancaires datos_bancarios dados_bancários dati_bancari coordinate_bancarie bankgegevens dane_bankowe
  group tax: tax_details tax_data tax_info tax_information tax_fields
  group transaction: transaction_details transaction_data transaction_info transaction_record transaction_fields
`.replace(/\n {4}/g, ' '),
);

/** Words that mean a common field in one country only, by its code: a PIN is a secret elsewhere. */
export const OWN_WORDS: ReadonlyMap<string, string> = new Map([
  ['pin', 'in'],
  ['pincode', 'in'],
  ['pin code', 'in'],
  ['pin codes', 'in'],
  ['bin', 'bd'],
  ['sim', 'id'],
  ['sim number', 'id'],
  ['sim numbers', 'id'],
]);

/** Meanings, in all other countries, of a country's own name for a number: the PAN of a card. */
export const ELSEWHERE_FIELDS: ReadonlyMap<string, string> = new Map([['pan', 'card']]);

/** Fields that replace another one which a country does not have. */
export const FIELD_STAND_INS: ReadonlyMap<string, string> = new Map(
  Object.entries({ vat: 'tax', ssn: 'id', health: 'ssn', native: 'name', landline: 'phone' }),
);

/** Fields whose local names belong to one provider or register, so that another country has no equivalent. */
export const BRANDED_FIELDS = wordSet('wallet id tax ssn vat health voter company');

/** Words for work and jobs: "bank manager" and "tax adviser" name no field. */
export const WORK_WORDS = wordSet(
  'bank banking tax account company business firm merchant mail card passport product',
);
export const TITLE_WORDS = wordSet(
  `manager managers teller tellers consultant consultants adviser advisers advisor advisors officer officers agent agents clerk clerks
  inspector inspectors accountant accountants director directors owner owners employee employees worker workers
  assistant assistants analyst analysts auditor auditors broker brokers lawyer lawyers engineer engineers developer developers driver
  drivers cashier cashiers guard guards trader traders collector collectors specialist specialists expert experts staff secretary courier
  traveller travellers traveler travelers`,
);

/** Firms by their trade, which is no condition on rows. */
export const TRADE_WORDS = wordSet(
  `hotel hostel restaurant cafe pharmacy bakery clinic hospital school university college ngo charity farm factory supermarket
  garage gym brewery winery restaurante ristorante pharmacie farmacia apotheke boulangerie backerei panaderia krankenhaus schule
  ecole escuela scuola usine fabrique fabrica fabrik supermercado supermarche supermarkt hopital`,
);

/** Owners of users or customers: "bank customers", "our shop needs users". */
export const PEOPLES_WORDS = wordSet('bank banks banking mobile shop store merchant');

/** Words before which "pay" is a verb, not an income. */
export const PAY_BEFORE = wordSet('to who we they i you can will that must should apple google samsung');
export const PAY_BEHIND = wordSet('with by via using late');

/** Codes that are also offices, with the words before which they name no country: "IT department". */
export const OFFICE_CODES = wordSet('it hr qa ci cd');
export const OFFICE_WORDS = wordSet(
  `department departments dept team teams support desk helpdesk office admin administrator administrators lead leads head recruiter
  recruiters system systems process pipeline pipelines job jobs build builds run runs runner runners server stage environment env`,
);

/** Words for a number before the wallet that it belongs to. */
export const NUMBER_LEADERS = wordSet('number numero numeros nummer nummern numer numeri wallet');

/** Words for paying. The means of payment after them is not the subject. */
export const PAYING_WORDS = wordSet(
  'pay pays paid paying payment payments transaction transactions transfer transfers',
);

/** Words for fields that are ordinals after an article: "the first German IBAN". */
export const ORDINAL_WORDS = wordSet('first last');
/** Words after such an ordinal: "last month", "first line of the address". */
export const COUNTED_WORDS = wordSet(
  'time times line month months week weeks year years quarter day days night century decade',
);

/** Nouns for the kind of an identifier: "Aadhaar card", "CCP account". */
export const KIND_WORDS = wordSet('card account reference id code payment');

/** Words before an owner: "the BIC of a German bank". */
export const OWNER_LINKS = wordSet('of for at on behind belonging');

/** Fields that name something: "the name of a bank". */
export const NAMED_THINGS = wordSet('bank employer city region street merchant');

/** Words for a name, which beside one part of it mean the other: "nombre y apellidos", "Name, Vorname". */
export const NAME_WORDS = wordSet(
  'name names nom noms nombre nombres nome nomi naam namen navn namn jmeno meno nume ime',
);

/** Words that join fields. */
export const JOINING_WORDS = wordSet(
  'and with plus also or including und et y e mit avec con com og och i oraz ve',
);

/** Words before an exclusion. */
export const WITHOUT_WORDS = wordSet('without excluding minus ohne sans sem senza bez');

/** Words before a replacement of an excluded name: "not Visa but Mastercard". */
export const INSTEAD_WORDS = wordSet(
  'but rather sondern mais sino mas ma bensi maar utan men lecz tylko ale',
);

/** Words between the items of a list. */
export const LIST_WORDS = wordSet('and or und oder et ou y o e i oraz lub');

/** Numbers in words: lines of a number and the words for it. */
export const NUMBER_WORDS = `
  2 two couple wawili pair zwei zwo deux dos dois duas due twee dwa dwie dwóch dva dvě kettő két kaksi doi două iki dvi divi kaks два две дві δύο اثنان اثنين إثنان שניים שתי दो দুই สอง dua dalawa mbili ሁለት 둘 두 dwoje dwojga
  3 three drei watatu trois tres três tre drie tre trzy trzech tři tri három kolme trei üç trys trīs kolm три τρία τρεις ثلاثة ثلاث שלוש שלושה तीन তিন สาม tiga tatlo tatu ሶስት 셋 세 troje
  4 four vier wanne quatre cuatro quatro quattro vier fyra cztery czterech čtyři štyri négy neljä patru dört keturi četri neli чотири четири τέσσερα أربعة أربع ארבע ארבעה चार চার สี่ bốn empat apat nne አራት 넷 네
  5 five fünf watano cinq cinco cinque vijf fem pięć pět päť öt viisi cinci beş penki pieci viis пʼять пять пет πέντε خمسة خمس חמש חמישה पांच पाँच পাঁচ ห้า tano አምስት 다섯 pięciu pięcioro
  6 six sechs seis sei zes seks sześć šest šesť kuusi șase altı šeši seši kuus шість шест έξι ستة ست שש छह ছয় หก enam anim sita ስድስት 여섯 sześciu
  7 seven sieben sept siete sete sette zeven sju syv siedem sedm sedem seitsemän șapte yedi septyni septiņi seitse сім седем επτά سبعة سبع שבע सात সাত เจ็ด tujuh pito ሰባት 일곱 siedmiu
  8 eight acht huit ocho oito otto åtta åtte otte osiem osm osem nyolc kahdeksan sekiz aštuoni astoņi kaheksa вісім осем οκτώ ثمانية ثمان שמונה आठ আট แปด tám delapan walo nane ስምንት 여덟 ośmiu
  9 nine neun neuf nueve nove negen nio dziewięć devět deväť kilenc yhdeksän nouă dokuz devyni deviņi üheksa девʼять девет εννέα تسعة تسع תשע नौ নয় เก้า chín sembilan siyam tisa ዘጠኝ 아홉 dziewięciu
  10 ten zehn dix diez dez dieci tien tio dziesięć deset desať tíz kymmenen zece dešimt desmit kümme десять десет δέκα عشرة عشر עשר עשרה दस দশ สิบ mười sepuluh sampu kumi አስር 열 dizaine dizaines decena decenas dezena dezenas decina decine dziesięciu tiental
  11 eleven elf onze undici elva elleve jedenaście sebelas
  12 twelve dozen zwölf douze doce doze dodici twaalf tolv dwanaście dutzend douzaine douzaines docena docenas dúzia dozzina dozijn dussin dusin tucet tuzin düzine tuzina dwunastu дюжина
  13 thirteen dreizehn treize trece treze tredici dertien tretton tretten trzynaście
  14 fourteen vierzehn quatorze catorce catorze quattordici veertien fjorton fjorten czternaście
  15 fifteen fünfzehn quinze quince quindici vijftien femton femten piętnaście quinzaine piętnastu
  16 sixteen sechzehn seize dieciséis dezesseis dezasseis sedici zestien sexton seksten szesnaście
  17 seventeen siebzehn diecisiete dezessete dezassete diciassette zeventien sjutton sytten siedemnaście
  18 eighteen achtzehn dieciocho dezoito diciotto achttien arton osiemnaście
  19 nineteen neunzehn diecinueve dezenove dezanove diciannove negentien nitton nitten dziewiętnaście
  20 twenty zwanzig vingt vingts veinte vinte venti twintig tjugo tyve dwadzieścia dvacet húsz kaksikymmentä douăzeci yirmi двадцять двадесет είκοσι عشرون عشرين बीस ishirini vingtaine veintena vintena ventina dvadeset dvadsať kakskümmend divdesmit dvidešimt tuttugu двайсет двадцать עשרים ยี่สิบ 스무 스물 dwudziestu
  30 thirty dreißig trente treinta trinta trenta dertig trettio tretti tredive trzydzieści treintena třicet tridsať trideset harminc kolmekymmentä treizeci otuz тридцять тридцать трийсет τριάντα ثلاثون ثلاثين الثلاثين שלושים तीस thelathini 서른 trzydziestu
  40 forty fourty vierzig quarante cuarenta quarenta quaranta veertig fyrtio czterdzieści førti fyrre čtyřicet štyridsať četrdeset negyven neljäkymmentä patruzeci сорок четиридесет σαράντα أربعون أربعين الأربعين ארבעים चालीस arobaini 마흔 czterdziestu
  50 fifty fünfzig cinquante cincuenta cinquenta cinquanta vijftig femtio halvtreds pięćdziesiąt padesát ötven خمسون خمسين الخمسين पचास femti päťdesiat pedeset viisikymmentä cincizeci elli пʼятдесят пятьдесят петдесет πενήντα חמישים hamsini 쉰 pięćdziesięciu полсотни
  60 sixty sechzig soixante sesenta sessenta sessanta zestig sextio sześćdziesiąt seksti šedesát šesťdesiat šezdeset hatvan kuusikymmentä șaizeci altmış шістдесят шестьдесят εξήντα ستون ستين الستين שישים साठ sitini sześćdziesięciu
  70 seventy siebzig setenta settanta zeventig sjuttio siedemdziesiąt septante sytti halvfjerds sedmdesát sedemdesiat sedamdeset hetven seitsemänkymmentä șaptezeci yetmiş сімдесят семьдесят εβδομήντα سبعون سبعين السبعين שבעים सत्तर sabini siedemdziesięciu
  80 eighty achtzig ochenta oitenta ottanta tachtig åttio osiemdziesiąt octante huitante osmdesát osemdesiat osamdeset nyolcvan kahdeksankymmentä optzeci seksen вісімдесят восемьдесят ογδόντα ثمانون ثمانين שמונים अस्सी themanini osiemdziesięciu
  90 ninety neunzig noventa novanta negentig nittio dziewięćdziesiąt nonante halvfems devadesát deväťdesiat devedeset kilencven yhdeksänkymmentä nouăzeci doksan девʼяносто девяносто ενενήντα تسعون تسعين תשעים नब्बे tisini dziewięćdziesięciu
  100 hundred hundert cent cien cem cento honderd hundra hundre sto száz sata sută yüz مائة مئة सौ centaine centaines centenar centenares centena centenas centinaio centinaia honderdtal setka сто сотня εκατό מאה seratus 백 ciento setki
  200 zweihundert tweehonderd doscientos doscientas duzentos duzentas duecento tvåhundra tohundre dwieście двісті двести dvěstě kétszáz kaksisataa
  300 dreihundert driehonderd trescientos trescientas trezentos trezentas trecento trehundra trehundre trzysta триста třista
  400 vierhundert vierhonderd cuatrocientos cuatrocientas quatrocentos quatrocentas quattrocento fyrahundra czterysta чотириста
  500 fünfhundert vijfhonderd quinientos quinientas quinhentos quinhentas cinquecento femhundra femhundre pięćset пʼятсот пятьсот pětset
  600 sechshundert zeshonderd seiscientos seiscientas seiscentos seiscentas seicento sexhundra sześćset
  700 siebenhundert zevenhonderd setecientos setecientas setecentos setecentas settecento sjuhundra siedemset
  800 achthundert achthonderd ochocientos ochocientas oitocentos oitocentas ottocento åttahundra osiemset
  900 neunhundert negenhonderd novecientos novecientas novecentos novecentas novecento niohundra dziewięćset
  1000 thousand tausend mil mille duizend tusen tusind tysiąc tisíc ezer tuhat
  1000000 million millions mio millionen millones millón milhões milhão milione milioni miljoen miljoner miljon millioner milion miliony milionů`;

/** Words beside which "one" is a pronoun: "the one", "one of them". */
export const NOT_BEFORE_ONE = wordSet('the this that each every any another no such which other only');
export const NOT_AFTER_ONE = wordSet(
  'of for from in at to with who which that is are and or on by as per more less another time way',
);

/** Words for numbers that are also other words. They count as the first word of a request. */
export const FIRST_NUMBER_WORDS = wordSet('due sei tri sto sata cent doi dos seize elf quince sept fem');

/** Words of asking, after which a word still counts as the first: "gib mir elf". */
export const ASKING_WORDS = wordSet(
  'gib gebt mir bitte ich brauche mochte will donne donnez moi je veux voudrais besoin de necesito quiero dame deme preciso quero dammi vorrei voglio ge mig jag vill ha daj mi prosze potrzebuje chce geef me ik wil give need want i please',
);

/** English words that equal a number without its marks. */
export const MARKED_NUMBER_WORDS = wordSet('pet pat bes');

/** Words of scripts without spaces that stand beside numbers and names. */
export const UNSPACED_WORDS =
  '高齢者 お年寄り 老人 老年人 未成年 未成年人 未成年者 ください 请给我 請给我 给我 生成 在住 のみ だけ 岁 歳 才 代 대 세 살 以上 以下 未満 미만 이상 이하 的 の を 年生まれ 年出生 년생 出生 生まれ 以外 を除く 除く ではない 不要 不是 除了 말고 제외 빼고 아닌 到 至 から อายุ มากกว่า น้อยกว่า ถึง ไม่ใช่ ไม่มี ยกเว้น 没有 沒有 없이 一半 半分 절반 无效 無效 無効 無効な 错误 不正な 不合法 誤った 間違った 잘못된 틀린 로마자 ローマ字 罗马字 羅馬字 間違っている チェックディジットが間違っている チェックディジットエラー 桁数が足りない 桁数不足 桁数が多い 校验位 校验码 位数不够 位数不足 位数过多';

/** Numerals for counting, and the words after them. */
export const HAN_NUMERALS = '一二三四五六七八九十';
export const COUNTERS = '个個名位人件枚张張条條份組组つ개명건장';

/** Cities with numbered districts: "Dublin 4". */
export const NUMBERED_CITIES = wordSet('dublin paris lyon marseille wien vienna praha prague budapest');

/** Words after or before which a number is no count: "16 digit card", "18 years old", "ISO 13616". */
export const UNIT_WORDS =
  wordSet(`digit digits letter letters character characters char chars year years yr yrs day days month months
  bit bits byte bytes factor st nd rd th pm cijfers cyframi cyfr digitos chiffres ziffern cifre siffror siffer`);
export const NUMBERED_WORDS =
  wordSet(`iso rfc http status error errors returns returned by port release line version v born in since year age aged over under before after until to number no nr
  mod modulo modulus level rate ratio share probability tier phase sprint ticket issue story bug defect task epic incident pr tc between and above below page offset chapter section step
  windows iphone ios android route floor case length ending room apartment apt flat suite cvv cvc groups class category grade points month day week quarter klasse steuerklasse monat mois mes mese`);

/** Words before things that each row has, whose number is no count: "a person with 2 cards". */
export const HAVING_WORDS = wordSet('with having uses mit avec con com med');

/** Things that contain rows: "a list with 10 names". */
export const CONTAINER_WORDS = wordSet(
  'test tests run list lists file files table tables array datensatz datensätze fichier fichero archivo arquivo elenco plik bestand sheet spreadsheet excel xlsx workbook fixture fixtures payload export import dump feed report script json yaml parquet data dataset set batch sample document response page database db body collection start begin liste tabelle datei tableau lista tabla',
);

/** Parents, before "of" and the number of their children: "mum of two". */
export const PARENT_WORDS = wordSet(
  'mother father mum mom dad parent family household widow widower grandmother grandfather',
);

/** Words before which a 4 means "for": "data 4 testing". */
export const FOR_WORDS = wordSet('testing qa demo me my our');

/** Persons in a list of fields that mean a name: "account holder and iban". */
export const HOLDER_WORDS = wordSet(
  'accountholder cardholder holder kontoinhaber karteninhaber titulaire titular intestatario rekeninghouder posiadacz payee payer beneficiary remitter creditor debtor beneficiario ordenante',
);

/** Words before a seed. */
export const SEED_LEADERS = wordSet('with using use the a same fixed random by of and mit avec con');

/** Words that make a count a bound, and the amount they add to it. */
export const COUNT_BOUNDS: ReadonlyMap<string, number> = new Map([
  ...['more than', 'over', 'above', 'mehr als', 'plus de', 'mas de', 'mais de', 'piu di', 'meer dan'].map(
    (words) => [words, 1] as const,
  ),
  ...['fewer than', 'less than', 'under', 'below', 'weniger als', 'moins de', 'menos de', 'meno di'].map(
    (words) => [words, -1] as const,
  ),
  ...`at least,at most,up to,no more than,not more than,no less than,not less than,no fewer than,not fewer than,not over,
not under,exactly,precisely,about,around,approximately,approx,roughly,nearly,almost,some,only,just,minimum,maximum,min,max,
mindestens,hochstens,genau,ungefahr,etwa,au moins,exactement,environ,al menos,exactamente,unos,almeno,pelo menos,n,count,quantity,qty,total,limit`
    .split(/,\s*/)
    .map((words) => [words, 0] as const),
]);

/** Codes of countries that are also words of some language or abbreviations. */
export const CODE_WORDS = wordSet(`
  eg in is it at be my no us id de an am as so to do me by ad al au aus fra
  ar ca ch co es et hr hu ie il lb ma na om pe ph qa ro sa se si tr oz rsa zim bit sui
  nam can per are nor fin est ago mar mus tun sen cod col eth hun bel and aut irl isl prt arg ind pol ita isr dom lux`);

/** Words after which a code means "of" or the like in their language: "namba za M-Pesa", "kailangan ko ng 5 babae". */
export const CODES_BEHIND: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['za', wordSet('namba nambari akaunti anwani kadi')],
  ['ng', wordSet('ko numero pangalan listahan')],
]);

/** Languages and the countries that speak them, in locale notation: alternatives in a pattern. */
export const LOCALES = `
  ar[-_](?:ae|bh|dz|eg|jo|kw|lb|ma|om|qa|sa|tn) bn[-_](?:bd|in) cs[-_]cz da[-_]dk de[-_](?:at|ch|de|lu) el[-_]gr
  en[-_](?:au|ca|gb|gh|hk|ie|in|ke|ng|nz|ph|sg|ug|us|za|zm|zw) es[-_](?:ar|cl|co|ec|es|mx|pe|us|uy) et[-_]ee
  fr[-_](?:be|ca|cd|ch|ci|cm|dz|fr|lu|ma|mu|sn|tn) he[-_]il hi[-_]in it[-_](?:ch|it) ja[-_]jp ko[-_]kr ms[-_](?:my|sg) (?:nb|nn|no)[-_]no
  nl[-_](?:be|nl) pt[-_](?:ao|br|mz|pt) sl[-_]si sr[-_]rs sv[-_](?:fi|se) sw[-_](?:ke|tz) ta[-_](?:in|lk) uk[-_]ua ur[-_]pk vi[-_]vn zh[-_](?:cn|hk|sg)
  (bg|fi|hr|hu|id|is|lt|lv|pl|ro|sk|th|tr)[-_]\\1`
  .trim()
  .split(/\s+/)
  .join('|');

/** Country codes that are also common English words. */
export const ENGLISH_CODES = wordSet(
  'in is it at be my no id an am as so to do me by can per are nor and qa hr',
);

/** Codes whose capitals usually mean something else: "photo for ID", "data for QA". */
export const ACRONYM_CODES = wordSet('id qa hr');

/** Words for a phone that is no landline. */
export const WORDS_FOR_MOBILES = `mobile cell cellular cellphone gsm handy handynummer mobilnummer mobiltelefon portable móvil móviles celular
  celulares telemóvel cellulare cellulari mobiel mobiele mobil mobilní komórka komórkowy komórkowego cep matkapuhelin hp ponsel мобильный
  мобильного мобільний мобільного κινητό جوال الجوال 手机号 手机号码 携帯番号 휴대폰번호 मोबाइलनंबर`;

/** Codes that testers write in capitals for something else, if another country is named: "run in CI: german iban". */
export const TOOL_CODES = wordSet('ci cd qa pk');

/** Codes that mean another word before a field: "my phone", "no phone", "id and phone". */
export const DETERMINER_CODES = wordSet('my no per id');

export const ARTICLES = wordSet('a an the');

/** The English word "no", which is also a country's code. */
export const NO_WORD = wordSet('no');

/** Legal forms that are recognised in addition to those of a country's firms. */
export const OTHER_FORMS = wordSet('gbr kgaa partg einzelunternehmen einzelfirma llp ооо оао зао тов фоп');

/** Words before one of something. */
export const ONE_WORDS = wordSet('a an one');

/** Letters that stand alone for a sex: "pesel f". */
export const LONE_LETTERS = wordSet('f m');

/** Codes that mean "of" in some language. */
export const LINKING_CODES = wordSet('de');

/** Codes that are pronouns, except after a field and a word for a place. */
export const PRONOUN_CODES = wordSet('us it');

/** Words for the subject that name no field: a code after one is no pronoun ("toll free number us"). */
export const ROW_WORDS = wordSet(
  'number numbers data details info record records profile profiles sample samples',
);

/** Codes that mean another word after a field: "passport no", "phone id"; some after one in their language. */
export const ENDING_WORDS = wordSet('no id');
export const FOREIGN_ENDINGS = wordSet('aus');

/** Words between a field and the code of its country. */
export const CODE_LINKS = wordSet('in from of for');
export const PLACE_LINKS = wordSet('in from');
/** Words after which a code in capitals is one, whatever follows: "customer from IT with IBAN". */
export const ORIGIN_LINKS = wordSet('from aus uit fran fra z iz de');

/** Words before a code in lower case. */
export const CODE_LEADERS = wordSet(
  'a an one some random valid fake test sample new real realistic synthetic dummy mock any',
);

/** Names of territories that are also words. They count when capitalised. */
export const TERRITORY_WORDS = wordSet('island islands pole poles polka turk dane chili jersey');

/** Countries that are named together with the one they are part of, by their codes. */
export const WHOLES: Readonly<Record<string, string>> = { hk: 'cn' };

/** Names of territories that usually mean a language. They count if no other is named. */
export const LANGUAGE_WORDS = wordSet('english anglais ingles inglese engels');

/** Words before a people's name that make it a language: "Swiss who speaks German". */
export const SPOKEN_WORDS =
  wordSet(`french german italian spanish portuguese dutch danish swedish norwegian finnish polish czech slovak
  hungarian romanian bulgarian greek turkish russian ukrainian lithuanian latvian estonian croatian serbian slovenian
  chinese japanese korean vietnamese thai indonesian malay bengali urdu swahili amharic hebrew maltese icelandic`);
export const SPEAKS_WORDS = wordSet('speaking speaks speak spoken');

/** Words after a people's name that make it a language: "French-speaking". */
export const SPEAKING_WORDS = wordSet('speaking speaker speakers language letters alphabet characters');

/** Local names of identifiers that are also words. They imply their country only in capitals. */
export const LOCAL_NAME_WORDS =
  wordSet(`pan run sin sim ice tan fin kid fan till nit rut ine ife cab abi rfc pis nis bacs pad ideal
  fast iris swish tips bit momo cep ein rip tin spei sus ipn inn nas mst moms steuer said amo bae
  aba pnr tra fps ips ic sdi rea cie eps roc maks pases sns bps`);

/** Words of descriptions. A local name that consists of these alone implies no country. */
export const DESCRIPTIVE_WORDS = wordSet(`
  id number numbers no card code name type key address document identity identification identifier personal individual national
  international civil resident residence citizen person unified unique virtual social security insurance insurer health medical
  medicare pension tax taxpayer fiscal income vat gst sales registration registered register registry reference file account bank
  branch clearing routing transit institution payment transaction receipt approval session control operation tracking trace
  invoice issuer qualified merchant shop business company corporate corporation commercial trade commerce licence license driving driver drivers
  permit vehicle car plate plates mark tag voter voters electoral passport travel birth constant variable symbol family
  area telephone block building house customer common basic alien foreigner employee entity holder alias agency social till
  instant transfer transfers mobile wallet money direct debit credit deposit fast app bill bills order slip reference
  qr ocr e2e css sha uid eid rrn ref cc cf bi mf ci dea ipa ua ip tel fin end to of in as the and for by pay state public
  internal service services system universal provident fund employees old digits digit point sale utr upi2 permanent
  economic organisation organization legal form industry founded revenue annual website description category stock weight rating
  price brand ean sku lei employees e a iban bban bin vin nid smart certificate team model blink giro documento dominio carnet agencia
  identidade permiso oficina entidad entidade comercio referencia credencial libreta llave carteira transferencias virement bancaire
  prelevement identifiant unique national nacional operacion cedula matricule patente placa placas chapa steuern
  steuernummer skat banko impot numero nr de du del da do la le di permis handler commercant mandate beneficiary by
  protection number post postal`);

/** Phrases that contain a territory's name and do not mean it. */
export const NOT_TERRITORIES: readonly string[] =
  'Banque Misr|Danske Bank|New Mexico|New England|British Columbia|New South Wales|American Express|Bank of America|Bank of England|Deutsche Bank|Deutschen Bank|Bank of China|Royal Bank of Scotland|Bank of Ireland|Air France|Polish notation|English letters|English alphabet|in English|in plain English|French press'.split(
    '|',
  );
