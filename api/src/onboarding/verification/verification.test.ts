import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { dayIn } from '@nukkad/platform/calendar';
import type { Onboarding, Verification, VerificationsAnswer } from '@nukkad/platform/contract';
import type { InjectOptions } from 'fastify';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import {
  certificateOf,
  educationForm,
  formOf,
  type Newcomer,
  own,
  sentFile,
  storeAll,
  submitted,
  teacherDraft,
} from '../../../test/contract/onboarding-examples';
import { onDatabase } from '../../../test/database/databases';
import { searchIsUpToDate } from '../../../test/database/jobs';
import { newProfessional } from '../../../test/fixtures/new-professional';
import { emailsTo } from '../../../test/services/emails';

const queue = '/api/operator/verifications';

onDatabase((open) => {
  let running: TestApp;
  let operator: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    operator = await signedIn(running.app, 'operator');
  });
  after(() => running.close());

  let nth = 0;
  const newcomer = (slug = 'teacher') => {
    nth += 1;
    return newProfessional(running, slug, nth);
  };
  const waiting = async () => {
    const who = await newcomer();
    await submitted(who);
    return who;
  };
  const read = async ({ ask }: Newcomer): Promise<Onboarding> => (await ask('GET', own)).json();
  const judge = (id: string, body: object, by = operator) =>
    by.ask('POST', `/api/operator/credentials/${id}/decision`, body);
  const decide = ({ vendorId }: Newcomer, body: object, by = operator) =>
    by.ask('POST', `${queue}/${vendorId}/decision`, body);
  const approveAll = async (who: Newcomer) => {
    for (const { _id } of (await read(who)).credentials) {
      assert.equal((await judge(_id, { state: 'approved' })).statusCode, 200);
    }
  };
  const notificationsOf = async ({ ask }: Newcomer) =>
    (await ask('GET', '/api/notifications')).json().notifications;

  /** A second operator. */
  async function anotherOperator(): Promise<SignedIn> {
    const second = await signedIn(running.app, 'officer');
    const { query } = running.database;
    await query
      .updateTable('app_user')
      .set({ role: 'operator' })
      .where('id', '=', second.userId)
      .execute();
    return second;
  }

  test('the queue begins with whoever waits longest', async () => {
    const [first, second] = [await waiting(), await waiting()];
    const drafting = await newcomer();
    await storeAll(drafting);
    const { entries, total }: VerificationsAnswer = (await operator.ask('GET', queue)).json();
    const ids = entries.map(({ vendorId }) => vendorId);
    assert.ok(ids.indexOf(first.vendorId) < ids.indexOf(second.vendorId));
    assert.equal(ids.includes(drafting.vendorId), false);
    assert.equal(total, entries.length);
    const entry = entries.find(({ vendorId }) => vendorId === first.vendorId);
    assert.deepEqual(
      [entry?.name, entry?.profession, entry?.credentials],
      ['Nila Newcomer', 'teacher', 2],
    );
    const beyond = await operator.ask('GET', `${queue}?page=99`);
    assert.deepEqual([beyond.statusCode, beyond.json().code], [404, 'page-out-of-range']);
  });

  test('whoever is approved is listed with what was checked, found and told', async () => {
    const who = await waiting();
    await approveAll(who);
    const answer = await decide(who, { state: 'approved' });
    assert.equal(answer.statusCode, 200, answer.body);
    const { state, history }: Verification = answer.json();
    assert.deepEqual([state, history.at(-1)?.what], ['approved', 'approved']);
    await searchIsUpToDate(running.database.query);
    const profile = (await running.app.inject(`/api/vendors/${who.vendorId}`)).json();
    const today = dayIn(new Date(), 'Asia/Kolkata');
    assert.equal(profile.isVerified, true);
    assert.deepEqual(
      profile.evidence.map(({ what }: { what: string }) => what),
      ['Mathematics, Advanced, IGNOU', 'BSc, BITS'],
    );
    assert.ok(JSON.stringify(profile.evidence).includes(today));
    const found = (
      await running.app.inject('/api/vendors?type=teacher&level=icse&limit=200')
    ).json();
    const card = found.vendors.find(({ _id }: { _id: string }) => _id === who.vendorId);
    assert.deepEqual(
      [card?.title, card?.fee, card?.locality.name, card?.subCategory.categoryName],
      [
        'Mathematics Teacher',
        { amount: 45_000, currency: 'INR', per: 'hour' },
        'HSR Layout',
        'Mathematics',
      ],
    );
    const [notification] = await notificationsOf(who);
    assert.deepEqual(
      [notification.title, notification.link],
      ['You are listed', '/teacher-dashboard'],
    );
    const emails = await emailsTo(running.database, `teacher-${nth}@example.in`);
    const email = emails.find(({ subject }) => subject === 'You are listed on Nukkad');
    assert.ok(email?.text.includes(`/teacher-detail?id=${who.vendorId}\n`));
    const changed = await who.ask('PUT', `${own}/step`, { step: 'description', text: 'x' });
    assert.deepEqual([changed.statusCode, changed.json().code], [409, 'conflict']);
    assert.equal((await decide(who, { state: 'changes-needed', note: 'x' })).statusCode, 409);
  });

  test('a document that is added after listing waits, and stands on the page once it is approved', async () => {
    const who = await waiting();
    await approveAll(who);
    await decide(who, { state: 'approved' });
    const page = async () => (await running.app.inject(`/api/vendors/${who.vendorId}`)).json();
    const before = await page();
    const form = formOf(educationForm(who.vendorId));
    const sent = await running.app.inject({
      ...{ method: 'POST', url: '/api/education/createEducation', payload: form.payload },
      headers: { authorization: `Bearer ${who.token}`, ...form.headers },
    } as InjectOptions);
    assert.deepEqual([sent.statusCode, sent.json().state], [201, 'waiting'], sent.body);
    const item = await certificateOf(who, { certificate: 'Expert' });
    const order = { kind: 'certificate', ...item };
    for (const time of ['first', 'again']) {
      const added = await who.ask('POST', '/api/vendors/me/credentials', order);
      assert.deepEqual([added.statusCode, added.json().state], [201, 'waiting'], time);
    }
    assert.equal((await read(who)).state, 'approved');
    assert.deepEqual((await page()).evidence, before.evidence);
    assert.deepEqual((await page()).qualifications, before.qualifications);

    const { entries }: VerificationsAnswer = (await operator.ask('GET', queue)).json();
    const entry = entries.find(({ vendorId }) => vendorId === who.vendorId);
    assert.equal(entry?.credentials, 2);
    const { state, credentials }: Verification = (
      await operator.ask('GET', `${queue}/${who.vendorId}`)
    ).json();
    assert.deepEqual([state, credentials.length], ['approved', 4]);

    const approved = await judge(sent.json()._id, { state: 'approved' });
    assert.equal(approved.statusCode, 200, approved.body);
    const rejected = await judge(item.id, { state: 'rejected', reason: 'Blurred' });
    assert.equal(rejected.statusCode, 200, rejected.body);
    // Listed, so the vendor was notified and the decision is final.
    assert.equal((await judge(item.id, { state: 'approved' })).statusCode, 409);
    const after = await page();
    assert.deepEqual(
      after.evidence.map(({ what }: { what: string }) => what),
      [...before.evidence.map(({ what }: { what: string }) => what), 'MSc, VIT'],
    );
    assert.ok(after.qualifications.includes('MSc, VIT'));
    assert.ok(!JSON.stringify(after).includes('Expert'));
    const titles = (await notificationsOf(who)).map(({ title }: { title: string }) => title);
    assert.deepEqual(titles.slice(0, 2), [
      'Your document was not approved',
      'Your document was checked',
    ]);
    const left: VerificationsAnswer = (await operator.ask('GET', queue)).json();
    assert.ok(!left.entries.some(({ vendorId }) => vendorId === who.vendorId));

    const remove = (id: string) => who.ask('DELETE', `/api/vendors/me/credentials/${id}`);
    assert.equal((await remove(sent.json()._id)).statusCode, 409);
    assert.equal((await remove(item.id)).statusCode, 204);
    const changed = { ...order, id: credentials.find((one) => one.state === 'approved')?._id };
    const refused = await who.ask('POST', '/api/vendors/me/credentials', changed);
    assert.deepEqual([refused.statusCode, refused.json().code], [409, 'conflict']);
    const wrong = await who.ask('POST', '/api/vendors/me/credentials', { ...order, to: '' });
    assert.deepEqual([wrong.statusCode, Object.keys(wrong.json().errors)], [422, ['to']]);
  });

  test('somebody who was listed before there was an application adds a document too', async () => {
    const { ask } = await signedIn(running.app, 'doctor');
    const file = await sentFile({ ask });
    const order = {
      ...{ kind: 'certificate', id: uuidv7(), subject: '', certificate: '', description: '' },
      ...{ number: 'KMC 1', issuedBy: 'Karnataka Medical Council', file },
      ...{ from: '2020-01-01', to: '2030-01-01' },
    };
    const added = await ask('POST', '/api/vendors/me/credentials', order);
    assert.equal(added.statusCode, 201, added.body);
    const told: Onboarding = (await ask('GET', own)).json();
    assert.deepEqual([told.state, told.history], ['approved', []]);
    assert.equal((await judge(order.id, { state: 'approved' })).statusCode, 200);
  });

  test('an operator opens the documents that were handed in, a professional only their own', async () => {
    const [who, stranger] = [await waiting(), await newcomer()];
    const [{ file } = {}] = (await read(who)).credentials;
    const link = (by: Pick<Newcomer, 'ask'>) => by.ask('POST', `/api/files/${file?._id}/links`);
    assert.equal((await link(stranger)).statusCode, 404);
    for (const by of [operator, who]) {
      const { url } = (await link(by)).json();
      const opened = await running.app.inject({ url });
      assert.deepEqual([opened.statusCode, opened.headers['content-type']], [200, file?.type]);
    }
  });

  test('whoever is sent back reads why, changes it, and is looked at again', async () => {
    const who = await waiting();
    const [bad, good] = (await read(who)).credentials;
    const reason = 'The date cannot be read.';
    await judge(bad?._id ?? '', { state: 'rejected', reason });
    await judge(good?._id ?? '', { state: 'approved' });
    assert.equal((await decide(who, { state: 'approved' })).statusCode, 409);
    assert.equal((await decide(who, { state: 'changes-needed' })).statusCode, 200);
    const returned = await read(who);
    assert.deepEqual(
      [returned.state, returned.history.at(-1)?.what, returned.credentials[0]?.reason],
      ['changes-needed', 'returned', reason],
    );
    const [notification] = await notificationsOf(who);
    assert.equal(notification.link, '/teacher-onboarding');
    const emails = await emailsTo(running.database, `teacher-${nth}@example.in`);
    assert.ok(emails.some(({ text }) => text.includes(reason)));
    const early = await who.ask('POST', `${own}/submit`);
    assert.deepEqual([early.statusCode, Object.keys(early.json().errors)], [422, ['certificates']]);

    const { draft } = returned;
    const again = { ...draft.certificates.items[0], issuedBy: 'NCTE' };
    const store = (step: string, typed: object) =>
      who.ask('PUT', `${own}/step`, { step, ...typed });
    assert.equal((await store('certificates', { none: false, items: [again] })).statusCode, 204);
    // An approved document sent unchanged stays approved.
    assert.equal((await store('education', draft.education)).statusCode, 204);
    const states = (await read(who)).credentials.map(({ state }) => state);
    assert.deepEqual(states, ['waiting', 'approved']);
    assert.equal((await who.ask('POST', `${own}/submit`)).json().state, 'submitted');
    await approveAll(who);
    assert.equal((await decide(who, { state: 'approved' })).statusCode, 200);
    assert.deepEqual(
      (await read(who)).history.map(({ what }) => what),
      ['begun', 'submitted', 'returned', 'submitted', 'approved'],
    );
  });

  test('approving takes a place of the directory', async () => {
    const who = await newcomer();
    // The subject is not in the directory either.
    const elsewhere = { city: 'Sydney', location: 'Bondi', subject: ['Juggling'] };
    await storeAll(who, { details: { ...teacherDraft.details, ...elsewhere } });
    await who.ask('POST', `${own}/submit`);
    await approveAll(who);
    const without = await decide(who, { state: 'approved' });
    assert.deepEqual(
      [without.statusCode, Object.keys(without.json().errors)],
      [422, ['localityId']],
    );
    const unknown = await decide(who, { state: 'approved', localityId: uuidv7() });
    assert.equal(unknown.statusCode, 422);
    const [{ _id }] = (await running.app.inject('/api/reference/localities?of=Mumbai')).json();
    const placed = await decide(who, { state: 'approved', localityId: _id });
    assert.deepEqual([placed.statusCode, placed.json().localityId], [200, _id]);
    await searchIsUpToDate(running.database.query);
    const profile = await running.app.inject(`/api/vendors/${who.vendorId}`);
    assert.deepEqual(
      [profile.json().locality?.city, profile.json().title, profile.json().subCategory],
      ['Mumbai', 'Juggling Teacher', null],
    );
    const listing = await running.app.inject('/api/vendors?type=teacher&loc=andheri&limit=200');
    assert.ok(listing.body.includes(who.vendorId), listing.body);
  });

  test('of decisions that come at once one counts', async () => {
    const who = await waiting();
    await approveAll(who);
    const answers = await Promise.all([
      decide(who, { state: 'approved' }),
      decide(who, { state: 'changes-needed', note: 'Not yet' }),
      decide(who, { state: 'approved' }),
    ]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 409, 409]);
    const { history } = await read(who);
    assert.equal(history.length, 3);
  });

  test('an operator may think again, another may not decide differently', async () => {
    const who = await waiting();
    const [{ _id } = { _id: '' }] = (await read(who)).credentials;
    const second = await anotherOperator();
    assert.equal((await judge(_id, { state: 'approved' })).statusCode, 200);
    assert.equal((await judge(_id, { state: 'rejected', reason: 'Blurred' })).statusCode, 200);
    const differing = await judge(_id, { state: 'approved' }, second);
    assert.deepEqual([differing.statusCode, differing.json().code], [409, 'conflict']);
    const agreeing = await judge(_id, { state: 'rejected', reason: 'Blurred' }, second);
    assert.equal(agreeing.statusCode, 200);
  });

  test('nothing is decided of what does not wait', async () => {
    const who = await newcomer();
    await storeAll(who);
    const [{ _id } = { _id: '' }] = (await read(who)).credentials;
    for (const answer of [
      await judge(_id, { state: 'approved' }),
      await decide(who, { state: 'approved' }),
      await decide(who, { state: 'changes-needed', note: 'x' }),
    ]) {
      assert.deepEqual([answer.statusCode, answer.json().code], [409, 'conflict']);
    }
  });

  test('what a decision lacks is said', async () => {
    const who = await waiting();
    const [{ _id } = { _id: '' }] = (await read(who)).credentials;
    const cases: [answer: Awaited<ReturnType<typeof judge>>, status: number, field?: string][] = [
      [await judge(_id, { state: 'rejected' }), 422, 'reason'],
      [await judge(_id, { state: 'rejected', reason: ' ' }), 422, 'reason'],
      [await judge(_id, { state: 'perhaps' }), 422, 'state'],
      [await judge(uuidv7(), { state: 'approved' }), 404],
      [await judge('x', { state: 'approved' }), 422, 'credentialId'],
      [await decide(who, { state: 'changes-needed' }), 422, 'note'],
      [await decide(who, { state: 'changes-needed', note: 'a\u0000' }), 422, 'note'],
      [await decide(who, { state: 'approved', localityId: 'here' }), 422, 'localityId'],
      [await decide(who, { state: 'approved' }), 409],
      [await decide({ ...who, vendorId: uuidv7() }, { state: 'approved' }), 404],
      [await operator.ask('GET', `${queue}/${uuidv7()}`), 404],
      [await operator.ask('GET', `${queue}?page=0`), 422, 'page'],
    ];
    for (const [answer, status, field] of cases) {
      assert.equal(answer.statusCode, status, answer.body);
      if (field) assert.ok(field in answer.json().errors, answer.body);
    }
  });

  test('a profession that is new waits for its category', async () => {
    const { query } = running.database;
    const chef = { slug: 'chef', name: 'Chef', icon: '', white_icon: '', position: 8 };
    await query
      .insertInto('user_type')
      .values({ id: uuidv7(), ...chef })
      .execute();
    const who = await newcomer('chef');
    await storeAll(who, { certificates: { none: true, items: [] } });
    assert.equal((await who.ask('POST', `${own}/submit`)).statusCode, 200);
    await approveAll(who);
    const answer = await decide(who, { state: 'approved' });
    assert.equal(answer.statusCode, 409);
    assert.match(answer.json().detail, /category/);
  });

  test('only operators look and decide', async () => {
    const [who, other] = [await waiting(), await waiting()];
    const [{ _id } = { _id: '' }] = (await read(who)).credentials;
    for (const { ask } of [who, other]) {
      for (const answer of [
        await ask('GET', queue),
        await ask('GET', `${queue}/${who.vendorId}`),
        await ask('POST', `/api/operator/credentials/${_id}/decision`, { state: 'approved' }),
        await ask('POST', `${queue}/${who.vendorId}/decision`, { state: 'approved' }),
      ]) {
        assert.deepEqual([answer.statusCode, answer.json().code], [403, 'forbidden']);
      }
    }
    assert.deepEqual((await read(who)).credentials[0]?.state, 'waiting');
  });
});
