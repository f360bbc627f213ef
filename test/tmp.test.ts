import { readFileSync, readdirSync } from 'node:fs';
import { it } from 'vitest';
import { specimen, dataset } from '../packages/engine/src/index.ts';
import { planOf, readSchema } from '../packages/database/src/index.ts';
const only = process.env.ONLY;
it('x', () => {
  for (const f of readdirSync('test/database/schemas').filter((f) => !only || f.includes(only))) {
    console.log('=====', f);
    const schema = readSchema(readFileSync(`test/database/schemas/${f}`, 'utf8'));
    if (process.env.SCHEMA) console.log(JSON.stringify(schema, null, 1));
    const plan = planOf(schema, { world: specimen.world, country: process.env.C ?? 'us', rows: 20 });
    for (const t of plan.definition.tables) { const {fields, ...rest} = t; console.log(JSON.stringify(rest)); for (const x of fields) { const g = plan.guesses.find((g) => g.table === t.name && g.column === x.name); console.log('   ', JSON.stringify(x), ' -- ', g?.why, g?.unsure ? '??' : ''); } 
      for (const g of plan.guesses.filter((g) => g.table === t.name && !fields.some((x) => x.name === g.column))) console.log('    OUT', g.column, g.why); }
    const r = dataset(plan.definition, { seed: 'x' });
    if (process.env.ROWS) for (const [k, v] of Object.entries(r.tables)) { console.log(k, v.length); for (const row of v.slice(0, 3)) console.log('  ', JSON.stringify(row)); }
  }
});
