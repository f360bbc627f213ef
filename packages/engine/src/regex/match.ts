import { Problem } from '../kernel/problem.ts';
import { type Characters, has, WORD } from './characters.ts';
import type { Expression } from './parse.ts';

/** Returns whether some part of a text matches, in bounded time. */
export interface Matcher {
  (text: string): boolean;
  /** Matches with the tries counted. */
  metered(text: string, meter: Meter): boolean;
  /** Number of steps of the compiled expression. */
  readonly size: number;
}

/** Counts tries while a text is matched; it may throw to end the match. */
export type Meter = (tries: number) => void;

/** Compiles a regular expression to steps. Each step is tried at most once at each place of a text, which bounds the time. */
export function matcher(expression: Expression): Matcher {
  const program = programOf(expression);
  const metered = (text: string, meter?: Meter) => {
    meter?.(text.length);
    const codes = Array.from(text, (character) => character.codePointAt(0) as number);
    const run = new Run(codes, program, meter);
    const isFound = run.search();
    meter?.(run.unmetered);
    return isFound;
  };
  return Object.assign((text: string) => metered(text), { metered, size: program.steps.length });
}

type Step =
  | { readonly op: 'one'; readonly of: Characters }
  | { readonly op: 'fork'; first: number; second: number }
  | { readonly op: 'jump'; to: number }
  | { readonly op: 'save'; readonly slot: Slot }
  /** Clears what groups matched: each iteration starts again. */
  | { readonly op: 'forget'; readonly slots: readonly number[] }
  /**
   * Continues only if something was matched since a position was saved, so that an empty match is not repeated for
   * ever.
   */
  | { readonly op: 'moved'; readonly slot: Slot }
  | { readonly op: 'edge'; readonly at: 'start' | 'end' | 'word' | 'inside' }
  | { readonly op: 'look'; readonly program: Program; readonly behind: boolean; readonly not: boolean }
  | { readonly op: 'again'; readonly group: number }
  | { readonly op: 'done' };

/** Key of a saved position: twice a group's number for its start, one more for its end, or a symbol of a repetition. */
type Slot = number | symbol;
type Saved = ReadonlyMap<Slot, number>;

interface Program {
  readonly steps: readonly Step[];
  /** True if a step depends on what groups matched before (a back reference). */
  readonly recalls: boolean;
  /** True if the expression has groups. */
  readonly saves: boolean;
}

/** Number of tries between calls of the meter. */
const METERED = 1024;
/** Number of bytes that are cleared in the time of one try. */
const BYTES_PER_TRY = 256;
const MOST_STEPS = 20_000;
const MOST_TRIES = 5_000_000;
/** Maximum number of steps of an expression with back references, which may try a place more than once. */
const MOST_RECALLING = 300_000;

function programOf(expression: Expression): Program {
  const steps: Step[] = [];
  const recalls = emit(expression, steps);
  steps.push({ op: 'done' });
  return { steps, recalls, saves: slotsIn(expression).length > 0 };
}

/** Returns the slots of an expression's groups. */
function slotsIn(expression: Expression): readonly number[] {
  switch (expression.kind) {
    case 'all':
      return expression.parts.flatMap(slotsIn);
    case 'either':
      return expression.options.flatMap(slotsIn);
    case 'group':
      return [2 * expression.index, 2 * expression.index + 1, ...slotsIn(expression.item)];
    case 'repeat':
    case 'look':
      return slotsIn(expression.item);
    default:
      return [];
  }
}

/** Appends an expression's steps; returns true if it refers to groups. */
function emit(expression: Expression, steps: Step[]): boolean {
  if (steps.length > MOST_STEPS) throw new Problem('bad-pattern', `a pattern has over ${MOST_STEPS} steps`);
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
  const slots = slotsIn(item);
  const emitOnce = () => {
    if (slots.length > 0) steps.push({ op: 'forget', slots });
    recalls = emit(item, steps) || recalls;
  };
  for (let i = 0; i < least; i++) {
    const before = steps.length;
    emitOnce();
    if (steps.length === before) break;
  }
  if (most === Number.POSITIVE_INFINITY) {
    const from = steps.length;
    const fork = { op: 'fork' as const, first: from + 1, second: 0 };
    const slot = Symbol();
    steps.push(fork, { op: 'save', slot });
    emitOnce();
    steps.push({ op: 'moved', slot }, { op: 'jump', to: from });
    fork.second = steps.length;
    return recalls;
  }
  const forks: { op: 'fork'; first: number; second: number }[] = [];
  for (let i = least; i < most; i++) {
    const fork = { op: 'fork' as const, first: steps.length + 1, second: 0 };
    forks.push(fork);
    steps.push(fork);
    emitOnce();
  }
  for (const fork of forks) fork.second = steps.length;
  return recalls;
}

