import { find } from '../kernel/find.ts';
import { LIMITS, object } from '../kernel/limits.ts';
import { Problem, shown } from '../kernel/problem.ts';
import type { Validator } from '../model.ts';
import { validators } from '../validators/index.ts';
import { fieldKey, findCountry, splitSpec, type World } from './spec.ts';

/** The validators that the interface lists, in its order; the others work the same. */
const LISTED =
  `luhn iban ean13 aba verhoeff mrzTd3 cnResidentId cnUscc atSvnr beRrn nlBsn frNir noFnr noOrgnr dkCvr fiHetu
  fiYtunnus grAfm grAmka iePps plPesel plNip ptNif sePersonnummer itCf itPiva trKimlik ilTeudat kwCivil thNid sgNric krRrn
  hkid clRut arCuit arCbu peRuc ecCedula uyCi coNit roCnp czRc hrOib bgEgn jmbg balticId isKennitala luMatricule esDni
  mxClabe mxCurp auTfn caSin brCpf brCnpj beVat auAbn chUid esCif ecRuc huTaxId siTax rsPib ieVat uaRnokpp deSteuerId
  trVkn krBrn atUid bic ipv4Public ipv6`.split(/\s+/);

type Checker = Pick<Validator, 'id' | 'label' | 'valid'>;

const byId: ReadonlyMap<string, Checker> = new Map(validators.map((validator) => [validator.id, validator]));
const byWord: ReadonlyMap<string, Checker> = new Map(
  validators.flatMap((v) => [
    [v.id, v],
    [v.id.toLowerCase(), v],
  ]),
);

/** What is known of the validators: the interface's 72, or `all`. */
export function listValidators(set?: 'all'): { id: string; label: string }[] {
  const rest = set === 'all' ? validators.map(({ id }) => id).filter((id) => !LISTED.includes(id)) : [];
  return [...LISTED, ...rest].map((id) => {
    const { label } = byId.get(id) as Checker;
    return { id, label };
  });
}

/** A check: the value, and what it should be. */
export interface Check {
  readonly value?: unknown;
  readonly validator?: unknown;
  readonly spec?: unknown;
}

export interface ValidateResult {
  readonly value: unknown;
  readonly spec?: string;
  readonly validator?: string;
  readonly label?: string;
  readonly valid: boolean | null;
  readonly error?: string;
}

/** Checks one value. What the caller can mend is a problem; whether the value is right is an outcome. */
export function validate(world: World, check: Check): ValidateResult {
  const { value, validator, spec } = object(check, 'a check');
  if (value === undefined) throw new Problem('bad', 'value is missing: give the value to check');
  if (validator === undefined && spec === undefined) {
    throw new Problem('bad', 'give a validator, such as "iban", or a spec, such as "de.iban"');
  }
  const echo = { value, ...(spec === undefined ? {} : { spec: text(spec, 'spec') }) };
  const checker =
    validator === undefined
      ? backing(world, text(spec, 'spec'))
      : find(byWord, text(validator, 'validator'), 'validator', 'bad');
  if (!checker) {
    return { ...echo, valid: null, error: `no validator backs ${shown(spec)}: it has no public check rule` };
  }
  const { id, label } = checker;
  const written = typeof value === 'number' ? String(value) : value;
  return { ...echo, validator: id, label, valid: typeof written === 'string' && checker.valid(written) };
}

/** Checks many values; what is wrong with one is told in its own result. */
export function validateMany(world: World, checks: unknown): { count: number; results: ValidateResult[] } {
  if (!Array.isArray(checks) || checks.length === 0 || checks.length > LIMITS.checks) {
    throw new Problem('bad', `checks must be an array of 1 to ${LIMITS.checks} items`);
  }
  const results = checks.map((check): ValidateResult => {
    try {
      return validate(world, check as Check);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return { value: (check as Check | null)?.value ?? null, valid: null, error: error.message };
    }
  });
  return { count: results.length, results };
}

function text(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  throw new Problem('bad', `${what} must be a string, not ${shown(value)}`);
}

/** The validator behind a country's field; the company's own fields as `de.company.vat`. */
function backing(world: World, spec: string): Checker | undefined {
  const { owner, selector } = splitSpec(spec);
  try {
    const country = findCountry(world, owner);
    const [record, column] = selector.toLowerCase().split('.') as [string, string | undefined];
    if (record === 'company' && column) return country.company.get(column)?.validator;
    return country.fields.get(fieldKey(country, selector, 'bad', `field of ${country.code}`))?.validator;
  } catch (error) {
    throw error instanceof Problem ? new Problem('bad', error.message) : error;
  }
}
