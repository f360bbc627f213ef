// Rows of a 12-field person a second, in a process of its own: `node bench/personRows.mjs de`, or `faker`.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { perSecond } from './measure.mjs';

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
export function rowsPerSecond(what) {
  return Number(execFileSync(process.execPath, [fileURLToPath(import.meta.url), what], { encoding: 'utf8' }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , what] = process.argv;
  const { fakerLines, writer } = await import('./writers.mjs');
  console.log(
    what === 'faker'
      ? perSecond(fakerLines((await import('./fakerRow.mjs')).fakerRow), 4000)
      : perSecond(writer(columns(what)), 60_000),
  );
}
