import { signal } from '@preact/signals';

const { documentElement: root } = document;
const system = matchMedia('(prefers-color-scheme: dark)');

/** Whether the page is dark: as chosen here, else as the system is. */
export const dark = signal(root.dataset.theme ? root.dataset.theme === 'dark' : system.matches);

/** Turns to the other theme, and remembers it. */
export function turn(): void {
  dark.value = !dark.value;
  const theme = dark.value ? 'dark' : 'light';
  root.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // No storage: it is turned for this visit.
  }
}

system.addEventListener('change', () => {
  if (!root.dataset.theme) dark.value = system.matches;
});
