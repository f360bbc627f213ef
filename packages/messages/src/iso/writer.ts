import type { Node } from './node.ts';

/** Content of an element: a text, or values by the names of the elements in it. */
export type Content = string | number | Amount | Tree;

export interface Tree {
  readonly [name: string]: Content | readonly Content[] | Stream | undefined;
}

/** An amount with its currency. */
export class Amount {
  constructor(
    readonly currency: string,
    readonly text: string,
  ) {}
}

/** Elements that are written one after the other, in constant memory. */
export class Stream {
  /** `nested` says that the items have streams in them. */
  constructor(
    readonly items: () => Iterable<Content>,
    readonly nested = false,
  ) {}
}

/** Names of elements in older versions, by those of the newest: contents use the newest. */
const EARLIER: ReadonlyMap<string, string> = new Map([
  ['BIC', 'BICFI'],
  ['BICOrBEI', 'AnyBIC'],
]);

/** Writes an element and all in it; contents that the version does not have are left out. */
export function elementText(node: Node, content: Content): string {
  const inner = unwrapped(node, content);
  if (!node.complex) return inner === undefined ? '' : valueText(node, inner as Exclude<Content, Tree>);
  const text = childrenText(node, inner as Tree);
  return text === '' ? '' : `${node.open}>${text}${node.close}`;
}

function childrenText(node: Node, tree: Tree): string {
  let text = '';
  for (const child of node.children) {
    const content = contentOf(tree, child);
    if (content === undefined) continue;
    if (Array.isArray(content)) for (const each of content) text += elementText(child, each);
    else text += elementText(child, content as Content);
  }
  return text;
}

function contentOf(tree: Tree, { name }: Node): Tree[string] {
  const content = tree[name];
  if (content !== undefined) return content;
  const newest = EARLIER.get(name);
  return newest === undefined ? undefined : tree[newest];
}

/** Removes the elements that a version does not have around a value: `<ReqdExctnDt><Dt>` was `<ReqdExctnDt>`. */
function unwrapped(node: Node, content: Content): Content | undefined {
  if (!isTree(content)) return content;
  const name = onlyName(content);
  if (name === undefined) return node.complex ? content : undefined;
  const known = node.indexOf(name) >= 0 || node.children.some((child) => EARLIER.get(child.name) === name);
  if (known) return content;
  const only = content[name];
  return (node.complex && !isTree(only)) || only instanceof Stream || Array.isArray(only)
    ? content
    : unwrapped(node, only as Content);
}

/** Returns the name in a tree that has one only. */
function onlyName(tree: Tree): string | undefined {
  let only: string | undefined;
  for (const name in tree) {
    if (only !== undefined) return undefined;
    only = name;
  }
  return only;
}

function isTree(content: unknown): content is Tree {
  return typeof content === 'object' && !(content instanceof Amount) && !(content instanceof Stream);
}

function valueText(node: Node, content: Exclude<Content, Tree>): string {
  if (content instanceof Amount) return `${node.open} Ccy="${content.currency}">${content.text}${node.close}`;
  return `${node.open}>${typeof content === 'number' ? content : escapeText(content)}${node.close}`;
}

/** Escapes what markup would be, and what XML 1.0 cannot hold becomes U+FFFD. */
export function escapeText(text: string): string {
  return SPECIAL.test(text) ? text.replace(EACH_SPECIAL, (char) => ESCAPES[char] ?? '\ufffd') : text;
}

const SPECIAL = /[&<>\r\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const EACH_SPECIAL = new RegExp(SPECIAL.source, 'g');
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Writes an element in pieces: streams in it are taken one item at a time. */
export function* elementTexts(node: Node, content: Content): Generator<string, void, undefined> {
  if (!isTree(content) || !hasStream(content)) {
    yield elementText(node, content);
    return;
  }
  yield `${node.open}>`;
  let text = '';
  for (const child of node.children) {
    const inner = contentOf(content, child);
    if (inner === undefined) continue;
    if (inner instanceof Stream) {
      if (text !== '') yield text;
      text = '';
      for (const item of inner.items()) {
        if (inner.nested) yield* elementTexts(child, item);
        else yield elementText(child, item);
      }
    } else if (isTree(inner) && !Array.isArray(inner) && hasStream(inner)) {
      if (text !== '') yield text;
      text = '';
      yield* elementTexts(child, inner);
    } else if (Array.isArray(inner)) for (const each of inner) text += elementText(child, each);
    else text += elementText(child, inner as Content);
  }
  yield text + node.close;
}

function hasStream(tree: Tree): boolean {
  return Object.values(tree).some(
    (each) => each instanceof Stream || (isTree(each) && !Array.isArray(each) && hasStream(each)),
  );
}

/** Returns the names in a content that its declaration does not have, as paths: none in a right one. */
export function undeclared(node: Node, content: Content, path = node.name): readonly string[] {
  if (!isTree(content)) return [];
  return Object.entries(content).flatMap(([name, inner]) => {
    const child = node.children.find((each) => each.name === name);
    if (!child) return [`${path}/${name}`];
    const items = inner instanceof Stream ? [...inner.items()] : [inner ?? ''].flat();
    return items.flatMap((item) => undeclared(child, item as Content, `${path}/${name}`));
  });
}
