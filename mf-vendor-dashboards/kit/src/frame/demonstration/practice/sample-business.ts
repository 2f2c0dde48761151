import type {
  Credential,
  EarningEntry,
  Earnings,
  Invoice,
  Onboarding,
  PracticeBooking,
  PracticeSettings,
  PublicDesk,
} from '@nukkad/platform/contract';
import { SAMPLE_MEETING } from './sample-days';

const rupees = (amount: number) => ({ amount: amount * 100, currency: 'INR' as const });
const ENTRIES_MOST = 25;
const WEEK = [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }));

/** Earnings of the sample practice, from every completed visit. */
export function sampleEarnings(bookings: readonly PracticeBooking[]): Earnings {
  const done = bookings.filter(({ isPaid }) => isPaid).reverse();
  const coming = bookings.filter(({ status }) => status === 'confirmed');
  const entries = done.slice(0, ENTRIES_MOST).map(
    ({ _id, end, name, fee, reference }): EarningEntry => ({
      _id,
      at: end,
      kind: 'earned',
      amount: fee ?? rupees(0),
      name,
      bookingId: _id,
      reference,
      hasInvoice: true,
    }),
  );
  return {
    balance: [rupees(500 * entries.length)],
    held: [rupees(500 * coming.length)],
    paidOut: [],
    entries,
    next: null,
  };
}

export function sampleInvoice({ end, name, about, fee, reference }: PracticeBooking): Invoice {
  const amount = fee ?? rupees(0);
  return {
    number: reference.replace('NK-B', 'NK-I'),
    at: end,
    from: { name: 'Sample practice', address: 'HSR Layout, Bengaluru' },
    to: { name, city: 'Bengaluru' },
    lines: [{ what: about ?? 'Visit', amount }],
    total: amount,
    isTest: true,
  };
}

export function sampleOfficePage(): PublicDesk {
  return {
    office: { slug: 'sample', heading: 'Sample of an office' },
    department: {
      slug: 'sample',
      name: 'Sample department',
      about: 'This department is invented to show what a desk can do.',
      address: 'MG Road, Bengaluru',
      phone: '',
      workingHours: WEEK,
      officers: [],
      services: [{ name: 'Certificate of residence', days: 7, fee: null }],
      documents: ['Proof of address'],
    },
    complaints: { open: 2, answered: 5 },
  };
}

export function sampleSettings(): PracticeSettings {
  return {
    profile: {
      name: 'Sample practice',
      title: 'Sample of a practice',
      about: 'This practice is invented to show what a dashboard can do.',
      languages: ['English', 'Kannada'],
      qualifications: [],
      landmark: null,
      parking: null,
      fee: { ...rupees(500), per: 'visit' },
      img: '',
      claims: [],
    },
    availability: {
      timeZone: 'Asia/Kolkata',
      hours: WEEK,
      lunch: { from: '13:00', to: '14:00' },
      slotMinutes: 30,
      bufferBefore: 0,
      bufferAfter: 0,
      noticeMinutes: 60,
      horizonDays: 60,
    },
    policy: { isAskedFirst: true, cancelHours: 4, moveHours: 12, meetingUrl: SAMPLE_MEETING },
    services: [
      {
        _id: 'sample-service-1',
        name: 'Consultation',
        minutes: 30,
        rate: null,
        otherCharges: rupees(0),
        fee: rupees(500),
      },
    ],
    packages: [],
    portfolio: [],
    kinds: ['appointment'],
  };
}

/** A listed practice with one verified and one pending document. */
export function sampleOnboarding(now: Date): Onboarding {
  const document: Credential = {
    _id: 'sample-document-1',
    kind: 'education',
    title: 'Sample degree, Sample University',
    number: null,
    issuedBy: 'Sample University',
    ...{ from: '2012-06-01', to: '2016-05-31' },
    file: { _id: 'sample-file-1', name: 'degree.pdf', type: 'application/pdf', bytes: 120_000 },
    ...{ state: 'approved', reason: null, decidedAt: now.toISOString() },
  };
  const waiting: Credential = {
    ...document,
    ...{ _id: 'sample-document-2', kind: 'certificate', title: 'Sample certificate' },
    ...{ state: 'waiting', decidedAt: null },
  };
  return {
    ...{ vendorId: 'sample-vendor', profession: 'doctor', state: 'approved', revision: 0 },
    draft: emptyDraft,
    stored: [],
    credentials: [document, waiting],
    history: [],
  };
}

const emptyDraft: Onboarding['draft'] = {
  details: {
    ...{ title: '', gender: '', mobileNumber: [], whatsAppNumber: '', isWhatsAppSame: false },
    ...{ landlineNumber: '', city: '', location: '', subject: [], syllabusTaught: [] },
  },
  description: { text: '' },
  certificates: { none: false, items: [] },
  education: { none: false, items: [] },
  availability: { days: [] },
  other: { category: '', experience: '', price: '' },
};
