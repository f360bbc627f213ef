// Prints the compiled text of a row, for debugging the row compiler: `npm run show-row de.person [format]`.
import { compiledText } from '../packages/engine/dist/compiler/compiler.js';
import { formats } from '../packages/engine/dist/formats/index.js';
import { specimen } from '../packages/engine/dist/index.js';
import { compileSpec } from '../packages/engine/dist/spec/spec.js';

const [spec = 'de.person', key = 'csv'] = process.argv.slice(2);
const format = formats.get(key);
if (!format) throw new Error(`unknown format ${key}; known: ${[...formats.keys()].join(', ')}`);
const { row } = format.frame(compileSpec(specimen.world, spec), true);
console.log(compiledText(row) ?? `the rows of ${spec} cannot be compiled: they have lists or are too long`);
