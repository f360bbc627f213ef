import { dark, turn } from '../theme.ts';

/** Light or dark, whatever the system says. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      class="theme"
      aria-pressed={dark.value}
      aria-label="Dark theme"
      title="Dark theme"
      onClick={turn}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="7" />
        <path d="M10 3a7 7 0 0 1 0 14z" />
      </svg>
    </button>
  );
}
