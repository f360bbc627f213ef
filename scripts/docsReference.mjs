// Writes docs/reference/generated/ from the catalogue: countries, datasets, validators, generic types, formats,
// messages, error codes and commands. Nothing in it is written by hand, so it cannot become outdated; it is not
// committed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogue, generate, PROBLEM_CODES, specimen } from 'specimen-data';
import { formats } from '../packages/engine/dist/formats/index.js';
import { operations } from '../packages/messages/dist/operations.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}docs/reference/generated/`;
rmSync(folder, { recursive: true, force: true });
mkdirSync(`${folder}countries`, { recursive: true });

const countries = catalogue.countries('all');
for (const { code, name } of countries) page(`countries/${code}`, name, countryPage(code));
page(
  'countries',
  'Countries',
  table(
    ['Country', 'Code', 'Currency', 'Region'],
    countries.map(({ code, name, currency, group }) => [
      `[${name}](countries/${code}.md)`,
      `\`${code}\``,
      currency,
      group,
    ]),
  ),
);
page(
  'fields',
  'Fields',
  'The number of countries that have each field, and in how many of them a validator backs it.\n\n' +
    table(
      ['Field', 'Label', 'Countries', 'Backed by a validator'],
      catalogue
        .fields()
        .map(({ field, label, count, certified }) => [`\`${field}\``, label, count, certified || '']),
    ),
);
page(
  'types',
  'Generic types',
  table(
    ['Type', 'What it is', 'Parameters'],
    catalogue.types().map(({ key, label, params }) => [`\`any.${key}\``, label, code(params)]),
  ),
);
page(
  'validators',
  'Validators',
  'Use the id as `validator` of `/validate`, or in `specimen validate VALUE --as ID`.\n\n' +
    table(
      ['Id', 'Standard'],
      catalogue.validators('all').map(({ id, label }) => [`\`${id}\``, label]),
    ),
);
page(
  'datasets',
  'Datasets',
  catalogue
    .datasets()
    .map(({ key, name, description, tables }) =>
      [
        `## ${name} \`${key}\`\n\n${asMarkdown(description)}`,
        ...tables.map(
          ({ name: title, columns }) =>
            `### ${title}\n\n${table(
              ['Column', 'Type', 'Refers to'],
              columns.map((column) => [
                `\`${column.name}\`${column.key ? ' (key)' : ''}`,
                column.type,
                code(column.ref ?? ''),
              ]),
            )}`,
        ),
      ].join('\n\n'),
    )
    .join('\n\n'),
);
page(
  'formats',
  'Formats',
  `${table(
    ['Format', 'Media type'],
    [...formats.values()].map(({ key, type }) => [`\`${key}\``, `\`${type}\``]),
  )}\n\nThe command also writes \`parquet\` and \`xlsx\` files.`,
);
page('messages', 'Messages', messagesPage());
page(
  'errors',
  'Error codes',
  'HTTP sends the code in the header `X-Error`; the library has it as `code` of a `Problem`. The codes are stable. The body of an error response is `{ "error": "…" }` with a message for people.\n\n' +
    table(
      ['Code', 'HTTP status', 'Meaning'],
      Object.entries(PROBLEM_CODES).map(([key, { status, meaning }]) => [`\`${key}\``, status, meaning]),
    ),
);
page('command', 'Command', commandPage());

/** Lists the messages with the countries that have them. */
function messagesPage() {
  const { messages } = operations.messages.run({ world: specimen.world }, {}).value;
  const rows = messages.map(({ key, name, standard, extension, countries: codes, versions, profiles }) => [
    `\`${key}\``,
    name,
    standard,
    `\`.${extension}\``,
    codes.length === countries.length ? 'all' : codes.join(', '),
    versions.join(', '),
    profiles.join(', '),
  ]);
  return `Use the key in \`/messages/{key}\`, or in \`specimen message KEY\`.\n\n${table(
    ['Key', 'Name', 'Standard', 'File', 'Countries', 'Versions', 'Profiles'],
    rows,
  )}`;
}

function countryPage(country) {
  const { currency, fields, presets } = catalogue.country(country);
  const values = generate(`${country}.full`, { seed: 'demo' });
  const known = specimen.world.countries.get(country).fields;
  const groups = [
    table(
      ['Field', 'Label', 'Example', 'Record', 'Validator'],
      fields.map(({ key, label, default: isDefault, img }) => [
        `\`${key}\``,
        label,
        img ? '(image)' : code(String(values[key] ?? '')),
        isDefault ? 'person' : '',
        code(known.get(key)?.validator?.id ?? ''),
      ]),
    ),
    '## Presets',
    table(
      ['Preset', 'Name'],
      presets.map(({ key, name }) => [`\`${country}.preset:${key}\``, name]),
    ),
  ];
  return `Currency: ${currency}. Examples: seed \`demo\`. Fields marked “person” are in the plain person record.\n\n${groups.join('\n\n')}`;
}

function commandPage() {
  const help = (...args) =>
    execFileSync(process.execPath, [`${root}packages/cli/bin/specimen.mjs`, 'help', ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  const overview = help();
  const names = [...overview.matchAll(/^ {2}(?:specimen )?([a-z]+)\b/gm)].map(([, name]) => name);
  const sections = [...new Set(names)].flatMap((name) => {
    try {
      return [`## ${name}\n\n\`\`\`text\n${help(name).trim()}\n\`\`\``];
    } catch {
      // A word in the overview that is no command.
      return [];
    }
  });
  return [`\`\`\`text\n${overview.trim()}\n\`\`\``, ...sections].join('\n\n');
}

function page(name, title, body) {
  writeFileSync(`${folder}${name}.md`, `# ${asMarkdown(title)}\n\n${body}\n`);
}

function table(head, rows) {
  const line = (cells) =>
    `| ${cells.map((cell) => asMarkdown(String(cell)).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${' --- |'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

/** Escapes text that Vue and Markdown would read as markup outside code. */
function asMarkdown(text) {
  return text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll('{{', '&#123;{')))
    .join('');
}

/** Returns a text as code; line breaks of an address or an MRZ become spaces. */
function code(text) {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('`', "'");
  return line === '' ? '' : `\`${line.length > 80 ? `${line.slice(0, 77)}…` : line}\``;
}
