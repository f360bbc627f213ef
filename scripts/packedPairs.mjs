import { SCRIPTS } from './packedLetters.mjs';
import { piecesOf } from './pieces.mjs';
import { piecesBySign, SIGNS } from './unpacked.mjs';

/** The pieces that the pairs of each alphabet are written by, learnt from all texts. */
export function cutsOf(sources, alphabets) {
  const words = [...new Set(sources.flatMap((source) => source.split(/[\s/:@`]+/)))].filter(isTranscription);
  return new Map(
    [...alphabets].map(([alphabet, letters]) => {
      const pairs = SCRIPTS.filter((script) => script.alphabet === alphabet).flatMap((script) =>
        words.filter((word) => script.letter.test(word)).map((word) => folded(word, script)),
      );
      const { cut, pieces } = piecesOf([...new Set(pairs)]);
      const written = pieces
        .filter((piece, at) => piece.length > 2 || at < 100)
        .map((piece) => inSigns(piece, letters))
        .join(' ');
      const signs = [...piecesBySign(written, letters)].map(([sign, piece]) => [piece.join('|'), sign]);
      return [alphabet, { cut, pieces: written, signOf: new Map(signs.reverse()) }];
    }),
  );
}

/** A piece with its native letters by their signs. */
function inSigns(piece, letters) {
  const [native, latin] = piece.split('|');
  return `${Array.from(native, (letter) => SIGNS[letters.indexOf(letter)] ?? letter).join('')}|${latin}`;
}

/**
 * How a text of `native|Latin` pairs, or of the Latin sides of pairs that stand in its module, is written by pieces,
 * each a sign or two for letters of both; the few words that are none stand behind `~`.
 */
export function inPieces(text, pairs, cuts) {
  const parts = text.split(ENDS);
  for (const [script, own] of pairs) {
    const isNative = script.letter.test(text);
    const pairOf = isNative ? own.whole : own.latin;
    const words = parts.filter((word, at) => at % 2 === 0 && word !== '');
    const known = words.filter((word) => pairOf.has(word)).length;
    if (known < LEAST || known < words.length * MOST) continue;
    const { alphabet, shift } = script;
    const { cut, signOf } = cuts.get(alphabet);
    const signsOf = (word) => {
      const signs = pairOf.has(word)
        ? cut(folded(pairOf.get(word), script)).map((piece) => signOf.get(piece))
        : [''];
      return signs.every(Boolean) ? signs.join('') : `~${word}`;
    };
    const signs = parts.map((part, at) => (at % 2 === 1 || part === '' ? part : signsOf(part))).join('');
    const by = [`${alphabet}Pieces`, alphabet];
    if (!isNative) return { read: 'unpackedLatin', text: signs, by };
    // Streets and their translations have few pieces in common.
    if (signs.length < text.length * MOST) return { read: 'unpackedPairs', text: signs, by: [...by, shift] };
  }
  return undefined;
}

/** How many pairs make it worth while, and how much of the words they must be, and of a text what is left at most. */
const [LEAST, MOST] = [6, 0.8];

/** Where words end, what stands behind them (`:9`, `@Doha`) included. */
const ENDS = /((?:[:@][^\s/]*)?(?:[\s/]+|$))/;

/** The pairs of texts by their script, each by the whole of it and by its Latin side. */
export function pairsIn(texts) {
  const all = texts.flatMap((text) => text.split(ENDS).filter(isPair)).reverse();
  return new Map(
    SCRIPTS.map((script) => [script, all.filter((pair) => script.letter.test(pair))])
      .filter(([, own]) => own.length > 0)
      .map(([script, own]) => [
        script,
        {
          whole: new Map(own.map((pair) => [pair, pair])),
          latin: new Map(own.map((pair) => [pair.split('|')[1], pair])),
        },
      ]),
  );
}

/** Whether it is a pair whose Latin words begin with capitals. */
function isPair(word) {
  return /^[^!-~\s][^!-^`-~\s]*\|[A-Z][a-z\u00df-\u024f’']*(?:[_-][A-Z][a-z\u00df-\u024f’']*)*$/.test(word);
}

/** Whether a pair is the same in two scripts, not a street and its translation. */
function isTranscription(word) {
  return isPair(word) && word.length < 26 && !/_.*_|[a-z]_(?:Street|Road|Avenue)/.test(word);
}

/** A pair in small letters, those of India's scripts in the place of the first of them. */
function folded(pair, { shift }) {
  return pair
    .toLowerCase()
    .replace(/[\u0900-\u0d7f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - shift));
}
