export { type AppOptions, BASE, buildApp, type Mount } from './app.ts';
export { serve } from './main.ts';
export { openapi } from './openapi.ts';
export { readSettings, type Settings } from './settings.ts';
