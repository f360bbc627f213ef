import { operations } from '@specimen/messages/operations';
import { operations as engineOperations } from 'specimen-data/internal';
import { type Offer, toolOf } from './tool.ts';

const { generate, fetch, schema, dataset, batch, validate, identify, validators } = operations;
// A model gets the cases of numbers only; the files of message cases would be too long for it.
const { cases } = engineOperations;
const { countries, country, types, message, checkMessage } = operations;

/** The operations that are tools, in the order a model sees them. */
export const offers: readonly Offer[] = [
  {
    ...{ name: 'fetch', title: 'Fetch test data in words', operation: fetch, path: '/fetch' },
    use: 'Use it first when the user asks in words.',
    example: { q: 'name and CPF from Brazil', n: 10, format: 'csv' },
  },
  {
    ...{ name: 'generate', title: 'Generate test data', operation: generate, path: '/{spec}' },
    use: 'Use it when you know the spec; describe_country and list_types show the possible specs.',
    example: { spec: 'br.person', fields: 'name,id,phone', n: 20, format: 'csv' },
  },
  {
    ...{ name: 'list_countries', title: 'List the countries', operation: countries },
    use: 'Use it to find a country code.',
  },
  {
    ...{ name: 'describe_country', title: 'Describe a country', operation: country },
    use: 'Use it before generate to find the selectors of a country, which follow <country>. in a spec.',
  },
  {
    ...{ name: 'list_types', title: 'List the generic types', operation: types },
    use: 'Use it to see the parameters of types.',
  },
  {
    ...{
      name: 'generate_schema',
      title: 'Generate rows of your own schema',
      operation: schema,
      path: '/schema',
    },
    use: 'Use it for a table with given columns. In a row, all fields of a country belong to one person.',
  },
  {
    ...{ name: 'validate', title: 'Validate a value', operation: validate },
    use: 'Use it to verify an identifier or a negative test value.',
    example: { checks: [{ value: '44051401359', spec: 'pl.pesel' }] },
  },
  {
    ...{ name: 'cases', title: 'Valid and invalid values of a number', operation: cases },
    use: 'Use it for negative tests: each invalid value breaks one rule.',
  },
  {
    ...{ name: 'identify', title: 'Identify a value', operation: identify },
    use: 'Use it when you do not know what kind of number a value is.',
  },
  {
    ...{ name: 'list_validators', title: 'List the validators', operation: validators },
    use: 'Use it to find the id that validate takes.',
  },
  {
    ...{ name: 'dataset', title: 'Generate related tables', operation: dataset, path: '/datasets/{key}' },
    use: 'Use it to fill a database.',
    without: ['tables', 'where', 'offset', 'n', 'dialect'],
    needs: ['key'],
  },
  {
    ...{ name: 'message', title: 'Generate a payment file', operation: message, path: '/messages/{key}' },
    use: 'Use it for the files that banks exchange, such as pain.001 or camt.053.',
  },
  {
    ...{ name: 'check_message', title: 'Check a payment file', operation: checkMessage },
    use: 'Use it to find the faults of a payment file and their positions.',
  },
  {
    ...{ name: 'batch', title: 'Generate many specs at once', operation: batch, path: '/batch' },
    use: 'Use it for several kinds of data at once.',
    example: { requests: [{ spec: 'us.company', n: 2, key: 'sellers' }, { spec: 'any.int:1,6' }] },
  },
];

export const tools = offers.map(toolOf);
