// faker-js writing so many 12-field person rows to a file: `node bench/fakerFile.mjs 1000 people.ndjson`.
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { faker } from '@faker-js/faker';
import { fakerRow } from './fakerRow.mjs';

const [rows, file] = process.argv.slice(2);
faker.seed(1);
const out = createWriteStream(file);
const cell = (text) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = file.endsWith('.csv')
  ? (row) => `${Object.values(row).map(cell).join(',')}\r\n`
  : (row) => `${JSON.stringify(row)}\n`;
if (file.endsWith('.csv')) out.write(`${Object.keys(fakerRow()).join(',')}\r\n`);
const BLOCK = 500;
for (let made = 0; made < Number(rows); made += BLOCK) {
  let text = '';
  for (let i = made; i < Math.min(made + BLOCK, Number(rows)); i++) text += line(fakerRow());
  if (!out.write(text)) await new Promise((resolve) => out.once('drain', resolve));
}
await finished(out.end());
