import { fold, list } from '../kernel/text.ts';
import { wordSet } from './requestWords.ts';

/** Words of exclusion in languages outside western Europe, as people write them: alternatives in patterns. */

/** Words that exclude what follows: "tanpa email", "除了北京". */
export const EXCLUDING_ABROAD =
  `excl|exkl|ilman|nem kell|nincs|nie potrzeb\\w+|nepotrebuj\\w+|excepte|undtagen|unntatt|undantaget|bukan|selain|kecuali|tanpa|tidak (?:ada|perlu|mau|usah)|tiada|jangan|không phải|không có|không|trừ|ngoài|fără|afară|cu excepția|kivéve|isipokuwa|bila|maliban|walang
  |не (?:нуж[а-я]+|надо|треба|потріб[а-яі]+|трябва)|не|без|кроме|крім|окрім|освен|изключая|осим|ليس(?:ت|وا)?|بدون|ما عدا|ماعدا|باستثناء|مش|مو|όχι|εκτός|χωρίς|εξαιρουμέν\\S*|לא|בלי|ללא|למעט|חוץ|ไม่ใช่|ไม่มี|ไม่เอา|ไม่|ยกเว้น
  |不要|不是|不含|不包括|除了|除|非|没有|沒有|(?<!के )बिना|välja arvatud|izņemot|išskyrus|nema`.replace(
    /\s*\n\s*/g,
    '',
  );

/** Words that exclude what precedes: "東京以外", "महिला नहीं", "İstanbul dışında". */
export const EXCLUDED_ABROAD =
  '(?:(?:の|を|が|は|이|가|은|는|을|를) )?(?:以外(?:の|で)?|(?:を)?除(?:く|いて|き)|ではない|じゃない|でない|なし(?:で)?|抜き(?:で)?|除外|제외(?:하고|한)?|아닌|아니고|빼고|말고|없이|없는)|(?:को )?छोड़(?:कर|के)|के (?:बिना|अलावा|सिवा\\S*)|नहीं|ছাড়া|বাদে|kivételével|nélküli?|dışın(?:da(?:ki)?|dan)|olmasın|olmadan|istemiyorum|(?:ausgenommen|exclue?s?|excluid[oa]s?|esclus[oaie]|uitgezonderd|undtaget|wykluczon\\w+|vyjma|(?:(?:is|are) )?(?:null|none))(?= $)';

/**
 * Words that negate a sex right after them at the start of a part of the request; elsewhere they often mean
 * something else.
 */
export const NOT_OF_A_SEX = 'hindi si sio siyo nu ne nem ei nav mitte ekki';

/** Words that exclude a field right after them, and mean something else before other things. */
export const NOT_OF_A_FIELD = 'ex|less|null|unset|empty|blank';

/** Words between an exclusion and its subject: "не из Киева", "εκτός από άνδρες", "no fixed address". */
export const EXCLUSION_LINKS =
  'από την τις τους του sa kwa ya wa dari từ ở из зі із в у од iz de la trong fixed permanent known confirmed verified listed festen feste ceux celles celui quelli quelle coloro aquellos aquellas diejenigen denen degenen tych gli à v ve davon ihnen entre eux elles ellos ellas ella loro deles delas hen hun nich nimi dem dei deres них неї n est sont ont ist sind hat haben heeft hebben zijn jest mają ma ha hanno tem têm es tiene tienen är er har either ever whatsoever near held soll sollen darf dürfen kann sein doit doivent être debe deben ser deve devono essere devem moet moeten mag mogen ska skal være vara powinien powinna być';

/** Words before an exclusion that limit it to some rows: "some without phone". */
export const SOME_ROWS =
  /^(?:some|half|few|most|many|several|percent|einige|manche|certains|algunos|alcuni)$/;

/** Words for not that must be reported if they have no effect; some of them count only in certain countries. */
export const LOST_NOT: ReadonlyMap<string, readonly string[] | undefined> = new Map([
  ...list(
    'nicht niet nie inte ikke ikkje nem nao nije nisu není bukan tidak không değil ilman 아님 아닙니다 아니 לא لا ليس не ні δεν όχι ไม่',
  ).map((word) => [fold(word), undefined] as const),
  ['ei', ['fi', 'ee']],
  ['ne', ['cz', 'sk', 'hr', 'rs', 'si', 'lt', 'lv', 'bg']],
  ['nu', ['ro']],
]);

/** Words before and after a "not" that excludes nothing: "warum nicht", "nicht vergessen". */
export const NOT_LEAVING = {
  behind: wordSet('warum wieso waarom varför hvorfor pourquoi dlaczego proč miért perché porque'),
  before: wordSet('vergessen vergeten glömma glemme glem zapomnij zapomnieć zapomenout esquecer felejtsd'),
};
