import { accountText, type Party } from '../story/party.ts';
import type { Payment, Story } from '../story/story.ts';
import { pictureDay } from './datePicture.ts';
import { mtAmount, mtField, mtLines, mtParty, mtReference } from './mtFields.ts';

/**
 * Writes each payment that the debtor's bank forwarded as an MT 103 with its blocks.
 * Source: SWIFT, Standards MT, category 1 (MT 103 field specifications), and User Handbook, FIN message structure.
 */
export function* writeMt103(story: Story): Generator<string, void, undefined> {
  for (const { status, index } of story.figures())
    if (status !== 'rejected') yield messageOf(story.paymentAt(index), story.currency);
}

function messageOf(payment: Payment, currency: string): string {
  const { debtor, creditor, uetr, amount, requested, instructionId } = payment;
  const sender = debtor.agent.bic ?? creditor.agent.bic ?? '';
  const receiver = creditor.agent.bic ?? sender;
  const money = currency + mtAmount(amount, currency);
  const fields = [
    mtField('20', mtReference(instructionId)),
    mtField('23B', 'CRED'),
    mtField('32A', pictureDay(requested, 'YYMMDD') + money),
    mtField('33B', money),
    mtField('50K', partyText(debtor)),
    mtField('52A', sender),
    creditor.agent.bic === undefined ? '' : mtField('57A', creditor.agent.bic),
    mtField('59', partyText(creditor)),
    ...remittanceFields(payment),
    mtField('71A', 'SHA'),
  ];
  // The terminal's letter stands before the branch: A for the sender, X for the receiver.
  const head = `{1:F01${terminal(sender, 'A')}0000000000}{2:I103${terminal(receiver, 'X')}N}{3:{121:${uetr}}}{4:\r\n`;
  return `${head}${orderedFields(fields)}-}\r\n`;
}

/** Field 72 stands behind field 71A. */
function orderedFields(fields: readonly string[]): string {
  const isLast = (field: string) => field.startsWith(':72:');
  return [...fields.filter((field) => !isLast(field)), ...fields.filter(isLast)].join('');
}

/** The end-to-end id stands before the remittance where both have room, else among the bank's information. */
function remittanceFields({ endToEndId, reference, remittance }: Payment): readonly string[] {
  const text = reference ?? remittance;
  const both = `/ROC/${endToEndId}///URI/${text}`;
  if (both.length <= 130) return [mtField('70', mtLines(both, 35, 4))];
  return [mtField('70', mtLines(text, 35, 4)), mtField('72', mtLines(`/INS/${endToEndId}`, 35, 2))];
}

function partyText({ name, account, address }: Party): string {
  const { street, building, postcode, city, country } = address ?? {};
  const lines = [
    [street, building],
    [postcode, city, country],
  ].map((parts) => parts.filter(Boolean).join(' '));
  return `/${accountText(account)}\r\n${mtParty(name, ...lines)}`;
}

function terminal(bic: string, letter: string): string {
  return bic.slice(0, 8) + letter + bic.slice(8).padEnd(3, 'X');
}
