import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/core/db/tables.generated';
import { namedId } from '../../ids';
import { ago } from '../texts/ago';
import { demoUserId } from './demo';
import { demoPhone } from './demo-diary';

const me = demoUserId('user');

const places = [
  { label: 'Home', line: 'No. 118, 14th Cross, 27th Main', city: 'Bengaluru', pin: '560102' },
  { label: 'Parents', line: 'No. 9, Temple Road, Malleswaram', city: 'Bengaluru', pin: '560003' },
];

/** Accounts among the demo user's favourites, and their list. */
const liked: [account: string, list: string | null][] = [
  ['doctor', 'Family'],
  ['teacher', 'Family'],
  ['ca', null],
  ['labour', null],
];

/** Conversation with the demo doctor, oldest first; the last message is unread. */
const said: [by: 'client' | 'vendor', daysAgo: number, text: string][] = [
  ['client', 2, 'Is it all right to eat before the appointment?'],
  ['vendor', 1.9, 'Yes, something light. Please come ten minutes early the first time.'],
  ['client', 1.8, 'Thank you, I will.'],
  ['vendor', 0.2, 'If the filling hurts in the meantime, write to me here.'],
];

const asked = 'Can I get an invoice for a lesson?\nI need it for my employer.';
const answered = 'Yes: the professional gives you one at the visit. Ask them for it by message.';

/** The demo user's saved data: places, favourites, a conversation, a ticket. */
export async function seedDemoBelongings(db: Kysely<Tables>, now: Date): Promise<void> {
  const person = await db
    .selectFrom('app_user')
    .select(['full_name', 'email'])
    .where('id', '=', me)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!person) return;
  await addPlaces(db, person.full_name);
  const vendors = await vendorsOf(db);
  await addFavourites(db, vendors, now);
  const doctor = vendors.get('doctor');
  if (doctor) await addThread(db, doctor, now);
  await addTicket(db, person, now);
}

async function vendorsOf(db: Kysely<Tables>): Promise<Map<string, string>> {
  const accounts = new Map(liked.map(([account]) => [demoUserId(account), account]));
  const rows = await db
    .selectFrom('vendor')
    .select(['id', 'user_id'])
    .where('user_id', 'in', [...accounts.keys()])
    .execute();
  return new Map(rows.map(({ id, user_id }) => [accounts.get(user_id as string) as string, id]));
}

async function addPlaces(db: Kysely<Tables>, name: string): Promise<void> {
  const rows = places.map((place, nth) => ({
    id: namedId('demo address', place.label),
    user_id: me,
    ...place,
    name,
    mobile: demoPhone,
    is_default: nth === 0,
  }));
  await db.insertInto('address').values(rows).execute();
}

async function addFavourites(db: Kysely<Tables>, vendors: Map<string, string>, now: Date) {
  const rows = liked.flatMap(([account, list], nth) => {
    const vendor_id = vendors.get(account);
    return vendor_id ? [{ user_id: me, vendor_id, list, created_at: ago(now, 3 + nth) }] : [];
  });
  if (rows.length > 0) await db.insertInto('favourite').values(rows).execute();
}

async function addThread(db: Kysely<Tables>, vendor_id: string, now: Date): Promise<void> {
  const id = namedId('demo thread', 'doctor');
  const read = { client_read_at: ago(now, 1), vendor_read_at: ago(now, 0.1) };
  await db
    .insertInto('thread')
    .values({ id, vendor_id, user_id: me, created_at: ago(now, 2), ...read })
    .execute();
  const messages = said.map(([by, daysAgo, text]) => ({
    id: namedId('demo message', text),
    thread_id: id,
    is_vendors: by === 'vendor',
    text,
    created_at: ago(now, daysAgo),
  }));
  await db.insertInto('message').values(messages).execute();
}

async function addTicket(
  db: Kysely<Tables>,
  person: { full_name: string; email: string },
  now: Date,
): Promise<void> {
  const id = namedId('demo ticket', 'invoice');
  const [first_name = '', last_name = ''] = person.full_name.split(' ');
  const { email } = person;
  await db
    .insertInto('support_ticket')
    .values({
      ...{ id, user_id: me, first_name, last_name, email },
      phone: demoPhone,
      message: asked,
      status: 'answered',
      created_at: ago(now, 12),
    })
    .execute();
  await db
    .insertInto('support_message')
    .values({
      id: namedId('demo ticket', 'answer'),
      ticket_id: id,
      is_ours: true,
      author_id: demoUserId('operator'),
      text: answered,
      created_at: ago(now, 11),
    })
    .execute();
}
