import { vectors } from '../../../../test/support/vectors.ts';
import { ipv6 } from './ipv6.ts';

vectors(ipv6, {
  // RFC 4291, 2.2; RFC 5952; Google's resolver.
  valid: [
    'ABCD:EF01:2345:6789:ABCD:EF01:2345:6789',
    '2001:DB8:0:0:8:800:200C:417A',
    '2001:DB8::8:800:200C:417A',
    'FF01::101',
    '::1',
    '::',
    '0:0:0:0:0:0:13.1.68.3',
    '::FFFF:129.144.52.38',
    '2001:4860:4860::8888',
    '2001:db8:0:1:1:1:1::',
    '1::2:3:4:5:6:7',
    '::ffff:1.0.0.226',
  ],
  invalid: {
    'two double colons': '2001::25de::cade',
    'seven groups': '2001:db8:1:2:3:4:5',
    'nine groups': '1:2:3:4:5:6:7:8:9',
    'a double colon for no group': '1:2:3:4::5:6:7:8',
    'a double colon after eight groups': '1:2:3:4:5:6:7:8::',
    'a group of five digits': '2001:db8::12345',
    'three colons': '2001:::1',
    'a single colon in front': ':1:2:3:4:5:6:7',
    'a single colon behind': '1:2:3:4:5:6:7:',
    'a number over 255': '::ffff:1.2.3.256',
    'an IPv4 address with a leading zero': '::ffff:1.2.3.04',
    'an IPv4 address in the middle': '::1.2.3.4:5',
    'a zone': 'fe80::1%eth0',
    'a prefix length': '2001:db8::/32',
    brackets: '[::1]',
    'a letter beyond f': '2001:db8::g',
    'an IPv4 address': '1.2.3.4',
    nothing: '',
    'zeros before a decimal number': '::FFFF:009.149.52.38',
  },
});
