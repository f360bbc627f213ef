import { test } from 'vitest';
import { resolve } from '../packages/engine/src/index.ts';
import { countries } from '../packages/engine/src/countries/index.ts';
import { readFileSync } from 'node:fs';
test('t', () => {
  for (const q of readFileSync('/tmp/w/q.txt','utf8').trim().split('\n')) {
    try { console.log(JSON.stringify(resolve(q))); } catch (e: any) { console.log(q, '!!', e.message); }
  }
});
