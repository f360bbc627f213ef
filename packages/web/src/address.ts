import { batch, signal } from '@preact/signals';
import { inAddress } from './values.ts';

/** State of the address: the view, its parameters, and the parameters that no server may see. */
export const path = signal(location.pathname);
export const query = signal<Readonly<Record<string, string>>>(queryIn(location));
export const fragment = signal(fragmentIn(location));
/** Number of times that another address was opened, by a link or by the browser's history. */
export const arrivals = signal(0);

/** Writes changes of the state into the address; empty values are removed. */
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
  if (pending !== undefined) enter();
  history.pushState(null, '', href);
  read();
  scrollTo(0, 0);
}

/** Returns the address of a view with a state. */
export function hrefOf(to: string, state: Readonly<Record<string, string | undefined>> = {}): string {
  const given = Object.entries(state).filter(([, value]) => value) as [string, string][];
  const text = new URLSearchParams(given).toString();
  return text === '' ? to : `${to}?${text}`;
}

/** Returns a new random seed that is short enough to read aloud. */
export function drawSeed(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => letters[byte % letters.length]).join(
    '',
  );
}

/** Browsers reject many changes of the address within a second, as typing would cause. */
const PAUSE = 150;
let pending: ReturnType<typeof setTimeout> | undefined;

function write(): void {
  pending ??= setTimeout(enter, PAUSE);
}

/**
 * Writes the state into the address. A state that lasted a while becomes an entry in the history; one that was passed while
 * typing does not.
 */
function enter(): void {
  clearTimeout(pending);
  pending = undefined;
  const address = written();
  const isStayedAt = performance.now() - since > STAY && address.length <= LONGEST;
  if (isStayedAt && !location.href.endsWith(address)) history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  since = performance.now();
}

/** Milliseconds after which a state becomes an entry in the history. */
const STAY = 1000;
let since = performance.now();

/** Returns the address of the state. Servers reject long addresses, but never see the part after #. */
function written(): string {
  const address = hrefOf(path.value, query.value);
  if (address.length > LONGEST) return address.replace('?', '#?');
  return fragment.value === '' ? address : `${address}#${inAddress(fragment.value)}`;
}

const LONGEST = 8000;

function read(): void {
  since = performance.now();
  batch(() => {
    arrivals.value++;
    path.value = location.pathname;
    query.value = queryIn(location);
    fragment.value = fragmentIn(location);
  });
}

/** Reads the parameters of an address. The first of repeated parameters counts, as in the service; empty ones are dropped. */
function queryIn({ search, hash }: Location): Record<string, string> {
  const given = new URLSearchParams(hash.startsWith('#?') ? hash.slice(2) : search);
  const first = Array.from(given.keys(), (name) => [name, given.get(name) as string] as const);
  return Object.fromEntries(first.filter(([, value]) => value));
}

function fragmentIn({ hash }: Location): string {
  return hash.startsWith('#?') ? '' : decoded(hash.slice(1));
}

/** Decodes a part of an address; returns it unchanged if it is malformed. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

addEventListener('popstate', read);
addEventListener('pagehide', () => pending !== undefined && enter());
/** Links to views open without a page load. The API reference, the guide and the service's responses are documents of their own. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a');
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || link.origin !== location.origin) return;
  if (link.target || link.hasAttribute('download')) return;
  const documents = [link.pathname, location.pathname].some((each) =>
    /^\/(docs|api|guide)(\/|$)|\.txt$/.test(each),
  );
  if (documents) return;
  event.preventDefault();
  // The part after # holds the view's state, so a link to a place within the page must not change the address.
  const [, place] = /^#(.+)/.exec(link.getAttribute('href') ?? '') ?? [];
  if (place) document.getElementById(place)?.focus();
  else go(link.href);
});
