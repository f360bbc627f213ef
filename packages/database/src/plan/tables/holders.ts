import type { SchemaColumn } from '../../schema.ts';
import type { Meaning } from '../columns/here.ts';
import { bare, wordsOf } from '../columns/words.ts';
import type { Draft } from './draft.ts';
import { ancestors } from './shape.ts';

/** The name of who has what a row is of, where the row belongs to somebody: `cardholder_name` of a customer's card. */
export function holderMeaning(draft: Draft, column: SchemaColumn, { making }: Meaning): Meaning | undefined {
  const { country, planned, nameOf } = draft.planning;
  const name = `${country.code}.name`;
  const words = wordsOf(column.name).map(bare).join('');
  if (making.type !== name || !HOLDERS.test(words) || draft.singles.has(column.name)) return undefined;
  const { most = Number.POSITIVE_INFINITY } = draft.limits(column.name);
  for (const above of ancestors(draft.shape)) {
    const theirs = planned.get(above)?.find(({ type }) => type === name);
    if (above.subject !== 'person' || !theirs || theirs.blank) continue;
    const cut = making.most ?? (most < (theirs.most ?? most) ? most : undefined);
    const type = `${nameOf(above.table)}.${theirs.name}`;
    return {
      making: { type, ...(cut === undefined ? {} : { most: cut }) },
      why: 'name, of who the row belongs to',
    };
  }
  return undefined;
}

const HOLDERS =
  /^(card|account|konto|karten)?(holder|owner|inhaber)(fullname|name)?$|^nameoncard$|^accountname$|^titular/;
