import { catalogue } from '@specimen/engine';
import { jsonAnswer } from '../generation.ts';
import * as P from '../parameters.ts';
import type { Answer, Route } from '../route.ts';
import { counted, ref } from '../schemas.ts';
import { json } from './media.ts';

/** What can be generated. */
export const catalogueRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/countries',
    id: 'listCountries',
    tag: 'Catalogue',
    summary: 'List the countries',
    ok: json(counted('countries', ref('Country')), {
      count: 1,
      countries: [{ code: 'de', name: 'Germany', flag: '🇩🇪', currency: 'EUR', group: 'Europe' }],
    }),
    errors: [],
    handle: constant(() => listed('countries', catalogue.countries())),
  },
  {
    method: 'GET',
    path: '/catalog',
    id: 'getCatalog',
    tag: 'Catalogue',
    summary: 'List every country with its fields and presets',
    ok: json(counted('countries', ref('CatalogEntry')), {
      count: 1,
      countries: [
        {
          code: 'de',
          name: 'Germany',
          currency: 'EUR',
          group: 'Europe',
          fields: [{ key: 'iban', label: 'IBAN', group: 'banking', certified: true }],
          presets: ['kyc'],
        },
      ],
    }),
    errors: [],
    handle: constant(() => listed('countries', catalogue.catalog())),
  },
  {
    method: 'GET',
    path: '/fields',
    id: 'listFields',
    tag: 'Catalogue',
    summary: 'List the fields, with how many countries have them',
    ok: json(counted('fields', ref('FieldSummary')), {
      count: 1,
      fields: [{ field: 'iban', label: 'IBAN', count: 46, certified: 46 }],
    }),
    errors: [],
    handle: constant(() => listed('fields', catalogue.fields())),
  },
  {
    method: 'GET',
    path: '/fields/{field}',
    id: 'getField',
    tag: 'Catalogue',
    summary: 'List the countries that have a field',
    params: [P.FIELD],
    ok: json(ref('FieldDetail'), {
      field: 'iban',
      label: 'IBAN',
      count: 1,
      countries: [{ code: 'de', certified: true }],
    }),
    errors: [404],
    handle: ({ params: [field] }) => jsonAnswer(catalogue.field(field as string)),
  },
  {
    method: 'GET',
    path: '/types',
    id: 'listTypes',
    tag: 'Catalogue',
    summary: 'List the generic types',
    ok: json(counted('types', ref('TypeInfo')), {
      count: 1,
      types: [{ key: 'uuid', label: 'UUID version 4', params: '' }],
    }),
    errors: [],
    handle: constant(() => listed('types', catalogue.types())),
  },
  {
    method: 'GET',
    path: '/{country}',
    id: 'getCountry',
    tag: 'Catalogue',
    summary: 'Describe a country',
    params: [P.COUNTRY],
    ok: json(ref('CountryDetail'), {
      code: 'de',
      name: 'Germany',
      currency: 'EUR',
      records: ['person', 'full', 'company', 'product'],
      fields: [{ key: 'iban', label: 'IBAN', default: true, num: false, money: false, img: false }],
      presets: [{ key: 'kyc', name: 'KYC identity check' }],
    }),
    errors: [404],
    handle: ({ params: [country] }) => jsonAnswer(catalogue.country(country as string)),
  },
];

/** An answer that is the same every time, made at the first call. */
function constant(make: () => unknown): Route['handle'] {
  let answer: Answer | undefined;
  return () => {
    answer ??= jsonAnswer(make());
    return answer;
  };
}

function listed(name: string, items: readonly unknown[]): unknown {
  return { count: items.length, [name]: items };
}
