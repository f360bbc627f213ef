// Loaded before a script, it writes what the process took to a file when it ends: its peak memory and its processor time.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  const taken = { peak: maxRSS / 1024, cpu: (userCPUTime + systemCPUTime) / 1000 };
  writeFileSync(process.env.TAKEN, JSON.stringify(taken));
});
