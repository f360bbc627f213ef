import type { Random } from '../../kernel/random.ts';
import { regex } from '../../regex/regex.ts';
import { sample, spanOf } from '../../regex/sample.ts';
import { isKeyName, isNumberName, meaningsOf } from '../columnMeaning.ts';
import type { JsonSchema } from '../operation.ts';
import { Unavoidable } from './document.ts';
import { CHARACTERS_PER_STEP } from './effort.ts';
import { FORMATS } from './formats.ts';
import { formsAt, textAt } from './guesses.ts';
import { characterCount, keepsText } from './holds.ts';
import { leastIn, mostIn } from './keywords.ts';
import type { Maker } from './maker.ts';
import { momentsWithin } from './moments.ts';
import { spliced } from './spliced.ts';
import type { Try } from './tries.ts';

/**
 * Generates a text that fits all parts: the one that its name or format suggests if that fits, otherwise one of
 * their patterns or words.
 */
export function generateText(maker: Maker, tried: Try): string {
  const { parts } = tried;
  const span = spanIn(maker, parts);
  const fits = (text: string) => parts.every((part) => keepsText(maker.document, part, text));
  for (const text of likely(maker, tried)) if (fits(text)) return text;
  const [pattern, ...others] = patternsIn(parts);
  // Later tries repeat only the cheap searches.
  const isLate = tried.attempt >= LATE;
  const lastJoint = isLate ? FIRST_SPLICE + 2 : LAST_JOINT;
  function* joints(i: number, random: Random, piece: string): Generator<string> {
    // Splicing two keeps much of a likely text, which rarely works for more.
    if (others.length > 1 || i > LAST_SPLICE || isLate)
      yield* joined([pattern as string, ...others], random, span);
    if (i > LAST_SPLICE) return;
    const other = fitted(others[i % others.length] as string, maker.random(tried, `+${i}`), span);
    for (const whole of i === FIRST_SPLICE ? [...likely(maker, tried), other] : [other])
      yield* spliced(whole, piece);
  }
  for (let i = 0; i < MOST_DRAWS; i++) {
    // A pattern's text is drawn character by character, and words are repeated.
    const cost = pattern === undefined ? span.least : DRAWN_CHARACTER * span.least;
    maker.document.spendCharacters(CHARACTERS_PER_STEP * STEPS_PER_DRAW + cost, parts[0]);
    const random = maker.random(tried, i === 0 ? '' : `#${i}`);
    const text = pattern === undefined ? words(tried, span, i) : fitted(pattern, random, span);
    if (fits(text)) return text;
    if (others.length === 0 || i < FIRST_SPLICE || i > lastJoint) continue;
    for (const joint of joints(i, random, text)) if (fits(joint)) return joint;
  }
  throw maker.document.problem(
    parts.find((part) => part.pattern !== undefined || part.format !== undefined) ?? parts[0],
    `no text was found${lengthIn(span)} that fits ${toldIn(parts).join(' and ')}`,
  );
}

const STEPS_PER_DRAW = 5;
/** Cost of drawing a character, relative to copying one. */
const DRAWN_CHARACTER = 100;
const MOST_DRAWS = 200;
const LATE = 2;
/**
 * The draws after which texts are spliced, because the pattern alone does not produce the format; after the last,
 * pieces of all patterns are joined.
 */
const FIRST_SPLICE = 8;
const LAST_SPLICE = 30;
const LAST_JOINT = 40;
const LONGEST = 1_000_000;
const USUAL = 16;

interface Span {
  readonly least: number;
  readonly most: number;
}

function spanIn(maker: Maker, parts: readonly JsonSchema[]): Span {
  const least = leastIn(parts, 'minLength');
  const most = mostIn(parts, 'maxLength');
  const strict = parts.find((part) => part.minLength === least) ?? parts[0];
  if (least > most)
    throw maker.document.problem(strict, `minLength ${least} is greater than maxLength ${most}`);
  if (least > LONGEST)
    throw new Unavoidable(
      maker.document,
      strict,
      `minLength ${least} is over the limit of ${LONGEST} characters`,
    );
  return { least, most };
}

/** Yields realistic texts, the likeliest first. */
function* likely(maker: Maker, tried: Try): Generator<string> {
  const { parts, at, attempt } = tried;
  if (!parts.some(isEncoded)) yield* maker.guesses.of(tried);
  const examples = parts.flatMap(({ examples: some, example }) => [
    ...(Array.isArray(some) ? some : []),
    example,
  ]);
  const texts = examples.filter((each) => typeof each === 'string');
  if (texts.length > 0)
    yield texts[
      (maker.random({ ...tried, attempt: 0 }).below(texts.length) + attempt) % texts.length
    ] as string;
  for (const { format } of parts) {
    if (typeof format !== 'string') continue;
    const known = FORMATS.get(format);
    const specs = known ? [known.spec] : meaningsOf(maker.setting.country, format);
    for (const spec of specs)
      if (spec !== undefined && (attempt === 0 || spec.startsWith('any.'))) yield* formsAt(spec, tried);
  }
  for (const part of parts) yield* momentsWithin(part, maker.random(tried, '|'));
  const usual = isKeyName(at.name) ? KEYS : isNumberName(at.name) ? NUMBERS : [];
  if (!parts.some(isEncoded)) for (const spec of usual) yield textAt(spec, tried);
}

