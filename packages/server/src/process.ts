import { networkInterfaces } from 'node:os';

/** Prints the addresses the service can be opened at. */
export function announce(host: string, port: number): void {
  const everywhere = host === '::' || host === '0.0.0.0';
  const outside = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const hosts = everywhere ? ['localhost', ...outside] : [host.includes(':') ? `[${host}]` : host];
  console.log(['Specimen is served at', ...hosts.map((name) => `  http://${name}:${port}`)].join('\n'));
}

/** Does the last work once a signal asks to stop; the process ends within so many milliseconds, then with what is done at the last. */
export function onceToldToStop(timeout: number, work: () => void, atLast = () => {}): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      atLast();
      process.exit(0);
    }, timeout).unref();
    work();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
