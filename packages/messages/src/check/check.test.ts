import { specimen } from 'specimen-data';
import { Out, Pump, perform, SERVICE } from 'specimen-data/internal';
import { describe, expect, it } from 'vitest';
import { checkMessage } from '../operations.ts';
import { utf8 } from '../text/encoding.ts';
import { checkBytes, checkSteps, fileChecker } from './index.ts';

const { world } = specimen;

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';
const open = `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${NAMESPACE}">`;
/** A file of about 900 KB with an element that pain.001 does not have. */
const large = `${open}${`<Wrong>${'ü'.repeat(40)}</Wrong>`.repeat(9_000)}</Document>`;

describe('a large file', () => {
  it('is checked in many steps, with the result of a check in one go', () => {
    const steps = checkSteps(world, large);
    let count = 0;
    for (;;) {
      const { done, value } = steps.next();
      if (!done) {
        count++;
        continue;
      }
      expect(value).toEqual(checkBytes(world, utf8(large)));
      break;
    }
    expect(count).toBeGreaterThan(100);
  });

  it('is an answer that others interrupt', () => {
    const { parts } = perform(checkMessage, { world, caps: SERVICE }, { content: large });
    const pump = new Pump(parts);
    const out = new Out();
    expect(pump.write(out, 0, 1)).toBe(0);
    expect(pump.done).toBe(false);
    // A second reader of the same parts shares the work.
    const second = new Pump(parts);
    let end = 0;
    while (!second.done) end = second.write(out, end, end + 16_384);
    expect(JSON.parse(new TextDecoder().decode(out.bytes.subarray(0, end))).valid).toBe(false);
    let turns = 0;
    for (end = 0; !pump.done; turns++) end = pump.write(out, end, end + 16_384);
    expect(turns).toBeLessThan(5);
  });

  it('has the same faults in pieces of any length', () => {
    const bytes = utf8(
      `${open}<CstmrCdtTrfInitn><GrpHdr><MsgId>größer</MsgId></GrpHdr></CstmrCdtTrfInitn></Document>`,
    );
    const whole = checkBytes(world, bytes);
    for (const length of [1, 7, 64]) {
      const checker = fileChecker(world);
      for (let at = 0; at < bytes.length; at += length) checker.write(bytes.subarray(at, at + length));
      expect(checker.end(), `pieces of ${length}`).toEqual(whole);
    }
    expect(whole.faults.length).toBeGreaterThan(0);
  });
});

describe('an encoding that is not the declared one', () => {
  it('is told at its place, wherever a piece begins', () => {
    const line = `\n<Wrong>${'ü'.repeat(2_500)}</Wrong>`;
    const head = utf8(`${open}${line.repeat(7)}\n`);
    const bytes = new Uint8Array([...head, 0x3c, 0x41, 0x3e, 0xfc, 0x3c]);
    const checker = fileChecker(world);
    for (let at = 0; at < bytes.length; at += 2_049) checker.write(bytes.subarray(at, at + 2_049));
    const { faults } = checker.end();
    expect(faults.at(-1)).toMatchObject({ fault: 'encoding', at: expect.stringMatching(/^line 10,/) });
  });
});
