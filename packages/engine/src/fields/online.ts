import { picture } from '../draw/picture.ts';
import { Piece, putInt, putPiece, putText } from '../kernel/bytes.ts';
import { list } from '../kernel/text.ts';
import type { Country, Field } from '../model.ts';
import { ipv4Public } from '../validators/ipv4Public.ts';

const group = 'online';

const JOINTS = ['', '.', '_'].map((text) => new Piece(text));

/** Returns the picture of addresses of some blocks. */
function blocksOf(ips: string): string {
  const blocks = ips.split(' ').map((block) => block.replace(/\.(.+)$/, '.{$1}'));
  return `(${blocks.join('|')}).{0-255}.{1-254}`;
}

/** The person's accounts on the internet. */
export const online: Readonly<Record<string, Field>> = {
  username: {
    label: 'User name',
    group,
    synonyms: list('login user_id login_name user_handle screen_name nickname login_id'),
    shows: () => 'serial',
    write(out, at, _, { given, family, serial }) {
      const to = putPiece(out, putPiece(out, at, given.slug), JOINTS[serial % 3] as Piece);
      return putInt(out, putPiece(out, to, family.slug), Math.floor(serial / 3));
    },
  },
  ip: {
    label: 'IP address',
    group,
    synonyms: list('ipv4 ip_addr ipv4_address'),
    validator: ipv4Public,
    writer: ({ facts: { ips } }) => {
      if (ips) return picture(blocksOf(ips));
      return (out, at, random) => putText(out, at, ipv4Public.make(random, undefined));
    },
  },
  useragent: {
    label: 'User agent',
    group,
    synonyms: list(`browser user_agent_string ua_string`),
    picture: agentsOf,
  },
};

/**
 * Share of each among ten users, from general knowledge: one of six phones is an iPhone, three in countries with
 * high wages.
 */
function agentsOf({ facts: { income, perEuro = 1 } }: Country): string {
  const phone = income[0] > 1200 * perEuro ? IPHONE : ANDROID;
  const desks = [WINDOWS, WINDOWS, WINDOWS, `(${MAC}|${LINUX})`];
  return `Mozilla/5.0 \\((${[ANDROID, ANDROID, ANDROID, phone, phone, IPHONE, ...desks].join('|')})`;
}

// Chrome always reports Android 10, and Firefox reports its version twice.
const WINDOWS =
  'Windows NT 10.0; Win64; x64\\) AppleWebKit/537.36 \\(KHTML, like Gecko\\) Chrome/{128-143}.0.0.0 Safari/537.36';
const ANDROID =
  'Linux; Android 10; K\\) AppleWebKit/537.36 \\(KHTML, like Gecko\\) Chrome/{128-143}.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'iPhone; CPU iPhone OS 18_6 like Mac OS X\\) AppleWebKit/605.1.15 \\(KHTML, like Gecko\\) Version/18.6 Mobile/15E148 Safari/604.1';
const MAC =
  'Macintosh; Intel Mac OS X 10_15_7\\) AppleWebKit/605.1.15 \\(KHTML, like Gecko\\) Version/{17-18}.{0-6} Safari/605.1.15';
const LINUX = 'X11; Linux x86_64; rv:145.0\\) Gecko/20100101 Firefox/145.0';
