import { onFirstUse } from '../kernel/onFirstUse.ts';
import type { Occupation } from '../model.ts';

/**
 * What people work as: a key, by which languages give titles; a level from 1 (elementary) to 6 (the best paid), the age
 * from which one can be it, how many of a thousand workers are, and where: sectors of firms, or an institution (`:primary`).
 */
export const LINES = `
  cleaner 1 18 30 cleaning
  warehouse-worker 1 18 30 transport,retail
  kitchen-help 1 18 20 hospitality
  farm-worker 1 18 22 agriculture
  labourer 1 18 28 construction
  security-guard 1 20 20 security
  delivery-rider 1 18 14 transport
  cashier 1 18 20 retail
  shop-assistant 2 18 55 retail
  waiter 2 18 20 hospitality
  cook 2 19 20 hospitality
  driver 2 21 34 transport
  bus-driver 2 24 10 :transit
  hairdresser 2 19 12 beauty
  carer 2 19 24 :care
  machine-operator 2 19 30 manufacturing,plastics,food
  tailor 2 19 10 textiles
  baker 2 19 8 food
  butcher 2 19 6 food
  farmer 2 22 16 agriculture
  receptionist 2 18 12 hospitality
  call-agent 2 18 14 services
  mechanic 3 20 20 automotive
  electrician 3 20 20 electrical,construction
  plumber 3 20 12 construction
  carpenter 3 20 12 furniture,construction
  painter 3 20 10 construction
  mason 3 20 16 construction
  welder 3 20 10 metal
  office-clerk 3 19 40 transport,services,finance,retail,energy
  secretary 3 19 12 law,services,realty
  bank-clerk 3 20 14 :bank
  bookkeeper 3 21 18 accounting
  police-officer 3 21 12 :police
  firefighter 3 21 5 :town
  paramedic 3 21 6 :hospital
  photographer 3 20 3 media
  nurse 4 21 30 :hospital
  primary-teacher 4 23 22 :primary
  lab-technician 4 21 8 pharma,health
  sales-representative 4 21 22 pharma,food,electronics,automotive
  real-estate-agent 4 22 6 realty
  insurance-agent 4 22 8 insurance
  graphic-designer 4 22 8 media
  web-developer 4 21 10 software
  network-administrator 4 22 8 software,telecom
  translator 4 23 3 services
  social-worker 4 22 10 :town
  physiotherapist 4 22 6 health
  hr-officer 4 23 8 services,manufacturing,transport
  shop-manager 4 25 12 retail
  secondary-teacher 5 24 22 :secondary
  accountant 5 24 18 accounting,finance
  software-developer 5 22 20 software
  data-analyst 5 23 8 software,finance,telecom
  marketing-specialist 5 23 12 media,electronics,food
  civil-engineer 5 24 10 construction
  mechanical-engineer 5 24 10 manufacturing,automotive
  electrical-engineer 5 24 8 electrical,energy
  architect 5 26 5 architecture
  pharmacist 5 25 6 pharmacy
  journalist 5 23 4 media
  project-manager 5 27 14 software,construction,energy
  hotel-manager 5 29 4 hospitality
  lecturer 5 29 8 :university
  lawyer 6 27 7 law
  doctor 6 27 12 :hospital
  dentist 6 26 4 health
  veterinarian 6 26 2 health
  pilot 6 26 1 airline
  department-head 6 34 18 manufacturing,finance,energy,telecom
  director 6 40 8 manufacturing,construction,software,transport`;

/** The occupations, common and rare. */
export const occupations = onFirstUse((): readonly Occupation[] =>
  LINES.trim()
    .split('\n')
    .map((line, index) => {
      const [key = '', level, from, share, places = ''] = line.trim().split(' ');
      const institution = places.startsWith(':') ? places.slice(1) : undefined;
      return {
        key,
        index,
        level: Number(level),
        from: Number(from),
        share: Number(share),
        ...(institution ? { institution, sectors: [] } : { sectors: places.split(',') }),
      };
    }),
);
