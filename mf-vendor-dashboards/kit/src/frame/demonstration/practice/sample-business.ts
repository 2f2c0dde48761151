import {
  type EarningEntry,
  type Earnings,
  type Invoice,
  limits,
  type Money,
  type OfficeComplaintsAnswer,
  type Onboarding,
  type OpenQuestionsAnswer,
  type Payouts,
  type PracticeBooking,
  type SamplePractice,
} from '@nukkad/platform/contract';
import { numbered, type SampleClock } from './sample-clock';

const ENTRIES_MOST = 25;

/** A verified account, so that the demonstration shows how a payout is asked for. */
export const samplePayouts = (bookings: readonly PracticeBooking[]): Payouts => ({
  account: {
    ...{ _id: 'sample', kind: 'bank', mask: 'HDFC0000123 ••••4321', state: 'verified' },
    ...{ problem: null, usableAt: new Date(0).toISOString() },
  },
  due: sampleEarnings(bookings).balance,
  minimum: { amount: limits.payoutMinimum.INR, currency: 'INR' },
  ...{ payouts: [], way: 'test' },
});

/** Earnings of the sample practice, from every completed visit. */
export function sampleEarnings(bookings: readonly PracticeBooking[]): Earnings {
  const done = bookings.filter(({ isPaid }) => isPaid).reverse();
  const coming = bookings.filter(({ status }) => status === 'confirmed');
  const entries = done.slice(0, ENTRIES_MOST).map(
    ({ _id, end, name, fee, reference }): EarningEntry => ({
      _id,
      at: end,
      kind: 'earned',
      amount: fee ?? nothing,
      name,
      bookingId: _id,
      reference,
      hasInvoice: true,
      hasCreditNote: false,
    }),
  );
  return {
    balance: [sumOf(entries.map(({ amount }) => amount))],
    held: [sumOf(coming.map(({ fee }) => fee ?? nothing))],
    paidOut: [],
    entries,
    next: null,
  };
}

const nothing: Money = { amount: 0, currency: 'INR' };

const sumOf = (sums: Money[]): Money => ({
  ...nothing,
  amount: sums.reduce((total, { amount }) => total + amount, 0),
});

export function sampleInvoice(
  { end, name, about, fee, reference }: PracticeBooking,
  { vendor }: SamplePractice,
): Invoice {
  const { city } = vendor.locality;
  const amount = fee ?? nothing;
  return {
    number: reference.replace('NK-B', 'NK-I'),
    at: end,
    from: { name: vendor.vendorName, address: `${vendor.address}, ${city}` },
    to: { name, city, gstin: null, business: null },
    lines: [{ what: about ?? '', amount }],
    total: amount,
    isReverseCharge: false,
    isTest: true,
  };
}

export function sampleComplaints(
  { complaints: samples }: SamplePractice,
  { at }: SampleClock,
): OfficeComplaintsAnswer {
  const complaints = samples.map(({ daysAgo, dueInDays, answer, ...complaint }, index) => ({
    ...complaint,
    _id: `sample-complaint-${index + 1}`,
    number: numbered('NK-C', index + 1),
    recipient: null,
    time: at(-daysAgo),
    answer: answer && { time: at(-answer.daysAgo), text: answer.text },
    from: null,
    dueAt: dueInDays === null ? null : at(dueInDays),
  }));
  return { complaints, ...onOnePage(complaints, 10) };
}

export function sampleQuestions(
  { questions: samples }: SamplePractice,
  { at }: SampleClock,
): OpenQuestionsAnswer {
  const questions = samples.map(({ daysAgo, ...question }, index) => ({
    ...question,
    _id: `sample-question-${index + 1}`,
    spec: null,
    time: at(-daysAgo),
    mine: null,
  }));
  return { questions, canAnswer: true, ...onOnePage(questions, 20) };
}

const onOnePage = ({ length: total }: readonly unknown[], limit: number) => ({
  ...{ page: 1, limit, total, totalPages: 1 },
});

/** A listed practice with its documents. */
export function sampleOnboarding(
  { vendor, documents }: SamplePractice,
  { now, day }: SampleClock,
): Onboarding {
  const credentials = documents.map(({ fromDaysAgo, toDaysAgo, ...document }, index) => ({
    ...document,
    _id: `sample-document-${index + 1}`,
    from: day(-fromDaysAgo),
    to: day(-toDaysAgo),
    reason: null,
    decidedAt: document.state === 'waiting' ? null : now.toISOString(),
  }));
  return {
    ...{ vendorId: vendor._id, profession: vendor.profession, state: 'approved', revision: 0 },
    ...{ draft: emptyDraft, stored: [], credentials, history: [] },
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
