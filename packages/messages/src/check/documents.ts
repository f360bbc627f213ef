import { Problem, shown } from 'specimen-data/internal';
import { NOTIFICATION, REPORT, STATEMENT } from '../iso/camt.ts';
import {
  CAMT052,
  CAMT053,
  CAMT054,
  definitionOf,
  PACS002,
  PACS004,
  PACS008,
  PAIN001,
  PAIN002,
  PAIN008,
  type Versions,
} from '../iso/definitions.ts';
import { documentNode, NAMESPACE } from '../iso/document.ts';
import { ENVELOPE, envelopeNode } from '../iso/envelope.ts';
import { PACS002_SHAPE, PACS004_SHAPE, PACS008_SHAPE, PAIN001_SHAPE, PAIN002_SHAPE } from '../iso/shapes.ts';
import type { CheckContext } from '../model.ts';
import { CamtRules } from './camtRules.ts';
import { DebitRules } from './debitRules.ts';
import { PaymentRules } from './paymentRules.ts';
import type { RuleSet } from './rules.ts';
import { textFormats } from './textCheckers.ts';
import type { CheckedDocument } from './treeChecker.ts';

/** The root elements, versions and rules of each message that can be checked. */
const CHECKED: readonly { readonly versions: Versions; rules(context: CheckContext): RuleSet }[] = [
  { versions: PAIN001, rules: (context) => new PaymentRules(PAIN001_SHAPE, context) },
  { versions: PAIN008, rules: (context) => new DebitRules(context) },
  { versions: PAIN002, rules: (context) => new PaymentRules(PAIN002_SHAPE, context) },
  { versions: PACS008, rules: (context) => new PaymentRules(PACS008_SHAPE, context) },
  { versions: PACS002, rules: (context) => new PaymentRules(PACS002_SHAPE, context) },
  { versions: PACS004, rules: (context) => new PaymentRules(PACS004_SHAPE, context) },
  { versions: CAMT052, rules: (context) => new CamtRules(REPORT, context) },
  { versions: CAMT053, rules: (context) => new CamtRules(STATEMENT, context) },
  { versions: CAMT054, rules: (context) => new CamtRules(NOTIFICATION, context) },
];

/** Returns the document of a root element in a namespace, ready to be checked; a problem names the messages that exist. */
export function documentOf(context: CheckContext, rootName: string, namespace: string): CheckedDocument {
  for (const { versions, rules } of CHECKED)
    for (const version of versions.versions) {
      const definition = definitionOf(versions, version);
      const about = { message: versions.key, version };
      if (rootName === 'Document' && namespace === NAMESPACE + definition.id)
        return { ...about, root: documentNode(definition), rules: rules(context) };
      if (rootName === 'Messages' && namespace === ENVELOPE + definition.id)
        return { ...about, root: envelopeNode(definition), rules: rules(context) };
    }
  const documents = CHECKED.map(({ versions: { key, versions } }) => `${key} (${versions.join(', ')})`);
  const known = [...documents, ...textFormats.map(({ key }) => key)];
  const what = namespace || rootName || 'this';
  throw new Problem(
    'bad-parameter',
    `${shown(what)} is no message that can be checked; there are ${known.join(', ')}`,
  );
}
