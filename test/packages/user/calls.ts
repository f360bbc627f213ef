// Compiled by typed.test.ts against the packed library, in strict mode, by the oldest TypeScript and the newest.
import {
  batch,
  build,
  type Check,
  cases,
  dataset,
  datasetStream,
  type GenerateOptions,
  generate,
  generateMany,
  library,
  mock,
  Problem,
  type ProblemKind,
  render,
  rows,
  type SchemaField,
  type Spec,
  schema,
  specimen,
  stream,
  type TablesOptions,
  validate,
  validateMany,
  type WriteOptions,
} from 'specimen-data';
import { ke } from 'specimen-data/countries/ke';
import { Problem as EngineProblem, engine } from 'specimen-data/engine';
import { types } from 'specimen-data/types';
import { iban } from 'specimen-data/validators/iban';

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
function is<A>() {
  function same<B>(_value: B, _same: Same<A, B>): void {}
  return same;
}

is<string>()(generate('de.iban'), true);
is<number>()(generate('de.income'), true);
is<string>()(generate('pl.pesel'), true);
is<string[]>()(generate('de.bic', { n: 2 }), true);
is<string[]>()(generate('de.iban', { n: 3 }), true);
is<string>()(generate('any.uuid', { seed: 'a' }), true);
is<number[]>()(generate('any.int:1,9', { n: 2 }), true);
is<boolean>()(generate('any.bool'), true);

const [person] = generate('de.person', { n: 3, seed: 'a', where: { sex: 'female' } });
const text: string | undefined = person?.iban;
const amount: number = generate('ke.full').balance;
// @ts-expect-error a person's record has no card
person?.card;
// @ts-expect-error Kenya has no IBAN
generate('ke.full').iban;

const label: string | undefined = generate('ke.preset:mpesa')[0]?.label;
const company: string = generate('de.company').name;
const price: number = generate('fr.product').price;

const narrow = generate('de.person', { fields: ['name', 'card'] });
is<'name' | 'card'>()({} as keyof typeof narrow, true);
const listed = generate('de.person', { fields: 'name, income', n: 2 });
is<'name' | 'income'>()({} as keyof (typeof listed)[number], true);
const contact = generate('ke.full', { fields: 'contact' });
const phone: string = contact.phone;
// @ts-expect-error the name is no contact
contact.name;
const some = generate('de.person', { fields: ['zip'] });
const maybe: string | undefined = some.postcode;
const local = generate('in.person', { fields: ['name', 'pan'] });
is<'name' | 'tax'>()({} as keyof typeof local, true);
const alsoLocal: string = generate('us.full', { fields: 'zip, ssn' }).postcode;

for (const { name } of rows('it.person', { n: 2, fields: 'name,id' })) name.toUpperCase();
const [ibanText, kenyan] = generateMany(['de.iban', 'ke.person'], { seed: 'a' });
ibanText.toUpperCase();
kenyan.phone.toUpperCase();

const made = build('de.person', { sex: 'female', iban: 7, role: 'admin' });
is<7>()(made.iban, true);
is<'admin'>()(made.role, true);
is<string>()(made.sex, true);
is<'Acme'>()(build('de.product', { brand: 'Acme' }).brand, true);
// @ts-expect-error there is no such sex
build('de.person', { sex: 'femal' });
// @ts-expect-error a value is no record
build('de.iban');

// @ts-expect-error Germany has no such field
generate('de.ibn');
// @ts-expect-error there is no such country
generate('uk.person');
// @ts-expect-error there is no such type
generate('any.uid');

declare const anything: string;
declare const code: 'de' | 'ke';
const general = generate(anything, { n: 2 });
// @ts-expect-error a text that nobody knows gives what may be anything
general.toUpperCase();
generate(`${anything}.person`);
is<string>()(generate(`${code}.phone` as const), true);
declare const count: number | undefined;
declare const maybeSeed: string | undefined;
is<string | string[]>()(generate('de.iban', { n: count }), true);

declare const options: GenerateOptions;
is<string | string[]>()(generate('de.iban', options), true);
// @ts-expect-error there is no such option
generate('de.iban', { count: 3 });

const spec: Spec = 'br.id';
specimen.generate(spec);
engine([ke], { types }).generate('ke.phone').toUpperCase();
engine([ke], { types }).generate('ke.product').price.toFixed(2);
library([ke]).generate('ke.phone').toUpperCase();
try {
  engine([ke]).generate('ke.phone');
} catch (error) {
  if (error instanceof Problem) is<ProblemKind>()(error.kind, true);
}
is<typeof Problem>()(EngineProblem, true);
const valid: boolean = iban.valid('DE');
batch('ng.account,ng.bvn:2', { seed: 'demo' }).results.map(({ data }) => data);

