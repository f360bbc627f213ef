import { amountText } from '../story/money.ts';
import type { Payment, Story } from '../story/story.ts';
import { isoDay, isoTime, Parts, type Totals } from './parts.ts';
import { profileOf } from './profile.ts';
import type { Telling } from './telling.ts';
import { Stream, type Tree } from './writer.ts';

/** Content of a customer credit transfer initiation: a batch for each requested day. */
export function creditTransferInitiation({ story, variant }: Telling): Tree {
  const parts = new Parts(story, profileOf(variant.profile));
  const batches = batchesOf(story);
  const all = [...batches.values()].reduce(
    (sum, { count, units }) => ({ count: sum.count + count, units: sum.units + units }),
    { count: 0, units: 0 },
  );
  return {
    CstmrCdtTrfInitn: {
      GrpHdr: {
        MsgId: messageId(story, 'CT'),
        CreDtTm: isoTime(story.written, 9, story.digits('time', 4)),
        ...totals(story, all),
        InitgPty: { Nm: parts.text(story.holder.name, parts.profile.nameLength) },
      },
      PmtInf: new Stream(() => batchContents(parts, batches), true),
    },
  };
}

/** Returns the identification of the file of a story, at most 35 characters. */
export function messageId(story: Story, sign: string): string {
  return `${sign}-${isoDay(story.written).replaceAll('-', '')}-${story.digits('id', 8)}`;
}

/** Number and control sum of some payments. */
export function totals(story: Story, { count, units }: Totals): Tree {
  return { NbOfTxs: String(count), CtrlSum: amountText(units, story.currency) };
}

/** Returns the totals of each requested day, the earliest first. */
export function batchesOf(story: Story): ReadonlyMap<number, Totals> {
  const batches = new Map<number, { count: number; units: number }>();
  for (const { requested, amount } of story.figures()) {
    const batch = batches.get(requested);
    if (batch) {
      batch.count++;
      batch.units += amount;
    } else batches.set(requested, { count: 1, units: amount });
  }
  return new Map([...batches].sort(([a], [b]) => a - b));
}

/** The payments of a requested day, each whole. */
export function* paymentsOf(story: Story, requested: number): Generator<Payment, void, undefined> {
  for (let index = 0; index < story.n; index++)
    if (story.requestedAt(index) === requested) yield story.paymentAt(index);
}

function* batchContents(
  parts: Parts,
  batches: ReadonlyMap<number, Totals>,
): Generator<Tree, void, undefined> {
  const { story, profile } = parts;
  const { holder, currency } = story;
  let number = 0;
  for (const [requested, sums] of batches) {
    number++;
    yield {
      PmtInfId: `${messageId(story, 'CT')}-${number}`,
      PmtMtd: 'TRF',
      BtchBookg: 'false',
      ...totals(story, sums),
      PmtTpInf: parts.paymentType,
      ReqdExctnDt: { Dt: isoDay(requested) },
      Dbtr: parts.party(holder),
      DbtrAcct: parts.account(holder.account, currency),
      DbtrAgt: parts.agent(holder.agent),
      ChrgBr: profile.charges,
      CdtTrfTxInf: new Stream(() => transferContents(parts, requested)),
    };
  }
}

function* transferContents(parts: Parts, requested: number): Generator<Tree, void, undefined> {
  for (const payment of paymentsOf(parts.story, requested)) {
    const { creditor } = payment;
    yield {
      PmtId: parts.paymentId(payment),
      Amt: { InstdAmt: parts.amount(payment.amount) },
      CdtrAgt: parts.agent(creditor.agent),
      Cdtr: parts.party(creditor),
      CdtrAcct: parts.account(creditor.account),
      Purp: { Cd: payment.kind.purpose },
      RmtInf: parts.remittance(payment),
    };
  }
}
