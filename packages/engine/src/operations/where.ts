import { PAYEE_CHECKS } from '../spec/payment.ts';
import { CONDITIONS, OLDEST, SEXES, type Where, YOUNGEST } from '../spec/steering.ts';
import { type Arguments, only, type Parameter } from './operation.ts';

/** Each condition as a parameter. Its value is read by the code that applies it. */
export const conditions = {
  sex: condition('The sex of the person.', { type: 'string', enum: SEXES }),
  age: condition(`The age of the person, ${YOUNGEST} to ${OLDEST}: 30 or 18-25.`, {
    type: ['string', 'integer'],
  }),
  city: condition('The city, by its native or English name.'),
  region: condition('The region, by its native or English name.'),
  bank: condition('The bank: its name, BIC or national code.'),
  brand: condition('The brand of the card.'),
  wallet: condition('The mobile wallet, by its name.'),
  name: condition('The given name, the family name or both: Anna, Müller, Anna Müller.'),
  domain: condition('The domain of e-mail addresses: bank.example.'),
  prefix: condition('The first digits of the phone number: +49 151 or 0151.'),
  language: condition('The language, as an ISO 639 code, in countries with several: fr.'),
  outcome: condition(
    'How a payment ends: accepted, rejected, returned, refunded, reversed, disputed; with a reason code: returned:AC04.',
  ),
  amount: condition("The amount of a payment: min, max or over the scheme's limits, or a number.", {
    type: ['string', 'number'],
  }),
  vop: condition('The answer to the verification of payee: match, close, none, unavailable.', {
    type: 'string',
    enum: PAYEE_CHECKS,
  }),
} as const satisfies Readonly<Record<keyof Where, Parameter>>;

/** All conditions in one JSON object. */
export const where = {
  text: 'Conditions on the person: age 30 or 18-25, bank by name, BIC or code.',
  schema: {
    type: 'object',
    properties: Object.fromEntries(CONDITIONS.map((name) => [name, conditions[name].schema])),
    additionalProperties: false,
  },
  read: readWhere,
} as const satisfies Parameter<Where>;

/** Reads the conditions of a JSON object. */
export function readWhere(given: unknown, name: string): Where {
  return only(CONDITIONS, given as Where, name);
}

function condition(text: string, schema: Parameter['schema'] = { type: 'string' }) {
  return { text, schema, read: (given: unknown) => given } as const;
}

/** Returns the conditions among the arguments, given together or one by one. */
export function whereIn(args: Arguments<typeof conditions & { where: typeof where }>): Where | undefined {
  let asked = args.where;
  for (const name of CONDITIONS) if (args[name] !== undefined) asked = { ...asked, [name]: args[name] };
  return asked && Object.keys(asked).length > 0 ? asked : undefined;
}
