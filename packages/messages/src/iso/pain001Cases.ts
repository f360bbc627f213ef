import type { CaseContext, CaseEdit, IsoCases } from './cases.ts';
import { type Editable, put, valueAt } from './edit.ts';
import { broken, type CasePaths, paymentCases } from './paymentCases.ts';
import { PAIN001_SHAPE } from './shapes.ts';

const PATHS: CasePaths = {
  shape: PAIN001_SHAPE,
  account: 'CdtrAcct',
  agent: 'CdtrAgt',
  party: 'Cdtr',
  required: 'DbtrAgt',
  code: 'CstmrCdtTrfInitn/PmtInf/PmtMtd',
};

const BATCH = 'CstmrCdtTrfInitn/PmtInf/0';

/** Cases of a customer credit transfer initiation. */
export const pain001Cases: IsoCases = (context) => [...paymentCases(PATHS, context), ...own(context)];

function own({ profile }: CaseContext): readonly CaseEdit[] {
  return [
    {
      case: 'ultimate-parties',
      why: 'payments on behalf of another debtor and to another creditor',
      edit(tree) {
        put(tree, `${BATCH}/CdtTrfTxInf/0/UltmtDbtr`, { Nm: 'Ultimate Debtor Ltd' });
        put(tree, `${BATCH}/CdtTrfTxInf/0/UltmtCdtr`, { Nm: 'Ultimate Creditor Ltd' });
        return undefined;
      },
    },
    {
      case: 'urgent',
      why: 'a batch with high priority',
      edit: (tree) => setType(tree, { InstrPrty: 'HIGH' }),
    },
    {
      case: 'salary',
      why: 'a batch of salaries',
      edit: (tree) => setType(tree, { CtgyPurp: { Cd: 'SALA' } }),
    },
    ...(profile.charges === 'SLEV'
      ? [
          broken('charges', 'AG02', 'charges are shared where the scheme asks for SLEV', (tree) => {
            put(tree, `${BATCH}/ChrgBr`, 'SHAR');
            return undefined;
          }),
        ]
      : []),
  ];
}

function setType(tree: Editable, type: Editable): undefined {
  put(tree, `${BATCH}/PmtTpInf`, {
    ...(valueAt(tree, `${BATCH}/PmtTpInf`) as Editable | undefined),
    ...type,
  });
  return undefined;
}
