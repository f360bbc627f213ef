/** The words of a name, in lower case: `firstName`, `first_name`, `FIRST-NAME`. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** A name with the abbreviations of old systems written out: `CUST_FST_NM` is `customer_first_name`. */
export function spelledOut(name: string): string {
  const words = wordsOf(name);
  const whole = words.map((word, i) => {
    const [, line] = /^ln(\d)$/.exec(word) ?? [];
    if (line !== undefined) return `line${line}`;
    const beside =
      words[i - 1] === 'exp'
        ? EXPIRY
        : word === 'mid' && /^na?me?$/.test(words[i + 1] ?? '')
          ? MIDDLE
          : WRITTEN_OUT;
    return Object.hasOwn(beside, word) ? (beside[word] as string) : word;
  });
  return whole.some((word, i) => word !== words[i]) ? whole.join('_') : name;
}

const EXPIRY: Readonly<Record<string, string>> = {
  mm: 'month',
  mon: 'month',
  yy: 'year',
  yyyy: 'year',
  yr: 'year',
};
const MIDDLE: Readonly<Record<string, string>> = { mid: 'middle' };
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  ...{ nm: 'name', cd: 'code', fst: 'first', frst: 'first', lst: 'last', ename: 'name', desc: 'description' },
  ...{
    cust: 'customer',
    emp: 'employee',
    dept: 'department',
    mgr: 'manager',
    prod: 'product',
    org: 'organization',
  },
  ...{
    acct: 'account',
    bal: 'balance',
    sal: 'salary',
    narr: 'narrative',
    sts: 'status',
    stat: 'status',
    typ: 'type',
  },
  ...{
    ctry: 'country',
    cntry: 'country',
    natl: 'national',
    nat: 'national',
    mob: 'mobile',
    brnch: 'branch',
    tin: 'tax_id',
  },
  ...{ cre: 'created', crt: 'created', upd: 'updated', flg: 'flag', emb: 'cardholder' },
};

/** A word without the ending of several: `categories`, `addresses`, `items`. */
export function singular(word: string): string {
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Looks words up that are written as one text, each behind a space; accents make no difference. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter(Boolean).map(bare));
}

/** A word without accents. */
export function bare(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o');
}
