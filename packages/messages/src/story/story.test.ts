import { specimen } from 'specimen-data';
import { Day } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { type MessageRequest, planMessage } from '../plan.ts';
import { textsOf } from '../texts.ts';

const { world } = specimen;
const asOf = new Day(2026, 3, 2);

/** Returns a whole file of the story. */
function fileOf(key: string, request: MessageRequest): string {
  const texts = textsOf(planMessage(world, key, { seed: 'story', asOf, ...request }));
  return Buffer.concat([...texts]).toString();
}

function valuesOf(text: string, name: string): readonly string[] {
  return Array.from(
    text.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g')),
    ([, value = '']) => value,
  );
}

function blocksOf(text: string, name: string): readonly string[] {
  return text
    .split(`<${name}>`)
    .slice(1)
    .map((block) => block.split(`</${name}>`)[0] as string);
}

const sorted = (values: readonly string[]) => [...values].sort();

/** Adds up amounts of at most three decimals. */
function sumOf(amounts: readonly (string | number)[]): number {
  return amounts.reduce<number>((sum, amount) => sum + Math.round(Number(amount) * 1000), 0) / 1000;
}

describe.each(['de', 'ch', 'us', 'kw'])('the story of %s', (country) => {
  const request = { country, n: 30, rejected: 0.1, returned: 0.1 };
  const file = (key: string) => fileOf(key, request);
  const statuses = new Map(
    blocksOf(file('pain.002'), 'TxInfAndSts').map((block) => [
      valuesOf(block, 'OrgnlEndToEndId')[0] as string,
      valuesOf(block, 'TxSts')[0] as string,
    ]),
  );
  const ordered = valuesOf(file('pain.001'), 'EndToEndId');
  const settled = ordered.filter((id) => statuses.get(id) !== 'RJCT');
  const returned = valuesOf(file('pacs.004'), 'OrgnlEndToEndId');

  it('gives every ordered payment a status', () => {
    expect(ordered).toHaveLength(30);
    expect(new Set(ordered).size).toBe(30);
    expect(sorted([...statuses.keys()])).toEqual(sorted(ordered));
    expect(settled).toHaveLength(27);
  });

  it('settles each payment once, unless it is rejected', () => {
    expect(sorted(valuesOf(file('pacs.008'), 'EndToEndId'))).toEqual(sorted(settled));
    for (const key of ['camt.053', 'camt.054']) {
      const payments = valuesOf(file(key), 'EndToEndId');
      for (const id of ordered)
        expect(payments.filter((each) => each === id).length > 0, `${key} ${id}`).toBe(settled.includes(id));
    }
  });

  it('returns settled payments only', () => {
    expect(returned.length).toBeGreaterThan(0);
    for (const id of returned) expect(settled).toContain(id);
  });

  it('claims the right counts and sums', () => {
    const order = file('pain.001');
    expect(Number(valuesOf(order, 'NbOfTxs')[0])).toBe(30);
    expect(Number(valuesOf(order, 'CtrlSum')[0])).toBe(sumOf(valuesOf(order, 'InstdAmt')));
  });

  it('begins each statement with the closing balance of the one before, and books to it', () => {
    let last: number | undefined;
    for (const statement of blocksOf(file('camt.053'), 'Stmt')) {
      const balances = new Map(
        blocksOf(statement, 'Bal').map((block) => [valuesOf(block, 'Cd')[0], signed(block)] as const),
      );
      const entries = blocksOf(statement, 'Ntry').map(signed);
      const opening = balances.get('OPBD') ?? balances.get('PRCD');
      if (last !== undefined) expect(opening).toBe(last);
      last = balances.get('CLBD');
      expect(sumOf([opening as number, ...entries])).toBe(last);
    }
    expect(last).toBeDefined();
  });

  it('begins with the payments of a shorter file', () => {
    const few = valuesOf(fileOf('pain.001', { ...request, n: 7, rejected: 0, returned: 0 }), 'EndToEndId');
    for (const id of few) expect(ordered).toContain(id);
    expect(few).toHaveLength(7);
  });
});

/** Returns the amount of an entry or a balance, below zero where it is a debit. */
function signed(block: string): number {
  const amount = Number(valuesOf(block, 'Amt')[0]);
  return valuesOf(block, 'CdtDbtInd')[0] === 'DBIT' ? -amount : amount;
}
