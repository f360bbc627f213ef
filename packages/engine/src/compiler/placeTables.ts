import type { Country, Picture, PictureStep, PlacePicture } from '../model.ts';

/** Postcodes of a country's places as tables of numbers of one width. */
export interface PlaceTables {
  readonly width: number;
  /**
   * One table for each place: the number of choices, then the offset of each. At an offset: the smallest number,
   * the number of terms that are added, and for each term its number of values, the step between them, and the
   * offset of their list (0 if a value is its index times the step).
   */
  readonly tables: readonly Int32Array[];
}

/** Returns the tables of a country's places; undefined unless all their pictures are numbers of one width. */
export function placeTables(ofPlace: PlacePicture, country: Country): PlaceTables | undefined {
  const places = country.places.map((place) => choicesOf(ofPlace(country, place)));
  const widths = new Set(places.flat().map((choice) => choice?.width));
  const [width] = widths;
  if (width === undefined || width > WIDEST || widths.size > 1) return undefined;
  return { width, tables: places.map((choices) => tableOf(choices as readonly Choice[])) };
}

/** V8 stores longer numbers as floating-point values. */
const WIDEST = 9;

interface Choice {
  readonly width: number;
  readonly first: number;
  readonly terms: readonly Term[];
}

interface Term {
  readonly step: number;
  /** The values, unless they are multiples of the step. */
  readonly values: readonly number[];
  readonly count: number;
}

/** Returns the choices of a picture, undefined for each that is not a number. */
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
  /** Shifts all numbers by some digits. */
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
}: PictureStep): boolean {
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
