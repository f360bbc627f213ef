import { stdnum } from 'stdnum';
import validator from 'validator';
import { auAbn } from '../../packages/engine/src/validators/auAbn.ts';
import { auAcn } from '../../packages/engine/src/validators/auAcn.ts';
import { auTfn } from '../../packages/engine/src/validators/auTfn.ts';
import { cnResidentId } from '../../packages/engine/src/validators/cnResidentId.ts';
import { cnUscc } from '../../packages/engine/src/validators/cnUscc.ts';
import { hkid } from '../../packages/engine/src/validators/hkid.ts';
import { idNpwp } from '../../packages/engine/src/validators/idNpwp.ts';
import { inAadhaar } from '../../packages/engine/src/validators/inAadhaar.ts';
import { inEpic } from '../../packages/engine/src/validators/inEpic.ts';
import { inGstin } from '../../packages/engine/src/validators/inGstin.ts';
import { inPan } from '../../packages/engine/src/validators/inPan.ts';
import { inVid } from '../../packages/engine/src/validators/inVid.ts';
import { jpCorporate } from '../../packages/engine/src/validators/jpCorporate.ts';
import { krBrn } from '../../packages/engine/src/validators/krBrn.ts';
import { krRrn } from '../../packages/engine/src/validators/krRrn.ts';
import { lkNic } from '../../packages/engine/src/validators/lkNic.ts';
import { myNric } from '../../packages/engine/src/validators/myNric.ts';
import { nzbn } from '../../packages/engine/src/validators/nzbn.ts';
import { nzIrd } from '../../packages/engine/src/validators/nzIrd.ts';
import { pkCnic } from '../../packages/engine/src/validators/pkCnic.ts';
import { sgUen } from '../../packages/engine/src/validators/sgUen.ts';
import { thNid } from '../../packages/engine/src/validators/thNid.ts';
import { thTin } from '../../packages/engine/src/validators/thTin.ts';
import { vnMst } from '../../packages/engine/src/validators/vnMst.ts';
import type { Judge } from './judge.ts';

export const asiaPacific: readonly Judge[] = [
  of(cnResidentId, 'CN', 'ric'),
  of(cnUscc, 'CN', 'uscc'),
  of(hkid, 'HK', 'hkid'),
  of(jpCorporate, 'JP', 'cn'),
  of(krBrn, 'KR', 'brn'),
  of(krRrn, 'KR', 'rrn'),
  of(thNid, 'TH', 'idnr'),
  of(thTin, 'TH', 'tin'),
  of(sgUen, 'SG', 'uen'),
  of(inAadhaar, 'IN', 'aadhaar'),
  of(inVid, 'IN', 'vid'),
  of(inPan, 'IN', 'pan'),
  of(inGstin, 'IN', 'gstin'),
  of(inEpic, 'IN', 'epic'),
  of(idNpwp, 'ID', 'npwp'),
  of(vnMst, 'VN', 'mst'),
  of(auAbn, 'AU', 'abn'),
  of(auAcn, 'AU', 'acn'),
  of(auTfn, 'AU', 'tfn'),
  of(nzIrd, 'NZ', 'ird'),
  of(myNric, 'MY', 'nric'),
  of(pkCnic, 'PK', 'cnic'),
  { validator: cnResidentId, name: 'validator isIdentityCard zh-CN', says: (value) => validator.isIdentityCard(value, 'zh-CN') },
  { validator: hkid, name: 'validator isIdentityCard zh-HK', says: (value) => validator.isIdentityCard(value, 'zh-HK') },
  { validator: thNid, name: 'validator isIdentityCard TH', says: (value) => validator.isIdentityCard(value.replaceAll('-', ''), 'TH') },
  { validator: inAadhaar, name: 'validator isIdentityCard IN', says: (value) => validator.isIdentityCard(value, 'IN') },
  { validator: lkNic, name: 'validator isIdentityCard LK', says: (value) => validator.isIdentityCard(value, 'LK') },
  { validator: pkCnic, name: 'validator isIdentityCard PK', says: (value) => validator.isIdentityCard(value, 'PK') },
  { validator: auAbn, name: 'validator isVAT AU', says: (value) => validator.isVAT(value.replaceAll(' ', ''), 'AU') },
  { validator: nzbn, name: 'validator isEAN', says: (value) => validator.isEAN(value) },
];

function of(
  subject: Judge['validator'],
  country: keyof typeof stdnum,
  name: string,
  except: NonNullable<Judge['except']> = [],
): Judge {
  return {
    validator: subject,
    name: `stdnum ${String(country).toLowerCase()}.${name}`,
    says: (value) => stdnum[country]?.[name]?.validate(value).isValid === true,
    except,
  };
}
