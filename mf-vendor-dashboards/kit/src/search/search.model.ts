import type { PracticeSearchAnswer } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import type { ComboboxSection } from '@nukkad/shared-ui';
import type { SearchPlaces } from '../common/dashboard';

/** Shorter questions find too much to be of use. */
export const SHORTEST = 2;
/** The API takes no longer ones. */
export const LONGEST = 60;

/** What is asked of the API; null of nothing worth asking. */
export function questionOf(typed: string): string | null {
  const q = typed.trim().slice(0, LONGEST);
  return q.length < SHORTEST ? null : q;
}

/** What was found, by the rooms where it is; what has no room is left out. */
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

/** What the address of each room calls the one that is to be open. */
const opens = { clients: 'client', bookings: 'booking', messages: 'thread' } as const;

/** Where something that was found is shown. */
export function resultAddress(
  chosen: string,
  places: SearchPlaces,
): { room: string; query: Record<string, string> } | null {
  const [kind, id] = chosen.split(':') as [keyof typeof opens, string | undefined];
  const place = places[kind];
  return place && id !== undefined ? { room: place.room, query: { [opens[kind]]: id } } : null;
}
