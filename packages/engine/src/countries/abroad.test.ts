import { expect, it } from 'vitest';
import { engine } from '../engine.ts';
import { fr } from './fr.ts';
import { it as italy } from './it.ts';

const { generate } = engine([italy, fr]);

interface Person {
  readonly last: string;
  readonly dob: string;
  readonly id: string;
  readonly ssn: string;
}

function persons(code: string, key: string): readonly Person[] {
  return generate(`${code}.full`, { n: 4000, seed: 'abroad', fields: ['last', 'dob', key] }) as never;
}

it('tells in a codice fiscale the land that people came from, of the young only some', () => {
  const landsOf = (last: RegExp, born: (year: number) => boolean) =>
    new Set(
      persons('it', 'id')
        .filter((each) => last.test(each.last) && born(Number(each.dob.slice(0, 4))))
        .map(({ id }) => (/Z[0-9]{3}.$/.test(id) ? id.slice(11, 15) : 'Italy')),
    );
  const [old, young] = [(year: number) => year < 1990, (year: number) => year >= 1990];
  expect(landsOf(/^(?:Popescu|Munteanu|Ionescu)$/, old)).toEqual(new Set(['Z129']));
  expect(landsOf(/^(?:El Amrani|Bennani|Chaoui)$/, old)).toEqual(new Set(['Z330', 'Z336', 'Z352']));
  expect(landsOf(/^(?:Chen|Zhou|Zhang)$/, old)).toEqual(new Set(['Z210']));
  expect(landsOf(/^(?:Chen|Zhou|Zhang|Hu|Lin)$/, young)).toEqual(new Set(['Z210', 'Italy']));
  expect(landsOf(/^(?:Rossi|Russo|Ferrari)$/, () => true)).toEqual(new Set(['Italy']));
});

it('tells in a NIR the land where people were born since the codes of today', () => {
  const abroad = persons('fr', 'ssn').filter(({ ssn }) => ssn.startsWith('99', 8));
  expect(abroad.length).toBeGreaterThan(100);
  expect(abroad.length).toBeLessThan(400);
  expect(abroad.filter(({ dob }) => dob < '1964')).toEqual([]);
  const portuguese = abroad.filter(({ last }) => /^(?:Ferreira|Pereira|Da Silva|Rodrigues)$/.test(last));
  expect(new Set(portuguese.map(({ ssn }) => ssn.slice(8, 14)))).toEqual(new Set(['99 139']));
});
