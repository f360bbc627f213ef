import {
  type Given,
  type JsonSchema,
  type Operation,
  operations,
  type Parameter,
} from 'specimen-data/internal';
import { answer } from './answer.ts';
import { CONDITION_PARAMETERS, type Steering, steeredBy } from './conditions.ts';
import type { Section } from './explained.ts';
import type { Io } from './io.ts';
import { ROWS_FORMATS, writeAnswer } from './rows.ts';
import { ROWS_OPTIONS } from './rowsPlan.ts';
import { hyphenated } from './usage.ts';

/** An option, as it is read, described and completed. */
export interface Option {
  /** What it does, in a sentence. */
  readonly text: string;
  /** What stands for its value in the usage; a flag has none. */
  readonly value?: string;
  /** The values it can have, where they are few. */
  readonly choices?: readonly string[];
  /** The parameter it gives. */
  readonly parameter?: string;
  /** What a flag gives the parameter. */
  readonly flag?: string;
  /** Whether its value may be left out. */
  readonly bare?: boolean;
  /** The least value, where it is a whole number. */
  readonly least?: number;
}

/** A word that a command takes, such as SPEC. */
export interface Taken {
  readonly name: string;
  readonly text: string;
  /** The parameter it gives; none where the command reads it itself. */
  readonly parameter?: string;
  readonly choices?: readonly string[];
}

/** A command: what it takes, its options, and what it does. */
export interface Command {
  /** What it does, in a sentence without its full stop. */
  readonly summary: string;
  readonly operation?: Operation;
  readonly takes: readonly Taken[];
  /** Whether the words may be left out. */
  readonly optional?: boolean;
  /** Whether any number of words is taken. */
  readonly many?: boolean;
  /** What joins further words to the last one taken. */
  readonly joined?: string;
  /** Where a JSON object with the parameters is read from: the word FILE, or the option --file. */
  readonly body?: 'word' | 'option';
  /** Whether its name is not typed. */
  readonly nameless?: boolean;
  /** Whether its rows are a list that people read: a table on a terminal. */
  readonly list?: boolean;
  readonly options: Readonly<Record<string, Option>>;
  /** What shows its use: words as they are typed, and what is piped in. */
  readonly example?: { readonly line: string; readonly input?: string };
  /** Further lines that show what else it does. */
  readonly more?: readonly string[];
  /** What its help tells of the file that it takes. */
  readonly explains?: () => readonly Section[];
  /** What the parameters come to, where words stand for several. */
  readonly given?: (given: Given) => Given;
  /** The exit code by what was answered; 0 when left out. */
  readonly code?: (value: unknown) => number;
  /** Does it and returns the exit code. */
  run(call: Call): number | Promise<number>;
}

/** A command with what was typed after it. */
export interface Call {
  readonly name: string;
  readonly command: Command;
  readonly io: Io;
  readonly words: readonly string[];
  /** The options that apply: their text, or true for a flag. */
  readonly options: Readonly<Record<string, string | true>>;
  /** The options that were typed and do not apply. */
  readonly ignored: readonly string[];
  /** Words behind an option whose value may be left out, and how they are written as its value: `--invalid=checksum`. */
  readonly meant: ReadonlyMap<string, string>;
}

/** What a row of the table says of an operation; the rest is derived. */
export interface Row
  extends Pick<
    Command,
    'optional' | 'many' | 'joined' | 'body' | 'nameless' | 'list' | 'more' | 'explains' | 'given' | 'code'
  > {
  /** The parameters that are typed without a name, and what stands for them in the usage. */
  readonly takes?: Readonly<Record<string, string>>;
  /** What words and options mean here, by their parameters, where that is more than elsewhere. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Parameters whose option has another name. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Parameters that the command gives by options of its own. */
  readonly hidden?: readonly string[];
  /** Where conditions go that are typed as options, if the operation takes them in JSON. */
  readonly steering?: Steering;
  readonly options?: Readonly<Record<string, Option>>;
  readonly run?: Command['run'];
}

/** The command that performs an operation. */
export function command(name: keyof typeof operations, row: Row = {}): Command {
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
      // Its own stand first, and win over those that are derived.
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

/** Whether a value can be typed: lists and objects come in a file. */
function isText({ type = 'string' }: JsonSchema): boolean {
  return ![type].flat().every((each) => each === 'array' || each === 'object');
}

/** A parameter that is one text or yes is a flag; that text goes from the sentence. */
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
  const known = choices.length > 0 ? ` One of ${choices.join(', ')}.` : '';
  const value = hyphenated(parameter).toUpperCase();
  return { text: text + known, value, parameter, choices };
}

/** Whether a parameter may be given as an option without a value. */
function isFlagToo({ type, enum: choices }: JsonSchema): boolean {
  return choices === undefined && Array.isArray(type) && type.includes('string') && isYes({ type });
}

/** Whether a parameter may just be yes. */
function isYes({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.includes('boolean');
}

function choicesOf({ enum: choices }: JsonSchema): { readonly choices?: readonly string[] } {
  return Array.isArray(choices) ? { choices } : {};
}

/** The command line of an operation's example; a body is piped in. */
function exampleOf(name: string, made: Command, { example }: Operation): { line: string; input?: string } {
  const { takes, options, body, nameless } = made;
  if (body === 'word') return { line: `${name} -`, input: JSON.stringify(example) };
  const words = takes.map(({ parameter = '' }) => example[parameter]);
  const given = Object.entries(options).flatMap(([option, { parameter = '' }]) =>
    example[parameter] === undefined ? [] : [`--${option}`, example[parameter]],
  );
  return { line: [...(nameless ? [] : [name]), ...words, ...given].map(quoted).join(' ') };
}

/** A word as a shell takes it. */
function quoted(word: unknown): string {
  const text = String(word);
  return /^[\w.,:@+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

const FILE: Taken = { name: 'FILE', text: 'A JSON file; - is standard input.' };

const BODY: Option = {
  text: 'A JSON file with the parameters instead of words; - is standard input.',
  value: 'FILE',
};

function rowsFormat(list: boolean): Option {
  const terminal = list ? ', a table on a terminal' : '';
  return {
    text: `How the rows are written: ${ROWS_FORMATS.join(', ')}; by the file's ending, or json, when left out${terminal}.`,
    value: 'FORMAT',
    parameter: 'format',
    choices: ROWS_FORMATS,
  };
}

const LIST_FORMAT: Option = {
  text: 'json prints JSON on a terminal too, where a list is a table otherwise.',
  value: 'FORMAT',
  choices: ['json'],
};

const OUT: Option = {
  text: 'Writes a file, which appears under its name when it is whole; its ending names the format, and .gz or .zst behind it compress.',
  value: 'FILE',
};
