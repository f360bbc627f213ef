/** Returns the facts that a value encodes, such as `birth year 1984`. */
export function factsIn(encodes: Readonly<Record<string, string>> = {}): readonly string[] {
  return Object.entries(encodes).map(([name, value]) => `${inWords(name)} ${value}`);
}

function inWords(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
