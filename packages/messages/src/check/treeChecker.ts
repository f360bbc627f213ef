import { SaxesParser } from 'saxes';
import type { Node } from '../iso/node.ts';
import type { ValueFault } from '../iso/valueType.ts';
import type { CheckResult, FileChecker, FileFault } from '../model.ts';
import { Faults } from './faults.ts';
import type { RuleSet, Where } from './rules.ts';
import { EncodingError, TextReader } from './textReader.ts';

/** The declaration and rules of one message version, as the XML checker needs them. */
export interface CheckedDocument {
  readonly message: string;
  readonly version: string | null;
  /** Root of the tree. */
  readonly root: Node;
  readonly rules: RuleSet;
}

/** An open element: the position reached in its sequence, and the number of times its last child occurred. */
class Frame {
  node: Node | undefined;
  /** Position of the last accepted child among the declared children. */
  position = -1;
  /** Number of occurrences of each child, by its index among the declared children; longer after a larger element. */
  readonly counts: number[] = [];
  /** Number of different children that occurred; each unknown child counts. */
  kinds = 0;
  /** Index of this element among its siblings of the same name. */
  index = 1;
  currency = '';

  /** Begins an element with that many declared children. */
  begin(children: number): void {
    this.position = -1;
    this.kinds = 0;
    for (let i = 0; i < children; i++) this.counts[i] = 0;
  }
}

const DEEPEST = 64;

/** Stops the reading of a file that cannot be parsed further. */
class Unreadable extends Error {}

/** Checks an XML file while it is read: structure by the declaration, values by their types, and the rules of the message. */
export class TreeChecker implements FileChecker {
  readonly #parser = new SaxesParser({ xmlns: false, position: false });
  readonly #reader = new TextReader();
  readonly #faults = new Faults();
  readonly #frames: Frame[] = [new Frame()];
  readonly #find: (rootName: string, namespace: string) => CheckedDocument;
  #document: CheckedDocument | undefined;
  #depth = 0;
  /** Depth below which elements are skipped. */
  #skipped = Number.POSITIVE_INFINITY;
  #text = '';
  #stopped = false;
  readonly #where: Where;

  /** `find` returns the document of a root element and its namespace, or throws if there is none. */
  constructor(find: (rootName: string, namespace: string) => CheckedDocument) {
    this.#find = find;
    this.#where = {
      path: (below = '') => this.#path(below),
      report: (fault, profile) => this.#faults.add(fault, profile),
    };
    const parser = this.#parser;
    parser.on('opentag', (tag) => this.#open(tag.name, tag.attributes as Record<string, string>));
    parser.on('closetag', () => this.#close());
    parser.on('text', (text) => {
      this.#text += text;
    });
    parser.on('cdata', (text) => {
      this.#text += text;
    });
    // The parser skips the document type declaration. A reference to one of its entities is unknown and stops the reading.
    parser.on('doctype', () =>
      this.#note(
        { fault: 'doctype', why: 'the file has a document type declaration; remove it' },
        this.#line(),
      ),
    );
    parser.on('error', ({ message }) => this.#stop('syntax', message));
  }

  write(bytes: Uint8Array): void {
    if (!this.#stopped) this.#guard(() => this.#parser.write(this.#reader.read(bytes)));
  }

  end(): CheckResult {
    if (!this.#stopped)
      this.#guard(() => {
        const rest = this.#reader.end();
        if (rest) this.#parser.write(rest);
        this.#parser.close();
      });
    if (!this.#document) this.#find('', '');
    const { message, version, rules } = this.#document as CheckedDocument;
    if (!this.#stopped) rules.end?.(this.#where);
    const profile = rules.profile();
    const faults = this.#faults.of(profile);
    return { message, version, profile, valid: faults.length === 0, ...rules.totals(), faults };
  }

  #guard(read: () => void): void {
    try {
      read();
    } catch (error) {
      this.#stopped = true;
      if (error instanceof EncodingError) this.#stopAtBytes(error);
      else if (!(error instanceof Unreadable)) throw error;
    }
  }

  /** Parses the text up to the bytes that are not in the expected encoding. */
  #stopAtBytes({ before, message }: EncodingError): void {
    this.#guard(() => this.#parser.write(before));
    this.#note({ fault: 'encoding', why: message }, this.#line());
  }

  #stop(fault: string, why: string): never {
    this.#note({ fault, why }, this.#line());
    throw new Unreadable(why);
  }

