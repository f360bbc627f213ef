import type { PaymentShape } from '../check/paymentShape.ts';

/** Where counts, sums and payments stand in a customer credit transfer initiation. */
export const PAIN001_SHAPE: PaymentShape = {
  group: 'CstmrCdtTrfInitn/GrpHdr',
  batch: 'CstmrCdtTrfInitn/PmtInf',
  transaction: 'CstmrCdtTrfInitn/PmtInf/CdtTrfTxInf',
  amount: 'Amt/InstdAmt',
  day: 'CstmrCdtTrfInitn/PmtInf/ReqdExctnDt/Dt',
  endToEndId: 'PmtId/EndToEndId',
};
