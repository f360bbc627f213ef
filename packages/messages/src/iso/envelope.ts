import type { Story } from '../story/story.ts';
import { type Definition, DocumentNode, documentNode, NAMESPACE } from './document.ts';
import { Node } from './node.ts';
import { isoTime, TextParts } from './parts.ts';
import { profileOf } from './profile.ts';
import { elementText, elementTexts, type Tree } from './writer.ts';

/** The business application header's definition (head.001.001.02). */
const HEADER_ID = 'head.001.001.02';

/** Namespace of the root around pairs of header and document, in front of the message's name. */
export const ENVELOPE = 'urn:specimen:';

/** The root around pairs of a header and a document. */
export class EnvelopeNode extends Node {
  readonly #children: readonly Node[];

  constructor(definition: Definition) {
    const any = { min: 1, max: Number.POSITIVE_INFINITY };
    super({ name: 'Messages', type: 'BusinessApplicationHeaderV02', min: 1, max: 1 }, 0, '#');
    const header = { name: 'AppHdr', type: 'BusinessApplicationHeaderV02', ...any };
    this.#children = [
      new Node(header, 1, 'AppHdr', ` xmlns="${NAMESPACE}${HEADER_ID}"`),
      new DocumentNode(definition, 1, any),
    ];
  }

  override get children(): readonly Node[] {
    return this.#children;
  }

  override get repeats(): boolean {
    return true;
  }
}

/** Writes pairs of a header and a document under one root. */
export function* envelopeTexts(
  definition: Definition,
  story: Story,
  contents: Iterable<Tree>,
): Generator<string, void, undefined> {
  const [header, document] = new EnvelopeNode(definition).children as [Node, Node];
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<Messages xmlns="${ENVELOPE}${definition.id}">`;
  let number = 0;
  for (const content of contents) {
    number++;
    yield elementText(header, headerContent(definition, story, number));
    yield* elementTexts(document, content);
  }
  yield '\n</Messages>\n';
}

function headerContent({ id }: Definition, story: Story, number: number): Tree {
  const parts = new TextParts(profileOf('cbpr'));
  const [from, to] = [story.holder, story.paymentAt(Math.min(number, story.n) - 1).other];
  return {
    Fr: { FIId: parts.agent(from.agent) },
    To: { FIId: parts.agent(to.agent) },
    BizMsgIdr: `${story.digits('business', 10)}-${number}`,
    MsgDefIdr: id,
    BizSvc: 'swift.cbprplus.02',
    CreDt: `${isoTime(story.written, 8, story.digits('business time', 4))}+00:00`,
  };
}

/** Returns the tree of a message's envelope. */
export function envelopeNode(definition: Definition): Node {
  documentNode(definition);
  return new EnvelopeNode(definition);
}
