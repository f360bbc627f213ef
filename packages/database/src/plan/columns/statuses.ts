import { bare, singular, wordsOf } from './words.ts';

/** Possible states, with higher weights for the more likely ones, by a word of the table's name. */
const STATES: readonly (readonly [words: string, states: string])[] = [
  [
    'order bestellung commande pedido ordine zamowienie',
    'pending=2,paid=3,shipped=3,delivered=6,cancelled=1',
  ],
  ['invoice bill rechnung facture factura fatura faktura', 'draft=1,sent=3,paid=6,overdue=1'],
  [
    'payment transaction charge refund payout zahlung paiement pago',
    'pending=1,completed=8,failed=1,refunded=1',
  ],
  ['ticket issue case incident bug request', 'open=3,in_progress=3,resolved=3,closed=3'],
  ['task todo job', 'todo=3,in_progress=2,done=5'],
  ['subscription', 'trialing=1,active=7,past_due=1,cancelled=2'],
  [
    'booking reservation appointment visit termin rendezvous cita',
    'booked=3,confirmed=4,completed=5,cancelled=1',
  ],
  ['shipment delivery parcel package load trip', 'created=1,in_transit=3,delivered=6,returned=1'],
  ['loan claim application leave approval expense', 'submitted=2,approved=5,rejected=1'],
  ['post article page course listing document', 'draft=2,published=7,archived=1'],
  ['message email notification sms', 'queued=1,sent=6,failed=1'],
  ['lead deal opportunity', 'new=3,qualified=3,won=2,lost=2'],
];

const USUAL = 'active=8,inactive=2';

/** Returns the states of a table's rows as the type `enum` writes them. */
export function statesOf(table: string): string {
  const words = wordsOf(table).map((word) => bare(singular(word)));
  const found = words
    .toReversed()
    .flatMap((word) =>
      STATES.filter(([names]) =>
        names.split(' ').some((name) => word === name || (name.length > 4 && word.startsWith(name))),
      ),
    );
  return found[0]?.[1] ?? USUAL;
}
