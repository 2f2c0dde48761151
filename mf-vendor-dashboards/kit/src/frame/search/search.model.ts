import type { PracticeSearchAnswer } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import type { ComboboxSection } from '@nukkad/shared-ui';
import type { SearchPlaces } from '../../common/dashboard';

/** Minimum query length: shorter ones match too much. */
export const SHORTEST = 2;
/** Maximum query length of the API. */
export const LONGEST = 60;

/** Normalised query; null when too short to search. */
export function questionOf(typed: string): string | null {
  const q = typed.trim().slice(0, LONGEST);
  return q.length < SHORTEST ? null : q;
}

/** Results grouped by page; kinds without a page are left out. */
export function sectionsOf(found: PracticeSearchAnswer, places: SearchPlaces): ComboboxSection[] {
  const clients = found.clients.map(({ _id, number, name }) => ({
    id: `clients:${_id}`,
    label: name,
    detail: number,
  }));
  const bookings = found.bookings.map(({ _id, name, start, about }) => ({
    id: `bookings:${_id}`,
    label: name,
    detail: [formatDateTime(start), about].filter(Boolean).join(' · '),
  }));
  const messages = found.threads.map(({ _id, name, text }) => ({
    id: `messages:${_id}`,
    label: name,
    detail: text,
  }));
  const all = { clients, bookings, messages };
  return kinds.flatMap((kind) => {
    const place = places[kind];
    const options = all[kind];
    return place && options.length > 0 ? [{ title: place.label, options }] : [];
  });
}

const kinds = ['clients', 'bookings', 'messages'] as const;

/** Query parameter by which each page opens a record. */
const opens = { clients: 'client', bookings: 'booking', messages: 'thread' } as const;

/** Page and query parameter that open a result. */
export function resultAddress(
  chosen: string,
  places: SearchPlaces,
): { room: string; query: Record<string, string> } | null {
  const [kind, id] = chosen.split(':') as [keyof typeof opens, string | undefined];
  const place = places[kind];
  return place && id !== undefined ? { room: place.room, query: { [opens[kind]]: id } } : null;
}
