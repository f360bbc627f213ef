import { onFirstUse } from '../kernel/onFirstUse.ts';
import type { Sector } from '../model.ts';

/**
 * Sectors: a key, by which languages give the words of firm names; the share among a hundred firms; about the year
 * of the first such firms; the minimum number of employees; the industry.
 */
export const SECTOR_LINES = `
  retail 14 1936 1 Retail trade
  construction 13 1936 1 Construction
  transport 8 1936 1 Transport and logistics
  services 7 1936 1 Business services
  food 6 1936 1 Food and drink
  hospitality 6 1936 1 Hotels and restaurants
  software 5 1978 1 Information technology
  metal 4 1936 1 Metalworking
  automotive 4 1936 1 Automotive
  realty 4 1936 1 Real estate
  agriculture 4 1936 1 Agriculture
  electrical 3 1936 1 Electrical engineering
  manufacturing 3 1936 1 Machinery manufacturing
  furniture 2.5 1936 1 Furniture
  textiles 2.5 1936 1 Textiles and clothing
  cleaning 2 1955 1 Cleaning services
  beauty 2 1936 1 Beauty and personal care
  accounting 2 1936 1 Accounting
  media 2 1936 1 Media and publishing
  health 2 1936 1 Health care
  electronics 1.5 1950 1 Electronics
  energy 1.5 1990 1 Energy
  security 1 1960 1 Security services
  law 1 1936 1 Legal services
  architecture 1 1936 1 Architecture
  plastics 1 1950 1 Plastics and packaging
  pharma 1 1936 1 Pharmaceuticals
  pharmacy 1 1936 1 Pharmacies
  insurance 0.7 1936 40 Insurance
  finance 0.8 1936 1 Financial services
  telecom 0.5 1990 1 Telecommunications
  airline 0.1 1950 40 Air transport`;

/** The sectors of firms. */
export const sectors = onFirstUse((): readonly Sector[] =>
  SECTOR_LINES.trim()
    .split('\n')
    .map((line) => {
      const [key = '', share, since, least, ...industry] = line.trim().split(' ');
      return {
        key,
        share: Number(share),
        since: Number(since),
        least: Number(least),
        industry: industry.join(' '),
      };
    }),
);

/** Sectors excluded from a legal form that is only for professional practices. */
export const noPractices = onFirstUse(() => allBut('law', 'health', 'accounting', 'architecture'));

/** Returns the sectors excluded from a legal form that is only for the given ones. */
export function allBut(...keys: readonly string[]): string {
  return sectors()
    .map(({ key }) => key)
    .filter((key) => !keys.includes(key))
    .join();
}

/** Sectors of firms that send regular bills or collect from accounts. */
export const BILLERS: readonly string[] = ['energy', 'telecom', 'insurance', 'realty'];

/** Sectors of firms that people choose to buy from. */
export const SHOPS: readonly string[] = ['retail', 'food', 'hospitality', 'electronics', 'textiles'];
