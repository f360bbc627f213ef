import { vectors } from '../../../../test/support/vectors.ts';
import { beVat } from './beVat.ts';

vectors(beVat, {
  // stdnum's tests (403019261, 0417497106, 428759497); BE0606838532 and BE1001686633: the Crossroads
  // Bank's own samples, quoted in jsvat's issue 129; BE0417710407: a listed company (D'Ieteren).
  valid: [
    'BE0403019261',
    'BE 0403.019.261',
    '0403.019.261',
    '403.019.261',
    'be403019261',
    'BE 0417497106',
    'BE0428759497',
    'BE0606838532',
    'BE1001686633',
    'BE0417710407',
    'BE0 677171648',
  ],
  invalid: {
    'a wrong check': 'BE0403019262',
    'a first digit above 1': 'BE2403019206',
    'two leading zeros': 'BE0040301916',
    'nothing but zeros': 'BE0000000097',
    'too long': 'BE04030192610',
    'another country': 'NL0403019261',
    'a letter': 'BE04030192A1',
  },
});
