import { ApiError } from '@nukkad/platform';
import type { Answer, CallName, Client, PracticeBooking } from '@nukkad/platform/contract';
import { sampleBooking } from './practice/sample-booking';
import {
  sampleEarnings,
  sampleInvoice,
  sampleOfficePage,
  sampleOnboarding,
  sampleSettings,
} from './practice/sample-business';
import { sampleComplaints } from './practice/sample-complaints';
import { dayFinder, sampleBookings, sampleDays, ZONE } from './practice/sample-days';
import { casesOf, sampleAssignments, sampleThreads } from './practice/sample-matters';
import { sampleClients } from './practice/sample-people';
import { sampleQuestions } from './practice/sample-questions';
import { bookingsPage, casesPage, clientsPage } from './sample-lists';
import { samplePerformance, sampleStats } from './sample-numbers';

export interface SampleRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
}

/** Answers of the sample practice; every other call about a practice is a write. */
export type SampleAnswers = { [N in CallName]?: (request: SampleRequest) => Answer<N> };

const SEARCH_MOST = 5;

/** Answers of a practice of invented people, relative to `now`. */
export function sampleAnswers(now: Date): SampleAnswers {
  const dayOf = dayFinder(now);
  const clients = sampleClients(dayOf);
  const bookings = sampleBookings(clients, now);
  const threads = sampleThreads(clients, now);
  const { cases, hearings } = casesOf(clients, dayOf);
  return {
    getPracticeCalendar: ({ query: { from = dayOf(0), to = dayOf(6) } }) => ({
      timeZone: ZONE,
      slotMinutes: 30,
      bufferBefore: 0,
      bufferAfter: 0,
      days: sampleDays(from, to),
      bookings: bookings.filter(
        ({ start }) => start.slice(0, 10) >= from && start.slice(0, 10) <= to,
      ),
      exceptions: [],
    }),
    getPracticeBookings: ({ query }) => bookingsPage(bookings, query),
    getPracticeStats: () => sampleStats(clients, bookings, threads, cases, now),
    getPerformance: ({ query }) => samplePerformance(query.span, now),
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
      sampleAssignments(clients, dayOf).filter(
        ({ student }) => query.clientId === undefined || student.clientId === query.clientId,
      ),
    getEarnings: () => sampleEarnings(bookings),
    getInvoice: ({ params }) => sampleInvoice(known(bookings, params.entryId)),
    getBooking: ({ params }) => sampleBooking(known(bookings, params.bookingId)),
    getDesk: () => sampleOfficePage(),
    getOfficeComplaints: () => sampleComplaints(now),
    getOpenQuestions: () => sampleQuestions(now),
    getPracticeSettings: () => sampleSettings(),
    getOnboarding: () => sampleOnboarding(now),
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
