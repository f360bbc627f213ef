import { decode, Out, putText } from '../kernel/bytes.ts';
import { ENDLESS } from '../kernel/numbered.ts';
import type { Random, RowKey } from '../kernel/random.ts';
import type { Country, Field, FieldTable, Persona, Picture, Write } from '../model.ts';
import { isPlainPicture, picture, stepsIn, taken } from './picture.ts';
import { roomOf } from './room.ts';
import { signsOf } from './signs.ts';
import type { Drawn } from './source.ts';
import type { Fits } from './steering.ts';

/** A field of a persona, with its stream: it can write itself as bytes or hand out its text. */
export class Cell implements Drawn {
  /** Whether no value needs escaping in any format. */
  readonly plain: boolean;
  readonly write: Write;
  /** The steps of its picture, where it has one. */
  readonly steps: Picture | undefined = undefined;

  /** `plainField` tells of the persona's other fields whether they are plain. */
  constructor(
    readonly key: string,
    readonly field: Field,
    readonly random: Random,
    readonly persona: Persona & { readonly row: RowKey },
    plainField: (key: string) => boolean,
    settling?: Settling,
  ) {
    const { make } = field;
    const { country } = persona;
    const write = field.write ?? field.writer?.(country);
    const pattern = write ? undefined : patternOf(field, country);
    this.plain = isPlain(field, pattern, country, plainField);
    const first = pattern === undefined ? write : picture(pattern);
    const writer: Write =
      first ?? ((out, at, drawn, p) => putText(out, at, String((make as Make)(drawn, p))));
    this.write = settling ? settled(writer, settling, persona) : writer;
    if (pattern !== undefined && !settling) this.steps = stepsIn(pattern);
  }

  /** Writes the field for the row the persona stands in. */
  put(out: Out, at: number): number {
    const { steps, persona } = this;
    const random = this.random.start(persona.row);
    return steps === undefined
      ? this.write(out, at, random, persona)
      : taken(steps, out, at, random, persona);
  }

  /** The same as text. */
  text(): string {
    // A maker may read other fields while this one is being written: each has a block of its own.
    const out = free.pop() ?? new Out();
    const end = this.put(out, 0);
    const text = decode(out.bytes, 0, end);
    free.push(out);
    return text;
  }
}

/** What a field has that is neither written nor pictured. */
type Make = NonNullable<Field['make']>;

/** What a value shall be, and the stream that it is drawn from again where it is not. */
interface Settling {
  readonly fits: Fits;
  readonly again: Random;
}

/** Writes the first value if it fits, otherwise the next that does. */
function settled(write: Write, { fits, again }: Settling, opened: { readonly row: RowKey }): Write {
  return (out, at, random, p) => {
    let end = write(out, at, random, p);
    for (again.start(opened.row); !fits(decode(out.bytes, at, end)); ) end = write(out, at, again, p);
    return end;
  };
}

/** The field whose stream must spend the row's number for this one to differ in every row, and for how many rows; none where it cannot. */
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
  const pattern = field.write || field.writer ? undefined : patternOf(field, country);
  const room = field.room ?? (pattern === undefined ? 1 : roomOf(signsOf(pattern)));
  return room > 1 ? { key, room } : undefined;
}

function patternOf({ picture: pattern }: Field, country: Country): string | undefined {
  return typeof pattern === 'function' ? pattern(country) : pattern;
}

function isPlain(
  { num = false, special = false }: Field,
  pattern: string | undefined,
  country: Country,
  plainField: (key: string) => boolean,
): boolean {
  if (num) return true;
  if (pattern !== undefined) return isPlainPicture(pattern, country, plainField);
  return !(typeof special === 'function' ? special(country) : special);
}

/** Blocks that nobody writes to now. */
const free: Out[] = [];
