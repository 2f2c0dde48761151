import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { grantSampleOffices } from '../../src/community/office-grants/office-grants.store';
import type { Tables } from '../../src/core/db/tables.generated';
import { rebuildSearch } from '../../src/directory/search/index-vendors';
import { linkSampleRecords } from '../../src/practice/clients/client-links.store';
import { doneOf, holdState, note } from '../state';
import { seedBookings } from './bookings/seed-bookings';
import { seedDemo } from './demo/demo';
import { seedDemoBelongings } from './demo/demo-belongings';
import { seedDemoBookings } from './demo/demo-diary';
import { seedOffices } from './offices/seed-offices';
import { seedPeople } from './people/seed-people';
import { seedPractices } from './practice/seed-practices';
import { professions } from './professions/professions';
import { seedSampleTexts } from './texts/seed-texts';
import { loadVendors } from './vendors/load-vendors';
import { sampleVendor } from './vendors/vendor';

/** Every installation's sample people are the same. */
const sequence = 20_240_808;

const batch = 1_000;

/** How often accounts joined those of the demonstration: an installation gets the missing ones. */
const demoRounds = 2;

/** Of so many vendors a few have bookings. */
const bookingsBatch = 10_000;

export interface SampleOptions {
  /** So many of the endless sequence of sample vendors; none, and nobody is invented at all. */
  vendors: number;
  /** Accounts with a published password: never in production. */
  demoAccounts: boolean;
  /** The demonstration professionals have years of practice as well. */
  practices?: boolean;
  /** Called after each batch. */
  progress?: (done: number, total: number) => void;
}

/** How many sample vendors are missing. */
export async function missingVendors(db: Kysely<Tables>, vendors: number): Promise<number> {
  return Math.max(0, vendors - (await doneOf(db, 'vendors')));
}

/**
 * Adds what is missing. Each batch is one transaction together with the note of it, so that a
 * start after a kill goes on where the last one stopped; several processes may seed at once.
 */
export async function seedSample(
  db: Kysely<Tables>,
  options: SampleOptions,
  now: Date,
): Promise<void> {
  const { vendors, demoAccounts, progress } = options;
  // Real people are never told of as if they were samples.
  if (vendors === 0 && !demoAccounts) return;
  await db.transaction().execute((trx) => seedBefore(trx, options, now));
  for (;;) {
    const done = await db.transaction().execute((trx) => seedBatch(trx, vendors, now));
    if (done === 'all') break;
    progress?.(done, vendors);
    // The embedded engine answers without ever letting go of the thread; signals need a turn.
    await nextTurn();
  }
  while (await db.transaction().execute((trx) => seedBookingsBatch(trx, now))) await nextTurn();
  await db.transaction().execute((trx) => seedAfter(trx, options, now));
}

/** The offices, texts, and the demo accounts. */
async function seedBefore(
  db: Kysely<Tables>,
  { demoAccounts }: SampleOptions,
  now: Date,
): Promise<void> {
  await holdState(db);
  if ((await doneOf(db, 'offices')) === 0) {
    await seedOffices(db, now);
    await rebuildSearch(db);
    await note(db, 'offices', 1);
  }
  if ((await doneOf(db, 'sample-texts')) === 0) {
    await seedSampleTexts(db, now);
    await note(db, 'sample-texts', 1);
  }
  if (demoAccounts && (await doneOf(db, 'demo')) < demoRounds) {
    await seedDemo(db, now);
    await rebuildSearch(db);
    await note(db, 'demo', demoRounds);
  }
}

/** The diary of the demo user, and what is told of vendors; of a profession without any it waits for another start. */
async function seedAfter(
  db: Kysely<Tables>,
  { demoAccounts, practices = false }: SampleOptions,
  now: Date,
): Promise<void> {
  await holdState(db);
  const stored = await doneOf(db, 'vendors');
  if ((await doneOf(db, 'office-grants')) <= stored) {
    await grantSampleOffices(db);
    await note(db, 'office-grants', stored + 1);
  }
  if (demoAccounts && (await doneOf(db, 'demo-diary')) === 0) {
    await seedDemoBookings(db, now);
    await seedDemoBelongings(db, now);
    await note(db, 'demo-diary', 1);
  }
  if (practices && (await doneOf(db, 'practices')) === 0) {
    await seedPractices(db, now);
    await note(db, 'practices', 1);
  }
  await linkSampleRecords(db);
  for (const { slug } of professions) {
    const step = `people/${slug}`;
    if ((await doneOf(db, step)) > 0) continue;
    if (await seedPeople(db, slug, now)) await note(db, step, 1);
  }
}

/** Stores the next batch and returns how far the sequence has come. */
async function seedBatch(db: Kysely<Tables>, target: number, now: Date): Promise<number | 'all'> {
  await holdState(db);
  const done = await doneOf(db, 'vendors');
  if (done >= target) return 'all';
  const until = Math.min(target, done + batch);
  const vendors = Array.from({ length: until - done }, (_, nth) =>
    sampleVendor(sequence, done + nth),
  );
  await loadVendors(db, vendors, now);
  await note(db, 'vendors', until);
  if (until === target) await rebuildSearch(db);
  return until;
}

/** Bookings of the next vendors that are stored; false when everybody has theirs. */
async function seedBookingsBatch(db: Kysely<Tables>, now: Date): Promise<boolean> {
  await holdState(db);
  const from = await doneOf(db, 'bookings');
  const stored = await doneOf(db, 'vendors');
  if (from >= stored) return false;
  const until = Math.min(stored, from + bookingsBatch);
  await seedBookings(db, sequence, { from, until }, now);
  await note(db, 'bookings', until);
  return until < stored;
}
