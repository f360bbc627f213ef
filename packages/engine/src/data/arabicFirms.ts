import type { OwnField } from '../model.ts';
import { type Book, book, translateWords } from './arabicScript.ts';

/** Names of Arab firms, in a language with Latin letters and in Arabic. */
export interface FirmWords {
  /** Brand names that replace a family name, as pairs. */
  readonly brands: string;
  /** Trades, `Latin=native|…` after their sector, one per line. */
  readonly trades: string;
}

/**
 * Returns a firm's name in Arabic letters, from its name in Latin letters; `*` in a form stands for name and trade.
 * `called` are the words in the language of its Latin name.
 */
export function arabicFirm(
  called: FirmWords,
  words: Book,
  forms: Readonly<Record<string, string>>,
): OwnField {
  const trades = tradesIn(called.trades);
  const all = new Map([...book(called.brands, BOTH), ...words]);
  return {
    label: 'Company name in Arabic',
    special: true,
    synonyms: ['arabic name', 'native name'],
    make(_, p) {
      const { form, trade, founder, partner } = p.firm;
      let name = p.read('name').replace(form.name.text, '').trim();
      const at = name.lastIndexOf(trade.text);
      if (at >= 0) name = (name.slice(0, at) + name.slice(at + trade.text.length)).trim();
      name = translateWords(name, all);
      for (const { text, native } of [founder, partner]) name = name.replace(text, native?.text ?? text);
      const does = trades.get(trade.text) ?? '';
      // The kind of firm precedes its name, its purpose follows it.
      const own = does.startsWith('ل') ? `${name} ${does}` : `${does} ${name}`;
      return (forms[form.name.text] ?? 'شركة *')
        .replace('*', own.trim())
        .replace(/ {2,}/g, ' ')
        .replace('شركة شركة', 'شركة');
    },
  };
}

/** Words in names of both languages. */
const BOTH = `وأولاده|&_Sons وشركاه|&_Partners إخوان|Brothers إخوان|Frères مجموعة|Group المتحدة|United الحديثة|Modern الخليج|Gulf
  الدولية|International الشرق|Orient`;

function tradesIn(lines: string): Book {
  const pairs = lines
    .trim()
    .split('\n')
    .flatMap((line) => line.trim().replace(/^\S+ /, '').split(/\|+/));
  return new Map(pairs.map((pair) => pair.split('=') as [string, string]));
}
