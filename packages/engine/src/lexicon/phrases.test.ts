import { describe, expect, it } from 'vitest';
import { byPhrase, labelNames, phrasesOf, spellingsOf } from './phrases.ts';

it('texts as phrases keep their order and number', () => {
  expect(phrasesOf(['Côte d’Ivoire', '', 'PIN (KRA)', 'ΤΗΛΈΦΩΝΟΣ', 'e-mail_address', 'Ελλάς Ελλάς'])).toEqual(
    ['cotedivoire', '', 'pinkra', 'τηλεφωνος', 'emailaddress', 'ελλαςελλας'],
  );
  expect(spellingsOf(['Côte d’Ivoire', '', 'e-mail_address']).phrases).toEqual([
    'cotedivoire',
    '',
    'emailaddress',
  ]);
  expect(phrasesOf([])).toEqual([]);
  expect(spellingsOf([]).phrases).toEqual([]);
  expect(phrasesOf([''])).toEqual(['']);
});

describe('a label', () => {
  it.each([
    ['PESEL', ['PESEL']],
    ['PESEL number', ['PESEL number', 'PESEL']],
    ['AHV-Nummer', ['AHV-Nummer', 'AHV']],
    ['TAJ-szám', ['TAJ-szám', 'TAJ']],
    ['KRA PIN', ['KRA PIN', 'KRA']],
    ['Phone no.', ['Phone no.', 'Phone']],
    ['Numéro de compte', ['Numéro de compte', 'compte']],
    ['Número da conta', ['Número da conta', 'conta']],
    ['Código postal', ['Código postal', 'postal']],
    ['Code du pays', ['Code du pays', 'pays']],
    ['SSN / ITIN', ['SSN / ITIN', 'SSN', 'ITIN']],
    ['Teudat Zehut (ID)', ['Teudat Zehut (ID)', 'Teudat Zehut', 'ID']],
    ['SSN/ITIN', ['SSN/ITIN', 'SSN', 'ITIN']],
    ['PIN (tax number)', ['PIN (tax number)', 'PIN', 'tax number', 'tax']],
    ['Personnummer', ['Personnummer']],
    ['Numéro  de  compte', ['Numéro  de  compte', 'compte']],
    ['Número  da  conta', ['Número  da  conta', 'conta']],
    ['Mi código postal', ['Mi código postal']],
    ['Tax number card', ['Tax number card']],
    ['Tax-number', ['Tax-number', 'Tax']],
    ['Telephone', ['Telephone']],
    ['Nrd', ['Nrd']],
    ['(ID)', ['(ID)', 'ID']],
  ])('%j is called %j', (label, names) => expect(labelNames(label)).toEqual(names));
});

it('of two meanings that share a name the first has it', () => {
  expect([
    ...byPhrase([
      ['id', ['National ID', '']],
      ['tax', ['tax', 'national-id', 'Tax ID']],
      ['none', []],
      ['vat', ['VAT']],
    ]),
  ]).toEqual([
    ['nationalid', 'id'],
    ['national id', 'id'],
    ['tax', 'tax'],
    ['taxid', 'tax'],
    ['tax id', 'tax'],
    ['vat', 'vat'],
  ]);
});

it.each([
  ['La Plata', 'la plata'],
  ['rodné číslo', 'rodne cislo'],
  ['U.S. Bank', 'us bank'],
  ["L'Aquila", 'l aquila'],
  ['My ID', 'my id'],
  ['ID of the bank no', 'id ofthebank no'],
  ['Rio de Janeiro', undefined],
  ['Inde', undefined],
  ['', undefined],
])('%j keeps words of sentences at its ends apart', (text, phrase) =>
  expect(spellingsOf(['PESEL', text]).apart).toEqual([undefined, phrase]),
);
