import { Problem, shown, unknownName } from 'specimen-data/internal';
import type { Choice } from './completion.ts';

/** Each script asks the command for the words, so it never becomes outdated. */
const SCRIPTS: Readonly<Record<string, string>> = {
  bash: `_specimen() {
  local word IFS=
  COMPREPLY=()
  while read -r word; do
    COMPREPLY+=("$word")
  done < <("$1" completion line -- "\${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null)
  [[ \${#COMPREPLY[@]} -eq 1 && \${COMPREPLY[0]} == *. ]] && compopt -o nospace 2>/dev/null
  return 0
}
complete -o default -F _specimen specimen`,
  zsh: `#compdef specimen
_specimen() {
  local -a found open whole
  local line word
  found=("\${(@f)$("\${words[1]}" completion described -- "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}" 2>/dev/null)}")
  for line in \${found:#}; do
    word=\${\${\${line%%$'\\t'*}//\\\\/\\\\\\\\}//:/\\\\:}
    [[ $line == *$'\\t'* ]] && line=$word:\${line#*$'\\t'} || line=$word
    if [[ $word == *. ]]; then open+=($line); else whole+=($line); fi
  done
  if (( \${#open} + \${#whole} )); then
    (( \${#whole} )) && _describe -t words word whole
    (( \${#open} )) && _describe -t specs spec open -S ''
  else
    compset -P '--*='
    _files
  fi
}
if [[ $funcstack[1] == _specimen ]]; then _specimen "$@"; else compdef _specimen specimen; fi`,
  fish: `function __specimen
  set -l typed (commandline -opc)
  set -l current (commandline -ct)
  set -l word (string unescape -- "$current"; or string replace -ra '["\\']' '' -- "$current")
  set -l found ($typed[1] completion described -- $typed[2..-1] "$word" 2>/dev/null)
  if test (count $found) -gt 0
    printf '%s\\n' $found
  else if set -l parts (string match -r '^(--[^=]+=)(.*)' -- "$word")
    __fish_complete_path "$parts[3]" | string replace -r '^' -- "$parts[2]"
  else
    __fish_complete_path "$word"
  end
end
complete -c specimen -f -a '(__specimen)'`,
};

export const SHELLS: readonly string[] = Object.keys(SCRIPTS);

/** Returns the completion script of a shell. */
export function scriptOf(shell: string, [extra]: readonly string[]): string {
  if (extra !== undefined)
    throw new Problem('unknown-parameter', `unexpected argument ${shown(extra)}: name one shell`, {
      subject: 'argument',
      given: extra,
    });
  if (Object.hasOwn(SCRIPTS, shell)) return SCRIPTS[shell] as string;
  throw unknownName('unknown-value', shell, SHELLS, { subject: 'shell' });
}

/** Answers to the requests of the scripts, by name. */
export const ANSWERS: Readonly<
  Record<
    string,
    (typed: readonly string[], complete: (words: readonly string[]) => readonly Choice[]) => readonly string[]
  >
> = {
  words: (typed, complete) => complete(typed).map(({ word }) => word),
  described: (typed, complete) =>
    complete(typed).map(({ word, text }) => (text === undefined ? word : `${word}\t${briefly(text)}`)),
  line: ([line = '', breaks = ''], complete) => {
    const { words, from, quote } = readLine(line, breaks);
    return complete(words.slice(1)).map(({ word }) => ESCAPES[quote](word.slice(from)));
  },
};

/** Returns the first clause of a text. */
function briefly(text: string): string {
  return text.split(/[.;:](?:\s|$)/, 1)[0] as string;
}

type Quote = keyof typeof ESCAPES;

/** Escapes a text for quotes, or for none. */
const ESCAPES = {
  "'": (text: string) => text.replaceAll("'", "'\\''"),
  '"': (text: string) => text.replace(/["\\$`]/g, '\\$&'),
  '': (text: string) => text.replace(/[^\w\u0080-\uffff.,:=@%+/-]/g, '\\$&'),
};

/**
 * Splits a line of bash that ends at the cursor into words. What bash considers the last word may begin inside of one: after
 * an open quote, or after a character that separates words only for bash; `from` is the length of the part before it.
 */
function readLine(line: string, breaks: string): { words: readonly string[]; from: number; quote: Quote } {
  const words = [''];
  let from = 0;
  let quote: Quote = '';
  let parted = true;
  for (let i = 0; i < line.length; i++) {
    const sign = line.charAt(i);
    const last = words.length - 1;
    const put = (text: string) => {
      words[last] += text;
    };
    const parts = quote === '' && /\s/.test(sign);
    if (sign === '\\' && (quote === '' || (quote === '"' && /["\\$`]/.test(line.charAt(i + 1)))))
      put(line.charAt(++i));
    else if (parts) {
      if (!parted) words.push('');
      from = 0;
    } else if (sign === quote || (quote === '' && (sign === '"' || sign === "'"))) {
      quote = sign === quote ? '' : (sign as Quote);
      from = (words[last] as string).length;
    } else {
      put(sign);
      if (quote === '' && breaks.includes(sign)) from = (words[last] as string).length;
    }
    parted = parts;
  }
  return { words, from, quote };
}
