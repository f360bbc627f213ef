export { type AppOptions, buildApp } from './app.ts';
export { serve } from './main.ts';
export { openapi } from './openapi.ts';
export { BASE, routes } from './routes.ts';
export { readSettings, type Settings } from './settings.ts';
