import { readFileSync } from 'node:fs';

/** The tables of `data/` whose keys, the first words of their lines, those of languages and countries have in their order. */
export function keysOf(dist) {
  return ['occupations', 'sectors'].map((table) => {
    const path = `${dist}data/${table}.js`;
    const [, lines] = /^export const LINES = `([^`]*)`/m.exec(readFileSync(path, 'utf8'));
    return { name: `${table}Lines`, path, lines };
  });
}

/** How a table is written without its keys, and second forms (`Koch/Köchin`) without what they share with the first. */
export function withoutKeys(text, keys, id) {
  const [before, ...table] = text.split('\n');
  const found = keys.find(({ path, lines }) => {
    const others = lines.trim().split(/\s*\n\s*/);
    return (
      path !== id &&
      others.length === table.length &&
      others.every((line, at) => wordOf(line) === wordOf(table[at]))
    );
  });
  if (before !== '' || !found) return undefined;
  const rests = table.map((line) => line.slice(line.indexOf(' ') + 1));
  const short = rests.map((rest) => rest.replace(/^([^/|]+)\/([^/|]+)$/, shortened));
  return { read: 'unpackedTable', text: short.join('\n'), by: [found.name] };
}

function wordOf(line) {
  return line.split(' ')[0];
}

/** `Koch/Köchin` as `Koch/3öchin`: three letters less, then others. */
function shortened(both, first, second) {
  let same = 0;
  while (same < first.length && first[same] === second[same]) same++;
  const less = first.length - same;
  return less < 10 ? `${first}/${less}${second.slice(same)}` : both;
}
