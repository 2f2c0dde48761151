import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { Client, OwnClientLink, PracticeClientLinks } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { onDatabase } from '../../../test/database/databases';
import { newProfessional } from '../../../test/fixtures/new-professional';
import { demoVendor } from '../../../test/fixtures/people';
import { storedBooking } from '../../../test/fixtures/stored-booking';
import { until } from '../../../test/process/until';
import { emailsTo } from '../../../test/services/emails';
import { clientOf } from '../../booking/bookings/client-records';
import { clientProofJob } from './client-link-proofs';

const practice = '/api/vendors/me';
const own = '/api/me/client-links';
const address = 'radha@example.in';
const number = '+919000000077';

type Asks = Pick<SignedIn, 'ask'>;

onDatabase((open) => {
  let running: TestApp;
  let doctor: SignedIn;
  let client: SignedIn;
  let stranger: SignedIn;
  let vendorId: string;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    doctor = await signedIn(running.app, 'doctor');
    client = await signedIn(running.app, 'user');
    stranger = await signedIn(running.app, 'labour');
    vendorId = await demoVendor(running.database, 'doctor');
  });
  beforeEach(async () => {
    const { query } = running.database;
    await query.updateTable('booking').set({ client_id: null }).execute();
    await query.deleteFrom('client').execute();
    await query.deleteFrom('client_link').execute();
    await query.deleteFrom('allowance').execute();
    await query.deleteFrom('job').execute();
    await query.deleteFrom('kept_letter').execute();
  });
  after(() => running.close());

  const radha = { name: 'Radha Iyer', phone: number, email: address, note: 'HIV positive' };

  async function record(order: object = radha): Promise<string> {
    const made = await doctor.ask('POST', `${practice}/clients`, order);
    assert.equal(made.statusCode, 201, made.body);
    return made.json()._id;
  }
  const linksOf = async (who: Asks): Promise<OwnClientLink[]> => (await who.ask('GET', own)).json();
  const waiting = async (): Promise<PracticeClientLinks> =>
    (await doctor.ask('GET', `${practice}/client-links`)).json();
  const request = (who: Asks, order: object) => who.ask('POST', own, { vendorId, ...order });
  const accept = (linkId: string, clientId: string) =>
    doctor.ask('POST', `${practice}/client-links/${linkId}/accept`, { clientId });
  const confirm = (who: Asks, token: string) => who.ask('POST', `${own}/confirm`, { token });
  const notification = async (who: Asks) => (await who.ask('GET', '/api/notifications')).body;
  const hasAccount = async (id: string): Promise<boolean> =>
    ((await doctor.ask('GET', `${practice}/clients/${id}`)).json() as Client).hasAccount;
  const tokenIn = (text = '') => /\/profile\?section=records#([\w-]{22})$/m.exec(text)?.[1];

  async function sentToken(to: string): Promise<string> {
    await until(async () => (await emailsTo(running.database, to)).length > 0, `a letter to ${to}`);
    const [email] = await emailsTo(running.database, to);
    return tokenIn(email?.text) ?? assert.fail(`no link in ${email?.text}`);
  }

  async function invited(clientId: string): Promise<string> {
    const sent = await doctor.ask('POST', `${practice}/clients/${clientId}/invitation`);
    assert.equal(sent.statusCode, 200, sent.body);
    return sentToken(sent.json().email);
  }

  const booked = (who: { userId: string }, name: string) =>
    running.database.query.transaction().execute((trx) =>
      clientOf(trx, vendorId, {
        ...{ name, phone: number, userId: who.userId, email: null, concern: null },
        timeZone: 'Asia/Kolkata',
      }),
    );

  const codeOf = (answer: { statusCode: number; json: () => { code: string } }) => [
    ...[answer.statusCode, answer.json().code],
  ];

  test('a verified address and a typed name open nothing of a record without an act of both', async () => {
    const { email } = await running.database.query
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', client.userId)
      .executeTakeFirstOrThrow();
    const theirs = await record({ ...radha, name: 'Kavya Menon', email });
    const made = await booked(client, 'Kavya Menon');
    assert.notEqual(made, theirs);
    assert.equal(await booked(client, 'Another name'), made);
    assert.equal(await hasAccount(theirs), false);
    const exported = await client.ask('GET', '/api/me/export');
    assert.doesNotMatch(exported.body, /HIV/);
    const [link] = await linksOf(client);
    assert.deepEqual([link?.state, link?.vendor._id], ['linked', vendorId]);
  });

  test('who receives the link at the record’s address proves it, in the account that asked', async () => {
    const id = await record();
    const asked = await request(client, { email: address });
    assert.deepEqual([asked.statusCode, asked.json().state], [200, 'requested'], asked.body);
    assert.equal(asked.json().shared, null);
    assert.doesNotMatch(asked.body, /HIV|P-0/);
    assert.match(await notification(doctor), /Someone says one of your records is theirs/);
    const token = await sentToken(address);
    const [email] = await emailsTo(running.database, address);
    assert.doesNotMatch(email?.text ?? '', /Kavya|Radha/);

    assert.deepEqual(codeOf(await confirm(stranger, token)), [422, 'link-invalid']);
    assert.equal(await hasAccount(id), false);
    const linked = await confirm(client, token);
    assert.deepEqual([linked.statusCode, linked.json().state], [200, 'linked'], linked.body);
    assert.equal(await hasAccount(id), true);
    assert.match(await notification(doctor), /A client has linked their account/);
    assert.deepEqual(codeOf(await confirm(client, token)), [422, 'link-invalid']);
  });

  test('an address the record no longer has proves nothing', async () => {
    const id = await record();
    await request(client, { email: address });
    const token = await sentToken(address);
    await doctor.ask('PUT', `${practice}/clients/${id}`, {
      name: 'Radha Iyer',
      email: 'new@example.in',
    });
    assert.deepEqual(codeOf(await confirm(client, token)), [422, 'link-invalid']);
    assert.equal(await hasAccount(id), false);
  });

  test('a stranger learns nothing about whether there is a record', async () => {
    await record();
    const shape = async (order: object) => {
      const answer = await request(stranger, order);
      const { _id, since, ...rest } = answer.json();
      await stranger.ask('DELETE', `${own}/${_id}`);
      return { status: answer.statusCode, rest };
    };
    const known = await shape({ email: address });
    assert.deepEqual(await shape({ email: 'nobody@example.in' }), known);
    assert.deepEqual(await shape({ phone: number }), known);
    assert.deepEqual(await shape({ phone: '+919000000078' }), known);
    const due = await running.database.query
      .selectFrom('client_link')
      .select(['client_id', 'state'])
      .execute();
    assert.deepEqual([...new Set(due.map(({ state }) => state))], ['ended']);
  });

  test('an address of two records is left to the professional', async () => {
    await record();
    await record({ ...radha, name: 'Ravi Iyer' });
    await request(client, { email: address });
    const jobs = running.database.query.selectFrom('job').select('id');
    const proofs = jobs.where('kind', '=', clientProofJob.name);
    await until(async () => !(await proofs.executeTakeFirst()), 'the request was worked on');
    assert.deepEqual(await emailsTo(running.database, address), []);
    const [waits] = (await waiting()).requests;
    assert.deepEqual(
      waits?.records.map(({ name }) => name),
      ['Radha Iyer', 'Ravi Iyer'],
    );
  });

  test('a professional accepts a request, and both see what is shared, never the note', async () => {
    const id = await record();
    const at = new Date(Date.now() + 86_400_000);
    await storedBooking(running.database, {
      ...{ vendor_id: vendorId, user_id: null, client_id: id, status: 'confirmed' },
      ...{ starts_at: at, ends_at: new Date(at.getTime() + 1_800_000) },
    });
    await request(client, { phone: number });
    const [waits] = (await waiting()).requests;
    assert.ok(waits);
    assert.deepEqual([waits.phone, waits.records[0]?._id], [number, id]);
    assert.equal((await accept(waits._id, id)).statusCode, 204);
    assert.match(await notification(client), /Your account is linked to a record/);
    const [link] = await linksOf(client);
    assert.deepEqual(
      [link?.state, link?.shared?.appointments.map(({ start }) => start)],
      ['linked', [at.toISOString()]],
    );
    assert.doesNotMatch((await client.ask('GET', own)).body, /HIV/);
    const exported = await client.ask('GET', '/api/me/export');
    assert.match(exported.body, /"act":"linked","by":"professional"/);
    assert.doesNotMatch(exported.body, /HIV/);
  });

  test('a refused request opens nothing, and whoever asked is told', async () => {
    const id = await record();
    await request(client, { phone: number });
    const [waits] = (await waiting()).requests;
    const refuse = () => doctor.ask('POST', `${practice}/client-links/${waits?._id}/refuse`);
    assert.equal((await refuse()).statusCode, 204);
    assert.deepEqual(codeOf(await refuse()), [409, 'conflict']);
    assert.deepEqual(codeOf(await accept(waits?._id ?? '', id)), [409, 'conflict']);
    assert.match(await notification(client), /A request for a link was refused/);
    const [link] = await linksOf(client);
    assert.deepEqual([link?.state, link?.endedBy, link?.shared], ['ended', 'professional', null]);
    assert.equal(await hasAccount(id), false);
  });

  test('an invitation links whoever accepts it at the record’s address', async () => {
    const id = await record();
    const token = await invited(id);
    const { invitations } = await waiting();
    assert.deepEqual(
      invitations.map(({ clientId, email }) => [clientId, email]),
      [[id, address]],
    );
    assert.deepEqual(await linksOf(client), []);
    assert.deepEqual(codeOf(await confirm(doctor, token)), [409, 'conflict']);
    assert.equal((await confirm(client, token)).json().state, 'linked');
    assert.deepEqual((await waiting()).invitations, []);
    const again = await doctor.ask('POST', `${practice}/clients/${id}/invitation`);
    assert.deepEqual(codeOf(again), [409, 'conflict']);
  });

  test('an invitation that was taken back, or replaced, links nobody', async () => {
    const id = await record();
    const first = await invited(id);
    await running.database.query.deleteFrom('job').execute();
    await running.database.query.deleteFrom('kept_letter').execute();
    const second = await invited(id);
    assert.deepEqual(codeOf(await confirm(client, first)), [422, 'link-invalid']);
    const taken = await doctor.ask('DELETE', `${practice}/clients/${id}/link`);
    assert.equal(taken.statusCode, 204);
    assert.deepEqual(codeOf(await confirm(client, second)), [422, 'link-invalid']);
    assert.equal(await hasAccount(id), false);
  });

  test('no invitation without an address, nor from a page that is not listed', async () => {
    const id = await record({ name: 'By telephone' });
    const none = await doctor.ask('POST', `${practice}/clients/${id}/invitation`);
    assert.deepEqual(codeOf(none), [409, 'conflict']);
    const newcomer = await newProfessional(running, 'doctor', 31);
    const made = await newcomer.ask('POST', `${practice}/clients`, radha);
    const sent = await newcomer.ask('POST', `${practice}/clients/${made.json()._id}/invitation`);
    assert.deepEqual(codeOf(sent), [409, 'conflict']);
    assert.deepEqual(await emailsTo(running.database, address), []);
  });

  for (const by of ['client', 'professional'] as const) {
    test(`the ${by} ends a link: the record stays, the account no longer reads it`, async () => {
      const id = await record();
      await confirm(client, await invited(id));
      const [link] = await linksOf(client);
      const ended =
        by === 'client'
          ? await client.ask('DELETE', `${own}/${link?._id}`)
          : await doctor.ask('DELETE', `${practice}/clients/${id}/link`);
      assert.equal(ended.statusCode, 204, ended.body);
      const [after] = await linksOf(client);
      assert.deepEqual([after?.state, after?.endedBy, after?.shared], ['ended', by, null]);
      const kept = (await doctor.ask('GET', `${practice}/clients/${id}`)).json();
      assert.deepEqual([kept.name, kept.note, kept.hasAccount], ['Radha Iyer', radha.note, false]);
      const exported = (await client.ask('GET', '/api/me/export')).json();
      assert.deepEqual(exported.records, []);
      const told = by === 'client' ? await notification(doctor) : await notification(client);
      assert.match(told, /ended/);
      assert.notEqual(await booked(client, 'Radha Iyer'), id);
    });
  }

  test('nobody acts on the links of others', async () => {
    const id = await record();
    await confirm(client, await invited(id));
    const [link] = await linksOf(client);
    const teacher = await signedIn(running.app, 'teacher');
    for (const answer of [
      await stranger.ask('DELETE', `${own}/${link?._id}`),
      await teacher.ask('DELETE', `${practice}/clients/${id}/link`),
      await teacher.ask('POST', `${practice}/clients/${id}/invitation`),
      await teacher.ask('POST', `${practice}/client-links/${link?._id}/accept`, { clientId: id }),
      await teacher.ask('POST', `${practice}/client-links/${link?._id}/refuse`),
    ]) {
      assert.deepEqual(codeOf(answer), [404, 'not-found']);
    }
    assert.equal(await hasAccount(id), true);
    await request(stranger, { phone: '+919000000079' });
    const [waits] = (await waiting()).requests;
    const foreign = await teacher.ask('POST', `${practice}/clients`, { name: 'A student' });
    assert.deepEqual(codeOf(await accept(waits?._id ?? '', foreign.json()._id)), [
      404,
      'not-found',
    ]);
  });

  test('of two who are accepted for one record at once, one is linked', async () => {
    const id = await record();
    await request(client, { phone: number });
    await request(stranger, { phone: number });
    const { requests } = await waiting();
    const answers = await Promise.all(requests.map(({ _id }) => accept(_id, id)));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [204, 409]);
    const states = [await linksOf(client), await linksOf(stranger)].map(([one]) => one?.state);
    assert.deepEqual(states.sort(), ['linked', 'requested']);
  });

  test('one invitation accepted by two at once links one', async () => {
    const token = await invited(await record());
    const answers = await Promise.all([confirm(client, token), confirm(stranger, token)]);
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 422]);
  });

  test('requests are few, one at a time, of listed professionals, and say what is missing', async () => {
    assert.deepEqual(codeOf(await request(doctor, { phone: number })), [409, 'conflict']);
    for (const [order, field] of [
      [{}, 'email'],
      [{ email: address, phone: number }, 'email'],
      [{ email: 'none' }, 'email'],
      [{ phone: 'none' }, 'phone'],
    ] as const) {
      const wrong = await request(client, order);
      assert.equal(wrong.statusCode, 422, wrong.body);
      assert.deepEqual(Object.keys(wrong.json().errors), [field]);
    }
    await request(client, { phone: number });
    assert.deepEqual(codeOf(await request(client, { phone: number })), [409, 'conflict']);
    const newcomer = await newProfessional(running, 'doctor', 32);
    const unlisted = await client.ask('POST', own, { vendorId: newcomer.vendorId, phone: number });
    assert.deepEqual(codeOf(unlisted), [404, 'not-found']);
    assert.deepEqual(codeOf(await confirm(client, 'x'.repeat(22))), [422, 'link-invalid']);
  });

  test('what a booking made is erased with its account also after the link has ended', async () => {
    const leaving = await newProfessional(running, 'doctor', 34);
    const id = await booked(leaving, 'Nila Newcomer');
    const [link] = await linksOf(leaving);
    await leaving.ask('DELETE', `${own}/${link?._id}`);
    await leaving.ask('DELETE', `/api/users/deleteUser/${leaving.userId}`);
    const kept = (await doctor.ask('GET', `${practice}/clients/${id}`)).json();
    assert.deepEqual([kept.name, kept.phone], ['Deleted account', null]);
  });

  test('who only asked for a record erases nothing of it by leaving', async () => {
    const asking = await newProfessional(running, 'doctor', 35);
    const id = await record();
    await running.database.query
      .updateTable('client')
      .set({ made_by: 'booking' })
      .where('id', '=', id)
      .execute();
    await request(asking, { email: address });
    await sentToken(address);
    await asking.ask('DELETE', `/api/users/deleteUser/${asking.userId}`);
    const kept = (await doctor.ask('GET', `${practice}/clients/${id}`)).json();
    assert.deepEqual([kept.name, kept.phone, kept.note], ['Radha Iyer', number, radha.note]);
  });

  test('who leaves takes the link along, and leaves what the professional wrote', async () => {
    const leaving = await newProfessional(running, 'doctor', 33);
    const id = await record();
    await confirm(leaving, await invited(id));
    const left = await leaving.ask('DELETE', `/api/users/deleteUser/${leaving.userId}`);
    assert.ok(left.statusCode < 300, left.body);
    const kept = (await doctor.ask('GET', `${practice}/clients/${id}`)).json();
    assert.deepEqual([kept.name, kept.note, kept.hasAccount], ['Radha Iyer', radha.note, false]);
    const links = await running.database.query.selectFrom('client_link').select('id').execute();
    assert.deepEqual(links, []);
  });
});
