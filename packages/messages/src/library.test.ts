import { describe, expect, it } from 'vitest';
import { cases, generate, stream } from './library.ts';

const decoder = new TextDecoder();
const textOf = (blocks: Iterable<Uint8Array>) =>
  Array.from(blocks, (block) => decoder.decode(block, { stream: true })).join('');

describe('specimen-data/messages', () => {
  it('generates a file, the same one for the same seed', () => {
    const options = { country: 'de', n: 2, seed: 'demo' };
    const file = generate('pain.001', options);
    expect(file).toContain('<NbOfTxs>2</NbOfTxs>');
    expect(generate('pain.001', options)).toBe(file);
    expect(textOf(stream('pain.001', options))).toBe(file);
  });

  it('takes an own account and own payments', () => {
    const payments = [{ amount: 7, endToEndId: 'MINE-1' }];
    const file = generate('pain.001', { country: 'de', account: { name: 'Own Ltd' }, payments, seed: 1 });
    for (const text of ['Own Ltd', 'MINE-1', '<CtrlSum>7.00<']) expect(file).toContain(text);
  });

  it('streams the whole story as a zip', () => {
    const [first] = stream('flow', { country: 'de', n: 1, seed: 'demo' });
    expect(decoder.decode(first?.subarray(0, 2))).toBe('PK');
  });

  it('gives right and wrong cases with their reason codes', () => {
    const all = cases('pain.001', { country: 'de', seed: 'demo' });
    expect(all.filter(({ valid }) => valid).length).toBeGreaterThan(2);
    expect(all.find((each) => each.case === 'checksum')).toMatchObject({ valid: false, code: 'AC01' });
  });

  it.each([
    [() => generate('nope'), /unknown message "nope"/],
    [() => generate('pain.001', { n: 0 }), /n must be/],
    [() => generate('pain.001', { rejected: 3 }), /rejected must be a number from 0 to 1/],
    [() => generate('pain.001', { payments: [{ amount: 0 }] }), /payments\[0\]\.amount/],
    [() => generate('pain.001', JSON.parse('{"nn":1}')), /"nn"; did you mean "n"/],
    [() => cases('pain.001', { asOf: '2026-02-30' }), /asOf/],
  ])('refuses what cannot be: %s', (call, message) => {
    expect(call).toThrow(message);
  });
});
