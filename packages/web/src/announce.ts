import { signal } from '@preact/signals';

/** What is said to who listens to the page; the shell holds the place where it is said. */
export const announcement = signal('');

export function announce(text: string): void {
  announcement.value = text;
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    announcement.value = '';
  }, SAID);
}

/** Milliseconds that it stands there. */
export const SAID = 1500;
let leaving: ReturnType<typeof setTimeout> | undefined;
