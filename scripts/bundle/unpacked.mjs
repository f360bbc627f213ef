// What published modules read their packed texts by; `packed.mjs`, `packedTables.mjs`, `packedLetters.mjs` and
// `packedPairs.mjs` write them.

/** A table that lost its keys, the first words of `lines`; it has none of them where it is blank. `Agent</e> d'achat` stands for both forms. */
export function unpackedTable(text, lines) {
  const keys = lines.trim().split(/\n\s*/);
  const restored = (line, at) =>
    line && `\n${keys[at].split(' ')[0]} ${line.replace(/^(.*)<(.*)\/(.*)>(.*)$/, '$1$2$4/$1$3$4')}`;
  return text.split('\n').map(restored).join('');
}

/** What letters are written by, in the order in which they are common in texts. */
export const SIGNS = 'aeinrlmtsohdukbgyvjpfzwcxqASMRHNBKDTEILGJPOFWYUZVCXQ0123456789!#%&*+<>?@^{}';

/** What says how many scripts of 128 letters further a run's is: the first, nothing, none. */
export const MARKS = " '(),-.;[";

/** Runs of signs behind `~` as letters of an alphabet. */
export function unpacked(text, alphabet, shift) {
  return text.replace(/~(['(),\-.;[]?)([A-Za-z0-9!#%&*+<>?@^{}]+)~?/g, (_, mark, run) =>
    Array.from(run, (sign) =>
      String.fromCharCode(alphabet.charCodeAt(SIGNS.indexOf(sign)) + shift + 128 * MARKS.indexOf(mark)),
    ).join(''),
  );
}

/** The same of the Far East's letters, three signs for each. */
export function unpackedWide(text) {
  return text.replace(/~([a-z0-9]+)~?/g, (_, run) =>
    run.replace(/.../g, (sign) => String.fromCharCode(parseInt(sign, 36) + 0x3000)),
  );
}

/** What pairs of letters are written by. */
export const PAIR_SIGNS = `${SIGNS}'(),-.;[]|`;

/** Words of signs for two letters each as names in both scripts, but what stands behind `~`. */
export function unpackedPairs(text, table, shift) {
  const letterAt = (at) =>
    table[at] === '!' ? '_' : table[at] > ' ' ? String.fromCharCode(table.charCodeAt(at) + shift) : '';
  return text
    .replace(/(^|[\s/])([^\s/:@~]+)/g, (_, before, run) => {
      let native = '';
      let latin = '';
      for (let i = 0; i < run.length; i++) {
        const sign = run[i];
        const exact = '$=_'.includes(sign) ? run[++i] : '';
        const at = PAIR_SIGNS.indexOf(exact || sign);
        const small = exact ? '' : table[SIGNS.length + PAIR_SIGNS.length + at].trim();
        if (sign === '=') latin += exact;
        else native += at < 0 ? exact : letterAt(sign === '_' ? at : SIGNS.length + at);
        latin += '_-'.includes(latin.slice(-1)) ? small.toUpperCase() : small;
      }
      return `${before}${native}|${latin}`;
    })
    .replace(/~/g, '');
}

/** Lists by the years in the first line. */
export function unpackedYears(text) {
  const [years, ...lists] = text.split('\n');
  return Object.fromEntries(years.split(' ').map((year, at) => [year, lists[at]]));
}
