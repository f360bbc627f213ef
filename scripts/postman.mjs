// Writes examples/postman from the description of the interface.
import { writeFileSync } from 'node:fs';
import { openapi } from '@specimen/server';
import { collectionOf } from './postmanCollection.mjs';

writeFileSync(
  new URL('../examples/postman/specimen.postman_collection.json', import.meta.url),
  `${JSON.stringify(collectionOf(await openapi()), null, 2)}\n`,
);