/** Returns true if a text is encoded bytes, whatever its name means. */
function isEncoded({ contentEncoding }: JsonSchema): boolean {
  return FORMATS.has(contentEncoding as string);
}

/** Specs for keys; the longest that fits is used. */
const KEYS = ['any.uuid', 'any.objectid', 'any.digits:8'];
/** Specs for numbers of unknown things. */
const NUMBERS = ['any.digits:8'];

/** Returns the patterns to generate a text from: the parts' own before those of their formats. */
function patternsIn(parts: readonly JsonSchema[]): readonly string[] {
  const own = parts.map(({ pattern }) => pattern);
  const formats = parts.flatMap(({ format, contentEncoding }) => [format, contentEncoding]);
  const ofFormats = formats.map((format) => FORMATS.get(format as string)?.pattern);
  return [...own, ...ofFormats].filter((each) => typeof each === 'string');
}

/** Returns the constraints on a text, for a problem to name. */
function toldIn(parts: readonly JsonSchema[]): readonly string[] {
  return parts.flatMap(({ pattern, format }) => [pattern, format].filter((each) => typeof each === 'string'));
}

/** Describes the required length of a text, if there is one. */
function lengthIn({ least, most }: Span): string {
  if (most === Number.POSITIVE_INFINITY) return least === 0 ? '' : ` of at least ${least} characters`;
  return least === 0 ? ` of at most ${most} characters` : ` of ${least} to ${most} characters`;
}

/** Returns a text of a pattern, with letters around it if the pattern cannot be long enough. */
function fitted(pattern: string, random: Random, { least, most }: Span): string {
  const { expression } = regex(pattern);
  const own = spanOf(expression);
  const low = Math.max(least, own.least);
  const high = Math.max(low, Math.min(most, own.most, low + USUAL));
  const text = sample(expression, random, random.int(low, high));
  const missing = least - characterCount(text);
  if (missing <= 0) return text;
  const more = random.chars(missing, LETTERS);
  return random.chance(0.5) ? text + more : more + text;
}

/**
 * Yields texts with a piece of each pattern: the pattern for the start first, the one for the end last, with
 * letters between; then the same pieces inside texts of patterns with both ends.
 */
function* joined(patterns: readonly string[], random: Random, { least, most }: Span): Generator<string> {
  const [wholes = [], firsts = [], lasts = [], others = []] = [
    (pattern: string) => STARTS.test(pattern) && ENDS.test(pattern),
    (pattern: string) => STARTS.test(pattern) && !ENDS.test(pattern),
    (pattern: string) => !STARTS.test(pattern) && ENDS.test(pattern),
    (pattern: string) => !STARTS.test(pattern) && !ENDS.test(pattern),
  ].map((isOfKind) => patterns.filter(isOfKind));
  const [first, middle, last] = [firsts, others, lasts].map((some) => pieceOf(some, random)) as [
    string,
    string,
    string,
  ];
  const pieces = first + middle + last;
  const missing = Math.max(0, least - characterCount(pieces));
  const room = Math.max(missing, Math.min(missing + USUAL / 2, most - characterCount(pieces)));
  const letters = random.chars(random.int(missing, room), LETTERS);
  yield first + middle + letters + last;
  yield first + letters + middle + last;
  yield first + middle + letters.slice(0, missing) + last;
  for (const whole of wholes) yield* spliced(fitted(whole, random, { least, most }), pieces);
}

/** Returns the matches of some patterns in a row. A longer one may contain the shorter ones. */
function pieceOf(patterns: readonly string[], random: Random): string {
  const pieces = patterns.map((pattern) => {
    const { expression, fits } = regex(pattern);
    return { piece: sample(expression, random, spanOf(expression).least), fits };
  });
  return pieces
    .sort((a, b) => b.piece.length - a.piece.length)
    .reduce((text, { piece, fits }) => (text !== '' && fits(text) ? text : text + piece), '');
}

const STARTS = /^\^/;
const ENDS = /(?:^|[^\\])\$$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** Returns words of a length: whole ones if there is room, otherwise cut. */
function words(tried: Try, { least, most }: Span, turn: number): string {
  const next = (i: number) =>
    textAt('any.words:2', { ...tried, at: { ...tried.at, path: `${tried.at.path}#${turn}.${i}` } });
  let text = next(0);
  for (let i = 1; text.length < least; i++) text += ` ${i < 20 ? next(i) : text}`;
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return cut.trimEnd().length >= least
    ? cut.trimEnd()
    : `${cut.trimEnd()}${'x'.repeat(cut.length - cut.trimEnd().length)}`;
}
