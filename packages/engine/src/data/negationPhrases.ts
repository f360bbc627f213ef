/**
 * Phrases for not, nobody, nothing but and not only in requests, in many languages, as people write them:
 * alternatives in patterns.
 */

/**
 * Words for nobody and for not one, before a description: "none of them women", "niemand aus Wien", "ни одного
 * мужчины".
 */
export const NOBODY =
  `none(?: of (?:them|these|those|whom|which|(?:the|our|my)(?: [a-z]+)?))?|no one|noone|nobody|(?<!why )not (?:an?|one|even one|any) single|no single|(?:kein\\w*|nicht ein\\w*) einzige[rnsm]?|pas une? seule?|ni un[oa]? sol[oa]|nem uma?(?: unic[oa])?|(?:neanche|nemmeno|neppure) un[oa]?|geen enkele?|inte en enda|ikke en eneste
  |niemand(?:en|em)?|weder|nadie|ninguém|nikt|nikogo|żaden|ani jed\\w+|nikdo|nikoho|nimeni|niciun\\w*|hiç(?: kimse|bir)?|κανείς|κανένας?|никто|никого|никак\\S+|ни одн\\S+|ніхто|нікого|жоден|жодн\\S+|senki|нет|нема`.replace(
    /\s*\n\s*/g,
    '',
  );

/** Negated verbs, language by language: "no viven en", "którzy nie mają", "do not add". */
export const NOT_DOING =
  `(?:not|never) (?:add|append|attach|display|supply|mention|reveal|disclose|expose|share|specify|deliver|carry|possess|own|hold|store|collect)(?:ing)?|(?:not|never) (?:reside|dwell|stay|hail|lived|originat\\w+)
  |no (?:son|sea[ns]?|est[ae]n?|viv[ae]n?|resid[ae]n?|habit[ae]n?|tienen?|tengan?|incluy\\w+|incluir|añad\\w+|agreg\\w+|poner|pong\\w+|quier\\w+|necesit\\w+|hacen? falta|mostrar|muestr\\w+|pertenec\\w+)
  |não (?:são|sejam?|viv[ae]m?|mor[ae]m?|resid[ae]m?|t[eê]m|tenham?|possu\\w+|inclu\\w+|adicion\\w+|coloc\\w+|coloque\\w*|quer\\w+|precis\\w+|mostr\\w+|pertenc\\w+)
  |(?:che )?non (?:sono|siano|viv(?:ono|ano|e|a)|abit\\w+|risied\\w+|residen\\w+|hanno|abbiano|ha|abbia|inclu(?:dere|di|da|dete)|aggiung\\w+|inser\\w+|mett\\w+|vogli\\w+|serv\\w+|mostr\\w+|provenient\\w+)
  |(?:któr\\w+ )?nie (?:są|jest|mieszka\\w*|pochodz\\w+|maj\\w+|ma|posiada\\w*|dodaw\\w+|dodaj\\w*|dołącz\\w*|uwzględ\\w+|podaw\\w+|chc\\w+|zawier\\w+|pokaz\\w+)|niemieszkaj\\w+|nieposiadaj\\w+
  |(?:som )?(?:inte|ikke) (?:bor|bo|bosatt\\w*|har|ha|have|kommer|inklude\\w+|ta med|lägg\\w* till|tilføj\\w*|legg\\w* til|medtag\\w*|vis\\w*)
  |niet (?:woonachtig|wonend\\w*|wonen|woont|afkomstig|opnemen|toevoegen|meenemen|tonen|hebben|heeft)|nicht (?:wohnhaft|wohnend\\w*|lebend\\w*|ansässig\\w*|gemeldet)|(?:ne )?pas (?:inclure|ajouter|mettre|donner|afficher|fournir|domicili\\w+|résid\\w+|originaires?|besoin)
  |nu (?:din|de la|sunt|este|locui\\w+|au|are|includ\\w*|adăug\\w+|vreau)|ne(?:bydl\\w+|žij\\w+|maj[iu]\\w*|má|pocház\\w+|chci)|ne (?:žive|stanuj\\w+)|ei(?:vät)? (?:ole|asu)
  |не (?:жив\\S+|прожива\\S+|мешка\\S+|име\\S+|мают\\S*|має|включа\\S+|добавля\\S+|додава\\S+|указыва\\S+|вказу\\S+|хочу)|δεν (?:μένουν|ζουν|έχουν|είναι)|لا (?:يسكن\\S*|يعيش\\S*|يقيم\\S*|يملك\\S*)|לא (?:גר\\S*|מתגורר\\S*)
  |tidak (?:tinggal|berdomisili|punya|memiliki|termasuk|menyertakan)|không (?:sống|thuộc|bao gồm|thêm)|wasio(?:ishi)?|asiye(?:ishi)?`.replace(
    /\s*\n\s*/g,
    '',
  );

