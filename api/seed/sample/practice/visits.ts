import { addDays } from '@nukkad/platform/calendar';
import type { BookingKind } from '@nukkad/platform/contract';
import { clockOf } from '../../../src/availability/zones.model';
import { idsAt } from '../../ids';
import { hashOf, randomFor } from '../../random';
import { historyOf } from '../bookings/booking-history';

/** A period, in milliseconds. */
export interface Busy {
  from: number;
  to: number;
}

/** A vendor's diary to be filled. */
export interface Diary {
  vendorId: string;
  timeZone: string;
  kind: BookingKind;
  /** Start times, in minutes of the day. */
  starts: readonly number[];
  /** Existing entries of the diary. */
  busy: readonly Busy[];
}

/** A visit: client, minutes and fee. */
export interface Visit {
  client: { id: string; name: string; phone: string | null };
  about: string | null;
  service: { id: string; name: string } | null;
  minutes: number;
  fee: { amount: number; currency: string } | null;
  series?: { id: string; position: number };
}

const minute = 60_000;

/** Free start times within a range of days ago, latest first. */
export function beginnings(
  { starts, busy, timeZone }: Diary,
  { today, from, to }: { today: string; from: number; to: number },
  longest: number,
): number[] {
  const found: number[] = [];
  for (let ago = from; ago <= to; ago += 1) {
    const at = clockOf(addDays(today, -ago), timeZone);
    for (const start of [...starts].reverse()) {
      const begin = at(start);
      const isFree = busy.every((one) => begin >= one.to || begin + longest * minute <= one.from);
      if (isFree) found.push(begin);
    }
  }
  return found;
}

/** Rows of past visits, spread over the start times. */
export function pastVisits(
  diary: Diary,
  visits: readonly Visit[],
  free: readonly number[],
  stream: string,
) {
  const random = randomFor(hashOf(diary.vendorId), 0, stream);
  const nextId = idsAt(0, randomFor(hashOf(diary.vendorId), 0, `${stream} id`));
  const step = free.length / Math.max(1, visits.length);
  if (step < 1) throw new Error(`There is room for ${free.length} of ${visits.length} visits.`);
  return visits.map((visit, nth) => {
    const start = new Date(free[Math.floor(nth * step)] as number);
    const end = new Date(start.getTime() + visit.minutes * minute);
    const id = nextId();
    const madeAt = new Date(start.getTime() - random.int(1, 6) * 24 * 60 * minute);
    const client = { user_id: null };
    const lived = { id, madeAt, start, end, outcome: 'completed', client } as const;
    return {
      booking: {
        ...{ id, vendor_id: diary.vendorId, client_id: visit.client.id, kind: diary.kind },
        status: 'completed',
        ...{ starts_at: start.toISOString(), ends_at: end.toISOString() },
        ...{ service_id: visit.service?.id ?? null, service_name: visit.service?.name ?? null },
        ...{ time_zone: diary.timeZone, reason: visit.about },
        ...{ client_name: visit.client.name, client_phone: visit.client.phone },
        client_city: 'Bengaluru',
        ...{ fee_amount: visit.fee?.amount ?? null, fee_currency: visit.fee?.currency ?? null },
        ...{ paying_by: 'at-visit', is_sample: true, created_at: madeAt.toISOString() },
        ...{ series_id: visit.series?.id ?? null, series_position: visit.series?.position ?? null },
      },
      events: historyOf(nextId, lived, random),
    };
  });
}
