import { specimen } from 'specimen-data';
import { Day } from 'specimen-data/internal';
import { expect, it } from 'vitest';
import { flowParts } from './flow.ts';
import { planMessage } from './plan.ts';

const { world } = specimen;
const asked = { country: 'us', seed: 'plan', n: 2, asOf: new Day(2026, 1, 1) };

it.each(['pacs.008', 'mt103'])('refuses %s where every payment was rejected', (key) => {
  expect(() => planMessage(world, key, { ...asked, rejected: 1 })).toThrow(`${key} would tell no payment`);
});

it('refuses returns where none came back', () => {
  expect(() => planMessage(world, 'nacha-returns', { ...asked, returned: 0 })).toThrow(/no payment/);
});

it('refuses pacs.004 of CBPR+ where none came back', () => {
  const given = { ...asked, returned: 0 };
  expect(() => planMessage(world, 'pacs.004', { ...given, profile: 'cbpr' })).toThrow(/no payment/);
  expect(() => planMessage(world, 'pacs.004', given)).not.toThrow();
});

it('leaves such files out of the archive', () => {
  const [part] = flowParts(world, { ...asked, rejected: 1 });
  const names = (part as { files: readonly { name: string }[] }).files.map(({ name }) => name);
  expect(names).not.toContain('pacs.008.xml');
  expect(names).toEqual(expect.arrayContaining(['pain.001.xml', 'camt.053.xml', 'ledger.csv']));
});

it.each(['at', 'de', 'es', 'fr', 'ie', 'nl'])(
  'writes the creditor identifier of %s as its country does',
  (country) => {
    const { message, story, variant } = planMessage(world, 'pain.008', { ...asked, country });
    const file = [...message.texts(story, variant)].join('');
    expect(file).toContain(`<Id>${story.holder.field('creditorid')}</Id>`);
  },
);
