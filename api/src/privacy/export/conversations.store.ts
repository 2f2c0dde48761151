import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';
import { provenEmailOf } from '../../identity';
import { clientName, messagesOf, sideOf, threadsOf, toMessage } from '../../messaging';

type Db = Kysely<Tables>;

export const tickets = (db: Db, { userId }: Person) =>
  db
    .selectFrom('support_ticket as ticket')
    .select(['ticket.number', 'ticket.first_name as firstName', 'ticket.last_name as lastName'])
    .select(['ticket.email', 'ticket.phone', 'ticket.message', 'ticket.status as state'])
    .select('ticket.created_at as opened')
    .select((row) =>
      jsonArrayFrom(
        row
          .selectFrom('support_message as said')
          .select(['said.text', 'said.is_ours as isSupport', 'said.created_at as time'])
          .whereRef('said.ticket_id', '=', 'ticket.id')
          .orderBy('said.created_at'),
      ).as('messages'),
    )
    .where('ticket.user_id', '=', userId)
    .orderBy('ticket.created_at')
    .execute();

/** Asked anonymously, with an email address for the answer. */
export const questions = (db: Db, { userId }: Person) =>
  db
    .selectFrom('question')
    .select(['number', 'profession', 'text', 'published_text as published'])
    .select(['status as state', 'created_at as asked'])
    .where(sql`lower(email)`, '=', sql`lower(${provenEmailOf(userId)})`)
    .orderBy('created_at')
    .execute();

/** Conversations as client and as professional; the other side's messages as displayed. */
export async function conversations(db: Db, reader: Person) {
  const threads = await threadsOf(db, reader, null);
  const told = [];
  for (const thread of threads) {
    const side = sideOf(reader, thread);
    const said = await messagesOf(db, thread.id);
    told.push({
      with: side === 'client' ? thread.vendor_name : clientName(thread),
      messages: said.reverse().map((one) => toMessage(side, one, !thread.is_acquainted)),
    });
  }
  return told;
}
