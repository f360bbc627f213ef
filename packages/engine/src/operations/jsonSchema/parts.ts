import type { Value } from '../../draw/source.ts';
import type { JsonSchema } from '../operation.ts';
import { toldOfBranch, toldOfHeirs } from './discriminators.ts';
import type { Document } from './document.ts';
import { dependenciesIn, isObjectValue, satisfies } from './holds.ts';
import type { Subschema } from './keywords.ts';
import { negated, oppositesOf } from './opposites.ts';

/** The choices of a try. */
export interface Chooser {
  /** Picks one of the schemas of an `anyOf` or `oneOf`. */
  pick(branches: readonly Subschema[]): Subschema;
  /** Picks a way to satisfy a negation or a condition; empty in the first pass, which ignores them. */
  turn(ways: () => readonly Subschema[]): readonly Subschema[];
  /** Returns schemas that keep a value of one branch from matching others; empty in the first tries. */
  apart(branches: readonly Subschema[], branch: Subschema): readonly Subschema[];
}

/**
 * Returns the schemas that must all hold, including referenced and picked ones. A schema that no value satisfies is
 * a problem.
 */
export function partsOf(
  document: Document,
  schemas: readonly Subschema[],
  chooser: Chooser,
): readonly JsonSchema[] {
  const parts = new Set<JsonSchema>();
  const waiting = [...schemas].reverse();
  const add = (more: readonly Subschema[]) => {
    for (let i = more.length - 1; i >= 0; i--) waiting.push(more[i] as Subschema);
  };
  let holder: JsonSchema | undefined;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === true) continue;
    if (next === false) throw document.problem(holder, 'false allows no value');
    if (parts.has(next)) continue;
    holder = next;
    parts.add(next);
    document.spend(STEPS_PER_PART, next);
    const target = document.target(next);
    const allOf = (next.allOf ?? []) as readonly Subschema[];
    const more: Subschema[] = target === undefined ? [...allOf] : [target, ...allOf];
    for (const branches of [next.anyOf, next.oneOf] as readonly (readonly Subschema[] | undefined)[]) {
      if (branches === undefined) continue;
      if (branches.length === 0) throw document.problem(next, 'it has no alternatives');
      document.spend(branches.length / BRANCHES_PER_STEP, next);
      const branch = chooser.pick(branches);
      more.push(branch, ...toldOfBranch(next, branch));
      if (branches === next.oneOf) more.push(...chooser.apart(branches, branch));
    }
    const { not, if: condition } = next as Readonly<Record<string, Subschema | undefined>>;
    if (not !== undefined) more.push(...chooser.turn(() => oppositesOf(document, not)));
    if (condition !== undefined) more.push(...chooser.turn(() => waysOf(next)));
    add(more);
  }
  const all = [...parts];
  return [...all, ...toldOfHeirs(document, all)];
}

const STEPS_PER_PART = 2;
/** Number of alternatives to choose among in one step. */
const BRANCHES_PER_STEP = 10;

const ways = new WeakMap<JsonSchema, readonly Subschema[]>();

/** Returns the ways to satisfy a condition: it holds together with `then`, or it does not hold, with `else`. */
function waysOf(schema: JsonSchema): readonly Subschema[] {
  const { if: condition, then = true, else: otherwise = true } = schema as Record<string, Subschema>;
  const both = ways.get(schema) ?? [
    { allOf: [condition, then] },
    { allOf: [negated(condition as Subschema), otherwise] },
  ];
  ways.set(schema, both);
  return both;
}

/** Returns the additional schemas of a value whose parts have conditions that hold or do not hold. */
export function consequences(
  document: Document,
  parts: readonly JsonSchema[],
  value: Value,
): readonly Subschema[] {
  return parts.flatMap((part) => {
    const found: Subschema[] = [];
    if (part.if !== undefined) {
      const follows = satisfies(document, part.if as Subschema, value) ? part.then : part.else;
      if (follows !== undefined) found.push(follows as Subschema);
    }
    if (isObjectValue(value))
      for (const [name, schema] of dependenciesIn(part)) if (Object.hasOwn(value, name)) found.push(schema);
    return found;
  });
}
