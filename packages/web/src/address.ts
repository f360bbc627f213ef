import { batch, signal } from '@preact/signals';
import { inAddress } from './values.ts';

/** What the address says: the view, its state, and what no server shall see. */
export const path = signal(location.pathname);
export const query = signal<Readonly<Record<string, string>>>(queryIn(location));
export const fragment = signal(fragmentIn(location));
/** How often another address was opened, by a link or by the way back. */
export const arrivals = signal(0);

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
  if (pending !== undefined) enter();
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
  pending ??= setTimeout(enter, PAUSE);
}

/** Puts the state into the address. What the person has stayed at is where the way back leads; what is passed, as one types, is not. */
function enter(): void {
  clearTimeout(pending);
  pending = undefined;
  const address = written();
  const isStayedAt = performance.now() - since > STAY && address.length <= LONGEST;
  if (isStayedAt && !location.href.endsWith(address)) history.pushState(null, '', address);
  else history.replaceState(history.state, '', address);
  since = performance.now();
}

/** Milliseconds after which the person looks at what the address says, which stands there since. */
const STAY = 1000;
let since = performance.now();

/** The address of the state. Servers refuse long ones, but see nothing of what stands behind #. */
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

/** What stands there several times counts by its first, as with the service; what is empty is left out. */
function queryIn({ search, hash }: Location): Record<string, string> {
  const given = new URLSearchParams(hash.startsWith('#?') ? hash.slice(2) : search);
  const first = Array.from(given.keys(), (name) => [name, given.get(name) as string] as const);
  return Object.fromEntries(first.filter(([, value]) => value));
}

function fragmentIn({ hash }: Location): string {
  return hash.startsWith('#?') ? '' : decoded(hash.slice(1));
}

/** A part of an address as it is meant; as it stands where it is broken. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

addEventListener('popstate', read);
addEventListener('pagehide', () => pending !== undefined && enter());
/** Links to views open without loading the page again; the reference and what the service gives are documents of their own. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a');
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !plain || link.origin !== location.origin) return;
  if (link.target || link.hasAttribute('download')) return;
  const documents = [link.pathname, location.pathname].some((each) =>
    /^\/(docs|api)(\/|$)|\.txt$/.test(each),
  );
  if (documents) return;
  event.preventDefault();
  // What stands behind # is the view's state: a link to a place in it leaves the address as it is.
  const [, place] = /^#(.+)/.exec(link.getAttribute('href') ?? '') ?? [];
  if (place) document.getElementById(place)?.focus();
  else go(link.href);
});
