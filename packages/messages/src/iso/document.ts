import { Node } from './node.ts';
import { elementTexts, type Tree } from './writer.ts';

/** Definition of one version of a message: its name in ISO 20022 and the type of its root. */
export interface Definition {
  /** `pain.001.001.09`. */
  readonly id: string;
  /** Element in the document, with its type. */
  readonly root: string;
  readonly type: string;
}

export const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:';

const documents = new Map<string, Node>();

/** Returns the tree of a version's document. */
export function documentNode(definition: Definition): Node {
  let node = documents.get(definition.id);
  if (!node) {
    node = new DocumentNode(definition, 0);
    documents.set(definition.id, node);
  }
  return node;
}

/** The element Document, which has no type of its own in the dictionary. */
export class DocumentNode extends Node {
  readonly #children: readonly Node[];

  constructor(
    { id, root, type }: Definition,
    depth: number,
    occurs: { readonly min: number; readonly max: number } = { min: 1, max: 1 },
  ) {
    super({ name: 'Document', type, ...occurs }, depth, '', ` xmlns="${NAMESPACE}${id}"`);
    this.#children = [new Node({ name: root, type, min: 1, max: 1 }, depth + 1, root)];
  }

  override get children(): readonly Node[] {
    return this.#children;
  }
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** Writes a document in pieces. */
export function* documentTexts(definition: Definition, content: Tree): Generator<string, void, undefined> {
  yield HEAD;
  yield* elementTexts(documentNode(definition), content);
  yield '\n';
}
