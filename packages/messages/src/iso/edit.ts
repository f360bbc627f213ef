import { Amount, type Content, Stream, type Tree } from './writer.ts';

/** A content as one may change it: for cases, which differ from a right file in one place. */
export interface Editable {
  [name: string]: EditableValue | undefined;
}
export type EditableValue = string | number | Amount | Editable | EditableValue[];

/** Copies a content with all its streams. */
export function editable(content: Tree): Editable {
  return Object.fromEntries(
    Object.entries(content).flatMap(([name, inner]) => (inner === undefined ? [] : [[name, copied(inner)]])),
  );
}

function copied(inner: Content | readonly Content[] | Stream): EditableValue {
  if (inner instanceof Stream) return Array.from(inner.items(), (item) => copied(item));
  if (Array.isArray(inner)) return inner.map(copied);
  return typeof inner === 'object' && !(inner instanceof Amount)
    ? editable(inner as Tree)
    : (inner as string);
}

/** Returns what stands at a path (`PmtInf/0/Dbtr/Nm`); nothing where there is nothing. */
export function valueAt(tree: Editable, path: string): EditableValue | undefined {
  return path
    .split('/')
    .reduce<EditableValue | undefined>(
      (value, name) => (typeof value === 'object' ? (value as Editable)[name] : undefined),
      tree,
    );
}

/** Puts a value at a path whose parents are there; without a value it removes what stands there. */
export function put(tree: Editable, path: string, value: EditableValue | undefined): void {
  const cut = path.lastIndexOf('/');
  const parent = cut < 0 ? tree : valueAt(tree, path.slice(0, cut));
  if (typeof parent !== 'object' || parent instanceof Amount) throw new Error(`nothing stands at ${path}`);
  (parent as Editable)[path.slice(cut + 1)] = value;
}
