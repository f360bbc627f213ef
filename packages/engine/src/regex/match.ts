import { Problem } from '../kernel/problem.ts';
import { type Characters, has, WORD } from './characters.ts';
import type { Expression } from './parse.ts';

/** Whether some part of a text fits, told in bounded time. */
export type Matcher = (text: string) => boolean;

/** Compiles a regular expression to steps; each is tried at each place of a text once at the most, so that none takes long. */
export function matcher(expression: Expression): Matcher {
  const program = programOf(expression);
  return (text) => {
    const codes = Array.from(text, (character) => character.codePointAt(0) as number);
    return new Run(codes).search(program);
  };
}

type Step =
  | { readonly op: 'one'; readonly of: Characters }
  | { readonly op: 'fork'; first: number; second: number }
  | { readonly op: 'jump'; to: number }
  | { readonly op: 'save'; readonly slot: number }
  | { readonly op: 'edge'; readonly at: 'start' | 'end' | 'word' | 'inside' }
  | { readonly op: 'look'; readonly program: Program; readonly behind: boolean; readonly not: boolean }
  | { readonly op: 'again'; readonly group: number }
  | { readonly op: 'done' };

interface Program {
  readonly steps: readonly Step[];
  /** Whether what is tried depends on what groups matched before. */
  readonly recalls: boolean;
}

const MOST_STEPS = 20_000;
const MOST_TRIES = 5_000_000;

function programOf(expression: Expression): Program {
  const steps: Step[] = [];
  const recalls = emit(expression, steps);
  steps.push({ op: 'done' });
  return { steps, recalls };
}

/** Appends an expression's steps; tells whether it refers to groups. */
function emit(expression: Expression, steps: Step[]): boolean {
  if (steps.length > MOST_STEPS) throw new Problem('bad', `a pattern is over ${MOST_STEPS} steps long`);
  switch (expression.kind) {
    case 'one':
      steps.push({ op: 'one', of: expression.of });
      return false;
    case 'all':
      return expression.parts.map((part) => emit(part, steps)).includes(true);
    case 'either':
      return emitEither(expression.options, steps);
    case 'repeat':
      return emitRepeat(expression, steps);
    case 'group': {
      steps.push({ op: 'save', slot: 2 * expression.index });
      const recalls = emit(expression.item, steps);
      steps.push({ op: 'save', slot: 2 * expression.index + 1 });
      return recalls;
    }
    case 'look': {
      const program = programOf(expression.item);
      steps.push({ op: 'look', program, behind: expression.behind, not: expression.not });
      return program.recalls;
    }
    case 'edge':
      steps.push({ op: 'edge', at: expression.at });
      return false;
    case 'again':
      steps.push({ op: 'again', group: expression.group });
      return true;
  }
}

function emitEither(options: readonly Expression[], steps: Step[]): boolean {
  const ends: { op: 'jump'; to: number }[] = [];
  let recalls = false;
  options.forEach((option, i) => {
    const fork = { op: 'fork' as const, first: steps.length + 1, second: 0 };
    if (i < options.length - 1) steps.push(fork);
    recalls = emit(option, steps) || recalls;
    const end = { op: 'jump' as const, to: 0 };
    steps.push(end);
    ends.push(end);
    fork.second = steps.length;
  });
  for (const end of ends) end.to = steps.length;
  return recalls;
}

function emitRepeat(
  { item, least, most }: Extract<Expression, { readonly kind: 'repeat' }>,
  steps: Step[],
): boolean {
  let recalls = false;
  for (let i = 0; i < least; i++) {
    const before = steps.length;
    recalls = emit(item, steps) || recalls;
    if (steps.length === before) break;
  }
  if (most === Number.POSITIVE_INFINITY) {
    const from = steps.length;
    const fork = { op: 'fork' as const, first: from + 1, second: 0 };
    steps.push(fork);
    recalls = emit(item, steps) || recalls;
    steps.push({ op: 'jump', to: from });
    fork.second = steps.length;
    return recalls;
  }
  const forks: { op: 'fork'; first: number; second: number }[] = [];
  for (let i = least; i < most; i++) {
    const fork = { op: 'fork' as const, first: steps.length + 1, second: 0 };
    forks.push(fork);
    steps.push(fork);
    recalls = emit(item, steps) || recalls;
  }
  for (const fork of forks) fork.second = steps.length;
  return recalls;
}

