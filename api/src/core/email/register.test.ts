import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { bareApp } from '../../../test/app/bare-app';
import { onDatabase } from '../../../test/database/databases';
import { until } from '../../../test/process/until';
import { startMailServer } from '../../../test/services/mail-server';
import type { Database } from '../db/database';
import { registerJobs } from '../jobs/jobs';
import type { OutboxEmail } from './dev-outbox.store';
import { type Email, enqueueEmail } from './emails';
import { registerMail } from './register';

const mailFrom = 'Nukkad <no-reply@nukkad.example>';
const development = { production: false, smtpUrl: undefined, mailFrom };

onDatabase((open) => {
  let database: Database;
  before(async () => {
    database = await open('tables');
  });
  after(() => database.close());

  const start = async (
    settings: typeof development | { production: boolean; smtpUrl?: string },
  ) => {
    const all = { ...development, ...settings };
    const app = await bareApp((api) => {
      const jobs = registerJobs(api, database.query);
      return registerMail(api, { db: database.query, jobs, settings: all });
    });
    await app.ready();
    return app;
  };
  const post = (email: Email) =>
    database.query.transaction().execute((trx) => enqueueEmail(trx, email));
  const waiting = async () =>
    (await database.query.selectFrom('job').select('id').execute()).length;
  test('without a mail server letters are kept, newest first', async () => {
    const app = await start(development);
    const kept = async (): Promise<OutboxEmail[]> => (await app.inject('/dev/outbox.json')).json();
    assert.match((await app.inject('/dev/outbox')).body, /Nothing has been sent yet/);
    const begun = Date.now();
    await post({ to: 'a@people.example', subject: 'First', text: 'One' });
    await until(async () => (await kept()).length === 1, 'the letter is kept');
    const hostile = '<script>alert("1")</script> & co';
    await post({
      to: 'b@people.example',
      subject: hostile,
      text: `Your code\nis 0417. ${hostile}`,
    });
    await until(async () => (await kept()).length === 2, 'the letter is kept');

    const [newest, first] = await kept();
    assert.deepEqual(Object.keys(newest ?? {}).sort(), ['sentAt', 'subject', 'text', 'to']);
    assert.equal(first?.subject, 'First');
    assert.equal(newest?.text, `Your code\nis 0417. ${hostile}`);
    const sentAt = Date.parse(newest?.sentAt ?? '');
    assert.ok(sentAt >= begun && sentAt <= Date.now(), newest?.sentAt);
    assert.equal(await waiting(), 0);

    const page = await app.inject('/dev/outbox');
    assert.match(page.body, /is 0417\./);
    assert.ok(!page.body.includes('<script'));
    assert.ok(page.body.indexOf('0417') < page.body.indexOf('First'));
    assert.doesNotMatch(String(page.headers['content-security-policy']), /script|unsafe/);
    assert.equal(page.headers['cache-control'], 'no-store');
    assert.match((await app.inject('/dev/outbox.css')).body, /color-scheme/);

    const calendar = { method: 'PUBLISH', text: `BEGIN:VCALENDAR ${hostile}` } as const;
    await post({ to: 'b@people.example', subject: 'Booked', text: 'See file', calendar });
    await until(async () => (await kept()).length === 3, 'the letter is kept');
    assert.deepEqual((await kept())[0]?.calendar, calendar);
    const withFile = (await app.inject('/dev/outbox')).body;
    assert.match(withFile, /Attached: booking\.ics \(PUBLISH\)/);
    assert.ok(!withFile.includes('<script'));
    await app.close();
  });

  test('production keeps no letters and shows none', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const app = await start({ production: true });
    await post({ to: 'c@people.example', subject: 'Waits', text: 'Three' });
    for (const url of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox.css']) {
      assert.equal((await app.inject(url)).statusCode, 404);
    }
    mock.timers.tick(60_000);
    await app.close();
    assert.equal(await waiting(), 1, 'it waits for a mail server');
  });

  test('what waited goes out as soon as there is a mail server', async () => {
    const server = await startMailServer();
    const app = await start({ production: true, smtpUrl: server.url });
    await until(
      async () => server.received.length === 1 && (await waiting()) === 0,
      'the letter is sent',
    );
    assert.match(server.received[0]?.raw ?? '', /Subject: Waits/);
    assert.equal((await app.inject('/dev/outbox')).statusCode, 404);
    await app.close();
    await server.close();
  });
});
