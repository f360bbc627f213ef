import { networkInterfaces } from 'node:os';

/** Prints the addresses of the service. */
export function announce(host: string, port: number): void {
  const everywhere = host === '::' || host === '0.0.0.0';
  const outside = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const hosts = everywhere ? ['localhost', ...outside] : [host.includes(':') ? `[${host}]` : host];
  console.log(['Specimen is served at', ...hosts.map((name) => `  http://${name}:${port}`)].join('\n'));
}

/** Calls `stop` once on SIGTERM or SIGINT. If the process still runs after `graceMs`, calls `forceStop` and exits. */
export function onShutdownSignal(graceMs: number, stop: () => void, forceStop = () => {}): void {
  let stopping = false;
  const onSignal = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      forceStop();
      process.exit(0);
    }, graceMs).unref();
    stop();
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
