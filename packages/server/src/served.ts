import { routes } from './routes.ts';

/** The paths that are served besides the table's. */
export const PAGES = ['/', '/docs', '/healthz', '/readyz', '/metrics'] as const;

interface Served {
  readonly method: string;
  readonly fixed: boolean;
  readonly pattern: RegExp;
}

/** The methods that a path takes; none when it is not served. A fixed path goes before one with parameters. */
export class ServedPaths {
  readonly #served: readonly Served[];

  constructor(
    readonly base: string,
    mounts: readonly string[],
  ) {
    this.#served = [
      ...routes.map(({ method, path }) => served(method, base + path)),
      ...[...PAGES, `${base}/openapi.json`].map((path) => served('GET', path)),
      ...mounts.flatMap((path) => ['GET', 'POST', 'DELETE'].map((method) => served(method, path))),
    ];
  }

  methods(url: string): readonly string[] {
    const path = url.split(/[?#]/)[0] as string;
    const own = this.#served.filter(({ pattern }) => pattern.test(path));
    const fixed = own.filter((entry) => entry.fixed);
    const methods = new Set((fixed.length > 0 ? fixed : own).map(({ method }) => method));
    return methods.has('GET')
      ? ['GET', 'HEAD', ...[...methods].filter((method) => method !== 'GET')]
      : [...methods];
  }
}

function served(method: string, path: string): Served {
  const source = path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+');
  return { method, fixed: !path.includes('{'), pattern: new RegExp(`^${source}$`) };
}
