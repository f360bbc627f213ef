import { bicValidator, currencyDigits, ibanValidator, isCurrency, rfReference } from 'specimen-data/internal';
import type { Node } from '../iso/node.ts';
import { PROFILES } from '../iso/profile.ts';
import type { Where } from './rules.ts';

/** Checks what holds for a type wherever it stands: check digits, codes of registers, decimals, characters. */
export function checkValue(node: Node, text: string, where: Where, currency: string): void {
  const check = CHECKS[node.typeName];
  // Totals have the decimals of what they add up.
  if (check === checkAmount && node.name.startsWith('Ttl')) checkCurrency(currency, where, currency);
  else if (check) check(text, where, currency);
  else if (node.value?.longest !== undefined) checkCharacters(text, where);
}

type Check = (text: string, where: Where, currency: string) => void;

const checkIban: Check = (text, where) => {
  const fault = ibanValidator.valid(text) ? undefined : ibanValidator.faults(text)[0];
  if (fault)
    where.report({
      fault: fault.fault === 'checksum' ? 'checksum' : 'iban',
      at: where.path(),
      why: `IBAN ${text}: ${fault.reason}`,
      code: 'AC01',
    });
};

const checkBic: Check = (text, where) => {
  const fault = bicValidator.valid(text) ? undefined : bicValidator.faults(text)[0];
  if (fault)
    where.report({
      fault: fault.fault === 'country' ? 'bic-country' : 'bic',
      at: where.path(),
      why: `BIC ${text}: ${fault.reason}`,
      code: 'RC01',
    });
};

const checkCountry: Check = (text, where) => {
  if (!bicValidator.valid(`AAAA${text}22`))
    where.report({
      fault: 'country',
      at: where.path(),
      why: `${text} is not a country of ISO 3166-1`,
      code: null,
    });
};

const checkCurrency: Check = (text, where) => {
  if (!isCurrency(text))
    where.report({
      fault: 'currency',
      at: where.path(),
      why: `${text} is no currency of ISO 4217`,
      code: 'AM11',
    });
};

const checkAmount: Check = (text, where, currency) => {
  if (!isCurrency(currency)) {
    checkCurrency(currency, where, currency);
    return;
  }
  const digits = currencyDigits(currency);
  const point = text.indexOf('.');
  const places = point < 0 ? 0 : text.trim().replace(/0+$/, '').length - point - 1;
  if (places > digits)
    where.report({
      fault: 'decimals',
      at: where.path(),
      why: `${text} has ${places} decimals; ${currency} has ${digits}`,
      code: 'AM12',
    });
};

const CHECKS: Readonly<Record<string, Check>> = {
  IBAN2007Identifier: checkIban,
  BICFIDec2014Identifier: checkBic,
  BICIdentifier: checkBic,
  AnyBICDec2014Identifier: checkBic,
  AnyBICIdentifier: checkBic,
  CountryCode: checkCountry,
  ActiveCurrencyCode: checkCurrency,
  ActiveOrHistoricCurrencyCode: checkCurrency,
  ActiveCurrencyAndAmount: checkAmount,
  ActiveOrHistoricCurrencyAndAmount: checkAmount,
};

function checkCharacters(text: string, where: Where): void {
  // Every profile allows what SEPA allows.
  if (PLAIN.test(text)) return;
  for (const { key, characters } of PROFILES.values()) {
    if (characters.allows(text)) continue;
    const wrong = [...text].find((char) => !characters.allows(char)) ?? '';
    const why = `"${wrong}" is not in ${characters.name}`;
    where.report({ fault: 'characters', at: where.path(), why, code: 'CH16' }, key);
  }
}

const PLAIN = /^[A-Za-z0-9 ./,:()?+-]*$/;

/** Checks a creditor reference (ISO 11649): those that begin with RF have check digits. */
export function checkReference(text: string, where: Where): void {
  if (!text.startsWith('RF') || rfReference.valid(text)) return;
  const reason = rfReference.faults(text)[0]?.reason ?? 'is no creditor reference';
  where.report({ fault: 'reference', at: where.path(), why: `reference ${text}: ${reason}`, code: null });
}

/** Reports a fault for each profile that asks more of a file than the standard. */
export function reportStrict(where: Where, fault: Parameters<Where['report']>[0]): void {
  for (const key of PROFILES.keys()) if (key !== 'iso') where.report(fault, key);
}
