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

/** The same in a customer direct debit initiation. */
export const PAIN008_SHAPE: PaymentShape = {
  group: 'CstmrDrctDbtInitn/GrpHdr',
  batch: 'CstmrDrctDbtInitn/PmtInf',
  transaction: 'CstmrDrctDbtInitn/PmtInf/DrctDbtTxInf',
  amount: 'InstdAmt',
  day: 'CstmrDrctDbtInitn/PmtInf/ReqdColltnDt',
  endToEndId: 'PmtId/EndToEndId',
};

/** The same in a customer payment status report. */
export const PAIN002_SHAPE: PaymentShape = {
  group: 'CstmrPmtStsRpt/OrgnlGrpInfAndSts',
  batch: 'CstmrPmtStsRpt/OrgnlPmtInfAndSts',
  transaction: 'CstmrPmtStsRpt/OrgnlPmtInfAndSts/TxInfAndSts',
  amount: 'OrgnlTxRef/Amt/InstdAmt',
  count: 'OrgnlNbOfTxs',
  sum: 'OrgnlCtrlSum',
  isPartial: true,
  endToEndId: 'OrgnlEndToEndId',
};

/** The same in an interbank credit transfer. */
export const PACS008_SHAPE: PaymentShape = {
  group: 'FIToFICstmrCdtTrf/GrpHdr',
  transaction: 'FIToFICstmrCdtTrf/CdtTrfTxInf',
  amount: 'IntrBkSttlmAmt',
  sum: 'TtlIntrBkSttlmAmt',
  day: 'FIToFICstmrCdtTrf/CdtTrfTxInf/IntrBkSttlmDt',
  endToEndId: 'PmtId/EndToEndId',
};

/** The same in an interbank status report. */
export const PACS002_SHAPE: PaymentShape = {
  group: 'FIToFIPmtStsRpt/OrgnlGrpInfAndSts',
  transaction: 'FIToFIPmtStsRpt/TxInfAndSts',
  amount: 'OrgnlTxRef/IntrBkSttlmAmt',
  count: 'OrgnlNbOfTxs',
  sum: 'OrgnlCtrlSum',
  isPartial: true,
  endToEndId: 'OrgnlEndToEndId',
};

/** The same in a payment return. */
export const PACS004_SHAPE: PaymentShape = {
  group: 'PmtRtr/GrpHdr',
  transaction: 'PmtRtr/TxInf',
  amount: 'RtrdIntrBkSttlmAmt',
  sum: 'TtlRtrdIntrBkSttlmAmt',
  day: 'PmtRtr/TxInf/IntrBkSttlmDt',
  endToEndId: 'OrgnlEndToEndId',
};
