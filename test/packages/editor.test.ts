import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { specimen } from '../../packages/engine/src/index.ts';
import { installed, packed, root } from './packed.ts';

// The oldest compiler that the types are for; the newest has no such interface.
const ts = createRequire(join(root, 'packages/engine/package.json'))(
  'typescript',
) as typeof import('../../packages/engine/node_modules/typescript/lib/typescript.js');
const folder = installed(packed('specimen-data'));

const file = join(folder, 'program.mts');
let text = '';
let version = 0;
const service = ts.createLanguageService({
  getScriptFileNames: () => [file],
  getScriptVersion: (name) => (name === file ? String(version) : ''),
  getScriptSnapshot(name) {
    const found = name === file ? text : ts.sys.readFile(name);
    return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found);
  },
  getCurrentDirectory: () => folder,
  getCompilationSettings: () => ({
    strict: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
  }),
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (name) => name === file || ts.sys.fileExists(name),
  readFile: ts.sys.readFile,
});

/** Opens a program in the editor; gives the place of its `|`. */
function opened(program: string): number {
  text = program.replace('|', '');
  version += 1;
  return program.indexOf('|');
}

const told = (program: string) => toldAt(opened(program));

function toldAt(place: number): string {
  const info = service.getQuickInfoAtPosition(file, place);
  return ts.displayPartsToString(info?.documentation);
}

function offered(program: string): readonly string[] {
  const list = service.getCompletionsAtPosition(file, opened(program), undefined);
  return list?.entries.map(({ name }) => name) ?? [];
}

const names = Object.keys(specimen).filter((name) => name !== 'world');
const IMPORT = `import { ${names.join(', ')}, specimen } from 'specimen-data';\n`;

describe('an editor', () => {
  it('tells what each function does, imported or asked of the library', () => {
    const uses = names.flatMap((name) => [`${name};`, `specimen.${name};`]);
    const program = IMPORT + uses.join('\n');
    opened(program);
    const silent = uses.filter((use) => toldAt(program.indexOf(`\n${use}`) + use.length - 1) === '');
    expect(silent).toEqual([]);
  });

  it.each([
    ["|generate('de.iban');", /^Generates a single value or record of a spec/],
    ["specimen.|generate('de.iban', { n: 3 });", /^Generates `n` rows of a spec/],
    ["|build('de.person', { sex: 'female' });", /for factories/],
    ["generate('de.iban', { |seed: 'a' });", /same seed gives the same rows/],
    ["generate('de.company').|registration;", /^Handelsregisternummer$/],
    ["cases('iban')[0]?.|why;", /name of a test/],
  ])('tells of %s', (program, sentence) => {
    expect(told(IMPORT + program)).toMatch(sentence);
  });

  it.each([
    ["generate('|');", 'de.iban'],
    ["generate('de.person', { fields: ['|'] });", 'postcode'],
    ["validate({ value: '', validator: '|' });", 'plPesel'],
    ["cases('|');", 'iban'],
    ["schema({ fields: [{ type: '|' }] });", 'uuid'],
    ["batch([{ spec: '|' }]);", 'de.iban'],
    ["generateMany(['|']);", 'de.iban'],
    ["validate({ value: '', spec: '|' });", 'de.iban'],
    ["dataset('|');", 'payroll'],
    ["mock('|', 'customers');", 'de'],
    ["mock('de', '|');", 'customers'],
    ["render('|');", 'de.person'],
    ["stream('de.person', { format: '|' });", 'ndjson'],
    ["datasetStream('bank', { dialect: '|' });", 'mysql'],
    ["fromJsonSchema({}, { country: '|' });", 'ke'],
    ["catalogue.country('|');", 'ke'],
  ])('offers what can stand in %s', (program, name) => {
    expect(offered(IMPORT + program)).toContain(name);
  });
});
