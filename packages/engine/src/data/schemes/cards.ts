import type { Scheme } from '../../model.ts';

/**
 * Card payments. Sources: ISO 8583-1:1987, field 39, action codes; Visa Core Rules, dispute conditions 10.4 to 13.7;
 * Mastercard Chargeback Guide, message reason codes. A cardholder may dispute a payment for 120 days.
 */
export const CARD: Scheme = {
  name: 'Card payment',
  instant: true,
  limits: [0.01, 9_999_999_999.99],
  outcomes: [
    {
      outcome: 'rejected',
      codes: `05 Do not honour
04 Pick up card
12 Invalid transaction
13 Invalid amount
14 Invalid card number
41 Lost card
43 Stolen card
51 Insufficient funds
54 Expired card
55 Incorrect PIN
57 Transaction not permitted to cardholder
59 Suspected fraud
61 Exceeds withdrawal amount limit
62 Restricted card
65 Exceeds withdrawal frequency limit
75 PIN tries exceeded
91 Issuer or switch inoperative
96 System malfunction`,
      within: { unit: 'seconds', from: 1, to: 30 },
    },
    {
      outcome: 'reversed',
      codes: '17 Customer cancellation\n68 Response received too late',
      within: { unit: 'seconds', from: 30, to: 3600 },
    },
    {
      outcome: 'refunded',
      codes: 'RF01 Goods returned\nRF02 Order cancelled\nRF03 Price adjustment',
      within: { unit: 'days', from: 1, to: 60 },
    },
    {
      outcome: 'disputed',
      codes: `10.4 Other fraud, card-absent environment
10.3 Other fraud, card-present environment
11.3 No authorisation
12.6.1 Duplicate processing
13.1 Merchandise or services not received
13.2 Cancelled recurring transaction
13.3 Not as described or defective merchandise
13.6 Credit not processed
4834 Point-of-interaction error
4837 No cardholder authorisation
4853 Cardholder dispute
4863 Cardholder does not recognise`,
      within: { unit: 'days', from: 1, to: 120 },
    },
  ],
};
