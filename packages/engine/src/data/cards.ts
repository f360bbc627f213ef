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
  // Domestic schemes, as their banks and gateways list them; those of Kuwait, Algeria, Canada and Australia are the least sure.
  mada: {
    label: 'mada',
    ranges: '508160 506968 588845-588851 588982-588983 589005 604906 605141 636120 968201-968211',
    lengths: [16],
    test: ['968201', '588845', '968205'],
    cvv: 3,
  },
  meeza: {
    label: 'Meeza',
    ranges: '507803 507808-507811',
    lengths: [16],
    test: ['507803', '507808'],
    cvv: 3,
  },
  napas: { label: 'NAPAS', ranges: '9704', lengths: [16, 19], test: ['970400', '970436', '970418'], cvv: 3 },
  knet: {
    label: 'KNET',
    ranges: '464452 573016 588790 589160',
    lengths: [16],
    test: ['588790', '589160'],
    cvv: 3,
  },
  paypak: { label: 'PayPak', ranges: '2205', lengths: [16], test: ['220500', '220543'], cvv: 3 },
  // The national numbering of Indonesia is 9360 and four digits of the bank (BSN, iin.bsn.go.id).
  gpn: {
    label: 'GPN',
    ranges: '9360',
    lengths: [16],
    test: ['93600002', '93600008', '93600009', '93600014'],
    cvv: 3,
  },
  cib: { label: 'CIB', ranges: '6280', lengths: [16], test: ['628058', '628070'], cvv: 3 },
  girocard: { label: 'girocard', ranges: '672', lengths: [19, 16], test: ['672500', '672510'], cvv: 3 },
  cb: { label: 'CB', ranges: '4970-4978', lengths: [16], test: ['497010', '497491'], cvv: 3 },
  bancontact: { label: 'Bancontact', ranges: '6703', lengths: [17, 16], test: ['670344', '670305'], cvv: 3 },
  dankort: { label: 'Dankort', ranges: '5019', lengths: [16], test: ['501955', '501900'], cvv: 3 },
  interac: {
    label: 'Interac',
    ranges: '4506 4519 4536',
    lengths: [16],
    test: ['450600', '451900', '453600'],
    cvv: 3,
  },
  eftpos: { label: 'eftpos', ranges: '560251-560283', lengths: [16], test: ['560254', '560279'], cvv: 3 },
  cabal: {
    label: 'Cabal',
    ranges: '589657 604201-604400',
    lengths: [16],
    test: ['589657', '604244'],
    cvv: 3,
  },
  naranja: { label: 'Naranja', ranges: '589562', lengths: [16], test: ['589562'], cvv: 3 },
  hipercard: { label: 'Hipercard', ranges: '606282', lengths: [16], test: ['606282'], cvv: 3 },
  carnet: {
    label: 'Carnet',
    ranges: '286900 502275 506199-506499 604622 606333 627535 636318 636379 639388 639484 639559',
    lengths: [16],
    test: ['506199', '286900'],
    cvv: 3,
  },
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
