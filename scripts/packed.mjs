import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseAst } from 'rolldown/parseAst';
import { alphabetsOf, inLetters } from './packedLetters.mjs';
import { cutsOf, inPieces, pairsIn } from './packedPairs.mjs';
import * as unpacking from './unpacked.mjs';

/**
 * A plugin that writes the texts of tables so that less of them is carried. Lines of countries lose the spaces that
 * indent them, lists are one line, tables lose the keys that they have in the order of another table; names in two
 * scripts are written by pieces that stand for letters of both, other letters of other scripts, which bundlers write as
 * `\u0627`, by ASCII signs. From `sources`, all texts, alphabets and pieces are learnt.
 */
export function packing(dist, sources) {
  const alphabets = alphabetsOf(sources);
  const cuts = cutsOf(sources, alphabets);
  const tables = new Map([
    ...alphabets,
    ...Array.from(cuts, ([alphabet, { pieces }]) => [`${alphabet}Pieces`, pieces]),
  ]);
  const keyed = KEYED.map((name) => ({ name, path: `${dist}data/${name}.js` }));
  for (const { name, path } of keyed) tables.set(`${name}Lines`, linesOf(path));
  /** The ways in which a text can be written, the best first. */
  const ways = (text, pairs) => [inPieces(text, pairs, cuts), inLetters(text, alphabets)];
  return {
    name: 'packing',
    resolveId: (id) => (id === MODULE ? id : undefined),
    load: (id) => (id === MODULE ? moduleOf(tables, keyed) : undefined),
    transform(code, id) {
      if (!/dist\/(?:countries|data|fields)\//.test(id)) return undefined;
      const texts = Array.from(textsOf(parseAst(code)), (each) => ({ ...each, tidy: tidied(each, id) }));
      const pairs = pairsIn(texts.map(({ tidy }) => tidy));
      const used = new Set();
      const written = (text) => {
        const way = ways(text, pairs).find((each) => each !== undefined);
        return way ? callOf(way, JSON.stringify(way.text), text) : JSON.stringify(text);
      };
      const callOf = ({ read, by, text }, first, whole) => {
        const args = by.map((each) => tables.get(each) ?? each);
        if (unpacking[read](text, ...args) !== whole) throw new Error(`${whole.slice(0, 60)} would be lost`);
        for (const name of [read, ...by.filter((each) => tables.has(each))]) used.add(name);
        return `${read}(${[first, ...by].join(', ')})`;
      };
      let out = '';
      let from = 0;
      for (const { start, end, text, tidy, isPart } of texts) {
        const keyless = keyed.some(({ path }) => path === id) ? undefined : withoutKeys(tidy, tables);
        const call = keyless ? callOf(keyless, written(keyless.text), tidy) : written(tidy);
        if (call === JSON.stringify(text)) continue;
        const part = call.startsWith('"') ? tidy.replace(/[`\\]|\$\{/g, '\\$&') : `\${${call}}`;
        out += code.slice(from, start) + (isPart ? part : call);
        from = end;
      }
      const imports = used.size === 0 ? '' : `import { ${[...used].join(', ')} } from '${MODULE}';\n`;
      return imports + out + code.slice(from);
    },
  };
}

const MODULE = 'packed texts';

/** The module that packed texts import. */
function moduleOf(tables, keyed) {
  const path = fileURLToPath(new URL('unpacked.mjs', import.meta.url));
  const names = keyed.map(({ name }) => `${name}Lines`);
  return [
    `export * from ${JSON.stringify(path)};`,
    ...keyed.map(({ name, path }) => `export { LINES as ${name}Lines } from ${JSON.stringify(path)};`),
    ...[...tables]
      .filter(([name]) => !names.includes(name))
      .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`),
  ].join('\n');
}

/** Tables of `data/` by whose keys, in their order, those of languages and countries are looked up. */
const KEYED = ['occupations', 'sectors'];

function linesOf(path) {
  return [...textsOf(parseAst(readFileSync(path, 'utf8')))].find(({ text }) => text.startsWith('\n')).text;
}

/** How a table is written without its keys, and second forms (`Koch/Köchin`) without what they share with the first. */
function withoutKeys(text, tables) {
  const lines = text.split('\n').slice(1);
  for (const by of KEYED.map((name) => `${name}Lines`)) {
    const keys = tables.get(by).trim().split(/\n\s*/);
    const isSame = (line, at) => line.startsWith(`${keys[at]?.split(' ')[0]} `);
    if (!text.startsWith('\n') || lines.length !== keys.length || !lines.every(isSame)) continue;
    const rests = lines.map((line) =>
      line.slice(line.indexOf(' ') + 1).replace(/^([^/|]+)\/([^/|]+)$/, shortened),
    );
    return { read: 'unpackedTable', text: rests.join('\n'), by: [by] };
  }
  return undefined;
}

function shortened(both, first, second) {
  let same = 0;
  while (same < first.length && first[same] === second[same]) same++;
  return first.length - same < 10 ? `${first}/${first.length - same}${second.slice(same)}` : both;
}

/** Lists, by what countries call them; those of given names stand under the year from which they are in fashion. */
const LISTS = /^(?:\d+|male|female|family|roads|aliases|synonyms)$/;

/** Whose tables are read line by line, without the spaces before them. */
const LINES = /dist\/(?:countries\/|data\/(?:languages\/|occupations|products|sectors|arabicFirms|\w+Names))/;

/** What only `npm run realism` shows. */
const UNREAD = 'sources';

function tidied({ text, key }, id) {
  if (key === UNREAD) return '';
  if (LISTS.test(key)) return text.replace(/\s*\n\s*/g, ' ');
  return LINES.test(id) ? text.replace(/\n +/g, '\n') : text;
}

/** The texts of a module in their order, strings and parts of templates, each with the name it stands under. */
function* textsOf(node, key = '') {
  if (node === null || typeof node !== 'object') return;
  const { type, value, quasis, expressions, start, end } = node;
  if (Array.isArray(node)) for (const each of node) yield* textsOf(each, key);
  else if (type === 'Literal' && typeof value === 'string') yield { start, end, key, text: value };
  else if (type === 'TemplateElement') yield { start, end, key, text: value.cooked, isPart: true };
  else if (type === 'TemplateLiteral' && quasis.length === 1)
    yield { start, end, key, text: quasis[0].value.cooked };
  else if (type === 'TemplateLiteral')
    yield* textsOf(
      [...quasis, ...expressions].sort((a, b) => a.start - b.start),
      key,
    );
  else if (type === 'Property' && !node.computed)
    yield* textsOf(value, String(node.key.name ?? node.key.value));
  else for (const child of Object.values(node)) yield* textsOf(child, type === 'CallExpression' ? key : '');
}
