import { introduce } from './introduce';
import type { Profession, Trade } from './profession.types';

function practice(name: string, title: string, fields: string[]): Trade {
  return {
    name,
    title,
    fields: [name, ...fields],
    degrees: ['LLB', 'LLM'],
    services: ['First consultation', 'Document review', 'Legal notice', 'Court appearance'],
  };
}

export const advocate: Profession = {
  slug: 'advocate',
  share: 8,
  honorific: 'Adv.',
  workplaces: ['Law Chambers', 'Legal', 'Law Offices'],
  schools: ['Kaveri Law College', 'Deccan Plateau School of Law', 'Sampige College of Law'],
  membership: 'Enrolled with the State Bar Council',
  fee: { base: 1_000, perYear: 90, per: 'consultation' },
  lengths: {
    'First consultation': 45,
    'Document review': 60,
    'Legal notice': 60,
    'Court appearance': 120,
  },
  papers: ['Bar council enrolment', 'Certificate of practice'],
  trades: [
    practice('Family Law', 'Family Lawyer', ['Divorce', 'Custody', 'Maintenance']),
    practice('Criminal Law', 'Criminal Lawyer', ['Bail', 'Cheque bounce', 'Cyber crime']),
    practice('Property Law', 'Property Lawyer', ['Title search', 'Sale deeds', 'Tenancy']),
    practice('Civil Law', 'Civil Lawyer', ['Injunctions', 'Recovery', 'Contracts']),
    practice('Business Law', 'Corporate Lawyer', ['Company set-up', 'Agreements', 'Arbitration']),
    practice('Taxation', 'Tax Lawyer', ['Appeals', 'Tribunals']),
    practice('Labour', 'Labour Lawyer', ['Dismissal', 'Provident fund', 'Gratuity']),
    practice('Intellectual Property', 'Trademark Lawyer', ['Trademarks', 'Copyright', 'Patents']),
    practice('Constitutional Law', 'High Court Advocate', ['Writ petitions', 'Public interest']),
  ],
  about: introduce(
    'advises and appears in court',
    'Tells you at the first meeting whether a case is worth its cost.',
    'Settles where that serves you better, and files without delay where it does not.',
    'Hearing dates are sent the same evening with a short note of what happened.',
  ),
};
