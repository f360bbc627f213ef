import { describe, expect, it } from 'vitest';
import { sealMod97 } from '../../packages/engine/src/checksum/mod97.ts';
import { sealRib } from '../../packages/engine/src/checksum/rib.ts';
import type { Validator } from '../../packages/engine/src/model.ts';
import { aoNib } from '../../packages/engine/src/validators/aoNib.ts';
import { cdRib } from '../../packages/engine/src/validators/cdRib.ts';
import { chQr, sealQr } from '../../packages/engine/src/validators/chQr.ts';
import { esCcc, sealCcc } from '../../packages/engine/src/validators/esCcc.ts';
import { frRib } from '../../packages/engine/src/validators/frRib.ts';
import { hrBban, sealHrAccount } from '../../packages/engine/src/validators/hrBban.ts';
import { huDigit, huGiro } from '../../packages/engine/src/validators/huGiro.ts';
import { itBban, sealCin } from '../../packages/engine/src/validators/itBban.ts';
import { plNrb, sealSort } from '../../packages/engine/src/validators/plNrb.ts';
import { ptNib } from '../../packages/engine/src/validators/ptNib.ts';
import { rsAccount } from '../../packages/engine/src/validators/rsAccount.ts';
import { validValue } from '../support/validatorValues.ts';

interface Seal {
  readonly validator: Pick<Validator, 'id' | 'make'>;
  readonly seal: (bytes: Uint8Array, from: number, to: number) => void;
  /** Where the check characters stand, counted from the end where negative. */
  readonly places: readonly number[];
  /** The form that is sealed, where it is not the printed one. */
  readonly form?: (value: string) => string;
}

/** Check digits are set twice over: in text, as validators do, and in the bytes of a field. Both agree. */
const SEALS: readonly Seal[] = [
  { validator: aoNib, seal: sealMod97, places: [-2, -1] },
  { validator: cdRib, seal: sealRib, places: [-2, -1] },
  { validator: chQr, seal: sealQr, places: [-1], form: (value) => value.replaceAll(' ', '') },
  { validator: esCcc, seal: sealCcc, places: [10, 11] },
  { validator: frRib, seal: sealRib, places: [-2, -1] },
  { validator: hrBban, seal: sealHrAccount, places: [-1] },
  {
    validator: huGiro,
    seal: (bytes, from) => {
      bytes[from + 7] = huDigit(bytes, from, from + 7);
    },
    places: [7],
  },
  { validator: itBban, seal: sealCin, places: [0] },
  { validator: plNrb, seal: sealSort, places: [7], form: (value) => value.slice(2).replaceAll(' ', '') },
  { validator: ptNib, seal: sealMod97, places: [-2, -1] },
  { validator: rsAccount, seal: sealMod97, places: [-2, -1] },
];

describe.each(SEALS.map((entry) => ({ id: entry.validator.id, ...entry })))(
  '$id',
  ({ validator, seal, places, form = (value) => value }) => {
    it('is sealed in bytes as it is made in text, wherever it stands', () => {
      for (let row = 0; row < 200; row++) {
        const right = `id ${form(validValue(validator, row))} end`;
        const [from, to] = [3, right.length - 4];
        const bytes = new TextEncoder().encode(right);
        for (const place of places) bytes[place < 0 ? to + place : from + place] = 48 + (row % 10);
        seal(bytes, from, to);
        expect(new TextDecoder().decode(bytes)).toBe(right);
      }
    });
  },
);
