import { onFirstUse } from '../kernel/onFirstUse.ts';
import { list } from '../kernel/text.ts';
import type { Occupation } from '../model.ts';

/**
 * Occupations: a key, by which languages give titles; a level from 1 (elementary) to 6 (the best paid); the minimum
 * age (`21-60`: and the maximum; police and fire services retire earlier than others, ICAO's limit for pilots is
 * 64); the share among a thousand workers; the number of women among ten of them (after ILOSTAT, employment by sex
 * and occupation; 0 is one in a hundred); and the employers: sectors of firms, or an institution (`:primary`).
 */
export const OCCUPATION_LINES = `
  cleaner 1 18 30 6 cleaning
  warehouse-worker 1 18 30 2 transport,retail
  kitchen-help 1 18 20 6 hospitality
  farm-worker 1 18 22 3 agriculture
  labourer 1 18 28 0 construction
  security-guard 1 20 20 1 security
  delivery-rider 1 18 14 0 transport
  cashier 1 18 20 7 retail
  shop-assistant 2 18 55 6 retail
  waiter 2 18 20 5 hospitality
  cook 2 19 20 4 hospitality
  driver 2 21 34 0 transport
  bus-driver 2 24 10 0 :transit
  hairdresser 2 19 12 7 beauty
  carer 2 19 24 8 :care
  machine-operator 2 19 30 2 manufacturing,plastics,food
  tailor 2 19 10 6 textiles
  baker 2 19 8 4 food
  butcher 2 19 6 1 food
  farmer 2 22 16 2 agriculture
  receptionist 2 18 12 7 hospitality
  call-agent 2 18 14 6 services
  mechanic 3 20 20 0 automotive
  electrician 3 20 20 0 electrical
  plumber 3 20 12 0 construction
  carpenter 3 20 12 0 furniture
  painter 3 20 10 0 construction
  mason 3 20 16 0 construction
  welder 3 20 10 0 metal
  office-clerk 3 19 40 6 transport,services,finance,retail,energy
  secretary 3 19 12 9 law,services,realty
  bank-clerk 3 20 14 6 :bank
  bookkeeper 3 21 18 6 accounting
  police-officer 3 21-60 12 2 :police
  firefighter 3 21-60 5 0 :fire,town
  paramedic 3 21 6 3 :ambulance,hospital
  photographer 3 20 3 3 media
  nurse 4 21 30 8 :hospital
  primary-teacher 4 23 22 7 :primary
  lab-technician 4 21 8 6 pharma,health
  sales-representative 4 21 22 3 pharma,food,electronics,automotive
  real-estate-agent 4 22 6 5 realty
  insurance-agent 4 22 8 4 insurance
  graphic-designer 4 22 8 5 media
  web-developer 4 21 10 2 software
  network-administrator 4 22 8 1 software,telecom
  translator 4 23 3 6 services
  social-worker 4 22 10 7 :welfare,town
  physiotherapist 4 22 6 6 health
  hr-officer 4 23 8 6 services,manufacturing,transport
  shop-manager 4 25 12 4 retail
  secondary-teacher 4 24 22 5 :secondary
  accountant 5 26 18 5 accounting,finance
  software-developer 5 22 20 2 software
  data-analyst 5 23 8 4 software,finance,telecom
  marketing-specialist 5 23 12 5 media,electronics,food
  civil-engineer 5 24 10 1 construction
  mechanical-engineer 5 24 10 1 manufacturing,automotive
  electrical-engineer 5 24 8 1 electrical,energy
  architect 5 26 5 4 architecture
  pharmacist 5 25 6 6 pharmacy
  journalist 5 23 4 4 media
  project-manager 5 27 14 3 software,construction,energy
  hotel-manager 5 29 4 4 hospitality
  lecturer 5 29 8 4 :university
  lawyer 6 27 7 4 law
  doctor 6 27 12 4 :hospital
  dentist 6 26 4 4 health
  veterinarian 6 26 2 5 health
  pilot 6 26-64 1 0 airline
  department-head 6 34 18 3 manufacturing,finance,energy,telecom
  director 6 40 8 2 manufacturing,construction,software,transport`;

/** Occupations of the self-employed, if the country has them: trades, farms, practices and offices. */
const ALONE = new Set(
  list(`farmer driver delivery-rider hairdresser tailor baker butcher cook mechanic electrician plumber carpenter painter
    mason welder photographer real-estate-agent insurance-agent graphic-designer web-developer translator physiotherapist
    shop-manager shop-assistant accountant software-developer civil-engineer architect pharmacist journalist hotel-manager
    lawyer dentist veterinarian`),
);

/** The occupations, frequent and rare. */
export const occupations = onFirstUse((): readonly Occupation[] =>
  OCCUPATION_LINES.trim()
    .split('\n')
    .map((line, index) => {
      const [key = '', level, ages = '', share, women, places = ''] = line.trim().split(' ');
      const [from = 18, to = 99] = ages.split('-').map(Number);
      const institution = places.startsWith(':') ? places.slice(1) : undefined;
      return {
        key,
        index,
        level: Number(level),
        from,
        to,
        share: Number(share),
        women: Number(women) * 10 || 1,
        alone: ALONE.has(key),
        ...(institution ? { institution, sectors: [] } : { sectors: places.split(',') }),
      };
    }),
);

/**
 * Pay levels in countries that pay software developers about as well as doctors: IT earns at least twice the
 * average there.
 */
export const SOFTWARE_PAYS = { 'software-developer': 6, 'web-developer': 5 };
