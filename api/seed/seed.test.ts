import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { readSettings } from '../src/core/config/settings';
import type { Database } from '../src/core/db/database';
import type { Tables } from '../src/core/db/tables.generated';
import { onDatabase } from '../test/database/databases';
import { fill } from './fill';
import { cities, localityId } from './reference/places';
import { missingVendors } from './sample/seed-sample';
import { bengaluru, homeShare, kmPerDegree, reachKm } from './sample/vendors/geography';
import { sampleVendor } from './sample/vendors/vendor';
import { seed } from './seed';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleVendor(1, index));

test('the sequence is the same every time and differs from seed to seed', () => {
  assert.deepEqual(people(300), people(300));
  assert.notEqual(sampleVendor(1, 0).id, sampleVendor(2, 0).id);
});

test('ids are version 7 UUIDs, all different, in the order of the sequence', () => {
  const all = people(2_000).flatMap(({ id, services, packages, works, complaints, reviews }) => [
    id,
    ...[...services, ...packages, ...works, ...complaints, ...reviews].map((one) => one.id),
  ]);
  assert.equal(new Set(all).size, all.length);
  for (const id of all) {
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
  assert.deepEqual(all, [...all].sort());
});

test('everybody works inside a known locality', () => {
  const known = cities.flatMap(({ places }) => places);
  assert.equal(new Set(known.map(localityId)).size, known.length);
  const places = cities.flatMap((city) => city.places);
  for (const vendor of people(2_000)) {
    const place = places.find((one) => localityId(one) === vendor.locality_id);
    assert.ok(place);
    assert.ok(Math.abs(vendor.lat - place.lat) * kmPerDegree <= reachKm + 0.01);
    assert.ok(Math.abs(vendor.lng - place.lng) * kmPerDegree <= reachKm + 0.01);
    assert.ok(vendor.address.includes(place.name) && vendor.address.endsWith(place.pin));
  }
});

test('the crowd is plausible', () => {
  const crowd = people(5_000);
  const share = (fits: (vendor: (typeof crowd)[number]) => boolean) =>
    crowd.filter(fits).length / crowd.length;
  const near = (value: number, expected: number) =>
    assert.ok(Math.abs(value - expected) < 0.03, `${value} instead of about ${expected}`);
  near(
    share(({ is_verified }) => is_verified),
    0.62,
  );
  near(
    share(({ name }) => name.startsWith('Dr. ')),
    0.2,
  );
  near(
    share(({ locality_id }) => bengaluru.some((place) => localityId(place) === locality_id)),
    homeShare,
  );
  near(
    share(({ locality_id }) => locality_id === localityId(bengaluru[0]!)),
    0.24,
  );
  near(
    share(({ languages }) => languages.includes('English')),
    0.85,
  );
  const counts = crowd.map(({ rating_count }) => rating_count).sort((a, b) => a - b);
  assert.ok(counts[2_500]! >= 4 && counts[2_500]! <= 10);
  for (const vendor of crowd) {
    assert.ok(vendor.languages.length >= 1 && vendor.languages.length <= 4);
    assert.ok(vendor.experience_years >= 0 && vendor.experience_years <= 45);
    assert.ok(
      vendor.rating_sum >= vendor.rating_count && vendor.rating_sum <= vendor.rating_count * 5,
    );
    assert.equal((vendor.fee_amount ?? 0) % 5_000, 0);
    assert.ok(vendor.is_sample && vendor.about.length > 40);
  }
});

test('reviews are as many as the stars say, and none are made for a whole country', () => {
  for (const { reviews, rating_counts, rating_count, joined_days_ago } of people(2_000)) {
    const counted = [1, 2, 3, 4, 5].map((n) => reviews.filter(({ stars }) => stars === n).length);
    assert.deepEqual(counted, rating_counts);
    assert.equal(reviews.length, rating_count);
    assert.ok(reviews.length <= 40);
    for (const { text, minutes_ago } of reviews) {
      assert.doesNotMatch(text, /[{}]/);
      assert.ok(minutes_ago <= joined_days_ago * 1_440);
    }
  }
  const beyond = sampleVendor(1, 20_000);
  assert.deepEqual([beyond.rating_count, beyond.rating_sum, beyond.reviews], [0, 0, []]);
});

test('no two reviews of a person say the same', () => {
  for (const { reviews } of people(300)) {
    const texts = new Set(reviews.map(({ text }) => text));
    assert.equal(texts.size, reviews.length);
  }
});

test('everybody has what the profession asks for', () => {
  for (const one of people(3_000)) {
    const isTeacher = one.title.endsWith(' Teacher');
    const classes = one.levels.filter((level) => /^classes-|^adults$/.test(level));
    assert.equal(classes.length > 0 && classes.length < one.levels.length, isTeacher);
    assert.equal(one.packages.length === 4, isTeacher);
    assert.equal(one.courts.length > 0, one.name.startsWith('Adv. '));
    assert.equal(one.evidence.length > 0, one.is_verified);
    assert.ok(one.phone === null || /^\+91 90000 \d{5}$/.test(one.phone));
  }
});

test('a break lies within the hours of every day', () => {
  const resting = people(2_000).filter(({ lunch_from }) => lunch_from !== null);
  assert.ok(resting.length > 200);
  for (const { lunch_from, lunch_to, working_hours } of resting) {
    for (const { opens, closes } of working_hours) {
      assert.ok(opens < lunch_from! && lunch_from! < lunch_to! && lunch_to! < closes);
    }
  }
});

onDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('tables');
  });
  after(() => database.close());

  const now = new Date('2026-08-01T00:00:00Z');
  /** Vendors with a demo account, and the heads of the government offices. */
  const others = 7 + 10;
  const ids = async (table: 'vendor' | 'vendor_service' | 'app_user') =>
    (await database.query.selectFrom(table).select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    );

  test('a seeding that is cut off goes on where it stopped', async () => {
    const options = { vendors: 2_300, demoAccounts: true, now };
    const cut = seed(database.query, {
      ...options,
      progress: () => {
        throw new Error('power cut');
      },
    });
    await assert.rejects(cut, /power cut/);
    assert.equal(await missingVendors(database.query, 2_300), 1_300);
    await seed(database.query, options);
    assert.equal(await missingVendors(database.query, 2_300), 0);
    assert.equal((await ids('vendor')).length, 2_300 + others);
  });

  test('seeding again, or by two processes at once, adds nothing twice', async () => {
    const vendors = await ids('vendor');
    const options = { vendors: 2_300, demoAccounts: true, now };
    await Promise.all([seed(database.query, options), seed(database.query, options)]);
    assert.deepEqual(await ids('vendor'), vendors);
    assert.equal((await ids('app_user')).length, 10);
  });

  test('an installation of before gets the account that joined', async () => {
    const { query } = database;
    const head = query
      .selectFrom('vendor')
      .innerJoin('app_user', 'app_user.id', 'vendor.user_id')
      .where('app_user.email', '=', 'govt-officer@demo.example')
      .select(['vendor.id', 'vendor.name', 'app_user.full_name']);
    const { id, name, full_name } = await head.executeTakeFirstOrThrow();
    assert.equal(full_name, name);
    await query.updateTable('vendor').set({ user_id: null }).where('id', '=', id).execute();
    await query.deleteFrom('app_user').where('email', 'like', 'govt-officer@%').execute();
    await query.updateTable('seed_state').set({ done: 1 }).where('step', '=', 'demo').execute();
    const vendors = await ids('vendor');
    await seed(query, { vendors: 2_300, demoAccounts: true, now });
    assert.equal((await head.executeTakeFirstOrThrow()).id, id);
    assert.deepEqual(await ids('vendor'), vendors);
  });

  test('more are added to those that are there; fewer takes nobody away', async () => {
    const vendors = await ids('vendor');
    await seed(database.query, { vendors: 2_400, demoAccounts: true, now });
    const more = await ids('vendor');
    assert.equal(more.length, vendors.length + 100);
    assert.deepEqual(
      vendors.filter((id) => !more.includes(id)),
      [],
    );
    await seed(database.query, { vendors: 10, demoAccounts: true, now });
    assert.deepEqual(await ids('vendor'), more);
  });

  test('the kept counts are those of the rows', async () => {
    const counted = await database.query
      .selectFrom('vendor_count')
      .innerJoin('category', 'category.id', 'vendor_count.category_id')
      .where('category.parent_id', 'is', null)
      .select('vendor_count.vendors')
      .execute();
    const sum = counted.reduce((total, { vendors }) => total + vendors, 0);
    assert.equal(sum, (await ids('vendor')).length);
  });
});

