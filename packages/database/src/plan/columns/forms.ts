import { type RegexPart, regex } from 'specimen-data/internal';
import type { Form } from '../checks/form.ts';
import { asPicture } from './asPicture.ts';
import { fitting, type Here, type Making, type Meaning, valuesOf } from './here.ts';

/**
 * Returns the meaning if its texts have the forms that checks require, otherwise a picture that has them; undefined if none
 * is found.
 */
export function formedAs(here: Here, meaning: Meaning): Meaning | undefined {
  const { forms } = here.limits;
  const fits = (making: Making) =>
    valuesOf(here.world, making)?.every((value) => forms.every((form) => hasForm(form, String(value))));
  if (fits(meaning.making)) return meaning;
  const pictures = forms.flatMap(({ pattern }) => [OPEN, SHORTEST].map((extra) => pictureOf(pattern, extra)));
  for (const pattern of pictures) {
    const making = pattern === undefined ? undefined : fitting(here, { pattern }, false);
    if (making && fits(making)) return { making, why: 'check' };
  }
  return undefined;
}

function hasForm({ pattern, anyCase }: Form, value: string): boolean {
  const { fits } = regex(pattern);
  return fits(value) || (anyCase && (fits(value.toLowerCase()) || fits(value.toUpperCase())));
}

/** Additional repetitions of a group without an upper limit. */
const OPEN = 5;
const SHORTEST = 0;

/** Returns a picture of texts that match a pattern; undefined for a pattern with look-around or one that is too long. */
export function pictureOf(pattern: string, extra: number): string | undefined {
  const picture = pictured(regex(pattern).expression, extra);
  return picture !== undefined && picture !== '' && picture.length <= LONGEST ? picture : undefined;
}

const LONGEST = 1000;

function pictured(part: RegexPart, extra: number): string | undefined {
  switch (part.kind) {
    case 'one':
      return oneOf(part.of);
    case 'all':
      return joined(part.parts.map((each) => pictured(each, extra)));
    case 'either':
      return choice(part.options.map((each) => pictured(each, extra)));
    case 'group':
      return pictured(part.item, extra);
    case 'repeat': {
      const { least, most } = part;
      const item = pictured(part.item, extra);
      if (item === undefined || least > LONGEST) return undefined;
      const last = Math.min(most, Math.max(least, least + extra));
      const times = most === Number.POSITIVE_INFINITY ? [last] : [...new Set([least, last])];
      return choice(times.map((count) => item.repeat(count)));
    }
    case 'edge':
      return part.at === 'start' || part.at === 'end' ? '' : undefined;
    default:
      return undefined;
  }
}

function joined(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.join('');
}

function choice(options: readonly (string | undefined)[]): string | undefined {
  if (options.includes(undefined)) return undefined;
  return options.length === 1 ? options[0] : `(${options.join('|')})`;
}

/** Returns a letter or digit of a set if there is one, otherwise its first character. */
function oneOf(set: readonly number[]): string | undefined {
  const has = (sign: string) => {
    const code = sign.charCodeAt(0);
    return set.some((from, i) => i % 2 === 0 && from <= code && code <= (set[i + 1] as number));
  };
  const kinds = ['0123456789', LETTERS, LETTERS.toLowerCase()].map((all) => [...all].filter(has).join(''));
  const [digits = '', capitals = '', small = ''] = kinds;
  const found = capitals.length > 1 && small.length > 1 ? digits + capitals : kinds.join('');
  if (found.length > 1) return found === '0123456789' ? '#' : found === LETTERS ? '@' : `[${found}]`;
  const first = found || (set[0] === undefined ? undefined : String.fromCodePoint(Math.max(set[0], 0x20)));
  return first === undefined ? undefined : asPicture(first);
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
