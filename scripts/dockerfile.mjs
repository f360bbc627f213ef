/** Returns the instructions of a Dockerfile, each with its words. */
export function instructionsOf(text) {
  return text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name, ...words] = line.trim().split(' ');
      return { name, words };
    });
}

/** Returns a test for paths that a `.dockerignore` without exceptions excludes from the context. */
export function ignores(text) {
  const patterns = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const body = line
        .replace(/^\*\*\//, '')
        .replaceAll('.', '\\.')
        .replaceAll('*', '[^/]*');
      return new RegExp(`^${line.startsWith('**/') ? '(?:.*/)?' : ''}${body}(?:/|$)`);
    });
  return (path) => patterns.some((pattern) => pattern.test(path));
}
