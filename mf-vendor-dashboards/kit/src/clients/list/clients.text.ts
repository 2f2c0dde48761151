import type { BookingStatus, ClientStatus } from '@nukkad/platform/contract';

/** Texts of the client list, per profession. */
export interface ClientsWords {
  /** Page heading: "My Patients". */
  title: string;
  one: string;
  many: string;
  /** "+ Add Patient" */
  add: string;
  searchPlaceholder: string;
  statusPlaceholder: string;
  columns: Record<'number' | 'name' | 'date' | 'gender' | 'concern' | 'status' | 'action', string>;
  statuses: Record<ClientStatus, string>;
}

/** Texts for doctors. */
export const patientsText: ClientsWords = {
  title: 'My Patients',
  one: 'patient',
  many: 'patients',
  add: '+ Add Patient',
  searchPlaceholder: 'Patient Name, ID....',
  statusPlaceholder: 'Recovered, In-Treatment....',
  columns: {
    number: 'Patient ID',
    name: 'Patient Name',
    date: 'Date',
    gender: 'Gender',
    concern: 'Disease',
    status: 'Status',
    action: 'Action',
  },
  statuses: { active: 'In-Treatment', done: 'Recovered', paused: 'Paused' },
};

/** Texts for teachers. */
export const studentsText: ClientsWords = {
  title: 'Students',
  one: 'student',
  many: 'students',
  add: '+ Add Student',
  searchPlaceholder: 'Student Name, ID....',
  statusPlaceholder: 'Learning, Finished....',
  columns: {
    number: 'Student ID',
    name: 'Student Name',
    date: 'Date',
    gender: 'Gender',
    concern: 'Subject',
    status: 'Status',
    action: 'Action',
  },
  statuses: { active: 'Learning', done: 'Finished', paused: 'Paused' },
};

/** Texts for professions without their own. */
export const clientsText: ClientsWords = {
  title: 'Clients',
  one: 'client',
  many: 'clients',
  add: '+ Add Client',
  searchPlaceholder: 'Client Name, ID....',
  statusPlaceholder: 'Active, Done....',
  columns: {
    number: 'Client ID',
    name: 'Client Name',
    date: 'Date',
    gender: 'Gender',
    concern: 'Concern',
    status: 'Status',
    action: 'Action',
  },
  statuses: { active: 'Active', done: 'Done', paused: 'Paused' },
};

export const text = {
  search: 'Search',
  status: 'Status',
  archived: 'Archived',
  view: 'View',
  edit: 'Edit',
  archive: 'Archive',
  restore: 'Restore',
  actionsOf: (name: string) => `Actions for ${name}`,
  none: (many: string) => `No ${many} yet`,
  noneWhy: (one: string) => `Everyone who books you appears here. You can add any other ${one}.`,
  nothingFound: (many: string) => `No ${many} found`,
  nothingFoundWhy: 'Try another name or number, or show all of them.',
  showAll: 'Show all',
  isArchived: (name: string) => `${name} is archived.`,
  archiving: (name: string) => `Archiving ${name}`,
  isRestored: (name: string) => `${name} is back in the list.`,
  restoring: (name: string) => `Restoring ${name}`,
  saved: (name: string) => `${name} is saved.`,
  newOne: (one: string) => `New ${one}`,
  editOf: (name: string) => `Edit ${name}`,
  gone: (one: string) => `We could not find this ${one}`,
  goneWhy: 'They may have been removed. Go back to the list.',
  unknown: 'Not noted',
  name: 'Name',
  phone: 'Phone number',
  phoneHint: 'Begin with + for another country',
  phoneWrong: 'Enter a phone number with 8 to 15 digits',
  email: 'Email',
  gender: 'Gender',
  male: 'Male',
  female: 'Female',
  born: 'Date of birth',
  height: 'Height in cm',
  weight: 'Weight in kg',
  note: 'History and notes',
  noteHint: 'Only you see this.',
  registered: 'Registered',
  lastVisit: 'Last visit',
  nextVisit: 'Next visit',
  visitCount: 'Visits',
  lessons: 'Lessons left',
  lessonsOf: (left: number, bought: number) => `${left} of ${bought}`,
  cm: (height: number) => `${height} cm`,
  kg: (weight: number) => `${weight} kg`,
  visits: 'Visits',
  noVisits: 'No visits yet',
  message: 'Message',
  opening: 'Opening…',
  openingOf: (name: string) => `Opening the conversation with ${name}`,
  bookAgain: 'Book again',
  book: 'Book',
  booking: 'Booking…',
  booked: (name: string, when: string) => `${name} is booked for ${when}.`,
  offersWhat: 'services',
  timesWhat: 'times',
  day: 'Day',
  time: 'Time',
  aboutVisit: 'About',
  noAccount: 'They have no account here, so you cannot message them.',
};

export const bookingStatuses: Record<BookingStatus, string> = {
  held: 'Held',
  requested: 'Requested',
  confirmed: 'Confirmed',
  completed: 'Completed',
  'cancelled-by-client': 'Cancelled',
  'cancelled-by-vendor': 'Cancelled by you',
  declined: 'Rejected',
  expired: 'Expired',
  'no-show': 'Missed',
};
