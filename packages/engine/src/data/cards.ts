/** A card network. */
export interface Network {
  /** The name on the card. */
  readonly label: string;
  /** First digits of issuers, single or from-to. */
  readonly ranges: string;
  /** The usual length first. */
  readonly lengths: readonly number[];
  /** Prefixes that networks and gateways use for tests. */
  readonly test: readonly string[];
  /** The digits of the security code. */
  readonly cvv: number;
}

/**
 * The networks. Ranges as commonly listed (Wikipedia, Payment card number; gateways' tables), since the networks' own
 * files are for members only. Narrow ranges inside wide ones (Elo, Verve, RuPay) come first.
 */
export const CARDS = {
  elo: {
    label: 'Elo',
    ranges:
      '401178-401179 431274 438935 451416 457393 457631-457632 504175 506699-506778 509000-509999 627780 636297 636368 650031-650033 650035-650051 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727 650901-650978 651652-651679 655000-655019 655021-655058',
    lengths: [16],
    test: ['636368', '438935'],
    cvv: 3,
  },
  verve: {
    label: 'Verve',
    ranges: '506099-506198 507865-507964 650002-650027',
    lengths: [16, 18, 19],
    test: ['506100', '506106'],
    cvv: 3,
  },
  rupay: {
    label: 'RuPay',
    ranges: '508500-508999 606985-607984 608001-608500 652150-653149 817200-820199',
    lengths: [16],
    test: ['608166', '608201'],
    cvv: 3,
  },
  troy: { label: 'Troy', ranges: '979200-979289', lengths: [16], test: ['979200', '979206'], cvv: 3 },
  mir: { label: 'Mir', ranges: '2200-2204', lengths: [16, 17, 18, 19], test: ['220000'], cvv: 3 },
  visa: {
    label: 'Visa',
    ranges: '4',
    lengths: [16, 13, 19],
    test: ['411111', '424242', '400000', '401288', '422222'],
    cvv: 3,
  },
  mastercard: {
    label: 'Mastercard',
    ranges: '51-55 222100-272099',
    lengths: [16],
    test: ['555555', '510510', '222300', '520082', '545454'],
    cvv: 3,
  },
  amex: {
    label: 'American Express',
    ranges: '34 37',
    lengths: [15],
    test: ['378282', '371449', '378734'],
    cvv: 4,
  },
  diners: {
    label: 'Diners Club',
    ranges: '300-305 3095 36 38-39',
    lengths: [14, 15, 16, 17, 18, 19],
    test: ['305693', '385200'],
    cvv: 3,
  },
  jcb: { label: 'JCB', ranges: '3528-3589', lengths: [16, 17, 18, 19], test: ['353011', '356600'], cvv: 3 },
  discover: {
    label: 'Discover',
    ranges: '6011 644-649 65',
    lengths: [16, 17, 18, 19],
    test: ['601111', '601100'],
    cvv: 3,
  },
  unionpay: {
    label: 'UnionPay',
    ranges: '62 81',
    lengths: [16, 17, 18, 19],
    test: ['620000', '622760'],
    cvv: 3,
  },
  maestro: {
    label: 'Maestro',
    ranges: '50 56-58 5893 6304 639 67',
    lengths: [16, 12, 13, 14, 15, 17, 18, 19],
    test: ['675964', '630490'],
    cvv: 3,
  },
} as const satisfies Readonly<Record<string, Network>>;

export type CardBrand = keyof typeof CARDS;
