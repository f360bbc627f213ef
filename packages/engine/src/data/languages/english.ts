import { onFirstUse } from '../../kernel/onFirstUse.ts';
import type { Language } from '../../model.ts';
import { occupations } from '../occupations.ts';

/** Words for people, whatever the names of firms and shops. */
const SPOKEN = {
  student: 'Student',
  pensioner: 'Retired',
  homemaker: 'Homemaker',
  jobless: 'Unemployed',
  disabled: 'Unable to work',
  institutions: `
    university University of {town}
    primary {town} Primary School
    secondary {town} (Secondary School|Academy)
    hospital {town} (General|Central|Community) Hospital
    care {town} Care Home
    town {town} Municipality
    police {town} Police
    transit {town} Transit`,
  purposes:
    'Car|Home improvement|Education|Debt consolidation|Wedding|Medical expenses|Household appliances|Travel|Small business|Furniture|Moving home',
};

export const english: Language = {
  ...SPOKEN,
  get titles() {
    return titles();
  },
  trades: `
    retail Stores|Market|Trading||Supplies|Hardware|Books|Gifts|Home & Garden
    construction Construction|Builders|Plumbing|Roofing|Contractors|Flooring
    transport Logistics|Transport|Freight|Couriers|Haulage
    services Consulting|Services|Staffing|Solutions|Events
    food Foods||Bakery|Butchers|Dairy|Beverages
    hospitality Hotels|Restaurant|Cafe|Lodge|Catering
    software Software|Technologies|Digital|Systems|Data
    metal Metalworks|Steel|Welding|Foundry
    automotive Motors|Autos|Garage|Auto Parts|Tyres
    realty Properties|Real Estate|Homes|Estates
    agriculture Farms|Agro|Nurseries|Orchards|Grain
    electrical Electrical|Electric|Lighting
    manufacturing Engineering|Machinery|Industries|Tools
    furniture Furniture|Interiors||Joinery|Kitchens
    textiles Textiles|Fashion|Garments||Tailoring
    cleaning Cleaning|Laundry|Facility Services
    beauty Salon|Cosmetics|Barbers|Beauty
    accounting Accountants|Tax|Audit|Bookkeeping
    media Media|Printing|Publishing|Advertising|Studios
    health Clinic|Dental|Medical|Diagnostics
    electronics Electronics|Appliances||Components
    energy Energy|Solar|Power
    security Security|Guarding
    law Law|Legal
    architecture Architects|Design
    plastics Plastics|Packaging
    pharma Pharma|Laboratories|Biotech
    pharmacy Pharmacy|Chemists
    insurance Insurance|Assurance
    finance Finance|Capital|Credit
    telecom Telecom|Networks
    airline Airways|Aviation`,
  crafts: `
    baker Bakery
    butcher Butchers
    hairdresser Salon|Hair Studio
    plumber Plumbing
    painter Painting|Decorators
    carpenter,mason,civil-engineer Construction|Builders|Contractors
    dentist Dental Clinic
    veterinarian Veterinary Clinic
    physiotherapist Physiotherapy
    journalist Media|Publishing
    hotel-manager,receptionist Hotels|Lodge`,
  merchants: `{owner}'s Bakery|{owner} Pharmacy|{town} Supermarket|{owner} Fuel Station|{town} Books|Cafe {owner}|
    {owner} Grill|{town} Fitness|{owner} Florist|{owner} Toys||{owner} Fashion|{owner} Electronics|
    {owner} Opticians|{town} Hardware|{owner} Sports|{town} Travel|{owner} Furniture|{owner} Motors|
    {owner} Jewellers`,
};

/** Returns English with other names of firms and shops. */
export function englishWith(called: Pick<Language, 'trades' | 'crafts' | 'merchants'>): Language {
  return {
    ...SPOKEN,
    get titles() {
      return titles();
    },
    ...called,
  };
}

/** Titles that are not the occupation's key in words. */
const OTHERS = `
  kitchen-help Kitchen Assistant
  waiter Waiter/Waitress
  call-agent Customer Service Agent
  mason Bricklayer
  primary-teacher Primary School Teacher
  lab-technician Laboratory Technician
  real-estate-agent Estate Agent
  hr-officer Human Resources Officer
  secondary-teacher Secondary School Teacher
  lecturer University Lecturer
  department-head Head of Department
  director Managing Director`;

const titles = onFirstUse(() => {
  const keys = occupations().map(({ key }) => key);
  const words = keys.map((key) => key.replace(/(?:^|-)./g, (start) => start.replace('-', ' ').toUpperCase()));
  return `${keys.map((key, at) => `${key} ${words[at]}`).join('\n')}${OTHERS}`;
});
