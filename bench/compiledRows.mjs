// Processor milliseconds of 200,000 rows to CSV: `node bench/compiledRows.mjs compiled|steps de.person`.
import { library, specimen } from 'specimen-data';

const [mode, spec] = process.argv.slice(2);
const { stream } = library([...specimen.world.countries.values()], { compile: mode === 'compiled' });
const before = process.cpuUsage();
for (const block of stream(spec, { n: 200_000, seed: 'bench', format: 'csv' })) if (block.length === 0) break;
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
