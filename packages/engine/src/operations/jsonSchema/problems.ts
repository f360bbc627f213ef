import { Problem } from '../../kernel/problem.ts';
import { SchemaProblem, TooCostly, Unavoidable } from './document.ts';

/** A row that cannot be made within bounds: there is no use in trying again. */
export class Exhausted extends Problem {
  constructor(message: string) {
    super('bad-json-schema', message);
  }
}

/** A problem with what may be absent. */
export class Avoidable extends Problem {
  constructor(readonly problem: SchemaProblem) {
    super('bad-json-schema', problem.message);
  }
}

/** What is made in the first of some ways that has no problem; the first problem where all have one. */
export function firstMade<T>(ways: readonly (() => T)[]): T {
  let first: Problem | undefined;
  for (const way of ways) {
    try {
      return way();
    } catch (error) {
      first ??= mendable(error);
    }
  }
  throw first;
}

/** What is made, though it may be absent; undefined where no value of it is allowed and it shall be spared. */
export function spared<T>(isSparing: boolean, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof SchemaProblem) || error instanceof Unavoidable) throw error;
    if (isSparing) return undefined;
    throw new Avoidable(error);
  }
}

/** A problem that another try may not have; any other error goes on. */
export function mendable(error: unknown): Problem {
  if (error instanceof Exhausted || error instanceof TooCostly || !(error instanceof Problem)) throw error;
  return error;
}
