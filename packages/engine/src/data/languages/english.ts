import type { Language } from '../../model.ts';

export const english: Language = {
  student: 'Student',
  pensioner: 'Retired',
  titles: `
    cleaner Cleaner
    warehouse-worker Warehouse Worker
    kitchen-help Kitchen Assistant
    farm-worker Farm Worker
    labourer Labourer
    security-guard Security Guard
    delivery-rider Delivery Rider
    cashier Cashier
    shop-assistant Shop Assistant
    waiter Waiter/Waitress
    cook Cook
    driver Driver
    bus-driver Bus Driver
    hairdresser Hairdresser
    carer Carer
    machine-operator Machine Operator
    tailor Tailor
    baker Baker
    butcher Butcher
    farmer Farmer
    receptionist Receptionist
    call-agent Customer Service Agent
    mechanic Mechanic
    electrician Electrician
    plumber Plumber
    carpenter Carpenter
    painter Painter
    mason Bricklayer
    welder Welder
    office-clerk Office Clerk
    secretary Secretary
    bank-clerk Bank Clerk
    bookkeeper Bookkeeper
    police-officer Police Officer
    firefighter Firefighter
    paramedic Paramedic
    photographer Photographer
    nurse Nurse
    primary-teacher Primary School Teacher
    lab-technician Laboratory Technician
    sales-representative Sales Representative
    real-estate-agent Estate Agent
    insurance-agent Insurance Agent
    graphic-designer Graphic Designer
    web-developer Web Developer
    network-administrator Network Administrator
    translator Translator
    social-worker Social Worker
    physiotherapist Physiotherapist
    hr-officer Human Resources Officer
    shop-manager Shop Manager
    secondary-teacher Secondary School Teacher
    accountant Accountant
    software-developer Software Developer
    data-analyst Data Analyst
    marketing-specialist Marketing Specialist
    civil-engineer Civil Engineer
    mechanical-engineer Mechanical Engineer
    electrical-engineer Electrical Engineer
    architect Architect
    pharmacist Pharmacist
    journalist Journalist
    project-manager Project Manager
    hotel-manager Hotel Manager
    lecturer University Lecturer
    lawyer Lawyer
    doctor Doctor
    dentist Dentist
    veterinarian Veterinarian
    pilot Pilot
    department-head Head of Department
    director Managing Director`,
  trades: `
    retail Stores|Market|Trading|Supplies|Hardware|Books|Gifts|Home & Garden
    construction Construction|Builders|Plumbing|Roofing|Contractors|Flooring
    transport Logistics|Transport|Freight|Couriers|Haulage
    services Consulting|Services|Staffing|Solutions|Events
    food Foods|Bakery|Butchers|Dairy|Beverages
    hospitality Hotels|Restaurant|Cafe|Lodge|Catering
    software Software|Technologies|Digital|Systems|Data
    metal Metalworks|Steel|Welding|Foundry
    automotive Motors|Autos|Garage|Auto Parts|Tyres
    realty Properties|Real Estate|Homes|Estates
    agriculture Farms|Agro|Nurseries|Orchards|Grain
    electrical Electrical|Electric|Lighting
    manufacturing Engineering|Machinery|Industries|Tools
    furniture Furniture|Joinery|Interiors|Kitchens
    textiles Textiles|Fashion|Garments|Tailoring
    cleaning Cleaning|Laundry|Facility Services
    beauty Salon|Cosmetics|Barbers|Beauty
    accounting Accountants|Tax|Audit|Bookkeeping
    media Media|Printing|Publishing|Advertising|Studios
    health Clinic|Dental|Medical|Diagnostics
    electronics Electronics|Components|Appliances
    energy Energy|Solar|Power
    security Security|Guarding
    law Law|Legal
    architecture Architects|Design
    plastics Plastics|Packaging
    pharma Pharma|Laboratories|Biotech
    pharmacy Pharmacy|Chemists
    insurance Insurance|Insurance Brokers
    finance Finance|Capital|Credit
    telecom Telecom|Networks
    airline Airways|Aviation`,
  merchants: `{owner}'s Bakery|{owner} Pharmacy|{town} Supermarket|{owner} Fuel Station|{town} Books|{owner} Fashion|{owner} Electronics|
    Cafe {owner}|{owner} Grill|{town} Fitness|{owner} Opticians|{owner} Florist|{town} Hardware|{owner} Sports|{owner} Toys|{town} Travel`,
  institutions: `
    university University of {town}
    school {town} (Primary School|Secondary School|Academy)
    hospital {town} (General|Central|Community) Hospital
    care {town} Care Home
    town {town} (City Council|Municipality)
    police {town} Police
    transit {town} Transit
    pension State Pension Fund`,
  purposes:
    'Car|Home improvement|Education|Debt consolidation|Wedding|Medical expenses|Household appliances|Travel|Small business|Furniture',
};
