import type { AnswerPart, World } from 'specimen-data/internal';
import { ledgerCsv } from './ledgerCsv.ts';
import { hasContent, type MessagePlan, type PlanRequest, planStory } from './plan.ts';
import { messages } from './registry.ts';
import { textsOf } from './texts.ts';

/** Files of the story that every country has, in the order in which they are written. */
const FILES = [
  'pain.001',
  'pain.002',
  'pacs.008',
  'pacs.002',
  'pacs.004',
  'camt.054',
  'camt.052',
  'camt.053',
  'mt103',
  'mt942',
  'mt940',
];

/** Returns the whole story as an archive: each file, and the ledger. */
export function flowParts(world: World, request: PlanRequest): readonly AnswerPart[] {
  const { version: _, returned = 0, profile, ...story } = request;
  const plans = FILES.filter((key) => messages.has(key)).map((key) => {
    const has = messages.get(key)?.profiles.includes(profile ?? '');
    return planStory(world, key, { ...story, returned, profile: has ? profile : undefined });
  });
  const [first] = plans;
  const files = plans.filter(hasContent).map((plan) => ({
    name: `${plan.message.key}.${plan.message.extension}`,
    texts: () => textsOf(plan),
  }));
  const ledger = { name: 'ledger.csv', texts: () => ledgerCsv((first as MessagePlan).story) };
  return [{ files: [...files, ledger] }];
}
