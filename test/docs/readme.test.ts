import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../packages/engine/src/index.ts';
import { service } from '../http/service.ts';

// `UPDATE_DOCS=1 npx vitest run --mode built test/docs/readme.test.ts` writes the outputs into the documents.
const updating = process.env.UPDATE_DOCS === '1';

const served = service();
/** Runs a program beside this process. Were it waited for synchronously, the service in this process could not answer. */
const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Guides and explanations; the tools and what they generate are ignored by git. */
const guides = readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
  .filter(
    (path) => path.endsWith('.md') && !/node_modules|^reference.(generated|library)|\.vitepress/.test(path),
  )
  .map((path) => `docs/${path}`);
const paths = ['README.md', 'packages/engine/README.md', 'packages/cli/README.md', ...guides];
const documents = new Map(paths.map((path) => [path, readFileSync(root + path, 'utf8')]));

/** A code block and the output block that follows it. */
interface Example {
  readonly path: string;
  readonly language: string;
  readonly code: string;
  readonly output: string;
}

const examples: readonly Example[] = [...documents].flatMap(([path, text]) =>
  [...text.matchAll(/```(js|sh)\n([^`]+)```\n+```(?:text|json|csv)\n([^`]*)```/g)].map(
    ([, language = '', code = '', output = '']) => ({
      path,
      language,
      code: code.trim(),
      output: output.trim(),
    }),
  ),
);

/** Compares an output with the document, or writes it there. */
function matches({ path, code, output }: Example, actual: string): void {
  const clean = actual.trim().replaceAll('\r\n', '\n');
  if (!updating) {
    expect(clean).toBe(output);
    return;
  }
  const text = documents.get(path) as string;
  const at = text.indexOf('```\n', text.indexOf(code) + code.length) + 4;
  const from = text.indexOf('\n', text.indexOf('```', at)) + 1;
  const to = text.indexOf('```', from);
  documents.set(path, `${text.slice(0, from)}${clean}\n${text.slice(to)}`);
}

afterAll(() => {
  if (updating) for (const [path, text] of documents) writeFileSync(root + path, text);
});

const title = '$path: $code';

describe('code blocks of the documents', () => {
  it('cover the library, HTTP and the command', () => {
    const count = (test: (example: Example) => boolean) => examples.filter(test).length;
    expect(count(({ language }) => language === 'js')).toBeGreaterThanOrEqual(8);
    expect(count(({ code }) => code.startsWith('curl'))).toBeGreaterThanOrEqual(6);
    expect(count(({ code }) => code.startsWith('specimen '))).toBeGreaterThanOrEqual(4);
  });

  it.each(examples.filter(({ language }) => language === 'js'))(title, async (example) => {
    const folder = `${root}node_modules/.readme`;
    mkdirSync(folder, { recursive: true });
    const file = `${folder}/${examples.indexOf(example)}.mjs`;
    writeFileSync(file, example.code);
    matches(example, (await run(process.execPath, [file])).stdout);
    rmSync(file);
  });

  it.each(examples.filter(({ code }) => code.startsWith('curl')))(title, async (example) => {
    const [, data] = / -d '([^']+)'/.exec(example.code) ?? [];
    const [, url = ''] = /'?https?:\/\/localhost:3000([^' ]+)'?/.exec(example.code) ?? [];
    const answer = await fetch(served.site + url, data === undefined ? {} : { method: 'POST', body: data });
    matches(example, await answer.text());
  });

  it.each(examples.filter(({ code }) => code.startsWith('specimen ')))(title, async (example) => {
    const command = example.code.replace('specimen', `"${process.execPath}" packages/cli/bin/specimen.mjs`);
    matches(example, (await run('bash', ['-c', command], { cwd: root })).stdout);
  });
});

describe('the documents', () => {
  it('name every country with its code', () => {
    const all = [...documents.values()].join('\n');
    const entries = catalogue.countries('all').map(({ name, code }) => `${name} \`${code}\``);
    expect(entries.filter((each) => !all.includes(each))).toEqual([]);
  });

  it('give the number of countries, as manifests and the page do', () => {
    const manifests = ['package.json', 'packages/engine/package.json', 'packages/cli/package.json'];
    const texts = [
      ...documents.values(),
      ...[...manifests, 'packages/web/src/views.json'].map((path) => readFileSync(root + path, 'utf8')),
    ];
    for (const text of texts)
      for (const [, count] of text.matchAll(/data (?:for|of) (\d+) countries/g))
        expect(Number(count), text.slice(0, 300)).toBe(catalogue.countries('all').length);
  });

  it.each([
    'README.md',
    'NOTICE',
    'docs/explanation/what-is-real.md',
    ...['engine/README.md', 'engine/NOTICE', 'cli/README.md', 'cli/NOTICE'].map((path) => `packages/${path}`),
    'packages/web/public/llms.txt',
    'packages/web/src/views/about.tsx',
  ])('say in the same words what is real and what is not: %s', (path) => {
    const text = readFileSync(root + path, 'utf8')
      .replaceAll(/\s+/g, ' ')
      .replaceAll('’', "'");
    expect(text).toMatch(/Nobody's data is in it/);
    expect(text).toContain('eople, companies and accounts are invented');
    expect(text).toContain('ank names, BICs, bank codes, cities, postcodes and street names are real');
    expect(text).toMatch(/number (from an official range )?can coincide with a real one/);
  });

  it('keep the README under 250 lines', () => {
    expect(documents.get('README.md')?.split('\n').length).toBeLessThan(250);
  });

  it.each([
    ...documents,
    ...['CONTRIBUTING.md', 'ARCHITECTURE.md', 'CHANGELOG.md', 'SECURITY.md', 'RELEASING.md'].map(
      (path) => [path, readFileSync(root + path, 'utf8')] as const,
    ),
  ])('has no broken links: %s', (path, text) => {
    const folder = new URL(path, `file://${root}`);
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !exists(new URL(link, folder)))).toEqual([]);
  });
});

function exists(url: URL): boolean {
  try {
    readFileSync(url);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EISDIR';
  }
}
