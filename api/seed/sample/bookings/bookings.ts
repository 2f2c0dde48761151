import { addDays, dayIn } from '@nukkad/platform/calendar';
import {
  type BookingKind,
  type BookingStatus,
  bookingKinds,
  limits,
} from '@nukkad/platform/contract';
import { cellsBetween } from '../../../src/availability/cells.model';
import { type Schedule, slotsBetween, usualTimes } from '../../../src/availability/slots.model';
import {
  type Offer,
  offerOf,
  type Seller,
  type SoldService,
} from '../../../src/booking/bookings/offer.model';
import type { Random } from '../../random';
import { communities } from '../vendors/names';
import { type HistoryRow, historyOf, type Outcome } from './booking-history';

/** The data of a vendor that bookings need. */
export interface Bookable extends Seller {
  id: string;
  joinedAt: Date;
  hours: Schedule['hours'];
  lunch: Schedule['lunch'];
  services: (SoldService & { id: string; name: string })[];
  city: string;
  pin: string;
  /** Number of bookings made within the last thirty days. */
  recent: number;
  /** Occupied time slots; new bookings add theirs. */
  taken: Set<number>;
}

/** The client: an account, or a guest. */
export interface SampleClient {
  user_id: string | null;
  client_name: string;
  client_phone: string;
  client_city: string;
  client_email: string | null;
}

/** A booking row with its history and, while it blocks time, its time slots. */
export interface SampleBooking {
  booking: BookingRow;
  events: HistoryRow[];
  cells: number[];
}

interface BookingRow extends SampleClient {
  id: string;
  vendor_id: string;
  kind: BookingKind;
  status: BookingStatus;
  starts_at: string;
  ends_at: string;
  time_zone: string;
  service_id: string | null;
  service_name: string | null;
  reason: string | null;
  address: object | null;
  fee_amount: number | null;
  fee_currency: string | null;
  paying_by: string;
  cause: string | null;
  expires_at: string | null;
  is_sample: true;
  created_at: string;
}

/** A booking to generate, on a day from `from` on and before `before`. */
export interface Wish {
  client: SampleClient;
  from: string;
  before?: string;
  madeAt: Date;
  outcome: Outcome;
  /** Name of the service; default: any. */
  service?: string;
  reason?: string;
  cause?: string;
}

const day = 86_400_000;
const minute = 60_000;

/** Days to search for a free slot. */
const daysTried = 10;

/** A booking at a free time of the vendor; undefined when there is none. */
export function bookingOf(
  nextId: () => string,
  vendor: Bookable,
  wish: Wish,
  random: Random,
): SampleBooking | undefined {
  const kind = bookingKinds(vendor.profession).at(-1);
  if (kind === undefined) return undefined;
  const service = serviceFor(vendor, kind, wish.service, random);
  const offer = offerOf(vendor, { kind, service, hours: kind === 'hire' ? 2 : null });
  const start = offer && freeTime(vendor, wish, offer.minutes, random);
  if (!start) return undefined;
  const end = new Date(start.getTime() + offer.minutes * minute);
  const cells = cellsBetween(start.getTime(), end.getTime(), usualTimes);
  for (const cell of cells) vendor.taken.add(cell);
  const id = nextId();
  const isOpen = wish.outcome === 'requested' || wish.outcome === 'confirmed';
  return {
    booking: {
      id,
      vendor_id: vendor.id,
      ...wish.client,
      kind,
      status: wish.outcome,
      starts_at: start.toISOString(),
      ends_at: end.toISOString(),
      time_zone: usualTimes.timeZone,
      service_id: service?.id ?? null,
      service_name: service?.name ?? null,
      reason: wish.reason ?? null,
      address: kind === 'hire' ? addressIn(vendor, random) : null,
      ...priceOf(offer),
      cause: wish.cause ?? null,
      expires_at: wish.outcome === 'requested' ? answeredBy(start).toISOString() : null,
      is_sample: true,
      created_at: wish.madeAt.toISOString(),
    },
    events: historyOf(nextId, { ...wish, id, start, end }, random),
    cells: isOpen ? cells : [],
  };
}

const priceOf = ({ fee }: Offer) => ({
  fee_amount: fee?.amount ?? null,
  fee_currency: fee?.currency ?? null,
  paying_by: fee?.amount === 0 ? 'free' : 'at-visit',
});

/** No deadline but shortly before the start: samples are viewed for longer than a day. */
const answeredBy = (start: Date) => new Date(start.getTime() - limits.answerMinutesLeast * minute);

/** Minutes; longer services are arranged, not booked. */
const longest = 240;

