import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** Panels of which one is visible. Arrow keys, Home and End move between their tabs. */
export function Tabs({
  label,
  panels,
  children,
}: {
  readonly label: string;
  readonly panels: Readonly<Record<string, () => ComponentChildren>>;
  /** Content beside the tabs, for the name of the visible one. */
  readonly children?: (shown: string) => ComponentChildren;
}) {
  const id = useId();
  const names = Object.keys(panels);
  const chosen = useSignal(names[0] as string);
  const shown = names.includes(chosen.value) ? chosen.value : (names[0] as string);
  const move = (event: KeyboardEvent) => {
    const at = names.indexOf(shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    chosen.value = names[(to + names.length) % names.length] as string;
    document.getElementById(`${id}-${chosen.value}`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tabbar">
        <div role="tablist" aria-label={label} onKeyDown={move}>
          {names.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`${id}-${name}`}
              aria-selected={name === shown}
              aria-controls={`${id}-panel`}
              tabIndex={name === shown ? 0 : -1}
              onClick={() => {
                chosen.value = name;
              }}
            >
              {name}
            </button>
          ))}
        </div>
        {children?.(shown)}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern wants the panel reached by Tab */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} tabIndex={0}>
        {panels[shown]?.()}
      </div>
    </div>
  );
}
