import { putPiece, putText, putTwo } from '../bytes.ts';
import { mod97Bytes } from '../checksum/mod97.ts';
import type { Field } from '../field.ts';
import { picture } from '../picture.ts';
import { bic } from '../validators/bic.ts';
import { iban } from '../validators/iban.ts';

const group = 'banking';

/** Where the person banks: bank, codes, account and IBAN belong together. */
export const banking: Readonly<Record<string, Field>> = {
  bank: {
    label: 'Bank',
    group,
    default: true,
    synonyms: ['bank name', 'bankname'],
    plain: (country) => country.banks.every(({ bank }) => bank.plain),
    write: (out, at, _, { bank }) => putPiece(out, at, bank.bank),
  },
  account: {
    label: 'Account number',
    group,
    default: true,
    synonyms: ['account number', 'accountnumber', 'bank account', 'account no', 'acc number'],
  },
  iban: {
    label: 'IBAN',
    group,
    default: true,
    synonyms: ['international bank account number'],
    needs: (country) => country.facts.bban !== undefined,
    validator: iban,
    plain: true,
    write(out, at, random, p) {
      const { code, facts } = p.country;
      const { bytes } = out;
      bytes[at] = code.charCodeAt(0) - 32;
      bytes[at + 1] = code.charCodeAt(1) - 32;
      const from = at + 4;
      const { bban } = facts;
      const to =
        typeof bban === 'string'
          ? picture(bban)(out, from, random, p)
          : putText(out, from, String(bban?.(random, p)));
      putTwo(out, at + 2, 98 - mod97Bytes(bytes, from, to, code));
      return to;
    },
  },
  bankcode: { label: 'Bank code', group, synonyms: ['bank code', 'national bank code'] },
  branch: { label: 'Branch code', group, synonyms: ['branch code', 'bank branch'] },
  routing: { label: 'Routing number', group, synonyms: ['routing number', 'aba', 'aba number', 'rtn'] },
  sortcode: { label: 'Sort code', group, synonyms: ['sort code'] },
  bsb: { label: 'BSB', group, synonyms: ['bsb code', 'bsb number', 'bank state branch'] },
  ifsc: { label: 'IFSC', group, synonyms: ['ifsc code'] },
  clabe: { label: 'CLABE', group },
  cbu: { label: 'CBU', group },
  cci: { label: 'CCI', group },
  rib: { label: 'RIB', group },
  nib: { label: 'NIB', group },
  transit: { label: 'Transit number', group, synonyms: ['transit number'] },
  institution: { label: 'Institution number', group, synonyms: ['institution number'] },
  swift: {
    label: 'SWIFT / BIC',
    group,
    default: true,
    synonyms: ['bic', 'swift code', 'bic code', 'swift bic', 'swiftcode'],
    validator: bic,
    plain: true,
    write: (out, at, _, { bank }) => putPiece(out, at, bank.bic),
  },
};
