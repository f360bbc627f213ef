import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { rehearse } from '@specimen/mcp';
import { waitForTurn } from '@specimen/runtime/turns';
import type { FastifyInstance } from 'fastify';
import { Problem, specimen } from 'specimen-data';
import { buildApp } from './app.ts';
import { announce, onShutdownSignal } from './process.ts';
import type { Settings } from './settings.ts';
import { description } from './site.ts';
import { fromPrimary } from './workers.ts';

/** Serves in this process until a signal asks to stop. */
export async function serveHere(settings: Settings): Promise<void> {
  // Countries stay for good once they are read, and V8 would take what is made for a request in the same places to do so, too.
  setFlagsFromString('--no-allocation-site-pretenuring');
  const app = await buildApp({ settings, ...(cluster.isWorker ? fromPrimary() : {}) });
  onShutdownSignal(settings.shutdownTimeout, () => app.close().then(() => process.exit(0)));
  // Warms up names, patterns and the optimising compiler before the first request.
  for (let i = 0; settings.prepare && i < 3; i++) specimen.resolve('3 wrong ids, women 20-30 Berlin, csv');
  if (settings.prepare) await rehearse().then(() => specimen.dataset('bank', { size: 1 }));
  await listen(app, settings);
  if (!cluster.isWorker) announce(settings.host, (app.server.address() as AddressInfo).port);
  if (settings.prepare) getReady().catch((error) => app.log.error(error));
}

/** Creates what is created on first use, a little at a time, so that no client has to wait for it later. */
async function getReady(): Promise<void> {
  await description();
  for (const code of specimen.world.countries.keys())
    for (const selector of ['full', 'company', 'national id'])
      await waitForTurn().then(() => specimen.generate(`${code}.${selector}`));
}

/** Listens; where there is no IPv6, on IPv4 alone. */
async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  await app
    .listen({ port, host, listenTextResolver: () => 'listening' })
    .catch((error: NodeJS.ErrnoException) => {
      if (host !== '::' || !['EAFNOSUPPORT', 'EADDRNOTAVAIL'].includes(error.code ?? '')) throw error;
      return app.listen({ port, host: '0.0.0.0' });
    })
    .catch(({ code, message }: NodeJS.ErrnoException) => {
      const place = `cannot listen on ${host} port ${port}`;
      if (code === 'EADDRINUSE')
        throw new Problem('bad-setting', `port ${port} is in use; set PORT to another`, {
          place,
          subject: 'PORT',
        });
      if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL')
        throw new Problem('bad-setting', { place, subject: 'HOST', expected: 'an address of this machine' });
      throw new Problem('bad-setting', message, { place });
    });
}
