import { signal } from '@preact/signals';

/** Text for screen readers; the shell contains its live region. */
export const announcement = signal('');

export function announce(text: string): void {
  announcement.value = text;
  clearTimeout(leaving);
  leaving = setTimeout(() => {
    announcement.value = '';
  }, SAID);
}

/** Milliseconds for which the text stays. */
export const SAID = 1500;
let leaving: ReturnType<typeof setTimeout> | undefined;
