import {
  compile,
  compileSelector,
  compileType,
  type FieldList,
  findCountry,
  type Source,
  specimen,
} from '@specimen/engine';

const { world } = specimen;

/** Compiled sources, kept for the next request; a source makes rows one at a time, so all requests can share it. */
const MOST = 1000;
const selectors = new Map<string, Map<string, Source>>();
const types = new Map<string, Source>();
const specs = new Map<string, Source>();
let count = 0;

/** The source of a country's selector. */
export function selectorSource(country: string, selector: string, fields: string | undefined): Source {
  if (fields !== undefined) {
    return kept(specs, JSON.stringify([country, selector, fields]), () =>
      selected(country, selector, fields),
    );
  }
  const own = selectors.get(country);
  return own?.get(selector) ?? kept(own ?? opened(country), selector, () => selected(country, selector));
}

/** The source of a generic type. */
export function typeSource(type: string): Source {
  return kept(types, type, () => compileType(world, type));
}

/** The source of a spec. */
export function specSource(spec: string, fields: FieldList | undefined): Source {
  return kept(specs, JSON.stringify([spec, fields]), () => compile(world, spec, fields));
}

function selected(country: string, selector: string, fields?: string): Source {
  return compileSelector(findCountry(world, country), selector, fields);
}

function opened(country: string): Map<string, Source> {
  findCountry(world, country);
  const own = new Map<string, Source>();
  selectors.set(country, own);
  return own;
}

/** A name that is long or that nothing is called is not kept; when there are too many, all are let go. */
function kept(table: Map<string, Source>, key: string, make: () => Source): Source {
  let source = table.get(key);
  if (source) return source;
  source = make();
  if (key.length > 200) return source;
  if (++count > MOST) {
    for (const all of [selectors, types, specs]) all.clear();
    count = 0;
  }
  table.set(key, source);
  return source;
}
