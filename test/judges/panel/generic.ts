import { BlockList } from 'node:net';
import { parse } from 'mrz';
import { stdnum } from 'stdnum';
import validator from 'validator';
import { arCbu } from '../../../packages/engine/src/validators/arCbu.ts';
import { cardNumber } from '../../../packages/engine/src/validators/cardNumber.ts';
import { ean13 } from '../../../packages/engine/src/validators/ean13.ts';
import { eip55 } from '../../../packages/engine/src/validators/eip55.ts';
import { imei } from '../../../packages/engine/src/validators/imei.ts';
import { ipv4Public } from '../../../packages/engine/src/validators/ipv4Public.ts';
import { ipv6 } from '../../../packages/engine/src/validators/ipv6.ts';
import { isbn13 } from '../../../packages/engine/src/validators/isbn13.ts';
import { isin } from '../../../packages/engine/src/validators/isin.ts';
import { luhn } from '../../../packages/engine/src/validators/luhn.ts';
import { mrzTd3 } from '../../../packages/engine/src/validators/mrzTd3.ts';
import { mxClabe } from '../../../packages/engine/src/validators/mxClabe.ts';
import { nzBankAccount } from '../../../packages/engine/src/validators/nzBankAccount.ts';
import { verhoeff } from '../../../packages/engine/src/validators/verhoeff.ts';
import { CAPITALS, type Judge } from '../judge.ts';
import { keccak256 } from '../keccak256.ts';

/** Standards of the whole world, and bank numbers other than IBAN. */
export const generic: readonly Judge[] = [
  {
    validator: luhn,
    name: 'validator isLuhnNumber',
    says: (value) => validator.isLuhnNumber(value),
    except: [
      {
        reason: 'one digit or more than 64 are no number to check (decided in luhn); the sum has no bounds',
        when: (value) => value.length < 2 || value.length > 64,
      },
    ],
  },
  {
    validator: verhoeff,
    name: 'stdnum in.aadhaar',
    says: (value) => stdnum.IN?.aadhaar?.validate(value).isValid === true,
    except: [
      {
        reason: 'UIDAI gives out 12 digits from 2 on and no palindromes; Verhoeff itself takes any digits',
        when: (value) => !/^[2-9]\d{11}$/.test(value) || value === [...value].reverse().join(''),
      },
    ],
  },
  {
    validator: ean13,
    name: 'validator isEAN',
    says: (value) => validator.isEAN(value),
    except: [
      { reason: '14 digits are a GTIN-14 (GS1); isEAN takes both', when: (value) => /^\d{14}$/.test(value) },
    ],
  },
  {
    validator: isbn13,
    name: 'validator isISBN 13',
    says: (value) => validator.isISBN(value, 13),
    except: [
      { reason: '979-0 is for printed music (ISO 10957)', when: (value) => value.startsWith('9790') },
      { reason: 'the prefix is 978 or 979 (ISO 2108)', when: (value) => /^(?!97[89])/.test(value) },
    ],
  },
  { validator: imei, name: 'validator isIMEI', says: (value) => validator.isIMEI(value) },
  {
    validator: isin,
    name: 'validator isISIN',
    says: (value) => validator.isISIN(value),
    except: [
      {
        reason: 'it takes any two letters; ISO 6166 asks for a country code',
        when: (value) => !validator.isISO31661Alpha2(value.slice(0, 2)),
      },
      CAPITALS,
    ],
  },
  {
    validator: ipv4Public,
    name: "validator isIP 4 and node:net on IANA's special blocks",
    says: (value) => validator.isIP(value, 4) && !SPECIAL.check(value),
  },
  { validator: ipv6, name: 'validator isIP 6', says: (value) => validator.isIP(value, 6) },
  {
    validator: cardNumber,
    name: 'validator isCreditCard',
    says: (value) => validator.isCreditCard(value),
    except: [
      {
        reason: 'it knows neither Maestro, Verve, Elo, Mir, Troy nor all of RuPay, and takes other lengths',
        when: (value) => !/^(?:4|5[1-5]|3[47]|6011|35[3-8])/.test(value),
      },
      {
        reason: 'Mastercard has 16 digits, Visa 13, 16 or 19 (the networks’ rules); it takes other lengths',
        when: (value) => !/^(?:.{13}|.{15}|.{16}|.{19})$/.test(value) || /^5(?!.{15}$)/.test(value),
      },
    ],
  },
  { validator: eip55, name: 'validator isEthereumAddress and EIP-55', says: isChecksummed },
  {
    validator: mrzTd3,
    name: 'mrz',
    says: isPassport,
    except: [
      {
        reason: 'readers give both lines in one piece too; mrz asks for a line break',
        when: (value) => !value.includes('\n'),
      },
      {
        reason: 'the names begin with the primary identifier (Doc 9303 part 3, 4.6); mrz takes a filler',
        when: (value) => value.charAt(5) === '<',
      },
    ],
  },
  {
    validator: mxClabe,
    name: 'stdnum mx.clabe',
    says: (value) => stdnum.MX?.clabe?.validate(value).isValid === true,
    except: [
      {
        reason:
          "its tables of banks and towns are Wikipedia's of 2017; Banxico's list of SPEI members goes on",
        when: (value) =>
          !/^(?:002|012|014|021|036|044|072|127)(?:027|164|180|225|320|580|650|680|700|910)/.test(value),
      },
    ],
  },
  {
    validator: arCbu,
    name: 'stdnum ar.cbu',
    says: (value) => stdnum.AR?.cbu?.validate(value).isValid === true,
    except: [
      {
        reason: 'it knows no check digit 0: a sum that ends in 0 has the digit 0, as its own weights give',
        when: (value) => value[7] === '0' || value[21] === '0',
      },
    ],
  },
  {
    validator: nzBankAccount,
    name: 'stdnum nz.bank',
    says: (value) => stdnum.NZ?.bank?.validate(value).isValid === true,
    except: [
      {
        reason: 'a suffix of two digits makes 15 in one piece (Inland Revenue); stdnum asks for 16',
        when: (value) => /^\d{15}$/.test(value),
      },
    ],
  },
];

/** IANA's IPv4 Special-Purpose Address Registry, what is not globally reachable, and multicast. */
const SPECIAL = new BlockList();
for (const block of [
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24',
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4',
].flatMap((row) => row.split(' '))) {
  const [address = '', bits] = block.split('/');
  SPECIAL.addSubnet(address, Number(bits));
}

function isPassport(value: string): boolean {
  try {
    return parse(value).valid;
  } catch {
    return false;
  }
}

/** EIP-55: a letter is a capital where the hash of the address in small letters has 8 or more at its place. */
function isChecksummed(value: string): boolean {
  if (!validator.isEthereumAddress(value)) return false;
  const hash = keccak256(value.slice(2).toLowerCase());
  const cased = (char: string, i: number) => (/[89a-f]/.test(hash.charAt(i)) ? char.toUpperCase() : char);
  return value === `0x${Array.from(value.slice(2).toLowerCase(), cased).join('')}`;
}
