import type { ComponentType } from 'preact';
import { countries } from '#catalogue';
import table from './views.json' with { type: 'json' };

/** A view of the page and its address. */
export interface View {
  readonly path: string;
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
  /** True if its data depends on a seed in the address. */
  readonly seeded: boolean;
}

/** Links of the navigation. The guide is there if it was built. */
export const links: readonly { readonly path: string; readonly name: string }[] = [
  ...table.flatMap(({ path, name }) => (name === undefined ? [] : [{ path, name }])),
  ...(GUIDE ? [{ path: '/guide/', name: 'Guide' }] : []),
];

const LOADS: Readonly<Record<string, View['load']>> = {
  '/': async () => (await import('./views/ask.tsx')).Ask,
  '/browse': async () => (await import('./views/browse.tsx')).Browse,
  '/browse/*': async () => (await import('./views/country.tsx')).CountryView,
  '/rows': async () => (await import('./views/rows.tsx')).Rows,
  '/schema': async () => (await import('./views/schema.tsx')).SchemaView,
  '/datasets': async () => (await import('./views/datasets.tsx')).Datasets,
  '/messages': async () => (await import('./views/messages.tsx')).Messages,
  '/validate': async () => (await import('./views/validate.tsx')).Validate,
  '/docs': async () => (await import('./views/docs.tsx')).Docs,
  '/about': async () => (await import('./views/about.tsx')).About,
  '*': async () => (await import('./views/missing.tsx')).Missing,
};

const SEEDED = ['/', '/browse/*', '/rows', '/schema', '/datasets', '/messages'];

/** The view at an address, with or without a slash at its end. */
export function viewAt(address: string): View {
  const path = address.replace(/([^/])\/$/, '$1');
  const entry = table.find((each) => each.path === path);
  const country = countries.find(({ code }) => `/browse/${code}` === path.toLowerCase());
  const key = entry ? path : country ? '/browse/*' : '*';
  const title = entry?.title ?? (country ? `Specimen: test data of ${country.name}` : 'Specimen: not found');
  return { path, title, load: LOADS[key] as View['load'], seeded: SEEDED.includes(key) };
}
