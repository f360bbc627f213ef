import { specimen } from '../packages/engine/src/index.ts';

export { datasetTables } from '../packages/engine/src/operations/dataset.ts';

export const specimenWorld = specimen.world;
