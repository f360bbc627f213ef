const { build } = require('specimen-data');
const { salutation } = require('./letter.js');

test('a woman is addressed as one', () => {
  const customer = build('de.person', { sex: 'female' }, { seed: 'letter' });
  expect(salutation(customer)).toBe(`Sehr geehrte Frau ${customer.name}`);
});

test('a man is addressed as one', () => {
  const customer = build('de.person', { sex: 'male', name: 'Max Mustermann' }, { seed: 'letter' });
  expect(salutation(customer)).toBe('Sehr geehrter Herr Max Mustermann');
});
