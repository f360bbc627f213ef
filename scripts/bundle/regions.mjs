/** Groups the countries that `country(…)` declares by part of the world; other files have no facts to load later. */
export function regionsOf(countries) {
  const regions = new Map();
  for (const each of countries) {
    if (!each.isLazy) continue;
    const region = each.group.toLowerCase().replace(' ', '-');
    regions.set(region, [...(regions.get(region) ?? []), each]);
  }
  return regions;
}

/** Makes the facts of countries load with their region, when one of them is first used. */
export function onFirstUse(dist, countries, regions) {
  const regionOf = new Map([...regions].flatMap(([region, all]) => all.map(({ name }) => [name, region])));
  const declaration = ({ name, exports, path }) => {
    const region = regionOf.get(name);
    return region === undefined
      ? `export { ${exports} } from ${JSON.stringify(path)};`
      : `export const ${exports} = country('${name}', () => require('../regions/${region}.cjs').${exports}.facts);`;
  };
  const names = countries.map(({ exports }) => exports).join(', ');
  const modules = new Map([
    [
      LAZY,
      [
        `import { country } from ${JSON.stringify(`${dist}countries/declare.js`)};`,
        ...countries.map(declaration),
      ].join('\n'),
    ],
    [
      `${dist}countries/index.js`,
      `import { ${names} } from '${LAZY}';\nexport const countries = [${names}];`,
    ],
    ['all countries', `export { ${names} } from '${LAZY}';`],
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

const LAZY = 'countries on first use';
