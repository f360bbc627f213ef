import { english } from '../../data/languages/english.ts';
import type { Language } from '../../model.ts';

/** American words that differ from the British ones. */
export const american: Language = {
  ...english,
  titles: `${english.titles}
    warehouse-worker Warehouse Associate
    labourer Construction Laborer
    delivery-rider Delivery Driver
    shop-assistant Retail Salesperson
    waiter Server
    driver Truck Driver
    carer Home Health Aide
    kitchen-help Kitchen Helper
    call-agent Customer Service Representative
    hairdresser Hairstylist
    painter House Painter
    mason Bricklayer
    security-guard Security Officer
    cleaner Janitor
    mechanic Auto Mechanic
    bank-clerk Bank Teller
    secretary Administrative Assistant
    nurse Registered Nurse
    primary-teacher Elementary School Teacher
    secondary-teacher High School Teacher
    real-estate-agent Real Estate Agent
    physiotherapist Physical Therapist
    hr-officer Human Resources Specialist
    shop-manager Store Manager
    lecturer College Professor
    lawyer Attorney
    doctor Physician
    department-head Department Manager
    director Chief Executive
    lab-technician Lab Technician`,
  trades: `${english.trades}
    retail Stores|Market|Trading||Supply|Hardware|Books|Gifts|Home & Garden
    construction Construction|Builders|Plumbing|Roofing|Contracting|Flooring
    transport Logistics|Trucking|Freight|Moving|Express
    food Foods||Bakery|Meats|Dairy|Beverages
    hospitality Hotels|Restaurant|Cafe|Diner|Catering
    automotive Motors|Auto Repair|Auto Parts|Tire & Auto|Collision
    realty Properties|Realty|Homes|Real Estate
    agriculture Farms|Nurseries|Orchards|Grain|Ranch
    furniture Furniture|Interiors||Millwork|Cabinets
    textiles Textiles|Apparel|Fashion||Alterations
    cleaning Cleaning|Laundry|Janitorial Services
    accounting Accounting|Tax Services|CPA Group|Bookkeeping
    pharmacy Pharmacy|Drug
    law Law Group|Law Offices
    security Security|Protective Services`,
  crafts: `${english.crafts}
    butcher Meats|Meat Market
    painter Painting
    mason,civil-engineer Construction|Builders|Contracting
    veterinarian Animal Hospital|Veterinary Clinic
    physiotherapist Physical Therapy
    hotel-manager,receptionist Hotels|Inn`,
  merchants: `{owner}'s Bakery|{owner} Pharmacy|{town} Supermarket|{owner} Gas Station|{town} Books|Cafe {owner}|{owner}'s Grill|
    {town} Fitness|{owner} Florist|{owner} Toys|{owner}'s Diner|{owner}'s Pizza||{owner} Apparel|{owner} Electronics|
    {owner} Eye Care|{town} Hardware|{owner} Sports|{town} Travel|{owner} Auto Repair|{owner} Furniture|{owner} Jewelers`,
  institutions: `${english.institutions}
    university ({place.region} State University|University of {place.region})
    primary {town} Elementary School
    secondary {town} High School
    hospital {town} (General Hospital|Medical Center|Community Hospital)
    care {town} Senior Living
    town City of {town}
    police {town} Police Department
    transit {town} Transit Authority
    pension Social Security Administration`,
  purposes:
    'Car|Home improvement|Education|Debt consolidation|Wedding|Medical expenses|Appliances|Vacation|Small business|Furniture|Moving',
};
