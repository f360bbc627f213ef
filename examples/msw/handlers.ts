import { HttpResponse, http } from 'msw';
import { generate, validate } from 'specimen-data';

/** Customer 7 is row 6 of the seed's endless table: the same person in the list, alone and in every run. */
const customer = (id: number) => ({
  id,
  ...generate('de.person', { seed: 'customers', offset: id - 1, fields: ['name', 'email', 'iban'] }),
});

export const handlers = [
  http.get('https://bank.example/customers', ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
    return HttpResponse.json(Array.from({ length: 20 }, (_, row) => customer((page - 1) * 20 + row + 1)));
  }),

  http.get('https://bank.example/customers/:id', ({ params }) =>
    HttpResponse.json(customer(Number(params.id))),
  ),

  http.post<never, { iban: string }>('https://bank.example/transfers', async ({ request }) => {
    const { iban } = await request.json();
    const { valid, reason } = validate({ value: iban, validator: 'iban', explain: true });
    return valid
      ? HttpResponse.json({ iban }, { status: 201 })
      : HttpResponse.json({ reason }, { status: 422 });
  }),
];
