import type {
  CasesAnswer,
  Client,
  ClientsAnswer,
  LegalCase,
  Paging,
  PracticeBooking,
  PracticeBookingsAnswer,
} from '@nukkad/platform/contract';

/** Lists of the sample practice, searched, ordered and paginated like the API's. */

const PER_PAGE = 25;

type Query = Readonly<Record<string, string>>;

const hasWords = (q: string | undefined, ...words: (string | null)[]) =>
  q === undefined || words.some((word) => word?.toLowerCase().includes(q.trim().toLowerCase()));

const clientKeys: Record<string, (client: Client) => string> = {
  number: ({ number }) => number,
  name: ({ name }) => name,
  date: ({ registeredOn }) => registeredOn,
  gender: ({ gender }) => gender ?? '',
  concern: ({ concern }) => concern ?? '',
  status: ({ status }) => status,
};

const bookingKeys: Record<string, (booking: PracticeBooking) => string> = {
  time: ({ start }) => start,
  clock: ({ start }) => start.slice(start.indexOf('T')),
  name: ({ name }) => name,
  about: ({ about }) => about ?? '',
  category: ({ caseCategory }) => caseCategory ?? '',
  status: ({ status }) => status,
};

const isShown: Record<string, (booking: PracticeBooking) => boolean> = {
  requests: ({ status }) => status === 'requested',
  upcoming: ({ status }) => status === 'confirmed',
  past: ({ status }) => status === 'completed',
  cancelled: () => false,
  all: () => true,
};

export function clientsPage(all: readonly Client[], query: Query): ClientsAnswer {
  const { q, status, isArchived, sort = 'number' } = query;
  const found = all.filter(
    (client) =>
      hasWords(q, client.name, client.number) &&
      (status === undefined || client.status === status) &&
      client.isArchived === (isArchived === 'true'),
  );
  const { rows, ...paging } = paged(ordered(found, clientKeys[sort], query), query);
  return { clients: rows, ...paging };
}

export function bookingsPage(
  all: readonly PracticeBooking[],
  query: Query,
): PracticeBookingsAnswer {
  const { q, shown = 'all', sort = 'time' } = query;
  const found = all.filter(
    (booking) =>
      isShown[shown]?.(booking) && hasWords(q, booking.name, booking.reference, booking.about),
  );
  const { rows, ...paging } = paged(ordered(found, bookingKeys[sort], query), query);
  return { bookings: rows, ...paging };
}

const caseKeys: Record<string, (one: LegalCase) => string> = {
  number: ({ number }) => number,
  title: ({ title }) => title,
  client: ({ client }) => client.name,
  stage: ({ stage }) => stage ?? '',
  next: ({ nextHearing }) => nextHearing ?? '',
  opened: ({ openedOn }) => openedOn,
};

export function casesPage(all: readonly LegalCase[], query: Query): CasesAnswer {
  const { q, outcome, sort = 'number' } = query;
  const found = all.filter(
    (one) =>
      hasWords(q, one.title, one.number, one.client.name) &&
      (outcome === undefined || (one.outcome ?? 'open') === outcome),
  );
  const { rows, ...paging } = paged(ordered(found, caseKeys[sort], query), query);
  return { cases: rows, ...paging };
}

function ordered<Row>(
  rows: readonly Row[],
  key: ((row: Row) => string) | undefined,
  { direction }: Query,
): Row[] {
  if (!key) return [...rows];
  const way = direction === 'desc' ? -1 : 1;
  return [...rows].sort((a, b) => way * key(a).localeCompare(key(b)));
}

function paged<Row>(rows: Row[], query: Query): { rows: Row[] } & Paging {
  const page = Math.max(1, Number(query.page ?? 1));
  const limit = Number(query.limit ?? PER_PAGE);
  const total = rows.length;
  const totalPages = Math.max(1, Math.ceil(total / limit));
  return { rows: rows.slice((page - 1) * limit, page * limit), page, limit, total, totalPages };
}
