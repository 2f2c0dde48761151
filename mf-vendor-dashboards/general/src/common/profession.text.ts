import { type ClientsWords, clientsText, type RequestMatter } from '@nukkad/vendor-kit';

/** How a profession speaks of its work. */
export interface ProfessionWords {
  /** What it is booked for: names the room, and the panel of a day. */
  bookings: string;
  requests: string;
  /** What requests are about. */
  matter: RequestMatter;
  /** Time that was spent on what took place. */
  hours: string;
  /** Services and what they cost. */
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

/** The words of a profession by its slug; a new one's, and nobody's, are the general ones. */
export const professionWords = (slug: string | null): ProfessionWords =>
  words[slug ?? ''] ?? general;
