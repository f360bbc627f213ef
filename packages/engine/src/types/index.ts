import type { Type } from '../model.ts';
import { codes } from './codes.ts';
import { internet } from './internet.ts';
import { numbers } from './numbers.ts';
import { texts } from './texts.ts';
import { times } from './times.ts';

/** The interface's order. */
const ORDER =
  'uuid guid objectid sequence bool int float digits string enum date datetime time timestamp word words sentence paragraph slug email username domain url ipv4 ipv6 mac port color vin isbn imei ean card eth'.split(
    ' ',
  );

const all = [...codes, ...numbers, ...texts, ...times, ...internet];

/** The generic types by key. */
export const types: ReadonlyMap<string, Type> = new Map(
  ORDER.map((key) => [key, all.find((type) => type.key === key) as Type]),
);
