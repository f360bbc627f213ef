import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { parseAst } from 'rolldown/parseAst';
import { alphabetsOf, inLetters } from './packedLetters.mjs';
import { inPairs, pairsOf, tableOf } from './packedPairs.mjs';
import { keysOf, withoutKeys } from './packedTables.mjs';
import { unpacked, unpackedPairs, unpackedTable, unpackedWide, unpackedYears } from './unpacked.mjs';

/**
 * A plugin that writes the texts of tables so that less of them is carried. Lines lose the spaces that indent them, lists
 * are one line, tables lose the keys that they have in the order of another table; letters of other scripts, which bundlers
 * write as `\u0627`, are written by ASCII signs, the common ones of `sources`, all texts, by common ones, and lists of several
 * years that have them are one text. How a text is written is `text`, what reads it `read` (of `unpacked.mjs`), by which
 * `tables`; a text that would not be read as it was is a mistake here.
 */
export function packing(dist, sources) {
  const keys = keysOf(dist);
  const alphabets = alphabetsOf(sources);
  const pairs = pairsOf(sources);
  const tables = new Map([
    ...alphabets,
    ...Array.from(pairs, ([alphabet, each]) => [alphabet, tableOf(each)]),
    ...keys.map(({ name, lines }) => [name, lines]),
  ]);
  return {
    name: 'packing',
    resolveId: (id) => (id === MODULE ? id : undefined),
    load: (id) => (id === MODULE ? moduleOf(tables, keys) : undefined),
    transform(code, id) {
      if (!/dist\/(?:countries|data|fields)\//.test(id)) return undefined;
      const texts = Array.from(textsOf(parseAst(code)), (each) => ({ ...each, tidy: tidied(each, id) }));
      const used = new Set();
      const written = (text) => {
        if (typeof text === 'object') return together(text);
        const keyless = withoutKeys(text, keys, id);
        if (keyless) return callOf(keyless, text, written(keyless.text));
        const way = smallest([inPairs(text, pairs), inLetters(text, alphabets)]);
        return way ? callOf(way, text) : JSON.stringify(text);
      };
      const callOf = ({ read, text, by }, whole, argument = JSON.stringify(text)) => {
        const back = READERS[read](text, ...by.map((each) => tables.get(each) ?? each));
        if (JSON.stringify(back) !== JSON.stringify(whole))
          throw new Error(`${text.slice(0, 60)} … would be lost`);
        for (const name of [read, ...by.filter((each) => tables.has(each))]) used.add(name);
        return `${read}(${[argument, ...by].join(', ')})`;
      };
      const together = (lists) => {
        const text = [Object.keys(lists).join(' '), ...Object.values(lists)].join('\n');
        const call = written(text);
        return call.startsWith('"')
          ? undefined
          : callOf({ read: 'unpackedYears', text, by: [] }, lists, call);
      };
      let out = '';
      let from = 0;
      for (const { start, end, text, tidy, isPart } of texts) {
        if (start < from) continue;
        const call = written(tidy);
        if (call === undefined || call === JSON.stringify(text)) continue;
        const part = call.startsWith('"') ? tidy.replace(/[`\\]|\$\{/g, '\\$&') : `\${${call}}`;
        out += code.slice(from, start) + (isPart ? part : call);
        from = end;
      }
      const imports = used.size === 0 ? '' : `import { ${[...used].join(', ')} } from '${MODULE}';\n`;
      return imports + out + code.slice(from);
    },
  };
}

/** The way of writing a text that is the smallest when it is compressed. */
function smallest(ways) {
  const sizeOf = ({ text }) => deflateRawSync(text).length;
  return ways.filter(Boolean).sort((a, b) => sizeOf(a) - sizeOf(b))[0];
}

const MODULE = 'packed texts';
const READERS = { unpacked, unpackedPairs, unpackedTable, unpackedWide, unpackedYears };

/** The module that packed texts import. */
function moduleOf(tables, keys) {
  const path = fileURLToPath(new URL('unpacked.mjs', import.meta.url));
  const own = new Map(tables);
  for (const { name } of keys) own.delete(name);
  return [
    `export * from ${JSON.stringify(path)};`,
    ...keys.map(({ name, path }) => `export { LINES as ${name} } from ${JSON.stringify(path)};`),
    ...Array.from(own, ([name, text]) => `export const ${name} = ${JSON.stringify(text)};`),
  ].join('\n');
}

/** Lists, by what tables call them; those of given names stand under the year from which they are in fashion. */
const LISTS = /^(?:\d+|male|female|family|roads|aliases|synonyms)$/;

/** Whose tables are read line by line, without the spaces before them. */
const LINES =
  /dist\/(?:countries\/|data\/(?:languages\/|isoCountries|occupations|products|sectors|\w+(?:Firms|Names)))/;

/** What facts are filled from: `npm run realism` shows it, what is published does not need it. */
const COMMENT = 'sources';

function tidied({ text, key }, id) {
  if (typeof text === 'object')
    return Object.fromEntries(
      Object.entries(text).map(([year, list]) => [year, tidied({ text: list, key: year }, id)]),
    );
  if (key === COMMENT) return '';
  if (LISTS.test(key)) return text.replace(/\s*\n\s*/g, ' ');
  return LINES.test(id) ? text.replace(/\n +/g, '\n') : text;
}

/**
 * The texts of a module in their order, strings and parts of templates, each with the name it stands under; before the lists
 * of several years, all of them.
 */
function* textsOf(node, key = '') {
  if (node === null || typeof node !== 'object') return;
  const { type, value, quasis, expressions, start, end } = node;
  const lists = listsOf(node);
  if (lists) yield { start, end, key, text: lists };
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

/** The lists by year that an object is, if it is nothing else. */
function listsOf({ type, properties }) {
  if (type !== 'ObjectExpression' || properties.length < 2) return undefined;
  const lists = properties.map(({ key, value }) => [key?.value, plainOf(value)]);
  return lists.every(([year, list]) => typeof year === 'number' && typeof list === 'string')
    ? Object.fromEntries(lists)
    : undefined;
}

/** A text that is written out. */
function plainOf({ value, quasis } = {}) {
  return quasis?.length === 1 ? quasis[0].value.cooked : value;
}