function serviceFor(
  { services }: Bookable,
  kind: BookingKind,
  wanted: string | undefined,
  random: Random,
) {
  if (kind === 'lesson') return null;
  const short = services.filter(({ minutes }) => minutes <= longest);
  const named = short.filter(({ name }) => name === wanted);
  const open = named.length > 0 ? named : short;
  return open.length > 0 ? random.pick(open) : null;
}

function freeTime(vendor: Bookable, wish: Wish, minutes: number, random: Random) {
  const { hours, lunch, taken } = vendor;
  const schedule: Schedule = { hours, lunch, own: { ...usualTimes, taken } };
  for (let later = 0; later < daysTried; later += 1) {
    const date = addDays(wish.from, later);
    if (wish.before !== undefined && date >= wish.before) return undefined;
    const free = slotsBetween(date, date, schedule, wish.madeAt, { minutes })
      .flatMap(({ groups }) => groups.flatMap(({ slots }) => slots))
      .filter((slot) => slot.taken === null);
    if (free.length > 0) return new Date(random.pick(free).start);
  }
  return undefined;
}

const addressIn = ({ city, pin }: Bookable, random: Random) => ({
  line: `No. ${random.int(1, 240)}, ${random.int(2, 19)}th Cross`,
  city,
  pin,
});

/** Outcomes in per cent. */
const ends: [Outcome, number][] = [
  ['completed', 86],
  ['cancelled-by-client', 8],
  ['no-show', 4],
  ['cancelled-by-vendor', 2],
];

const causes: Partial<Record<Outcome, string>> = {
  'cancelled-by-client': 'Something came up that day.',
  'cancelled-by-vendor': 'I have to be out of town. Please choose another day.',
};

/** Concerns of clients, besides the service; for lessons the subject. */
const reasons: Record<BookingKind, string[]> = {
  appointment: ['First visit', 'Follow-up', 'Second opinion', 'Check-up'],
  consultation: ['First meeting', 'Follow-up', 'Second opinion', 'Documents to be read'],
  lesson: ['Exam preparation', 'Homework help', 'School revision', 'Board examination'],
  trial: ['First lesson'],
  hire: ['Weekly work', 'One day only', 'Before a family function', 'As last time'],
};

/** A lesson has no service that would name its subject. */
const reasonShare = (kind: BookingKind) => (kind === 'lesson' ? 1 : 0.3);

/** Age in days of bookings before those of the last month. */
const older = { least: 31, most: 75 };

/**
 * Guest bookings of one vendor: as many within the last thirty days as the page states, and half as
 * many before. They depend on the vendor, `now` and `random` alone.
 */
export function bookingsOf(
  nextId: () => string,
  vendor: Bookable,
  now: Date,
  random: Random,
): SampleBooking[] {
  const firstPhone = random.int(0, 90_000);
  const recent = Array.from({ length: vendor.recent }, () => 0.1 + random.next() * 29);
  const before = Array.from({ length: Math.ceil(vendor.recent / 2) }, () =>
    random.int(older.least, older.most),
  );
  return [...recent, ...before].flatMap((daysAgo, nth) => {
    const madeAt = new Date(now.getTime() - daysAgo * day);
    if (madeAt < vendor.joinedAt) return [];
    const client = guestOf(firstPhone + nth, vendor, random);
    const wish = { ...wishOf(madeAt, client, now, random), ...reasonOf(vendor, random) };
    return bookingOf(nextId, vendor, wish, random) ?? [];
  });
}

function wishOf(madeAt: Date, client: SampleClient, now: Date, random: Random): Wish {
  const { timeZone } = usualTimes;
  const today = dayIn(now, timeZone);
  const meant = addDays(dayIn(madeAt, timeZone), random.int(1, 12));
  const isPast = meant < today;
  const when = isPast ? { from: meant, before: today } : { from: later(meant, addDays(today, 1)) };
  const end = isPast ? (ends[random.weighted(ends.map(([, share]) => share))] ?? ends[0]) : null;
  const outcome: Outcome = end?.[0] ?? (random.chance(0.07) ? 'cancelled-by-client' : 'confirmed');
  return {
    ...{ client, madeAt, outcome },
    ...when,
    ...(causes[outcome] && { cause: causes[outcome] }),
  };
}

function reasonOf({ profession }: Bookable, random: Random): Pick<Wish, 'reason'> {
  const kind = bookingKinds(profession).at(-1);
  if (kind === undefined || !random.chance(reasonShare(kind))) return {};
  return { reason: random.pick(reasons[kind]) };
}

const later = (one: string, other: string) => (one > other ? one : other);

function guestOf(number: number, { city }: Bookable, random: Random): SampleClient {
  const { women, men, families } = random.pick(communities);
  return {
    user_id: null,
    client_name: `${random.pick(random.chance(0.5) ? women : men)} ${random.pick(families)}`,
    client_phone: `+9190000${String(number).padStart(5, '0')}`,
    client_city: city,
    client_email: null,
  };
}
