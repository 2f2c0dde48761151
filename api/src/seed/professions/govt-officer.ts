import { introduce } from './introduce';
import type { Profession, Trade } from './profession.types';

function department(name: string, offices: string[]): Trade {
  return { name, title: `Public Officer, ${name}`, fields: offices, degrees: ['BA'], services: [] };
}

export const govtOfficer: Profession = {
  slug: 'govt-officer',
  categoryName: 'Govt Officer',
  userTypeName: 'Govt Officer',
  image: 'govt officer.png',
  backgroundColor: '#EFECE4',
  share: 2,
  workplaces: ['District Office', 'Taluk Office', 'Zonal Office'],
  schools: ['Deccan Plateau University', 'Tungabhadra College of Arts'],
  minutes: [20],
  papers: ['Letter of appointment'],
  isOffice: true,
  trades: [
    department('State Department of Finance', [
      'Treasuries',
      'Commercial Taxes',
      'Pensions',
      'Small Savings',
      'State Accounts',
    ]),
    department('Department of Revenue', [
      'Land Records',
      'Survey and Settlement',
      'Stamps and Registration',
      'Disaster Relief',
      'Caste and Income Certificates',
    ]),
    department('Department of Health', [
      'Public Hospitals',
      'Vaccination',
      'Drug Control',
      'Food Safety',
      'Ambulance Services',
    ]),
    department('Department of Education', [
      'Primary Schools',
      'Secondary Schools',
      'Pre-University',
      'Scholarships',
      'Text Books',
    ]),
    department('Department of Transport', [
      'Driving Licences',
      'Vehicle Registration',
      'Permits',
      'Road Safety',
      'Enforcement',
    ]),
    department('Department of Urban Development', [
      'Building Plans',
      'Property Tax',
      'Roads and Drains',
      'Parks',
      'Street Lights',
    ]),
    department('Department of Home', [
      'Police Stations',
      'Passport Verification',
      'Fire Services',
      'Prisons',
      'Cyber Crime',
    ]),
    department('Department of Food and Civil Supplies', [
      'Ration Cards',
      'Fair Price Shops',
      'Legal Metrology',
      'Consumer Affairs',
      'Fuel Supplies',
    ]),
    department('Department of Labour', [
      'Factories and Boilers',
      'Minimum Wages',
      'Construction Workers',
      'Employment Exchange',
      'Child Labour',
    ]),
    department('Department of Energy and Water', [
      'Electricity Connections',
      'Billing',
      'Water Supply',
      'Sewerage',
      'Renewable Energy',
    ]),
  ],
  about: introduce(
    'serves the public',
    'Applications are taken on working days; each gets a receipt with a date.',
    'Bring one copy of each document; the originals are only looked at.',
  ),
};
