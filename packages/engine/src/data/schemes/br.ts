import type { Persona, Scheme } from '../../model.ts';
import { reasonLines } from './reasonCodes.ts';

/** The time in UTC that the EndToEndId says: E, the ISPB, the day, hour and minute. */
function timeOfEndToEndId(persona: Persona): number {
  const id = persona.read('endtoend');
  return Number(id.slice(17, 19)) * 3600 + Number(id.slice(19, 21)) * 60;
}

/**
 * Pix. Refusals by the codes of pacs.002, returns (pacs.004) within ninety days: MD06 by the payee, BE08 for the bank's
 * failure, FR01 by the special mechanism (MED) within eighty days of the payment. Source: Banco Central do Brasil, Catálogo
 * de Serviços do SFN and Regulamento do Pix.
 */
export const PIX: Scheme = {
  name: 'Pix',
  instant: true,
  since: '2020-11-16',
  limits: [0.01, 9_999_999_999.99],
  time: timeOfEndToEndId,
  zone: 'UTC',
  outcomes: [
    {
      outcome: 'rejected',
      codes: reasonLines(
        'AB03 AB09 AC03 AC06 AC07 AC14 AG03 AM02 AM04 AM09 AM18 BE01 BE17 DS04 ED05 FF07 RC10 SL02',
      ),
      within: { unit: 'seconds', from: 1, to: 10 },
    },
    { outcome: 'returned', codes: reasonLines('MD06 SL02'), within: { unit: 'days', to: 90 } },
    { outcome: 'disputed', codes: reasonLines('FR01 BE08'), within: { unit: 'days', from: 1, to: 80 } },
  ],
};
