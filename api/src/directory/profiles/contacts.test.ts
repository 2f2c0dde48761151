import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { env: { LIMITS: 'production' } });
  });
  after(() => running.close());

  const reveal = (id: string) =>
    running.app.inject({ method: 'POST', url: `/api/vendors/${id}/contact-reveals` });
  const stored = () => running.database.query.selectFrom('contact_reveal').selectAll().execute();

  test('a number is told, and that somebody asked is kept, not who', async () => {
    const id = await demoVendor(running.database, 'labour');
    const begun = Date.now();
    const response = await reveal(id);
    assert.equal(response.statusCode, 200);
    assert.match(response.json().phone, /^\+91 90000 \d{5}$/);
    assert.equal(response.headers['cache-control'], 'no-store');
    const [row, ...others] = await stored();
    assert.deepEqual(others, []);
    assert.equal(row?.vendor_id, id);
    assert.deepEqual(Object.keys(row ?? {}).sort(), ['created_at', 'id', 'vendor_id']);
    const keptAt = Number(row?.created_at);
    assert.ok(keptAt >= begun && keptAt <= Date.now(), `${row?.created_at}`);
  });

  test('where there is no number nothing is kept, and it is said what to do instead', async () => {
    const id = await demoVendor(running.database, 'ca');
    const before = (await stored()).length;
    await running.database.query
      .updateTable('vendor')
      .set({ phone: null })
      .where('id', '=', id)
      .execute();
    const response = await reveal(id);
    assert.deepEqual([response.statusCode, response.json().code], [404, 'not-found']);
    assert.match(response.json().message, /form instead/);
    assert.equal((await stored()).length, before);
    assert.equal((await running.app.inject(`/api/vendors/${id}`)).json().phoneHint, null);
  });

  test('who asks for one number after the other is stopped, and may go on reading', async () => {
    const id = await demoVendor(running.database, 'engineer');
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await reveal(id)).statusCode);
    assert.equal(statuses.at(-1), 429);
    assert.equal((await running.app.inject(`/api/vendors/${id}`)).statusCode, 200);
  });

  test('a network that stays below the limit of a minute is stopped after a day’s share', async () => {
    const id = await demoVendor(running.database, 'engineer');
    const ask = () =>
      running.app.inject({
        ...{ method: 'POST', url: `/api/vendors/${id}/contact-reveals` },
        remoteAddress: '198.51.100.77',
      });
    const statuses = new Map<number, number>();
    for (let time = 0; time < 101; time += 1) {
      const { statusCode } = await ask();
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      // Lets the minute's limit expire.
      await running.database.query
        .deleteFrom('allowance')
        .where('key', 'like', 'contactReveals:%')
        .execute();
    }
    assert.deepEqual(
      [...statuses],
      [
        [200, 100],
        [429, 1],
      ],
    );
  });
});
