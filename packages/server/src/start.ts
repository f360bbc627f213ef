import { setFlagsFromString } from 'node:v8';
import { serve } from './main.ts';

// V8 would let memory grow to several times what is in use before it collects the old; this keeps it near.
setFlagsFromString('--heap-growing-percent=25');

try {
  await serve();
} catch (error) {
  console.error(`specimen: ${(error as Error).message}`);
  process.exit(1);
}
