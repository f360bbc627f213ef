import { Problem } from '../../kernel/problem.ts';
import { SchemaProblem, TooCostly, Unavoidable } from './document.ts';

/** A row that cannot be generated within bounds. Another try would not help. */
export class Exhausted extends Problem {
  constructor(message: string) {
    super('bad-json-schema', message);
  }
}

/** A problem with an optional value. */
export class Avoidable extends Problem {
  constructor(readonly problem: SchemaProblem) {
    super('bad-json-schema', problem.message);
  }
}

/** Returns the result of the first function that has no problem; throws the first problem if all have one. */
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

/**
 * Generates an optional value. If no value is allowed, returns undefined when it may be skipped, otherwise throws
 * `Avoidable`.
 */
export function spared<T>(isSparing: boolean, make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof SchemaProblem) || error instanceof Unavoidable) throw error;
    if (isSparing) return undefined;
    throw new Avoidable(error);
  }
}

/** Returns a problem that another try may solve; throws any other error. */
export function mendable(error: unknown): Problem {
  if (error instanceof Exhausted || error instanceof TooCostly || !(error instanceof Problem)) throw error;
  return error;
}
