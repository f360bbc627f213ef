import { coded, part, reasonIf } from '../standard/rules.ts';
import { standard } from '../standard/standard.ts';

/**
 * NRT, the tax number of persons and firms in Andorra: a letter for the kind, six digits and a control letter whose
 * rule is not published. Residents (F) have numbers up to 699999, companies (A, L) those from 700000 to 799999. Source:
 * python-stdnum, `ad.nrt`, after the OECD's sheet of tax numbers.
 */
export const adNrt = standard({
  id: 'adNrt',
  label: 'NRT (Andorra)',
  written: '@-######-@',
  separators: ' ',
  rules: {
    type: part([0, 1], kinds(), 'no kind of taxpayer has the letter #, should be F, E, A, L or another kind'),
    series: (nrt) => reasonIf(!isInSeries(nrt), `${nrt.slice(1, 7)} is not of the series of ${nrt[0]}`),
  },
  reads: (nrt) => ({ type: kinds().get(nrt.slice(0, 1))?.replace('_', ' ') }),
  make: (random) => `F-${String(random.int(1000, 399_999)).padStart(6, '0')}-${random.chars(1, CONTROLS)}`,
});

/** Letters that are written as control letters. */
const CONTROLS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Returns the kinds of taxpayers by letter; python-stdnum allows them without names; D and G are named by the usual reading, C, O, P and U are other kinds. */
function kinds(): ReadonlyMap<string, string> {
  return coded('F:resident E:non-resident A:company L:company D:public_body G:association C,O,P,U:other');
}

function isInSeries(nrt: string): boolean {
  const serial = Number(nrt.slice(1, 7));
  if (/^[AL]/.test(nrt)) return serial >= 700_000 && serial < 800_000;
  return !nrt.startsWith('F') || serial < 700_000;
}
