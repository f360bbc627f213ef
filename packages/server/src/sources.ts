import { compileSelector, compileType, findCountry, type Source, specimen } from '@specimen/engine';

const { world } = specimen;

/** Compiled sources, the latest used kept; a source makes rows one at a time, so all requests can share it. */
const kept = new Map<string, Source>();
const MOST = 500;

/** The source of a country's selector. */
export function selectorSource(country: string, selector: string, fields: string | undefined): Source {
  return cached(`${country}/${selector}/${fields ?? ''}/${fields === undefined}`, () =>
    compileSelector(findCountry(world, country), selector, fields),
  );
}

/** The source of a generic type. */
export function typeSource(type: string): Source {
  return cached(`any/${type}`, () => compileType(world, type));
}

function cached(key: string, compile: () => Source): Source {
  let source = kept.get(key);
  if (source) return source;
  source = compile();
  if (key.length > 500) return source;
  if (kept.size >= MOST) kept.delete(kept.keys().next().value as string);
  kept.set(key, source);
  return source;
}
