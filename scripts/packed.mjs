import { parseAst } from 'rolldown/parseAst';

/**
 * A plugin that writes texts in other scripts by ASCII signs: bundlers write such letters as `\u0627`, of which little
 * can be compressed away. A run of letters is `~` and a sign for each, common letters by common signs; it ends where
 * something else comes, or with another `~`. In `sources`, all texts, letters are counted.
 */
export function packing(sources) {
  const alphabets = Object.fromEntries(
    SCRIPTS.map(({ alphabet }) => [alphabet, alphabetOf(alphabet, sources)]),
  );
  return {
    name: 'packing',
    resolveId: (id) => (id === MODULE ? id : undefined),
    load: (id) => (id === MODULE ? moduleOf(alphabets) : undefined),
    transform(code, id) {
      if (id === MODULE) return undefined;
      const used = new Set();
      let out = '';
      let from = 0;
      for (const { node, text, isPart } of textsOf(parseAst(code))) {
        const script = SCRIPTS.find((each) => lettersOf(text, each).length >= LEAST);
        if (!script || text.includes('~')) continue;
        used.add(script.alphabet);
        const call = `unpacked(${JSON.stringify(packed(text, script, alphabets))}, ${script.alphabet}, ${script.shift})`;
        out += code.slice(from, node.start) + (isPart ? `\${${call}}` : call);
        from = node.end;
      }
      if (used.size === 0) return undefined;
      return `import { unpacked, ${[...used].join(', ')} } from '${MODULE}';\n${out}${code.slice(from)}`;
    },
  };
}

const MODULE = 'packed texts';

/** How many letters make it worth while. */
const LEAST = 16;

/** What the letters are written by, in the order in which they are common in texts. */
const SIGNS = 'aeinrlmtsohdukbgyvjpfzwcxqASMRHNBKDTEILGJPOFWYUZVCXQ0123456789!#%&*+<>?@^{}';

/** Where the letters of a script stand; `shift` is how far from those that its alphabet is written in. */
const SCRIPTS = [
  { alphabet: 'greekLetters', first: 0x370, last: 0x3ff, shift: 0 },
  { alphabet: 'cyrillicLetters', first: 0x400, last: 0x4ff, shift: 0 },
  { alphabet: 'hebrewLetters', first: 0x590, last: 0x5ff, shift: 0 },
  { alphabet: 'arabicLetters', first: 0x600, last: 0x6ff, shift: 0 },
  // India's nine scripts stand one after the other in the same order.
  ...Array.from({ length: 9 }, (_, at) => at * 0x80).map((shift) => ({
    alphabet: 'indianLetters',
    first: 0x900 + shift,
    last: 0x97f + shift,
    shift,
  })),
  { alphabet: 'sinhalaLetters', first: 0xd80, last: 0xdff, shift: 0 },
  { alphabet: 'thaiLetters', first: 0xe00, last: 0xe7f, shift: 0 },
];

/** The letters of a script in a text, as those of its alphabet. */
function lettersOf(text, { first, last, shift }) {
  return Array.from(text, (char) => char.codePointAt(0))
    .filter((code) => code >= first && code <= last)
    .map((code) => String.fromCharCode(code - shift));
}

/** The commonest letters of an alphabet, as many as there are signs. */
function alphabetOf(alphabet, sources) {
  const counts = new Map();
  for (const script of SCRIPTS.filter((each) => each.alphabet === alphabet))
    for (const source of sources)
      for (const letter of lettersOf(source, script)) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, SIGNS.length)
    .map(([letter]) => letter)
    .join('');
}

function packed(text, { alphabet, shift }, alphabets) {
  const signs = new Map(
    Array.from(alphabets[alphabet], (letter, at) => [
      String.fromCharCode(letter.charCodeAt(0) + shift),
      SIGNS[at],
    ]),
  );
  const run = new RegExp(`[${[...signs.keys()].join('')}]+`, 'g');
  return text.replace(run, (letters, at) => {
    const next = text.charAt(at + letters.length);
    const isClosed = next === '' || !SIGNS.includes(next);
    return `~${Array.from(letters, (letter) => signs.get(letter)).join('')}${isClosed ? '' : '~'}`;
  });
}

/** The module that packed texts import. */
function moduleOf(alphabets) {
  return `const SIGNS = ${JSON.stringify(SIGNS)};
    export function unpacked(text, alphabet, shift) {
      return text.replace(/~([A-Za-z0-9!#%&*+<>?@^{}]+)~?/g, (_, run) =>
        Array.from(run, (sign) => String.fromCharCode(alphabet.charCodeAt(SIGNS.indexOf(sign)) + shift)).join(''),
      );
    }
    ${Object.entries(alphabets)
      .map(([name, letters]) => `export const ${name} = ${JSON.stringify(letters)};`)
      .join('\n')}`;
}

/** The texts of a module: strings, and parts of templates that are strings. */
function* textsOf(node) {
  if (Array.isArray(node)) for (const each of node) yield* textsOf(each);
  if (typeof node?.type !== 'string') return;
  if (node.type === 'Literal' && typeof node.value === 'string') yield { node, text: node.value };
  else if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    yield { node, text: node.quasis[0].value.cooked };
  else if (node.type === 'TemplateElement') yield { node, text: node.value.cooked, isPart: true };
  else if (node.type === 'TemplateLiteral')
    yield* textsOf(
      node.quasis.flatMap((quasi, at) =>
        at < node.expressions.length ? [quasi, node.expressions[at]] : [quasi],
      ),
    );
  else
    for (const [key, child] of Object.entries(node)) {
      const isName = key === 'key' && !node.computed;
      if (!isName && child !== null && typeof child === 'object') yield* textsOf(child);
    }
}
