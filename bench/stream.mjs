// Streams so many rows and prints the peak resident memory in MiB.
import { specimen } from 'specimen-data';

let bytes = 0;
for (const block of specimen.stream('de.person', {
  n: Number(process.argv[2]),
  seed: 'bench',
  format: 'ndjson',
}))
  bytes += block.length;
if (bytes === 0) throw new Error('nothing was written');
console.log(process.resourceUsage().maxRSS / 1024);
