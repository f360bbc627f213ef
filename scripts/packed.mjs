import { parseAst } from 'rolldown/parseAst';

/**
 * A plugin that writes the texts of tables so that less of them is carried. Lines of countries lose the spaces that
 * indent them, and lists are one line. Letters of other scripts, which bundlers write as `\u0627`, are written by
 * ASCII signs: a run of them is `~` and a sign for each, common letters by common signs, three for one of the Far East;
 * it ends where something else comes, or with another `~`. In `sources`, all texts, letters are counted.
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
      if (!/dist\/(?:countries|data)\//.test(id)) return undefined;
      const used = new Set();
      let out = '';
      let from = 0;
      for (const { start, end, key, text, isPart } of textsOf(parseAst(code))) {
        const tidy = tidied(text, key, id);
        const call = packed(tidy, alphabets, used);
        if (call === undefined && tidy === text) continue;
        const part = call ? `\${${call}}` : tidy.replace(/[`\\]|\$\{/g, '\\$&');
        out += code.slice(from, start) + (isPart ? part : (call ?? JSON.stringify(tidy)));
        from = end;
      }
      const imports = used.size === 0 ? '' : `import { ${[...used].join(', ')} } from '${MODULE}';\n`;
      return imports + out + code.slice(from);
    },
  };
}

const MODULE = 'packed texts';

/** Lists, by what countries call them; those of given names stand under the year from which they are in fashion. */
const LISTS = /^(?:\d+|male|female|family|roads|aliases)$/;

/** Whose tables are read line by line, without the spaces before them. */
const LINES = /dist\/(?:countries|data\/languages)\//;

function tidied(text, key, id) {
  if (LISTS.test(key)) return text.replace(/\s*\n\s*/g, ' ');
  return LINES.test(id) ? text.replace(/\n +/g, '\n') : text;
}

/** How many letters make it worth while. */
const LEAST = 16;

/** The call that gives a text with many letters of a script; nothing where there are few. */
function packed(text, alphabets, used) {
  if (text.includes('~')) return undefined;
  if (text.match(WIDE)?.join('').length >= LEAST) {
    used.add('unpackedWide');
    const signs = text.replace(WIDE, (run, at) => written(run, WIDE_SIGNS, text[at + run.length]));
    return `unpackedWide(${JSON.stringify(signs)})`;
  }
  const script = SCRIPTS.find((each) => lettersOf(text, each).length >= LEAST);
  if (!script) return undefined;
  const { alphabet, shift } = script;
  used.add('unpacked').add(alphabet);
  const signOf = new Map(
    Array.from(alphabets[alphabet], (letter, at) => [
      String.fromCharCode(letter.charCodeAt(0) + shift),
      SIGNS[at],
    ]),
  );
  const runs = new RegExp(`[${[...signOf.keys()].join('')}]+`, 'g');
  const signs = text.replace(runs, (run, at) => written(run, signOf, text[at + run.length]));
  return `unpacked(${JSON.stringify(signs)}, ${alphabet}, ${shift})`;
}

/** A run of letters by their signs, closed where a sign follows. */
function written(run, signOf, next = ' ') {
  const signs = Array.from(run, (letter) => signOf.get(letter)).join('');
  return `~${signs}${SIGNS.includes(next) ? '~' : ''}`;
}

/** What letters are written by, in the order in which they are common in texts. */
const SIGNS = 'aeinrlmtsohdukbgyvjpfzwcxqASMRHNBKDTEILGJPOFWYUZVCXQ0123456789!#%&*+<>?@^{}';

/** Kana, Chinese characters and Korean syllables, each written by its number. */
const WIDE = /[\u3040-\ud7a3]+/g;
const WIDE_SIGNS = { get: (char) => (char.charCodeAt(0) - 0x3000).toString(36).padStart(3, '0') };

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
  const letters = text.match(new RegExp(`[${String.fromCharCode(first)}-${String.fromCharCode(last)}]`, 'g'));
  return (letters ?? []).map((letter) => String.fromCharCode(letter.charCodeAt(0) - shift));
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

/** The module that packed texts import. */
function moduleOf(alphabets) {
  return `const SIGNS = ${JSON.stringify(SIGNS)};
    export function unpacked(text, alphabet, shift) {
      return text.replace(/~([A-Za-z0-9!#%&*+<>?@^{}]+)~?/g, (_, run) =>
        Array.from(run, (sign) => String.fromCharCode(alphabet.charCodeAt(SIGNS.indexOf(sign)) + shift)).join(''),
      );
    }
    export function unpackedWide(text) {
      return text.replace(/~([a-z0-9]+)~?/g, (_, run) =>
        run.replace(/.../g, (sign) => String.fromCharCode(parseInt(sign, 36) + 0x3000)),
      );
    }
    ${Object.entries(alphabets)
      .map(([name, letters]) => `export const ${name} = ${JSON.stringify(letters)};`)
      .join('\n')}`;
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
  else for (const child of Object.values(node)) yield* textsOf(child);
}
