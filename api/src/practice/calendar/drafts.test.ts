import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import {
  type CallName,
  endpoints,
  hearingsAddress,
  practiceCalendarAddress,
} from '@nukkad/platform/contract';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { professions } from '../../../seed/reference/professions';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { searchIsUpToDate } from '../../../test/database/jobs';
import { newProfessional } from '../../../test/fixtures/new-professional';
import { vendorChanged } from '../../directory';

const today = dayIn(new Date(), 'Asia/Kolkata');
const nextWeek = addDays(today, 6);
const days = `from=${today}&to=${nextWeek}`;

/** Required query parameters; all other calls are made without any. */
const questions: Partial<Record<CallName, string>> = {
  getPracticeCalendar: days,
  getHearings: days,
  getPerformance: 'span=month',
  searchPractice: 'q=ab',
};

/** Calls about an existing entity, or about an office that the page must belong to. */
const isOfSomething = (name: string, path: string) => path.includes('/:') || name === 'getDesk';

const asked = Object.entries(endpoints).flatMap(([name, { method, path }]) =>
  method === 'GET' && path.startsWith('/api/vendors/me/') && !isOfSomething(name, path)
    ? [`${path}?${questions[name as CallName] ?? ''}`]
    : [],
);
const files = [
  practiceCalendarAddress('csv', today, nextWeek),
  practiceCalendarAddress('ics', today, nextWeek),
  hearingsAddress(today, nextWeek),
];

/** Public calls about one professional. */
const pages = Object.values(endpoints).flatMap(({ method, path }) =>
  method === 'GET' && path.startsWith('/api/vendors/:id') ? [path] : [],
);

