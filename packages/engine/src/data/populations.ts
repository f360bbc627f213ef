import type { CountryFacts, Population } from '../model.ts';

/**
 * Usual figures for the people of a part of the world, for countries without figures of their own: sex by age, work by age
 * and sex, the self-employed, the unemployed, pensions and pay. They are estimates from general knowledge of what the United
 * Nations (population) and the ILO (work, pensions) publish, not copied from their tables.
 */
export const POPULATIONS: Readonly<Record<CountryFacts['group'], Population>> = {
  Europe: {
    men: '51.3 51.3 50.5 49 45.5 40 30',
    work: ['50 85 90 88 78 58 18 8 2', '45 76 81 81 70 44 11 4 1'],
    own: [17, 10],
    unemployed: 6,
    disabled: 5,
    pensioned: 97,
    pay: { spread: 3.2, top: 4.2, women: 88 },
  },
  Americas: {
    men: '51 50.8 49.5 48 46 42 35',
    work: ['55 85 89 86 78 64 42 28 12', '38 60 63 60 50 36 20 12 4'],
    own: [38, 36],
    unemployed: 7,
    disabled: 4,
    pensioned: 60,
    pay: { spread: 5, top: 8, women: 84 },
  },
  Asia: {
    men: '51.7 51.6 51 49.5 47 43 36',
    work: ['52 88 94 92 84 70 48 32 14', '30 46 52 52 44 34 20 12 4'],
    own: [45, 45],
    unemployed: 5,
    disabled: 3,
    pensioned: 45,
    pay: { spread: 4.6, top: 7, women: 82 },
  },
  'Middle East': {
    men: '51.2 51.4 51.5 50.5 49 46 40',
    work: ['34 74 86 82 64 44 24 14 5', '8 18 20 16 9 5 2 1 0'],
    own: [26, 14],
    unemployed: 12,
    disabled: 3,
    pensioned: 55,
    pay: { spread: 4, top: 6, women: 86 },
  },
  Africa: {
    men: '50.6 50.3 49.8 48 46 44 38',
    work: ['46 76 84 84 80 72 60 46 28', '36 62 70 70 66 56 44 32 17'],
    own: [66, 76],
    unemployed: 7,
    disabled: 3,
    pensioned: 22,
    pay: { spread: 6, top: 8, women: 80 },
  },
  Oceania: {
    men: '51.4 51 49.7 49 48.5 45 38',
    work: ['67 86 89 87 79 64 35 18 6', '67 78 80 81 71 54 24 10 3'],
    own: [20, 13],
    unemployed: 4.3,
    disabled: 5,
    pensioned: 85,
    pay: { spread: 3.3, top: 4.6, women: 90 },
  },
};
