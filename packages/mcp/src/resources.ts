import {
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { SERVICE_CONTEXT } from '@specimen/runtime/context';
import { catalogue, Problem } from 'specimen-data';
import { type Answer, type Operation, onFirstUse, operations, perform } from 'specimen-data/internal';
import { completeCountry, completeField } from './complete.ts';
import type { Desk } from './desk.ts';
import { writeText } from './write.ts';

/** A page of the catalogue with a fixed address. */
export interface Page {
  readonly title: string;
  readonly operation: Operation;
}

/** Pages of one kind: the operation's parameter is the last part of the address. */
export interface Collection extends Page {
  readonly parameter: string;
  readonly template: ResourceTemplate;
}

const { catalog, fields, types, validators, country, field } = operations;

export const pages: readonly Page[] = [
  { title: 'Catalogue', operation: catalog },
  { title: 'Fields', operation: fields },
  { title: 'Generic types', operation: types },
  { title: 'Validators', operation: validators },
];

export const collections: readonly Collection[] = [
  {
    ...{ title: 'Country', operation: country, parameter: 'country' },
    template: new ResourceTemplate('specimen://countries/{country}', {
      list: () => countryPages(),
      complete: { country: completeCountry },
    }),
  },
  {
    ...{ title: 'Field', operation: field, parameter: 'field' },
    template: new ResourceTemplate('specimen://fields/{field}', {
      list: () => fieldPages(),
      complete: { field: completeField },
    }),
  },
];

const countryPages = onFirstUse(() => ({
  resources: catalogue.countries('all').map(({ code, name }) => page('countries', code, name)),
}));
const fieldPages = onFirstUse(() => ({
  resources: catalogue.fields().map(({ field, label }) => page('fields', field, label)),
}));

function page(folder: string, name: string, title: string): { uri: string; name: string; title: string } {
  return { uri: `specimen://${folder}/${name}`, name, title };
}

/** Reads a page. */
export function pageReader({ operation }: Page): (uri: URL, desk: Desk) => Promise<ReadResourceResult> {
  return (uri, desk) => contents(uri, desk, () => perform(operation, SERVICE_CONTEXT, {}));
}

/** Reads a page of a collection by its address. */
export function readFrom(
  { operation, parameter }: Collection,
  uri: URL,
  desk: Desk,
): Promise<ReadResourceResult> {
  const word = uri.pathname.slice(1);
  return contents(uri, desk, () => perform(operation, SERVICE_CONTEXT, { [parameter]: decoded(word) }));
}

/** A resource's contents; a name that is not known is a resource that is not there. */
async function contents(uri: URL, { budget }: Desk, ask: () => Answer): Promise<ReadResourceResult> {
  try {
    const text = await budget.inTurn(async () => writeText(ask().parts, 0, budget));
    return { contents: [{ uri: uri.href, mimeType: 'application/json', text }] };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.kind === 'unknown') throw new ResourceNotFoundError(uri.href, error.message);
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
  }
}

/** A part of an address as the word it stands for. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Problem('unknown-path', `${JSON.stringify(part)} is not percent-encoded text`);
  }
}
