import { vectors } from '../../../../test/support/vectors.ts';
import { vin } from './vin.ts';

vectors(vin, {
  // Wikipedia (VIN: 1M8GDM9AXKP042788, the straight ones), and cars common in public packages' tests.
  valid: [
    '1M8GDM9AXKP042788',
    '11111111111111111',
    '1HGCM82633A004352',
    '5YJSA1DG9DFP14705',
    '1m8gdm9axkp042788',
  ],
  invalid: {
    'a wrong check digit': '1M8GDM9A1KP042788',
    'neighbours swapped': '1HGCM82633A004532',
    'the letter O': '1M8GDM9AXKPO42788',
    'the letter I': '1HGCM82633AI04352',
    'a maker from 0': '01111111111111111',
    'a letter among the last four': '1M8GDM9AXKP0427B8',
    'a year U': '1M8GDM9AXUP042788',
    'too short': '1M8GDM9AXKP04278',
    'too long': '1M8GDM9AXKP0427880',
  },
});
