import { COMMAND_CONTEXT } from '@specimen/runtime/context';
import {
  type CountryNames,
  type Given,
  namesOf,
  type Operation,
  operations,
  outcomesOf,
  perform,
} from 'specimen-data/internal';
import type { Command, Option } from './command.ts';
import { COMMON } from './help.ts';
import { dashed, SHORT } from './usage.ts';

type Commands = Readonly<Record<string, Command>>;

/** A possible next word, with its meaning if there is a description. */
export interface Choice {
  readonly word: string;
  readonly text?: string | undefined;
}

/** Returns the possible completions of the last word; none if it is a file name or free text. */
export function complete(commands: Commands, typed: readonly string[]): readonly Choice[] {
  const ask = (operation: Operation, given: Given = {}) => perform(operation, COMMAND_CONTEXT, given).value;
  return new Completion(commands, ask as Ask, typed).choices();
}

type Ask = (
  operation: Operation,
  given?: Given,
) => Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;

class Completion {
  readonly #commands: Commands;
  readonly #ask: Ask;
  readonly #current: string;
  readonly #before: readonly string[];
  readonly #command: Command | undefined;

  constructor(commands: Commands, ask: Ask, typed: readonly string[]) {
    this.#commands = commands;
    this.#ask = ask;
    this.#current = typed.at(-1) ?? '';
    this.#before = typed.slice(0, -1);
    const [first = ''] = this.#positionals();
    this.#command = Object.hasOwn(commands, first)
      ? commands[first]
      : Object.values(commands).find(({ nameless }) => nameless && first.includes('.'));
  }

