import { isPlain } from '../kernel/bytes.ts';
import { Numbered } from '../kernel/numbered.ts';
import type { Random } from '../kernel/random.ts';
import type { Persona, Write } from '../model.ts';
import { sequence } from './picture.ts';
import { canChoose, distinctValues } from './room.ts';
import { malformed, SIGNS, type Sign, signsOf } from './signs.ts';

/** A caller's picture, compiled. */
interface Pattern {
  /** True if no value needs escaping in any format. */
  readonly plain: boolean;
  /** Number of rows that can have distinct values. */
  readonly room: number;
  /** Returns a stream that gives distinct values to that many rows. */
  numbered(name: string): Random;
  readonly write: (out: Parameters<Write>[0], at: number, random: Random) => number;
}

/** Compiles a caller's picture. It has no persona, and it is validated because it is not ours. */
export function patternOf(pattern: string): Pattern {
  const signs = signsOf(pattern);
  const strange = partIn(signs);
  if (strange !== undefined) {
    const known = Object.keys(SIGNS).join('  ');
    throw malformed(pattern, `{${strange}} is a fact of a person; patterns may use ${known}`);
  }
  const longest = bytesIn(signs);
  if (longest > LONGEST_VALUE) throw malformed(pattern, `its values are over ${LONGEST_VALUE} bytes long`);
  const write = sequence(signs);
  const chooses = canChoose(signs);
  const room = distinctValues(signs, chooses);
  return {
    plain: isPlain(textIn(signs)),
    room,
    numbered: (name) => new Numbered(name, room, chooses),
    write(out, at, random) {
      out.room(at, longest);
      return write(out, at, random, NOBODY);
    },
  };
}

const LONGEST_VALUE = 10_000;

/** A caller's picture has no parts, so nothing reads its persona. */
const NOBODY = undefined as unknown as Persona;

function partIn(signs: readonly Sign[]): string | undefined {
  for (const sign of signs) {
    const found =
      sign.kind === 'part' ? sign.name : sign.kind === 'choice' ? partIn(sign.choices.flat()) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns all characters that a value can contain, except digits. */
function textIn(signs: readonly Sign[]): string {
  return signs
    .map((sign) => {
      if (sign.kind === 'literal') return sign.text;
      if (sign.kind === 'set') return sign.characters;
      return sign.kind === 'choice' ? textIn(sign.choices.flat()) : '';
    })
    .join('');
}

/** Returns the maximum number of bytes of a value. */
function bytesIn(signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => {
    if (sign.kind === 'literal') return sum + 3 * sign.text.length;
    if (sign.kind === 'digits' || sign.kind === 'drawn') return sum + sign.run;
    if (sign.kind === 'choice') return sum + Math.max(...sign.choices.map(bytesIn));
    return sum + 16;
  }, 0);
}