/** The match of one text. */
class Run {
  #tries = 0;
  readonly #mostTries: number;

  constructor(
    readonly codes: readonly number[],
    readonly program: Program,
    readonly meter: Meter | undefined,
  ) {
    this.#mostTries = program.recalls ? MOST_RECALLING : MOST_TRIES;
  }

  /** Number of tries that the meter has not counted yet. */
  get unmetered(): number {
    return this.#tries % METERED;
  }

  /** Returns true if the program matches from some position on. */
  search(): boolean {
    const seen = this.#seen(this.program);
    const saved: Saved = new Map();
    for (let at = 0; at <= this.codes.length; at++)
      if (this.#from(this.program, { at, saved }, seen)) return true;
    return false;
  }

  /** Returns a mark for each step at each position; undefined if a step may go another way the next time. */
  #seen({ steps, recalls, saves }: Program): Uint8Array | undefined {
    if (recalls || (saves && this.program.recalls)) return undefined;
    const size = (steps.length * (this.codes.length + 1)) / 8 + 1;
    if (size > 32_000_000)
      throw new Problem('bad-pattern', 'a pattern is too large for a text of this length');
    this.meter?.(size / BYTES_PER_TRY);
    return new Uint8Array(size);
  }

  /**
   * Returns the end of a match that starts at a position, or ends at `end`, with the saved positions; undefined if
   * there is none.
   */
  #from({ steps }: Program, start: Place, seen: Uint8Array | undefined, end?: number): Place | undefined {
    const width = this.codes.length + 1;
    const waiting: (Place & { step: number })[] = [{ ...start, step: 0 }];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      let step = next.step;
      let place: Place = next;
      for (;;) {
        if (++this.#tries > this.#mostTries)
          throw new Problem('bad-pattern', 'a pattern takes too long to match');
        if (this.#tries % METERED === 0) this.meter?.(METERED);
        if (seen) {
          const mark = step * width + place.at;
          if ((seen[mark >> 3] as number) & (1 << (mark & 7))) break;
          seen[mark >> 3] = (seen[mark >> 3] as number) | (1 << (mark & 7));
        }
        const now = steps[step] as Step;
        if (now.op === 'done') {
          if (end === undefined || place.at === end) return place;
          break;
        }
        if (now.op === 'fork') {
          waiting.push({ ...place, step: now.second });
          step = now.first;
        } else if (now.op === 'jump') step = now.to;
        else {
          const to = this.#one(now, place, seen !== undefined);
          if (!to) break;
          place = to;
          step++;
        }
      }
    }
    return undefined;
  }

  /** Where a step leads from a place; nowhere when it does not fit there. What was saved is not looked at where `isBlind`. */
  #one(
    step: Exclude<Step, { op: 'fork' | 'jump' | 'done' }>,
    place: Place,
    isBlind: boolean,
  ): Place | undefined {
    const { at, saved } = place;
    switch (step.op) {
      case 'one': {
        const code = this.codes[at];
        return code !== undefined && has(step.of, code) ? { at: at + 1, saved } : undefined;
      }
      case 'edge':
        return this.#isEdge(step.at, at) ? place : undefined;
      case 'look': {
        const seen = this.#looked(step.program, step.behind, place);
        if (step.not) return seen ? undefined : place;
        return seen && { at, saved: seen.saved };
      }
      case 'save':
        return isBlind ? place : { at, saved: new Map(saved).set(step.slot, at) };
      case 'moved':
        return isBlind || saved.get(step.slot) !== at ? place : undefined;
      case 'forget':
        return isBlind ? place : { at, saved: without(saved, step.slots) };
      case 'again': {
        const [from = 0, to = from] = [saved.get(2 * step.group), saved.get(2 * step.group + 1)];
        const isSame = this.codes.slice(from, to).every((code, i) => code === this.codes[at + i]);
        return isSame ? { at: at + to - from, saved } : undefined;
      }
    }
  }

  #looked(program: Program, behind: boolean, { at, saved }: Place): Place | undefined {
    if (!behind) return this.#from(program, { at, saved }, this.#seen(program));
    for (let from = at; from >= 0; from--) {
      const found = this.#from(program, { at: from, saved }, this.#seen(program), at);
      if (found) return found;
    }
    return undefined;
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

/** State of a match: the place in the text, and the saved places. */
interface Place {
  readonly at: number;
  readonly saved: Saved;
}

function without(saved: Saved, slots: readonly number[]): Saved {
  if (!slots.some((slot) => saved.has(slot))) return saved;
  const kept = new Map(saved);
  for (const slot of slots) kept.delete(slot);
  return kept;
}
