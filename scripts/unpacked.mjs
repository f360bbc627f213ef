// What published modules read their packed texts by; `packed.mjs`, `packedPairs.mjs` and `packedLetters.mjs` write them.

/** A table that lost its keys, which are the first words of `lines`, and of second forms what they share with the first. */
export function unpackedTable(text, lines) {
  const keys = lines.trim().split(/\n\s*/);
  return text
    .split('\n')
    .map((line, at) => `\n${keys[at].split(' ')[0]} ${line}`)
    .join('')
    .replace(
      /(\S.*)\/(\d)/g,
      (_, first, less) => `${first}/${first.slice(first.indexOf(' ') + 1, first.length - less)}`,
    );
}

/** What letters are written by, in the order in which they are common in texts. */
export const SIGNS = 'aeinrlmtsohdukbgyvjpfzwcxqASMRHNBKDTEILGJPOFWYUZVCXQ0123456789!#%&*+<>?@^{}';

/** Runs of signs behind `~` as letters of an alphabet. */
export function unpacked(text, alphabet, shift) {
  return text.replace(/~([A-Za-z0-9!#%&*+<>?@^{}]+)~?/g, (_, run) =>
    Array.from(run, (sign) => String.fromCharCode(alphabet.charCodeAt(SIGNS.indexOf(sign)) + shift)).join(''),
  );
}

/** The same of the Far East's letters, three signs for each. */
export function unpackedWide(text) {
  return text.replace(/~([a-z0-9]+)~?/g, (_, run) =>
    run.replace(/.../g, (sign) => String.fromCharCode(parseInt(sign, 36) + 0x3000)),
  );
}

/** What pieces of pairs are written by, common ones first: a sign, or one of the last four and another. */
export const PIECE_SIGNS =
  "aeinrlmtsohdukbgvjpfwcxqASMRHNBKDTEILGJPOFWYUZVCXQ0123456789!#%&'()*+,-.;<=>?[]^_yz{}";

/** The pieces of an alphabet, then its letters and the Latin ones alone. */
export function piecesWith(pieces, alphabet) {
  return [
    ...pieces
      .split(' ')
      .map((piece) => piece.split('|'))
      .map(([native, latin]) => [
        native.replace(/./g, (sign) => alphabet.charAt(SIGNS.indexOf(sign)) || sign),
        latin,
      ]),
    ...Array.from(alphabet, (letter) => [letter, '']),
    ...Array.from("_abcdefghijklmnopqrstuvwxyz-'", (letter) => ['', letter]),
  ];
}

/** Words without `~` as `native|Latin` pairs, by their pieces. */
export function unpackedPairs(text, pieces, alphabet, shift) {
  return byPieces(text, piecesWith(pieces, alphabet), (native, latin) => {
    const own = native.replace(/[\u0900-\u097f]/g, (letter) =>
      String.fromCharCode(letter.charCodeAt(0) + shift),
    );
    return `${own}|${latin}`;
  });
}

/** The same as the Latin side of pairs. */
export function unpackedLatin(text, pieces, alphabet) {
  return byPieces(text, piecesWith(pieces, alphabet), (_, latin) => latin);
}

function byPieces(text, pieces, wordOf) {
  const { length } = PIECE_SIGNS;
  return text.replace(/(^|[\s/])(~?)([^\s/:@]+)/g, (_, before, mark, word) => {
    if (mark) return before + word;
    let [native, latin] = ['', ''];
    for (const [sign, second] of word.match(/[yz{}]?./g)) {
      const at = PIECE_SIGNS.indexOf(sign);
      const [own, other] =
        pieces[second ? length - 4 + (at - length + 4) * length + PIECE_SIGNS.indexOf(second) : at];
      native += own;
      latin += other;
    }
    return (
      before +
      wordOf(
        native,
        latin.replace(/(^|[_-])[a-z]/g, (first) => first.toUpperCase()),
      )
    );
  });
}
