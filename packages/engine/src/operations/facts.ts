import type { RowPersona } from '../draw/persona.ts';
import type { Column } from '../draw/source.ts';
import { putText } from '../kernel/bytes.ts';
import { Random } from '../kernel/random.ts';
import type { Word } from '../kernel/words.ts';
import { columnLanguages } from '../lexicon/columnNames.ts';
import type { Country } from '../model.ts';

/** A property of a person that is no field of its own: `de.person.age`. */
interface Fact {
  readonly of: (persona: RowPersona) => string;
  readonly isNumber?: true;
  /** Returns true if a country has it; every country does by default. */
  readonly in?: (country: Country) => boolean;
}

const FACTS: Readonly<Record<string, Fact>> = {
  age: { of: ({ age }) => String(age), isNumber: true },
  year: { of: ({ born }) => String(born.year), isNumber: true },
  middle: {
    of: (persona) => (persona.community.others.includes('middle') ? persona.middle : secondOf(persona)).text,
  },
  /** Income of a year. */
  salary: { of: ({ life }) => String(12 * life.income), isNumber: true },
  /** The family name and the second one, in countries where people have two. */
  family: { of: ({ family }) => family.text },
  family2: { of: ({ family2 }) => family2.text },
  salutation: { of: ({ country, sex }) => salutationsOf(country)[sex === 'male' ? 0 : 1] },
  /** The region in the abbreviation that addresses use: `NY`. */
  state: {
    of: ({ country, place }) => place[country.facts.places.short ?? 'region']?.text ?? '',
    in: ({ facts }) => facts.places.short !== undefined,
  },
  /** The house number in the street line, before or after the road. */
  house: { of: (persona) => houseIn(persona.cell('street').text(), persona) },
};

/** Returns a second given name, for people without another middle name. */
function secondOf({ community, sex, born, given, row }: RowPersona): Word {
  const names = community.given(sex, born.year);
  const random = SECOND.start(row);
  let name = names.draw(random);
  for (let i = 0; name === given && i < 9; i++) name = names.draw(random);
  return name;
}

const SECOND = new Random('person.middle');

function houseIn(line: string, { road, serial }: RowPersona): string {
  const at = line.indexOf(road.text);
  const [before, behind] = at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + road.text.length)];
  const number = before.match(HOUSES)?.pop() ?? behind.match(HOUSES)?.[0];
  // Houses in some streets have no number.
  return number ?? String(1 + (serial % 150));
}

const HOUSES = /\d+[A-Za-z]?(?![A-Za-z\d])/g;

/** The names of all facts. */
export const FACT_KEYS: readonly string[] = Object.keys(FACTS);

export function hasFact(country: Country, key: string): boolean {
  const fact = FACT_KEYS.includes(key) ? FACTS[key] : undefined;
  return fact !== undefined && (fact.in?.(country) ?? true);
}

/** Returns the text of a fact, for a country that has it. */
export function factOf(persona: RowPersona, key: string): string {
  return (FACTS[key] as Fact).of(persona);
}

/** Returns a fact as a column. */
export function factColumn(persona: RowPersona, key: string): Column {
  const { of, isNumber = false } = FACTS[key] as Fact;
  return {
    ...{ key, kind: isNumber ? 'number' : 'text', whole: isNumber, plain: isNumber },
    put: (out, at) => putText(out, at, of(persona)),
    stream: `${persona.scope}.person.${key}`,
    open: (row) => persona.open(row),
  };
}

function salutationsOf(country: Country): readonly [male: string, female: string] {
  return columnLanguages(country)[0]?.salutations ?? ['Mr', 'Ms'];
}
