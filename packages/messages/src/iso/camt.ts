import { amountText } from '../story/money.ts';
import { type Counterparty, type Entry, type Ledger, ledgerOf, type Statement } from '../story/statement.ts';
import { type Definition, documentTexts } from './document.ts';
import { currencyAmount, isoDay, isoTime, Parts, TextParts } from './parts.ts';
import { profileOf } from './profile.ts';
import type { Telling } from './telling.ts';
import { type Content, Stream, type Tree } from './writer.ts';

/** The differences between a statement, a report and a notification. */
export interface CamtKind {
  readonly root: string;
  readonly element: string;
  /** First letters of the identifications. */
  readonly sign: string;
  /** Types of the balance before and after the entries; none in a notification. */
  readonly balances: readonly [before: string, after: string] | undefined;
}

export const STATEMENT: CamtKind = {
  root: 'BkToCstmrStmt',
  element: 'Stmt',
  sign: 'ST',
  balances: ['OPBD', 'CLBD'],
};

export const REPORT: CamtKind = {
  root: 'BkToCstmrAcctRpt',
  element: 'Rpt',
  sign: 'RP',
  balances: ['OPBD', 'ITBD'],
};

export const NOTIFICATION: CamtKind = {
  root: 'BkToCstmrDbtCdtNtfctn',
  element: 'Ntfctn',
  sign: 'NT',
  balances: undefined,
};

/** Returns the content of a statement, report or notification for a story. */
export function accountInformation(kind: CamtKind): (telling: Telling) => Tree {
  return ({ story, variant, only }) => {
    const parts = new Parts(story, profileOf(variant.profile));
    return ledgerContent(kind, parts, ledgerOf(story), only);
  };
}

/** Writes any ledger as a kind of account information. */
export function ledgerTexts(
  kind: CamtKind,
  ledger: Ledger,
  { definition, profile }: { readonly definition: Definition; readonly profile: string | null },
): Iterable<string> {
  return documentTexts(definition, ledgerContent(kind, new TextParts(profileOf(profile)), ledger));
}

/** Returns the content of a statement, report or notification for any ledger. */
export function ledgerContent(kind: CamtKind, parts: TextParts, ledger: Ledger, only?: number): Tree {
  const { statements, written } = ledger;
  const id = `${kind.sign}-${isoDay(written).replaceAll('-', '')}-${ledger.digits('camt', 8)}`;
  const chosen = only === undefined ? statements : statements.slice(only, only + 1);
  const offset = parts.profile.key === 'cbpr' ? '+00:00' : '';
  return {
    [kind.root]: {
      GrpHdr: {
        MsgId: only === undefined ? id : `${id}-${only + 1}`,
        CreDtTm: isoTime(written, 6, ledger.digits('camt time', 4)) + offset,
      },
      [kind.element]: new Stream(() => statementContents({ kind, parts, ledger, id, offset }, chosen), true),
    },
  };
}

interface CamtContext {
  readonly kind: CamtKind;
  readonly parts: TextParts;
  readonly ledger: Ledger;
  readonly id: string;
  readonly offset: string;
}

function* statementContents(
  { kind, parts, ledger, id, offset }: CamtContext,
  statements: readonly Statement[],
): Generator<Tree, void, undefined> {
  const { owner, currency } = ledger;
  for (const statement of statements) {
    const { number, day, credits, debits } = statement;
    const sums = { count: credits.count + debits.count, sum: credits.sum + debits.sum };
    yield {
      Id: `${id}-${number}`,
      ElctrncSeqNb: number,
      CreDtTm: isoTime(ledger.written, 6, ledger.digits('camt time', 4)) + offset,
      FrToDt: { FrDtTm: `${isoDay(day)}T00:00:00${offset}`, ToDtTm: `${isoDay(day)}T23:59:59${offset}` },
      Acct: {
        ...parts.account(owner.account, currency),
        Ownr: { Nm: parts.text(owner.name, parts.profile.nameLength) },
        Svcr: parts.agent(owner.agent),
      },
      Bal: balancesOf(kind, statement, currency),
      TxsSummry: {
        TtlNtries: sumOf(sums, currency),
        TtlCdtNtries: sumOf(credits, currency),
        TtlDbtNtries: sumOf(debits, currency),
      },
      Ntry: new Stream(() => entryContents(parts, statement, currency)),
    };
  }
}

