import { vectors } from '../../../../test/support/vectors.ts';
import { inCin } from './inCin.ts';

vectors(inCin, {
  // Reliance, Infosys, TCS, HDFC Bank and NTPC from their annual reports.
  valid: [
    'L17110MH1973PLC019786',
    'L85110KA1981PLC013115',
    'L22210MH1995PLC084781',
    'L65920MH1994PLC080618',
    'l40101dl1975goi007966',
  ],
  invalid: {
    'neither listed nor unlisted': 'A17110MH1973PLC019786',
    'an unknown state': 'L17110XX1973PLC019786',
    'an unknown kind of company': 'L17110MH1973XYZ019786',
    'a year that cannot be': 'L17110MH1773PLC019786',
    'registration 000000': 'L17110MH1973PLC000000',
    'too short': 'L17110MH1973PLC01978',
  },
});
