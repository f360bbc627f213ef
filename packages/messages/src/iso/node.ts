import { type Complex, type Element, isComplex, type Type, typeNamed } from './schema.ts';
import type { ValueType } from './valueType.ts';

/**
 * An element at its place in a message's tree. Trees are the same for writing and checking; each node is made when it is
 * first needed, since types refer to each other and most places stay empty.
 */
export class Node {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly type: Type;
  /** The type of an element with elements. */
  readonly complex: Complex | undefined;
  /** The type of an element with a value. */
  readonly value: ValueType | undefined;
  /** Name of the type in the dictionary. */
  readonly typeName: string;
  readonly open: string;
  readonly close: string;
  #children: readonly Node[] | undefined;
  #byName: Map<string, number> | undefined;

  constructor(
    element: Element,
    readonly depth: number,
    /** Names from the document's child down to this element, with slashes. */
    readonly path: string,
    attributes = '',
  ) {
    this.name = element.name;
    this.min = element.min;
    this.max = element.max;
    const type = typeNamed(element.type);
    this.type = type;
    this.complex = isComplex(type) ? type : undefined;
    this.value = isComplex(type) ? undefined : type;
    this.typeName = element.type;
    const indent = `\n${'  '.repeat(depth)}`;
    this.open = `${indent}<${element.name}${attributes}`;
    this.close = this.complex ? `${indent}</${element.name}>` : `</${element.name}>`;
  }

  /** The node's elements in their order; none of a value. */
  get children(): readonly Node[] {
    this.#children ??= (this.complex?.elements ?? []).map(
      (element) => new Node(element, this.depth + 1, this.#below(element.name)),
    );
    return this.#children;
  }

  #below(name: string): string {
    return this.path === '' ? name : `${this.path}/${name}`;
  }

  /** True where the sequence of children may begin again. */
  get repeats(): boolean {
    return false;
  }

  /** Returns the place of an element among the children, or -1. */
  indexOf(name: string): number {
    this.#byName ??= new Map(this.children.map((child, index) => [child.name, index]));
    return this.#byName.get(name) ?? -1;
  }

  /** Returns the node at a path of names below this one. */
  at(path: string): Node | undefined {
    return path
      .split('/')
      .reduce<Node | undefined>((node, name) => node?.children.find((child) => child.name === name), this);
  }
}
