import { RowPersona } from '../draw/persona.ts';
import { Parties } from './parties.ts';
import type { Setup } from './table.ts';

/** The shops that customers pay at: one for some twenty customers. */
export class Merchants extends Parties {
  constructor(setup: Setup) {
    super(setup, {
      count: 20 + Math.ceil(setup.size / 20),
      persona: (country) => new RowPersona(country, `${country.code}/shop`, country.fields),
    });
  }
}
