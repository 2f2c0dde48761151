import { ApiError } from '@nukkad/platform';
import type {
  Answer,
  CallName,
  Client,
  PracticeBooking,
  SamplePractice,
  TaxProfile,
} from '@nukkad/platform/contract';
import {
  sampleComplaints,
  sampleEarnings,
  sampleInvoice,
  sampleOnboarding,
  samplePayouts,
  sampleQuestions,
} from './practice/sample-business';
import { clientOf, threadsWith } from './practice/sample-clients';
import { sampleClock } from './practice/sample-clock';
import { assignmentOf, caseOf, hearingsOf } from './practice/sample-matters';
import { sampleBooking, sampleBookings, sampleDays } from './practice/sample-visits';
import { bookingsPage, casesPage, clientsPage } from './sample-lists';
import { samplePerformance, sampleStats } from './sample-numbers';

export interface SampleRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** Answers of the sample practice; every other call about a practice is a write. */
export type SampleAnswers = { [N in CallName]?: (request: SampleRequest) => Answer<N> };

const SEARCH_MOST = 5;

/** Answers of the practice of `content`, relative to `now`. */
export function sampleAnswers(content: SamplePractice, now: Date): SampleAnswers {
  const { settings, office } = content;
  const { timeZone, slotMinutes, bufferBefore, bufferAfter } = settings.availability;
  const clock = sampleClock(now, timeZone);
  const kept = content.clients.map((sample, index) => ({
    sample,
    client: clientOf(sample, index, clock),
  }));
  const clients = kept.map(({ client }) => client);
  const bookings = sampleBookings(content, clients, clock);
  const threads = kept.flatMap(({ client, sample }) => threadsWith(client, sample, clock));
  const cases = kept
    .flatMap(({ client, sample: { legalCase } }) => (legalCase ? [{ client, legalCase }] : []))
    .map(({ client, legalCase }, index) => caseOf(legalCase, client, index, clock));
  const hearings = cases.flatMap(hearingsOf);
  const assignments = kept.flatMap(({ client, sample: { assignment } }) =>
    assignment ? [assignmentOf(assignment, client, content, clock)] : [],
  );
  return {
    getPracticeCalendar: ({ query: { from = clock.day(0), to = clock.day(6) } }) => ({
      ...{ timeZone, slotMinutes, bufferBefore, bufferAfter },
      days: sampleDays(settings.availability, from, to),
      bookings: bookings.filter(
        ({ start }) => start.slice(0, 10) >= from && start.slice(0, 10) <= to,
      ),
      exceptions: [],
    }),
    getConnectedCalendars: () => ({ isOffered: true, calendars: [] }),
    getPracticeBookings: ({ query }) => bookingsPage(bookings, query),
    getPracticeStats: () => sampleStats(content, { bookings, threads, cases }, clock),
    getPerformance: ({ query }) => samplePerformance(content, query.span, clock.day(0)),
    searchPractice: ({ query: { q = '' } }) => searched(q, clients, bookings),
    getClients: ({ query }) => clientsPage(clients, query),
    getClient: ({ params }) => {
      const client = known(clients, params.clientId);
      const own = bookings.filter(({ clientId }) => clientId === client._id);
      return { ...client, bookings: own.reverse().slice(0, 20) };
    },
    getClientLinks: () => ({ requests: [], invitations: [] }),
    getCases: ({ query }) => casesPage(cases, query),
    getCase: ({ params }) => {
      const one = known(cases, params.caseId);
      return {
        ...one,
        hearings: hearings.filter(({ caseId }) => caseId === one._id),
        documents: [],
      };
    },
    getHearings: ({ query: { from = '', to = '' } }) =>
      hearings.filter(({ at }) => at.slice(0, 10) >= from && at.slice(0, 10) <= to),
    getAssignments: ({ query }) =>
      assignments.filter(
        ({ student }) => query.clientId === undefined || student.clientId === query.clientId,
      ),
    getEarnings: () => sampleEarnings(bookings),
    getPayouts: () => samplePayouts(bookings),
    getTaxProfile: () => sampleTaxProfile,
    getInvoice: ({ params }) => sampleInvoice(known(bookings, params.entryId), content),
    getBooking: ({ params }) => sampleBooking(known(bookings, params.bookingId), content),
    getDesk: () => ({ ...office, _id: '', departments: [] }),
    getOfficeComplaints: () => sampleComplaints(content, clock),
    getOpenQuestions: () => sampleQuestions(content, clock),
    getPracticeSettings: () => settings,
    getOnboarding: () => sampleOnboarding(content, clock),
    getThreads: () => threads.map(({ thread }) => thread),
    getThread: ({ params }) => {
      const found = threads.find(({ thread }) => thread._id === params.threadId);
      if (!found) throw notFound();
      return { ...found, before: null };
    },
    getNotifications: () => ({ notifications: [], unread: 0, next: null }),
    markThreadRead: () => undefined,
    markNotificationsRead: () => undefined,
  };
}

/** Of somebody who is not registered for GST. */
const sampleTaxProfile: TaxProfile = {
  ...{ gstin: null, state: null, legalName: null, sac: '9983', rate: 18 },
  proposed: { sac: '9983', rate: 18, rule: 'standard' },
};

function searched(q: string, clients: readonly Client[], bookings: readonly PracticeBooking[]) {
  const query = { q };
  return {
    clients: clientsPage(clients, query).clients.slice(0, SEARCH_MOST),
    bookings: bookingsPage(bookings, { q, direction: 'desc' }).bookings.slice(0, SEARCH_MOST),
    threads: [],
  };
}

function known<Row extends { _id: string }>(rows: readonly Row[], id: string | undefined): Row {
  const row = rows.find(({ _id }) => _id === id);
  if (!row) throw notFound();
  return row;
}

const notFound = () => new ApiError('not-found', 'There is no such sample.', 404);
