import { faker } from '@faker-js/faker';

/** faker-js making the 12 columns of the person rows. */
export function fakerRow() {
  const sex = faker.person.sexType();
  const first = faker.person.firstName(sex);
  const last = faker.person.lastName();
  return {
    uuid: faker.string.uuid(),
    first,
    last,
    sex,
    dob: faker.date.birthdate().toISOString().slice(0, 10),
    street: faker.location.streetAddress(),
    city: faker.location.city(),
    postcode: faker.location.zipCode(),
    phone: faker.phone.number(),
    email: faker.internet.email({ firstName: first, lastName: last }),
    iban: faker.finance.iban(),
    job: faker.person.jobTitle(),
  };
}
