import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { BookingMade, Hold, SlotsAnswer } from '@nukkad/platform/contract';
import { timeZone } from '../../src/availability/slots.model';

/** Milliseconds between two attempts of a client that is told to come back. */
const pause = 100;

/** An answer that came: what is acknowledged must never be lost. */
interface Acknowledged {
  id: string;
  /** When it was asked for, and answered, in milliseconds. */
  from: number;
  at: number;
}

export interface BookingLoad {
  acknowledged: Acknowledged[];
  /** Attempts that got no answer, or one that says to come back. */
  failed: number;
  /** Answers that no failure of the database explains. */
  wrong: string[];
  stop: () => Promise<void>;
}

interface Client {
  origin: string;
  token: string;
}

const client = { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru' };

/** Free times of doctors, as many of each by turns. */
export async function freeTimesOf(who: Client, vendorIds: string[]) {
  const first = addDays(dayIn(new Date(), timeZone), 2);
  const found = await Promise.all(
    vendorIds.map(async (vendorId) => {
      const url = `/api/vendors/${vendorId}/slots?from=${first}&to=${addDays(first, 20)}`;
      const { days } = (await (await send(who, 'GET', url)).json()) as SlotsAnswer;
      const slots = days.flatMap(({ groups }) => groups.flatMap((group) => group.slots));
      return slots.filter(({ taken }) => taken === null).map(({ start }) => ({ vendorId, start }));
    }),
  );
  const longest = Math.max(...found.map(({ length }) => length));
  return Array.from({ length: longest }, (_, nth) =>
    found.flatMap((times) => times[nth] ?? []),
  ).flat();
}

type Time = Awaited<ReturnType<typeof freeTimesOf>>[number];

/** Books one time after the other, `atOnce` at a time, and asks again as pages do. */
export function bookAll(who: Client, times: Time[], atOnce: number): BookingLoad {
  const load = { acknowledged: [] as Acknowledged[], failed: 0, wrong: [] as string[] };
  let isOver = false;

  /** The answer, however often it has to be asked for; a write has a key. */
  async function insist<T>(url: string, body: object): Promise<T | undefined> {
    const key = randomUUID();
    while (!isOver) {
      const answer = await send(who, 'POST', url, body, key).catch(() => undefined);
      if (answer?.status === 201) return (await answer.json()) as T;
      if (answer && answer.status < 500) {
        const text = await answer.text();
        // The answer to a hold was lost, and with it the key: the time is held until it expires.
        if (!text.includes('"slot-taken"')) load.wrong.push(`${url} ${answer.status} ${text}`);
        return undefined;
      }
      load.failed += 1;
      await sleep(pause);
    }
    return undefined;
  }

  async function work(): Promise<void> {
    while (!isOver) {
      const time = times.shift();
      if (!time) return;
      const hold = await insist<Hold>('/api/holds', { ...time, kind: 'appointment' });
      if (!hold) continue;
      const from = performance.now();
      const order = { holdId: hold._id, client, payingBy: 'at-visit' };
      const made = await insist<BookingMade>('/api/bookings', order);
      if (made) load.acknowledged.push({ id: made.booking._id, from, at: performance.now() });
    }
  }

  const working = Promise.all(Array.from({ length: atOnce }, work));
  return Object.assign(load, {
    async stop() {
      isOver = true;
      await working;
    },
  });
}

/** From ever another network, to stay below the limits of one. */
function send({ origin, token }: Client, method: string, url: string, body?: object, key?: string) {
  const network = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256));
  return fetch(origin + url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': `10.${network.join('.')}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}
