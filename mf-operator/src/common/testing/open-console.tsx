import { session } from '@nukkad/platform';
import {
  type AuditEntry,
  notificationsStream,
  type QueueCase,
  type QueueEntry,
} from '@nukkad/platform/contract';
import { anAccount, aToken, fakeWire, renderScreen } from '@nukkad/platform/testing';
import { act } from '@testing-library/react';
import { Screen } from '../../operator';

export const site = '/operator-dashboard';

/** A reported review, as the console receives it. */
export const anEntry = (values: Partial<QueueEntry> = {}): QueueEntry => ({
  _id: 'case-1',
  ...{ title: 'One star for Dr. Rao', excerpt: 'He shouted at my child.', from: 'Kavya M.' },
  ...{ time: '2026-11-20T08:00:00Z', state: 'waiting', dueAt: null },
  ...values,
});

export const anAuditEntry = (values: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ _id: 'audit-1', time: '2026-11-21T08:00:00Z', by: 'Devika Nair' },
  ...{ action: 'take-down', subject: 'reviews', subjectId: 'case-1' },
  ...{ title: 'One star for Dr. Rao', reason: 'It names a child.' },
  ...values,
});

export const aCase = (values: Partial<QueueCase> = {}): QueueCase => ({
  ...anEntry(),
  texts: [
    {
      ...{ kind: 'published', by: 'Kavya M.', text: 'He shouted at my child, Asha.' },
      time: '2026-11-19T08:00:00Z',
    },
  ],
  facts: [{ fact: 'stars', value: '1' }],
  ...{ files: [], draft: '', history: [] },
  offers: [
    { decision: 'keep', needs: [] },
    { decision: 'take-down', needs: ['reason'] },
  ],
  ...values,
});

export const pageOf = <Entry,>(entries: Entry[], values = {}) => ({
  ...{ entries, page: 1, limit: 20, total: entries.length, totalPages: 1 },
  ...values,
});

/** Before each test: clears the state of the previous one. */
export const signInOperator = () =>
  act(() => {
    session.end('signed-out');
    session.remember({ otpVerified: 'true', jwtToken: aToken, userId: 'user-op' });
  });

/** The console at an address, as an operator sees it. */
export function openConsole(at: string, handlers: Parameters<typeof fakeWire>[0] = {}) {
  const wire = fakeWire(
    {
      getSession: () => anAccount({ role: 'operator', fullName: 'Devika Nair' }),
      getNotifications: () => ({ notifications: [], unread: 0, next: null }),
      getQueues: () => [{ queue: 'reviews', waiting: 2, oldest: '2026-11-20T08:00:00Z' }],
      getQueue: () => pageOf([anEntry()]),
      getQueueCase: () => aCase(),
      getAudit: () => pageOf([anAuditEntry()]),
      ...handlers,
    },
    { [notificationsStream]: () => new ReadableStream<Uint8Array>() },
  );
  return { wire, ...renderScreen(Screen, { at, pattern: `${site}/*`, wire }) };
}

/** Requests of one call so far. */
export const sent = (wire: ReturnType<typeof fakeWire>, call: string) =>
  wire.calls.filter(({ name }) => name === call).map(({ request }) => request);
