const { cases } = require('specimen-data');
const { isGermanIban } = require('./iban.js');

test.each(cases('de.iban', { seed: 'demo' }))('$case: $why', ({ value, valid }) => {
  expect(isGermanIban(value)).toBe(valid);
});
