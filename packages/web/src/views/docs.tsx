import { useEffect, useRef } from 'preact/hooks';

interface Scalar {
  createApiReference(element: HTMLElement, configuration: object): { destroy?(): void };
}

/** The API reference, from the description that the service gives of itself. */
export function Docs() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const script = Object.assign(document.createElement('script'), { src: REFERENCE });
    script.onload = () => {
      const { Scalar } = window as unknown as { Scalar: Scalar };
      Scalar.createApiReference(place.current as HTMLElement, CONFIGURATION);
    };
    document.head.append(script);
  }, []);
  return (
    <>
      <h1 class="unseen">API reference</h1>
      <div class="docs" ref={place}>
        <p class="loading">Loading the reference …</p>
      </div>
    </>
  );
}

/** Nothing is asked of other hosts: no fonts, no proxy, no telemetry. */
const CONFIGURATION = {
  url: '/api/v1/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  hideDarkModeToggle: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
};
