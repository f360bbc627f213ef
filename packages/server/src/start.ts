import { serve } from './main.ts';

try {
  await serve();
} catch (error) {
  console.error(`specimen: ${(error as Error).message}`);
  process.exit(1);
}
