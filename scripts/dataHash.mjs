import { catalogue, render } from 'specimen-data';

// A hash of all countries' data, by means that every runtime has: so many rows that they become programs where they can.
const parts = catalogue
  .countries()
  .flatMap(({ code }) =>
    ['full', 'company', 'product'].map((record) =>
      render(`${code}.${record}`, { n: 200, seed: 'runtimes', format: 'ndjson' }),
    ),
  );
const digest = await crypto.subtle.digest('SHA-256', await new Blob(parts).arrayBuffer());

export const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');

console.log(hash);
