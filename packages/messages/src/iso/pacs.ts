import { nearestWorkingDay } from '../story/calendar.ts';
import { amountText } from '../story/money.ts';
import type { Figures, Payment, Story } from '../story/story.ts';
import { messageId } from './pain001.ts';
import { statusesOf } from './pain002.ts';
import { isoDay, isoTime, Parts, totalsOf } from './parts.ts';
import { profileOf } from './profile.ts';
import type { Telling } from './telling.ts';
import { Stream, type Tree } from './writer.ts';

/** Returns true if a payment was forwarded to the creditor's bank. */
export function isSettled({ status }: Figures): boolean {
  return status !== 'rejected';
}

/** Returns true if a payment was returned. */
export function isReturned({ status }: Figures): boolean {
  return status === 'returned';
}

/** Returns the condition that selects the payments: the given one, or the index of the only payment. */
function chosen({ only }: Telling, fits: (figures: Figures) => boolean): (figures: Figures) => boolean {
  return only === undefined ? fits : ({ index }) => index === only;
}

function* paymentsThat(
  story: Story,
  fits: (figures: Figures) => boolean,
): Generator<Payment, void, undefined> {
  for (const figures of story.figures()) if (fits(figures)) yield story.paymentAt(figures.index);
}

/** Returns the identification of a file, or of a payment's own message. */
function fileId({ story, only }: Telling, sign: string): string {
  return only === undefined ? messageId(story, sign) : `${messageId(story, sign)}-${only + 1}`;
}

/** Returns a time with its UTC offset; messages between banks must state it. */
function timeOf({ story }: Telling, day: number, name: string): string {
  return `${isoTime(day, 8, story.digits(name, 4))}+00:00`;
}

/** Settlement method of a profile: a clearing system, or the accounts that banks hold with each other. */
function settlement({ key }: Parts['profile']): Tree {
  return { SttlmMtd: key === 'cbpr' ? 'INDA' : 'CLRG' };
}

/** Content of an interbank credit transfer: the settled payments. */
export function interbankTransfer(telling: Telling): Tree {
  const { story, variant, only } = telling;
  const parts = new Parts(story, profileOf(variant.profile));
  const fits = chosen(telling, isSettled);
  const { count, units } = totalsOf(story, fits);
  const paymentType = parts.profile.key === 'sepa' ? parts.paymentType : undefined;
  return {
    FIToFICstmrCdtTrf: {
      GrpHdr: {
        MsgId: fileId(telling, 'IT'),
        CreDtTm: timeOf(telling, story.written, 'interbank'),
        NbOfTxs: String(count),
        TtlIntrBkSttlmAmt: parts.amount(units),
        SttlmInf: settlement(parts.profile),
        PmtTpInf: paymentType ?? parts.paymentType,
        ...(only === undefined ? {} : parts.agents(story.paymentAt(only))),
      },
      CdtTrfTxInf: new Stream(() => transferContents(parts, fits)),
    },
  };
}

function* transferContents(
  parts: Parts,
  fits: (figures: Figures) => boolean,
): Generator<Tree, void, undefined> {
  for (const payment of paymentsThat(parts.story, fits)) {
    const { instructionId, amount, booked, debtor, creditor, kind } = payment;
    yield {
      PmtId: { ...parts.paymentId(payment), TxId: `T${instructionId}` },
      IntrBkSttlmAmt: parts.amount(amount),
      IntrBkSttlmDt: isoDay(booked),
      ChrgBr: parts.profile.charges ?? 'SHAR',
      ...parts.agents(payment),
      Dbtr: parts.party(debtor),
      DbtrAcct: parts.account(debtor.account),
      DbtrAgt: parts.agent(debtor.agent),
      CdtrAgt: parts.agent(creditor.agent),
      Cdtr: parts.party(creditor),
      CdtrAcct: parts.account(creditor.account),
      Purp: { Cd: kind.purpose },
      RmtInf: parts.remittance(payment),
    };
  }
}

