import { expect, it } from 'vitest';
import { withoutOperators } from './operators.ts';

it.each([
  ["sex <> 'M'", " not sex 'M'"],
  ['not (gender = F)', ' not sex F)'],
  ['city not in (Warsaw, Kraków)', ' not in Warsaw and not in  Kraków'],
  ['country != DE', ' not from DE'],
  ['bank ≠ KCB, age != 30', ' not KCB,  not aged 30'],
  ['all fields != email', 'all fields  not email'],
  ['email != null', 'email '],
  ['Kenya !male', 'Kenya not male'],
  ['Hello !please', 'Hello !please'],
  ['bic=no', 'bic ¬no'],
  ['iban: true, phone: n/a', 'iban ✓true, phone ¬none'],
  ['has_email = 0', 'has_email ¬0'],
  ['n = 0', 'n = 0'],
  ['country: no, valid: false', 'country: no, valid: false'],
  ['passport no: Kenya', 'passport no: Kenya'],
  ['passport no, Kenya', 'passport no, Kenya'],
  ['iban yes, bic no', 'iban ✓yes, bic ¬no'],
  ['women ✗ Kenya', 'women ¬no, Kenya'],
  ['✅ iban ❌ bic', ', with  iban , without  bic'],
])('%s is read as %j', (request, words) => expect(withoutOperators(request)).toBe(words));