const columns: readonly SchemaField[] = [{ type: anything }, { type: 'us.zip' }];
const [named] = schema({ fields: [{ type: 'de.name' }, { type: 'int:1,9' }, { fields: columns }] });
const namedAs = typeof named?.name === 'string' ? named.name : undefined;
dataset('bank').tables.accounts?.map(({ iban }) => iban);
dataset(anything, { country: 'de:3,fr:1' });

// Local names work like keys.
for (const block of stream('us.zip', { format: 'csv', n: 1 })) block.length;
cases('us.zip').map(({ why }) => why);
const check: Check = { value: '44051401359', validator: anything };
validate(check);
validate({ value: 'DE', spec: 'de.iban', explain: true });
validateMany([check, { value: 'DE', validator: 'iban' }]);

// A plain string is accepted everywhere.
for (const each of ['iban', 'de.iban']) cases(each, { seed: maybeSeed });
render(anything);
render('de.iban', { format: anything, seed: maybeSeed });
declare const written: WriteOptions;
render('de.iban', written);
stream('de.iban', { ...written, n: 1 });
for (const format of ['csv', 'json'] as const) render(anything, { format });
declare const tables: TablesOptions;
datasetStream('bank', tables);
datasetStream(anything, { format: anything, dialect: anything });
datasetStream('shop', { format: 'sql', dialect: 'mysql', size: 3, country: anything });
specimen.fromJsonSchema({}, { country: anything, n: 2 });
specimen.catalogue.country(anything);
generateMany(['de.iban', anything]);
mock(anything, anything);
batch([{ spec: anything }, { spec: 'de.iban', seed: maybeSeed }], { seed: maybeSeed });
schema({ seed: maybeSeed, fields: [{ type: anything }, { type: 'enum:a,b' }] });
schema({ fields: [{ type: 'uuid' }, { type: `${anything}.name` }, { type: `${anything}.id` as const }] });

// @ts-expect-error there is no such validator
cases('ibn');
// @ts-expect-error Germany has no such field
render('de.ibn');
// @ts-expect-error Germany has no such field
stream('de.ibn', { n: 1 });
// @ts-expect-error Germany has no such field
generateMany(['de.iban', 'de.ibn']);
// @ts-expect-error Germany has no such field
batch([{ spec: 'de.ibn' }]);
// @ts-expect-error Germany has no such field
schema({ fields: [{ type: 'de.ibn' }] });
// @ts-expect-error there is no such type
schema({ fields: [{ name: 'nested', fields: [{ type: 'uid' }] }] });
// @ts-expect-error there is no such validator
validate({ value: 'DE', validator: 'ibn' });
// @ts-expect-error Germany has no such field
validateMany([{ value: 'DE', spec: 'de.ibn' }]);
// @ts-expect-error there is no such dataset
dataset('bnk');
// @ts-expect-error there is no such format
render('de.iban', { format: 'cvs' });
// @ts-expect-error there is no such format
stream('de.iban', { n: 1, format: 'cvs' });
// @ts-expect-error there is no such format
datasetStream('bank', { format: 'cvs' });
// @ts-expect-error there is no such dialect
datasetStream('bank', { format: 'sql', dialect: 'postgress' });
// @ts-expect-error there is no such country
specimen.fromJsonSchema({}, { country: 'uk' });
// @ts-expect-error there is no such country
specimen.catalogue.country('uk');
// @ts-expect-error there is no such country
mock('uk', 'customers');
// @ts-expect-error there is no such collection
mock('de', 'custmers');
// @ts-expect-error an enum needs its options
generate('any.enum');
// @ts-expect-error a UUID has no parameters
generate('any.uuid:4');
// @ts-expect-error a check says what the value should be
validate({ value: 'DE' });

interface Customer {
  readonly email: string;
}
is<unknown>()(specimen.fromJsonSchema({ type: 'object' }), true);
const customer: Customer = specimen.fromJsonSchema<Customer>({ type: 'object' }, { country: 'de', seed: 1 });
specimen.fromJsonSchema<Customer>({ type: 'object' }, { n: 3 }).map(({ email }) => email);
is<Customer | Customer[]>()(specimen.fromJsonSchema<Customer>(true, { n: count }), true);
// @ts-expect-error there is no such option
specimen.fromJsonSchema({}, { count: 3 });

export { alsoLocal, amount, company, customer, label, maybe, namedAs, phone, price, text, valid };