/** Other words that exclude what follows: "away from", "besides", "spoza". */
export const EXCLUDING_ELSE =
  `(?<!not )(?:far(?: away)?|away) from|(?<!to )save for|besides|strip(?:s|ping)?(?: out)?|delet(?:e|es|ing)|free (?:of|from)|devoid of|different (?:from|than)|elsewhere than|other (?:banks?|cit(?:y|ies)|places?|brands?|people|customers?|clients?) than|ander(?:e[rnsm]?|s)(?: [a-z]+)? als|fuori|en dehors|(?:à l )?exception|excepté|hormis|à part|autres?(?: [a-z]+)? que|otr[oa]s?(?: [a-z]+)? que|distint[oa]s? (?:de|a)|outr[oa]s? que não|divers[oaie] da|altr[oaie](?: [a-z]+)? che
  |lejos|loin|lontano|spoza|poza|inn\\w+(?: [a-z]+)? niż|z wyjątkiem|anders? dan|andere(?: [a-z]+)? dan|uitgezonderd|utanför|utenfor|udenfor|förutom|(?:annan|andra)(?: [a-z]+)? än|(?:anden|andre)(?: [a-z]+)? end|(?:annen|andre)(?: [a-z]+)? enn|în afara|mimo|di luar|nje ya|خارج|מחוץ|поза|вне|不在|不住在?|不居住在|不来自|不來自`.replace(
    /\s*\n\s*/g,
    '',
  );

/** Other words that exclude what precedes: "must be absent", "not allowed", "yaşamayan". */
export const EXCLUDED_ELSE =
  `(?:(?:ones|is|are|be|been|has|have|to|should|shall|must|may|can|will|being|left) )*(?:not (?:be )?(?:present|appear|there|shown|given|displayed|added|listed|available|allowed|permitted|provided|returned|known|filled|populated|set|exist)|forbidden|banned|prohibited|disallowed|barred|undesirable|undesired|off limits)|(?:(?:ones|is|are|be|been|has|have|to|should|shall|must|left|being) )+(?:missing|absent|unset|removed|deleted|stripped|unknown|empty|blank)|(?:missing|absent|removed|unknown|empty|blank|(?:is|are) out)(?= $)
  |(?:nicht|niet) (?:hinzufügen|aufnehmen|ausgeben|angeben|anzeigen|vorhanden|erlaubt|zulässig|erforderlich|opnemen|toevoegen|gewenst|toegestaan|tonen)|weglassen|auslassen|weglaten|verboten|verboden|interdit\\w*|non autoris\\w+|prohibid\\w+|proibid\\w+|vietat\\w+|zabronion\\w+|förbjud\\w+|forbudt|zakázán\\w*|yasak|запрещен\\S*|заборонен\\S*
  |no (?:incluid\\w+|necesari\\w+|permitid\\w+)|não (?:incluíd\\w+|necessári\\w+|permitid\\w+)|non (?:inclus\\w+|necessari\\w+|ammess\\w+)|(?:(?:da|de|ta|te) )?(?:yaşa|otur|ikamet etme|bulun)mayan(?:lar)?|ikamet etmeyen(?:ler)?|içermesin|bulunmasın|yok(?= $)|के बाहर(?: क[ाेी])?|में नहीं(?: रह\\S+)?|से नहीं|に住んでい?ない(?:人)?|(?:에 )?(?:살 ?지|거주하지) 않는`.replace(
    /\s*\n\s*/g,
    '',
  );

/** Words of exclusion that another "not" reverses: "do not omit", "nobody without". */
export const LEAVING_OUT =
  'without|exclud\\w+|omit\\w*|leav\\w+|skip\\w*|drop\\w*|remov\\w+|hid\\w+|lack\\w*|missing|strip\\w*|delet\\w+|avoid\\w*|outside|ohne|sans|sin|sem|senza|bez|zonder|utan|uden|uten|без';

