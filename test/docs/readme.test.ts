import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { catalogue } from '../../packages/engine/src/index.ts';
import { service } from '../http/service.ts';

const served = service();
/** Programs run beside this process: while it waited for them, the service in it would not hear its clients. */
const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const readme = ['README.md', 'packages/engine/README.md', 'packages/cli/README.md']
  .map((path) => readFileSync(root + path, 'utf8'))
  .join('\n');

/** A block of code and the block of output that follows it. */
const examples = [...readme.matchAll(/```(js|sh)\n([^`]+)```\n+```(?:text|json|csv)\n([^`]*)```/g)].map(
  ([, language, code, output]) => ({
    language,
    code: (code as string).trim(),
    output: (output as string).trim(),
  }),
);

it('shows examples of each kind', () => {
  expect(examples.filter(({ language }) => language === 'js').length).toBeGreaterThanOrEqual(4);
  expect(examples.filter(({ code }) => code.startsWith('curl')).length).toBeGreaterThanOrEqual(4);
});

it('names every country with its code', () => {
  const named = catalogue.countries().map(({ name, code }) => `${name} \`${code}\``);
  expect(named.filter((each) => !readme.includes(each))).toEqual([]);
});

it('tells how many countries there are, as manifests and the page do', () => {
  const paths = ['package.json', 'packages/engine/package.json', 'packages/cli/package.json'];
  const texts = [
    readme,
    ...[...paths, 'packages/web/src/views.json'].map((path) => readFileSync(root + path, 'utf8')),
  ];
  for (const text of texts)
    for (const [, count] of text.matchAll(/data (?:for|of) (\d+) countries/g))
      expect(Number(count), text.slice(0, 300)).toBe(catalogue.countries().length);
});

it.each(examples.filter(({ language }) => language === 'js'))(
  'prints what the README says: $code',
  async ({ code, output }) => {
    const folder = `${root}node_modules/.readme`;
    mkdirSync(folder, { recursive: true });
    const file = `${folder}/${examples.findIndex((example) => example.code === code)}.mjs`;
    writeFileSync(file, code);
    expect((await run(process.execPath, [file])).stdout.trim()).toBe(output);
    rmSync(file);
  },
);

it.each(examples.filter(({ code }) => code.startsWith('curl')))(
  'answers what the README says: $code',
  async ({ code, output }) => {
    const [, data] = / -d '([^']+)'/.exec(code) ?? [];
    const [, url] = /'?https?:\/\/localhost:3000([^' ]+)'?/.exec(code) as unknown as [string, string];
    const answer = await fetch(served.site + url, data === undefined ? {} : { method: 'POST', body: data });
    expect((await answer.text()).trim().replaceAll('\r\n', '\n')).toBe(output);
  },
);

it.each(examples.filter(({ code }) => code.startsWith('specimen ')))(
  'prints what the README says: $code',
  async ({ code, output }) => {
    const command = code.replace('specimen', `"${process.execPath}" packages/cli/bin/specimen.mjs`);
    const { stdout } = await run('bash', ['-c', command], { cwd: root });
    expect(stdout.trim().replaceAll('\r\n', '\n')).toBe(output);
  },
);