function sumOf({ count, sum }: Statement['debits'], currency: string): Tree {
  return { NbOfNtries: String(count), Sum: amountText(sum, currency) };
}

function balancesOf(
  { balances }: CamtKind,
  statement: Statement,
  currency: string,
): readonly Content[] | undefined {
  if (!balances) return undefined;
  const balance = (type: string, units: number) => ({
    Tp: { CdOrPrtry: { Cd: type } },
    Amt: currencyAmount(Math.abs(units), currency),
    CdtDbtInd: units < 0 ? 'DBIT' : 'CRDT',
    Dt: { Dt: isoDay(statement.day) },
  });
  return [balance(balances[0], statement.opening), balance(balances[1], statement.closing)];
}

function* entryContents(
  parts: TextParts,
  statement: Statement,
  currency: string,
): Generator<Tree, void, undefined> {
  for (const entry of statement.entries()) {
    const { number, amount, direction, booked, valued, reference } = entry;
    const indicator = direction === 'debit' ? 'DBIT' : 'CRDT';
    yield {
      NtryRef: String(number),
      Amt: currencyAmount(amount, currency),
      CdtDbtInd: indicator,
      Sts: { Cd: 'BOOK' },
      BookgDt: { Dt: isoDay(booked) },
      ValDt: { Dt: isoDay(valued) },
      AcctSvcrRef: reference,
      BkTxCd: transactionCode(parts, entry, entry.returnReason !== undefined),
      NtryDtls: [{ TxDtls: [details(parts, entry, { indicator, currency })] }],
    };
  }
}

function details(
  parts: TextParts,
  entry: Entry,
  { indicator, currency }: { readonly indicator: string; readonly currency: string },
): Tree {
  const { amount, direction, other, instructionId, endToEndId, uetr, purpose, returnReason } = entry;
  const isReturn = returnReason !== undefined;
  const { remittance, creditorReference } = entry;
  return {
    Refs: {
      AcctSvcrRef: entry.reference,
      InstrId: instructionId,
      EndToEndId: endToEndId === undefined ? 'NOTPROVIDED' : parts.text(endToEndId, 35),
      UETR: uetr,
    },
    Amt: currencyAmount(amount, currency),
    CdtDbtInd: indicator,
    ...(other ? relatedParties(parts, other, (direction === 'debit') !== isReturn) : {}),
    Purp: purpose === undefined ? undefined : { Cd: purpose },
    RmtInf: remittanceOf(parts, remittance, creditorReference),
    RtrInf: isReturn
      ? { OrgnlBkTxCd: transactionCode(parts, entry, false), Rsn: { Cd: returnReason } }
      : undefined,
  };
}

function remittanceOf(
  parts: TextParts,
  text: string | undefined,
  reference: string | undefined,
): Tree | undefined {
  if (reference !== undefined)
    return { Strd: [{ CdtrRefInf: { Tp: { CdOrPrtry: { Cd: 'SCOR' } }, Ref: reference } }] };
  return text === undefined ? undefined : { Ustrd: [parts.text(text, 140)] };
}

/** The other side of an entry as creditor or debtor of the payment. */
function relatedParties(parts: TextParts, other: Counterparty, isCreditor: boolean): Tree {
  const { name, account, agent } = other;
  const party = { Pty: { Nm: parts.text(name, parts.profile.nameLength) } };
  const number = account && parts.account(account);
  const bank = agent && parts.agent(agent);
  return isCreditor
    ? { RltdPties: { Cdtr: party, CdtrAcct: number }, RltdAgts: bank && { CdtrAgt: bank } }
    : { RltdPties: { Dbtr: party, DbtrAcct: number }, RltdAgts: bank && { DbtrAgt: bank } };
}

/**
 * The bank transaction code: payments, issued or received credit transfers, and their kind; RRTN for returns. Source: ISO
 * 20022 external code set, bank transaction codes.
 */
function transactionCode(
  { profile }: TextParts,
  { direction, returnReason, code }: Entry,
  isReturn: boolean,
): Tree {
  if (code) return { Domn: { Cd: code[0], Fmly: { Cd: code[1], SubFmlyCd: code[2] } } };
  const issued = (direction === 'debit') === (returnReason === undefined);
  return {
    Domn: {
      Cd: 'PMNT',
      Fmly: { Cd: issued ? 'ICDT' : 'RCDT', SubFmlyCd: isReturn ? 'RRTN' : profile.subFamily },
    },
  };
}
