import { type BookingKind, type HoldOrder, limits, type Service } from '@nukkad/platform/contract';
import { bookAddress, firstWanted, type Wanted } from '../common/times/times.model';

/** Selection encoded in this page's address. */
export interface Selection extends Wanted {
  vendorId: string;
  /** ISO instant; null before a time is chosen. */
  start: string | null;
  /** Id of the waitlist entry whose offer reserved this time. */
  offer: string | null;
}

/** Parses an address; a kind this vendor cannot be booked for is ignored. */
export function readSelection(query: URLSearchParams, vendor: Bookable): Selection | null {
  const { _id: vendorId, kinds, services } = vendor;
  if (kinds.length === 0) return null;
  const first = firstWanted(kinds);
  const kind = kinds.find((one) => one === query.get('kind')) ?? first.kind;
  const service = services.find(({ _id }) => _id === query.get('service'))?._id ?? null;
  return {
    vendorId,
    kind,
    service: kind === 'trial' ? null : service,
    hours: kind === 'hire' ? hoursOf(query.get('hours')) : null,
    start: instantOf(query.get('at')),
    offer: query.get('offer'),
  };
}

interface Bookable {
  _id: string;
  kinds: readonly BookingKind[];
  services: readonly Pick<Service, '_id'>[];
}

function hoursOf(written: string | null): number {
  const hours = Number(written);
  return Number.isInteger(hours) && hours >= 1 && hours <= limits.hireHoursMost ? hours : 1;
}

function instantOf(written: string | null): string | null {
  const time = Date.parse(written ?? '');
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}

/** The hold to request. */
export function holdOrderOf(
  { vendorId, kind, service, hours, offer }: Selection,
  start: string,
): HoldOrder {
  return {
    vendorId,
    kind,
    start,
    ...(service !== null && { service }),
    ...(hours !== null && { hours }),
    ...(offer !== null && { offer }),
  };
}

/** Address of a changed selection; a changed time drops the waitlist offer. */
export function selectionAddress(selection: Selection, changes: Partial<Selection>): string {
  const next = { ...selection, ...changes };
  const address = bookAddress(next.vendorId, next, next.start);
  const isOffered = next.offer !== null && next.start === selection.start;
  return isOffered ? `${address}&${new URLSearchParams({ offer: next.offer ?? '' })}` : address;
}
