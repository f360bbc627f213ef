import { CONDITIONS, type Given, operations, type Parameter } from 'specimen-data/internal';

/** The conditions as parameters, for operations that only accept them in JSON. */
export const CONDITION_PARAMETERS: Readonly<Record<string, Parameter>> = Object.fromEntries(
  CONDITIONS.map((name) => [name, operations.generate.parameters[name]]),
);

/** Puts the conditions of the command line into the parameters of an operation. */
export type Steering = (given: Given, where: Given) => Given;

/** Moves the conditions among the options to where the operation expects them. */
export function steeredBy(steering: Steering): (given: Given) => Given {
  return (given) => {
    const isTyped = ([name]: readonly [string, unknown]) => Object.hasOwn(CONDITION_PARAMETERS, name);
    const entries = Object.entries(given);
    const typed = entries.filter(isTyped);
    if (typed.length === 0) return given;
    const rest = entries.filter((entry) => !isTyped(entry));
    return steering(Object.fromEntries(rest), Object.fromEntries(typed));
  };
}

/** Applies conditions to every row; they override those of the file. */
export const allRows: Steering = (given, where) => ({
  ...given,
  where: isObject(given.where ?? {}) ? { ...(given.where as Given), ...where } : given.where,
});

/** Applies conditions to each item; the item's own conditions override them. */
export const eachItem: Steering = ({ specs, requests = itemsIn(specs), ...given }, where) => ({
  ...given,
  requests: Array.isArray(requests)
    ? requests.map((item) =>
        isObject(item) && isObject(item.where ?? {})
          ? { ...item, where: { ...where, ...(item.where as Given) } }
          : item,
      )
    : requests,
});

function itemsIn(specs: unknown): unknown {
  return specs === undefined ? undefined : operations.batch.parameters.specs.read(specs);
}

function isObject(value: unknown): value is Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
