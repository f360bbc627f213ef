import type { Country, Picture, PlacePicture, Step } from '../model.ts';

/** Numbers of one width, as a table for each place of a country. */
export interface PlaceTables {
  readonly width: number;
  /**
   * By the index of the place: how many choices there are, where each begins, and there its least number and how many terms
   * are added to it. Of each term: how many values it has, the step from one to the next, and where they are listed, 0 where
   * each is its number times the step.
   */
  readonly tables: readonly Int32Array[];
}

/** The pictures of a country's places as tables; undefined where they are not all numbers of one width. */
export function placeTables(ofPlace: PlacePicture, country: Country): PlaceTables | undefined {
  const places = country.places.map((place) => choicesOf(ofPlace(country, place)));
  const widths = new Set(places.flat().map((choice) => choice?.width));
  const [width] = widths;
  if (width === undefined || width > WIDEST || widths.size > 1) return undefined;
  return { width, tables: places.map((choices) => tableOf(choices as readonly Choice[])) };
}

/** Numbers of more digits are no whole numbers to V8. */
const WIDEST = 9;

interface Choice {
  readonly width: number;
  readonly first: number;
  readonly terms: readonly Term[];
}

interface Term {
  readonly step: number;
  /** Its values where they are no multiples of the step. */
  readonly values: readonly number[];
  readonly count: number;
}

/** The choices of a picture, each undefined where it is no number. */
function choicesOf(picture: Picture): readonly (Choice | undefined)[] {
  const [only, ...others] = picture;
  if (only && others.length === 0 && only.before.length === 0) {
    if (only.choices) return only.choices.map(choiceOf);
    if (only.pieces) return only.pieces.map((before) => choiceOf([{ ...only, before, pieces: undefined }]));
  }
  return [choiceOf(picture)];
}

function choiceOf(picture: Picture): Choice | undefined {
  let width = 0;
  let first = 0;
  let terms: readonly Term[] = [];
  /** Makes room for so many digits behind what there is. */
  const widen = (digits: number) => {
    const times = 10 ** digits;
    width += digits;
    first *= times;
    terms = terms.map(({ step, values, count }) => ({
      step: step * times,
      values: values.map((value) => value * times),
      count,
    }));
  };
  for (const step of picture) {
    for (const byte of step.before.bytes) {
      if (!isDigit(byte)) return undefined;
      widen(1);
      first += byte - ZERO;
    }
    const { span, min, set } = step;
    if (isConstant(step)) continue;
    if (span > 0 && step.width > 0) {
      widen(step.width);
      first += min;
      terms = [...terms, { step: 1, values: [], count: span }];
    } else if (set?.every(isDigit)) {
      widen(1);
      terms = [...terms, { step: 0, values: Array.from(set, (byte) => byte - ZERO), count: set.length }];
    } else return undefined;
  }
  return { width, first, terms };
}

const ZERO = 48;

function isDigit(byte: number): boolean {
  return byte >= ZERO && byte < ZERO + 10;
}

function isConstant({
  span,
  set,
  pieces,
  choices,
  fact,
  print,
  ofPeople,
  ofPlace,
  write,
  field,
}: Step): boolean {
  const others = [set, pieces, choices, fact, print, ofPeople, ofPlace, write, field];
  return span === 0 && others.every((each) => each === undefined);
}

function tableOf(choices: readonly Choice[]): Int32Array {
  const table = [choices.length, ...choices.map(() => 0)];
  const lists: [number, readonly number[]][] = [];
  choices.forEach(({ first, terms }, i) => {
    table[i + 1] = table.length;
    table.push(first, terms.length);
    for (const { count, step, values } of terms) {
      table.push(count, step, 0);
      if (values.length > 0) lists.push([table.length - 1, values]);
    }
  });
  for (const [at, values] of lists) {
    table[at] = table.length;
    table.push(...values);
  }
  return Int32Array.from(table);
}
