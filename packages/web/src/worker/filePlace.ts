/** A place in a text: a line and the characters in it, all from 1; without an end the whole line. */
export interface FilePlace {
  readonly line: number;
  readonly position?: number;
}

/** Returns where a fault stands: `line 4, position 13`, or the path of an element with numbers from 1. */
export function placeOf(text: string, at: string): FilePlace | undefined {
  const [, line, position] = /^line (\d+), position (\d+)$/.exec(at) ?? [];
  if (line !== undefined) return { line: Number(line), position: Number(position) };
  return elementPlace(text, at.split('/').slice(1));
}

interface Open {
  readonly counts: Map<string, number>;
  /** Number of steps of the path that this element and its ancestors match; -1 outside the path. */
  readonly depth: number;
}

/** Finds the element of a path; where it is missing, the deepest element of the path. */
function elementPlace(text: string, path: readonly string[]): FilePlace | undefined {
  const stack: Open[] = [{ counts: new Map(), depth: 0 }];
  let best: { readonly depth: number; readonly offset: number } | undefined;
  for (const match of text.matchAll(/<(\/?)([\w:.-]+)[^<>]*?(\/?)>/g)) {
    const [, isEnd, name = '', isEmpty] = match;
    if (isEnd) {
      stack.pop();
      continue;
    }
    const parent = stack.at(-1);
    if (!parent) break;
    const number = (parent.counts.get(name) ?? 0) + 1;
    parent.counts.set(name, number);
    const step = path[parent.depth];
    const isStep = parent.depth >= 0 && (step === name || step === `${name}[${number}]`);
    const depth = isStep ? parent.depth + 1 : -1;
    if (isStep && depth > (best?.depth ?? 0)) best = { depth, offset: match.index };
    if (depth === path.length) break;
    if (!isEmpty) stack.push({ counts: new Map(), depth });
  }
  return best && { line: text.slice(0, best.offset).split('\n').length };
}
