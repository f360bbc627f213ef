import type { Network } from '../model.ts';

/*
 * Card networks. The ranges are those commonly listed (Wikipedia, Payment card number; tables of gateways), because
 * the networks' own files are for members only; those of Kuwait, Algeria, Canada and Australia are the least
 * certain. Domestic networks are constants of their own, so that only their country includes them.
 */

export const ELO = network(
  'Elo',
  '401178-401179 431274 438935 451416 457393 457631-457632 504175 506699-506778 509000-509999 627780 636297 636368 650031-650033 650035-650051 650405-650439 650485-650538 650541-650598 650700-650718 650720-650727 650901-650978 651652-651679 655000-655019 655021-655058',
  '16',
  '636368 438935',
);
export const VERVE = network(
  'Verve',
  '506099-506198 507865-507964 650002-650027',
  '16 18 19',
  '506100 506106',
);
export const RUPAY = network(
  'RuPay',
  '508500-508999 606985-607984 608001-608500 652150-653149 817200-820199',
  '16',
  '608166 608201',
);
export const TROY = network('Troy', '979200-979289', '16', '979200 979206');
const MIR = network('Mir', '2200-2204', '16 17 18 19', '220000');
export const MADA = network(
  'mada',
  '508160 506968 588845-588851 588982-588983 589005 604906 605141 636120 968201-968211',
  '16',
  '968201 588845 968205',
);
export const MEEZA = network('Meeza', '507803 507808-507811', '16', '507803 507808');
/** A bank's code is its BIN (NAPAS, as VietQR lists them). */
export const NAPAS: Network = {
  ...network('NAPAS', '9704', '16 19', '970400 970436 970418'),
  ofBank: (code) => code,
};
export const KNET = network('KNET', '464452 573016 588790 589160', '16', '588790 589160');
export const PAYPAK = network('PayPak', '2205', '16', '220500 220543');
/** The national numbering of Indonesia is 9360 and four digits of the bank (BSN, iin.bsn.go.id). */
export const GPN: Network = {
  ...network('GPN', '9360', '16', '93600002 93600008 93600009 93600014'),
  ofBank: (code) => `9360${code.padStart(4, '0')}`,
};
export const CIB = network('CIB', '6280', '16', '628058 628070');
// It is not used online, and has no security code (Deutsche Kreditwirtschaft).
export const GIROCARD = network('girocard', '672', '19 16', '672500 672510', 0);
export const CB = network('CB', '4970-4978', '16', '497010 497491');
export const BANCONTACT = network('Bancontact', '6703', '17 16', '670344 670305');
export const DANKORT = network('Dankort', '5019', '16', '501955 501900');
export const INTERAC = network('Interac', '4506 4519 4536', '16', '450600 451900 453600');
export const EFTPOS = network('eftpos', '560251-560283', '16', '560254 560279');
export const CABAL = network('Cabal', '589657 604201-604400', '16', '589657 604244');
export const NARANJA = network('Naranja', '589562', '16', '589562');
export const HIPERCARD = network('Hipercard', '606282', '16', '606282');
export const CARNET = network(
  'Carnet',
  '286900 502275 506199-506499 604622 606333 627535 636318 636379 639388 639484 639559',
  '16',
  '506199 286900',
);

/** The international networks. */
export const WORLDWIDE = {
  visa: network('Visa', '4', '16 13 19', '411111 424242 400000 401288 422222'),
  mastercard: network('Mastercard', '51-55 222100-272099', '16', '555555 510510 222300 520082 545454'),
  amex: network('American Express', '34 37', '15', '378282 371449 378734', 4),
  diners: network('Diners Club', '300-305 3095 36 38-39', '14 15 16 17 18 19', '305693 385200'),
  jcb: network('JCB', '3528-3589', '16 17 18 19', '353011 356600'),
  discover: network('Discover', '6011 644-649 65', '16 17 18 19', '601111 601100'),
  unionpay: network('UnionPay', '62 81', '16 17 18 19', '620000 622760'),
  maestro: network('Maestro', '50 56-58 5893 6304 639 67', '16 12 13 14 15 17 18 19', '675964 630490'),
} satisfies Readonly<Record<string, Network>>;

/** All networks, narrow ranges before the wide ones around them. */
export const CARDS = {
  elo: ELO,
  verve: VERVE,
  rupay: RUPAY,
  troy: TROY,
  mir: MIR,
  mada: MADA,
  meeza: MEEZA,
  napas: NAPAS,
  knet: KNET,
  paypak: PAYPAK,
  gpn: GPN,
  cib: CIB,
  girocard: GIROCARD,
  cb: CB,
  bancontact: BANCONTACT,
  dankort: DANKORT,
  interac: INTERAC,
  eftpos: EFTPOS,
  cabal: CABAL,
  naranja: NARANJA,
  hipercard: HIPERCARD,
  carnet: CARNET,
  ...WORLDWIDE,
} satisfies Readonly<Record<string, Network>>;

export type CardBrand = keyof typeof CARDS;

function network(label: string, ranges: string, lengths: string, test: string, cvv = 3): Network {
  return { label, ranges, lengths: lengths.split(' ').map(Number), test: test.split(' '), cvv };
}
