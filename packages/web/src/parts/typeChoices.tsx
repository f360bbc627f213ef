import { computed } from '@preact/signals';
import { countries, records } from '#catalogue';
import { useAnswer } from '../answer.ts';
import { call } from '../engine.ts';
import { fields } from '../schemaFields.ts';
import { Choices } from './control.tsx';

/** A generic type from the engine's list. */
export interface TypeNote {
  readonly key: string;
  readonly params: string;
}

/** The `id` of the suggestions that all columns share. A list for each column would create thousands of elements. */
export const TYPES = 'types';

/** Countries that the columns use, as a text that only changes when they do. */
const codes = computed(() => {
  const named = fields.value.map(({ type }) => /^([a-z]{2})\./i.exec(String(type))?.[1]?.toLowerCase());
  return countries.flatMap(({ code }) => (named.includes(code) ? [code] : [])).join(' ');
});

/** Suggestions for a column's type: generic types, all fields of the countries in use, and people of every country. */
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
