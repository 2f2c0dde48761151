import assert from 'node:assert/strict';
import { after, before, mock, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import { type Facet, limits, type SortName, type VendorsAnswer } from '@nukkad/platform/contract';
import type { NotNull } from 'kysely';
import { randomFor } from '../../../seed/random';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onBothDatabases } from '../../../test/database/databases';
import { nextSlotsOf, timeZone } from '../../availability/slots.model';
import { farDays, ownTimesOf } from '../../availability/times.store';
import type { Database } from '../../core/db/database';
import { kmBetween, slugOf } from '../geo/places.model';
import { orders } from './order.model';

const hsr = { lat: 12.9116, lng: 77.6474 };
/** Error of the flat map in metres; years, stars and fees are exact. */
const tolerance = 2;

const sorts = Object.keys(orders) as SortName[];

type Query = Record<string, string>;

onBothDatabases((open) => {
  let running: TestApp;
  let everybody: Known[];
  before(async () => {
    // Availability changes every half hour: freeze the clock, so that results and expectations
    // agree.
    mock.timers.enable({ apis: ['Date'], now: Date.now() });
    running = await startTestApp(open, { vendors: 1_200 });
    everybody = await knownVendors(running.database);
  });
  after(async () => {
    mock.timers.reset();
    await running.close();
  });

  const list = async (query: Query): Promise<VendorsAnswer> => {
    const response = await running.app.inject({ url: '/api/vendors', query });
    assert.equal(response.statusCode, 200, response.body);
    return response.json();
  };

  /** Reads all pages of a list in order. */
  const read = async (query: Query, by: 'page' | 'cursor'): Promise<string[]> => {
    const ids: string[] = [];
    let answer = await list(query);
    for (let page = 2; ; page += 1) {
      ids.push(...answer.vendors.map(({ _id }) => _id));
      if (answer.next === null) return ids;
      answer = await list({
        ...query,
        ...(by === 'page' ? { page: `${page}` } : { cursor: answer.next }),
      });
    }
  };

  const random = randomFor(7, 0, 'filters');
  for (const query of Array.from({ length: 25 }, () => someFilters(random))) {
    test(`what is counted is what is there: ${new URLSearchParams(query)}`, async () => {
      const answer = await list({ ...query, limit: '200' });
      const expected = everybody.filter((vendor) => fits(vendor, query));
      assert.equal(answer.total, expected.length);
      assert.ok(answer.isTotalExact);
      if (expected.length <= 200) {
        assert.deepEqual(
          answer.vendors.map(({ _id }) => _id).sort(),
          expected.map(({ id }) => id).sort(),
        );
      }
      for (const facet of answer.facets) assert.deepEqual(countsIn(facet), countsOf(facet, query));
    });
  }

  const countsIn = (facet: Facet) => facet.options.map(({ value, count }) => [value, count]);

  /** The list's total with each option in place of the facet's others. */
  const countsOf = ({ name, options }: Facet, query: Query) => {
    const { [name]: _, ...others } = query;
    const near = isAnywhere({ ...query, [name]: 'any' })
      ? everybody
      : everybody.filter(isInTheCity);
    const rest = near.filter((vendor) => hasAll(vendor, others));
    return options.map(({ value }) => [
      value,
      rest.filter((vendor) => hasAll(vendor, { [name]: value })).length,
    ]);
  };

  for (const sort of sorts) {
    test(`pages by ${sort} neither repeat nor skip anybody`, async () => {
      const query = { type: 'labour', lang: 'kannada', loc: 'hsr-layout', sort, limit: '17' };
      const byPage = await read(query, 'page');
      const { total, vendors } = await list({ ...query, limit: '200' });
      assert.ok(total > 100);
      assert.equal(new Set(byPage).size, total);
      assert.equal(byPage.length, total);
      assert.deepEqual(await read(query, 'cursor'), byPage);
      assert.deepEqual(
        vendors.map(({ _id }) => _id),
        byPage.slice(0, 200),
      );
    });
  }

  const inOrder = async (query: Query, key: (vendor: Known) => number) => {
    const { vendors } = await list({ loc: 'hsr-layout', limit: '200', ...query });
    const keys = vendors.map(({ _id }) => key(everybody.find(({ id }) => id === _id) as Known));
    assert.ok(keys.length > 50);
    for (const [index, later] of keys.slice(1).entries()) {
      assert.ok((keys[index] as number) <= later + tolerance, `${keys}`);
    }
  };

  test('each sort is by what it says', async () => {
    await inOrder({ type: 'doctor', sort: 'rating' }, ({ rating_rank }) => -rating_rank);
    await inOrder({ type: 'doctor', sort: 'popular' }, ({ popular }) => -popular);
    await inOrder({ type: 'doctor', sort: 'experience' }, ({ experience }) => -experience);
    await inOrder({ type: 'teacher', sort: 'fee-low' }, ({ paise }) => paise ?? Infinity);
    await inOrder({ type: 'teacher', sort: 'fee-high' }, ({ paise }) => -(paise ?? 0));
    await inOrder({ type: 'labour', sort: 'distance' }, ({ at }) =>
      Math.round(kmBetween(hsr, at) * 1_000),
    );
    await inOrder({ type: 'labour', sort: 'soonest' }, ({ slots }) =>
      Date.parse(slots[0] ?? '2100-01-01'),
    );
  });

  test('whoever has stated no fee comes last by fee, cheap or dear', async () => {
    for (const sort of ['fee-low', 'fee-high']) {
      const { vendors } = await list({ type: 'officer', sort, limit: '200' });
      assert.ok(vendors.every(({ fee }) => fee === null));
      const all = await list({ sort, limit: '200', page: '1', city: 'mysuru' });
      const stated = all.vendors.map(({ fee }) => fee !== null);
      assert.deepEqual(
        stated,
        [...stated].sort((a, b) => Number(b) - Number(a)),
      );
    }
  });

  test('what is near is relevant, unless it is much worse', async () => {
    const near = await list({ type: 'labour', loc: 'electronic-city', limit: '20' });
    const anywhere = await list({ type: 'labour', limit: '20' });
    const mean = (answer: VendorsAnswer) =>
      answer.vendors.reduce(
        (sum, { locality }) => sum + kmBetween({ lat: 12.848, lng: 77.665 }, locality) / 20,
        0,
      );
    assert.ok(mean(near) < mean(anywhere));
    assert.ok(near.vendors.every(({ km }) => km !== null));
    assert.ok(anywhere.vendors.every(({ km }) => km === null));
    assert.equal(near.place?.name, 'Electronic City');
    assert.equal(anywhere.place, null);
  });

  test('a city elsewhere is the place of its list, and nobody there is measured from here', async () => {
    const there = await list({ loc: 'hsr-layout', city: 'mysuru' });
    assert.equal(there.place?.name, 'Mysuru');
    assert.ok(there.total > 0);
    assert.ok(there.vendors.every(({ km }) => km === null));
    const measured = await list({ loc: 'hsr-layout', city: 'mysuru', sort: 'distance' });
    assert.ok(measured.vendors.every(({ km }) => (km ?? 0) > 50));
    const alone = await list({ city: 'mysuru' });
    assert.equal(alone.place?.name, 'Mysuru');
    const several = await list({ loc: 'hsr-layout', city: 'mysuru,pune' });
    assert.equal(several.place, null);
    const here = await list({ loc: 'hsr-layout', city: 'bengaluru,pune' });
    assert.equal(here.place?.name, 'HSR Layout');
  });

  test('without a place the list is that of the installation’s city', async () => {
    const { vendors } = await list({ type: 'teacher', limit: '200' });
    assert.ok(vendors.every(({ locality }) => locality.city === 'Bengaluru'));
  });

  test('a circle holds nobody beyond it, and everybody within', async () => {
    const { vendors, total } = await list({ ...point(hsr), r: '2', type: 'labour', limit: '200' });
    assert.ok(total > 20 && vendors.every(({ km }) => km !== null && km <= 2));
    const within = everybody.filter(
      ({ profession, city, at }) =>
        profession === 'labour' && city === 'Bengaluru' && kmBetween(hsr, at) <= 2,
    );
    assert.equal(total, within.length);
  });

  test('vendors named one by one are found in every city, and nobody else', async () => {
    const wanted = everybody.filter((_, index) => index % 40 === 0).map(({ id }) => id);
    const { vendors, total } = await list({ ids: wanted.join(','), limit: '200' });
    assert.equal(total, wanted.length);
    assert.deepEqual(vendors.map(({ _id }) => _id).sort(), wanted.sort());
  });

  test('an option that nobody has stays, with a count of 0', async () => {
    const { facets } = await list({ type: 'officer' });
    const [marathi] = facets
      .filter(({ name }) => name === 'lang')
      .flatMap(({ options }) => options.filter(({ value }) => value === 'marathi'));
    assert.deepEqual(marathi, {
      value: 'marathi',
      label: 'Marathi',
      count: 0,
      isExact: true,
      isSelected: false,
    });
  });

  test('facets are those of the profession', async () => {
    const names = async (query: Query) => (await list(query)).facets.map(({ name }) => name);
    const common = ['avail', 'city', 'state'];
    assert.deepEqual(await names({ type: 'teacher' }), [
      'gender',
      'lang',
      'fee',
      'exp',
      'rating',
      'level',
      ...common,
    ]);
    assert.deepEqual(await names({ type: 'advocate' }), [
      'gender',
      'lang',
      'fee',
      'exp',
      'rating',
      'court',
      ...common,
    ]);
    assert.deepEqual(await names({}), ['gender', 'lang', 'exp', 'rating', ...common]);
  });
});

