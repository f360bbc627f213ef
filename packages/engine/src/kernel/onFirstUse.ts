/**
 * Returns a function that computes its result on the first call and caches it, so that importing a table costs
 * nothing.
 */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
