import { picture } from '../draw/picture.ts';
import { Piece, putPiece, putText, type Text } from '../kernel/bytes.ts';
import type { Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { BankColumn, Persona, PlaceColumn, Write } from '../model.ts';

/** How a region writes a number: a picture, or a maker. */
export type Form = string | ((random: Random, p: Persona) => string);

/** Writes what the region of the place (its `home`) says in the table. */
export function byRegion(table: Readonly<Record<string, Form>>): Write {
  return (out, at, random, p) => {
    const form = table[p.home ?? ''] ?? '########';
    return typeof form === 'string' ? picture(form)(out, at, random, p) : putText(out, at, form(random, p));
  };
}

/** Writes the picture in a column of the place. */
export function placePicture(column: PlaceColumn): Write {
  return (out, at, random, p) => picture(p.place[column]?.text ?? '')(out, at, random, p);
}

/** Writes the picture in a column of the bank. */
export function bankPicture(column: BankColumn): Write {
  return (out, at, random, p) => picture(p.bank[column]?.text ?? '')(out, at, random, p);
}

/** Writes one of the entries in a column of the place, which are parted by spaces. */
export function placeChoice(column: PlaceColumn): Write {
  const known = new WeakMap<Text, readonly Piece[]>();
  return (out, at, random, p) => {
    const cell = p.place[column];
    if (!cell) return at;
    let choices = known.get(cell);
    if (!choices) {
      choices = list(cell.text).map((entry) => new Piece(entry));
      known.set(cell, choices);
    }
    return putPiece(out, at, random.pick(choices));
  };
}
