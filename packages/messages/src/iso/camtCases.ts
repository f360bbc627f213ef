import { currencyDigits } from 'specimen-data/internal';
import type { Story } from '../story/story.ts';
import type { CamtKind } from './camt.ts';
import type { CaseEdit, IsoCases } from './cases.ts';
import { type Editable, type EditableValue, put, valueAt } from './edit.ts';
import { isoDay } from './parts.ts';
import { broken, invalid, plusOne, textCases, wrongIban } from './paymentCases.ts';
import { Amount } from './writer.ts';

/** Returns the cases of a kind of account information. */
export function camtCases({ root, element, balances }: CamtKind): IsoCases {
  return ({ story, profile, root: node }) => {
    const known = (path: string) => node.at(`${root}/${element}/Ntry/NtryDtls/TxDtls/${path}`) !== undefined;
    const statement = `${root}/${element}/0`;
    const entry = `${statement}/Ntry/0`;
    const details = `${entry}/NtryDtls/0/TxDtls/0`;
    const digits = currencyDigits(story.currency);
    const set =
      (path: string, change: (value: EditableValue) => EditableValue | undefined) => (tree: Editable) => {
        const value = valueAt(tree, path);
        if (value === undefined) return false;
        put(tree, path, change(value));
        return undefined;
      };
    const text = (path: string, change: (text: string) => string) =>
      set(path, (value) => change(String(value)));
    const amount = (path: string, change: (text: string) => string) =>
      set(path, (value) => new Amount((value as Amount).currency, change((value as Amount).text)));
    const right: CaseEdit[] = [
      { case: 'plain', why: 'usual entries, a statement for each day' },
      { case: 'single', why: 'one entry', story: { n: 1 } },
      { case: 'many', why: 'entries on several days', story: { n: 12 } },
      { case: 'returned', why: 'payments that came back, each an entry', story: { returned: 1 } },
      {
        case: 'not-provided',
        why: 'an entry whose end-to-end id is not known',
        edit: text(`${details}/Refs/EndToEndId`, () => 'NOTPROVIDED'),
      },
      {
        case: 'longest',
        why: 'the longest end-to-end id',
        edit: text(`${details}/Refs/EndToEndId`, (id) => id.padEnd(35, '0')),
      },
      { case: 'empty', why: 'no entry: every payment was refused', story: { rejected: 1 } },
    ];
    const wrong: (CaseEdit | undefined)[] = [
      broken(
        'count',
        null,
        'the number of entries is one too many',
        text(`${statement}/TxsSummry/TtlNtries/NbOfNtries`, (count) => String(Number(count) + 1)),
      ),
      broken(
        'sum',
        null,
        'the sum of entries is wrong',
        text(`${statement}/TxsSummry/TtlNtries/Sum`, plusOne),
      ),
      balances?.[1] === 'CLBD'
        ? broken('balance', null, 'opening balance and entries do not give the closing balance', (tree) => {
            // The last statement: no other begins with its balance.
            const list = valueAt(tree, `${root}/${element}`) as Editable[];
            return amount(`${root}/${element}/${list.length - 1}/Bal/1/Amt`, plusOne)(tree);
          })
        : undefined,
      broken(
        'checksum',
        'AC01',
        'an IBAN has wrong check digits',
        set(`${statement}/Acct/Id/IBAN`, wrongIban),
      ),
      broken(
        'iban',
        'AC01',
        'an IBAN lacks its last digit',
        text(`${statement}/Acct/Id/IBAN`, (iban) => iban.slice(0, -1)),
      ),
      broken(
        'bic-country',
        'RC01',
        'a BIC has a country that does not exist',
        text(`${details}/RltdAgts/CdtrAgt/FinInstnId/BICFI`, (bic) => `${bic.slice(0, 4)}QQ${bic.slice(6)}`),
      ),
      invalid(
        'bic',
        'RC01',
        'a BIC is one character short',
        text(`${details}/RltdAgts/CdtrAgt/FinInstnId/BICFI`, (bic) => bic.slice(0, 7)),
      ),
      broken('duplicate', 'AM05', "two entries have the same bank's reference", (tree) => {
        const paths = entriesIn(tree, `${root}/${element}`);
        const [first = '', second] = paths;
        if (second === undefined) return false;
        put(tree, `${second}/AcctSvcrRef`, valueAt(tree, `${first}/AcctSvcrRef`));
        return undefined;
      }),
      profile.key === 'iso'
        ? undefined
        : broken(
            'characters',
            'CH16',
            `a name has a character outside ${profile.characters.name}`,
            text(`${statement}/Acct/Ownr/Nm`, (name) => `${name.slice(0, 60)} 株`),
          ),
      invalid(
        'length',
        'CH16',
        'an end-to-end id has 36 characters',
        text(`${details}/Refs/EndToEndId`, (id) => id.padEnd(36, '0')),
      ),
      invalid(
        'date',
        'DT01',
        'a booking day does not exist',
        text(`${entry}/BookgDt/Dt`, (day) => `${day.slice(0, 4)}-02-30`),
      ),
      broken(
        'holiday',
        'DT01',
        'a value day is a day without settlement',
        text(`${entry}/ValDt/Dt`, () => dayOff(story)),
      ),
      broken(
        'future',
        null,
        'an entry was booked after the file was written',
        text(`${entry}/BookgDt/Dt`, () => '2099-01-01'),
      ),
      broken(
        'currency',
        'AM03',
        "an entry's currency is not the account's",
        set(
          `${entry}/Amt`,
          (value) =>
            new Amount(story.currency === 'USD' ? 'AUD' : 'USD', withDigits((value as Amount).text, digits)),
        ),
      ),
      known('Amt')
        ? broken(
            'decimals',
            'AM12',
            `an amount has ${digits + 1} decimals`,
            amount(`${details}/Amt`, (value) => `${value}${digits === 0 ? '.' : ''}5`),
          )
        : undefined,
      invalid(
        'number',
        'AM12',
        'an amount is written with a comma',
        amount(`${entry}/Amt`, (value) => `${value.replace('.', '')},00`),
      ),
      invalid(
        'missing',
        'CH21',
        'an entry has no bank transaction code',
        set(`${entry}/BkTxCd`, () => undefined),
      ),
      invalid(
        'code',
        'CH16',
        'an entry is neither CRDT nor DBIT',
        text(`${entry}/CdtDbtInd`, () => 'ZZZZ'),
      ),
      broken(
        'reference',
        null,
        'a creditor reference has wrong check digits',
        set(`${details}/RmtInf`, () => ({
          Strd: [{ CdtrRefInf: { Tp: { CdOrPrtry: { Cd: 'SCOR' } }, Ref: 'RF19539007547034' } }],
        })),
      ),
      known('Refs/UETR')
        ? invalid(
            'uetr',
            'CH16',
            'a UETR is no UUID of version 4',
            text(`${details}/Refs/UETR`, (uetr) => `${uetr.slice(0, 14)}1${uetr.slice(15)}`),
          )
        : undefined,
      ...textCases(),
    ];
    return [...right, ...wrong.filter((each) => each !== undefined)];
  };
}

function entriesIn(tree: Editable, path: string): readonly string[] {
  const statements = valueAt(tree, path) as Editable[];
  return statements.flatMap(({ Ntry }, i) =>
    ((Ntry as Editable[] | undefined) ?? []).map((_, j) => `${path}/${i}/Ntry/${j}`),
  );
}

/** Returns the amount without decimals that another currency may not have. */
function withDigits(text: string, digits: number): string {
  return digits > 2 ? text.replace(/\.(\d\d)\d+$/, '.$1') : text;
}

/** Returns the last day before the story on which nothing is settled. */
function dayOff({ isWorkingDay, written }: Story): string {
  let at = written;
  while (isWorkingDay(at)) at--;
  return isoDay(at);
}
