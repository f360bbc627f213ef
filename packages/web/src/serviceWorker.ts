/** The members of the service worker's scope that this file uses; the page's types lack them. */
interface Fetching extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
const worker = self as unknown as {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: string, listener: (event: never) => void): void;
};

/** One cache for each build: the file names contain hashes of their contents. */
const NAME = `specimen ${SHELL.join(' ')}`;
const stored = () => caches.open(NAME);
/** Finds a stored file, whatever types the request accepts. */
const kept = async (request: Request | string) => (await stored()).match(request, { ignoreVary: true });

worker.addEventListener('install', (event: ExtendableEvent) => {
  event.waitUntil(stored().then((cache) => cache.addAll([...SHELL])));
  worker.skipWaiting();
});

worker.addEventListener('activate', (event: ExtendableEvent) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== NAME));
  event.waitUntil(others.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
  event.waitUntil(worker.clients.claim());
});

/** When the page is idle, stores the engine, the countries and the API reference, so they never delay the page. */
worker.addEventListener('message', (event: ExtendableEvent) => {
  const fetched = async (cache: Cache, file: string) =>
    (await kept(file)) ?? cache.add(new Request(file, { priority: 'low' }));
  event.waitUntil(stored().then((cache) => Promise.allSettled(REST.map((file) => fetched(cache, file)))));
});

worker.addEventListener('fetch', (event: Fetching) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) return;
  if (mode === 'navigate') event.respondWith(view(event.request, pathname));
  else if (pathname.startsWith('/assets/') || SHELL.includes(pathname))
    event.respondWith(file(event.request));
  else if (REST.includes(pathname)) event.respondWith(fresh(event.request));
});

/** Returns a view from the server, or the stored document without a network; all views share one, except the API reference. */
async function view(request: Request, pathname: string): Promise<Response> {
  return /^\/(api|guide)\//.test(pathname)
    ? fetch(request)
    : fresh(request, pathname === '/docs' ? '/docs' : '/');
}

/** Returns a file whose content never changes, stored at its first use. */
async function file(request: Request): Promise<Response> {
  const found = await kept(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await (await stored()).put(request, response.clone());
  return response;
}

/** Returns a resource that changes with the service: the current one, or the stored one if the service cannot be reached. */
async function fresh(request: Request, name: Request | string = request): Promise<Response> {
  const found = await kept(name);
  if (!found) return fetch(request);
  if (!navigator.onLine) return found;
  return fetch(request).then(
    (response) => (response.status < 500 ? response : found),
    () => found,
  );
}
