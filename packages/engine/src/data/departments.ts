/** The departments of a firm that produces and sells goods, with their occupations. */
const LINES = `
  Sales: sales-representative shop-assistant shop-manager department-head
  Production: machine-operator welder electrician lab-technician mechanical-engineer electrical-engineer project-manager department-head
  Customer Service: call-agent receptionist office-clerk department-head
  Logistics: warehouse-worker driver office-clerk department-head
  Finance: accountant bookkeeper office-clerk department-head
  Information Technology: software-developer web-developer network-administrator data-analyst project-manager department-head
  Human Resources: hr-officer secretary office-clerk department-head
  Marketing: marketing-specialist graphic-designer translator department-head`;

interface Department {
  readonly name: string;
  /** The keys of the occupations. */
  readonly occupations: readonly string[];
}

export const departments: readonly Department[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [name = '', keys = ''] = line.trim().split(': ');
    return { name, occupations: keys.split(' ') };
  });
