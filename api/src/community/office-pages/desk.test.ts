import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { DeskOrder, GovOfficeDetails, OwnDesk } from '@nukkad/platform/contract';
import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { type SignedIn, signedIn } from '../../../test/app/signed-in';
import { headOfOffice } from '../../../test/contract/practice-settings-examples';
import { onDatabase } from '../../../test/database/databases';

const url = '/api/vendors/me/desk';

const order: DeskOrder = {
  about: 'Pays what the state owes.',
  address: '2nd floor, Block C, Public Offices, Jayanagar, Bengaluru 560041',
  phone: '+91 80 0000 4321',
  workingHours: [
    { weekday: 2, opens: '10:00', closes: '16:00' },
    { weekday: 1, opens: '10:00', closes: '13:00' },
  ],
  services: [
    { name: 'Copy of a bill', days: 3, fee: { amount: 2_500, currency: 'INR' } },
    { name: 'Question about a bill', days: 15, fee: null },
  ],
  documents: ['Identity card'],
};

onDatabase((open) => {
  let running: TestApp;
  let officer: SignedIn;
  before(async () => {
    running = await startTestApp(open, { vendors: 200 });
    officer = await headOfOffice(running);
  });
  after(() => running.close());

  const desk = async (): Promise<OwnDesk> => (await officer.ask('GET', url)).json();
  const office = async (): Promise<GovOfficeDetails> =>
    (await running.app.inject('/api/gov-offices/finance')).json();

  test('an officer keeps the desk of their department', async () => {
    const { office: own, department } = await desk();
    assert.equal(own.slug, 'finance');
    assert.deepEqual(department, (await office()).departments[0]);
    assert.ok(department.officers.length > 0);
  });

  test('what is changed is what the office’s page says at once', async () => {
    const before = await office();
    const answer = await officer.ask('PUT', url, order);
    assert.equal(answer.statusCode, 200, answer.body);
    const { slug, name, officers } = before.departments[0]!;
    const changed = {
      ...{ slug, name, officers, ...order },
      workingHours: [...order.workingHours].reverse(),
    };
    assert.deepEqual(answer.json().department, changed);
    const page = await running.app.inject('/api/gov-offices/finance');
    assert.equal(page.headers['cache-control'], 'no-cache');
    assert.deepEqual(page.json().departments, [changed, ...before.departments.slice(1)]);
    assert.deepEqual(await desk(), answer.json());
  });

  test('the demonstration has an officer with a desk of their own', async () => {
    const head = await signedIn(running.app, 'govt-officer');
    const { office: own } = (await head.ask('GET', url)).json() as OwnDesk;
    assert.equal(own.slug, 'transport');
  });

  test('an officer of several departments keeps each of them, and no other', async () => {
    const first = await desk();
    const [, second] = first.departments;
    assert.equal(first._id, first.departments[0]?._id);
    const at = `${url}?department=${second?._id}`;
    const about = 'Keeps what was paid.';
    const answer = await officer.ask('PUT', at, { ...order, about });
    assert.equal(answer.statusCode, 200, answer.body);
    const changed: OwnDesk = answer.json();
    assert.deepEqual([changed._id, changed.department.name], [second?._id, second?.name]);
    assert.deepEqual(changed.departments, first.departments);
    assert.deepEqual((await desk()).department, first.department);
    const shown = (await office()).departments.find(({ name }) => name === second?.name);
    assert.equal(shown?.about, about);

    const of = (state: 'granted' | 'revoked') =>
      running.database.query
        .updateTable('office_grant')
        .set({ state })
        .where('department_id', '=', second!._id)
        .execute();
    await of('revoked');
    for (const answer of [await officer.ask('GET', at), await officer.ask('PUT', at, order)]) {
      assert.deepEqual([answer.statusCode, answer.json().code], [404, 'not-found']);
    }
    await of('granted');
  });

  test('its complaints are counted', async () => {
    const { query } = running.database;
    const { complaints: none, department } = await desk();
    const officer_id = department.officers.at(-1)?._id;
    const complain = (status: 'received' | 'in-progress' | 'answered' | 'closed') =>
      query
        .insertInto('complaint')
        .values({
          ...{ id: uuidv7(), kind: 'service-related', officer_id, body: 'Slow.' },
          ...{ published_text: null, status, alike: 0, answer_text: null, answered_at: null },
        })
        .execute();
    for (const status of ['received', 'in-progress', 'in-progress', 'closed'] as const) {
      await complain(status);
    }
    const { complaints } = await desk();
    assert.deepEqual(complaints, { open: none.open + 3, answered: none.answered + 1 });
  });

  test('nobody else keeps one', async () => {
    for (const [account, status, code] of [
      ['doctor', 404, 'not-found'],
      ['operator', 404, 'vendor-unknown'],
      ['user', 403, 'forbidden'],
    ] as const) {
      const { ask } = await signedIn(running.app, account);
      for (const answer of [await ask('GET', url), await ask('PUT', url, order)]) {
        assert.deepEqual([answer.statusCode, answer.json().code], [status, code]);
      }
    }
  });

  const wrong: [different: object, field: string][] = [
    [{ about: '' }, 'about'],
    [{ phone: 'at the desk' }, 'phone'],
    [{ phone: '1' }, 'phone'],
    [{ workingHours: [{ weekday: 1, opens: '12:00', closes: '11:00' }] }, 'workingHours.0.closes'],
    [{ services: [{ name: 'Copy', days: 0, fee: null }] }, 'services.0.days'],
    [
      { services: [{ name: 'Copy', days: 1, fee: { amount: 1, currency: 'USD' } }] },
      'services.0.fee.currency',
    ],
    [{ documents: ['a\u0000'] }, 'documents.0'],
    [{ documents: Array(41).fill('Card') }, 'documents'],
  ];

  test('what is wrong is said at its field', async () => {
    const before = await desk();
    for (const [different, field] of wrong) {
      const answer = await officer.ask('PUT', url, { ...order, ...different });
      assert.deepEqual(
        [answer.statusCode, Object.keys(answer.json().errors ?? {})],
        [422, [field]],
      );
    }
    assert.deepEqual(await desk(), before);
  });

  test('whatever is sent is answered, and never as a fault of ours', async () => {
    const part = fc.dictionary(fc.constantFrom(...Object.keys(order)), fc.jsonValue());
    await fc.assert(
      fc.asyncProperty(part, async (different) => {
        const answer = await officer.ask('PUT', url, { ...order, ...different });
        assert.ok(answer.statusCode < 500, answer.body);
      }),
      { numRuns: 100 },
    );
  });
});
