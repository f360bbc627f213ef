import { icaoDigit } from '../checksum/icao.ts';
import type { Checker, Sex } from '../model.ts';
import { dayShown, part, reasonIf } from './rules.ts';
import { checker } from './standard.ts';

/** Returns the checks of a passport's machine-readable zone, with the states of Doc 9303 and their countries. */
export function mrzChecker(states: () => ReadonlyMap<string, string | undefined>): Checker {
  // Returns the fault of a state code that does not exist; `what` names its owner.
  const stateFault = (what: string, code: string) =>
    reasonIf(
      !states().has(code),
      `${what} ${code} is not a state of Doc 9303, should be ISO 3166's three letters`,
    );
  return checker({
    id: 'mrzTd3',
    label: 'ICAO TD3 passport MRZ',
    written: 'P{4[A-Z<]}{39[A-Z<]} [A-Z0-9]{8[A-Z0-9<]}#{3[A-Z<]}{6[0-9<]}#[A-Z<]{6#}#{14[A-Z0-9<]}[0-9<]#',
    form: /^[^\r\n]{44}(?:\r?\n)?[^\r\n]{44}$/,
    separators: '\r\n',
    print: (number) => `${number.slice(0, 44)}\n${number.slice(44)}`,
    exact: true,
    mend: withChecks,
    rules: {
      country: (number) => stateFault('issuer', number.slice(2, 5)),
      name: (number) =>
        reasonIf(
          !NAMES.test(number.slice(5, 44)),
          `names are ${number.slice(5, 44)}, should be FAMILY<<GIVEN<NAMES<<<`,
        ),
      nationality: (number) => stateFault('nationality', number.slice(54, 57)),
      date: (number) => dateFault(number.slice(57, 63)),
      sex: part([64, 65], /[MF<]/, 'sex is #, should be M, F or <'),
      expiry: (number) => dateFault(number.slice(65, 71)),
    },
    wrong: {
      country: (number) => put(number, 2, 'ZZZ'),
      name: (number) => `${number.slice(0, 5)}<${number.slice(5, 43)}${number.slice(44)}`,
      nationality: (number) => put(number, 54, 'ZZZ'),
      date: (number, random) => put(number, 59, random.pick(['13', '00', '99'])),
      sex: (number, random) => put(number, 64, random.pick('XHW')),
      expiry: (number, random) => put(number, 67, random.pick(['13', '00', '99'])),
    },
    reads: (number) => ({
      country: states().get(number.slice(2, 5)),
      nationality: states().get(number.slice(54, 57)),
      sex: SEXES[number.charAt(64)],
    }),
  });
}

/** Returns the 88 characters with correct check digits. */
function withChecks(zone: string): string {
  const line = zone.slice(44);
  const number = line.slice(0, 9) + icaoDigit(line.slice(0, 9));
  const birth = line.slice(13, 19) + icaoDigit(line.slice(13, 19));
  const own = line.slice(28, 42);
  const end = line.slice(21, 27) + icaoDigit(line.slice(21, 27)) + own;
  const rest = end + (line[42] === '<' && own === NONE ? '<' : icaoDigit(own));
  return (
    zone.slice(0, 44) +
    (number + line.slice(10, 13)) +
    (birth + line.charAt(20)) +
    (rest + icaoDigit(number + birth + rest))
  );
}

/** Returns the fault of a date, in the 20th or 21st century. An unknown part of it counts as valid. */
function dateFault(yymmdd: string): string | undefined {
  const known = yymmdd.replace(/<<<<$/, '0101').replace(/<<$/, '01');
  const isRight = yymmdd === '<<<<<<' || (/^\d{6}$/.test(known) && dayShown(known, 'YYMMDD') !== undefined);
  return reasonIf(!isRight, `${yymmdd} is not a date, should be YYMMDD of a day that exists`);
}

/** `<` means unknown. */
const SEXES: Readonly<Record<string, Sex>> = { M: 'male', F: 'female' };

/** Replaces characters from a position on. */
function put(zone: string, at: number, text: string): string {
  return zone.slice(0, at) + text + zone.slice(at + text.length);
}

const NAMES = /^[A-Z]+(?:<[A-Z]+)*(?:<<[A-Z]+(?:<[A-Z]+)*)?<*$/;

const NONE = '<'.repeat(14);
