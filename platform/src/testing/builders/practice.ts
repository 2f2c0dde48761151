import { eachDay } from '../../calendar/calendar';
import type {
  Assignment,
  Client,
  ClientDetails,
  ClientsAnswer,
  ConnectedCalendar,
  Performance,
  PracticeBooking,
  PracticeBookingsAnswer,
  PracticeCalendar,
  PracticeSettings,
  PracticeStats,
  SampleClient,
  SamplePractice,
} from '../../contract';
import { aBookedVendor } from './booking';
import { aScan } from './onboarding';

/** A confirmed appointment of the practice, 17:30 on Monday 7 January 2030 in India. */
export function aPracticeBooking(values: Partial<PracticeBooking> = {}): PracticeBooking {
  return {
    _id: 'booking-1',
    reference: 'NK-B-000123',
    clientId: 'client-1',
    name: 'Meera Iyer',
    phone: '+919876543210',
    img: '',
    kind: 'appointment',
    status: 'confirmed',
    start: '2030-01-07T12:00:00.000Z',
    end: '2030-01-07T12:30:00.000Z',
    about: 'Cleaning',
    caseCategory: null,
    fee: { amount: 80_000, currency: 'INR' },
    payingBy: 'at-visit',
    isPaid: false,
    answerBy: null,
    joinUrl: null,
    seriesId: null,
    isClientProved: true,
    burst: null,
    cause: null,
    may: { answer: false, move: true, cancel: true, finish: false, review: false },
    ...values,
  };
}

/** Meera as a client of her dentist, in treatment. */
export function aClient(values: Partial<Client> = {}): Client {
  return {
    _id: 'client-1',
    number: 'P-000001',
    name: 'Meera Iyer',
    phone: '+919876543210',
    email: 'meera@example.in',
    img: '',
    gender: 'Female',
    born: '1994-03-08',
    heightCm: 162,
    weightKg: 58,
    concern: 'Toothache',
    status: 'active',
    note: null,
    registeredOn: '2026-10-01',
    lastVisit: '2026-10-20T05:30:00.000Z',
    nextVisit: '2030-01-07T12:00:00.000Z',
    visits: 3,
    lessonsBought: 0,
    lessonsLeft: 0,
    isArchived: false,
    hasAccount: true,
    ...values,
  };
}

/** The same with her visits. */
export function aClientDetails(values: Partial<ClientDetails> = {}): ClientDetails {
  return { ...aClient(), bookings: [aPracticeBooking()], ...values };
}

/** A page of clients; totals follow from them unless given. */
export function clientsPage(clients: Client[], paging: Partial<ClientsAnswer> = {}): ClientsAnswer {
  const total = paging.total ?? clients.length;
  const limit = paging.limit ?? 25;
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { clients, page: 1, limit, total, totalPages, ...paging };
}

/** Statistics of a practice that has been open for two months. */
export function practiceStats(values: Partial<PracticeStats> = {}): PracticeStats {
  return {
    clients: { value: 120, before: 100 },
    bookings: { value: 64, before: 80 },
    consulted: { value: 1_240, before: null },
    hours: { value: 24.5, before: 24.5 },
    students: { value: 18, before: 16 },
    classes: { value: 4, before: 0 },
    comingWeek: 12,
    requests: 2,
    unreadMessages: 1,
    rating: { average: 4.5, count: 300 },
    people: { male: 9, female: 6, child: 5 },
    cases: { total: 10, won: 5, lost: 2, open: 3 },
    ...values,
  };
}

/** Performance over three months of a year. */
export function aPerformance(values: Partial<Performance> = {}): Performance {
  return {
    span: 'month',
    from: ['2026-01-01', '2026-02-01', '2026-03-01'],
    hours: [120, 180, 240],
    students: [10, 12, 14],
    classes: [2, 3, 4],
    ...values,
  };
}

/** A dentist's practice, Monday to Friday from nine to five. */
export function practiceSettings(values: Partial<PracticeSettings> = {}): PracticeSettings {
  return {
    profile: {
      name: 'Dr. Kavya Gowda',
      title: 'Dentist',
      about: 'Kavya looks after teeth in HSR Layout.',
      languages: ['English', 'Kannada'],
      qualifications: ['MDS, Orthodontics'],
      address: '12, 3rd Cross, HSR Layout, Bengaluru 560102',
      landmark: null,
      parking: null,
      fee: { amount: 50_000, currency: 'INR', per: 'visit' },
      img: '/assets/avatars/1.svg',
      publicPath: '/doctor-detail?id=vendor-1',
      claims: [],
    },
    availability: {
      timeZone: 'Asia/Kolkata',
      hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
      lunch: { from: '13:00', to: '14:00' },
      slotMinutes: 30,
      bufferBefore: 0,
      bufferAfter: 15,
      noticeMinutes: 60,
      horizonDays: 60,
    },
    policy: { isAskedFirst: true, cancelHours: 4, moveHours: 12, meetingUrl: null },
    services: [
      {
        _id: 'service-1',
        name: 'Cleaning',
        minutes: 30,
        rate: null,
        otherCharges: { amount: 0, currency: 'INR' },
        fee: { amount: 80_000, currency: 'INR' },
      },
    ],
    packages: [],
    portfolio: [],
    kinds: ['appointment'],
    ...values,
  };
}

/** A page of the practice's bookings; totals follow from them unless given. */
export function practiceBookings(
  bookings: PracticeBooking[],
  paging: Partial<PracticeBookingsAnswer> = {},
): PracticeBookingsAnswer {
  const total = paging.total ?? bookings.length;
  const limit = paging.limit ?? 25;
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { bookings, page: 1, limit, total, totalPages, ...paging };
}

