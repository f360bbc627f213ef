/** A person of the running test: another one in each test, the same one in each run and retry. */
Cypress.Commands.add('customer', (overrides = {}) =>
  cy.task('build', { spec: 'de.person', seed: Cypress.currentTest.titlePath.join(' '), ...overrides }),
);

Cypress.Commands.add('signUp', ({ name, email, iban }) => {
  for (const [field, text] of Object.entries({ name, email, iban }))
    cy.get(`input[name=${field}]`).invoke('val', text); // `type` refuses an empty text
  cy.contains('button', 'Sign up').click();
});
