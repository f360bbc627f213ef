import { operations } from '@specimen/messages/operations';
import type { JsonSchema, Operation, Parameter } from 'specimen-data/internal';
import { answer } from './answer.ts';
import type { Argument, Command, OperationRow, Option } from './command.ts';
import { CONDITION_PARAMETERS, steeredBy } from './conditions.ts';
import { ROWS_FORMATS, writeAnswer } from './rows.ts';
import { ROWS_OPTIONS } from './rowsPlan.ts';
import { dashed, hyphenated } from './usage.ts';

/** Returns the command of an operation, derived from the operation's declaration. */
export function operationCommand(name: keyof typeof operations, row: OperationRow = {}): Command {
  const { takes = {}, texts = {}, renamed = {}, hidden = [], steering, options: own, ...rest } = row;
  const operation: Operation = operations[name];
  const rows = operation.parameters.format !== undefined && row.run === undefined;
  const { run = rows ? writeAnswer : answer } = row;
  const words = Object.entries(takes).map(([key, word]) => {
    const { text, schema } = operation.parameters[key] as Parameter;
    return { name: word, text: texts[key] ?? text, parameter: key, ...choicesOf(schema) };
  });
  const derived = Object.entries({ ...(steering ? CONDITION_PARAMETERS : {}), ...operation.parameters })
    .filter(([key, { schema }]) => !(key in takes) && !hidden.includes(key) && isText(schema))
    .map(([key, parameter]) => [renamed[key] ?? hyphenated(key), optionOf(key, parameter)] as const);
  const made: Command = {
    ...rest,
    ...(steering ? { given: steeredBy(steering) } : {}),
    summary: operation.summary,
    operation,
    takes: row.body === 'word' ? [FILE, ...words] : words,
    optional: row.optional === true || row.body === 'option',
    options: {
      // The command's own options come first and override the derived ones.
      ...own,
      ...Object.fromEntries(derived),
      ...(row.body === 'option' ? { file: BODY } : {}),
      ...(rows ? { format: rowsFormat(row.list === true), ...ROWS_OPTIONS } : {}),
      ...(operation.makes ? {} : { format: LIST_FORMAT }),
      out: OUT,
      ...own,
    },
    run,
  };
  return { ...made, example: exampleOf(name, made, operation) };
}

/** Returns true if a value can be typed; lists and objects are read from a file. */
function isText({ type = 'string' }: JsonSchema): boolean {
  return ![type].flat().every((each) => each === 'array' || each === 'object');
}

/**
 * Returns the option of a parameter. A parameter that accepts one fixed text is a flag, and that text is removed from its
 * description.
 */
function optionOf(parameter: string, { text, schema }: Parameter): Option {
  const { choices = [] } = choicesOf(schema);
  const [flag, ...others] = choices.filter((choice) => typeof choice === 'string');
  if (flag !== undefined && (others.length === 0 || isYes(schema))) {
    const rest = text.slice(text.startsWith(`${flag} `) ? flag.length + 1 : 0);
    return { text: rest.charAt(0).toUpperCase() + rest.slice(1), parameter, flag };
  }
  if (isFlagToo(schema))
    return { text, value: `[=${parameter.toUpperCase()}]`, parameter, flag: '1', bare: true };
  if (schema.type === 'integer') return { text, value: 'N', parameter, least: Number(schema.minimum) };
  const isComplete = choices.every((choice) => text.includes(choice));
  const known = isComplete ? '' : ` One of ${choices.join(', ')}.`;
  const value = hyphenated(parameter).toUpperCase();
  return { text: text + known, value, parameter, choices };
}

/** Returns true if the option of a parameter may omit its value. */
function isFlagToo({ type, enum: choices }: JsonSchema): boolean {
  return choices === undefined && Array.isArray(type) && type.includes('string') && isYes({ type });
}

/** Returns true if a parameter may be `true`. */
function isYes({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.includes('boolean');
}

function choicesOf({ enum: choices }: JsonSchema): { readonly choices?: readonly string[] } {
  return Array.isArray(choices) ? { choices } : {};
}

/** Returns the command line of an operation's example; a body is piped in. */
function exampleOf(name: string, made: Command, { example }: Operation): { line: string; input?: string } {
  const { takes, options, body, nameless } = made;
  if (body === 'word') return { line: `${name} -`, input: JSON.stringify(example) };
  const words = takes.map(({ parameter = '' }) => example[parameter]);
  const given = Object.entries(options).flatMap(([option, { parameter = '' }]) =>
    example[parameter] === undefined ? [] : [dashed(option), example[parameter]],
  );
  return { line: [...(nameless ? [] : [name]), ...words, ...given].map(quoted).join(' ') };
}

/** Quotes a word for a shell. */
function quoted(word: unknown): string {
  const text = String(word);
  return /^[\w.,:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

const FILE: Argument = { name: 'FILE', text: 'A JSON file; - is standard input.' };

const BODY: Option = {
  text: 'A JSON file with the parameters, instead of words; - is standard input.',
  value: 'FILE',
};

function rowsFormat(list: boolean): Option {
  const otherwise = list ? 'a table on a terminal, json elsewhere' : 'json';
  return {
    text: `Output format: ${ROWS_FORMATS.join(', ')}. Default: the ending of the file name, otherwise ${otherwise}.`,
    value: 'FORMAT',
    parameter: 'format',
    choices: ROWS_FORMATS,
  };
}

const LIST_FORMAT: Option = {
  text: 'json prints JSON on a terminal too, instead of a table.',
  value: 'FORMAT',
  choices: ['json'],
};

const OUT: Option = {
  text: 'Output file, which appears when it is complete. Its ending sets the format; a further .gz or .zst compresses it.',
  value: 'FILE',
};
