import { serve } from './main.ts';

serve().catch(({ message }: Error) => {
  console.error(`specimen: ${message}`);
  process.exit(1);
});
