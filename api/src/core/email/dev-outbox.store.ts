import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.generated';
import type { MailTransport } from './delivery';
import type { Email } from './emails';

/** An email as the development outbox shows it. */
export interface OutboxEmail extends Email {
  sentAt: string;
}

const shown = 200;

/** Stores emails for developers instead of sending them. */
export function outboxTransport(db: Kysely<Tables>): MailTransport {
  return {
    async send({ to, subject, text, calendar, unsubscribe }, id) {
      await db
        .insertInto('kept_letter')
        .values({
          ...{ id, recipient: to, subject, text },
          calendar: calendar ? JSON.stringify(calendar) : null,
          unsubscribe: unsubscribe ?? null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    close: () => undefined,
  };
}

/** Stored emails, newest first. */
export async function outboxEmails(db: Kysely<Tables>): Promise<OutboxEmail[]> {
  const rows = await db
    .selectFrom('kept_letter')
    .selectAll()
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shown)
    .execute();
  return rows.map(({ recipient, subject, text, calendar, unsubscribe, sent_at }) => ({
    ...{ to: recipient, subject, text },
    ...(calendar && { calendar }),
    ...(unsubscribe !== null && { unsubscribe }),
    sentAt: new Date(sent_at).toISOString(),
  }));
}
