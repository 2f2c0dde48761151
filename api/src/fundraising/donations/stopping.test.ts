import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { type Giving, givingOn } from '../../../test/fixtures/giving';
import { balances } from '../../../test/fixtures/money';
import { until } from '../../../test/process/until';
import { emailsTo } from '../../../test/services/emails';

onDatabase((open) => {
  let running: TestApp;
  let on: Giving;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    on = await givingOn(running);
  });
  after(() => running.close());

  test('a stopped campaign gives all of it back, says why, and takes nothing', async () => {
    const { publish, campaign, give, begun, given, press, read, stop } = on;
    const id = await publish('Stopped');
    const before = (await balances(running.database.query))['campaign-funds'] ?? 0;
    const one = await given(id, { email: 'one@example.in' });
    await given(id, { email: 'two@example.in', amount: 70_000 });
    const open = await begun(id, { email: 'three@example.in' });
    const late = await begun(id, { email: 'four@example.in' });
    await press(late, 'delay');

    const answer = await stop(id);
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(answer.json().settled, [id]);
    assert.deepEqual((await stop(id)).json().settled, []);

    await until(async () => (await read(one)).state === 'refunded', 'one is refunded');
    await until(async () => (await read(late)).state === 'refunded', 'the late one is refunded');
    assert.equal(
      (await read(one)).refundReason,
      'The campaign was stopped: Nobody knows the school.',
    );
    const { raised, donors, state, stopReason } = await campaign(id);
    assert.deepEqual(
      [raised.amount, donors, state, stopReason],
      [0, 0, 'stopped', 'Nobody knows the school.'],
    );
    await until(
      async () => ((await balances(running.database.query))['campaign-funds'] ?? 0) === before,
      'the books are as before',
    );
    const listed = (await running.app.inject('/api/campaigns')).json();
    assert.ok(!listed.some(({ _id }: { _id: string }) => _id === id));

    for (const email of ['one@example.in', 'two@example.in', 'four@example.in']) {
      const [message] = await emailsTo(running.database, email);
      assert.match(message?.subject ?? '', /^Your donation is refunded/);
      assert.match(message?.text ?? '', /Nobody knows the school\./);
    }
    const [told] = await emailsTo(running.database, 'ca@demo.example');
    assert.equal(told?.subject, 'Your campaign was stopped: Stopped');
    assert.equal((await give(id, {})).json().code, 'campaign-over');
    await press(open, 'decline');
    assert.equal((await press(open, 'success')).json().code, 'campaign-over');
  });

  test('stopped while many give: nothing stays with it, and nobody waits for ever', async () => {
    const { publish, begun, press, read, stop } = on;
    const id = await publish('Race');
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => begun(id, { email: `r${nth}@example.in` })),
    );
    await Promise.all([...made.map((one) => press(one, 'success')), stop(id)]);
    await until(async () => {
      const donations = await Promise.all(made.map(read));
      return donations.every(({ state }) => state === 'refunded');
    }, 'all are refunded');
    const { rows } = await sql<{ left: number }>`SELECT coalesce(sum(amount), 0)::int AS left
      FROM ledger_entry WHERE campaign_id = ${id}::uuid AND account <> 'provider-clearing'`.execute(
      running.database.query,
    );
    assert.equal(rows[0]?.left, 0);
  });

  test('an ended campaign takes nothing, and keeps what it has', async () => {
    const { organiser, publish, campaign, give, begun, given, press, read } = on;
    const id = await publish('Ended');
    await given(id);
    const late = await begun(id, { email: 'late@example.in' });
    const ended = await organiser.ask('POST', `/api/me/campaigns/${id}/end`);
    assert.equal(ended.json().state, 'ended');
    assert.equal((await give(id, {})).json().code, 'campaign-over');
    await press(late, 'success');
    await until(async () => (await read(late)).state === 'refunded', 'the late one is refunded');
    const { raised, state } = await campaign(id);
    assert.deepEqual([raised.amount, state], [50_000, 'ended']);
  });
});
