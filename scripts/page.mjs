// Builds the page into packages/web/dist, a folder that any static host can serve: the engine as a worker with a
// chunk for each country, the views, one style sheet, fonts, a file for each address, the service worker and the
// API reference. SITE (SITE=https://data.example) is the address of the host, if known: link previews then have a
// picture.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { rolldown } from 'rolldown';
import { catalogue, generate, specimen } from 'specimen-data';
import { formats } from '../packages/engine/dist/formats/index.js';
import { RECORDS } from '../packages/engine/dist/spec/spec.js';
import { openapi } from '../packages/server/dist/openapi.js';
import { referenceScript } from './reference.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const web = `${root}packages/web/`;
const dist = `${web}dist/`;
const resolve = createRequire(import.meta.url).resolve;

rmSync(dist, { recursive: true, force: true });
mkdirSync(`${dist}assets`, { recursive: true });
cpSync(`${web}public`, dist, { recursive: true });
// The guide belongs to the page if `npm run docs` has built it before.
const guide = `${root}docs/.vitepress/dist/`;
const hasGuide = existsSync(`${guide}index.html`);

const countries = catalogue.countries('all').toSorted((a, b) => (a.name < b.name ? -1 : 1));
const worker = await bundle('worker/worker.ts', { '#countries': countryModule() });
const engine = assets();
const reference = asset('reference', 'js', await referenceScript());
const page = await bundle(
  'page.tsx',
  { '#catalogue': catalogueModule() },
  { WORKER: worker, REFERENCE: reference, GUIDE: hasGuide },
);
const style = asset(
  'style',
  'css',
  styleSheet(['fonts', 'tokens', 'base', 'shell', 'parts', 'views', 'print']),
);
const docsStyle = asset('docs', 'css', styleSheet(['fonts', 'tokens', 'shell', 'docs', 'print']));
writePages();
await writeDescription();
writeLicences();
const [shell, rest] = cached();
await bundle('serviceWorker.ts', {}, { SHELL: shell, REST: rest }, 'service-worker.js');
await compress();
if (hasGuide) cpSync(guide, `${dist}guide`, { recursive: true });