onDatabase((open) => {
  test('production gets no account with a published password', async (context) => {
    const database = await open('tables');
    context.after(() => database.close());
    await seed(database.query, { vendors: 20, demoAccounts: false });
    const accounts = await database.query.selectFrom('app_user').select('id').execute();
    assert.deepEqual(accounts, []);
  });

  const isEmpty = async ({ query }: Database, table: keyof Tables) =>
    (await query.selectFrom(table).selectAll().limit(1).execute()).length === 0;

  test('production begins with categories, places and words, and nobody is invented', async (context) => {
    const database = await open('tables');
    context.after(() => database.close());
    const settings = readSettings({
      NODE_ENV: 'production',
      SESSION_SECRET: 'of-this-installation-alone-and-long-enough',
      OTP_PEPPER: 'another-of-this-installation-and-long-enough',
      SEED_VENDORS: '2000',
    });
    await fill(database, settings, assert.fail);
    for (const table of [
      'category',
      'city',
      'locality',
      'term',
      'faq',
      'legal_document',
    ] as const) {
      assert.equal(await isEmpty(database, table), false, table);
    }
    const ofPeople = ['vendor', 'app_user', 'gov_office', 'post', 'campaign', 'story'] as const;
    for (const table of [...ofPeople, 'review', 'complaint', 'question', 'booking'] as const) {
      assert.equal(await isEmpty(database, table), true, table);
    }
  });

  test('nothing is invented about a real person', async (context) => {
    const database = await open('tables');
    context.after(() => database.close());
    const { query } = database;
    await seed(query, { vendors: 20, demoAccounts: false });
    const told = ['engagement', 'story', 'promotion', 'answer', 'question'] as const;
    for (const table of told) await query.deleteFrom(table).execute();
    await query.deleteFrom('seed_state').where('step', 'like', 'people/%').execute();
    await query.updateTable('vendor').set({ is_sample: false }).execute();
    await seed(query, { vendors: 0, demoAccounts: false });
    await seed(query, { vendors: 20, demoAccounts: false });
    for (const table of told) assert.equal(await isEmpty(database, table), true, table);
  });
});
