beforeEach(() => cy.visit('signup.html'));

it('lets a customer sign up', () => {
  cy.customer({ sex: 'female' }).then((customer) => {
    cy.signUp(customer);
    cy.get('output').should('have.text', `Welcome, ${customer.name}. We wrote to ${customer.email}.`);
  });
});

it('refuses an IBAN that is none', () => {
  cy.customer().then((customer) => {
    cy.task('cases', { spec: 'de.iban', seed: 'demo' }).each(({ value, valid }) => {
      cy.signUp({ ...customer, iban: value });
      cy.get('output').should('contain.text', valid ? 'Welcome' : 'This is no German IBAN.');
    });
  });
});
