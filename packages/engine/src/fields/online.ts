import { Piece, putInt, putPiece } from '../kernel/bytes.ts';
import { list } from '../kernel/text.ts';
import type { Field } from '../model.ts';
import { ipv4Public } from '../validators/ipv4Public.ts';

const group = 'online';

const JOINTS = ['', '.', '_'].map((text) => new Piece(text));

/** The person on the net. */
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
    synonyms: list('ipv4 ip_addr ipv4_address ip_number internet_address'),
    validator: ipv4Public,
    make: (random) => ipv4Public.make(random, undefined),
  },
  useragent: {
    label: 'User agent',
    group,
    synonyms: list(`browser user_agent_string browser_agent browser_user_agent ua_string`),
    // Chrome tells no Android but 10, and Firefox its version twice.
    picture:
      'Mozilla/5.0 \\((Windows NT 10.0; Win64; x64\\) AppleWebKit/537.36 \\(KHTML, like Gecko\\) Chrome/{128-143}.0.0.0 Safari/537.36' +
      '|Linux; Android 10; K\\) AppleWebKit/537.36 \\(KHTML, like Gecko\\) Chrome/{128-143}.0.0.0 Mobile Safari/537.36' +
      '|iPhone; CPU iPhone OS 18_6 like Mac OS X\\) AppleWebKit/605.1.15 \\(KHTML, like Gecko\\) Version/18.6 Mobile/15E148 Safari/604.1' +
      '|X11; Linux x86_64; rv:(140.0\\) Gecko/20100101 Firefox/140|145.0\\) Gecko/20100101 Firefox/145).0' +
      '|Macintosh; Intel Mac OS X 10_15_7\\) AppleWebKit/605.1.15 \\(KHTML, like Gecko\\) Version/{17-18}.{0-6} Safari/605.1.15)',
  },
};
