import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { addDays, dayIn, INDIA } from '@nukkad/platform/calendar';
import type {
  AnsweredQuestion,
  BannerSlide,
  Engagement,
  Faq,
  GeoState,
  GeoStateDetails,
  MostViewedVendor,
  Promotion,
  UserType,
} from '@nukkad/platform/contract';
import { problem } from '@nukkad/platform/contract/definitions';
import { sql } from 'kysely';
import { startTestApp, type TestApp, testSettings } from '../../test/app/app';
import { freshly } from '../../test/app/fresh-app';
import { onDatabase } from '../../test/database/databases';
import { buildApp } from '../app';

const professions = 'doctor engineer ca advocate teacher labour officer govt-officer'.split(' ');
const day = 86_400_000;

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 400 });
  });
  after(() => running.close());

  const read = async <T>(url: string): Promise<T> => (await running.app.inject(url)).json();
  /** A fresh app without caches, for the test's own changes; starting one takes a second. */
  const readAnew = async <T>(url: string): Promise<T> => (await freshly(running, url)).json();
  const faq = (key: string) => read<Faq[]>(`/api/content/faq?key=${key}`);
  const setStatus = (id: string, status: 'live' | 'suspended') =>
    running.database.query.updateTable('vendor').set({ status }).where('id', '=', id).execute();

  test('the banner has the four documented slides, each with its scene and topic', async () => {
    const slides = await read<BannerSlide[]>('/api/content/banner');
    assert.deepEqual(
      slides.map(({ topic, profession }) => [topic, profession]),
      [
        ['doctors', 'doctor'],
        ['engineers', 'engineer'],
        ['chartered-accountants', 'ca'],
        ['teachers', 'teacher'],
      ],
    );
    for (const { picture } of slides) {
      assert.equal((await running.app.inject(picture.src)).statusCode, 200);
    }
  });

  test('the home page has six questions, every profession has some', async () => {
    assert.equal((await faq('home')).length, 6);
    for (const profession of professions) assert.ok((await faq(profession)).length >= 4);
  });

  test('a speciality has questions of its own, else those of its profession', async () => {
    const own = ['doctor/dentist', 'teacher/english', 'ca/income-tax', 'labour/maid'];
    for (const key of [...own, 'advocate/family-law']) {
      assert.notDeepEqual(await faq(key), await faq(key.split('/')[0] as string), key);
    }
    assert.deepEqual(await faq('doctor/urologist'), await faq('doctor'));
    assert.deepEqual(await faq('advocate/labour'), await faq('advocate'));
  });

  test('engagements are of people of the profession, the latest first', async () => {
    const types = await read<UserType[]>('/api/userType/getAllUserType');
    assert.equal(types.length, professions.length);
    // An app counts the views of its pages and stores them later, at the latest when it closes: this
    // one has before another test removes all views.
    const { database } = running;
    const options = { settings: testSettings(), database, logger: false, site: false };
    const visited = await buildApp(options);
    const readPage = async (
      id: string,
    ): Promise<{ vendorName: string; rating: { average: number } | null }> =>
      (await visited.inject(`/api/vendors/${id}`)).json();
    for (const profession of professions) {
      const done = await read<Engagement[]>(`/api/engagements?type=${profession}`);
      assert.ok(done.length >= 6, profession);
      const dates = done.map(({ date }) => date);
      assert.deepEqual(dates, [...dates].sort().reverse());
      for (const { vendor, name, rating, stars } of done) {
        const page = await readPage(vendor._id);
        assert.deepEqual([name, vendor.profession], [page.vendorName, profession]);
        assert.equal(rating, page.rating?.average ?? stars);
      }
    }
    await visited.close();
  });

  test('a paid place shows only while it runs and while its professional is listed', async () => {
    const url = '/api/promotions?slot=listing&type=doctor';
    const [clinic] = await readAnew<[Promotion]>(url);
    assert.equal(clinic.vendor.profession, 'doctor');
    assert.ok((await readAnew<Promotion[]>(url.replace('doctor', 'labour'))).length > 0);
    await setStatus(clinic.vendor._id, 'suspended');
    assert.deepEqual(await readAnew(url), []);
    await setStatus(clinic.vendor._id, 'live');
    const ends = (ends_at: Date | null) =>
      running.database.query.updateTable('promotion').set({ ends_at }).execute();
    await ends(new Date(Date.now() - 1_000));
    assert.deepEqual(await readAnew(url), []);
    await ends(new Date(Date.now() + day));
    assert.equal((await readAnew<Promotion[]>(url)).length, 1);
  });

  test('three questions at least are answered in every profession', async () => {
    for (const cat of professions) {
      const answered = await read<AnsweredQuestion[]>(`/api/questions?cat=${cat}`);
      assert.ok(answered.length >= 3, cat);
      for (const { answeredBy } of answered) assert.equal(answeredBy?.profession, cat);
    }
  });

  test("a speciality's questions come first, and those of others not at all", async () => {
    const spec = 'dentist';
    const specs = async (url: string) => {
      const answered = await read<AnsweredQuestion[]>(url);
      const rows = await running.database.query.selectFrom('question').selectAll().execute();
      return answered.map(({ _id }) => rows.find(({ id }) => id === _id)?.spec ?? null);
    };
    const dentists = await specs(`/api/questions?cat=doctor&spec=${spec}`);
    assert.deepEqual(dentists.slice(0, 3), [spec, spec, null]);
    const others = await specs('/api/questions?cat=doctor&spec=urologist');
    assert.deepEqual(new Set(others), new Set([null]));
  });

  test('who is no longer listed is no longer named beside an answer', async () => {
    const [first] = await readAnew<[AnsweredQuestion]>('/api/questions?cat=ca');
    const id = first.answeredBy?._id as string;
    await setStatus(id, 'suspended');
    const [same] = await readAnew<[AnsweredQuestion]>('/api/questions?cat=ca');
    assert.deepEqual(same, { ...first, answeredBy: null });
    await setStatus(id, 'live');
  });

  test('most viewed are those most looked at this month, then the most consulted', async () => {
    const { query } = running.database;
    await sql`DELETE FROM vendor_view`.execute(query);
    const consulted = await readAnew<MostViewedVendor[]>('/api/vendors/most-viewed');
    const counts = consulted.map(({ Consultations }) => Consultations);
    assert.equal(consulted.length, 12);
    assert.deepEqual(
      counts,
      [...counts].sort((a, b) => b - a),
    );
    const known = new Set(consulted.map(({ _id }) => _id));
    const all = await query.selectFrom('vendor').select('id').orderBy('id').execute();
    const [once, often, long] = all.map(({ id }) => id).filter((id) => !known.has(id));
    const on = (ago: number) => addDays(dayIn(Date.now(), INDIA), -ago);
    await query
      .insertInto('vendor_view')
      .values([
        { vendor_id: once as string, day: on(2), views: 5 },
        { vendor_id: often as string, day: on(1), views: 3 },
        { vendor_id: often as string, day: on(20), views: 4 },
        { vendor_id: long as string, day: on(40), views: 900 },
      ])
      .execute();
    const viewed = await readAnew<MostViewedVendor[]>('/api/vendors/most-viewed');
    assert.deepEqual(
      viewed.map(({ _id }) => _id),
      [often, once, ...consulted.slice(0, 10).map(({ _id }) => _id)],
    );
    assert.deepEqual(
      viewed.slice(0, 3).map(({ views }) => views),
      [7, 5, null],
    );
    const gone = [often as string, consulted[0]!._id];
    for (const id of gone) await setStatus(id, 'suspended');
    const left = await readAnew<MostViewedVendor[]>('/api/vendors/most-viewed');
    assert.equal(left.length, 12);
    assert.ok(left.every(({ _id }) => !gone.includes(_id)));
    for (const id of gone) await setStatus(id, 'live');
  });

  test('states hold everybody who is listed, by city', async () => {
    const [gone] = await running.database.query
      .selectFrom('vendor')
      .select('id')
      .limit(1)
      .execute();
    await setStatus(gone!.id, 'suspended');
    const states = await readAnew<GeoState[]>('/api/geo/states');
    const { live } = await running.database.query
      .selectFrom('vendor')
      .select((row) => row.fn.countAll<number>().as('live'))
      .where('status', '=', 'live')
      .executeTakeFirstOrThrow();
    assert.equal(
      states.reduce((sum, { vendors }) => sum + vendors, 0),
      live,
    );
    for (const state of states) {
      const { places, ...same } = await read<GeoStateDetails>(`/api/geo/states/${state.slug}`);
      assert.deepEqual(same, state);
      assert.equal(places.length, state.cities);
      assert.equal(
        places.reduce((sum, { vendors }) => sum + vendors, 0),
        state.vendors,
      );
    }
    await setStatus(gone!.id, 'live');
  });

  const long = 'x'.repeat(3_000);
  const refused: [url: string, status: number][] = [
    ['/api/content/faq', 422],
    ['/api/content/faq?key=', 422],
    ['/api/content/faq?key=home&key=doctor', 422],
    ['/api/content/faq?key[]=home', 422],
    ['/api/content/faq?key=a/b/c', 422],
    ['/api/content/faq?key=doctor%00', 422],
    ['/api/content/faq?key=%27%20OR%201=1', 422],
    [`/api/content/faq?key=${long}`, 422],
    ['/api/content/faq?key=astrologer', 404],
    ['/api/content/faq?key=astrologer/dentist', 404],
    ['/api/posts/nothing-of-the-kind', 404],
    ['/api/posts/Not_A_Slug', 422],
    ['/api/posts/%00', 422],
    ['/api/stories/nothing-of-the-kind', 404],
    ['/api/stories/%3Cscript%3E', 422],
    ['/api/campaigns?kind=lottery', 422],
    ['/api/campaigns?kind=cause&kind=startup', 422],
    ['/api/campaigns/nothing-of-the-kind', 404],
    ['/api/campaigns/..%2f', 422],
    ['/api/engagements', 422],
    ['/api/engagements?type=astrologer', 404],
    ['/api/engagements?type=doctor&type=ca', 422],
    [`/api/engagements?type=${long}`, 422],
    ['/api/promotions', 422],
    ['/api/promotions?slot=listing', 422],
    ['/api/promotions?slot=header&type=doctor', 422],
    ['/api/promotions?slot=listing&type=astrologer', 404],
    ['/api/questions', 422],
    ['/api/questions?cat=astrologer', 404],
    ['/api/questions?cat=doctor&spec=plumber', 404],
    ['/api/questions?cat=doctor&spec=', 422],
    ['/api/geo/states/atlantis', 404],
    ['/api/geo/states/Karnataka', 422],
    ['/api/geo/states/%ff', 400],
  ];
  for (const [url, status] of refused) {
    test(`GET ${url.slice(0, 60)} is answered ${status}`, async () => {
      const response = await running.app.inject(url);
      assert.equal(response.statusCode, status, response.body);
      const { code } = problem.parse(response.json());
      const codes: Record<number, string> = { 400: 'bad-request', 404: 'not-found' };
      assert.equal(code, codes[status] ?? 'validation');
    });
  }
});
