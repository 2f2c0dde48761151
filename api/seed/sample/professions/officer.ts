import { introduce } from './introduce';
import type { Profession, Trade } from './profession.types';

function desk(name: string, fields: string[]): Trade {
  return {
    name,
    title: 'Grievance Officer',
    fields: [name, ...fields],
    degrees: ['BA', 'Diploma in Public Administration', 'LLB'],
    services: [],
  };
}

export const officer: Profession = {
  slug: 'officer',
  share: 2,
  workplaces: ['Citizen Desk', 'Grievance Cell', 'Consumer Help Point'],
  schools: ['Deccan Plateau University', 'Kaveri Law College'],
  lengths: {},
  papers: ['Letter of appointment'],
  isOffice: true,
  trades: [
    desk('Service-related', ['Delays', 'Missed appointments', 'Poor work']),
    desk('Contractual and Financial', ['Overcharging', 'Refunds', 'Broken agreements']),
    desk('Data and Security-related', ['Privacy', 'Account misuse', 'Fraud calls']),
    desk('Behavioral and Ethical', ['Misconduct', 'Harassment', 'Bribery']),
    desk('Product-related', ['Faulty goods', 'Warranty', 'Wrong parts']),
    desk('Healthcare Related', ['Billing', 'Treatment', 'Records']),
  ],
  about: introduce(
    'takes complaints and follows them up',
    'Every complaint gets a number, a date by which it is answered and a name that answers.',
    'Complaints may be made without a name; evidence can be added later.',
  ),
};