  #line(): string {
    return `line ${this.#parser.line}, position ${this.#parser.column + 1}`;
  }

  #note(
    { fault, why, code = 'FF01' }: Pick<FileFault, 'fault' | 'why'> & { code?: string | null },
    at: string,
  ): void {
    this.#faults.add({ fault, at, why, code });
  }

  #open(tagName: string, attributes: Record<string, string>): void {
    this.#depth++;
    if (this.#depth > DEEPEST) this.#stop('unknown', `elements are nested deeper than ${DEEPEST} levels`);
    if (this.#depth >= this.#skipped) return;
    const name = tagName.slice(tagName.indexOf(':') + 1);
    const frame = this.#frame(this.#depth);
    if (this.#depth === 1) {
      this.#document = this.#find(name, namespaceOf(tagName, attributes));
      frame.node = this.#document.root;
    } else frame.node = this.#child(this.#frame(this.#depth - 1), name, frame);
    if (this.#depth > 1 && !isBlank(this.#text)) this.#refuseText(this.#frame(this.#depth - 1));
    frame.begin(frame.node?.children.length ?? 0);
    this.#text = '';
    if (!frame.node) {
      this.#skipped = this.#depth;
      return;
    }
    frame.currency = attributes.Ccy ?? '';
    (this.#document as CheckedDocument).rules.open?.(frame.node, this.#where);
  }

  #frame(depth: number): Frame {
    let frame = this.#frames[depth];
    if (!frame) {
      frame = new Frame();
      this.#frames[depth] = frame;
    }
    return frame;
  }

  /** Finds the declaration of a child and checks its position; undefined for an unknown child. */
  #child(parent: Frame, name: string, frame: Frame): Node | undefined {
    const node = parent.node as Node;
    const index = node.indexOf(name);
    const count = index < 0 ? 1 : (parent.counts[index] as number) + 1;
    frame.index = count;
    if (count === 1) parent.kinds++;
    const at = () => `${this.#path('', this.#depth - 1)}/${name}`;
    if (index < 0) {
      if (!node.complex?.open)
        this.#note({ fault: 'unknown', why: `${node.name} has no element ${name}` }, at());
      return undefined;
    }
    parent.counts[index] = count;
    const child = node.children[index] as Node;
    if (node.complex?.kind === 'choice' && parent.kinds > 1)
      this.#note({ fault: 'choice', why: `${node.name} takes one element, and ${name} is another` }, at());
    else if (index < parent.position && !node.repeats)
      this.#note(
        { fault: 'order', why: `${name} must stand before ${node.children[parent.position]?.name}` },
        at(),
      );
    else parent.position = index;
    if (count > child.max)
      this.#note(
        {
          fault: 'repeated',
          why: `${name} may stand here ${child.max === 1 ? 'once' : `${child.max} times`}`,
        },
        at(),
      );
    return child;
  }

  #refuseText({ node }: Frame): void {
    if (node?.complex && !node.complex.open)
      this.#note(
        { fault: 'unknown', why: `${node.name} must have elements, not text` },
        this.#path('', node.depth),
      );
  }

  #close(): void {
    const depth = this.#depth--;
    if (depth > this.#skipped) return;
    if (depth === this.#skipped) {
      this.#skipped = Number.POSITIVE_INFINITY;
      this.#text = '';
      return;
    }
    const frame = this.#frame(depth);
    const node = frame.node as Node;
    const { rules } = this.#document as CheckedDocument;
    this.#depth = depth;
    if (node.complex) this.#checkChildren(frame, node);
    else {
      const fault = node.value?.fault(this.#text);
      if (fault) this.#noteValue(node, fault);
      else rules.value?.(node, this.#text, this.#where, frame.currency);
      if (node.value?.currency && frame.currency === '')
        this.#note({ fault: 'missing', why: `${node.name} needs the attribute Ccy` }, this.#path());
    }
    rules.close?.(node, this.#where);
    this.#depth = depth - 1;
    this.#text = '';
  }

  #noteValue({ name, typeName }: Node, { fault, why }: ValueFault): void {
    const [own = fault, code = 'CH16'] = OWN_FAULTS[fault === 'pattern' ? typeName : fault] ?? [];
    this.#note({ fault: own, why: `${name} ${why}`, code }, this.#path());
  }

  #checkChildren({ counts, kinds }: Frame, node: Node): void {
    const { complex, children } = node;
    if (!isBlank(this.#text)) this.#refuseText(this.#frame(this.#depth));
    if (complex?.kind === 'choice') {
      if (kinds === 0)
        this.#note({ fault: 'missing', why: `${node.name} needs ${namesOf(node)}` }, this.#path());
      return;
    }
    for (let i = 0; i < children.length; i++) {
      const child = children[i] as Node;
      if ((counts[i] as number) < child.min)
        this.#note(
          { fault: 'missing', why: `${node.name} needs the element ${child.name}`, code: 'CH21' },
          this.#path(),
        );
    }
  }

  /** Returns the path of the open element, and of what is below it. */
  #path(below = '', depth = this.#depth): string {
    let path = '';
    for (let i = 1; i <= depth; i++) {
      const { node, index } = this.#frame(i);
      if (!node) break;
      path += `/${node.name}${node.max > 1 ? `[${index}]` : ''}`;
    }
    return below === '' ? path : `${path}/${below}`;
  }
}

/** Returns true if a text consists of XML white space only. */
function isBlank(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code !== 0x20 && code !== 0x0a && code !== 0x09 && code !== 0x0d) return false;
  }
  return true;
}

/** Names and reason codes of faults that are more than a pattern. */
const OWN_FAULTS: Readonly<Record<string, readonly [fault: string, code: string | null]>> = {
  BICFIDec2014Identifier: ['bic', 'RC01'],
  BICIdentifier: ['bic', 'RC01'],
  AnyBICDec2014Identifier: ['bic', 'RC01'],
  AnyBICIdentifier: ['bic', 'RC01'],
  IBAN2007Identifier: ['iban', 'AC01'],
  UUIDv4Identifier: ['uetr', 'CH16'],
  CountryCode: ['country', null],
  date: ['date', 'DT01'],
  number: ['number', 'AM12'],
};

function namesOf({ children }: Node): string {
  return children.map(({ name }) => name).join(' or ');
}

/** Returns the namespace of an element by its own declarations. */
function namespaceOf(tagName: string, attributes: Record<string, string>): string {
  const colon = tagName.indexOf(':');
  return attributes[colon < 0 ? 'xmlns' : `xmlns:${tagName.slice(0, colon)}`] ?? '';
}
