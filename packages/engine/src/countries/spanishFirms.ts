import { work } from '../fields/work.ts';
import type { OwnField, Write } from '../model.ts';

/** The company's name and the person's employer, with `e` for `y` before the sound of i: Bravo e Hidalgo. */
export const name: OwnField = {
  special: true,
  write: joined((out, at, random, p) => p.country.firms.name(out, at, random, p)),
};
export const employer: OwnField = { special: true, write: joined(work.employer?.write as Write) };

/** A writer of names whose `y` is put right. */
export function joined(write: Write): Write {
  return (out, at, random, p) => {
    const end = write(out, at, random, p);
    const { bytes } = out;
    for (let i = at; i < end - 4; i++)
      if (bytes[i] === SPACE && bytes[i + 1] === Y && bytes[i + 2] === SPACE && soundsLikeI(bytes, i + 3))
        bytes[i + 1] = E;
    return end;
  };
}

/** I, Í or Hi, but not Hia or Hie, whose i is none. */
function soundsLikeI(bytes: Uint8Array, at: number): boolean {
  const [first, second, third] = [bytes[at], bytes[at + 1], bytes[at + 2]];
  if (first === 0x49 || (first === 0xc3 && second === 0x8d)) return true;
  return first === 0x48 && second === 0x69 && third !== 0x61 && third !== E;
}

const SPACE = 0x20;
const Y = 0x79;
const E = 0x65;
