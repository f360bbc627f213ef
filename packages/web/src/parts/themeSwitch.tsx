import { useSignal } from '@preact/signals';

/** Light or dark, whatever the system says; the choice is remembered. */
export function ThemeSwitch() {
  const dark = useSignal(
    (document.documentElement.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')) ===
      'dark',
  );
  const turn = () => {
    dark.value = !dark.value;
    const theme = dark.value ? 'dark' : 'light';
    document.documentElement.dataset.theme = theme;
    localStorage.setItem('theme', theme);
  };
  return (
    <button type="button" class="quiet theme" aria-pressed={dark.value} aria-label="Dark theme" onClick={turn}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" />
        <path d="M10 3a7 7 0 0 1 0 14z" />
      </svg>
    </button>
  );
}