const point = ({ lat, lng }: { lat: number; lng: number }) => ({ lat: `${lat}`, lng: `${lng}` });

/** A vendor as read from the directory's tables, not from the search index. */
type Known = Awaited<ReturnType<typeof knownVendors>>[number];

async function knownVendors({ query }: Database) {
  const now = new Date();
  const rows = await query
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .innerJoin('locality', 'locality.id', 'vendor.locality_id')
    .innerJoin('city', 'city.id', 'locality.city_id')
    .selectAll('vendor')
    .select(['category.profession', 'city.name as city', 'city.state'])
    .$narrowType<{ lat: NotNull; lng: NotNull; gender: NotNull }>()
    .execute();
  const ids = rows.map(({ id }) => id);
  const booked = await ownTimesOf(query, ids, farDays(now));
  return rows.map((row) => {
    const own = booked.get(row.id) ?? null;
    const lunch =
      row.lunch_from && row.lunch_to ? { from: row.lunch_from, to: row.lunch_to } : null;
    return {
      ...row,
      at: { lat: row.lat, lng: row.lng },
      popular: row.bookings_30d,
      experience: row.experience_years,
      paise:
        row.fee_amount === null ? null : row.fee_amount * (row.fee_currency === 'USD' ? 85 : 1),
      ...freeTimes(nextSlotsOf({ hours: row.working_hours, lunch, own }, now, 1_000)),
    };
  });
}

