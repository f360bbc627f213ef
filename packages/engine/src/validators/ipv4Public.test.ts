import { vectors } from '../../../../test/support/vectors.ts';
import { ipv4Public } from './ipv4Public.ts';

vectors(ipv4Public, {
  // Google, Cloudflare and Quad9's resolvers, a root server; edges of IANA's blocks.
  valid: [
    '8.8.8.8',
    '1.1.1.1',
    '9.9.9.9',
    '198.41.0.4',
    '100.63.255.255',
    '172.32.0.0',
    '192.0.0.9',
    '223.255.255.255',
  ],
  invalid: {
    'this network': '0.1.2.3',
    'private 10': '10.0.0.1',
    'carrier shared space': '100.127.255.255',
    loopback: '127.0.0.1',
    'link local': '169.254.1.1',
    'private 172.16': '172.31.255.255',
    'IETF protocols': '192.0.0.8',
    'documentation 1': '192.0.2.1',
    'documentation 2': '198.51.100.7',
    'documentation 3': '203.0.113.255',
    '6to4 relays': '192.88.99.1',
    'private 192.168': '192.168.1.1',
    benchmarks: '198.19.255.255',
    multicast: '224.0.0.1',
    reserved: '240.0.0.1',
    broadcast: '255.255.255.255',
    'a number over 255': '8.8.8.256',
    'a leading zero': '8.8.8.08',
    'three parts': '8.8.8',
    'five parts': '8.8.8.8.8',
    'a port': '8.8.8.8:53',
    'hexadecimal digits': '8.8.8.a',
    'the first address of a private block': '10.0.0.0',
    'the first multicast address': '224.0.0.0',
    'the first address of the IETF': '192.0.0.0',
  },
});
