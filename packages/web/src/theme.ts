import { signal } from '@preact/signals';

const { documentElement: root } = document;
const system = matchMedia('(prefers-color-scheme: dark)');

/** True if the page is dark: chosen by the person, or else the system's setting. */
export const dark = signal(root.dataset.theme ? root.dataset.theme === 'dark' : system.matches);

/** Switches the theme and remembers the choice. */
export function turn(): void {
  dark.value = !dark.value;
  const theme = dark.value ? 'dark' : 'light';
  root.dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

system.addEventListener('change', () => {
  if (!root.dataset.theme) dark.value = system.matches;
});
