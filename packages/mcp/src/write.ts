import { waitForTurn, writeTurn } from '@specimen/runtime/turns';
import { type AnswerPart, Out, Pump, tooLarge } from 'specimen-data/internal';
import type { Budget } from './budget.ts';

/** Maximum number of bytes of text per call. */
export const LARGEST = 1_048_576;

/** Writes an answer as text, a turn at a time; over what may be written it is a problem that tells how many rows fit. */
export async function writeText(parts: readonly AnswerPart[], rows: number, budget: Budget): Promise<string> {
  const most = Math.min(LARGEST, budget.bytes);
  const pump = new Pump(parts);
  const out = new Out();
  let at = 0;
  while (!pump.done && at <= most) {
    await waitForTurn();
    const begun = performance.now();
    at = writeTurn(pump, out, { from: at, stop: most + 1 });
    budget.take({ time: performance.now() - begun });
  }
  budget.take({ bytes: at });
  if (at <= most) return Buffer.from(out.bytes.buffer, 0, at).toString('utf8'); // TextDecoder is slower
  if (most < LARGEST) throw budget.usedUp();
  throw tooLarge(LARGEST, Math.floor((pump.rows * LARGEST) / at), rows);
}
