import { CONDITIONS, type Given, operations, type Parameter } from 'specimen-data/internal';

/** The conditions as parameters, for operations that take them in JSON alone. */
export const CONDITION_PARAMETERS: Readonly<Record<string, Parameter>> = Object.fromEntries(
  CONDITIONS.map((name) => [name, operations.generate.parameters[name]]),
);

/** Where conditions go that were typed. */
export type Steering = (given: Given, where: Given) => Given;

/** What was typed comes to what the operation takes. */
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

/** For every row; they win over those of the file. */
export const allRows: Steering = (given, where) => ({
  ...given,
  where: isObject(given.where ?? {}) ? { ...(given.where as Given), ...where } : given.where,
});

/** For each item, whose own win over them. */
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
