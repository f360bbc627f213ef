import { readdirSync } from 'node:fs';

const countries = new URL('../packages/engine/src/countries/', import.meta.url);

/** Number of countries, counted by file. */
export const COUNT = readdirSync(countries).filter((file) => /^..\.ts$/.test(file)).length;

/** Files that contain the number of countries. */
export const COUNTED = [
  'README.md',
  'package.json',
  'packages/cli/README.md',
  'packages/cli/package.json',
  'packages/engine/README.md',
  'packages/engine/package.json',
  'packages/web/public/llms.txt',
  'packages/web/public/manifest.webmanifest',
  'packages/web/src/views.json',
];

/** Returns a text with the current number in every `90 countries`. */
export function withCount(text) {
  return text.replace(/\b\d+ countries\b/g, `${COUNT} countries`);
}
