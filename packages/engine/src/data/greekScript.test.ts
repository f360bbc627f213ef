import { describe, expect, it } from 'vitest';
import { greekFeminine, greekToLatin } from './greekScript.ts';

describe('greekToLatin', () => {
  it.each([
    ['Γεώργιος', 'Georgios'],
    ['Ευάγγελος', 'Evangelos'],
    ['Ελευθέριος', 'Eleftherios'],
    ['Παύλος', 'Pavlos'],
    ['Μπακάλης', 'Bakalis'],
    ['Λάμπρος', 'Lampros'],
    ['Νικολαΐδης', 'Nikolaidis'],
    ['Παπαϊωάννου', 'Papaioannou'],
    ['Χατζηγεωργίου', 'Chatzigeorgiou'],
    ['Άγγελος', 'Angelos'],
    ['Μυρσίνη', 'Myrsini'],
  ])('writes %s as %s', (greek, latin) => expect(greekToLatin(greek)).toBe(latin));
});

describe('greekFeminine', () => {
  it.each([
    ['Παπαδόπουλος', 'Παπαδοπούλου'],
    ['Ιωαννίδης', 'Ιωαννίδου'],
    ['Νικολαΐδης', 'Νικολαΐδου'],
    ['Παπαδάκης', 'Παπαδάκη'],
    ['Σαμαράς', 'Σαμαρά'],
    ['Κοντός', 'Κοντού'],
    ['Οικονόμου', 'Οικονόμου'],
  ])('makes %s %s', (masculine, feminine) => expect(greekFeminine(masculine)).toBe(feminine));
});
