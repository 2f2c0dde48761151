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

/** Seed of the sample sequence, the same for every installation. */
const sequence = 20_240_808;

const batch = 1_000;

/** Number of additions to the demo accounts so far: an installation gets the missing ones. */
const demoRounds = 2;

/** Vendors per batch; only a few of them have bookings. */
const bookingsBatch = 10_000;

export interface SampleOptions {
  /** Number of vendors from the endless sample sequence; 0: no invented vendors at all. */
  vendors: number;
  /** Accounts with a published password: never in production. */
  demoAccounts: boolean;
  /** Also give the demo vendors years of practice. */
  practices?: boolean;
  /** Called after each batch. */
  progress?: (done: number, total: number) => void;
}

/** Number of missing sample vendors. */
export async function missingVendors(db: Kysely<Tables>, vendors: number): Promise<number> {
  return Math.max(0, vendors - (await doneOf(db, 'vendors')));
}

/**
 * Adds the missing data. Each batch is one transaction together with its progress note, so that a
 * restart continues after a kill; several processes may seed at once.
 */
export async function seedSample(
  db: Kysely<Tables>,
  options: SampleOptions,
  now: Date,
): Promise<void> {
  const { vendors, demoAccounts, progress } = options;
  // Sample content must not be attributed to real vendors.
  if (vendors === 0 && !demoAccounts) return;
  await db.transaction().execute((trx) => seedBefore(trx, options, now));
  for (;;) {
    const done = await db.transaction().execute((trx) => seedBatch(trx, vendors, now));
    if (done === 'all') break;
    progress?.(done, vendors);
    // The embedded engine answers without yielding to the event loop; signals need a turn.
    await nextTurn();
  }
  while (await db.transaction().execute((trx) => seedBookingsBatch(trx, now))) await nextTurn();
  await db.transaction().execute((trx) => seedAfter(trx, options, now));
}

/** Offices, texts, and demo accounts. */
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

/** The demo user's diary, and featured content; professions without vendors wait. */
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

/** Stores the next batch and returns the new position in the sequence. */
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

/** Bookings for the next stored vendors; false when all have theirs. */
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
