import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { startTestApp, type TestApp } from '../../../test/app/app';
import { onDatabase } from '../../../test/database/databases';
import { leaveTraces, traces } from '../../../test/personal-data/belongings';
import {
  batch,
  guestContactDays,
  oldest,
  type Rule,
  rules,
  supportTextDays,
} from './retention.model';
import { endRetention } from './retention.store';

const day = 86_400_000;
const start = Date.UTC(2000, 0, 1);
const at = (days: number) => new Date(start + days * day);

onDatabase((open) => {
  let running: TestApp;
  before(async () => {
    running = await startTestApp(open, { vendors: 20 });
    await leaveTraces(running);
    for (const statement of samples) await sql.raw(statement).execute(running.database.query);
  });
  after(() => running.close());

  const count = async ({ table, since }: Rule, time: Date) => {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}
      WHERE ${sql.ref(since)} = ${time}`.execute(running.database.query);
    return rows[0]?.n ?? 0;
  };

  for (const rule of rules) {
    test(`${rule.table}: is kept for ${rule.days} days and no longer`, async () => {
      const { query } = running.database;
      await sql`UPDATE ${sql.table(rule.table)} SET ${sql.ref(rule.since)} = ${at(0)}`.execute(
        query,
      );
      const kept = await count(rule, at(0));
      assert.ok(kept > 0);
      await endRetention(query, at(rule.days));
      assert.equal(await count(rule, at(0)), kept);
      await endRetention(query, new Date(at(rule.days).getTime() + 1));
      assert.equal(await count(rule, at(0)), 0);
    });
  }

  for (const email of ['kavya@example.in', null]) {
    test(`whom a guest’s booking was for is forgotten, with ${email ?? 'no address'}; that it was stays`, async () => {
      const { query } = running.database;
      const { id, ends_at } = await query
        .selectFrom('booking')
        .select(['id', 'ends_at'])
        .where('client_name', '=', traces.guestName)
        .executeTakeFirstOrThrow();
      const guest = () =>
        query
          .selectFrom('booking')
          .select(['client_name', 'client_phone', 'client_email', 'reason'])
          .where('id', '=', id)
          .executeTakeFirst();
      const told = { client_name: traces.guestName, client_phone: traces.phone };
      const stored = { ...told, client_email: email, reason: traces.guestReason };
      const before = await guest();
      await query.updateTable('booking').set(stored).where('id', '=', id).execute();
      const end = ends_at.getTime() + guestContactDays * day;
      await endRetention(query, new Date(end));
      assert.deepEqual(await guest(), stored);
      await endRetention(query, new Date(end + 1));
      const nothing = { client_name: null, client_phone: null, client_email: null, reason: null };
      assert.deepEqual(await guest(), nothing);
      await query
        .updateTable('booking')
        .set(before ?? {})
        .where('id', '=', id)
        .execute();
    });
  }

  test('a support request ends with its messages, counted from the last of them', async () => {
    const { query } = running.database;
    const { id } = await query
      .insertInto('support_ticket')
      .values({
        ...{ id: uuidv7(), first_name: 'Nila', last_name: 'R', email: 'nila@example.in' },
        ...{ phone: '+919812345678', message: 'The page is empty.', status: 'answered' },
        created_at: at(0),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = { id: uuidv7(), ticket_id: id, is_ours: true, text: 'Try again.' };
    await query
      .insertInto('support_message')
      .values({ ...message, created_at: at(9) })
      .execute();
    const left = async () =>
      (await query.selectFrom('support_ticket').select('id').where('id', '=', id).execute()).length;
    await endRetention(query, at(9 + supportTextDays));
    assert.equal(await left(), 1);
    await endRetention(query, new Date(at(9 + supportTextDays).getTime() + 1));
    assert.equal(await left(), 0);
    const messages = await query
      .selectFrom('support_message')
      .select('id')
      .where('ticket_id', '=', id)
      .execute();
    assert.deepEqual(messages, []);
  });

  test('more than one batch goes in one round', async () => {
    const { query } = running.database;
    await sql`INSERT INTO kept_letter (id, recipient, subject, text, sent_at)
      SELECT gen_random_uuid(), 'a@b.example', 's', 't', ${at(0)}
      FROM generate_series(1, ${batch + 1}::int)`.execute(query);
    assert.equal((await endRetention(query, at(31))).kept_letter, batch + 1);
  });
});

test('a day is a day of 24 hours', () => {
  assert.deepEqual(oldest(2, at(2)), at(0));
});

const someone = "(SELECT id FROM app_user WHERE email = 'user@demo.example')";

/** A row for each rule whose table no other fixture fills. */
const samples = [
  `INSERT INTO one_time_code (owner_id, purpose, id, email, code_hash, browser_hash, expires_at)
    VALUES (${someone}, 'email', gen_random_uuid(), 'a@b.example', 'hash', 'hash', now())`,
  `INSERT INTO password_reset (token_hash, user_id, expires_at) VALUES ('hash', ${someone}, now())`,
  `INSERT INTO operator_enrolment (user_id, token_hash, expires_at)
    VALUES (${someone}, 'hash', now())`,
  `INSERT INTO email_take_back (token_hash, user_id, email, expires_at)
    VALUES ('hash', ${someone}, 'former@example.in', now())`,
  `INSERT INTO allowance (key, used, until) VALUES ('retention', 1, now())`,
  `INSERT INTO client_error (id, code, message, path)
    VALUES (gen_random_uuid(), 'REMOTE_CRASHED', 'm', '/')`,
  `INSERT INTO job (id, kind, payload, priority, dead_at)
    VALUES (gen_random_uuid(), 'email', '{}', 0, now())`,
  `INSERT INTO kept_letter (id, recipient, subject, text)
    VALUES (gen_random_uuid(), 'a@b.example', 's', 't')`,
  'DELETE FROM vendor_view',
  `INSERT INTO vendor_view (vendor_id, day, views) SELECT id, '2026-01-01', 1 FROM vendor LIMIT 2`,
  `INSERT INTO contact_reveal (id, vendor_id) SELECT gen_random_uuid(), id FROM vendor LIMIT 2`,
  'DELETE FROM booking_reminder',
  `INSERT INTO booking_reminder (booking_id, starts_at, hours)
    SELECT id, starts_at, 24 FROM booking LIMIT 2`,
  'DELETE FROM waitlist_entry',
  `INSERT INTO waitlist_entry (id, vendor_id, user_id, kind, day, state)
    SELECT gen_random_uuid(), id, ${someone}, 'appointment', '2026-01-01', 'waiting'
    FROM vendor LIMIT 2`,
  `INSERT INTO appointment_request (id, name, phone, city)
    VALUES (gen_random_uuid(), 'n', '+919812345678', 'Bengaluru')`,
];