/** Bundles an entry of the page; returns its path. Modules whose name starts with # are generated here. */
async function bundle(entry, made, constants = {}, file = 'assets/[name]-[hash].js') {
  const build = await rolldown({
    input: `${web}src/${entry}`,
    platform: 'browser',
    logLevel: 'warn',
    // From the sources, so that the page has its own chunks.
    resolve: { alias: { 'specimen-data': `${root}packages/engine/src` } },
    transform: {
      jsx: { runtime: 'automatic', importSource: 'preact' },
      define: Object.fromEntries(
        Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
    plugins: [
      {
        name: 'made',
        resolveId: (id) => (id in made ? id : undefined),
        load: (id) => made[id],
      },
    ],
  });
  const { output } = await build.write({
    dir: dist,
    format: 'esm',
    minify: true,
    entryFileNames: file,
    chunkFileNames: 'assets/[name]-[hash].js',
    codeSplitting: { groups: [{ name: 'shared', test: /engine\/src/, minShareCount: 20 }] },
  });
  await build.close();
  return `/${output[0].fileName}`;
}

/** Source of the module that loads a country and lists all names. */
function countryModule() {
  const loads = countries.map(({ code }) => `${code}: () => import('specimen-data/countries/${code}')`);
  const named = countries.map(({ code, name }) => ({ code, name }));
  return `export const loads = { ${loads.join(', ')} };\nexport const named = ${JSON.stringify(named)};`;
}

/** Source of the module with what the page lists before the engine is loaded: countries, samples, formats and records. */
function catalogueModule() {
  const entries = countries.map((entry) => {
    const { aliases, alpha3 } = specimen.world.countries.get(entry.code).facts;
    return { ...entry, names: `${alpha3} ${aliases}`.trim().replaceAll(/\s+/g, ' ') };
  });
  const samples = [
    ['de', 'iban'],
    ['in', 'id'],
    ['jp', 'native'],
    ['br', 'id'],
    ['ke', 'phone'],
    ['pl', 'id'],
    ['ae', 'native'],
    ['gb', 'sortcode'],
    ['fr', 'id'],
    ['us', 'routing'],
    ['kr', 'native'],
    ['ng', 'bvn'],
  ].map(([code, field]) => {
    const { label } = specimen.world.countries.get(code).fields.get(field);
    return { code, field, label, value: generate(`${code}.${field}`, { seed: 'specimen' }) };
  });
  return Object.entries({ countries: entries, samples, formats: [...formats.keys()], records: RECORDS })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Returns some styles as one sheet, with their fonts. The reference has its own styles for bare elements. */
function styleSheet(names) {
  const text = names.map((name) => readFileSync(`${web}src/style/${name}.css`, 'utf8')).join('\n');
  return text.replace(/url\((@[^)]+)\.woff2\)/g, (_, font) => {
    const name = font.replace(/.*\/|-wght.*/g, '');
    return `url(${asset(name, 'woff2', readFileSync(resolve(`${font}.woff2`)))})`;
  });
}

/** Writes a file for each address, because a static host knows only files; the page itself renders the views. */
function writePages() {
  const views = JSON.parse(readFileSync(`${web}src/views.json`, 'utf8'));
  const template = readFileSync(`${web}src/index.html`, 'utf8');
  const card = cardOf(process.env.SITE);
  const write = (file, title, description) => {
    const filled = { title, description, page, card, style: file === 'docs' ? docsStyle : style };
    const html = template.replace(/\{(\w+)\}/g, (_, name) => filled[name]);
    mkdirSync(`${dist}${file}`.replace(/\/[^/]*$/, ''), { recursive: true });
    writeFileSync(`${dist}${file}.html`, html);
    return file === 'index' ? '/' : `/${file}`;
  };
  write('404', 'Specimen: not found', 'There is nothing at this address.');
  return [
    ...views.map(({ path, title, description }) => write(path.slice(1) || 'index', title, description)),
    ...countries.map(({ code, name }) =>
      write(
        `browse/${code}`,
        `Specimen: test data of ${name}`,
        `Synthetic, format-true test data of ${name}: every field with its real format and real check digits.`,
      ),
    ),
  ];
}

/** The picture that chats show beside a link; they accept only absolute addresses. */
function cardOf(site) {
  return site
    ? `<meta property="og:image" content="${new URL('/card.png', site)}">
    <meta name="twitter:card" content="summary_large_image">`
    : '<meta name="twitter:card" content="summary">';
}

/** The description of the API, for a host without an API: it can be read there, but not tried. */
async function writeDescription() {
  mkdirSync(`${dist}api/v1`, { recursive: true });
  writeFileSync(`${dist}api/v1/openapi.json`, JSON.stringify(await openapi()));
}

/** The licences of the page's components, which every copy of it contains. */
function writeLicences() {
  const packages = [
    '@fontsource-variable/figtree',
    '@fontsource-variable/geist-mono',
    'preact',
    '@preact/signals',
    '@preact/signals-core',
    '@scalar/fastify-api-reference',
  ];
  const texts = packages.map((name) => {
    const licence = readFileSync(`${root}node_modules/${name}/LICENSE`, 'utf8').trim();
    return `${name}\n${'='.repeat(name.length)}\n\n${licence}\n`;
  });
  writeFileSync(`${dist}licences.txt`, texts.join('\n\n'));
}

/** Files that the service worker fetches at once, and files that it fetches when the page is idle: words need all countries. */
function cached() {
  const shell = assets().filter((file) => ![...engine, reference].includes(file));
  return [
    ['/', ...shell, '/favicon.svg', '/manifest.webmanifest', '/theme.js'],
    [...engine, reference, '/docs', '/api/v1/openapi.json'],
  ];
}

/** Returns the files that have been written so far, by address. */
function assets() {
  return readdirSync(`${dist}assets`).map((file) => `/assets/${file}`);
}

/** Writes a file whose name follows its contents. */
function asset(name, extension, contents) {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 8);
  writeFileSync(`${dist}assets/${name}-${hash}.${extension}`, contents);
  return `/assets/${name}-${hash}.${extension}`;
}

/**
 * Compresses each text, for servers that choose by Accept-Encoding. Level 9 is 2 % smaller, but takes ten times as
 * long.
 */
async function compress() {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const texts = readdirSync(dist, { recursive: true }).filter((file) =>
    /\.(html|js|css|svg|txt|webmanifest)$/.test(file),
  );
  await Promise.all(
    texts.map(async (file) => {
      const text = readFileSync(`${dist}${file}`);
      writeFileSync(`${dist}${file}.br`, await promisify(brotliCompress)(text, brotli));
      writeFileSync(`${dist}${file}.gz`, await promisify(gzip)(text));
    }),
  );
}