const lookups = ['/api/search?q=zither', '/api/vendors?type=doctor&limit=200'];

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    const chef = {
      id: uuidv7(),
      slug: 'chef',
      name: 'Chef',
      icon: '',
      white_icon: '',
      position: 8,
    };
    await running.database.query.insertInto('user_type').values(chef).execute();
  });
  after(() => running.close());

  describe('whoever has just signed up can open all of their practice', () => {
    // The last profession is new: it has a user type but no category yet.
    for (const { slug } of [...professions, { slug: 'chef' }]) {
      test(slug, async () => {
        const { ask } = await newProfessional(running, slug);
        assert.ok(asked.length >= 9);
        for (const url of [...asked, ...files, '/api/threads', '/api/notifications']) {
          const answer = await ask('GET', url);
          assert.equal(answer.statusCode, 200, `${url}: ${answer.body}`);
        }
      });
    }
  });

  test('a draft is a practice in which nothing has happened', async () => {
    const { ask } = await newProfessional(running, 'teacher', 1);
    const read = async (path: string) => (await ask('GET', `/api/vendors/me/${path}`)).json();
    const stats = await read('stats');
    assert.deepEqual([stats.bookings, stats.requests], [{ value: 0, before: null }, 0]);
    assert.deepEqual((await read('performance?span=month')).hours, []);
    const { days: shown, bookings, timeZone } = await read(`calendar?${days}`);
    assert.deepEqual([shown.length, bookings, timeZone], [7, [], 'Asia/Kolkata']);
    assert.deepEqual((await read('ledger')).entries, []);
    const { profile, availability } = await read('settings');
    assert.deepEqual([profile.name, profile.title, profile.fee], ['Nila Newcomer', '', null]);
    assert.deepEqual([availability.hours, availability.slotMinutes], [[], 30]);
  });

  test('what a draft says is kept, and changes nothing that is public', async () => {
    const { ask, vendorId } = await newProfessional(running, 'doctor', 1);
    const { query } = running.database;
    const counted = () =>
      query.selectFrom('vendor_count').selectAll().orderBy('category_id').execute();
    const terms = async () =>
      (await query.selectFrom('term').select('text').orderBy('text').execute()).length;
    const before = [await counted(), await terms()];
    const hours = [{ weekday: 1, opens: '09:00', closes: '17:00' }];
    const { availability } = (await ask('GET', '/api/vendors/me/settings')).json();
    const service = { name: 'Zither therapy', minutes: 30, rate: null, otherCharges: 0 };
    for (const [part, body] of [
      ['profile', { title: 'Zither doctor', about: 'New here', languages: ['Kannada'] }],
      ['availability', { ...availability, hours }],
      ['services', [{ ...service, fee: 50_000, currency: 'INR' }]],
    ] as const) {
      const answer = await ask('PUT', `/api/vendors/me/settings/${part}`, body);
      assert.equal(answer.statusCode, 200, answer.body);
    }
    await searchIsUpToDate(query);
    const settings = (await ask('GET', '/api/vendors/me/settings')).json();
    assert.equal(settings.profile.title, 'Zither doctor');
    assert.deepEqual(settings.availability.hours, hours);
    assert.deepEqual([await counted(), await terms()], before);
    const found = async () => {
      const answers = await Promise.all(lookups.map((url) => running.app.inject(url)));
      assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200]));
      return lookups.filter((_, nth) => answers[nth]?.body.includes(vendorId));
    };
    assert.deepEqual(await found(), []);
    await list(vendorId);
    assert.deepEqual(await found(), lookups);
  });

  /** Fills in the remaining fields and approves the page. */
  async function list(vendorId: string): Promise<void> {
    const { query } = running.database;
    await sql`UPDATE vendor SET status = 'live', gender = 'Female', lat = locality.lat,
      lng = locality.lng, locality_id = locality.id
      FROM (SELECT locality.* FROM locality JOIN city ON city.id = city_id
        WHERE city.name = 'Bengaluru' LIMIT 1) locality
      WHERE vendor.id = ${vendorId}::uuid`.execute(query);
    await query.transaction().execute((trx) => vendorChanged(trx, vendorId));
    await searchIsUpToDate(query);
  }

  test('nobody opens, books, keeps or writes to a draft by its id', async () => {
    const { vendorId } = await newProfessional(running, 'advocate', 1);
    const user = await signedIn(running.app, 'user');
    const date = addDays(today, 2);
    const wish = { vendorId, kind: 'consultation', date, start: `${date}T05:00:00.000Z` };
    for (const [method, url, body] of [
      ...pages.map((path) => ['GET', `${path.replace(':id', vendorId)}?${days}`] as const),
      ['POST', '/api/holds', wish],
      ['POST', '/api/waitlist', wish],
      ['POST', '/api/threads', { vendorId }],
      ['POST', `/api/vendors/${vendorId}/contact-reveals`],
      ['PUT', `/api/me/favourites/${vendorId}`, {}],
    ] as const) {
      const answer = await user.ask(method, url, body);
      const { code } = answer.json();
      assert.deepEqual([answer.statusCode, code], [404, 'vendor-unknown'], url);
    }
    await user.ask('PUT', '/api/me/favourites', { ids: [vendorId] });
    const { rows } = await sql`SELECT FROM favourite WHERE vendor_id = ${vendorId}::uuid
      UNION ALL SELECT FROM thread WHERE vendor_id = ${vendorId}::uuid`.execute(
      running.database.query,
    );
    assert.deepEqual(rows, []);
  });

  test('an officer who is new has no complaints yet', async () => {
    const { vendorId } = await newProfessional(running, 'officer', 1);
    const answer = await running.app.inject(`/api/complaints?officerId=${vendorId}`);
    assert.deepEqual([answer.statusCode, answer.json().total], [200, 0]);
  });

  test('a draft is taken along, and goes with the account', async () => {
    const { ask, userId, vendorId } = await newProfessional(running, 'engineer', 1);
    const { professional } = (await ask('GET', '/api/me/export')).json();
    assert.deepEqual(
      [professional._id, professional.status, professional.phone, professional.otherPhones],
      [vendorId, 'draft', '98765 43210', ['98765 43211']],
    );
    await ask('POST', '/api/vendors/me/clients', { name: 'Ravi Shetty', phone: '98450 12345' });
    assert.equal((await ask('DELETE', `/api/users/deleteUser/${userId}`)).statusCode, 200);
    const page = running.database.query.selectFrom('vendor').where('id', '=', vendorId);
    assert.deepEqual(await page.select('id').execute(), []);
  });
});