/** The requested days, each open from ten to eight with lunch from two to four. */
export function aPracticeCalendar(
  { from, to }: { from: string; to: string },
  values: Partial<PracticeCalendar> = {},
): PracticeCalendar {
  return {
    timeZone: 'Asia/Kolkata',
    slotMinutes: 30,
    bufferBefore: 0,
    bufferAfter: 15,
    days: eachDay(from, to).map((date) => ({
      date,
      open: [
        { from: '10:00', to: '14:00' },
        { from: '16:00', to: '20:00' },
      ],
      lunch: { from: '14:00', to: '16:00' },
    })),
    bookings: [],
    exceptions: [],
    ...values,
  };
}

/** Read on Friday 20 November 2026, with two busy times. */
export function aConnectedCalendar(values: Partial<ConnectedCalendar> = {}): ConnectedCalendar {
  return {
    ...{ _id: 'connected-1', host: 'calendar.google.com', ending: '4a7b' },
    createdAt: '2026-11-20T08:00:00.000Z',
    readAt: '2026-11-20T08:00:00.000Z',
    ...{ busyTimes: 2, skippedEvents: 0, failure: null, failingSince: null, keptUntil: null },
    nextReadAt: '2026-11-20T08:15:00.000Z',
    ...values,
  };
}

/** Set and not submitted yet; due on Monday 7 January 2030, for ten marks. */
export function anAssignment(values: Partial<Assignment> = {}): Assignment {
  return {
    _id: 'assignment-1',
    title: 'A letter to the editor',
    text: 'Write 200 words about your street.',
    dueOn: '2030-01-07',
    maxMarks: 10,
    student: { clientId: 'client-1', name: 'Meera Iyer', img: '/assets/avatars/2.svg' },
    teacher: { vendorId: 'vendor-7', name: 'Ravi Kumar' },
    state: 'set',
    isOverdue: false,
    submission: null,
    grade: null,
    ...values,
  };
}

/** The same, submitted with a file. */
export function aHandedIn(values: Partial<Assignment> = {}): Assignment {
  return anAssignment({
    state: 'submitted',
    submission: {
      text: 'Our street wakes up early.',
      file: { _id: 'file-1', name: 'letter.pdf', type: 'application/pdf', bytes: 12_000 },
      at: '2026-11-20T10:00:00.000Z',
    },
    ...values,
  });
}

/** A client of a demonstration, with a message, an open case and an assignment. */
export function aSampleClient(values: Partial<SampleClient> = {}): SampleClient {
  return {
    name: 'Asha Rao (sample)',
    gender: 'Female',
    age: 37,
    heightCm: 162,
    weightKg: 58,
    concern: 'Follow-up',
    status: 'active',
    registeredDaysAgo: 90,
    lastVisitDaysAgo: 7,
    visits: 1,
    lessonsBought: 10,
    lessonsLeft: 10,
    message: { text: 'See you then.', hoursAgo: 5, isUnread: true },
    legalCase: {
      ...{ title: 'Flat (sample)', opponent: 'The other side (sample)', category: 'Property' },
      ...{ court: 'City Civil Court', stage: 'Evidence', outcome: null },
      ...{ openedDaysAgo: 60, closedDaysAgo: null, lastHearingDaysAgo: 14, nextHearingInDays: 1 },
    },
    assignment: {
      ...{ title: 'Equations (sample)', text: 'Solve ten.', dueInDays: 5, maxMarks: 20 },
      submission: { text: 'Here is my work.', hoursAgo: 20 },
    },
    ...values,
  };
}

/** The content of a demonstration, with three clients. */
export function aSamplePractice(values: Partial<SamplePractice> = {}): SamplePractice {
  const none = { message: null, legalCase: null, assignment: null };
  const { profile, ...settings } = practiceSettings();
  const name = 'Practice (sample)';
  return {
    vendor: aBookedVendor({ vendorName: name }),
    settings: { ...settings, profile: { ...profile, name } },
    clients: [
      aSampleClient(),
      aSampleClient({ ...none, name: 'Dev Patil (sample)', gender: 'Male', age: 26 }),
      aSampleClient({ ...none, name: 'Farhan Ali (sample)', age: 14, status: 'done' }),
    ],
    visits: {
      ...{ times: ['09:30', '11:00', '14:30'], minutes: 30, weeksBack: 8, weeksAhead: 3 },
      ...{ requests: 3, fee: { amount: 50_000, currency: 'INR' }, caseCategories: ['Family'] },
    },
    figures: {
      rating: { average: 4.5, count: 12 },
      classes: { value: 2, before: 2 },
      performance: { hours: [140, 160], students: [60, 66], classes: [18, 20] },
    },
    questions: [{ question: 'What should I bring?', answers: 2, daysAgo: 3 }],
    office: {
      office: { slug: 'sample', heading: 'Office (sample)' },
      department: {
        ...{ slug: 'sample', name: 'Department (sample)', about: 'Invented.', address: 'MG Road' },
        ...{ phone: '', workingHours: [], officers: [], services: [], documents: [] },
      },
      complaints: { open: 1, answered: 0 },
    },
    complaints: [
      {
        ...{ kind: 'Service-related', text: 'Invented.', status: 'received', level: 1, alike: 3 },
        ...{ daysAgo: 1, dueInDays: 2, answer: null },
      },
    ],
    documents: [
      {
        ...{ kind: 'education', title: 'Degree (sample)', number: null, file: aScan() },
        ...{ issuedBy: 'University (sample)', state: 'approved' },
        ...{ fromDaysAgo: 5_300, toDaysAgo: 3_840 },
      },
    ],
    ...values,
  };
}