/** "not only" and "not necessarily" before something that is then no condition. */
export const NOT_ONLY =
  `(?:not|no) (?:only|just|merely|solely|exclusively|necessarily)|nicht (?:nur|bloß|allein|ausschließlich|unbedingt|zwingend)|pas (?:seulement|que|uniquement|exclusivement|forcément|nécessairement)|no (?:sólo|solamente|únicamente|necesariamente)|não (?:só|somente|apenas|necessariamente)|non (?:solo|soltanto|solamente|necessariamente)|nie tylko|niekoniecznie|niet (?:alleen|slechts|enkel|per se|noodzakelijk)
  |(?:inte|ikke) (?:bara|endast|enbart|kun|bare|blot|nödvändigtvis|nødvendigvis)|nejen|nielen|nu (?:doar|numai|neapărat)|не (?:только|тільки|лише|обязательно|обов язково|само)|όχι μόνο|ei (?:vain|pelkästään)|nem csak|nemcsak|ne samo|(?:tidak|bukan) hanya|không chỉ|ليس فقط|לא רק`.replace(
    /\s*\n\s*/g,
    '',
  );

/** The same with words around it: "sadece kadın değil". */
export const NOT_ONLY_AROUND = { before: 'sadece|yalnızca|yalnız|सिर्फ|केवल', behind: 'değil(?:dir)?|नहीं' };

/** Words for nothing or nobody except what follows, which alone is wanted. */
export const NOTHING_BUT =
  `(?:no[ -]?one|nobody|none|nothing|no (?:other )?(?:fields?|columns?|values?|people|persons?|customers?|clients?|users?|banks?|cit(?:y|ies)|places?))(?: else)? (?:but|than|except(?: for)?|other than|save(?: for)?|apart from|aside from|besides)|(?:niemand(?:en|em)?|nichts|keine[rnsm]?)(?: ander\\w+)? (?:außer|als|bis auf)|(?:rien|personne|aucune?)(?: d)?(?: autre)? (?:que|sauf|excepté|hormis|à part)|(?:nada|nadie|ningun[oa]?)(?: más)? (?:que|excepto?|salvo|sino)|(?:nada|ninguém)(?: mais)? (?:do que|exceto|salvo|além de)
  |(?:niente|nulla|nessuno)(?: altro)? (?:che|tranne|eccetto|salvo|se non|a parte)|(?:niets|niemand)(?: anders)? (?:dan|behalve|buiten)|(?:nic|nikt|nikogo)(?: inn\\w+)? (?:oprócz|prócz|poza|niż)|(?:inget|ingenting|ingen|intet)(?: an(?:nat|nan|det|dre|net))? (?:än|utom|förutom|end|enn|undtagen|unntatt)|(?:nic|nikdo)(?: jin\\w+)? (?:než|kromě)|(?:ничего|никого|никто) кроме|(?:нічого|нікого|ніхто) о?крім`.replace(
    /\s*\n\s*/g,
    '',
  );

/**
 * Words that precede each of two exclusions: "ni téléphone ni email". Exceptions by the next word: "né à Lyon",
 * "noch eine".
 */
export const NEITHER_NOR = 'ni né nem ani noch nici ні ни niti';
export const NOT_BEHIND_NOR: ReadonlySet<string> = new Set(
  'en le a au avant apres entre depuis dans ein eine einen einer eines mehr mal was number nummer'.split(' '),
);

/** Words for people between "no" and their description, in addition to the words for a record of a person. */
export const PEOPLE_BETWEEN = `people persons customers clients users anyone anybody someone somebody folks residents inhabitants inhabitant citizens account_holders
  clienti kunder klienter klienten personas personnes personen pessoas persone persoane osób osobe ludzi ludzie leute gens gente mensen människor mennesker lidí oameni insan insanlar
  людей einwohner bewohner habitants habitantes abitanti mieszkańców mieszkaniec inwoners`;

/** Words for things that people have or do at a bank. */
export const BANKED_WORDS = `bank banks banked banking account accounts konto konten kontos cuenta cuentas compte comptes conto conti conta contas rekening rekeningen
  konta kontem rachunek rachunku rachunki kontot účet účtu hesap hesabı счет счета рахунок`;
