import { readFileSync } from 'node:fs';

/** The tables of `data/` whose keys, the first words of their lines, those of languages and countries have in their order. */
export function keysOf(dist) {
  return ['occupations', 'sectors'].map((table) => {
    const path = `${dist}data/${table}.js`;
    const [, lines] = /^export const LINES = `([^`]*)`/m.exec(readFileSync(path, 'utf8'));
    return { name: `${table}Lines`, path, lines };
  });
}

/** How a table is written without its keys, a blank line for each it does not have, and two forms by what differs in them. */
export function withoutKeys(text, keys, id) {
  const [before, ...table] = text.split('\n');
  const own = table.map(keyOf);
  const found = keys.find(({ path, lines }) => path !== id && mostOf(keysIn(lines), own));
  if (before !== '' || !found) return undefined;
  const rests = keysIn(found.lines).map((key) => table[own.indexOf(key)]?.slice(key.length + 1) ?? '');
  const short = rests.map((rest) => rest.replace(/^([^/|]+)\/([^/|]+)$/, shortened));
  return { read: 'unpackedTable', text: short.join('\n').trimEnd(), by: [found.name] };
}

/** Whether a table has many of the keys of another, in their order. */
function mostOf(all, own) {
  return own.length > all.length / 3 && all.filter((key) => own.includes(key)).join() === own.join();
}

function keysIn(lines) {
  return lines
    .trim()
    .split(/\s*\n\s*/)
    .map(keyOf);
}

function keyOf(line) {
  return line.split(' ')[0];
}

/** `Lehrer/Lehrerin` as `Lehrer</in>`. */
function shortened(_, first, second) {
  const start = sameIn(first, second);
  const [one, two] = [first.slice(start), second.slice(start)];
  const end = sameIn(one.split('').reverse(), two.split('').reverse());
  const less = (form) => form.slice(0, form.length - end);
  return `${first.slice(0, start)}<${less(one)}/${less(two)}>${one.slice(one.length - end)}`;
}

/** How many of the first letters are the same. */
function sameIn(one, two) {
  let same = 0;
  while (same < one.length && one[same] === two[same]) same++;
  return same;
}
