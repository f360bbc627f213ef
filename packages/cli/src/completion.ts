import { CONTEXT } from '@specimen/bulk';
import {
  type CountryNames,
  type Given,
  namesOf,
  type Operation,
  operations,
  Problem,
  perform,
  shown,
  suggestionOrAll,
} from 'specimen-data/surface';
import type { Command, Option } from './command.ts';
import { COMMON } from './help.ts';
import { dashed, SHORT } from './usage.ts';

type Commands = Readonly<Record<string, Command>>;

/** The words that may stand where the last one typed stands; none where it is a file or anything. */
export async function complete(commands: Commands, typed: readonly string[]): Promise<readonly string[]> {
  const ask = (operation: Operation, given: Given = {}) => perform(operation, CONTEXT, given).value;
  return new Completion(commands, ask as Ask, typed).words();
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

  words(): readonly string[] {
    const [, option, text] = /^--([\w-]+)=(.*)$/.exec(this.#current) ?? [];
    const found =
      option !== undefined
        ? this.#values(option, text as string).map((word) => `--${option}=${word}`)
        : this.#found();
    return [...new Set(found)].filter((word) => word.startsWith(this.#current));
  }

  #found(): readonly string[] {
    const pending = optionName(this.#before.at(-1) ?? '');
    if (takesNext(this.#optionOf(pending))) return this.#values(pending, this.#current);
    if (this.#current.startsWith('-')) return Object.keys(this.#options()).map(dashed);
    const place = this.#positionals().length;
    if (place === 0) return [...Object.keys(this.#commands), ...this.#specs(this.#current)];
    const { takes = [], nameless } = this.#command ?? {};
    const taken = takes[place - (nameless && this.#positionals()[0]?.includes('.') ? 0 : 1)];
    if (taken === undefined) return [];
    return taken.choices ?? this.#known(taken.parameter ?? taken.name.toLowerCase(), this.#current);
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
    return Object.assign({}, ...own.map(({ options }) => options), COMMON);
  }

  #optionOf(name: string): Option | undefined {
    const options: Readonly<Record<string, Option>> = Object.assign(
      {},
      ...Object.values(this.#commands).map((each) => each.options),
      this.#command?.options,
    );
    return Object.hasOwn(options, name) ? options[name] : undefined;
  }

  #values(option: string, text: string): readonly string[] {
    const { choices = [] } = this.#optionOf(option) ?? {};
    return choices.length > 0 ? choices : this.#known(option, text);
  }

  /** The words of a kind, by the name of the parameter, option or word that takes them. */
  #known(kind: string, text: string): readonly string[] {
    return Object.hasOwn(this.#kinds, kind) ? (this.#kinds[kind]?.(text) ?? []) : [];
  }

  readonly #kinds: Readonly<Record<string, (text: string) => readonly string[]>> = {
    spec: (text) => this.#specs(text),
    specs: (text) => listed(text, (last) => this.#specs(last)),
    as: (text) => this.#standards(text),
    validator: (text) => this.#standards(text),
    country: () => this.#keys(operations.countries, 'countries', 'code'),
    field: () => this.#keys(operations.fields, 'fields', 'field'),
    fields: (text) => listed(text, () => this.#fieldsOfTyped()),
    command: () => Object.keys(this.#commands),
    city: () => this.#names('city'),
    region: () => this.#names('region'),
    bank: () => this.#names('bank'),
    brand: () => this.#names('brand'),
    wallet: () => this.#names('wallet'),
    table: () => this.#tables(),
    invalid: (text) => this.#wrongs(text),
  };

  /** The names that a condition can say, of the country that was typed. */
  #names(condition: keyof CountryNames): readonly string[] {
    const { owner } = this.#typedSpec();
    const country = CONTEXT.world.countries.get(owner);
    return country ? namesOf(country)[condition].all : [];
  }

  /** The tables of the dataset that was typed. */
  #tables(): readonly string[] {
    const { datasets = [] } = this.#ask(operations.datasets);
    const found = datasets.find(({ key }) => this.#positionals().includes(key as string));
    return ((found?.tables ?? []) as readonly { readonly name: string }[]).map(({ name }) => name);
  }

  /** The ways in which what was typed can be wrong: cases of a field, or fields of a record. */
  #wrongs(text: string): readonly string[] {
    const { owner, selector } = this.#typedSpec();
    const checker = checkerOf(owner, selector);
    if (checker) return checker.cases;
    const fields = CONTEXT.world.countries.get(owner)?.fields ?? [];
    const backed = [...fields].filter(([, { validator }]) => validator).map(([key]) => key);
    return listed(text, () => backed);
  }

  /** The first word that names a country: a spec, or the country itself. */
  #typedSpec(): { readonly owner: string; readonly selector: string } {
    const specs = this.#positionals().map((word) => word.toLowerCase().split('.'));
    const [owner = '', selector = ''] =
      specs.find(([code = '', rest]) => CONTEXT.world.countries.has(code) || (code === 'any' && rest)) ?? [];
    return { owner, selector };
  }

  /** Validators, and the specs that one backs. */
  #standards(text: string): readonly string[] {
    const backed = this.#specs(text).filter((spec) => {
      const [owner = '', selector = ''] = spec.split('.');
      return selector === '' || checkerOf(owner, selector);
    });
    return [...this.#keys(operations.validators, 'validators', 'id', { set: 'all' }), ...backed];
  }

  /** `de.` until a country is typed, then all it has. */
  #specs(text: string): readonly string[] {
    const dot = text.indexOf('.');
    const codes = this.#keys(operations.countries, 'countries', 'code');
    if (dot < 0) return [...codes, 'any'].map((code) => `${code}.`);
    const owner = text.slice(0, dot);
    if (owner === 'any') return this.#keys(operations.types, 'types', 'key').map((key) => `any.${key}`);
    if (!codes.includes(owner)) return [];
    const { records = [] } = this.#ask(operations.country, { country: owner });
    const presets = this.#keys(operations.country, 'presets', 'key', { country: owner });
    const selectors = [
      ...records.map(String),
      ...this.#fieldsOf(owner),
      ...presets.map((key) => `preset:${key}`),
    ];
    return selectors.map((selector) => `${owner}.${selector}`);
  }

  /** The fields of the country that was typed, otherwise all. */
  #fieldsOfTyped(): readonly string[] {
    const [spec = ''] = this.#positionals().filter((word) => word.includes('.'));
    const [owner = ''] = spec.split('.');
    const codes = this.#keys(operations.countries, 'countries', 'code');
    const own = codes.includes(owner)
      ? this.#fieldsOf(owner)
      : this.#keys(operations.fields, 'fields', 'field');
    return ['all', ...own];
  }

  #fieldsOf(country: string): readonly string[] {
    return this.#keys(operations.country, 'fields', 'key', { country });
  }

  #keys(operation: Operation, list: string, key: string, given: Given = {}): readonly string[] {
    return (this.#ask(operation, given)[list] ?? []).map((entry) => entry[key] as string);
  }
}

/** Whether the next word is the value of an option. */
function takesNext(option: Option | undefined): boolean {
  return option?.value !== undefined && !option.bare;
}

/** The name of an option as it was typed, if it was one. */
function optionName(word: string): string {
  if (word.startsWith('--')) return word.slice(2);
  return word.startsWith('-') ? (Object.keys(SHORT).find((name) => SHORT[name] === word.slice(1)) ?? '') : '';
}

/** Of a list parted by commas the last entry is completed. */
function listed(text: string, words: (last: string) => readonly string[]): readonly string[] {
  const head = text.slice(0, text.lastIndexOf(',') + 1);
  return words(text.slice(head.length)).map((word) => head + word);
}

/** What checks a country's field or a generic type. */
function checkerOf(owner: string, selector: string) {
  const { countries, types } = CONTEXT.world;
  return (countries.get(owner)?.fields.get(selector) ?? types.get(selector))?.validator;
}

/** Each asks the command itself for the words, so that a script never grows old. */
const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_specimen() {
  local line=\${COMP_LINE:0:COMP_POINT} typed current IFS=$' \\t\\n'
  read -a typed <<<"$line"
  [[ $line == *[[:space:]] ]] && typed+=('')
  current=\${typed[\${#typed[@]}-1]}
  IFS=$'\\n'
  COMPREPLY=($("$1" completion words -- "\${typed[@]:1}" 2>/dev/null))
  # A colon and an equals sign part words for bash: what stands before them is there already.
  local head=\${current%"\${current##*[:=]}"}
  COMPREPLY=("\${COMPREPLY[@]#"$head"}")
  local i odd="*[[:space:]'&()]*"
  for i in "\${!COMPREPLY[@]}"; do
    [[ \${COMPREPLY[i]} == $odd ]] && COMPREPLY[i]=$(printf %q "\${COMPREPLY[i]}")
  done
  [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *. ]] && compopt -o nospace 2>/dev/null
  return 0
}
complete -o default -F _specimen specimen`,
  zsh: `#compdef specimen
_specimen() {
  local -a found
  found=("\${(@f)$("\${words[1]}" completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  found=(\${found:#})
  (( \${#found} )) || { _files; return }
  compadd -S '' -- \${(M)found:#*.}
  compadd -- \${found:#*.}
}
if [[ $funcstack[1] == _specimen ]]; then _specimen "$@"; else compdef _specimen specimen; fi`,
  fish: `function __specimen
  set -l typed (commandline -opc) (commandline -ct)
  set -l found ($typed[1] completion words -- $typed[2..-1] 2>/dev/null)
  if test (count $found) -eq 0
    __fish_complete_path (commandline -ct)
  else
    printf '%s\\n' $found
  end
end
complete -c specimen -f -a '(__specimen)'`,
};

export const SHELLS: readonly string[] = Object.keys(SCRIPTS);

/** The completion script of a shell. */
export function scriptOf(shell: string, [extra]: readonly string[]): string {
  if (extra !== undefined) throw new Problem('bad', `${shown(extra)} is a word too many: name one shell`);
  if (Object.hasOwn(SCRIPTS, shell)) return SCRIPTS[shell] as string;
  throw new Problem('bad', `unknown shell ${shown(shell)}${suggestionOrAll(shell, SHELLS)}`);
}
