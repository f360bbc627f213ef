import { catalogue, Problem } from 'specimen-data';
import { absent, textOf } from '../arguments.ts';
import { array, boolean, counted, item, object, string } from '../schema.ts';
import { jsonReply, type Tool } from '../tool.ts';

const NOTHING = object({});

export const listCountries: Tool = {
  name: 'list_countries',
  title: 'List the countries',
  description:
    'List the countries with code, name, flag, currency and group. Use it to find a country code or to pick countries of a region. Examples: {} for the code of "South Korea"; {} for all that pay in EUR.',
  input: NOTHING,
  output: counted('countries', { code: string, name: string, flag: string, currency: string, group: string }),
  call: () => jsonReply(listed('countries', catalogue.countries())),
};

export const describeCountry: Tool = {
  name: 'describe_country',
  title: 'Describe a country',
  description:
    'List a country\'s fields, records and presets: all that may follow <country>. in a spec. Use it before generate when you do not know the field key. Examples: {"country":"de"}; {"country":"br"}.',
  input: object({ country: { ...string, description: 'A two-letter code, such as de.' } }),
  output: object({
    code: string,
    name: string,
    currency: string,
    records: array(string),
    fields: array(
      item({ key: string, label: string, default: boolean, num: boolean, money: boolean, img: boolean }),
    ),
    presets: array(item({ key: string, name: string })),
  }),
  call: (args) => jsonReply(catalogue.country(textOf(args, 'country', '"de"'))),
};

export const listTypes: Tool = {
  name: 'list_types',
  title: 'List the generic types',
  description:
    'List the types that belong to no country (uuid, int, date, email, vin, …) with their parameters. Use it before generate with any.<type>, or generate_schema. Examples: {} for the parameters of float; {} to see what dates there are.',
  input: NOTHING,
  output: counted('types', { key: string, label: string, params: string }),
  call: () => jsonReply(listed('types', catalogue.types())),
};

export const listValidators: Tool = {
  name: 'list_validators',
  title: 'List the validators',
  description:
    'List the validators by id and label. Use it to find the id that validate takes. Examples: {} for the id of the Polish PESEL; {"set":"all"} for the further ones too.',
  input: object({ set: { ...string, enum: ['all'], description: 'all: the further validators too.' } }, [
    'set',
  ]),
  output: counted('validators', { id: string, label: string }),
  call({ set }) {
    if (!absent(set) && set !== 'all') throw new Problem('bad', 'set must be "all" or left out');
    return jsonReply(listed('validators', catalogue.validators(set ?? undefined)));
  },
};

function listed(name: string, items: readonly unknown[]): object {
  return { count: items.length, [name]: items };
}
