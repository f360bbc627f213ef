import { picture } from '../draw/picture.ts';
import { Piece, perCell, putPiece, putText } from '../kernel/bytes.ts';
import type { Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { BankColumn, Persona, PlaceColumn, Write } from '../model.ts';

/** The form of a number in a region: a picture, or a maker. */
export type RegionForm = string | ((random: Random, p: Persona) => string);

/** Returns a writer of the form that the table has for the place's region (its `home`). */
export function byRegion(table: Readonly<Record<string, RegionForm>>): Write {
  return (out, at, random, p) => {
    const form = table[p.home ?? ''] ?? '########';
    return typeof form === 'string' ? picture(form)(out, at, random, p) : putText(out, at, form(random, p));
  };
}

/** Returns a writer of the picture for the city or its district, or of the one for all others. */
export function byCity(cities: Readonly<Record<string, string>>, others: string): Write {
  return (out, at, random, p) => {
    const { city, district = city } = p.place;
    return picture(cities[district.text] ?? cities[city.text] ?? others)(out, at, random, p);
  };
}

/** Returns a writer of the picture in a column of the place. */
export function placePicture(column: PlaceColumn): Write {
  return (out, at, random, p) => pictureIn(p.place[column])(out, at, random, p);
}

/** Returns a writer of the picture in a column of the bank, or in the other column if that is empty. */
export function bankPicture(column: BankColumn, other = column): Write {
  return (out, at, random, p) => pictureIn(p.bank[column] ?? p.bank[other])(out, at, random, p);
}

const pictureIn = perCell(picture);

/** Returns a writer of one of the entries in a column of the place, which are separated by spaces. */
export function placeChoice(column: PlaceColumn): Write {
  return (out, at, random, p) => {
    const cell = p.place[column];
    return cell ? putPiece(out, at, random.pick(choicesIn(cell))) : at;
  };
}

const choicesIn = perCell((text) => list(text).map((entry) => new Piece(entry)));
