import type { Checker, Citizen } from '../model.ts';
import { oneOf } from '../standard/oneOf.ts';
import { part, zeros } from '../standard/rules.ts';
import { checker } from '../standard/standard.ts';
import { thCheck, thNid, thProvinceFault, withThCheck } from './thNid.ts';

/**
 * Taxpayer identification number: a person's is the national ID; a juristic person's starts with 0, then province
 * (99 for public bodies, associations and others the Revenue Department numbers), kind of body, three digits of the
 * Buddhist year, five serial digits and the check digit of the national ID. Source: Revenue Department; Department
 * of Business Development, 13-digit registration number. Generated numbers are companies' (kind 5). `home` is the
 * two-digit province code.
 */
export const thTin = oneOf<Pick<Citizen, 'home'>>({
  id: 'thTin',
  label: 'TIN (Thailand)',
  of: [juristic(), thNid],
  make(random, { home }) {
    const year = String(random.int(530, 567));
    const body = `0${home ?? random.pick(['10', '10', '11', '12', '13', '20', '50', '83'])}5${year}${random.digits(5)}`;
    return body + thCheck(body);
  },
});

function juristic(): Checker {
  return checker({
    id: 'thTin',
    label: 'TIN (Thailand)',
    written: ['0############', '0-##-#-###-#####-#', '0-####-#####-##-#'],
    separators: ' ',
    mend: withThCheck,
    rules: {
      region: (number) => (number.startsWith('99', 1) ? undefined : thProvinceFault(number.slice(1, 3))),
      type: part([3, 4], /[1-9]/, 'kind of body is #, should be 1 to 9'),
    },
    wrong: { type: zeros(3, 4) },
    reads: (number) => ({
      type: 'legal person',
      region: number.startsWith('99', 1) ? undefined : number.slice(1, 3),
    }),
  });
}
