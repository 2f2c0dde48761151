import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { ComplaintStatus } from '@nukkad/platform/contract';
import { uuidv7 } from 'uuidv7';
import { onDatabase } from '../../../test/database/databases';
import { demoVendor } from '../../../test/fixtures/people';
import { emailsTo } from '../../../test/services/emails';
import type { Database } from '../../core/db/database';
import { guestTokens } from '../../core/guest-tokens/guest-tokens';
import { dueAfter } from './complaints.model';
import { complaintNotifications } from './complaints.notifications';
import { escalate } from './escalation';

const notification = complaintNotifications('https://nukkad.example', guestTokens('a secret'));
const published = new Date('2026-11-01T08:00:00Z');
const after_ = (days: number) => new Date(published.getTime() + days * 86_400_000);

interface Case {
  what: string;
  status: ComplaintStatus;
  days: number;
  level: number;
  moves: number;
}

const cases: Case[] = [
  { what: 'in its time it stays', status: 'received', days: 2.9, level: 1, moves: 0 },
  { what: 'not looked at within 3 days', status: 'received', days: 3, level: 2, moves: 1 },
  { what: 'looked at, it has 15', status: 'in-progress', days: 14.9, level: 1, moves: 0 },
  { what: 'and no more', status: 'in-progress', days: 15, level: 2, moves: 1 },
  { what: 'the head has 30', status: 'received', days: 29.9, level: 2, moves: 1 },
  { what: 'then it is Nukkad’s', status: 'received', days: 31, level: 3, moves: 2 },
  { what: 'and goes no further', status: 'in-progress', days: 400, level: 3, moves: 2 },
  { what: 'answered, it stays', status: 'answered', days: 400, level: 1, moves: 0 },
  { what: 'closed, it stays', status: 'closed', days: 400, level: 1, moves: 0 },
];

onDatabase((open) => {
  let database: Database;
  let officerId: string;
  before(async () => {
    database = await open(20);
    officerId = await demoVendor(database, 'officer');
  });
  after(() => database.close());

  async function stored(status: ComplaintStatus, email: string): Promise<string> {
    const id = uuidv7();
    const isAnswered = status === 'answered';
    const standing = { status, level: 1, isPublished: true };
    await database.query
      .insertInto('complaint')
      .values({
        ...{ id, kind: 'service-related', officer_id: officerId, body: 'Slow.', status },
        ...{ alike: 0, published_text: 'Slow.', published_at: published, from_email: email },
        answer_text: isAnswered ? 'Done.' : null,
        answered_at: isAnswered ? published : null,
        due_at: dueAfter(standing, published),
      })
      .execute();
    return id;
  }
  const levelOf = async (id: string) =>
    database.query
      .selectFrom('complaint')
      .select(['level', 'due_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const officeNotifications = async () =>
    (
      await database.query
        .selectFrom('notification')
        .select('title')
        .where('kind', '=', 'complaint')
        .execute()
    ).length;

  for (const [nth, { what, status, days, level, moves }] of cases.entries()) {
    test(what, async () => {
      const email = `sender-${nth}@example.in`;
      const id = await stored(status, email);
      const before = await officeNotifications();
      // Two processes at once, and again later: each step is notified once.
      await Promise.all([1, 2].map(() => escalate(database.query, notification, after_(days))));
      await escalate(database.query, notification, after_(days));
      const { level: reached } = await levelOf(id);
      assert.equal(reached, level);
      const emails = await emailsTo(database, email);
      assert.equal(emails.length, moves);
      assert.ok(emails.every(({ subject }) => subject.endsWith('has moved up')));
      assert.equal(await officeNotifications(), before + moves);
      const events = await database.query
        .selectFrom('complaint_event')
        .select('level')
        .where('complaint_id', '=', id)
        .orderBy('id')
        .execute();
      assert.deepEqual(
        events.map((event) => event.level),
        [2, 3].slice(0, moves),
      );
      await database.query.deleteFrom('complaint').where('id', '=', id).execute();
    });
  }

  test('samples have no clock', async () => {
    const { n } = await database.query
      .selectFrom('complaint')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('due_at', 'is not', null)
      .executeTakeFirstOrThrow();
    assert.equal(n, 0);
  });

  test('many at once are all moved', async () => {
    const ids = [];
    for (let nth = 0; nth < 60; nth += 1)
      ids.push(await stored('received', `many-${nth}@example.in`));
    await escalate(database.query, notification, after_(4));
    for (const id of ids) assert.equal((await levelOf(id)).level, 2);
  });
});