  choices(): readonly Choice[] {
    const [, option, text] = /^--([\w-]+)=(.*)$/.exec(this.#current) ?? [];
    const found =
      option !== undefined ? behind(`--${option}=`, this.#values(option, text as string)) : this.#found();
    const different = new Map(found.map((choice) => [choice.word, choice]));
    return [...different.values()].filter(({ word }) => word.startsWith(this.#current));
  }

  #found(): readonly Choice[] {
    const pending = optionName(this.#before.at(-1) ?? '');
    if (takesNext(this.#optionOf(pending))) return this.#values(pending, this.#current);
    if (this.#current.startsWith('-'))
      return Object.entries(this.#options()).map(([name, { text }]) => ({ word: dashed(name), text }));
    const place = this.#positionals().length;
    if (place === 0) return [...this.#names(), ...this.#specs(this.#current)];
    const { takes = [], nameless, joined } = this.#command ?? {};
    const typed = place - (nameless && this.#positionals()[0]?.includes('.') ? 0 : 1);
    const taken = takes[joined === undefined ? typed : Math.min(typed, takes.length - 1)];
    if (taken === undefined) return [];
    return taken.choices
      ? plain(taken.choices)
      : this.#known(taken.parameter ?? taken.name.toLowerCase(), this.#current);
  }

  /** The words before the current one that are neither options nor their values. */
  #positionals(): readonly string[] {
    return this.#before.filter((word, i) => {
      const pending = this.#optionOf(optionName(this.#before[i - 1] ?? ''));
      return !word.startsWith('-') && !takesNext(pending);
    });
  }

  #options(): Readonly<Record<string, Option>> {
    const own = this.#command ? [this.#command] : Object.values(this.#commands);
    const options = own.map((command) => command.options);
    return Object.assign({}, ...options, COMMON, ...(this.#command ? options : []));
  }

  #optionOf(name: string): Option | undefined {
    const options: Readonly<Record<string, Option>> = Object.assign(
      {},
      ...Object.values(this.#commands).map((each) => each.options),
      this.#command?.options,
    );
    return Object.hasOwn(options, name) ? options[name] : undefined;
  }

  #values(option: string, text: string): readonly Choice[] {
    const { choices = [] } = this.#optionOf(option) ?? {};
    return choices.length > 0 ? plain(choices) : this.#known(option, text);
  }

  /** Returns the words of a kind, by the name of the parameter, option or argument that takes them. */
  #known(kind: string, text: string): readonly Choice[] {
    return Object.hasOwn(this.#kinds, kind) ? (this.#kinds[kind]?.(text) ?? []) : [];
  }

  readonly #kinds: Readonly<Record<string, (text: string) => readonly Choice[]>> = {
    spec: (text) => this.#specs(text),
    specs: (text) => listed(text, (last) => this.#specs(last)),
    as: (text) => this.#standards(text),
    validator: (text) => this.#standards(text),
    country: (text) => listed(text, () => this.#countries()),
    field: () => this.#entries(operations.fields, 'fields', 'field'),
    fields: (text) => listed(text, () => this.#fieldsOfTyped()),
    command: () => this.#names(),
    city: () => this.#placed('city'),
    region: () => this.#placed('region'),
    bank: () => this.#placed('bank'),
    brand: () => this.#placed('brand'),
    wallet: () => this.#placed('wallet'),
    outcome: () => this.#outcomes(),
    amount: () => plain(['min', 'max', 'over', '0', '0.01']),
    table: () => this.#tables(),
    invalid: (text) => this.#wrongs(text),
    threads: () => plain(['auto']),
    shard: () => plain(['auto']),
  };

  /** Returns the names of the commands. */
  #names(): readonly Choice[] {
    return Object.entries(this.#commands).map(([word, { summary }]) => ({ word, text: summary }));
  }

  /** Returns the names that a condition accepts for the country on the command line. */
  #placed(condition: keyof CountryNames): readonly Choice[] {
    const { owner } = this.#typedSpec();
    const country = COMMAND_CONTEXT.world.countries.get(owner);
    return country ? plain(namesOf(country)[condition].all) : [];
  }

  /** Returns the outcomes of the preset that was typed, with and without their reason codes. */
  #outcomes(): readonly Choice[] {
    const { owner, selector } = this.#typedSpec();
    const country = COMMAND_CONTEXT.world.countries.get(owner);
    const scheme = country?.presets.get(selector.replace('preset:', ''))?.scheme;
    return Array.from(scheme ? outcomesOf(scheme) : [], ([outcome, reasons]) => [
      { word: outcome, text: '' },
      ...reasons.map(({ code, name }) => ({ word: `${outcome}:${code}`, text: name })),
    ]).flat();
  }

  /** Returns the tables of the dataset on the command line. */
  #tables(): readonly Choice[] {
    const { datasets = [] } = this.#ask(operations.datasets);
    const found = datasets.find(({ key }) => this.#positionals().includes(key as string));
    const tables = (found?.tables ?? []) as readonly { readonly name: string }[];
    return plain(tables.map(({ name }) => name));
  }

  /** Returns the values of `--invalid`: the cases of a field, or the fields of a record. */
  #wrongs(text: string): readonly Choice[] {
    const { owner, selector } = this.#typedSpec();
    const checker = checkerOf(owner, selector);
    if (checker) return plain(checker.cases);
    const backed = this.#fieldsOf(owner).filter(({ word }) => checkerOf(owner, word));
    return listed(text, () => backed);
  }

  /** Returns the first word that names a country: a spec, or the country itself. */
  #typedSpec(): { readonly owner: string; readonly selector: string } {
    const specs = this.#positionals().map((word) => word.toLowerCase().split('.'));
    const [owner = '', selector = ''] =
      specs.find(
        ([code = '', rest]) => COMMAND_CONTEXT.world.countries.has(code) || (code === 'any' && rest),
      ) ?? [];
    return { owner, selector };
  }

  /** Returns the validators, and the specs that have one. */
  #standards(text: string): readonly Choice[] {
    const backed = this.#specs(text).filter(({ word }) => {
      const [owner = '', selector = ''] = word.split('.');
      return selector === '' || checkerOf(owner, selector);
    });
    return [...this.#entries(operations.validators, 'validators', 'id', { set: 'all' }), ...backed];
  }

  /** Returns `de.` until a country is typed, then its selectors. */
  #specs(text: string): readonly Choice[] {
    const dot = text.indexOf('.');
    const any = { word: 'any', text: 'Generic types' };
    if (dot < 0) return [...this.#countries(), any].map((choice) => ({ ...choice, word: `${choice.word}.` }));
    const owner = text.slice(0, dot);
    if (owner === any.word) return behind(`${owner}.`, this.#entries(operations.types, 'types', 'key'));
    if (!COMMAND_CONTEXT.world.countries.has(owner)) return [];
    const { records = [] } = this.#ask(operations.country, { country: owner });
    const presets = this.#entries(operations.country, 'presets', 'key', { country: owner });
    const selectors = [
      ...plain(records.map(String)),
      ...this.#fieldsOf(owner),
      ...behind('preset:', presets),
    ];
    return behind(`${owner}.`, selectors);
  }

  /** Returns the fields of the country on the command line, otherwise all fields, and the groups. */
  #fieldsOfTyped(): readonly Choice[] {
    const { owner } = this.#typedSpec();
    const { fields } = COMMAND_CONTEXT.world.countries.get(owner) ?? {};
    const own = fields ? this.#fieldsOf(owner) : this.#entries(operations.fields, 'fields', 'field');
    const groups = new Set([...(fields?.values() ?? [])].map(({ group }) => group));
    return [...plain(['all', ...groups]), ...own];
  }

  #fieldsOf(country: string): readonly Choice[] {
    return COMMAND_CONTEXT.world.countries.has(country)
      ? this.#entries(operations.country, 'fields', 'key', { country })
      : [];
  }

  #countries(): readonly Choice[] {
    return this.#entries(operations.countries, 'countries', 'code', { set: 'all' });
  }

  #entries(operation: Operation, list: string, key: string, given: Given = {}): readonly Choice[] {
    return (this.#ask(operation, given)[list] ?? []).map((entry) => ({
      word: entry[key] as string,
      text: entry.label ?? entry.name,
    }));
  }
}

/** Returns words without descriptions. */
function plain(words: readonly string[]): readonly Choice[] {
  return words.map((word) => ({ word }));
}

/** Puts the part that is already typed in front of each word. */
function behind(head: string, choices: readonly Choice[]): readonly Choice[] {
  return choices.map((choice) => ({ ...choice, word: head + choice.word }));
}

/** Returns true if the next word is the value of an option. */
function takesNext(option: Option | undefined): boolean {
  return option?.value !== undefined && !option.bare;
}

/** Returns the name of an option, if a word is one. */
function optionName(word: string): string {
  if (word.startsWith('--')) return word.slice(2);
  return word.startsWith('-') ? (Object.keys(SHORT).find((name) => SHORT[name] === word.slice(1)) ?? '') : '';
}

/** Completes the last entry of a comma-separated list. */
function listed(text: string, choices: (last: string) => readonly Choice[]): readonly Choice[] {
  const head = text.slice(0, text.lastIndexOf(',') + 1);
  return behind(head, choices(text.slice(head.length)));
}

/** Returns the validator of a country's field or a generic type. */
function checkerOf(owner: string, selector: string) {
  const { countries, types } = COMMAND_CONTEXT.world;
  return (countries.get(owner)?.fields.get(selector) ?? types.get(selector))?.validator;
}
