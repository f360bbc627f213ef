import { mod97Digits } from 'specimen-data/internal';
import type { Story } from '../story/story.ts';
import { batchesOf, messageId, paymentsOf, totals } from './pain001.ts';
import { isoDay, isoTime, Parts, type Totals } from './parts.ts';
import { profileOf } from './profile.ts';
import type { Telling } from './telling.ts';
import { Stream, type Tree } from './writer.ts';

/** Content of a customer direct debit initiation: a batch for each day and sequence of collection. */
export function directDebitInitiation({ story, variant }: Telling): Tree {
  const parts = new Parts(story, profileOf(variant.profile));
  let count = 0;
  let units = 0;
  for (const { amount } of story.figures()) {
    count++;
    units += amount;
  }
  return {
    CstmrDrctDbtInitn: {
      GrpHdr: {
        MsgId: messageId(story, 'DD'),
        CreDtTm: isoTime(story.written, 9, story.digits('time', 4)),
        ...totals(story, { count, units }),
        InitgPty: { Nm: parts.text(story.holder.name, parts.profile.nameLength) },
      },
      PmtInf: new Stream(() => batchContents(parts), true),
    },
  };
}

const SEQUENCES = ['FRST', 'RCUR'] as const;

function* batchContents(parts: Parts): Generator<Tree, void, undefined> {
  const { story, profile } = parts;
  const { holder, currency } = story;
  let number = 0;
  for (const requested of batchesOf(story).keys())
    for (const sequence of SEQUENCES) {
      const sums = totalsOf(story, requested, sequence);
      if (sums.count === 0) continue;
      number++;
      yield {
        PmtInfId: `${messageId(story, 'DD')}-${number}`,
        PmtMtd: 'DD',
        BtchBookg: 'false',
        ...totals(story, sums),
        PmtTpInf: {
          ...parts.paymentType,
          LclInstrm: profile.key === 'sepa' ? { Cd: 'CORE' } : undefined,
          SeqTp: sequence,
        },
        ReqdColltnDt: isoDay(requested),
        Cdtr: parts.party(holder),
        CdtrAcct: parts.account(holder.account, currency),
        CdtrAgt: parts.agent(holder.agent),
        ChrgBr: profile.charges,
        CdtrSchmeId: creditorScheme(story, profile.key === 'sepa'),
        DrctDbtTxInf: new Stream(() => debitContents(parts, requested, sequence)),
      };
    }
}

function totalsOf(story: Story, requested: number, sequence: string): Totals {
  let count = 0;
  let units = 0;
  for (const figures of story.figures())
    if (figures.requested === requested && story.sequenceAt(figures.index) === sequence) {
      count++;
      units += figures.amount;
    }
  return { count, units };
}

/** The creditor's identifier: that of SEPA (EPC262-08), as its country writes it, or a number of its own. */
function creditorScheme(story: Story, isSepa: boolean): Tree {
  const number = story.digits('creditor', 11);
  const country = story.country.code.toUpperCase();
  const sepa = () =>
    story.holder.field('creditorid') ?? `${country}${mod97Digits(number, country)}ZZZ${number}`;
  const id = isSepa ? sepa() : number;
  return { Id: { PrvtId: { Othr: [{ Id: id, SchmeNm: { Prtry: isSepa ? 'SEPA' : 'CREDITOR' } }] } } };
}

function* debitContents(parts: Parts, requested: number, sequence: string): Generator<Tree, void, undefined> {
  for (const payment of paymentsOf(parts.story, requested)) {
    const { debtor, mandate, kind, amount } = payment;
    if (!mandate || mandate.sequence !== sequence) continue;
    yield {
      PmtId: parts.paymentId(payment),
      InstdAmt: parts.amount(amount),
      DrctDbtTx: { MndtRltdInf: { MndtId: mandate.id, DtOfSgntr: isoDay(mandate.signed) } },
      DbtrAgt: parts.agent(debtor.agent),
      Dbtr: parts.party(debtor),
      DbtrAcct: parts.account(debtor.account),
      Purp: { Cd: kind.purpose },
      RmtInf: parts.remittance(payment),
    };
  }
}