/** India's offset from UTC, without daylight saving time. */
const ahead = 5.5 * 3_600_000;

/** Times with their days in India, computed once per vendor: hundreds of counts need them. */
const freeTimes = (slots: string[]) => ({
  slots,
  freeDays: new Set(
    slots.map((slot) => new Date(Date.parse(slot) + ahead).toISOString().slice(0, 10)),
  ),
});

const tests: Record<string, (vendor: Known, value: string) => boolean> = {
  gender: ({ gender }, value) => gender.toLowerCase() === value,
  lang: ({ languages }, value) => languages.some((language) => slugOf(language) === value),
  level: ({ levels }, value) => levels.includes(value),
  court: ({ courts }, value) => courts.includes(value),
  exp: ({ experience }, value) => isBetween(experience, value, 1),
  fee: ({ paise }, value) => paise !== null && isBetween(paise, value, 100),
  rating: ({ rating_count, rating_sum }, value) =>
    rating_count >= limits.reviewsForRating &&
    Math.round((10 * rating_sum) / rating_count) / 10 >= Number(value),
  avail: isFree,
  city: ({ city }, value) => slugOf(city) === value,
  state: ({ state }, value) => slugOf(state) === value,
  quick: ({ reply_minutes }) => reply_minutes !== null && reply_minutes < limits.quickReplyMinutes,
  type: ({ profession }, value) => profession === value,
};

/** Whether a list is of another place than the installation's city. */
const isAnywhere = ({ city, state }: Query) => Boolean(city || state);

const isInTheCity = ({ city }: Known) => city === 'Bengaluru';

const fits = (vendor: Known, query: Query): boolean =>
  (isAnywhere(query) || isInTheCity(vendor)) && hasAll(vendor, query);

const hasAll = (vendor: Known, query: Query): boolean =>
  Object.entries(query).every(([name, values]) =>
    values.split(',').some((value) => tests[name]?.(vendor, value)),
  );

function isBetween(number: number, band: string, unit: number): boolean {
  const [low, high] = band.split('-').map((bound) => Number(bound) * unit);
  return number >= (low as number) && (high === undefined || number < high);
}

function isFree({ slots, freeDays }: Known, when: string): boolean {
  const now = new Date();
  const today = dayIn(now, timeZone);
  const weekday = new Date(today).getUTCDay();
  const sunday = addDays(today, (7 - weekday) % 7);
  if (when === 'now') return Date.parse(slots[0] ?? '2100') <= now.getTime() + 7_200_000;
  if (when === 'today') return freeDays.has(today);
  if (when === 'tomorrow') return freeDays.has(addDays(today, 1));
  return freeDays.has(sunday) || freeDays.has(addDays(sunday, -1));
}

/** One to four facets, of a profession or of all. */
function someFilters(random: ReturnType<typeof randomFor>): Query {
  const type = random.pick(['doctor', 'teacher', 'advocate', 'labour', 'ca', undefined]);
  const options: Record<string, string[]> = {
    gender: ['female', 'male'],
    lang: ['english', 'kannada,tamil', 'urdu', 'hindi,telugu,malayalam'],
    exp: ['0-5', '5-10,20', '10-15'],
    rating: ['4.5', '4', '3'],
    avail: ['now', 'today', 'tomorrow', 'weekend', 'today,tomorrow'],
    city: ['mysuru', 'bengaluru,kochi', 'pune'],
    state: ['karnataka', 'maharashtra,delhi'],
    quick: ['1'],
    ...(type === 'teacher' && { level: ['cbse', 'classes-9-10,ib'] }),
    ...(type === 'advocate' && { court: ['high-court', 'family-court,tribunals'] }),
    ...(type === 'doctor' && { fee: ['0-600', '700-1000,1000'] }),
  };
  const chosen = random.some(Object.keys(options), random.int(0, 4));
  return {
    ...(type && { type }),
    ...Object.fromEntries(chosen.map((name) => [name, random.pick(options[name] as string[])])),
  };
}
