import { expect, it } from 'vitest';
import { Problem, type Resolution, resolve } from '../../packages/engine/src/index.ts';
import type { ExpectedRequest } from './expectedRequest.ts';
import { HELD_OUT } from './heldOutRequests.ts';

const outcomes = HELD_OUT.map((wanted) => ({ wanted, found: outcome(wanted.ask) }));

function outcome(ask: string): Resolution | Problem {
  try {
    return resolve(ask);
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** Returns whether a request was understood as it was meant. */
function isRight(
  { spec, n, fields, where, invalid, format, names }: ExpectedRequest,
  found: Resolution | Problem,
): boolean {
  if (found instanceof Problem) {
    return spec === undefined && found.kind === 'unresolved' && found.message.includes(names as string);
  }
  const got = [found.spec, found.n, found.fields, sorted(found.where), found.invalid, found.format];
  return JSON.stringify(got) === JSON.stringify([spec, n, fields, sorted(where), invalid, format]);
}

function sorted(where: object | undefined): unknown {
  return where && Object.entries(where).sort();
}

/** Returns whether an answer goes against the request: another country, another condition, or one left out without a word. */
function isOpposite({ spec, where = {}, invalid }: ExpectedRequest, found: Resolution | Problem): boolean {
  if (found instanceof Problem) return false;
  if (spec === undefined || found.country !== spec.slice(0, 2)) return true;
  const got: Readonly<Record<string, unknown>> = { ...found.where };
  if (Object.keys(got).some((key) => got[key] !== where[key])) return true;
  const isSilent = found.ignored === undefined;
  return (
    isSilent && (Object.keys(where).some((key) => !(key in got)) || (invalid !== undefined && !found.invalid))
  );
}

it('understands at least 95 of 100 requests that it was not built against', () => {
  const right = outcomes.filter(({ wanted, found }) => isRight(wanted, found)).length;
  console.log(
    `held-out requests: ${right} of ${outcomes.length} right (${((100 * right) / outcomes.length).toFixed(1)} %)`,
  );
  expect(outcomes.length).toBeGreaterThanOrEqual(200);
  expect(right / outcomes.length).toBeGreaterThanOrEqual(0.95);
});

it('answers none with the opposite of what was asked', () => {
  expect(outcomes.filter(({ wanted, found }) => isOpposite(wanted, found)).length).toBe(0);
});
