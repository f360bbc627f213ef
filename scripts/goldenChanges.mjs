/**
 * Compares two versions of the golden files, each a map from file name to text. Returns, for each entry that changed (a
 * field, a preset, a table, a type), the files in which it changed. The first column of a line names its entry.
 */
export function goldenChanges(before, after) {
  const changes = new Map();
  for (const file of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before, after].map((files) => entriesOf(files.get(file) ?? ''));
    for (const entry of new Set([...old.keys(), ...now.keys()])) {
      const kind = !old.has(entry) ? 'added' : !now.has(entry) ? 'removed' : 'changed';
      if (kind === 'changed' && old.get(entry) === now.get(entry)) continue;
      const key = `${kind}\t${entry}`;
      changes.set(key, [...(changes.get(key) ?? []), file.replace(/\.\w+$/, '')]);
    }
  }
  return Array.from(changes, ([key, files]) => {
    const [kind, entry] = key.split('\t');
    return { kind, entry, files: files.sort() };
  }).sort((a, b) => b.files.length - a.files.length || (a.entry < b.entry ? -1 : 1));
}

/** Returns the summary that `npm run golden` prints: a line for each entry with its countries. */
export function goldenSummary(changes) {
  if (changes.length === 0) return 'no golden output changed';
  const files = new Set(changes.flatMap((change) => change.files));
  const width = Math.max(...changes.map(({ entry }) => entry.length));
  const lines = changes.map(
    ({ kind, entry, files }) =>
      `${kind.padEnd(7)}  ${entry.padEnd(width)}  ${String(files.length).padStart(3)}  ${shortened(files)}`,
  );
  const entries = new Set(changes.map(({ entry }) => entry)).size;
  return `${entries} ${entries === 1 ? 'entry' : 'entries'} in ${files.size} golden ${files.size === 1 ? 'file' : 'files'}\n${lines.join('\n')}`;
}

function shortened(files) {
  return files.length > MAX_NAMED ? `${files.slice(0, MAX_NAMED).join(' ')} …` : files.join(' ');
}

const MAX_NAMED = 20;

/** Returns the lines of a golden file by their entry. */
function entriesOf(text) {
  const entries = new Map();
  for (const line of text.split('\n').filter(Boolean)) {
    const entry = line.startsWith('{') ? 'row' : line.split('\t')[0];
    entries.set(entry, `${entries.get(entry) ?? ''}${line}\n`);
  }
  return entries;
}
