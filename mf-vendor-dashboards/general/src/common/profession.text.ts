import { type ClientsWords, clientsText, type RequestMatter } from '@nukkad/vendor-kit';

/** Wording per profession. */
export interface ProfessionWords {
  /** Heading of the bookings page and of the day panel. */
  bookings: string;
  requests: string;
  /** Subject of a request. */
  matter: RequestMatter;
  /** Hours of completed bookings. */
  hours: string;
  /** Services and their fees. */
  services: string;
  clients: ClientsWords;
}

const general: ProfessionWords = {
  bookings: 'Appointments',
  requests: 'Appointment Requests',
  matter: { header: 'Service' },
  hours: 'Hours Worked',
  services: 'Services & Prices',
  clients: clientsText,
};

const work: RequestMatter = { header: 'Work' };

const customers: ClientsWords = {
  ...clientsText,
  title: 'Customers',
  one: 'customer',
  many: 'customers',
  add: '+ Add Customer',
  searchPlaceholder: 'Customer Name, ID....',
  columns: {
    ...clientsText.columns,
    number: 'Customer ID',
    name: 'Customer Name',
    concern: 'Work',
  },
};

const words: Readonly<Record<string, ProfessionWords>> = {
  ca: {
    ...general,
    bookings: 'Consultations',
    requests: 'Consultation Requests',
    hours: 'Consulting Hours',
    services: 'Services & Fees',
  },
  engineer: { ...general, bookings: 'Jobs', requests: 'Job Requests', matter: work },
  labour: {
    ...general,
    bookings: 'Jobs',
    requests: 'Job Requests',
    matter: work,
    services: 'Work & Rates',
    clients: customers,
  },
};

/** Texts by profession slug; the general ones for null and for new professions. */
export const professionWords = (slug: string | null): ProfessionWords =>
  words[slug ?? ''] ?? general;
