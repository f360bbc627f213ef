import { decode, Out, putText } from '../kernel/bytes.ts';
import { ENDLESS } from '../kernel/numbered.ts';
import type { Random, RowKey } from '../kernel/random.ts';
import type { Country, Field, FieldTable, Persona, Picture, Write } from '../model.ts';
import { isPlainPicture, pictureFromWriter, stepsIn, writeSteps } from './picture.ts';
import { distinctValues } from './room.ts';
import { signsOf } from './signs.ts';
import type { ValueWriter } from './source.ts';
import type { Fits } from './steering.ts';

/** A field of a persona with its stream. It writes itself as bytes or returns its text. */
export class Cell implements ValueWriter {
  /** True if no value needs escaping in any format. */
  readonly plain: boolean;
  /** The steps of its picture, or one step that calls its writer. */
  readonly steps: Picture;

  /** `plainField` returns true for fields of the persona whose values need no escaping. */
  constructor(
    readonly key: string,
    readonly field: Field,
    readonly random: Random,
    readonly persona: CellPersona,
    plainField: (key: string) => boolean,
    settling?: Settling,
  ) {
    const { make } = field;
    const { country } = persona;
    const write = field.write ?? field.writer?.(country);
    const pictured = write ? undefined : pictureOf(field, country);
    this.plain = isPlain(field, pictured, country, plainField);
    const steps =
      typeof pictured === 'string'
        ? stepsIn(pictured)
        : (pictured ??
          pictureFromWriter(
            write ?? ((out, at, drawn, p) => putText(out, at, String((make as Make)(drawn, p)))),
          ));
    this.steps = settling ? pictureFromWriter(settled(steps, settling, persona)) : steps;
  }

  /** Writes the field for the persona's current row. */
  put(out: Out, at: number): number {
    const { random, persona, steps } = this;
    return writeSteps(steps, out, at, random.start(persona.row), persona);
  }

  /** Returns the field as text. */
  text(): string {
    // A maker may read other fields while this one is being written, so each call needs its own block.
    const out = free.pop() ?? new Out();
    const end = this.put(out, 0);
    const text = decode(out.bytes, 0, end);
    free.push(out);
    return text;
  }
}

/** The persona of a cell, at its current row. */
export interface CellPersona extends Persona {
  readonly row: RowKey;
  cell(key: string): Cell;
}

/** The maker of a field that has neither a writer nor a picture. */
type Make = NonNullable<Field['make']>;

/** A condition on the value, and the stream from which the value is redrawn until it holds. */
interface Settling {
  readonly fits: Fits;
  readonly again: Random;
}

/** Writes the first value that fits. */
function settled(steps: Picture, { fits, again }: Settling, opened: { readonly row: RowKey }): Write {
  return (out, at, random, p) => {
    let end = writeSteps(steps, out, at, random, p);
    let left = MOST_REDRAWS;
    for (again.start(opened.row); !fits(decode(out.bytes, at, end)) && left > 0; left--)
      end = writeSteps(steps, out, at, again, p);
    return end;
  };
}

/** Returns the field whose stream must be numbered so that this field is unique, and its number of values; undefined if it cannot be. */
export function numberedBy(
  country: Country,
  fields: FieldTable,
  key: string,
): { readonly key: string; readonly room: number } | undefined {
  const field = fields.get(key);
  if (!field) return undefined;
  const shown = field.shows?.(country);
  if (shown === 'serial') return { key, room: ENDLESS };
  if (shown !== undefined) return numberedBy(country, fields, shown);
  const pictured = field.write || field.writer ? undefined : pictureOf(field, country);
  const room = field.room ?? (typeof pictured === 'string' ? distinctValues(signsOf(pictured)) : 1);
  return room > 1 ? { key, room } : undefined;
}

function pictureOf({ picture }: Field, country: Country): string | Picture | undefined {
  return typeof picture === 'function' ? picture(country) : picture;
}

function isPlain(
  { num = false, special = false }: Field,
  pictured: string | Picture | undefined,
  country: Country,
  plainField: (key: string) => boolean,
): boolean {
  if (num) return true;
  if (typeof pictured === 'string') return isPlainPicture(pictured, country, plainField);
  return !(typeof special === 'function' ? special(country) : special);
}

/** Redraws after which a value is given up. */
const MOST_REDRAWS = 100_000;

/** Blocks that are not in use. */
const free: Out[] = [];
