// Writes packages/engine/src/specs.ts: the names and kinds of all specs, as types, from the built catalogue.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Returns the text of the file. */
export function specsText(
  { countries, types },
  { groups, fieldNames, wordKey, validators, formats, operations },
) {
  const all = [...countries.values()];
  const person = sheet('Everywhere', all, (country) => country.fields);
  const company = sheet('Company', all, (country) => country.company);
  const defaults = (country) => [...country.fields].filter(([, field]) => field.default).map(([key]) => key);
  const common = defaults(all[0]).filter((key) => all.every((country) => defaults(country).includes(key)));
  const names = new Set(all.flatMap((country) => [...country.fields]).map(([key]) => key));
  const localNames = (country) => {
    const known = fieldNames(country);
    const words = new Map();
    for (const [key, { label }] of country.fields)
      for (const part of label.split(/[/()]/)) {
        const name = part.replace(/ (code|number) *$/i, '').trim();
        const word = wordKey(name);
        if (/^[A-Za-z][\w.-]*$/.test(name) && known.get(word) === key && !country.fields.has(word))
          words.set(word, key);
      }
    return `{\n${[...words].map(([word, key]) => `    readonly ${word}: '${key}';\n`).join('')}  }`;
  };
  const kinds = [...types.values()];
  const { key, format, dialect } = operations.dataset.parameters;
  const named = {
    AlwaysBare: kinds.filter(({ params }) => params === '').map(({ key }) => key),
    NeverBare: kinds.filter((type) => !takesNone(type)).map(({ key }) => key),
    ValidatorId: validators.map(({ id }) => id),
    FormatKey: [...formats.keys()],
    DatasetKey: key.schema.enum,
    TablesFormatKey: format.schema.enum,
    DialectKey: dialect.schema.enum,
    CollectionName: operations.mock.parameters.collection.schema.enum,
  };
  const groupOf = (key) => all.find((country) => country.fields.has(key)).fields.get(key).group;
  return `// Made by \`npm run specs\` from the catalogue; a test holds it against it.

/** The fields that every country has. */
${person.common}
/** Fields of a company in every country. */
${company.common}
${all.map((country) => person.own(country)).join('')}${all.map((country) => company.own(country)).join('')}
/** The fields of each country. */
export interface Countries {
${all.map((country) => `  readonly ${country.code}: ${person.nameOf(country)};\n`).join('')}}

/** Local names of fields that are one word. */
export interface LocalNames {
${all.map((country) => `  readonly ${country.code}: ${localNames(country)};\n`).join('')}}

/** Fields of a person in every country. */
export type PersonKey = ${union(common)};

/** Further fields, by country. */
export interface PersonKeys {
${all.map((country) => `  readonly ${country.code}: ${union(defaults(country).filter((key) => !common.includes(key)))};\n`).join('')}}

/** The columns of a company. */
export interface Companies {
${all.map((country) => `  readonly ${country.code}: ${company.nameOf(country)};\n`).join('')}}

/** The columns of a product. */
export interface Product {
${[...all[0].product].map(member).join('')}}

/** The scenarios of each country. */
export interface Presets {
${all.map((country) => `  readonly ${country.code}: ${union([...country.presets.keys()])};\n`).join('')}}

/** The fields of each group. */
export interface Groups {
${groups.map((group) => `  readonly ${group}: ${union([...names].filter((key) => groupOf(key) === group))};\n`).join('')}}

/** The generic types. */
export interface Types {
${[...types.values()].map(({ key, label, kind }) => `  /** ${label} */\n  readonly ${key}: ${KINDS[kind ?? 'text']};\n`).join('')}}
${Object.entries(named)
  .map(([name, keys]) => `\nexport type ${name} = ${union(keys)};\n`)
  .join('')}`;
}

/** Returns true if a type needs no parameters. */
function takesNone(type) {
  try {
    return type.compile([]) !== undefined;
  } catch {
    return false;
  }
}

const KINDS = { text: 'string', number: 'number', boolean: 'boolean', json: 'unknown' };

/** Returns the entries that all countries share, and those that each adds or names differently. */
function sheet(name, all, tableOf) {
  const shared = [...tableOf(all[0])].filter(([key, { num }]) =>
    all.every((country) => tableOf(country).has(key) && !tableOf(country).get(key).num === !num),
  );
  const told = new Map(
    shared.map(([key]) => [key, usual(all.map((country) => tableOf(country).get(key).label))]),
  );
  // Null in some country is null in all, since an interface cannot widen what it extends.
  const nullable = new Set(
    shared.map(([key]) => key).filter((key) => all.some((country) => isNullable(tableOf(country).get(key)))),
  );
  const members = (country) =>
    own(country).map(([key, field]) =>
      member([key, { ...field, nullable: told.has(key) ? nullable.has(key) : isNullable(field) }]),
    );
  const nameOf = ({ code }) => `${title(code)}${name === 'Everywhere' ? '' : name}`;
  const own = (country) => [...tableOf(country)].filter(([key, { label }]) => told.get(key) !== label);
  return {
    common: `export interface ${name} {\n${shared.map(([key, { num }]) => member([key, { num, label: told.get(key), nullable: nullable.has(key) }])).join('')}}\n`,
    nameOf,
    own: (country) =>
      `\n/** ${country.name} */\nexport interface ${nameOf(country)} extends ${name} {\n${members(country).join('')}}\n`,
  };
}

/** Returns the most common label. */
function usual(labels) {
  const times = (label) => labels.filter((each) => each === label).length;
  return labels.toSorted((a, b) => times(b) - times(a))[0];
}

/** Returns whether some people cannot have it. */
function isNullable({ from, held }) {
  return from !== undefined || held !== undefined;
}

function member([key, { label, num, nullable }]) {
  return `  /** ${label} */\n  readonly ${key}: ${num ? 'number' : 'string'}${nullable ? ' | null' : ''};\n`;
}

function title(code) {
  return code[0].toUpperCase() + code[1];
}

function union(keys) {
  return keys.length === 0 ? 'never' : keys.map((key) => `'${key}'`).join(' | ');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { specimen } = await import('../packages/engine/dist/index.js');
  const { GROUPS: groups } = await import('../packages/engine/dist/fields/index.js');
  const { fieldNames } = await import('../packages/engine/dist/spec/spec.js');
  const { wordKey } = await import('../packages/engine/dist/lexicon/wordKey.js');
  const { validators } = await import('../packages/engine/dist/validators/index.js');
  const { formats } = await import('../packages/engine/dist/formats/index.js');
  const { operations } = await import('../packages/engine/dist/operations/index.js');
  const file = fileURLToPath(new URL('../packages/engine/src/specs.ts', import.meta.url));
  const known = { groups, fieldNames, wordKey, validators, formats, operations };
  writeFileSync(file, specsText(specimen.world, known));
}