/** One text that is matched. */
class Run {
  #tries = 0;

  constructor(readonly codes: readonly number[]) {}

  /** Whether the program fits from some place on. */
  search(program: Program): boolean {
    const seen = this.#seen(program);
    for (let at = 0; at <= this.codes.length; at++) if (this.#from(program, at, seen) >= 0) return true;
    return false;
  }

  /** A mark for each step at each place; none where a step may go another way the next time. */
  #seen({ steps, recalls }: Program): Uint8Array | undefined {
    if (recalls) return undefined;
    const size = (steps.length * (this.codes.length + 1)) / 8 + 1;
    if (size > 32_000_000) throw new Problem('bad', 'a pattern is too large for so long a text');
    return new Uint8Array(size);
  }

  /** Where the program ends when it begins at a place, or ends at `end`; -1 when it does not fit. */
  #from({ steps }: Program, start: number, seen: Uint8Array | undefined, end?: number): number {
    const width = this.codes.length + 1;
    const waiting: { step: number; at: number; saved: readonly number[] }[] = [
      { step: 0, at: start, saved: [] },
    ];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      let { step, at, saved } = next;
      for (;;) {
        if (++this.#tries > MOST_TRIES) throw new Problem('bad', 'a pattern takes too long to match');
        if (seen) {
          const mark = step * width + at;
          if ((seen[mark >> 3] as number) & (1 << (mark & 7))) break;
          seen[mark >> 3] = (seen[mark >> 3] as number) | (1 << (mark & 7));
        }
        const now = steps[step] as Step;
        if (now.op === 'done') {
          if (end === undefined || at === end) return at;
          break;
        }
        if (now.op === 'fork') {
          waiting.push({ step: now.second, at, saved });
          step = now.first;
        } else if (now.op === 'jump') step = now.to;
        else {
          const to = this.#one(now, at, saved);
          if (to < 0) break;
          if (now.op === 'save' && !seen) {
            const kept = [...saved];
            kept[now.slot] = at;
            saved = kept;
          }
          at = to;
          step++;
        }
      }
    }
    return -1;
  }

  /** Where a step leads from a place; -1 when it does not fit there. */
  #one(step: Step, at: number, saved: readonly number[]): number {
    if (step.op === 'one') {
      const code = this.codes[at];
      return code !== undefined && has(step.of, code) ? at + 1 : -1;
    }
    if (step.op === 'edge') return this.#isEdge(step.at, at) ? at : -1;
    if (step.op === 'look') return this.#looks(step.program, step.behind, at) !== step.not ? at : -1;
    if (step.op !== 'again') return at;
    const [from = 0, to = from] = [saved[2 * step.group], saved[2 * step.group + 1]];
    const same = this.codes.slice(from, to).every((code, i) => code === this.codes[at + i]);
    return same ? at + to - from : -1;
  }

  #looks(program: Program, behind: boolean, at: number): boolean {
    if (!behind) return this.#from(program, at, this.#seen(program)) >= 0;
    for (let from = at; from >= 0; from--)
      if (this.#from(program, from, this.#seen(program), at) >= 0) return true;
    return false;
  }

  #isEdge(edge: 'start' | 'end' | 'word' | 'inside', at: number): boolean {
    if (edge === 'start') return at === 0;
    if (edge === 'end') return at === this.codes.length;
    return (this.#isWord(at - 1) !== this.#isWord(at)) === (edge === 'word');
  }

  #isWord(at: number): boolean {
    const code = this.codes[at];
    return code !== undefined && has(WORD, code);
  }
}
