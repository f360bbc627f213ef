import { dayAt } from 'specimen-data/internal';
import { amountText } from '../story/money.ts';
import type { Account, Address, Agent, Party } from '../story/party.ts';
import type { Payment, Story } from '../story/story.ts';
import { cut } from '../text/characters.ts';
import type { Profile } from './profile.ts';
import { Amount, type Tree } from './writer.ts';

/** Writes texts, accounts and banks according to a profile. */
export class TextParts {
  constructor(readonly profile: Profile) {}

  /** Returns a text in the profile's characters, cut to a length. */
  text(text: string, longest: number): string {
    return cut(this.profile.characters.transliterate(text), longest);
  }

  party({ name, address }: Party): Tree {
    return { Nm: this.text(name, this.profile.nameLength), PstlAdr: address && this.address(address) };
  }

  /** A structured address: street, building, postcode and town in separate elements. */
  address({ street, building, postcode, city, country }: Address): Tree {
    return {
      StrtNm: this.text(street, 70),
      BldgNb: building === undefined ? undefined : this.text(building, 16),
      PstCd: postcode,
      TwnNm: this.text(city, 35),
      Ctry: country,
    };
  }

  account(account: Account, currency?: string): Tree {
    const { iban, number = '' } = account;
    return { Id: iban ? { IBAN: iban } : { Othr: { Id: number } }, Ccy: currency };
  }

  /** A bank by its BIC and its number in the national clearing system; `NOTPROVIDED` if neither is known. */
  agent({ bic, clearing }: Agent): Tree {
    const member = clearing && { ClrSysId: { Cd: clearing.system }, MmbId: clearing.member };
    if (bic === undefined && !member) return { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } };
    return { FinInstnId: { BICFI: bic, ClrSysMmbId: this.profile.key === 'sepa' ? undefined : member } };
  }
}

/** Parts of contents that tell a story. */
export class Parts extends TextParts {
  constructor(
    readonly story: Story,
    profile: Profile,
  ) {
    super(profile);
  }

  amount(units: number): Amount {
    return currencyAmount(units, this.story.currency);
  }

  /** The remittance text or the creditor reference of a payment. */
  remittance({ reference, remittance }: Payment): Tree {
    if (reference === undefined) return { Ustrd: [this.text(remittance, 140)] };
    return { Strd: [{ CdtrRefInf: { Tp: { CdOrPrtry: { Cd: 'SCOR' } }, Ref: reference } }] };
  }

  paymentId({ instructionId, endToEndId, uetr }: Payment): Tree {
    return { InstrId: instructionId, EndToEndId: this.text(endToEndId, 35), UETR: uetr };
  }

  /** The status of a payment, with the reason of a rejected one. */
  status({ status, reason }: Payment): Tree {
    if (status !== 'rejected') return { TxSts: 'ACSC' };
    return { TxSts: 'RJCT', StsRsnInf: [{ Rsn: { Cd: reason } }] };
  }

  /** Instructing and instructed agent: the debtor's bank and the creditor's bank. */
  agents({ debtor, creditor }: Pick<Payment, 'debtor' | 'creditor'>): Tree {
    return { InstgAgt: this.agent(debtor.agent), InstdAgt: this.agent(creditor.agent) };
  }

  /** The payment type of all payments, if the profile defines one. */
  get paymentType(): Tree | undefined {
    const { serviceLevel } = this.profile;
    return serviceLevel === undefined ? undefined : { SvcLvl: [{ Cd: serviceLevel }] };
  }
}

/** Converts an amount in the smallest unit to an element content. */
export function currencyAmount(units: number, currency: string): Amount {
  return new Amount(currency, amountText(units, currency));
}

/** Writes a day as `YYYY-MM-DD`. */
export function isoDay(serial: number): string {
  return dayAt(serial).iso;
}

/** Writes a time of a day: the given hour, with minutes and seconds from the digits. */
export function isoTime(serial: number, hour: number, digits: string): string {
  const [minute, second] = [Number(digits.slice(0, 2)) % 60, Number(digits.slice(2, 4)) % 60];
  const two = (n: number) => String(n).padStart(2, '0');
  return `${isoDay(serial)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

/** Count and sum of payments. */
export interface Totals {
  readonly count: number;
  readonly units: number;
}

/** Adds up the figures that fit. Amounts are in the smallest unit, so sums stay whole numbers. */
export function totalsOf(story: Story, fits: (figures: ReturnType<Story['figuresAt']>) => boolean): Totals {
  let count = 0;
  let units = 0;
  for (const figures of story.figures())
    if (fits(figures)) {
      count++;
      units += figures.amount;
    }
  return { count, units };
}