/** Content of an interbank status report: the outcome of each payment. */
export function interbankStatusReport(telling: Telling): Tree {
  const { story, variant } = telling;
  const parts = new Parts(story, profileOf(variant.profile));
  const fits = chosen(telling, () => true);
  const { count, units, status } = statusesOf(story, fits);
  return {
    FIToFIPmtStsRpt: {
      GrpHdr: {
        MsgId: fileId(telling, 'IS'),
        CreDtTm: timeOf(telling, story.asOf.serial, 'interbank status'),
      },
      OrgnlGrpInfAndSts: {
        OrgnlMsgId: fileId(telling, 'IT'),
        OrgnlMsgNmId: 'pacs.008.001.08',
        OrgnlNbOfTxs: String(count),
        OrgnlCtrlSum: amountText(units, story.currency),
        GrpSts: status,
      },
      TxInfAndSts: new Stream(() => statusContents(parts, fits)),
    },
  };
}

function* statusContents(
  parts: Parts,
  fits: (figures: Figures) => boolean,
): Generator<Tree, void, undefined> {
  for (const payment of paymentsThat(parts.story, fits))
    yield {
      StsId: `S${payment.instructionId}`,
      ...originalIds(parts, payment),
      ...parts.status(payment),
      OrgnlTxRef: originalReference(parts, payment),
    };
}

function originalIds(parts: Parts, { instructionId, endToEndId, uetr }: Payment): Tree {
  return {
    OrgnlInstrId: instructionId,
    OrgnlEndToEndId: parts.text(endToEndId, 35),
    OrgnlTxId: `T${instructionId}`,
    OrgnlUETR: uetr,
  };
}

function originalReference(parts: Parts, { amount, booked, debtor, creditor }: Payment): Tree {
  return {
    IntrBkSttlmAmt: parts.amount(amount),
    IntrBkSttlmDt: isoDay(booked),
    PmtTpInf: parts.paymentType,
    Dbtr: { Pty: parts.party(debtor) },
    DbtrAcct: parts.account(debtor.account),
    DbtrAgt: parts.agent(debtor.agent),
    CdtrAgt: parts.agent(creditor.agent),
    Cdtr: { Pty: parts.party(creditor) },
    CdtrAcct: parts.account(creditor.account),
  };
}

/** Content of a payment return: the returned payments with their reasons. */
export function paymentReturn(telling: Telling): Tree {
  const { story, variant } = telling;
  const parts = new Parts(story, profileOf(variant.profile));
  const fits = chosen(telling, isReturned);
  const { count, units } = totalsOf(story, fits);
  const written = nearestWorkingDay(story.isWorkingDay, story.written + 1);
  return {
    PmtRtr: {
      GrpHdr: {
        MsgId: fileId(telling, 'RT'),
        CreDtTm: timeOf(telling, written, 'return'),
        NbOfTxs: String(count),
        TtlRtrdIntrBkSttlmAmt: parts.amount(units),
        SttlmInf: settlement(parts.profile),
      },
      OrgnlGrpInf: {
        OrgnlMsgId: fileId(telling, 'IT'),
        OrgnlMsgNmId: 'pacs.008.001.08',
        OrgnlCreDtTm: timeOf(telling, story.written, 'interbank'),
      },
      TxInf: new Stream(() => returnContents(parts, fits)),
    },
  };
}

function* returnContents(
  parts: Parts,
  fits: (figures: Figures) => boolean,
): Generator<Tree, void, undefined> {
  for (const payment of paymentsThat(parts.story, fits)) {
    const { instructionId, amount, booked, returned = booked, debtor, creditor, reason } = payment;
    yield {
      RtrId: `R${instructionId}`,
      ...originalIds(parts, payment),
      OrgnlIntrBkSttlmAmt: parts.amount(amount),
      OrgnlIntrBkSttlmDt: isoDay(booked),
      RtrdIntrBkSttlmAmt: parts.amount(amount),
      IntrBkSttlmDt: isoDay(returned),
      ChrgBr: parts.profile.charges ?? 'SHAR',
      ...parts.agents({ debtor: creditor, creditor: debtor }),
      RtrRsnInf: [{ Rsn: { Cd: reason } }],
      OrgnlTxRef: originalReference(parts, payment),
    };
  }
}
