import type { CaseContext, CaseEdit, IsoCases } from './cases.ts';
import { put, valueAt } from './edit.ts';
import { broken, type CasePaths, paymentCases } from './paymentCases.ts';
import { PACS002_SHAPE, PACS004_SHAPE, PACS008_SHAPE, PAIN002_SHAPE, PAIN008_SHAPE } from './shapes.ts';

const PACS008: CasePaths = {
  shape: PACS008_SHAPE,
  account: 'CdtrAcct',
  agent: 'CdtrAgt',
  party: 'Cdtr',
  required: 'CdtrAgt',
  code: 'FIToFICstmrCdtTrf/GrpHdr/SttlmInf/SttlmMtd',
};

const PACS002: CasePaths = {
  shape: PACS002_SHAPE,
  account: 'OrgnlTxRef/CdtrAcct',
  agent: 'OrgnlTxRef/CdtrAgt',
  party: 'OrgnlTxRef/Cdtr/Pty',
  uetr: 'OrgnlUETR',
  required: '/FIToFIPmtStsRpt/OrgnlGrpInfAndSts/OrgnlMsgId',
};

const PACS004: CasePaths = {
  shape: PACS004_SHAPE,
  account: 'OrgnlTxRef/CdtrAcct',
  agent: 'OrgnlTxRef/CdtrAgt',
  party: 'OrgnlTxRef/Cdtr/Pty',
  uetr: 'OrgnlUETR',
  required: '/PmtRtr/GrpHdr/SttlmInf',
  code: 'PmtRtr/GrpHdr/SttlmInf/SttlmMtd',
};

const PAIN002: CasePaths = {
  shape: PAIN002_SHAPE,
  account: 'OrgnlTxRef/CdtrAcct',
  agent: 'OrgnlTxRef/CdtrAgt',
  party: 'OrgnlTxRef/Cdtr/Pty',
  uetr: 'OrgnlUETR',
  required: 'OrgnlPmtInfId',
};

const PAIN008: CasePaths = {
  shape: PAIN008_SHAPE,
  account: 'DbtrAcct',
  agent: 'DbtrAgt',
  party: 'Dbtr',
  required: 'CdtrAgt',
  code: 'CstmrDrctDbtInitn/PmtInf/PmtMtd',
};

export const pacs008Cases: IsoCases = (context) => [
  ...paymentCases(PACS008, context),
  ...chargesCase(context, 'FIToFICstmrCdtTrf/CdtTrfTxInf/0/ChrgBr'),
];

export const pacs004Cases: IsoCases = (context) => [
  ...paymentCases(PACS004, context),
  ...chargesCase(context, 'PmtRtr/TxInf/0/ChrgBr'),
];

export const pacs002Cases: IsoCases = (context) => [
  ...paymentCases(PACS002, context),
  ...statusCases('FIToFIPmtStsRpt/TxInfAndSts/0'),
];

export const pain002Cases: IsoCases = (context) => [
  ...paymentCases(PAIN002, context),
  ...statusCases('CstmrPmtStsRpt/OrgnlPmtInfAndSts/0/TxInfAndSts/0'),
];

export const pain008Cases: IsoCases = (context) => [
  ...paymentCases(PAIN008, context),
  ...chargesCase(context, `${BATCH}/ChrgBr`),
  ...mandateCases(context),
];

function chargesCase({ profile }: CaseContext, path: string): readonly CaseEdit[] {
  if (profile.charges !== 'SLEV') return [];
  return [
    broken('charges', 'AG02', 'charges are shared where the scheme asks for SLEV', (tree) => {
      put(tree, path, 'SHAR');
      return undefined;
    }),
  ];
}

/** Cases of reports: all refused, and a refusal without its reason. */
function statusCases(path: string): readonly CaseEdit[] {
  return [
    { case: 'rejected', why: 'every payment is refused, with a reason', story: { rejected: 1 } },
    broken('reason', null, 'a payment is refused without a reason', (tree) => {
      put(tree, `${path}/TxSts`, 'RJCT');
      put(tree, `${path}/StsRsnInf`, undefined);
      return undefined;
    }),
  ];
}

const BATCH = 'CstmrDrctDbtInitn/PmtInf/0';
const FIRST = `${BATCH}/DrctDbtTxInf/0`;

/** Cases of SEPA's direct debits. */
function mandateCases({ profile }: CaseContext): readonly CaseEdit[] {
  if (profile.key !== 'sepa') return [];
  const creditor = `${BATCH}/CdtrSchmeId/Id/PrvtId/Othr/0/Id`;
  return [
    {
      case: 'one-off',
      why: 'direct debits that are collected once',
      edit(tree) {
        put(tree, `${BATCH}/PmtTpInf/SeqTp`, 'OOFF');
        return undefined;
      },
    },
    broken('creditor', 'RR12', 'the creditor identifier has wrong check digits', (tree) => {
      const id = String(valueAt(tree, creditor));
      const digits = String((Number(id.slice(2, 4)) % 97) + 1).padStart(2, '0');
      put(tree, creditor, id.slice(0, 2) + digits + id.slice(4));
      return undefined;
    }),
    broken('mandate', 'MD02', 'a direct debit has no mandate', (tree) => {
      put(tree, `${FIRST}/DrctDbtTx`, undefined);
      return undefined;
    }),
    broken('signature', 'MD02', 'a mandate was signed after the collection', (tree) => {
      put(tree, `${FIRST}/DrctDbtTx/MndtRltdInf/DtOfSgntr`, '2099-01-01');
      return undefined;
    }),
    broken('sequence', 'AG02', 'the batch has no sequence type', (tree) => {
      put(tree, `${BATCH}/PmtTpInf/SeqTp`, undefined);
      return undefined;
    }),
  ];
}
