import { picture } from '../draw/picture.ts';
import { Piece, perCell, putPiece, putText } from '../kernel/bytes.ts';
import type { Random } from '../kernel/random.ts';
import { list } from '../kernel/text.ts';
import type { BankColumn, Persona, PlaceColumn, Write } from '../model.ts';

/** How a region writes a number: a picture, or a maker. */
export type RegionForm = string | ((random: Random, p: Persona) => string);

/** Writes what the region of the place (its `home`) says in the table. */
export function byRegion(table: Readonly<Record<string, RegionForm>>): Write {
  return (out, at, random, p) => {
    const form = table[p.home ?? ''] ?? '########';
    return typeof form === 'string' ? picture(form)(out, at, random, p) : putText(out, at, form(random, p));
  };
}

/** Writes the picture of the city or its district, or that of all others. */
export function byCity(cities: Readonly<Record<string, string>>, others: string): Write {
  return (out, at, random, p) => {
    const { city, district = city } = p.place;
    return picture(cities[district.text] ?? cities[city.text] ?? others)(out, at, random, p);
  };
}

/** Writes the picture in a column of the place. */
export function placePicture(column: PlaceColumn): Write {
  return (out, at, random, p) => pictureIn(p.place[column])(out, at, random, p);
}

/** Writes the picture in a column of the bank, or in the other one where there is none. */
export function bankPicture(column: BankColumn, other = column): Write {
  return (out, at, random, p) => pictureIn(p.bank[column] ?? p.bank[other])(out, at, random, p);
}

const pictureIn = perCell(picture);

/** Writes one of the entries in a column of the place, which are parted by spaces. */
export function placeChoice(column: PlaceColumn): Write {
  return (out, at, random, p) => {
    const cell = p.place[column];
    return cell ? putPiece(out, at, random.pick(choicesIn(cell))) : at;
  };
}

const choicesIn = perCell((text) => list(text).map((entry) => new Piece(entry)));
