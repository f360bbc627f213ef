import { effect, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { dark } from '../theme.ts';

/** The members of the API reference's script that the page uses. */
interface Scalar {
  createApiReference(element: HTMLElement, configuration: object): { updateConfiguration(to: object): void };
}

/** The API reference, generated from the service's OpenAPI description. */
export function Docs() {
  const place = useRef<HTMLDivElement>(null);
  const state = useSignal<string | undefined>('Loading the API reference …');
  const isMissing = useSignal(false);
  const load = () => {
    isMissing.value = false;
    state.value = 'Loading the API reference …';
    const script = Object.assign(document.createElement('script'), { src: REFERENCE });
    script.onload = () => {
      const { Scalar } = window as unknown as { Scalar: Scalar };
      const element = place.current as HTMLElement;
      whenDrawn(element, () => {
        state.value = undefined;
      });
      const reference = Scalar.createApiReference(element, configuration());
      effect(() => reference.updateConfiguration(configuration()));
    };
    script.onerror = () => {
      state.value = 'The API reference could not be loaded.';
      isMissing.value = true;
    };
    document.head.append(script);
  };
  useEffect(load, []);
  useEffect(() => {
    const again = () => isMissing.value && load();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, []);
  return (
    <>
      <h1 class="unseen">API reference</h1>
      {state.value && (
        <p class="loading">
          {state.value}{' '}
          {isMissing.value && (
            <button type="button" onClick={load}>
              Try again
            </button>
          )}
        </p>
      )}
      <div class="docs" ref={place} />
    </>
  );
}

/** Calls back when the reference has rendered its first heading, which happens shortly after it reports that it is loaded. */
function whenDrawn(element: HTMLElement, tell: () => void): void {
  const watch = new MutationObserver(() => {
    if (!element.querySelector('h1')) return;
    watch.disconnect();
    tell();
  });
  watch.observe(element, { childList: true, subtree: true });
}

/** Settings that prevent requests to other hosts: no fonts, no proxy, no telemetry. */
function configuration(): object {
  return {
    url: '/api/v1/openapi.json',
    forceDarkModeState: dark.value ? 'dark' : 'light',
    hideDarkModeToggle: true,
    withDefaultFonts: false,
    telemetry: false,
    proxyUrl: '',
    hideClientButton: true,
    showDeveloperTools: 'never',
    agent: { disabled: true },
    mcp: { disabled: true },
    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  };
}
