/** A compiled picture: its positions in order, and the pattern of its bare numbers. */
export interface Shape {
  readonly picture: string;
  readonly places: readonly Position[];
  /** Parts that are not separators. */
  readonly solid: readonly Solid[];
  readonly bare: RegExp;
  readonly shortest: number;
  readonly longest: number;
}

/** One sign of a picture; a separator has no set. */
export interface Position {
  readonly sign: string;
  readonly set?: string;
  readonly allowed?: RegExp;
  readonly least: number;
  readonly most: number;
}

type Solid = Required<Position>;

/** Compiles a picture; the separators in `loose` are optional. */
export function shapeOf(picture: string, loose: readonly string[], exact: boolean): Shape {
  const places = Array.from(
    picture.matchAll(/\{(\d+)(?:-(\d+))?(?:([#@*])|\[([^\]]+)\])\}|\[([^\]]+)\]|(.)/g),
    ([sign, least = '1', most = least, repeated, many, set, single]): Position => {
      const count = { least: Number(least), most: Number(most) };
      if (single !== undefined && loose.includes(single)) return { sign, ...count };
      const own = many ?? set ?? SETS[repeated ?? (single as string)] ?? escapeInSet(single as string);
      return { sign, set: own, allowed: new RegExp(`[${own}]`, exact ? '' : 'i'), ...count };
    },
  );
  const solid = places.filter((place): place is Solid => place.set !== undefined);
  const bare = solid.map(({ set, least, most }) => `[${set}]${count(least, most)}`).join('');
  return {
    picture,
    places,
    solid,
    bare: new RegExp(`^${bare}$`, exact ? '' : 'i'),
    shortest: solid.reduce((sum, { least }) => sum + least, 0),
    longest: solid.reduce((sum, { most }) => sum + most, 0),
  };
}

const SETS: Readonly<Record<string, string>> = { '#': '0-9', '@': 'A-Z', '*': '0-9A-Z' };

export function shortestOf({ shortest }: Shape): number {
  return shortest;
}

export function longestOf({ longest }: Shape): number {
  return longest;
}

/** Escapes a character inside a set. */
export function escapeInSet(char: string): string {
  return char.replace(/[\\^\]-]/, '\\$&');
}

/** Returns the quantifier of a regular expression for `least` to `most` repetitions. */
export function count(least: number, most: number): string {
  return most === 1 ? '' : `{${least},${most}}`;
}

/** Returns `short` or `long` for a length that no shape has. */
export function sized(shapes: readonly Shape[], length: number): 'short' | 'long' | undefined {
  if (shapes.some((shape) => isAsLong(shape, length))) return undefined;
  return shapes.every(({ longest }) => length > longest) ? 'long' : 'short';
}

export function isAsLong({ shortest, longest }: Shape, length: number): boolean {
  return length >= shortest && length <= longest;
}

/** Characters that people write between groups. */
export const SEPARATORS = ' ./-';

/** Maximum length of a number; longer values are not examined. */
export const LONGEST_NUMBER = 200;
