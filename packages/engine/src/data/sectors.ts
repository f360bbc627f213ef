import { onFirstUse } from '../kernel/onFirstUse.ts';
import type { Sector } from '../model.ts';

/** What firms do: a key, by which languages give the words of their names; how many of a hundred firms; the industry. */
export const LINES = `
  retail 14 Retail trade
  construction 13 Construction
  transport 8 Transport and logistics
  services 7 Business services
  food 6 Food and drink
  hospitality 6 Hotels and restaurants
  software 5 Information technology
  metal 4 Metalworking
  automotive 4 Automotive
  realty 4 Real estate
  agriculture 4 Agriculture
  electrical 3 Electrical engineering
  manufacturing 3 Machinery manufacturing
  furniture 2.5 Furniture
  textiles 2.5 Textiles and clothing
  cleaning 2 Cleaning services
  beauty 2 Beauty and personal care
  accounting 2 Accounting
  media 2 Media and publishing
  health 2 Health care
  electronics 1.5 Electronics
  energy 1.5 Energy
  security 1 Security services
  law 1 Legal services
  architecture 1 Architecture
  plastics 1 Plastics and packaging
  pharma 1 Pharmaceuticals
  pharmacy 1 Pharmacies
  insurance 0.7 Insurance
  finance 0.8 Financial services
  telecom 0.5 Telecommunications
  airline 0.1 Air transport`;

/** The sectors of firms. */
export const sectors = onFirstUse((): readonly Sector[] =>
  LINES.trim()
    .split('\n')
    .map((line) => {
      const [key = '', share, ...industry] = line.trim().split(' ');
      return { key, share: Number(share), industry: industry.join(' ') };
    }),
);
