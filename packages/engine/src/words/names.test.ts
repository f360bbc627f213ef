import { describe, expect, it } from 'vitest';
import type { Country } from '../model.ts';
import { isBrandWord, NamedEntries } from './names.ts';

/** Returns a country of which only the names are known. */
function country(code: string, facts: object): Country {
  return { code, name: 'Ourland', facts } as unknown as Country;
}

const ours = country('ol', {
  aliases: 'Ours The_Ourish_Isles',
  cards: 'visa:60 girocard:40',
  places: {
    columns: 'city region',
    rows: `
      Ponte|Northern Province
      Alba City|Northern Province
      Alba|South
      上海|South`,
    others: '@Ponte=Bridge|Pon; South=Sud; Nowhere=Never',
  },
  banks: {
    columns: 'bic bank',
    rows: `
      SBOUOLXX|State Bank of Ourland
      OTBKOLXX|Ourland Trust (Otrust)
      DOMUOLXX|Second House (Domus)
      PEOPOLXX|People's Bank of Ponte
      ALBAOLXX|Alba Bank
      SPKAOLXX|Sparkasse Ost
      SPKBOLXX|Sparkasse West
      SPKCOLXX|Sparkasse Mitte
      CRUAOLXX|Union Credit Ost
      CRUBOLXX|Union Credit West
      ENBDOLXX|Emir NBD
      JTWOOLXX|J&T Two
      BNKTOLXX|Bank Tre
      BNKVOLXX|Bank Vier
      SOLEOLXX|Sole`,
    others: 'State Bank of Ourland=SB1',
  },
});

const theirs = country('tl', {
  aliases: '',
  cards: 'visa:100',
  places: { columns: 'region city', rows: 'West|Alba' },
  banks: { columns: 'bank bic', rows: 'Sole|SOLETLXX' },
});

describe('the names of countries', () => {
  const names = new NamedEntries([ours, theirs], (phrase) => phrase === 'taken' || phrase === 'otrust');
  const told = (phrase: string) =>
    names
      .of(phrase)
      ?.map((named) => `${named.country.code} ${named.kind} ${named.name}${named.other ? ' too' : ''}`);

  it.each([
    // places, by their names, shorter ones and others
    ['ponte', ['ol city Ponte']],
    ['bridge', ['ol city Ponte too']],
    ['pon', ['ol city Ponte']],
    ['northernprovince', ['ol region Northern Province']],
    ['northern', ['ol region Northern Province']],
    ['albacity', ['ol city Alba City']],
    ['alba', ['ol city Alba', 'tl city Alba']],
    ['sud', ['ol region South too']],
    ['never', undefined],
    ['west', ['tl region West']],
    // banks: by name, BIC, without form and country, by what stands in brackets, by initials
    ['statebankofourland', ['ol bank State Bank of Ourland']],
    ['sbouolxx', ['ol bank State Bank of Ourland']],
    ['sbouolxx123', ['ol bank State Bank of Ourland']],
    ['sboutlxx123', undefined],
    ['statebank', ['ol bank State Bank of Ourland']],
    ['state', ['ol bank State Bank of Ourland']],
    ['sbo', ['ol bank State Bank of Ourland']],
    ['sb1', ['ol bank State Bank of Ourland']],
    ['ourlandtrust', ['ol bank Ourland Trust (Otrust)']],
    ['trust', ['ol bank Ourland Trust (Otrust)']],
    ['otrust', undefined],
    ['domus', ['ol bank Second House (Domus)']],
    ['peoplebankofponte', ["ol bank People's Bank of Ponte"]],
    ['jttwo', ['ol bank J&T Two']],
    ['enbd', ['ol bank Emir NBD']],
    ['ab', undefined],
    ['s', undefined],
    ['sole', ['ol bank Sole', 'tl bank Sole']],
    // what three banks begin with, or two with two words; forms are no names
    ['sparkasse', ['ol bank Sparkasse']],
    ['unioncredit', ['ol bank Union Credit']],
    ['union', undefined],
    ['sparkasseost', ['ol bank Sparkasse Ost']],
    // brands
    ['visa', ['ol brand visa', 'tl brand visa']],
    ['girocard', ['ol brand girocard']],
    ['troy', []],
    ['', undefined],
    ['constructor', undefined],
  ])('%j: %j', (phrase, expected) => expect(told(phrase)).toEqual(expected));

  it('in scripts without spaces, and those of cities, are listed', () => {
    expect(names.unspaced).toContain('上海');
    expect(names.unspaced).not.toContain('Alba');
    expect(names.phrases('city')).toEqual(['ponte', 'albacity', 'alba', '上海', 'bridge', 'pon']);
  });
});

it.each([
  ['visa', true],
  ['express', true],
  ['amex', true],
  ['bank', false],
])('%j stands in the name of a card brand: %s', (word, expected) => expect(isBrandWord(word)).toBe(expected));
