import { onFirstUse } from '../kernel/onFirstUse.ts';
import type { Occupation } from '../model.ts';

/**
 * What people work as: a key, by which languages give titles; a level from 1 (elementary) to 6 (the best paid), the age
 * from which one can be it, how many of a thousand workers are, how many of a hundred of them are women (rounded after ILOSTAT,
 * employment by sex and occupation), and where: sectors of firms, or an institution (`:primary`).
 */
export const LINES = `
  cleaner 1 18 30 65 cleaning
  warehouse-worker 1 18 30 20 transport,retail
  kitchen-help 1 18 20 60 hospitality
  farm-worker 1 18 22 35 agriculture
  labourer 1 18 28 2 construction
  security-guard 1 20 20 8 security
  delivery-rider 1 18 14 4 transport
  cashier 1 18 20 70 retail
  shop-assistant 2 18 55 60 retail
  waiter 2 18 20 55 hospitality
  cook 2 19 20 45 hospitality
  driver 2 21 34 2 transport
  bus-driver 2 24 10 5 :transit
  hairdresser 2 19 12 75 beauty
  carer 2 19 24 85 :care
  machine-operator 2 19 30 25 manufacturing,plastics,food
  tailor 2 19 10 65 textiles
  baker 2 19 8 40 food
  butcher 2 19 6 8 food
  farmer 2 22 16 25 agriculture
  receptionist 2 18 12 75 hospitality
  call-agent 2 18 14 60 services
  mechanic 3 20 20 1 automotive
  electrician 3 20 20 1 electrical,construction
  plumber 3 20 12 1 construction
  carpenter 3 20 12 1 furniture,construction
  painter 3 20 10 2 construction
  mason 3 20 16 1 construction
  welder 3 20 10 1 metal
  office-clerk 3 19 40 60 transport,services,finance,retail,energy
  secretary 3 19 12 90 law,services,realty
  bank-clerk 3 20 14 60 :bank
  bookkeeper 3 21 18 65 accounting
  police-officer 3 21 12 18 :police
  firefighter 3 21 5 3 :town
  paramedic 3 21 6 35 :hospital
  photographer 3 20 3 35 media
  nurse 4 21 30 85 :hospital
  primary-teacher 4 23 22 75 :primary
  lab-technician 4 21 8 60 pharma,health
  sales-representative 4 21 22 35 pharma,food,electronics,automotive
  real-estate-agent 4 22 6 50 realty
  insurance-agent 4 22 8 45 insurance
  graphic-designer 4 22 8 50 media
  web-developer 4 21 10 25 software
  network-administrator 4 22 8 12 software,telecom
  translator 4 23 3 65 services
  social-worker 4 22 10 75 :town
  physiotherapist 4 22 6 65 health
  hr-officer 4 23 8 65 services,manufacturing,transport
  shop-manager 4 25 12 40 retail
  secondary-teacher 5 24 22 55 :secondary
  accountant 5 24 18 50 accounting,finance
  software-developer 5 22 20 22 software
  data-analyst 5 23 8 40 software,finance,telecom
  marketing-specialist 5 23 12 55 media,electronics,food
  civil-engineer 5 24 10 15 construction
  mechanical-engineer 5 24 10 8 manufacturing,automotive
  electrical-engineer 5 24 8 9 electrical,energy
  architect 5 26 5 38 architecture
  pharmacist 5 25 6 60 pharmacy
  journalist 5 23 4 45 media
  project-manager 5 27 14 30 software,construction,energy
  hotel-manager 5 29 4 40 hospitality
  lecturer 5 29 8 42 :university
  lawyer 6 27 7 42 law
  doctor 6 27 12 45 :hospital
  dentist 6 26 4 45 health
  veterinarian 6 26 2 50 health
  pilot 6 26 1 5 airline
  department-head 6 34 18 33 manufacturing,finance,energy,telecom
  director 6 40 8 22 manufacturing,construction,software,transport`;

/** The occupations, common and rare. */
export const occupations = onFirstUse((): readonly Occupation[] =>
  LINES.trim()
    .split('\n')
    .map((line, index) => {
      const [key = '', level, from, share, women, places = ''] = line.trim().split(' ');
      const institution = places.startsWith(':') ? places.slice(1) : undefined;
      return {
        key,
        index,
        level: Number(level),
        from: Number(from),
        share: Number(share),
        women: Number(women),
        ...(institution ? { institution, sectors: [] } : { sectors: places.split(',') }),
      };
    }),
);
