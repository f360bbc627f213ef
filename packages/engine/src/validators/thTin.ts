import { bare } from '../kernel/text.ts';
import type { Citizen, Validator } from '../model.ts';
import { isThaiProvince, thCheck, thNid } from './thNid.ts';

/**
 * Taxpayer identification number: a person's is the national ID; a juristic person's starts with 0, then
 * province (99 for public bodies, associations and others the Revenue Department numbers), kind of body,
 * three digits of the Buddhist year, five serial digits and the check digit of the national ID.
 * Source: Revenue Department; Department of Business Development, 13-digit registration number.
 * Made numbers are companies' (kind 5). `home` is the two-digit province code.
 */
export const thTin: Validator<Pick<Citizen, 'home'>> = {
  id: 'thTin',
  label: 'TIN (Thailand)',
  valid(value) {
    if (!value.startsWith('0')) return thNid.valid(value);
    const printed = /^0[- ]?\d\d[- ]?\d[- ]?\d{3}[- ]?\d{5}[- ]?\d$|^0[- ]?\d{4}[- ]?\d{5}[- ]?\d\d[- ]?\d$/;
    if (!printed.test(value)) return false;
    const tin = bare(value);
    const province = tin.slice(1, 3);
    return (
      (province === '99' || isThaiProvince(province)) &&
      tin.charAt(3) !== '0' &&
      tin.endsWith(thCheck(tin.slice(0, 12)))
    );
  },
  make(random, { home }) {
    const year = String(random.int(530, 567));
    const body = `0${home ?? random.pick(['10', '10', '11', '12', '13', '20', '50', '83'])}5${year}${random.digits(5)}`;
    return body + thCheck(body);
  },
};
