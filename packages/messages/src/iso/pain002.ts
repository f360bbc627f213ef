import { amountText } from '../story/money.ts';
import type { Story } from '../story/story.ts';
import { batchesOf, messageId, paymentsOf } from './pain001.ts';
import { isoDay, isoTime, Parts } from './parts.ts';
import { profileOf } from './profile.ts';
import type { Telling } from './telling.ts';
import { Stream, type Tree } from './writer.ts';

/** Content of a customer payment status report: what became of each payment of the order. */
export function customerStatusReport({ story, variant }: Telling): Tree {
  const parts = new Parts(story, profileOf(variant.profile));
  const batches = batchesOf(story);
  const all = statusesOf(story, () => true);
  return {
    CstmrPmtStsRpt: {
      GrpHdr: {
        MsgId: messageId(story, 'SR'),
        CreDtTm: isoTime(story.asOf.serial, 7, story.digits('status', 4)),
        DbtrAgt: parts.agent(story.holder.agent),
      },
      OrgnlGrpInfAndSts: {
        OrgnlMsgId: messageId(story, 'CT'),
        OrgnlMsgNmId: 'pain.001.001.09',
        OrgnlNbOfTxs: String(all.count),
        OrgnlCtrlSum: amountText(all.units, story.currency),
        GrpSts: all.status,
      },
      OrgnlPmtInfAndSts: new Stream(() => batchContents(parts, [...batches.keys()]), true),
    },
  };
}

/** Number, sum and common status of some payments. */
export function statusesOf(
  story: Story,
  fits: (figures: ReturnType<Story['figuresAt']>) => boolean,
): { readonly count: number; readonly units: number; readonly status: string } {
  let count = 0;
  let units = 0;
  let rejected = 0;
  for (const figures of story.figures()) {
    if (!fits(figures)) continue;
    count++;
    units += figures.amount;
    if (figures.status === 'rejected') rejected++;
  }
  return { count, units, status: rejected === 0 ? 'ACSC' : rejected === count ? 'RJCT' : 'PART' };
}

function* batchContents(parts: Parts, days: readonly number[]): Generator<Tree, void, undefined> {
  const { story } = parts;
  let number = 0;
  for (const day of days) {
    number++;
    const { count, units, status } = statusesOf(story, ({ requested }) => requested === day);
    yield {
      OrgnlPmtInfId: `${messageId(story, 'CT')}-${number}`,
      OrgnlNbOfTxs: String(count),
      OrgnlCtrlSum: amountText(units, story.currency),
      PmtInfSts: status,
      TxInfAndSts: new Stream(() => statusContents(parts, day)),
    };
  }
}

function* statusContents(parts: Parts, day: number): Generator<Tree, void, undefined> {
  const { holder, currency } = parts.story;
  for (const payment of paymentsOf(parts.story, day)) {
    const { instructionId, endToEndId, uetr, amount, creditor, requested } = payment;
    yield {
      StsId: `S${instructionId}`,
      OrgnlInstrId: instructionId,
      OrgnlEndToEndId: parts.text(endToEndId, 35),
      OrgnlUETR: uetr,
      ...parts.status(payment),
      OrgnlTxRef: {
        Amt: { InstdAmt: parts.amount(amount) },
        ReqdExctnDt: { Dt: isoDay(requested) },
        PmtTpInf: parts.paymentType,
        DbtrAcct: parts.account(holder.account, currency),
        CdtrAgt: parts.agent(creditor.agent),
        Cdtr: { Pty: parts.party(creditor) },
        CdtrAcct: parts.account(creditor.account),
      },
    };
  }
}
