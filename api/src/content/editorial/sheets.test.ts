import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type {
  BannerSlide,
  Faq,
  FaqKey,
  FaqSheet,
  FooterContent,
  PaidPlace,
  Promotion,
  SiteSettings,
  SlidesSheet,
  Translation,
  TranslationEntry,
} from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { afterTime } from '../../../test/database/time-passed';

const settingsUrl = '/api/operator/settings';
const sheetUrl = (key: string) => `/api/operator/faq/sheet?key=${key}`;

onDatabase((open) => {
  let running: TestApp;
  let operator: SignedIn;
  before(async () => {
    running = await startTestApp(open);
    operator = await signedIn(running.app, 'operator');
    // A release's own; these tests begin with none.
    await running.database.query.deleteFrom('translation').execute();
  });
  after(() => running.close());

  const read = async <T>(url: string): Promise<T> => (await operator.ask('GET', url)).json();
  const changed = async <T>(url: string, body: object): Promise<T> => {
    const answer = await operator.ask('PUT', url, body);
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  };
  /** Polls until visitors see the change, two seconds at most. */
  const seen = async <T>(url: string, isSo: (answer: T) => boolean) => {
    const answer = await afterTime(2_000, () => running.app.inject(url));
    assert.equal(answer.headers['cache-control'], 'no-cache');
    assert.ok(isSo(answer.json()), `${url} is as before after two seconds`);
  };

  test('questions are changed, added, moved and removed, and read so by visitors', async () => {
    const before = await read<FaqSheet>(sheetUrl('home'));
    assert.equal(before.revision, 0);
    const [first, second, ...others] = before.faqs;
    const faqs = [second, { ...first, answer: 'Otherwise.' }, { question: 'New?', answer: 'Yes.' }];
    const after = await changed<FaqSheet>(sheetUrl('home'), { revision: 0, faqs });
    assert.deepEqual(
      after.faqs.map(({ question }) => question),
      [second?.question, first?.question, 'New?'],
    );
    assert.deepEqual([after.faqs[0]?._id, after.revision], [second?._id, 1]);
    assert.ok(others.length > 0);
    await seen<Faq[]>(
      '/api/content/faq?key=home',
      (shown) => shown.length === 3 && shown[1]?.answer === 'Otherwise.',
    );
  });

  test('two who change one key at once: one is told, also on the first change', async () => {
    const { revision, faqs } = await read<FaqSheet>(sheetUrl('teacher'));
    const answers = await Promise.all(
      ['One', 'Two'].map((answer) =>
        operator.ask('PUT', sheetUrl('teacher'), {
          revision,
          faqs: [{ ...faqs[0], answer }],
        }),
      ),
    );
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    assert.equal(late?.json().code, 'draft-changed');
  });

  test('a speciality may be left without questions, a profession may not', async () => {
    const keys = await read<FaqKey[]>('/api/operator/faq');
    assert.equal(keys[0]?.key, 'home');
    assert.ok(keys.some(({ key, questions }) => key === 'doctor/dentist' && questions > 0));
    await changed(sheetUrl('doctor/dentist'), { revision: 0, faqs: [] });
    const doctor = await read<FaqSheet>(sheetUrl('doctor'));
    await seen<Faq[]>(
      '/api/content/faq?key=doctor/dentist',
      ([first]) => first?.question === doctor.faqs[0]?.question,
    );
    const empty = await operator.ask('PUT', sheetUrl('doctor'), { revision: 0, faqs: [] });
    assert.deepEqual([empty.statusCode, Object.keys(empty.json().errors)], [422, ['faqs']]);
    assert.equal((await operator.ask('GET', sheetUrl('wizard'))).statusCode, 404);
  });

  test('an id of another key is not taken over', async () => {
    const other = await read<FaqSheet>(sheetUrl('advocate'));
    const { revision, faqs } = await read<FaqSheet>(sheetUrl('engineer'));
    const after = await changed<FaqSheet>(sheetUrl('engineer'), {
      revision,
      faqs: [faqs[0], { ...faqs[0], question: 'Twice?' }, other.faqs[0]],
    });
    assert.equal(new Set(after.faqs.map(({ _id }) => _id)).size, 3);
    assert.deepEqual((await read<FaqSheet>(sheetUrl('advocate'))).faqs, other.faqs);
  });

  test('slides are changed in words, order and number, and drawn so on the home page', async () => {
    const { revision, slides } = await read<SlidesSheet>('/api/operator/slides');
    assert.equal(slides.length, 4);
    const [first, ...others] = slides;
    const order = [...others, { ...first, _id: undefined, title: 'Once more', topic: 'news' }];
    const after = await changed<SlidesSheet>('/api/operator/slides', { revision, slides: order });
    assert.deepEqual(
      after.slides.slice(0, 3).map(({ _id }) => _id),
      others.map(({ _id }) => _id),
    );
    await seen<{ title: string }[]>(
      '/api/content/banner',
      (shown) => shown[3]?.title === 'Once more',
    );
    const refused = await operator.ask('PUT', '/api/operator/slides', {
      revision: after.revision,
      slides: [{ ...order[0], picture: 'nothing', profession: 'wizard' }],
    });
    assert.deepEqual(Object.keys(refused.json().errors).sort(), [
      'slides.0.picture',
      'slides.0.profession',
    ]);
    const none = await operator.ask('PUT', '/api/operator/slides', { revision, slides: [] });
    assert.equal(none.statusCode, 422);
  });

  test('contact data are what visitors read; a place nobody knows is refused', async () => {
    const { site } = await read<SiteSettings>(settingsUrl);
    const order = { ...site, site: { ...site.site, phone: '+91 80 4000 4000' } };
    const after = await changed<SiteSettings>(`${settingsUrl}/site`, order);
    assert.equal(after.site.revision, site.revision + 1);
    await seen<{ phone: string }>('/api/content/site', ({ phone }) => phone === '+91 80 4000 4000');
    const elsewhere = (place: object) =>
      operator.ask('PUT', `${settingsUrl}/site`, {
        revision: after.site.revision,
        site: { ...site.site, place },
      });
    const noCity = await elsewhere({ name: 'HSR Layout', city: 'Atlantis' });
    assert.deepEqual(Object.keys(noCity.json().errors), ['site.place.city']);
    const noPlace = await elsewhere({ name: 'Nowhere', city: 'Bengaluru' });
    assert.deepEqual(Object.keys(noPlace.json().errors), ['site.place.name']);
    const late = await operator.ask('PUT', `${settingsUrl}/site`, order);
    assert.equal(late.json().code, 'draft-changed');
  });

  test('links of the footer lead to pages, sites, mail and telephones, and to nothing that runs', async () => {
    const { footer } = await read<SiteSettings>(settingsUrl);
    const withSocial = (href: string) => ({
      revision: footer.revision,
      footer: { ...footer.footer, social: [{ label: 'Here', href }] },
    });
    for (const href of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'doctors']) {
      const answer = await operator.ask('PUT', `${settingsUrl}/footer`, withSocial(href));
      assert.equal(answer.statusCode, 422, href);
      assert.deepEqual(Object.keys(answer.json().errors), ['footer.social.0.href']);
    }
    await changed(`${settingsUrl}/footer`, withSocial('https://x.com/nukkad'));
    await seen<{ social: object[] }>('/api/content/footer', ({ social }) => social.length === 1);
  });

  test('the states an operator names are shown first, the others as before', async () => {
    const { locations } = await read<SiteSettings>(settingsUrl);
    const last = locations.states.at(-1)?.slug ?? '';
    const order = { revision: locations.revision, first: [last] };
    await changed(`${settingsUrl}/locations`, order);
    await seen<{ slug: string }[]>('/api/geo/states', ([state]) => state?.slug === last);
    const { revision } = (await read<SiteSettings>(settingsUrl)).locations;
    const refuse = async (first: string[]) => {
      const answer = await operator.ask('PUT', `${settingsUrl}/locations`, { revision, first });
      assert.deepEqual([answer.statusCode, Object.keys(answer.json().errors)], [422, ['first']]);
    };
    await refuse(['atlantis']);
    await refuse([last, last]);
  });

  test('a paid place is shown while it runs, in the listing of whose it is', async () => {
    const { query } = running.database;
    await query.deleteFrom('promotion').execute();
    const vendor = await query
      .selectFrom('vendor')
      .innerJoin('category', 'category.id', 'vendor.category_id')
      .select(['vendor.id', 'category.profession'])
      .where('category.profession', '=', 'teacher')
      .where('vendor.status', '=', 'live')
      .limit(1)
      .executeTakeFirstOrThrow();
    const url = '/api/operator/promotions';
    const order = {
      ...{ vendorId: vendor.id, title: 'First lesson free', text: 'Of all subjects.' },
      ...{ action: 'View teacher', from: '2026-01-01T00:00:00.000Z', until: null },
    };
    const answer = await operator.ask('POST', url, order);
    assert.equal(answer.statusCode, 201, answer.body);
    const place: PaidPlace = answer.json();
    assert.deepEqual([place.state, place.vendor.profession], ['running', 'teacher']);
    const shown = '/api/promotions?slot=listing&type=teacher';
    await seen<Promotion[]>(shown, ([one]) => one?.title === 'First lesson free');

    const over = { ...order, until: '2026-02-01T00:00:00.000Z', revision: place.revision };
    const after = await changed<PaidPlace>(`${url}/${place._id}`, over);
    assert.equal(after.state, 'over');
    await seen<Promotion[]>(shown, (places) => places.length === 0);
    const late = await operator.ask('PUT', `${url}/${place._id}`, over);
    assert.equal(late.json().code, 'draft-changed');

    const backwards = { ...order, until: '2025-01-01T00:00:00.000Z' };
    assert.deepEqual(Object.keys((await operator.ask('POST', url, backwards)).json().errors), [
      'until',
    ]);
    const nobody = { ...order, vendorId: '00000000-0000-7000-8000-000000000000' };
    assert.deepEqual(Object.keys((await operator.ask('POST', url, nobody)).json().errors), [
      'vendorId',
    ]);
    assert.equal((await operator.ask('DELETE', `${url}/${place._id}`)).statusCode, 204);
    assert.equal((await operator.ask('DELETE', `${url}/${place._id}`)).statusCode, 404);
    assert.deepEqual(await read<PaidPlace[]>(url), []);
  });

  test('each change is one line of the log', async () => {
    const rows = await running.database.query
      .selectFrom('audit_event')
      .select('action')
      .distinct()
      .execute();
    const actions = new Set(rows.map(({ action }) => action));
    for (const action of [
      ...['faq-changed', 'banner-changed', 'site-changed', 'footer-changed', 'locations-changed'],
      ...['promotion-added', 'promotion-changed', 'promotion-removed'],
    ]) {
      assert.ok(actions.has(action), action);
    }
  });

  test('content is read in the language of the page, and in English where it is not translated', async () => {
    const [first, second] = (await read<FaqSheet>(sheetUrl('ca'))).faqs;
    const url = `/api/operator/translations/hi/item?kind=faq&itemId=${first?._id}`;
    const { revision, source, state } = await read<Translation>(url);
    assert.deepEqual([revision, state], [0, 'missing']);
    const words = [
      { field: 'question', translated: 'क्या मुझे आना होगा?' },
      { field: 'answer', translated: 'नहीं।' },
    ];
    const stored = await changed<Translation>(url, { revision, source, words });
    assert.deepEqual([stored.revision, stored.state], [1, 'current']);
    const asked = (language: string) =>
      running.app.inject({
        url: '/api/content/faq?key=ca',
        headers: { 'accept-language': language },
      });
    const [hindi, kannada, english] = await Promise.all(['hi-IN', 'kn-IN', 'en-IN'].map(asked));
    const questions = (answer = hindi) => answer?.json<Faq[]>().map(({ question }) => question);
    assert.deepEqual(questions()?.slice(0, 2), ['क्या मुझे आना होगा?', second?.question]);
    assert.equal(questions(kannada)?.[0], first?.question);
    assert.equal(questions(english)?.[0], first?.question);
    assert.equal(hindi?.headers['content-language'], 'hi-IN');
    assert.match(String(hindi?.headers.vary), /accept-language/);
    assert.notEqual(hindi?.headers.etag, english?.headers.etag);
  });

  test('operators see what is missing and what is outdated; half a translation is not whole', async () => {
    const { revision, faqs } = await read<FaqSheet>(sheetUrl('ca'));
    const [first, second] = faqs;
    const half = `/api/operator/translations/hi/item?kind=faq&itemId=${second?._id}`;
    const { source } = await read<Translation>(half);
    const words = [
      { field: 'question', translated: 'कितना?' },
      { field: 'answer', translated: '' },
    ];
    assert.equal(
      (await changed<Translation>(half, { revision: 0, source, words })).state,
      'outdated',
    );
    await changed(sheetUrl('ca'), {
      revision,
      faqs: [{ ...first, answer: 'Otherwise.' }, ...faqs.slice(1)],
    });
    const entries = await read<TranslationEntry[]>('/api/operator/translations/hi?kind=faq');
    const stateOf = (id?: string) => entries.find(({ itemId }) => itemId === id)?.state;
    assert.deepEqual([stateOf(first?._id), stateOf(faqs[2]?._id)], ['outdated', 'missing']);
    const again = await operator.ask('PUT', half, { revision: 0, source, words });
    assert.equal(again.json().code, 'draft-changed');
    const stale = await operator.ask('PUT', half, { revision: 1, source: 'other', words });
    assert.equal(stale.json().code, 'draft-changed');
    const nowhere = [{ field: 'price', translated: 'x' }];
    const refused = await operator.ask('PUT', half, { revision: 1, source, words: nowhere });
    assert.equal(refused.statusCode, 422);
    for (const item of ['kind=faq&itemId=nothing', 'kind=post&itemId=site'])
      assert.equal(
        (await operator.ask('GET', `/api/operator/translations/hi/item?${item}`)).statusCode,
        404,
      );
  });

  test('links of the footer and the banner are translated, and memory keeps languages apart', async () => {
    const write = async (kind: string, itemId: string, words: [string, string][]) => {
      const url = `/api/operator/translations/kn/item?kind=${kind}&itemId=${itemId}`;
      const { revision, source } = await read<Translation>(url);
      const said = words.map(([field, translated]) => ({ field, translated }));
      await changed(url, { revision, source, words: said });
    };
    const { footer } = (await read<SiteSettings>(settingsUrl)).footer;
    const [category] = footer.popularCategories;
    await write('footer', 'footer', [[category?.label ?? '', 'ವೈದ್ಯರು']]);
    const [slide] = (await read<SlidesSheet>('/api/operator/slides')).slides;
    await write('slide', slide?._id ?? '', [['title', 'ನಿಮ್ಮ ಹತ್ತಿರ']]);
    const inKannada = async <T>(url: string): Promise<T> =>
      (
        await afterTime(2_000, () =>
          running.app.inject({ url, headers: { 'accept-language': 'kn-IN' } }),
        )
      ).json();
    const shown = await inKannada<FooterContent>('/api/content/footer');
    assert.deepEqual(shown.popularCategories[0], { label: 'ವೈದ್ಯರು', href: category?.href });
    const [title] = await inKannada<BannerSlide[]>('/api/content/banner');
    assert.equal(title?.title, 'ನಿಮ್ಮ ಹತ್ತಿರ');
    assert.equal(title?.text, slide?.text);
    const english = await running.app.inject('/api/content/footer');
    assert.deepEqual(english.json<FooterContent>().popularCategories[0], category);
  });

  test("a release's translation goes with the words that it translates, an operator's stays", async () => {
    const { query } = running.database;
    const { site, revision } = (await read<SiteSettings>(settingsUrl)).site;
    const url = '/api/operator/translations/hi/item?kind=site&itemId=site';
    const { source } = await read<Translation>(url);
    const words = JSON.stringify({ address: 'नमूना' });
    const row = { kind: 'site', item_id: 'site', source, words } as const;
    await query
      .insertInto('translation')
      .values([
        { ...row, language: 'hi', revision: 0 },
        { ...row, language: 'kn', revision: 1 },
      ])
      .execute();
    const change = (order: object) => changed('/api/operator/settings/site', order);
    const left = async () =>
      (
        await query
          .selectFrom('translation')
          .select('language')
          .where('kind', '=', 'site')
          .execute()
      )
        .map(({ language }) => language)
        .sort();
    await change({ revision, site: { ...site, phone: '+91 90000 00009' } });
    assert.deepEqual(await left(), ['hi', 'kn']);
    await change({ revision: revision + 1, site: { ...site, address: '1 New Street, Mysuru' } });
    assert.deepEqual(await left(), ['kn']);
  });

  test('what is removed takes its translations along', async () => {
    const { revision, faqs } = await read<FaqSheet>(sheetUrl('ca'));
    const url = `/api/operator/translations/hi/item?kind=faq&itemId=${faqs[0]?._id}`;
    assert.equal((await operator.ask('GET', url)).statusCode, 200);
    await changed(sheetUrl('ca'), { revision, faqs: faqs.slice(1) });
    const left = await running.database.query
      .selectFrom('translation')
      .select('item_id')
      .where('item_id', '=', faqs[0]?._id ?? '')
      .execute();
    assert.deepEqual(left, []);
    assert.equal((await operator.ask('GET', url)).statusCode, 404);
  });
});
