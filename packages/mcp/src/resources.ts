import { ResourceNotFoundError, ResourceTemplate } from '@modelcontextprotocol/server';
import { catalogue, Problem } from 'specimen-data';
import { completeCountry, completeField } from './complete.ts';

/** A page of the catalogue with a fixed address. */
export interface Page {
  readonly name: string;
  readonly uri: string;
  readonly title: string;
  readonly description: string;
  read(): unknown;
}

/** Pages of one kind; the variable of the template is the last part of the address. */
export interface Pages {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly template: ResourceTemplate;
  read(word: string): unknown;
}

export const pages: readonly Page[] = [
  {
    name: 'catalog',
    uri: 'specimen://catalog',
    title: 'Catalogue',
    description: 'Every country with its fields and presets.',
    read: once(() => listed('countries', catalogue.catalog())),
  },
  {
    name: 'fields',
    uri: 'specimen://fields',
    title: 'Fields',
    description: 'Every field, with how many countries have it.',
    read: once(() => listed('fields', catalogue.fields())),
  },
  {
    name: 'types',
    uri: 'specimen://types',
    title: 'Generic types',
    description: 'The types that belong to no country, with their parameters.',
    read: once(() => listed('types', catalogue.types())),
  },
  {
    name: 'validators',
    uri: 'specimen://validators',
    title: 'Validators',
    description: 'The validators by id and label.',
    read: once(() => listed('validators', catalogue.validators())),
  },
];

export const collections: readonly Pages[] = [
  {
    name: 'country',
    title: 'Country',
    description: 'The fields, records and presets of a country.',
    template: new ResourceTemplate('specimen://countries/{country}', {
      list: listing('countries', () =>
        catalogue.countries().map(({ code, name }) => ({ key: code, title: name })),
      ),
      complete: { country: completeCountry },
    }),
    read: (country) => catalogue.country(country),
  },
  {
    name: 'field',
    title: 'Field',
    description: 'The countries that have a field.',
    template: new ResourceTemplate('specimen://fields/{field}', {
      list: listing('fields', () =>
        catalogue.fields().map(({ field, label }) => ({ key: field, title: label })),
      ),
      complete: { field: completeField },
    }),
    read: (field) => catalogue.field(field),
  },
];

/** A resource's contents; a name that is not known is a resource that is not there. */
export function contents(
  uri: URL,
  read: () => unknown,
): { contents: { uri: string; mimeType: string; text: string }[] } {
  try {
    return { contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(read()) }] };
  } catch (error) {
    throw error instanceof Problem ? new ResourceNotFoundError(uri.href, error.message) : error;
  }
}

/** A part of an address as the word it stands for. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Problem('unknown', `${JSON.stringify(part)} is not percent-encoded text`);
  }
}

function listing(folder: string, entries: () => readonly { key: string; title: string }[]) {
  const list = once(() => ({
    resources: entries().map(({ key, title }) => ({ uri: `specimen://${folder}/${key}`, name: key, title })),
  }));
  return () => list();
}

function listed(name: string, items: readonly unknown[]): unknown {
  return { count: items.length, [name]: items };
}

/** A value that is made at the first call. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
