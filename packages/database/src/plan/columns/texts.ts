import { asPicture } from './asPicture.ts';
import { fitting, type Here, LONGEST_COLUMN, type Making, type Meaning } from './here.ts';
import { entriesFor } from './lookups.ts';
import { found, phrasesIn } from './named.ts';
import { usualRange } from './numbers.ts';
import { sharedMeaning } from './shared.ts';
import { TEXTS, type Texts } from './textWords.ts';
import { bare, singular, wordsOf } from './words.ts';

/** Returns the meaning of a name of several words that must not be split: `mac_address` is not an address. */
export function wholeMeaning(here: Here): Meaning | undefined {
  return here.words.length > 1 || /\d$/.test(here.column.name)
    ? tried(here, found(TEXTS, [here.words.join('_')]))
    : undefined;
}

/** Returns the meaning of a text column that is not about a person, firm or product. */
export function textMeaning(here: Here): Meaning | undefined {
  const { comment = '' } = here.column;
  const said = wordsOf(comment).length <= 3 ? [wordsOf(comment).join('_')] : [];
  const texts = found(TEXTS, [...phrasesIn(here.words, here.table.name), ...said]);
  return (
    tried(here, texts) ??
    (isOpen(here.words) ? undefined : sharedMeaning(here)) ??
    codeMeaning(here) ??
    nameMeaning(here) ??
    numberText(here)
  );
}

/** Returns the first meaning that fits into the column. */
function tried(here: Here, texts: Texts | undefined): Meaning | undefined {
  if (!texts) return undefined;
  for (const making of typeof texts === 'function' ? texts(here) : texts) {
    const fit = fitsConst(here, making) ?? fitting(here, making, isProse(making));
    if (fit) return { making: fit, why: 'name' };
  }
  return undefined;
}

function fitsConst({ limits, unique }: Here, making: Making): Making | undefined {
  if (!('const' in making) || unique) return undefined;
  return String(making.const).length <= (limits.most ?? 1e9) ? making : undefined;
}

function isProse({ type = '' }: Making): boolean {
  return /^(sentence|paragraph|words)/.test(type);
}

const CODES =
  /(^|_)(code|number|no|nr|num|nummer|numero|ref|reference|key|identifier|ident|id|sku|codigo|cod|kod|folio|matricula|symbol|abbreviation|abbr|prefix|invoice|voucher|coupon|ticket|barcode|serial|mrn|name_key)$|nummer$/;

/** Returns a number or a code that distinguishes rows. */
function codeMeaning(here: Here): Meaning | undefined {
  const { words, table, unique } = here;
  if (!CODES.test(bare(words.join('_'))) && !(unique && !isName(words))) return undefined;
  const letters = bare(
    singular(words.length > 1 ? (words[0] as string) : (wordsOf(table.name).at(-1) ?? 'x')),
  );
  const start = letters
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .toUpperCase();
  for (const pattern of [
    start.length === 3 ? `${asPicture(start)}-######` : '@@-######',
    '@@@####',
    '@@###',
    ...shortest(here),
  ]) {
    const making = fitting(here, { pattern }, false);
    if (making) return { making, why: 'name' };
  }
  return undefined;
}

/** Returns letters and digits, as many as fit into the column. */
function shortest({ limits, column: { type } }: Here): readonly string[] {
  const exactly = type.kind === 'text' ? type.exactly : undefined;
  const most = Math.max(1, Math.min(exactly ?? 8, limits.most ?? 8));
  return ['*'.repeat(Math.min(Math.max(most, limits.fewest), LONGEST_COLUMN))];
}

function isName(words: readonly string[]): boolean {
  return /^(name|title|label|nombre|nom|nome|naam|nazwa|bezeichnung|designation|titel|titre|titulo)$/.test(
    bare(words.at(-1) ?? ''),
  );
}

/** Returns true if a name needs a table name to have a meaning. */
function isOpen(words: readonly string[]): boolean {
  return isName(words) || /^(id|key|fullname|shortname)$/.test(words.at(-1) ?? '');
}

/** Returns a name for rows that are neither persons, firms nor products. */
function nameMeaning(here: Here): Meaning | undefined {
  const { words, unique } = here;
  if (!isName(words)) return undefined;
  const entries = words.length > 1 ? entriesFor(words.slice(0, -1).join('_')) : undefined;
  const listed =
    entries && !unique
      ? fitting(here, { type: `enum:${entries.map(({ name }) => name).join(',')}` }, false)
      : undefined;
  if (listed) return { making: listed, why: 'name' };
  for (const type of ['words:3', 'words:2', 'word']) {
    const making = fitting(here, { type }, type === 'words:2');
    if (making) return { making, why: 'name', unsure: true };
  }
  return undefined;
}

/** Returns a number that is stored as a text. */
function numberText(here: Here): Meaning | undefined {
  const numbers = usualRange(here.words, here.table.name);
  const making =
    numbers && numbers[0] >= 0
      ? fitting(here, { pattern: `{${numbers[0]}-${numbers[1]}}` }, false)
      : undefined;
  return making && { making, why: 'name' };
}

/** Returns a text of which only the length is known. */
export function anyText(here: Here): Meaning {
  const { limits, unique } = here;
  const { most = 200, fewest } = limits;
  const tries: readonly Making[] = unique
    ? [{ type: 'words:3' }, { pattern: '@@-######' }, ...shortest(here).map((pattern) => ({ pattern }))]
    : [
        ...(most >= 60 ? [{ type: 'sentence:6' }] : []),
        { type: 'words:2' },
        { type: 'word' },
        ...shortest(here).map((pattern) => ({ pattern })),
      ];
  for (const making of tries) {
    const fit = fitting(here, making, false);
    if (fit) return { making: fit, why: 'type', unsure: true };
  }
  const length = Math.max(1, Math.min(most, Math.max(fewest, 8), 1000));
  return {
    making: { type: `string:${length}`, ...(unique ? { unique: true } : {}) },
    why: 'type',
    unsure: true,
  };
}
