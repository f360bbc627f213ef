/** The German states by their letters in ISO 3166-2. */
export const GERMAN_STATES = {
  BW: 'Baden-Württemberg',
  BY: 'Bavaria',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hesse',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Lower Saxony',
  NW: 'North Rhine-Westphalia',
  RP: 'Rhineland-Palatinate',
  SL: 'Saarland',
  SN: 'Saxony',
  ST: 'Saxony-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thuringia',
} as const;

export type GermanState = keyof typeof GERMAN_STATES;
