/** What the surfaces (HTTP, MCP, the command, the page) are made from, beside the library. */
export type { Format } from './formats/format.ts';
export { formats } from './formats/index.ts';
export { Out } from './kernel/bytes.ts';
export { nearest, suggestion } from './kernel/find.ts';
export { parseJson } from './kernel/json.ts';
export { Problem, shown } from './kernel/problem.ts';
export { percentEncoded } from './kernel/text.ts';
export { operations } from './operations/index.ts';
export { type CountryNames, type Names, namesOf } from './operations/names.ts';
export {
  type Answer,
  type Caps,
  type Context,
  type Given,
  type JsonSchema,
  NO_CAPS,
  type Operation,
  type Parameter,
  type Parameters,
  perform,
  refuseUnknown,
  SERVICE,
  textOf,
} from './operations/operation.ts';
export { blocksOf, bytesOf, type Fit, fit, type Part, Pump } from './operations/pump.ts';
export type { Rows } from './operations/rows.ts';
export { ref, schemasOf } from './operations/schemas.ts';
export { CONDITIONS, type Where } from './operations/steering.ts';
