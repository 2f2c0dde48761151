import type {
  Assignment,
  Client,
  DatedHearing,
  LegalCase,
  Thread,
  ThreadMessages,
} from '@nukkad/platform/contract';

export interface SampleThread extends Pick<ThreadMessages, 'messages'> {
  thread: Thread;
}

const HOUR = 3_600_000;

/** Conversations with the clients who have an account. */
export function sampleThreads(clients: readonly Client[], now: Date): SampleThread[] {
  return clients
    .filter(({ hasAccount }) => hasAccount)
    .map(({ _id, name }, index) => {
      const time = new Date(now.getTime() - (index + 1) * 5 * HOUR).toISOString();
      const text = 'Thank you, see you then. (sample message)';
      return {
        thread: {
          _id: `sample-thread-${_id}`,
          with: { name, img: null, vendor: null },
          last: { text, time, by: 'other' },
          unread: index === 0 ? 1 : 0,
          isMasked: false,
        },
        messages: [{ _id: `sample-message-${_id}`, by: 'other', text, time }],
      };
    });
}

const matters = [
  ['Flat and its papers', 'Property', null],
  ['Maintenance', 'Family', null],
  ['Unpaid invoice', 'Business', 'won'],
  ['Boundary wall', 'Civil', 'lost'],
] as const;

/** Cases, each with a past hearing and, while it is open, a coming one. */
export function casesOf(
  clients: readonly Client[],
  dayOf: (days: number) => string,
): { cases: LegalCase[]; hearings: DatedHearing[] } {
  const cases = matters.map(([title, category, outcome], index): LegalCase => {
    const { _id, name, img } = clients[index]!;
    return {
      _id: `sample-case-${index + 1}`,
      number: `C-${String(index + 1).padStart(6, '0')}`,
      title: `${title} (sample)`,
      category,
      client: { _id, name, img },
      opponent: 'The other side (sample)',
      court: 'City Civil Court',
      stage: outcome === null ? 'Evidence' : 'Judgment',
      outcome,
      note: null,
      openedOn: dayOf(-60),
      closedOn: outcome === null ? null : dayOf(-10),
      lastHearing: `${dayOf(-14)}T05:30:00.000Z`,
      nextHearing: outcome === null ? `${dayOf(index + 1)}T05:30:00.000Z` : null,
    };
  });
  return { cases, hearings: cases.flatMap(hearingsOf) };
}

function hearingsOf({ _id, title, category, client, opponent, court, ...one }: LegalCase) {
  const dates = [one.lastHearing, one.nextHearing].filter((at) => at !== null);
  return dates.map(
    (at, index): DatedHearing => ({
      _id: `${_id}-hearing-${index + 1}`,
      caseId: _id,
      at,
      court,
      note: null,
      title,
      category,
      client,
      opponent,
      lastHearing: dates[index - 1] ?? null,
    }),
  );
}

/** Assignments of the sample students. */
export function sampleAssignments(
  clients: readonly Client[],
  dayOf: (days: number) => string,
): Assignment[] {
  return clients.slice(0, 3).map(({ _id, name, img }, index) => ({
    _id: `sample-assignment-${index + 1}`,
    title: 'Quadratic equations (sample)',
    text: 'Solve the ten equations of the sheet.',
    dueOn: dayOf(5),
    maxMarks: 20,
    student: { clientId: _id, name, img },
    teacher: { vendorId: 'sample-vendor', name: 'Sample practice' },
    state: index === 0 ? 'submitted' : 'set',
    isOverdue: false,
    submission:
      index === 0
        ? { text: 'Here is my work. (sample)', file: null, at: `${dayOf(-1)}T10:00:00.000Z` }
        : null,
    grade: null,
  }));
}
