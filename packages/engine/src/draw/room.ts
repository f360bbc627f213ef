import { ENDLESS } from '../kernel/numbered.ts';
import { DIGITS } from '../kernel/random.ts';
import { picturePart } from './parts.ts';
import type { Sign } from './signs.ts';

/**
 * Returns the number of values that a picture's draws distinguish: no two numbers of a `Numbered` stream give the
 * same text. That holds if a text can be read back, so at most one sign has a variable width (the position of every
 * other sign is then known from the start or the end), and the text of a choice tells which picture was chosen.
 * Returns 1 otherwise. Choices count only with `chooses`, when the stream uses its number for them too.
 */
export function distinctValues(signs: readonly Sign[], chooses = false): number {
  return readable(signs) ? Math.min(ENDLESS, product(signs, chooses)) : 1;
}

/** Returns true if all alternatives of every choice differ, so that a stream can use its number for choices. */
export function canChoose(signs: readonly Sign[]): boolean {
  return signs.every((sign) => {
    if (sign.kind === 'set') return !repeats(Array.from(sign.characters));
    if (sign.kind !== 'choice') return true;
    return !repeats(sign.choices.map((choice) => JSON.stringify(choice))) && sign.choices.every(canChoose);
  });
}

function product(signs: readonly Sign[], chooses: boolean): number {
  return signs.reduce((room, sign) => room * draws(sign, chooses), 1);
}

function draws(sign: Sign, chooses: boolean): number {
  switch (sign.kind) {
    case 'digits':
    case 'drawn':
      return 10 ** sign.run;
    case 'range':
      return sign.max - sign.min + 1;
    case 'set':
      return repeats(Array.from(sign.characters)) ? 1 : Array.from(sign.characters).length;
    case 'choice':
      return (
        (chooses ? sign.choices.length : 1) *
        Math.min(...sign.choices.map((choice) => product(choice, chooses)))
      );
    default:
      return 1;
  }
}

function repeats(all: readonly string[]): boolean {
  return new Set(all).size < all.length;
}

function readable(signs: readonly Sign[]): boolean {
  if (signs.filter((sign) => widthOf(sign) === undefined).length > 1) return false;
  return signs.every((sign) => {
    if (sign.kind === 'part') return !drawsPart(sign.name);
    return sign.kind !== 'choice' || (sign.choices.every(readable) && apart(sign.choices));
  });
}

/** True if the part draws from the picture's stream. */
function drawsPart(name: string): boolean {
  const { ofPlace, write } = picturePart(name) ?? {};
  return ofPlace !== undefined || write !== undefined;
}

/** Returns true if the text tells any two different choices apart. */
function apart(choices: readonly (readonly Sign[])[]): boolean {
  const seen = new Map(choices.map((choice) => [JSON.stringify(choice), choice]));
  const different = [...seen.values()].map((choice) => ({
    width: width(choice),
    places: placesOf(choice),
  }));
  return different.every((one, i) =>
    different.slice(i + 1).every(
      (other) =>
        (one.width !== undefined && other.width !== undefined && one.width !== other.width) ||
        one.places.some((place, at) => {
          const others = other.places[at];
          return others !== undefined && !Array.from(place).some((character) => others.includes(character));
        }),
    ),
  );
}

/** Returns the number of characters of some signs, if it is constant. */
function width(signs: readonly Sign[]): number | undefined {
  return signs.reduce<number | undefined>((sum, sign) => {
    const own = widthOf(sign);
    return sum === undefined || own === undefined ? undefined : sum + own;
  }, 0);
}

function widthOf(sign: Sign): number | undefined {
  switch (sign.kind) {
    case 'literal':
      return Array.from(sign.text).length;
    case 'digits':
    case 'drawn':
      return sign.run;
    case 'set':
      return 1;
    case 'range': {
      const [least, most] = [sign.min, sign.max].map((n) => Math.max(String(n).length, sign.width));
      return least === most ? least : undefined;
    }
    case 'choice': {
      const [first, ...rest] = sign.choices.map(width);
      return rest.every((other) => other === first) ? first : undefined;
    }
    default:
      return undefined;
  }
}

/** Returns the possible characters at each position, as far as positions are constant. */
function placesOf(signs: readonly Sign[]): readonly string[] {
  const places: string[] = [];
  for (const sign of signs) {
    const own = widthOf(sign);
    if (own === undefined) break;
    if (sign.kind === 'literal') places.push(...sign.text);
    else if (sign.kind === 'set') places.push(sign.characters);
    else if (sign.kind === 'choice') {
      const all = sign.choices.map(placesOf);
      for (let at = 0; at < own; at++) places.push(all.map((each) => each[at]).join(''));
    } else for (let at = 0; at < own; at++) places.push(DIGITS);
  }
  return places;
}
