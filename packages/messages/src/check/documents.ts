import { Problem, shown } from 'specimen-data/internal';
import { definitionOf, PAIN001, type Versions } from '../iso/definitions.ts';
import { documentNode, NAMESPACE } from '../iso/document.ts';
import { PAIN001_SHAPE } from '../iso/shapes.ts';
import type { CheckContext } from '../model.ts';
import { PaymentRules } from './paymentRules.ts';
import type { RuleSet } from './rules.ts';
import type { CheckedDocument } from './treeChecker.ts';

/** How the rules of each message are made. */
const CHECKED: readonly { readonly versions: Versions; rules(context: CheckContext): RuleSet }[] = [
  { versions: PAIN001, rules: (context) => new PaymentRules(PAIN001_SHAPE, context) },
];

/** Returns what a root element in a namespace is, ready to be checked; a problem says which messages there are. */
export function documentOf(context: CheckContext, rootName: string, namespace: string): CheckedDocument {
  const id = namespace.startsWith(NAMESPACE) ? namespace.slice(NAMESPACE.length) : '';
  for (const { versions, rules } of CHECKED)
    for (const version of versions.versions) {
      const definition = definitionOf(versions, version);
      if (definition.id !== id || rootName !== 'Document') continue;
      return { message: versions.key, version, root: documentNode(definition), rules: rules(context) };
    }
  const known = CHECKED.map(({ versions: { key, versions } }) => `${key} (${versions.join(', ')})`);
  const what = namespace || rootName || 'this';
  throw new Problem(
    'unsupported',
    `${shown(what)} is not a message that can be checked; known: ${known.join(', ')}`,
    { given: what },
  );
}
