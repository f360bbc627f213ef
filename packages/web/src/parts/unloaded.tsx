import { useLayoutEffect } from 'preact/hooks';

/** Stands for a view that could not be fetched: without a network, or after the service has been replaced by a newer one. */
export function Unloaded() {
  // It listens before it is seen.
  useLayoutEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <div class="missing">
      <h1>This view could not be loaded.</h1>
      <p>
        <button type="button" class="main" onClick={() => location.reload()}>
          Load the page again
        </button>
      </p>
    </div>
  );
}
