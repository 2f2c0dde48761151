import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { GovOfficeDetails, QueueEntry, ReferenceItem } from '@nukkad/platform/contract';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { publishedComplaint } from '../../../test/contract/complaints-examples';
import { onDatabase } from '../../../test/database/databases';
import { newProfessional } from '../../../test/fixtures/new-professional';
import { requestOffices } from './office-grants.store';

const officePage = '/api/vendors/me/desk';
const queue = '/api/operator/queues/offices';

const takeover = {
  about: 'Pay all your fees to us.',
  address: 'Somewhere else',
  phone: '+91 98765 43210',
  workingHours: [],
  services: [],
  documents: [],
};

onDatabase((open) => {
  let running: TestApp;
  let operator: SignedIn;
  before(async () => {
    running = await startTestApp(open);
    operator = await signedIn(running.app, 'operator');
  });
  after(() => running.close());

  const page = async (): Promise<GovOfficeDetails> =>
    (await running.app.inject('/api/gov-offices/finance')).json();

  /** A new government officer who names the first department of an office. */
  async function officer(nth: number) {
    const who = await newProfessional(running, 'govt-officer', nth);
    const { query } = running.database;
    const office = await query
      .selectFrom('gov_office')
      .innerJoin('gov_department', 'gov_department.office_id', 'gov_office.id')
      .select(['gov_office.category_id', 'gov_department.name', 'gov_department.id'])
      .where('gov_office.slug', '=', 'finance')
      .orderBy('gov_department.position')
      .executeTakeFirstOrThrow();
    const spot = await query
      .selectFrom('vendor')
      .select(['locality_id', 'lat', 'lng', 'gender', 'fee_amount', 'fee_currency', 'fee_per'])
      .where('status', '=', 'live')
      .executeTakeFirstOrThrow();
    await query
      .updateTable('vendor')
      .set({
        ...spot,
        sub_category_id: office.category_id,
        detail: JSON.stringify({ education: [], experience: [], specializations: [office.name] }),
      })
      .where('id', '=', who.vendorId)
      .execute();
    return { ...who, departmentId: office.id };
  }

  const standing = (vendorId: string, status: 'draft' | 'review' | 'live', is_verified: boolean) =>
    running.database.query
      .updateTable('vendor')
      .set({ status, is_verified })
      .where('id', '=', vendorId)
      .execute();

  async function decide(vendorId: string, order: object) {
    const { id } = await running.database.query
      .selectFrom('office_grant')
      .select('id')
      .where('vendor_id', '=', vendorId)
      .executeTakeFirstOrThrow();
    const answer = await operator.ask('POST', `${queue}/decisions`, { ids: [id], ...order });
    assert.deepEqual(answer.json().failed, [], answer.body);
  }

  test('whoever names a department holds nothing of it, live and verified or not', async () => {
    const stranger = await officer(1);
    const before = await page();
    for (const [status, isVerified] of [
      ['draft', false],
      ['live', false],
      ['live', true],
    ] as const) {
      await standing(stranger.vendorId, status, isVerified);
      assert.equal((await stranger.ask('GET', officePage)).statusCode, 404);
      assert.equal((await stranger.ask('PUT', officePage, takeover)).statusCode, 404);
    }
    assert.deepEqual(await page(), before);
  });

  test('is told of no complaint about it, and answers none', async () => {
    const stranger = await officer(2);
    await standing(stranger.vendorId, 'live', true);
    const number = await publishedComplaint(running);
    await running.database.query
      .updateTable('complaint')
      .set({ officer_id: null, department_id: stranger.departmentId })
      .where('number', '=', Number(number.slice(5)))
      .execute();
    const list = await stranger.ask('GET', '/api/vendors/me/complaints');
    assert.deepEqual(list.json().complaints, []);
    const answer = await stranger.ask('POST', `/api/vendors/me/complaints/${number}/answer`, {
      text: 'Settled, move along.',
    });
    assert.equal(answer.statusCode, 404, answer.body);
  });

  test('an operator grants it and takes it back, and both are in the log', async () => {
    const keeper = await officer(3);
    await standing(keeper.vendorId, 'live', true);
    await requestOffices(running.database.query, keeper.vendorId);
    assert.equal((await keeper.ask('GET', officePage)).statusCode, 404);

    await decide(keeper.vendorId, { decision: 'grant' });
    assert.equal((await keeper.ask('GET', officePage)).statusCode, 200);
    await standing(keeper.vendorId, 'live', false);
    assert.equal((await keeper.ask('GET', officePage)).statusCode, 404);
    await standing(keeper.vendorId, 'live', true);

    await decide(keeper.vendorId, { decision: 'revoke', reason: 'Has moved to another office.' });
    assert.equal((await keeper.ask('GET', officePage)).statusCode, 404);
    const notification = await keeper.ask('GET', '/api/notifications');
    assert.match(notification.body, /Has moved to another office\./);
    const log = await operator.ask('GET', '/api/operator/audit?q=Has moved to another');
    assert.match(log.body, /"action":"revoke","subject":"offices"/);
  });

  test('a rejected officer is not asked for again, but can be granted it later', async () => {
    const refused = await officer(4);
    await standing(refused.vendorId, 'live', true);
    await requestOffices(running.database.query, refused.vendorId);
    await decide(refused.vendorId, { decision: 'reject', reason: 'Not on the department’s list.' });
    await requestOffices(running.database.query, refused.vendorId);
    assert.equal((await refused.ask('GET', officePage)).statusCode, 404);
    await decide(refused.vendorId, { decision: 'grant' });
    assert.equal((await refused.ask('GET', officePage)).statusCode, 200);
  });

  test('an officer of several departments sees and answers what is said of each', async () => {
    const head = await signedIn(running.app, 'govt-officer');
    const departments = await running.database.query
      .selectFrom('office_grant')
      .innerJoin('vendor', 'vendor.id', 'office_grant.vendor_id')
      .select('office_grant.department_id')
      .where('vendor.user_id', '=', head.userId)
      .where('state', '=', 'granted')
      .execute();
    assert.ok(departments.length > 1);
    for (const { department_id } of departments) {
      const number = await publishedComplaint(running);
      await running.database.query
        .updateTable('complaint')
        .set({ officer_id: null, department_id })
        .where('number', '=', Number(number.slice(5)))
        .execute();
      const list = await head.ask('GET', '/api/vendors/me/complaints');
      assert.ok(list.json().complaints.some((one: { number: string }) => one.number === number));
      const url = `/api/vendors/me/complaints/${number}/answer`;
      const answer = await head.ask('POST', url, { text: 'It is ready at the counter.' });
      assert.equal(answer.statusCode, 200, answer.body);
    }
  });

  test('a new officer names a department from the list, and so asks for its page', async () => {
    const listed = await running.app.inject('/api/reference/subjects?of=govt-officer');
    const names: string[] = listed.json().map(({ name }: ReferenceItem) => name);
    assert.equal(new Set(names).size, names.length);
    assert.deepEqual([names[0], names.includes('Permits')], ['State Department of Finance', true]);
    const newcomer = await newProfessional(running, 'govt-officer', 5);
    const stored = await newcomer.ask('PUT', '/api/vendors/me/onboarding/step', {
      ...{ step: 'details', title: 'Ms', gender: 'Female', mobileNumber: ['+919845012345'] },
      ...{ whatsAppNumber: '', isWhatsAppSame: true, landlineNumber: '' },
      ...{ city: 'Bengaluru', location: 'HSR Layout', subject: ['Permits'], syllabusTaught: [] },
    });
    assert.equal(stored.statusCode, 204, stored.body);
    await requestOffices(running.database.query, newcomer.vendorId);
    const waiting = await operator.ask('GET', `${queue}?state=waiting&q=Permits`);
    assert.deepEqual(
      waiting.json().entries.map(({ excerpt }: QueueEntry) => excerpt),
      ['Transport'],
    );
  });

  test('an unknown case is not found', async () => {
    const answer = await operator.ask('GET', `${queue}/${uuidv7()}`);
    assert.equal(answer.statusCode, 404);
  });
});
