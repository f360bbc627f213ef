import type { Route } from './route.ts';
import { batchRoutes } from './routes/batch.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { generationRoutes } from './routes/generation.ts';
import { schemaRoutes } from './routes/schema.ts';
import { validationRoutes } from './routes/validation.ts';
import { wordRoutes } from './routes/words.ts';

/** Every endpoint. Serving, checks, the description, the reference page and the metrics all come from here. */
export const routes: readonly Route[] = [
  ...catalogueRoutes,
  ...generationRoutes,
  ...wordRoutes,
  ...schemaRoutes,
  ...batchRoutes,
  ...validationRoutes,
];
