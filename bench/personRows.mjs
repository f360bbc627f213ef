// Rows of a 12-field person beside those of @faker-js/faker, in a process of its own: `node bench/personRows.mjs de`.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sideBySide } from './measure.mjs';

/** The countries that are measured, and what their accounts are called. */
export const ACCOUNTS = {
  de: 'iban',
  us: 'account',
  fr: 'iban',
  gb: 'iban',
  br: 'iban',
  in: 'account',
  jp: 'account',
  ke: 'account',
  pl: 'iban',
  it: 'iban',
  es: 'iban',
  nl: 'iban',
};

export const columns = (code) =>
  [
    'uuid',
    ...[
      'first',
      'last',
      'sex',
      'dob',
      'street',
      'city',
      'postcode',
      'phone',
      'email',
      ACCOUNTS[code],
      'job',
    ].map((key) => `${code}.${key}`),
  ].map((type) => ({ type }));

/** As this file prints it. */
export function rowsOf(code) {
  return JSON.parse(
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), code], { encoding: 'utf8' }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { fakerLines, writer } = await import('./writers.mjs');
  const { fakerRow } = await import('./fakerRow.mjs');
  console.log(
    JSON.stringify(sideBySide([writer(columns(process.argv[2])), 4000], [fakerLines(fakerRow), 150])),
  );
}
