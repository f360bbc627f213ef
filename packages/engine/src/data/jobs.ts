import { Text } from '../kernel/bytes.ts';

/** Job titles, common ones first. */
export function jobs(): readonly Text[] {
  titles ??= JOBS.split('|').map((title) => new Text(title));
  return titles;
}

let titles: readonly Text[] | undefined;

const JOBS =
  'Sales Assistant|Teacher|Nurse|Driver|Accountant|Shop Manager|Software Developer|Cook|Cleaner|Electrician|Office Clerk|Farmer|Waiter|Mechanic|Security Guard|Cashier|Carer|Builder|Hairdresser|Receptionist|Project Manager|Civil Engineer|Warehouse Worker|Welder|Police Officer|Marketing Specialist|Plumber|Carpenter|Bank Clerk|Customer Service Agent|Pharmacist|Lawyer|Doctor|Data Analyst|Tailor|Baker|Bus Driver|Logistics Coordinator|Graphic Designer|Primary School Teacher|Mechanical Engineer|Electrical Engineer|Human Resources Officer|Social Worker|Journalist|Architect|Dentist|Secretary|Painter|Machine Operator|Quality Inspector|Network Administrator|Physiotherapist|Librarian|Butcher|Gardener|Fisherman|Translator|Real Estate Agent|Insurance Agent|Auditor|Product Manager|Web Developer|Midwife|Firefighter|Veterinarian|Laboratory Technician|Lecturer|Pilot|Travel Agent|Photographer|Chef|Surveyor|Economist|Paramedic|Optician|Store Keeper|Procurement Officer|Construction Manager|Music Teacher|Research Assistant|Hotel Manager|Radiographer|Dental Assistant|Tax Adviser|Financial Analyst|Database Administrator|Interior Designer|Forklift Operator|Delivery Rider|Crane Operator|Event Planner|Psychologist|Statistician|Chemist|Biologist|Geologist|Notary|Actuary|Compliance Officer';
