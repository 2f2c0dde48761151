import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { PracticeStats } from '@nukkad/platform/contract';
import { startTestApp, type TestApp } from '../../testing/app';
import { onDatabase } from '../../testing/databases';
import { seedPractices } from './seed-practices';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    await running.database.query.transaction().execute((trx) => seedPractices(trx, new Date()));
  });
  after(() => running.close());

  async function statsOf(account: string): Promise<PracticeStats> {
    const login = await running.app.inject({
      method: 'POST',
      url: '/api/users/loginUser',
      payload: { email: `${account}@demo.example`, password: 'demo-password' },
    });
    const authorization = `Bearer ${login.json().token}`;
    const url = '/api/vendors/me/stats';
    const answer = await running.app.inject({ url, headers: { authorization } });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json();
  }

  test('the demo doctor has the documented figures, counted', async () => {
    const { clients, bookings, consulted, rating, people } = await statsOf('doctor');
    assert.equal(clients.value, 666);
    assert.equal(bookings.value, 120);
    assert.equal(consulted.value, 340);
    assert.equal(rating?.average, 4.5);
    const share = (count: number) => Math.round((count / clients.value) * 100);
    assert.deepEqual([people.male, people.female, people.child].map(share), [45, 30, 25]);
  });

  test('so has the demo teacher', async () => {
    const { hours, students, classes, comingWeek } = await statsOf('teacher');
    assert.equal(hours.value, 242);
    assert.equal(students.value, 104);
    assert.equal(classes.value, 20);
    assert.equal(comingWeek, 12);
  });

  test('so has the demo advocate', async () => {
    const { cases, rating } = await statsOf('advocate');
    assert.deepEqual(cases, { total: 1_000, won: 750, lost: 240, open: 10 });
    assert.equal(rating?.average, 4.5);
  });
});
