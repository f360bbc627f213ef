import cluster from 'node:cluster';
import { readSettings } from './settings.ts';
import { supervise } from './workers.ts';

/** Serves until a signal asks to stop; with several workers, keeps that many alive: that process needs nothing of what they do. */
export async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.workers > 1 && cluster.isPrimary) return supervise(settings);
  await (await import('./service.ts')).serveHere(settings);
}
