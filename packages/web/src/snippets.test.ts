import { render } from 'specimen-data';
import { expect, it } from 'vitest';
import { service } from '../../../test/http/service.ts';
import { RUNS } from '../../../test/page/snippets.ts';
import { snippets } from './snippets.ts';

const served = service();

it.each([
  [1002, 'tsv'],
  [1002, 'json'],
  [1002, 'xml'],
] as const)(
  '%s rows as %s are printed by every program over HTTP as the page shows them',
  async (rows, format) => {
    // A machine readable zone has two lines, an address commas.
    const given = { fields: 'mrz,address,lat,native', seed: 'demo', format };
    const expected = new TextDecoder().decode(render('ae.person', { n: rows, ...given }));
    const request = {
      operation: 'generate',
      what: 'ae.person',
      given: { n: String(rows), ...given },
      rows,
    } as const;
    const texts = snippets(request, served.site);
    const names = ['curl', 'JavaScript', 'Python'];
    const printed = await Promise.all(names.map((name) => RUNS[name]?.(texts[name] as string, served.site)));
    const same = format === 'json' ? (text = '') => JSON.parse(text) : (text = '') => text.trim();
    expect(printed.map(same)).toEqual(names.map(() => same(expected)));
  },
);

it.each<[string, Parameters<typeof snippets>[0]]>([
  [
    'wrong on purpose',
    {
      operation: 'generate',
      what: 'de.person',
      given: { fields: 'iban', invalid: 'iban:checksum', seed: '1' },
    },
  ],
  ['a seed like an option', { operation: 'generate', what: 'de.iban', given: { n: '2', seed: '--help' } }],
  ['words like an option', { operation: 'fetch', what: '-5 german ibans', given: { seed: '1' } }],
])('the command runs: %s', async (_, request) => {
  const { Command = '', curl = '' } = snippets(request, served.site);
  const [command, asked] = await Promise.all([
    RUNS.Command?.(Command, served.site),
    RUNS.curl?.(curl, served.site),
  ]);
  expect(JSON.parse(command as string)).toEqual(JSON.parse(asked as string));
});
