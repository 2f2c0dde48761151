import { introduce } from './introduce';
import type { Profession, Trade } from './profession.types';

function practice(name: string, fields: string[], services: string[]): Trade {
  return {
    name,
    title: 'Chartered Accountant',
    fields: [name, ...fields],
    services,
    degrees: ['BCom', 'ACA', 'FCA'],
  };
}

export const ca: Profession = {
  slug: 'ca',
  share: 6,
  honorific: 'CA',
  workplaces: ['& Associates', '& Co.', 'Tax Consultants'],
  schools: ['Kaveri College of Commerce', 'Deccan Plateau University', 'Sampige Commerce College'],
  membership: 'Member of the institute of chartered accountants',
  fee: { base: 1_000, perYear: 80, per: 'hour' },
  lengths: {
    'Return filing': 60,
    'Notice reply': 120,
    'Demand review': 90,
    'Appeal draft': 180,
    'Assessment review': 90,
    'Payment plan': 60,
    'Gain computation': 90,
    'Exemption plan': 60,
    'Tax plan': 120,
    Registration: 60,
    'Annual return': 120,
    'Monthly return': 60,
    'Refund claim': 90,
    'Audit plan': 120,
    'Statutory audit': 960,
  },
  papers: ['Membership certificate', 'Certificate of practice'],
  trades: [
    practice('Income Tax', ['Salaried people', 'Notices'], ['Return filing', 'Notice reply']),
    practice('Service Tax', ['Old demands'], ['Demand review', 'Appeal draft']),
    practice('Property Tax', ['Khata', 'Assessments'], ['Assessment review', 'Payment plan']),
    practice('Capital Gains Tax', ['Shares', 'House sale'], ['Gain computation', 'Exemption plan']),
    practice('Corporate Tax', ['Start-ups', 'Transfer pricing'], ['Tax plan', 'Return filing']),
    practice('Professional Tax', ['Registrations'], ['Registration', 'Annual return']),
    practice('GST', ['Refunds', 'E-invoices'], ['Registration', 'Monthly return', 'Refund claim']),
    practice('VAT', ['Old assessments'], ['Assessment review', 'Appeal draft']),
    practice('Audit', ['Statutory audit', 'Stock audit'], ['Audit plan', 'Statutory audit']),
  ],
  about: introduce(
    'keeps the books of families and small firms',
    'Answers notices the same week and explains what each line of a return means.',
    'Documents are exchanged once, in one list, before the first meeting.',
    'Fees are fixed beforehand; nothing is billed by surprise.',
  ),
};
