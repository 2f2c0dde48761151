import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Onboarding, OnboardingDraft } from '@nukkad/platform/contract';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { signedIn } from '../../../test/app/signed-in';
import {
  certificateOf,
  educationOf,
  type Newcomer,
  own,
  sentFile,
  storeAll,
  submitted,
  teacherDraft,
} from '../../../test/contract/onboarding-examples';
import { onDatabase } from '../../../test/database/databases';
import { newProfessional } from '../../../test/fixtures/new-professional';
import { faceOf } from '../../core/assets/faces';
import { forgetUnused } from '../../core/files/files.store';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
  });
  after(() => running.close());

  let nth = 0;
  const newcomer = (slug = 'teacher') => {
    nth += 1;
    return newProfessional(running, slug, nth);
  };
  const read = async ({ ask }: Newcomer): Promise<Onboarding> => (await ask('GET', own)).json();
  const keep = ({ ask }: Newcomer, revision: number, draft: OnboardingDraft = teacherDraft) =>
    ask('PUT', `${own}/draft`, { revision, draft });
  const store = ({ ask }: Newcomer, step: string, typed: object) =>
    ask('PUT', `${own}/step`, { step, ...typed });
  const page = ({ vendorId }: Newcomer) =>
    running.database.query
      .selectFrom('vendor')
      .leftJoin('category as sub', 'sub.id', 'vendor.sub_category_id')
      .selectAll('vendor')
      .select('sub.name as sub_name')
      .where('vendor.id', '=', vendorId)
      .executeTakeFirstOrThrow();

  test('whoever has just signed up has a draft that says what they told', async () => {
    const found = await read(await newcomer());
    assert.deepEqual(
      [found.state, found.revision, found.profession, found.stored, found.history],
      ['draft', 0, 'teacher', [], []],
    );
    assert.deepEqual(found.draft.details.mobileNumber, ['98765 43210', '98765 43211']);
    assert.equal(found.draft.availability.days.filter(({ isOn }) => !isOn).length, 7);
  });

  test('what is typed is there again, and the second of two devices is told', async () => {
    const who = await newcomer();
    assert.deepEqual((await keep(who, 0)).json(), { revision: 1 });
    // The first response was lost: the client sends the same draft again.
    assert.deepEqual((await keep(who, 0)).json(), { revision: 1 });
    const other = { ...teacherDraft, description: { text: 'Typed on the telephone' } };
    const late = await keep(who, 0, other);
    assert.deepEqual([late.statusCode, late.json().code], [409, 'draft-changed']);
    assert.deepEqual((await keep(who, 1, other)).json(), { revision: 2 });
    const { draft, revision, history } = await read(who);
    assert.deepEqual([draft, revision], [other, 2]);
    assert.deepEqual(
      history.map(({ what }) => what),
      ['begun'],
    );
  });

  test('of drafts that come at once one is kept', async () => {
    const who = await newcomer();
    const texts = ['a', 'b', 'c', 'd', 'e'];
    const answers = await Promise.all(
      texts.map((text) => keep(who, 0, { ...teacherDraft, description: { text } })),
    );
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    assert.deepEqual(codes, [200, 409, 409, 409, 409]);
    assert.equal((await read(who)).revision, 1);
  });

  test('a stored step is what lists and the page read', async () => {
    const who = await newcomer();
    await storeAll(who);
    const row = await page(who);
    assert.deepEqual(
      [row.gender, row.phone, row.other_phones, row.whatsapp, row.landline],
      ['Female', '+919876543210', ['+919876543211'], '+919876543210', null],
    );
    assert.deepEqual([row.sub_name, row.title], ['Mathematics', 'Mathematics Teacher']);
    assert.deepEqual([row.levels, row.address], [['cbse', 'icse'], 'HSR Layout, Bengaluru 560102']);
    assert.equal(row.image, faceOf(who.vendorId, 'Female'), 'a drawing of a woman');
    assert.deepEqual([row.fee_amount, row.fee_currency, row.fee_per], [45_000, 'INR', 'hour']);
    assert.deepEqual(row.working_hours, [
      { weekday: 1, opens: '09:00', closes: '17:00' },
      { weekday: 3, opens: '10:00', closes: '12:30' },
    ]);
    assert.deepEqual(row.detail, {
      education: ['BSc, BITS'],
      experience: ['7 years of experience'],
      specializations: ['Mathematics', 'Physics', 'CBSE', 'ICSE'],
    });
    assert.deepEqual(row.qualifications, ['BSc, BITS', 'Mathematics, Advanced']);
    assert.deepEqual(
      [row.about, row.experience_years, row.status],
      ['I teach with patience.', 7, 'draft'],
    );
    const { stored, credentials } = await read(who);
    assert.equal(stored.length, 6);
    assert.deepEqual(
      credentials.map(({ kind, title, state }) => [kind, title, state]),
      [
        ['certificate', 'Mathematics, Advanced', 'waiting'],
        ['education', 'BSc, BITS', 'waiting'],
      ],
    );
  });

  test('another word for a subject finds its place, and what is new stands for itself', async () => {
    const who = await newcomer();
    const { details } = teacherDraft;
    await store(who, 'details', { ...details, subject: ['Juggling', 'Physics'] });
    assert.deepEqual(
      [(await page(who)).sub_name, (await page(who)).title],
      ['Physics', 'Physics Teacher'],
    );
    await store(who, 'details', { ...details, subject: ['Juggling'] });
    assert.deepEqual(
      [(await page(who)).sub_name, (await page(who)).title],
      [null, 'Juggling Teacher'],
    );
    await who.ask('PUT', '/api/vendors/me/settings/profile', { title: 'Juggler' });
    await store(who, 'details', { ...details, subject: ['Hindi'] });
    assert.equal((await page(who)).title, 'Juggler');
  });

  test('a place that the directory does not have is only said', async () => {
    const who = await newcomer();
    const details = { ...teacherDraft.details, city: 'Sydney', location: 'Bondi' };
    assert.equal((await store(who, 'details', details)).statusCode, 204);
    const row = await page(who);
    assert.deepEqual([row.locality_id, row.lat, row.address], [null, null, 'Bondi, Sydney']);
    const [first] = (await read(who)).stored;
    assert.equal(first, 'details');
  });

  test('storing again replaces, and what is left out is removed', async () => {
    const who = await newcomer();
    const [first, second] = [await certificateOf(who), await certificateOf(who)];
    await store(who, 'certificates', { none: false, items: [first, second] });
    const changed = { ...first, subject: 'Physics' };
    for (const _ of ['once', 'twice']) {
      const answer = await store(who, 'certificates', { none: false, items: [second, changed] });
      assert.equal(answer.statusCode, 204);
    }
    const ids = async () => (await read(who)).credentials.map(({ _id }) => _id);
    assert.deepEqual(await ids(), [second.id, first.id]);
    await store(who, 'certificates', { none: false, items: [changed] });
    assert.deepEqual(
      (await read(who)).credentials.map(({ title }) => title),
      ['Physics, Advanced'],
    );
    await store(who, 'certificates', { none: true, items: [] });
    assert.deepEqual(await ids(), []);
    assert.deepEqual((await read(who)).stored, ['certificates']);
  });

  test('a doctor needs a registration, whatever is ticked', async () => {
    const who = await newcomer('doctor');
    const without = await store(who, 'certificates', { none: true, items: [] });
    assert.deepEqual([without.statusCode, without.json().errors], [422, { items: 'Required' }]);
    const numbered = { ...(await certificateOf(who)), number: 'KMC 12345', subject: '' };
    const item = { ...numbered, certificate: '', description: '' };
    assert.equal(
      (await store(who, 'certificates', { none: false, items: [item] })).statusCode,
      204,
    );
    const [credential] = (await read(who)).credentials;
    assert.deepEqual([credential?.title, credential?.number], ['IGNOU', 'KMC 12345']);
    assert.deepEqual((await page(who)).qualifications, ['IGNOU, KMC 12345']);
    const priced = { category: '', experience: '3', price: '800' };
    assert.equal((await store(who, 'other', priced)).statusCode, 204);
    assert.equal((await page(who)).fee_per, 'visit');
  });

  test('a file of a draft stays until it is taken out of it', async () => {
    const who = await newcomer();
    const item = await certificateOf(who);
    const { query } = running.database;
    const isThere = async () => {
      await query
        .updateTable('stored_file')
        .set({ created_at: new Date(Date.now() - 3 * 86_400_000) })
        .where('owner_id', '=', who.userId)
        .execute();
      await query.transaction().execute((trx) => forgetUnused(trx));
      const file = query.selectFrom('stored_file').select('id').where('owner_id', '=', who.userId);
      return (await file.execute()).length === 1;
    };
    await keep(who, 0, { ...teacherDraft, certificates: { none: false, items: [item] } });
    assert.equal(await isThere(), true);
    await store(who, 'certificates', { none: false, items: [item] });
    await keep(who, 1);
    assert.equal(await isThere(), true);
    await store(who, 'certificates', { none: true, items: [] });
    assert.equal(await isThere(), false);
  });

  test('nobody hands in what is another’s', async () => {
    const [who, other] = [await newcomer(), await newcomer()];
    const file = await sentFile(other);
    const items = [await certificateOf(who, { file })];
    const stolen = await store(who, 'certificates', { none: false, items });
    assert.deepEqual([stolen.statusCode, Object.keys(stolen.json().errors)], [422, ['0.file']]);
    const theirs = await certificateOf(other);
    await store(other, 'certificates', { none: false, items: [theirs] });
    const same = [await certificateOf(who, { id: theirs.id })];
    const taken = await store(who, 'certificates', { none: false, items: same });
    assert.deepEqual([taken.statusCode, taken.json().code], [409, 'conflict']);
    const removed = await who.ask('DELETE', `/api/vendors/me/credentials/${theirs.id}`);
    assert.deepEqual([removed.statusCode, removed.json().code], [404, 'not-found']);
    assert.equal((await read(other)).credentials.length, 1);
  });

  test('what is not complete cannot be submitted, and says which steps', async () => {
    const who = await newcomer();
    await store(who, 'description', { text: 'I teach.' });
    // A draft alone does not count.
    await keep(who, 0);
    const answer = await who.ask('POST', `${own}/submit`);
    assert.deepEqual([answer.statusCode, answer.json().code], [422, 'onboarding-incomplete']);
    assert.deepEqual(Object.keys(answer.json().errors).sort(), [
      ...['availability', 'certificates', 'details', 'education', 'other'],
    ]);
    assert.equal((await page(who)).status, 'draft');
  });

  test('of submits that come at once one counts, and after it nothing changes', async () => {
    const who = await newcomer();
    const { certificates } = await storeAll(who);
    const answers = await Promise.all([1, 2, 3].map(() => who.ask('POST', `${own}/submit`)));
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 200],
    );
    const { state, history } = await read(who);
    assert.deepEqual(
      history.map(({ what }) => what),
      ['begun', 'submitted'],
    );
    assert.deepEqual([state, (await page(who)).status], ['submitted', 'review']);
    const [{ id } = { id: '' }] = certificates.items;
    for (const answer of [
      await keep(who, 0),
      await store(who, 'description', { text: 'Changed' }),
      await who.ask('DELETE', `/api/vendors/me/credentials/${id}`),
    ]) {
      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'conflict']);
    }
  });

  test('somebody who was listed before counts as approved', async () => {
    const { ask } = await signedIn(running.app, 'teacher');
    const found: Onboarding = (await ask('GET', own)).json();
    assert.deepEqual([found.state, found.history], ['approved', []]);
    const answer = await ask('PUT', `${own}/step`, { step: 'description', text: 'x' });
    assert.deepEqual([answer.statusCode, answer.json().code], [409, 'conflict']);
  });

  test('whoever has no page has nothing to store', async () => {
    const { ask } = await signedIn(running.app, 'operator');
    const answer = await ask('GET', own);
    assert.deepEqual([answer.statusCode, answer.json().code], [404, 'vendor-unknown']);
  });

  const broken = () => ({ ...teacherDraft, description: { text: 'a'.repeat(4_001) } });
  const bad: [what: string, body: () => object, field: string][] = [
    ['no draft', () => ({ revision: 0 }), 'draft'],
    ['half a draft', () => ({ revision: 0, draft: { details: {} } }), 'draft.description'],
    ['a revision below zero', () => ({ revision: -1, draft: teacherDraft }), 'revision'],
    ['half a revision', () => ({ revision: 0.5, draft: teacherDraft }), 'revision'],
    ['too long a text', () => ({ revision: 0, draft: broken() }), 'draft.description.text'],
    [
      'a NUL',
      () => ({ revision: 0, draft: { ...teacherDraft, description: { text: 'a\u0000' } } }),
      'draft.description.text',
    ],
    [
      'half a character',
      () => ({ revision: 0, draft: { ...teacherDraft, description: { text: '\ud800' } } }),
      'draft.description.text',
    ],
    [
      'too many certificates',
      () => ({
        revision: 0,
        draft: {
          ...teacherDraft,
          certificates: { none: false, items: Array.from({ length: 21 }, () => ({})) },
        },
      }),
      'draft.certificates.items',
    ],
  ];

  test('a draft that cannot be kept is refused by field', async () => {
    const who = await newcomer();
    for (const [what, body, field] of bad) {
      const answer = await who.ask('PUT', `${own}/draft`, body());
      assert.equal(answer.statusCode, 422, `${what}: ${answer.body}`);
      const named = Object.keys(answer.json().errors);
      assert.ok(
        named.some((one) => one.startsWith(field)),
        `${what}: ${named}`,
      );
    }
    const large = await who.ask('PUT', `${own}/draft`, { revision: 0, draft: 'x'.repeat(70_000) });
    assert.equal(large.statusCode, 413);
    assert.equal((await read(who)).revision, 0);
  });

  test('a step that cannot be stored is refused by field, and nothing of it is kept', async () => {
    const who = await newcomer();
    const certificate = await certificateOf(who);
    const education = await educationOf(who);
    const { details, availability } = teacherDraft;
    const wrong: [step: string, typed: object, fields: string[]][] = [
      ['details', { ...details, gender: '', city: ' ' }, ['gender', 'city']],
      ['details', { ...details, title: 'Captain' }, ['title']],
      ['details', { ...details, mobileNumber: ['12'] }, ['mobileNumber.0']],
      ['details', { ...details, syllabusTaught: [] }, ['syllabusTaught']],
      ['description', { text: '  ' }, ['text']],
      ['certificates', { none: false, items: [] }, ['items']],
      ['certificates', { none: false, items: [{ ...certificate, to: '2019-01-01' }] }, ['0.to']],
      ['certificates', { none: false, items: [{ ...certificate, from: '20-1-1' }] }, ['0.from']],
      ['certificates', { none: false, items: [{ ...certificate, file: null }] }, ['0.file']],
      ['certificates', { none: false, items: [certificate, certificate] }, ['1.id']],
      [
        'certificates',
        {
          none: false,
          items: [{ ...certificate, file: { ...certificate.file, _id: uuidv7() } }],
        },
        ['0.file'],
      ],
      [
        'education',
        { none: false, items: [{ ...education, specializations: [] }] },
        ['0.specializations'],
      ],
      ['availability', { days: [] }, ['days']],
      ['availability', { days: [{ weekday: 1, isOn: true, from: '9', to: '10' }] }, ['1.from']],
      ['availability', { days: [availability.days[0], availability.days[0]] }, ['1']],
      ['other', { category: 'Home tuition', experience: '1.5', price: '9' }, ['experience']],
      ['other', { category: '', experience: '5', price: '1000001' }, ['category', 'price']],
    ];
    for (const [step, typed, fields] of wrong) {
      const answer = await store(who, step, typed);
      assert.equal(answer.statusCode, 422, `${step}: ${answer.body}`);
      const named = Object.keys(answer.json().errors);
      assert.deepEqual(
        fields.filter((field) => !named.includes(field)),
        [],
        `${step}: ${named}`,
      );
    }
    const unknown = await store(who, 'dance', {});
    assert.equal(unknown.statusCode, 422);
    const { stored, history } = await read(who);
    assert.deepEqual([stored, history], [[], []]);
  });

  test('what was told is taken along, and goes with the account', async () => {
    const who = await newcomer();
    await submitted(who);
    const { professional } = (await who.ask('GET', '/api/me/export')).json();
    assert.deepEqual(
      [professional.onboarding.state, professional.onboarding.salutation, professional.whatsapp],
      ['submitted', 'Ms', '+919876543210'],
    );
    assert.deepEqual(
      professional.documents.map(({ kind, file }: Record<string, string>) => [kind, file]),
      [
        ['certificate', 'degree.pdf'],
        ['education', 'degree.pdf'],
      ],
    );
    assert.deepEqual(professional.history.length, 2);
    const gone = await who.ask('DELETE', `/api/users/deleteUser/${who.userId}`);
    assert.equal(gone.statusCode, 200);
    const { query } = running.database;
    for (const table of ['onboarding', 'onboarding_event', 'credential'] as const) {
      const left = query.selectFrom(table).select('vendor_id');
      assert.deepEqual(await left.where('vendor_id', '=', who.vendorId).execute(), [], table);
    }
    assert.deepEqual([(await page(who)).whatsapp, (await page(who)).status], [null, 'suspended']);
  });
});
