import { randomUUID } from 'node:crypto';
import { dayIn } from '@nukkad/platform/calendar';
import type { BookingMade, Hold, WaitlistEntry } from '@nukkad/platform/contract';
import { type Random, randomFor } from '../../seed/random';
import { timeZone } from '../../src/availability/slots.model';
import { problemsOf } from './booking-acknowledged';
import { begin, openScene, runOut, type Scene } from './booking-scene';
import { type Asking, ask, clients, type Stage, type Told, type Voice } from './booking-stage';
import { type Change, isGood, type Write, type WriteAction } from './booking-writes';

/** Frequency of actions; besides them: repeats, and time that passes. */
const shares = {
  ...{ hold: 24, book: 20, series: 4, again: 10, cancel: 8, move: 13, accept: 6, reject: 3 },
  ...{ complete: 3, 'no-show': 1, release: 4, wait: 4, claim: 3, runOut: 4, begin: 4 },
};

type Operation = keyof typeof shares;

const mostAtOnce = 4;
const latest = 5;

interface Play {
  seed: number;
  nth: number;
  operations: number;
}

/**
 * Plays a random history, with up to four operations at once, and returns everything wrong
 * afterwards. The same seed plays the same history, as far as the answers allow.
 */
export async function playHistory(stage: Stage, { seed, nth, operations }: Play) {
  const random = randomFor(seed, nth, 'history');
  const scene = await openScene(stage, random, nth);
  const { writes, operate } = playing(stage, scene, random);
  for (let done = 0; done < operations; ) {
    const atOnce = Math.min(operations - done, random.int(1, mostAtOnce));
    await Promise.all(Array.from({ length: atOnce }, operate));
    done += atOnce;
  }
  return { writes, problems: await problemsOf(stage, scene, writes) };
}

/** Known bookings, which later actions can use. */
interface Known {
  id: string;
  voice: Voice;
  bookingKey?: string | undefined;
}

function playing(stage: Stage, scene: Scene, random: Random) {
  const { vendorId, kind, network, starts } = scene;
  const writes: Write[] = [];
  const holds: (Known & { payingBy: string })[] = [];
  const bookings: Known[] = [];

  /** A recent one: earlier ones are mostly finished. */
  const any = <T>(from: readonly T[]): T | undefined => random.pick(from.slice(-latest));

  async function send(write: Write, times: number): Promise<void> {
    const told = await Promise.all(
      Array.from({ length: times }, () => ask(stage, network, write.asking)),
    );
    const isNew = !write.answers.some(isGood);
    write.answers.push(...told);
    const good = told.find(isGood);
    if (good && isNew) learn(write, good);
  }

  async function want(action: WriteAction, asking: Asking, isOnce = true): Promise<void> {
    const key = isOnce ? randomUUID() : undefined;
    const write: Write = { action, asking: { ...asking, key }, answers: [] };
    writes.push(write);
    // A double click sends two requests at once.
    await send(write, random.chance(0.1) ? 2 : 1);
  }

  function learn({ action, asking: { voice } }: Write, { body }: Told): void {
    if (action === 'hold' || action === 'claim') {
      const { _id: id, key, payingBy } = body as Hold;
      const bookingKey = key ?? undefined;
      holds.push({ id, voice, bookingKey, payingBy: payingBy[0] as string });
    }
    if (action !== 'book') return;
    const { booking, key } = body as BookingMade;
    bookings.push({ id: booking._id, voice, bookingKey: key ?? undefined });
  }

  async function book(weeks?: number): Promise<void> {
    const hold = any(holds);
    if (!hold) return;
    // Occasionally another client tries.
    const voice = random.chance(0.1) ? random.pick(clients) : hold.voice;
    const body = {
      holdId: hold.id,
      client: { name: 'Ravi Shetty', phone: '98450 12345', city: 'Bengaluru' },
      address: { line: '12, 5th Main', city: 'Bengaluru', pin: '560102' },
      payingBy: hold.payingBy,
      ...(weeks !== undefined && { weeks }),
    };
    const { bookingKey } = hold;
    await want('book', { voice, bookingKey, method: 'POST', url: '/api/bookings', body });
  }

  async function change(action: Change, side: 'either' | 'professional', body?: object) {
    const booking = any(bookings);
    if (!booking) return;
    const isClient = side === 'either' && random.chance(0.7);
    const { voice, bookingKey } = booking;
    const by = isClient ? { voice, bookingKey } : { voice: 'professional' as const };
    const url = `/api/bookings/${booking.id}/${action}`;
    await want(action, { ...by, method: 'POST', url, body });
  }

  async function claim(): Promise<void> {
    const voice = random.pick(['asha', 'ravi'] as const);
    const list = await ask(stage, network, { voice, method: 'GET', url: '/api/me/waitlist' });
    const entry = (list.body as WaitlistEntry[]).find(
      ({ vendor, offer }) => vendor._id === vendorId && offer !== null,
    );
    if (!entry?.offer) return;
    const body = { vendorId, kind, start: entry.offer.start, offer: entry._id };
    await want('claim', { voice, method: 'POST', url: '/api/holds', body }, false);
  }

  const operations: Record<Operation, () => Promise<void>> = {
    hold: () => {
      const body = { vendorId, kind, start: random.pick(starts) };
      const voice = random.pick(clients);
      return want('hold', { voice, method: 'POST', url: '/api/holds', body });
    },
    book: () => book(),
    series: () => (kind === 'lesson' ? book(random.int(2, 3)) : book()),
    again: async () => {
      const write = any(writes);
      if (write) await send(write, random.int(1, 2));
    },
    cancel: () => {
      const scope = random.chance(0.2) ? 'following' : 'this';
      return change('cancel', 'either', { reason: 'Something has come up', scope });
    },
    move: () => change('move', 'either', { start: random.pick(starts) }),
    accept: () => change('accept', 'professional'),
    reject: () => change('reject', 'professional', { reason: 'Away' }),
    complete: () => change('complete', 'professional'),
    'no-show': () => change('no-show', 'professional'),
    release: async () => {
      const hold = any(holds);
      if (!hold) return;
      const url = `/api/holds/${hold.id}`;
      const { voice, bookingKey } = hold;
      await want('release', { voice, bookingKey, method: 'DELETE', url }, false);
    },
    wait: () => {
      const date = dayIn(new Date(random.pick(starts)), timeZone);
      const voice = random.pick(['asha', 'ravi'] as const);
      const body = { vendorId, kind, date };
      return want('wait', { voice, method: 'POST', url: '/api/waitlist', body });
    },
    claim,
    runOut: () => runOut(stage, any([...holds, ...bookings])?.id),
    begin: () => begin(stage, scene, any(bookings)?.id),
  };

  const names = Object.keys(shares) as Operation[];
  const operate = () => operations[names[random.weighted(Object.values(shares))] as Operation]();
  return { writes, operate };
}
