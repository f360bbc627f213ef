import { batch, signal } from '@preact/signals';

/** What the address says: the view, its state, and what no server shall see. */
export const path = signal(location.pathname);
export const query = signal<Readonly<Record<string, string>>>(queryIn(location.search));
export const fragment = signal(fragmentIn(location.hash));

/** Puts changes of the state into the address; what is empty is left out. */
export function set(changes: Readonly<Record<string, string | undefined>>): void {
  const next = Object.entries({ ...query.value, ...changes }).filter(([, value]) => value);
  query.value = Object.fromEntries(next) as Record<string, string>;
  write();
}

export function setFragment(text: string): void {
  fragment.value = text;
  write();
}

/** Opens another address of the page. */
export function go(href: string): void {
  if (pending !== undefined) replace();
  history.pushState(null, '', href);
  read();
  scrollTo(0, 0);
}

/** Where a view stands with a state. */
export function hrefOf(to: string, state: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(state).filter(([, value]) => value) as [string, string][];
  const text = new URLSearchParams(given).toString();
  return text === '' ? to : `${to}?${text}`;
}

/** A fresh seed: short, and unlike any other. */
export function drawSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join(
    '',
  );
}

/** Browsers refuse to change the address many times a second, as one types. */
const PAUSE = 150;
let pending: ReturnType<typeof setTimeout> | undefined;

function write(): void {
  pending ??= setTimeout(replace, PAUSE);
}

function replace(): void {
  clearTimeout(pending);
  pending = undefined;
  const hash = fragment.value === '' ? '' : `#${encodeURIComponent(fragment.value)}`;
  history.replaceState(history.state, '', hrefOf(path.value, query.value) + hash);
}

function read(): void {
  batch(() => {
    path.value = location.pathname;
    query.value = queryIn(location.search);
    fragment.value = fragmentIn(location.hash);
  });
}

function queryIn(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

function fragmentIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

addEventListener('popstate', read);
addEventListener('pagehide', () => pending !== undefined && replace());
/** Links within the page open without loading it again; the reference is a document of its own. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a');
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return;
  const documents = [link.pathname, location.pathname].some((each) => /^\/(docs|api)(\/|$)/.test(each));
  if (documents || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.href);
});
