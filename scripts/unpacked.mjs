// What published modules read their packed texts by; `packed.mjs`, `packedPairs.mjs` and `packedLetters.mjs` write them.

/** A table that lost its keys, which are the first words of `lines`; `Agent</e> d'achat` stands for both forms. */
export function unpackedTable(text, lines) {
  const keys = lines.trim().split(/\n\s*/);
  const restored = (line, at) =>
    `\n${keys[at].split(' ')[0]} ${line.replace(/^(.*)<(.*)\/(.*)>(.*)$/, '$1$2$4/$1$3$4')}`;
  return text.split('\n').map(restored).join('');
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
const PIECE_SIGNS = "aeinrlmtsohdukbgvjpfwcxqASMRHNBKDTEILGJPOFWYUZVCXQ0123456789!#%&'()*+,-.;<=>?[]^_yz{}";

const known = new Map();

/** The pieces of an alphabet by their signs, then its letters and the Latin ones alone, each with its two sides. */
export function piecesBySign(pieces, alphabet) {
  let bySign = known.get(pieces);
  if (!bySign) {
    const written = pieces.split(' ').map((piece) => {
      const [native, latin] = piece.split('|');
      return [native.replace(/./g, (sign) => alphabet.charAt(SIGNS.indexOf(sign)) || sign), latin];
    });
    const letters = Array.from(alphabet, (letter) => [letter, '']);
    const latins = Array.from("_abcdefghijklmnopqrstuvwxyz-'", (letter) => ['', letter]);
    bySign = new Map([...written, ...letters, ...latins].map((piece, at) => [signAt(at), piece]));
    known.set(pieces, bySign);
  }
  return bySign;
}

function signAt(at) {
  const { length } = PIECE_SIGNS;
  const rest = at - length + 4;
  return rest < 0
    ? PIECE_SIGNS[at]
    : PIECE_SIGNS.at(Math.floor(rest / length) - 4) + PIECE_SIGNS[rest % length];
}

/** Words without `~` as `native|Latin` pairs, by their pieces. */
export function unpackedPairs(text, pieces, alphabet, shift) {
  return byPieces(text, pieces, alphabet, (native, latin) => {
    if (shift === 0) return `${native}|${latin}`;
    return `${native.replace(/[\u0900-\u097f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + shift))}|${latin}`;
  });
}

/** The same as the Latin side of pairs. */
export function unpackedLatin(text, pieces, alphabet) {
  return byPieces(text, pieces, alphabet, (_, latin) => latin);
}

function byPieces(text, pieces, alphabet, wordOf) {
  const bySign = piecesBySign(pieces, alphabet);
  return text.replace(/(^|[\s/])(~?)([^\s/:@]+)/g, (_, before, mark, word) => {
    if (mark) return before + word;
    let native = '';
    let latin = '';
    for (let at = 0; at < word.length; ) {
      const length = word[at] > 'x' ? 2 : 1;
      const piece = bySign.get(word.slice(at, at + length));
      native += piece[0];
      latin += piece[1];
      at += length;
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
