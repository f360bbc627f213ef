import { computed } from '@preact/signals';
import { countries, records } from '#catalogue';
import { useAnswer } from '../answer.ts';
import { call } from '../engine.ts';
import { fields } from '../schemaFields.ts';
import { Choices } from './control.tsx';

/** A generic type as the engine lists it. */
export interface TypeNote {
  readonly key: string;
  readonly params: string;
}

/** The `id` of the choices that all columns share: a list each would be thousands of elements. */
export const TYPES = 'types';

/** The countries that columns name; as text, which stays the same while other things are typed. */
const codes = computed(() => {
  const named = fields.value.map(({ type }) => /^([a-z]{2})\./i.exec(String(type))?.[1]?.toLowerCase());
  return countries.flatMap(({ code }) => (named.includes(code) ? [code] : [])).join(' ');
});

/** What a column's type could be: generic types, the fields of the countries that are named, and people of all. */
export function TypeChoices({ types }: { readonly types: readonly TypeNote[] }) {
  const described = useAnswer(() =>
    Promise.all((codes.value.match(/\w+/g) ?? []).map((country) => call('describe', { country }))),
  );
  const choices = [
    ...types.map(({ key }) => key),
    ...(described.value.value ?? []).flatMap(({ code, fields }) =>
      [...records, ...fields.map(({ key }) => key)].map((key) => `${code}.${key}`),
    ),
    ...countries.map(({ code }) => `${code}.person`),
  ];
  return <Choices id={TYPES} choices={[...new Set(choices)]} />;
}
