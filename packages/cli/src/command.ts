import type { Given, Operation } from 'specimen-data/internal';
import type { Steering } from './conditions.ts';
import type { Section } from './explained.ts';
import type { Io } from './io.ts';

/** An option of a command: how it is parsed, described and completed. */
export interface Option {
  /** Its effect, in a sentence. */
  readonly text: string;
  /** Placeholder of its value in the usage; a flag has none. */
  readonly value?: string;
  /** Its possible values, if they are few. */
  readonly choices?: readonly string[];
  /** The parameter that it sets. */
  readonly parameter?: string;
  /** The value that a flag gives the parameter. */
  readonly flag?: string;
  /** True if its value is optional. */
  readonly bare?: boolean;
  /** Minimum, if it is an integer. */
  readonly least?: number;
}

/** A positional argument of a command, such as SPEC. */
export interface Argument {
  readonly name: string;
  readonly text: string;
  /** The parameter that it sets; absent if the command reads it itself. */
  readonly parameter?: string;
  readonly choices?: readonly string[];
}

/** A command: its arguments, its options and its action. */
export interface Command {
  /** Its effect, in a sentence without a full stop. */
  readonly summary: string;
  readonly operation?: Operation;
  readonly takes: readonly Argument[];
  /** True if the arguments are optional. */
  readonly optional?: boolean;
  /** True if it takes any number of arguments. */
  readonly many?: boolean;
  /** Separator that joins further words to the last argument. */
  readonly joined?: string;
  /** Source of a JSON object with the parameters: the argument FILE, or the option --file. */
  readonly body?: 'word' | 'option';
  /** True if its name is not typed. */
  readonly nameless?: boolean;
  /** True if its rows are a list for people: printed as a table on a terminal. */
  readonly list?: boolean;
  readonly options: Readonly<Record<string, Option>>;
  /** An example: the command line, and its standard input if any. */
  readonly example?: { readonly line: string; readonly input?: string };
  /** Further example lines. */
  readonly more?: readonly string[];
  /** Sections of its help about the file that it reads. */
  readonly explains?: () => readonly Section[];
  /** Transforms the parameters, where one option sets several. */
  readonly given?: (given: Given) => Given;
  /** Exit code by the result; 0 by default. */
  readonly code?: (value: unknown) => number;
  /** Runs the command and returns the exit code. */
  run(call: Call): number | Promise<number>;
}

/** A command line: a command with the typed arguments and options. */
export interface Call {
  readonly name: string;
  readonly command: Command;
  readonly io: Io;
  readonly words: readonly string[];
  /** Options that apply: their text, or true for a flag. */
  readonly options: Readonly<Record<string, string | true>>;
  /** Options that were typed and do not apply. */
  readonly ignored: readonly string[];
  /** Words after an option with an optional value, and how to write them as its value: `--invalid=checksum`. */
  readonly meant: ReadonlyMap<string, string>;
}

/** A row of the table of commands: what differs from the operation; the rest is derived. */
export interface OperationRow
  extends Pick<
    Command,
    'optional' | 'many' | 'joined' | 'body' | 'nameless' | 'list' | 'more' | 'explains' | 'given' | 'code'
  > {
  /** Parameters that are arguments, with their placeholder in the usage. */
  readonly takes?: Readonly<Record<string, string>>;
  /** Texts of arguments and options that differ from the text of their parameter. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Parameters whose option has a different name. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Parameters that the command sets itself. */
  readonly hidden?: readonly string[];
  /** Places the conditions that were typed as options, if the operation takes them in JSON. */
  readonly steering?: Steering;
  readonly options?: Readonly<Record<string, Option>>;
  readonly run?: Command['run'];
}
