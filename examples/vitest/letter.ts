export function salutation(customer: { name: string; sex: string }): string {
  return customer.sex === 'female'
    ? `Sehr geehrte Frau ${customer.name}`
    : `Sehr geehrter Herr ${customer.name}`;
}
