export { type AppOptions, BASE, buildApp } from './app.ts';
export { serve } from './main.ts';
export type { Mount } from './mount.ts';
export { openapi } from './openapi.ts';
export { readSettings, type Settings } from './settings.ts';
