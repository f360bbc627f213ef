import { effect, signal } from '@preact/signals';
import { type ComponentType, render } from 'preact';
import { drawSeed, path, query, set } from './address.ts';
import { announce } from './announce.ts';
import { Unloaded } from './parts/unloaded.tsx';
import { Shell } from './shell.tsx';
import { type View, viewAt } from './views.ts';

/** The view on the screen: the last one that was loaded. */
const shown = signal<{ readonly view: View; readonly Content: ComponentType } | undefined>(undefined);

effect(() => {
  const view = viewAt(path.value);
  document.title = view.title;
  if (view.seeded && !query.value.seed) set({ seed: drawSeed() });
});

effect(() => {
  const view = viewAt(path.value);
  if (shown.peek()?.view.path === view.path) return;
  view
    .load()
    .catch(() => Unloaded)
    .then((Content) => {
      if (viewAt(path.peek()).path !== view.path) return;
      if (shown.peek()) arrive(view);
      shown.value = { view, Content };
    });
});

/** Announces another view to screen readers and moves focus and scroll position to its beginning, as a page load would. */
function arrive({ title }: View): void {
  announce(title);
  document.getElementById('main')?.focus({ preventScroll: true });
}

function Page() {
  const { view, Content } = shown.value ?? {};
  return <Shell>{Content ? <Content key={view?.path} /> : <p class="loading">Loading …</p>}</Shell>;
}

render(<Page />, document.getElementById('page') as HTMLElement);

if ('serviceWorker' in navigator) {
  // If storage is forbidden, the page still works with a network.
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage('rest'));
}
