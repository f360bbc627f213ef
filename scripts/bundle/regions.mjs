import { readFileSync } from 'node:fs';
import { minifySync } from 'rolldown/utils';

/** The countries by the part of the world they are in, as far as facts are all there is of them. */
export function regionsOf(all) {
  const regions = new Map();
  for (const each of all) {
    const text = readFileSync(each.path, 'utf8');
    if (!/ = country\(/.test(text)) continue;
    const [, group] = /^ {4}group: '([A-Z].*)',$/m.exec(text);
    const region = group.toLowerCase().replace(' ', '-');
    regions.set(region, [...(regions.get(region) ?? []), each]);
  }
  return regions;
}

/** Countries whose facts are loaded with those of their region, when one of them is first used. */
export function onFirstUse(dist, countries, regions) {
  const regionOf = new Map([...regions].flatMap(([region, all]) => all.map(({ name }) => [name, region])));
  const declared = ({ name, exports, path }) => {
    const region = regionOf.get(name);
    return region === undefined
      ? `export { ${exports} } from ${JSON.stringify(path)};`
      : `export const ${exports} = country('${name}', () => require('../regions/${region}.cjs').${exports}.facts);`;
  };
  const names = countries.map(({ exports }) => exports).join(', ');
  const modules = new Map([
    [
      LATER,
      [
        `import { country } from ${JSON.stringify(`${dist}countries/declare.js`)};`,
        ...countries.map(declared),
      ].join('\n'),
    ],
    [
      `${dist}countries/index.js`,
      `import { ${names} } from '${LATER}';\nexport const countries = [${names}];`,
    ],
    ['all countries', `export { ${names} } from '${LATER}';`],
    ...[...regions].map(([region, all]) => [
      `countries of ${region}`,
      all.map(({ exports, path }) => `export { ${exports} } from ${JSON.stringify(path)};`).join('\n'),
    ]),
  ]);
  return {
    name: 'on first use',
    resolveId: (id) => (modules.has(id) ? id : undefined),
    load: (id) => modules.get(id),
  };
}

const LATER = 'countries on first use';

/**
 * What a file gives to others is settled when they load: plain properties, where a getter for each made rows 5 % slower.
 */
export const settled = {
  name: 'settled',
  renderChunk(code) {
    const getter =
      /Object\.defineProperty\(exports, ['"]([\w$]+)['"], \{\s*enumerable: true,\s*get: function\s*\(\)\s*\{\s*return ([\w$]+);\s*\}\s*\}\)/g;
    return code.replace(getter, 'exports.$1 = $2');
  },
};

/**
 * Code written closely. A country's tables throw nothing that a caller can mend; all other code keeps a line for each statement,
 * since Node prints the line that threw an error.
 */
export const flush = {
  name: 'flush',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue;
      const code = minifySync(file.fileName, file.code, CLOSELY).code;
      file.code = file.fileName.startsWith('regions/') ? code.replace(/^[\t ]+/gm, '') : lined(code);
    }
  },
};

/** Code with each statement and each method on a line of its own; a text that would change by it is a mistake here. */
function lined(code) {
  const lines = code.replace(STATEMENT_END, '$&\n');
  if (minifySync('whole.cjs', lines, CLOSELY).code !== code)
    throw new Error('a text of the bundle has what ends a statement');
  return lines;
}

const STATEMENT_END =
  /[;}](?=(?:async|break|case|class|const|continue|default|do|exports|for|function|if|let|return|switch|throw|try|var|while|yield)\b|(?:static |get |async |\*)*#?[\w$]+\([^()]*\)\{)/g;

const CLOSELY = { mangle: false, compress: false, codegen: { removeWhitespace: true } };
