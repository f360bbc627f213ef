import type { Value } from '../../draw/source.ts';
import type { JsonSchema } from '../operation.ts';
import { arrayOf } from './arrays.ts';
import { textAt } from './guesses.ts';
import { canonical, satisfies } from './holds.ts';
import { type JsonType, spokenTypes, typesOf } from './keywords.ts';
import type { Maker } from './maker.ts';
import { numberOf } from './numbers.ts';
import { objectOf } from './objects.ts';
import { firstMade } from './problems.ts';
import { ofSex } from './sexes.ts';
import { generateText } from './texts.ts';
import type { Try } from './tries.ts';

/** Generates a value that its parts allow, each judged by itself. */
export function valueIn(maker: Maker, tried: Try): Value {
  const allowed = optionsOf(maker, tried.parts);
  if (allowed) return chosen(maker, tried, allowed);
  const types = typesIn(maker, tried);
  // A nullable value is null if it can be nothing else.
  const last = statedTypes(maker, tried.parts).includes('null') && !types.includes('null') ? NULL : [];
  if (types.length === 1 && last.length === 0) return ofType(maker, tried, types[0] as JsonType);
  const from = maker.random({ ...tried, attempt: 0 }, ':').below(types.length) + tried.attempt;
  const inTurn = types.map((_, i) => types[(from + i) % types.length] as JsonType);
  return firstMade([...inTurn, ...last].map((type) => () => ofType(maker, tried, type)));
}

const NULL: readonly JsonType[] = ['null'];

function ofType(maker: Maker, tried: Try, type: JsonType): Value {
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return (maker.random({ ...tried, attempt: 0 }).below(2) + tried.attempt) % 2 === 1;
    case 'integer':
    case 'number':
      return numberOf(maker, tried, type === 'integer');
    case 'string':
      return generateText(maker, tried);
    case 'array':
      return arrayOf(maker, tried);
    case 'object':
      return objectOf(maker, tried);
  }
}

const optionsOfParts = new WeakMap<readonly JsonSchema[], readonly Value[]>();

/** Returns the values of `const` and `enum` that every part allows; undefined if they do not restrict the values. */
function optionsOf({ document }: Maker, parts: readonly JsonSchema[]): readonly Value[] | undefined {
  const naming = parts.find((part) => part.const !== undefined || Array.isArray(part.enum));
  if (!naming) return undefined;
  let options = optionsOfParts.get(parts);
  if (!options) {
    const all = (naming.const === undefined ? naming.enum : [naming.const]) as readonly Value[];
    options = all.filter((option) => parts.every((part) => satisfies(document, part, option)));
    optionsOfParts.set(parts, options);
  }
  document.spend(options.length / OPTIONS_PER_STEP, naming);
  if (options.length > 0) return options;
  throw document.problem(
    naming,
    `no value of ${naming.const === undefined ? 'enum' : 'const'} is allowed here`,
  );
}

/** Picks one of some values: the one that the person's facts suggest, otherwise a random one. */
function chosen(maker: Maker, tried: Try, options: readonly Value[]): Value {
  const some = options.filter((option) => option !== null);
  const wanted = some.length === 0 ? options : some;
  if (tried.attempt === 0 && some.length < options.length && isBlank(maker, tried)) return null;
  const drawn = maker.random({ ...tried, attempt: 0 }).below(wanted.length) + tried.attempt;
  const isGuessed = tried.attempt === 0 && wanted.length > 1;
  const sexed = isGuessed ? ofSex(wanted, () => textAt('sex', tried)) : [];
  if (sexed.length > 0) return sexed[drawn % sexed.length] as Value;
  const known = isGuessed ? maker.guesses.known(tried) : [];
  const alike = known.flatMap((text) => wanted.filter((option) => isAlike(option, text)));
  // Null comes after all other values.
  const isLast = tried.attempt % options.length >= wanted.length;
  const option = isLast ? null : ((alike[0] ?? wanted[drawn % wanted.length]) as Value);
  const text = typeof option === 'string' ? option : JSON.stringify(option);
  maker.document.spendCharacters(text.length, tried.parts[0]);
  return copied(option);
}

/** Number of values of an `enum` to choose among in one step. */
const OPTIONS_PER_STEP = 20;

/** Returns true if an option means the same as a guess: `DE` for `de`, `M` or `Man` for `male`, `W` for `female`. */
function isAlike(option: Value, guess: string): boolean {
  if (typeof option !== 'string') return canonical(option) === guess;
  const [one, other] = [option.toLowerCase(), guess.toLowerCase()];
  if (one === other) return true;
  if (other === 'female') return /^(f|w)/.test(one);
  return other === 'male' && /^m/.test(one);
}

/** Returns true if a nullable value is null because blanks are required. */
function isBlank(maker: Maker, { at }: Try): boolean {
  return maker.random({ at, attempt: 0 }, '?').chance(maker.setting.blank);
}

/** Returns a copy of a caller's value, which the caller may change. */
function copied(value: Value): Value {
  return typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}

const stated = new WeakMap<readonly JsonSchema[], readonly JsonType[]>();

/** Returns the types that all parts allow; empty if they do not restrict them. */
function statedTypes({ document }: Maker, parts: readonly JsonSchema[]): readonly JsonType[] {
  let types = stated.get(parts);
  if (!types) {
    const lists = parts.map(typesOf).filter((each) => each !== undefined);
    types = lists.length > 0 ? common(lists) : [...new Set(parts.flatMap(spokenTypes))];
    if (lists.length > 0 && types.length === 0)
      throw document.problem(
        parts.find((part) => part.type !== undefined),
        `type ${lists.map((each) => each.join(' or ')).join(' and ')} has no type in common`,
      );
    stated.set(parts, types);
  }
  return types;
}

/** Returns the types to try, only likely ones: null if nothing else is allowed, or if blanks are required. */
function typesIn(maker: Maker, tried: Try): readonly JsonType[] {
  let types = statedTypes(maker, tried.parts);
  if (types.length === 0) types = tried.attempt < UNTYPED ? ['string'] : ANY;
  if (types.includes('integer') && types.includes('number'))
    types = types.filter((type) => type !== 'integer');
  const flat = tried.lean ? types.filter((type) => type !== 'object' && type !== 'array') : [];
  if (flat.length > 0) types = flat;
  const others = types.filter((type) => type !== 'null');
  if (others.length === 0 || others.length === types.length) return types;
  const isNull = tried.attempt === 0 ? isBlank(maker, tried) : tried.attempt % NULLED === 0;
  return isNull ? ['null'] : others;
}

/** Number of tries before a value without a type may have any. */
const UNTYPED = 4;
/** Number of tries of which the last is null, if null is allowed. */
const NULLED = 16;
const ANY: readonly JsonType[] = ['string', 'number', 'boolean', 'object', 'array', 'null'];

/** Returns the types in every list; every integer is a number. */
function common(lists: readonly (readonly JsonType[])[]): readonly JsonType[] {
  return lists.reduce((some, list) => {
    const both = some.filter(
      (type) => list.includes(type) || (type === 'integer' && list.includes('number')),
    );
    const narrowed = list.includes('integer') && some.includes('number') && !both.includes('integer');
    return narrowed && !list.includes('number') ? [...both, 'integer'] : both;
  });
}
