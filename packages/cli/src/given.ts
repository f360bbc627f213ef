import {
  type Given,
  type Operation,
  Problem,
  refuseInexact,
  refuseUnknownProperties,
  shown,
} from 'specimen-data/internal';
import type { Call, Option } from './command.ts';
import { sourceName, wholeText } from './io.ts';
import { usageOf } from './usage.ts';

/** Returns the parameters of the command line, which override those of a JSON file. */
export async function givenBy(call: Call): Promise<Given> {
  const { command, options } = call;
  const { operation, takes, body, given: standFor = (given) => given } = command;
  const words = takenWords(call);
  const given: Record<string, unknown> = {};
  takes.forEach(({ parameter }, i) => {
    if (parameter !== undefined && words[i] !== undefined) given[parameter] = words[i];
  });
  for (const [name, value] of Object.entries(options)) {
    const option = command.options[name] as Option;
    if (option.parameter !== undefined) given[option.parameter] = valueGiven(option, name, value);
    else if (option.choices && !option.choices.includes(value as string)) {
      throw new Problem('unknown-value', {
        subject: name,
        given: value,
        expected: option.choices.join(', '),
      });
    }
  }
  const file = body === 'word' ? words[0] : options.file;
  if (!body || file === undefined) return standFor(given);
  if (body === 'option' && words.length > 0)
    throw new Problem('contradiction', `give either ${takes[0]?.name} or --file FILE`);
  return standFor({ ...(await bodyOf(call, operation as Operation, String(file))), ...given });
}

/** Returns the words of a command; throws if there are too few or too many. */
export function takenWords(call: Call): readonly string[] {
  const { name, command, words } = call;
  const { takes, optional, many, joined } = command;
  const missing = takes[words.length];
  if (missing && !optional) {
    throw new Problem(
      'missing-parameter',
      `${missing.name} is required: specimen ${usageOf(name, command)}. ${missing.text}`,
      { subject: missing.name },
    );
  }
  if (joined !== undefined && words.length > takes.length) {
    return [...words.slice(0, takes.length - 1), words.slice(takes.length - 1).join(joined)];
  }
  if (many || words.length <= takes.length) return words;
  const [extra = ''] = words.slice(takes.length);
  const mend = meantIn(call, extra) || `: specimen ${usageOf(name, command)}`;
  throw new Problem('unknown-parameter', `unexpected argument ${shown(extra)}${mend}`, {
    subject: 'argument',
    given: extra,
  });
}

/** Returns the suggestion for a word that follows an option with an optional value. */
export function meantIn({ meant }: Pick<Call, 'meant'>, word: string): string {
  const option = meant.get(word);
  return option === undefined ? '' : `; did you mean ${option}?`;
}

/** Returns the value of a parameter from its option. */
export function valueGiven({ flag, least }: Option, name: string, value: string | true): unknown {
  if (value === true) return flag;
  if (least === undefined) return value;
  if (!/^[0-9]+$/.test(value) || Number(value) < least)
    throw new Problem('bad-parameter', {
      subject: name,
      expected: `a whole number of at least ${least}`,
      given: value,
    });
  if (Number.isSafeInteger(Number(value))) return Number(value);
  throw new Problem('bad-parameter', {
    subject: name,
    expected: `at most ${Number.MAX_SAFE_INTEGER}`,
    given: value,
  });
}

/** Returns the parameters in a JSON file, except those that determine the output. */
async function bodyOf(call: Call, { parameters }: Operation, file: string): Promise<Given> {
  const known = Object.keys(parameters).filter((key) => key !== 'format' && key !== 'pretty');
  return objectIn(call, file, known);
}

/** Reads the JSON object in a file; throws if it has other properties. */
export async function objectIn({ io }: Call, file: string, known: readonly string[]): Promise<Given> {
  const text = await wholeText(io, file);
  const value = parsed(text, file, known);
  refuseInexact(text, sourceName(file));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem('bad-json', `${sourceName(file)} must be a JSON object with ${known.join(', ')}`);
  }
  refuseUnknownProperties(value, known, sourceName(file));
  return value as Given;
}

function parsed(text: string, file: string, known: readonly string[]): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (known.includes('tables') && /\bcreate\s+table\b/i.test(text))
      throw new Problem(
        'bad-json',
        `${sourceName(file)} is SQL, not JSON: specimen plan FILE.sql turns it into a definition`,
      );
    throw new Problem('bad-json', `${sourceName(file)} is not valid JSON: ${(error as Error).message}`);
  }
}
