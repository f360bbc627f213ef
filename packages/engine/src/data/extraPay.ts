import { byCountry } from './byCountry.ts';

/**
 * What is paid beside twelve wages a year, by law or, in AT, by nearly all collective agreements: month and day by which, and
 * how many hundredths of a month's wage, earned in twelve months or in the half year (`/6`). Sources: ar LCT art. 122; br Lei
 * 4.749/65; co CST art. 306; ec Código del Trabajo art. 111; es ET art. 31; gr law 1082/1980; id Permenaker 6/2016 (a week before
 * Eid, 2025 on 31 March); it D.P.R. 1070/1960; mx LFT art. 87; nl WML art. 15; pe Ley 27735; ph P.D. 851;
 * pt CT art. 263 and 264; uy Ley 12.840. Where the law leaves the day open, the usual one.
 */
const LINES = `
  ar 6-30:50/6 12-18:50/6 · at 6-30:100 11-30:100 · br 11-30:50 12-20:50 · co 6-30:50/6 12-20:50/6 · ec 12-24:100
  es 6-30:100 12-20:100 · gr 4-16:50 7-31:50 12-21:100 · id 3-24:100 · it 12-20:100 · mx 12-20:50 · nl 5-25:96
  pe 7-15:100/6 12-15:100/6 · ph 12-15:100 · pt 6-30:100 12-15:100 · uy 6-30:50/6 12-20:50/6`;

export interface ExtraPay {
  /** From 0 for January. */
  readonly month: number;
  readonly day: number;
  /** In hundredths of a month's wage. */
  readonly share: number;
  /** The months in which it is earned. */
  readonly within: number;
}

const EXTRAS = byCountry(LINES, (words) =>
  words.map((word): ExtraPay => {
    const [month = 0, day = 0, share = 0, within = 12] = word.split(/[-:/]/).map(Number);
    return { month: month - 1, day, share, within };
  }),
);

/** What employers of a country pay beside the monthly wages. */
export function extraPayOf(code: string): readonly ExtraPay[] {
  return EXTRAS.get(code) ?? [];
}
