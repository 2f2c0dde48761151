import type { DemoAccount } from './session';

/** A dashboard with the account that opens it. */
export interface Dashboard {
  account: DemoAccount;
  /** Base path, which is also the first page. */
  base: string;
  /** Pages in the menu. */
  rooms: readonly string[];
  /** Pages to crawl; all by default. */
  crawled?: readonly string[];
}

const booked = ['appointments', 'clients', 'services', 'availability'] as const;
const queues = [
  'complaints',
  'reviews',
  'stories',
  'questions',
  'campaigns',
  'payments',
  'tickets',
] as const;
const common = ['messages', 'payments', 'questions', 'settings'] as const;

/** Every dashboard of professionals and of operators. */
export const dashboards: readonly Dashboard[] = [
  {
    account: 'doctor',
    base: '/doctor-dashboard',
    rooms: [
      '',
      'appointments',
      'patients',
      'messages',
      'payments',
      'schedules',
      'questions',
      'settings',
    ],
  },
  {
    account: 'teacher',
    base: '/teacher-dashboard',
    rooms: [
      '',
      'schedules',
      'students',
      'messages',
      'assignments',
      'payments',
      'questions',
      'settings',
    ],
  },
  {
    account: 'advocate',
    base: '/advocate-dashboard',
    rooms: [
      '',
      'appointments',
      'cases',
      'messages',
      'payments',
      'clients',
      'questions',
      'settings',
    ],
  },
  { account: 'ca', base: '/ca-dashboard', rooms: ['', ...booked, ...common] },
  // One remote renders these five dashboards, so shared pages and the frame are crawled once.
  {
    account: 'engineer',
    base: '/engineer-dashboard',
    rooms: ['', ...booked, ...common],
    crawled: [],
  },
  {
    account: 'labour',
    base: '/labour-dashboard',
    rooms: ['', ...booked, ...common],
    crawled: [],
  },
  {
    account: 'officer',
    base: '/officer-dashboard',
    rooms: ['', 'complaints', 'messages', 'questions', 'settings'],
    crawled: ['', 'complaints'],
  },
  {
    account: 'govt-officer',
    base: '/govt%20officer-dashboard',
    rooms: ['', 'desk', 'complaints', 'messages', 'questions', 'settings'],
    crawled: ['desk'],
  },
  {
    account: 'operator',
    base: '/operator-dashboard',
    rooms: [
      ...['', 'verification', 'claims', 'offices', ...queues, 'editorial', 'search', 'settings'],
      ...['releases', 'errors', 'jobs', 'audit'],
    ],
  },
];

/** The sections of a user's dashboard, as in the address. */
export const sections = [
  ...['personalInfo', 'appointments', 'manageAddresses', 'reviews', 'favourites', 'support'],
  ...['messages', 'assignments'],
];
