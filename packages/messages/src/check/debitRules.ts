import { sepaCreditorId } from 'specimen-data/internal';
import type { Node } from '../iso/node.ts';
import { PAIN008_SHAPE } from '../iso/shapes.ts';
import type { CheckContext } from '../model.ts';
import { PaymentRules } from './paymentRules.ts';
import type { Where } from './rules.ts';

const { batch = '', transaction, day = '' } = PAIN008_SHAPE;

/** Rules of direct debits: those of payments, and of SEPA's mandates and creditor identifiers. */
export class DebitRules extends PaymentRules {
  #day = '';
  #hasSequence = false;
  #mandate = '';
  #signed: { readonly day: string; readonly at: string } | undefined;

  constructor(context: CheckContext) {
    super(PAIN008_SHAPE, context);
  }

  override open(node: Node): void {
    super.open(node);
    if (node.path === batch) {
      this.#hasSequence = false;
      this.#day = '';
    }
    if (node.path !== transaction) return;
    this.#mandate = '';
    this.#signed = undefined;
  }

  override value(node: Node, text: string, where: Where, currency: string): void {
    super.value(node, text, where, currency);
    const { name, path } = node;
    if (path === day) this.#day = text;
    else if (name === 'SeqTp') this.#hasSequence = true;
    else if (name === 'MndtId') this.#mandate = text;
    else if (name === 'DtOfSgntr') this.#signed = { day: text, at: where.path() };
    else if (path.endsWith('CdtrSchmeId/Id/PrvtId/Othr/Id') && !sepaCreditorId.valid(text))
      report(where, {
        fault: 'creditor',
        why: `creditor identifier ${text}: ${sepaCreditorId.faults(text)[0]?.reason}`,
        code: 'RR12',
      });
  }

  override close(node: Node, where: Where): void {
    const { path } = node;
    if (path === `${batch}/PmtTpInf` && !this.#hasSequence)
      report(where, { fault: 'sequence', why: 'PmtTpInf needs the sequence type SeqTp', code: 'AG02' });
    if (path === transaction) this.#checkMandate(where);
    super.close(node, where);
  }

  #checkMandate(where: Where): void {
    if (this.#mandate === '' || !this.#signed)
      report(where, { fault: 'mandate', why: 'a direct debit needs MndtId and DtOfSgntr', code: 'MD02' });
    else if (this.#day !== '' && this.#signed.day > this.#day)
      report(where, {
        fault: 'signature',
        at: this.#signed.at,
        why: `the mandate was signed on ${this.#signed.day}, after the collection on ${this.#day}`,
        code: 'MD02',
      });
  }
}

interface DebitFault {
  readonly fault: string;
  readonly at?: string;
  readonly why: string;
  readonly code: string;
}

function report(where: Where, { at = where.path(), ...fault }: DebitFault): void {
  where.report({ ...fault, at }, 'sepa');
}
