import type { Type } from '../model.ts';
import { codes } from './codes.ts';
import { internet } from './internet.ts';
import { numbers } from './numbers.ts';
import { textTypes } from './texts.ts';
import { times } from './times.ts';

const all = [...codes, ...numbers, ...textTypes, ...times, ...internet];

/** The types that the public interface promises, in its order; others follow. */
const NAMED =
  'uuid guid objectid sequence bool int float digits string enum date datetime time timestamp word words sentence paragraph slug email username domain url ipv4 ipv6 mac port color vin isbn imei ean card eth'.split(
    ' ',
  );

/** The generic types by key. */
export const types: ReadonlyMap<string, Type> = new Map(
  [
    ...NAMED.map((key) => all.find((type) => type.key === key) as Type),
    ...all.filter(({ key }) => !NAMED.includes(key)),
  ].map((type) => [type.key, type]),
);
