import { vectors } from '../../../../test/support/vectors.ts';
import { zaCipc } from './zaCipc.ts';

vectors(zaCipc, {
  // Companies' own letterheads: Eskom (2002/015527/30), Sasol (1979/003231/06), MTN (1994/009584/06), Naspers
  // (1925/001431/06).
  valid: ['2002/015527/30', '1979/003231/06', '1994/009584/06', '1925/001431/06'],
  invalid: {
    'no kind of company': '2002/015527/99',
    'a year before companies': '1750/015527/06',
    zeros: '2002/000000/07',
    'no separators': '200201552730',
  },
});
