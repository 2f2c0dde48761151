import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { onBothDatabases } from '../../../test/database/databases';
import { workOff } from '../../../test/database/jobs';
import { until } from '../../../test/process/until';
import { startMailServer } from '../../../test/services/mail-server';
import type { Database } from '../db/database';
import type { Tables } from '../db/tables.generated';
import { eachForItself, type FailedAttempt } from '../jobs/handlers';
import { claimJobs } from '../jobs/jobs.store';
import { deliveryBy, type MailTransport } from './delivery';
import { emailJob, enqueueEmail } from './emails';
import { smtpTransport } from './smtp';

const from = 'Nukkad <no-reply@nukkad.example>';

onBothDatabases((open) => {
  let database: Database;
  let db: Kysely<Tables>;
  before(async () => {
    database = await open('tables');
    db = database.query;
  });
  after(() => database.close());
  beforeEach(() => db.deleteFrom('job').execute());

  const post = (to: string, text = 'Your code is 0417.') =>
    db.transaction().execute((trx) => enqueueEmail(trx, { to, subject: 'Your code', text }));
  const waiting = () =>
    db.selectFrom('job').select(['id', 'attempts']).where('dead_at', 'is', null).execute();
  const dueNow = () => db.updateTable('job').set({ run_at: sql`now()` }).execute();

  const deliveryTo = (transport: MailTransport) => {
    const failures: FailedAttempt[] = [];
    const failed = (attempt: FailedAttempt) => void failures.push(attempt);
    const runner = eachForItself({ db, failed }, emailJob.name, deliveryBy(transport));
    return { runner, deliver: () => workOff(db, runner), failures };
  };
  /** A transport that only records its emails. */
  const recording = (sent: string[], answer: () => Promise<void> = async () => undefined) => ({
    send: async ({ to }: { to: string }) => {
      sent.push(to);
      await answer();
    },
    close: () => undefined,
  });

  test('a mail server gets the letter as it was written, and nothing of it stays', async () => {
    const server = await startMailServer();
    const transport = smtpTransport(server.url, from);
    const { deliver } = deliveryTo(transport);
    await post('meera@people.example');
    const [row] = await waiting();
    await deliver();
    const [message] = server.received;
    assert.equal(server.received.length, 1);
    assert.equal(message?.from, 'no-reply@nukkad.example');
    assert.deepEqual(message?.to, ['meera@people.example']);
    assert.match(message?.raw ?? '', /^From: Nukkad <no-reply@nukkad\.example>\r$/m);
    assert.match(message?.raw ?? '', /^Subject: Your code\r$/m);
    assert.match(message?.raw ?? '', /^Your code is 0417\./m);
    assert.ok(message?.raw.includes(`Message-ID: <${row?.id}@nukkad.example>`));
    assert.deepEqual(await waiting(), []);
    transport.close();
    await server.close();
  });

  test('a calendar file comes as what calendars read and as a file', async () => {
    const server = await startMailServer();
    const transport = smtpTransport(server.url, from);
    const calendar = { method: 'CANCEL', text: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } as const;
    const email = { to: 'meera@people.example', subject: 'Cancelled', text: 'See file', calendar };
    await db.transaction().execute((trx) => enqueueEmail(trx, email));
    await deliveryTo(transport).deliver();
    const raw = server.received[0]?.raw ?? '';
    assert.match(raw, /^Content-Type: text\/calendar; charset=utf-8; method=CANCEL\r$/im);
    assert.match(raw, /^Content-Disposition: attachment; filename=booking\.ics\r$/m);
    assert.ok(raw.includes(Buffer.from(calendar.text).toString('base64')));
    transport.close();
    await server.close();
  });

  test('an address is one address, whatever stands in it', async () => {
    const server = await startMailServer();
    const transport = smtpTransport(server.url, from);
    const { deliver } = deliveryTo(transport);
    await post('a@people.example, b@people.example');
    await post('c@people.example\r\nBcc: d@people.example');
    await deliver();
    const reached = server.received.flatMap(({ to }) => to);
    for (const one of ['a', 'b', 'd']) assert.ok(!reached.includes(`${one}@people.example`));
    transport.close();
    await server.close();
  });

  test('while the mail server is away letters wait, and arrive once when it is back', async () => {
    const { port, url, close } = await startMailServer();
    await close();
    const transport = smtpTransport(url, from);
    const { deliver, failures } = deliveryTo(transport);
    await post('kavya@people.example');
    await deliver();
    assert.equal(failures.length, 1);
    assert.equal((await waiting())[0]?.attempts, 1);
    await deliver();
    assert.equal(failures.length, 1, 'not before its time');

    const server = await startMailServer(port);
    await until(async () => {
      await deliver();
      return server.received.length > 0;
    }, 'the letter arrives');
    assert.equal(server.received.length, 1);
    assert.deepEqual(await waiting(), []);
    await deliver();
    assert.equal(server.received.length, 1);
    transport.close();
    await server.close();
  });

  test('whoever is at it at once, every letter goes out once', async () => {
    const sent: string[] = [];
    const workers = [0, 1, 2].map(() => deliveryTo(recording(sent, () => sleep(2))).deliver);
    const people = Array.from({ length: 40 }, (_, nth) => `person${nth}@people.example`);
    for (const person of people) await post(person);
    await Promise.all(workers.map((deliver) => deliver()));
    assert.deepEqual([...sent].sort(), [...people].sort());
    assert.deepEqual(await waiting(), []);
  });

  test('a letter that was taken is not sent again when striking it off fails', async () => {
    const sent: string[] = [];
    const { deliver } = deliveryTo(recording(sent));
    await post('imran@people.example');
    await sql`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN RAISE EXCEPTION ''out of order''; END'`.execute(db);
    await sql`CREATE TRIGGER refuse BEFORE DELETE ON job EXECUTE FUNCTION refuse()`.execute(db);
    await assert.rejects(deliver(), /out of order/);
    await sql`DROP FUNCTION refuse CASCADE`.execute(db);
    assert.equal((await waiting()).length, 1);
    await dueNow();
    await deliver();
    assert.deepEqual(sent, ['imran@people.example']);
    assert.deepEqual(await waiting(), []);
  });

  test('a letter whose sender died is sent when its lease has ended', async () => {
    const sent: string[] = [];
    const { runner, deliver } = deliveryTo(recording(sent));
    await post('joseph@people.example');
    assert.equal((await claimJobs(db, [runner])).length, 1);
    await deliver();
    assert.deepEqual(sent, []);
    await dueNow();
    await deliver();
    assert.deepEqual(sent, ['joseph@people.example']);
  });

  test('a letter nobody takes does not hold up the others', async () => {
    const server = await startMailServer();
    const transport = smtpTransport(server.url, from);
    const { deliver, failures } = deliveryTo(transport);
    await post('nobody@people.example');
    await post('lakshmi@people.example');
    await deliver();
    assert.deepEqual(
      server.received.map(({ to }) => to),
      [['lakshmi@people.example']],
    );
    assert.match(failures[0]?.failure ?? '', /^Error EENVELOPE RCPT TO 550/);
    assert.equal(failures[0]?.error, undefined, 'what the server said is not told');
    assert.equal((await waiting()).length, 1);

    await db.updateTable('job').set({ attempts: 100, run_at: sql`now()` }).execute();
    await deliver();
    assert.deepEqual(await waiting(), [], 'given up in the end');
    const dead = await db.selectFrom('job').select('last_error').execute();
    assert.match(dead[0]?.last_error ?? '', /EENVELOPE/);
    transport.close();
    await server.close();
  });
});
