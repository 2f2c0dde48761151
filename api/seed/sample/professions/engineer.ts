import { introduce } from './introduce';
import type { Profession, Trade } from './profession.types';

function trade(name: string, title: string, fields: string[], services: string[]): Trade {
  return { name, title, fields, services, degrees: ['BE', 'MTech'] };
}

export const engineer: Profession = {
  slug: 'engineer',
  share: 10,
  workplaces: ['Studio', 'Works', 'Consultants', 'Labs'],
  schools: [
    'Malnad School of Engineering',
    'Deccan Plateau Institute of Technology',
    'Kaveri College of Engineering',
    'Nandi Hills Polytechnic',
  ],
  fee: { base: 700, perYear: 70, per: 'hour' },
  lengths: {
    'Website review': 60,
    'Website of five pages': 960,
    'Online shop': 2400,
    'Monthly maintenance': 240,
    'App review': 60,
    Prototype: 960,
    'App release': 240,
    'Crash repair': 120,
    'Manual review': 120,
    'User manual': 960,
    'Release notes': 120,
    'Design review': 60,
    'Logo and colours': 480,
    'Screen design': 480,
    'CAD drawing': 240,
    'Data cleaning': 240,
    'Spreadsheet automation': 240,
    'Digitising of records': 480,
    'Listing review': 60,
    'Campaign set-up': 240,
    'Market study': 960,
    'Supplier search': 480,
    'Sample inspection': 120,
    'Production plan': 480,
    'Site visit': 60,
    'House plan': 960,
    'Structural check': 180,
    'Cost estimate': 120,
  },
  papers: ['Degree certificate', 'Two earlier clients'],
  trades: [
    trade(
      'Websites IT & Software',
      'Full Stack Developer',
      ['Web shops', 'Booking systems', 'Maintenance'],
      ['Website review', 'Website of five pages', 'Online shop', 'Monthly maintenance'],
    ),
    trade(
      'Mobile',
      'Mobile App Developer',
      ['Android', 'iOS', 'Flutter'],
      ['App review', 'Prototype', 'App release', 'Crash repair'],
    ),
    trade(
      'Writing',
      'Technical Writer',
      ['User manuals', 'API documents', 'Tenders'],
      ['Manual review', 'User manual', 'Release notes'],
    ),
    trade(
      'Design',
      'Product Designer',
      ['Interfaces', 'Packaging', 'CAD drawings'],
      ['Design review', 'Logo and colours', 'Screen design', 'CAD drawing'],
    ),
    trade(
      'Data Entry',
      'Data Engineer',
      ['Spreadsheets', 'Scanning', 'Data cleaning'],
      ['Data cleaning', 'Spreadsheet automation', 'Digitising of records'],
    ),
    trade(
      'Sales & Marketing',
      'Sales Engineer',
      ['Search listings', 'Campaigns', 'Market studies'],
      ['Listing review', 'Campaign set-up', 'Market study'],
    ),
    trade(
      'Product Sourcing & Manufacturing',
      'Manufacturing Engineer',
      ['Sheet metal', 'Moulds', 'Quality control'],
      ['Supplier search', 'Sample inspection', 'Production plan'],
    ),
    trade(
      'Civil',
      'Civil Engineer',
      ['Structural checks', 'House plans', 'Estimates'],
      ['Site visit', 'House plan', 'Structural check', 'Cost estimate'],
    ),
  ],
  about: introduce(
    'works for small firms and households',
    'Says beforehand what it will cost and keeps to it.',
    'Every project ends with a handover you can use without help.',
    'Small jobs are welcome, and the first call costs nothing.',
  ),
};
