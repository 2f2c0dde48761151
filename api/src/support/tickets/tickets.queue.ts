import { type DecisionOffer, limits, messages, type QueueEntry } from '@nukkad/platform/contract';
import { cleanText } from '@nukkad/platform/contract/definitions';
import { formatPhone } from '@nukkad/platform/format';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { referenceNumber, referenceOf } from '../../core/http/reference';
import { notValid } from '../../core/http/refusals';
import type { Queue, QueueWanted } from '../../core/moderation/queue';
import { excerpt } from '../../core/text/excerpt';
import { answerTicket, closeTicket, reopenTicket } from './answering';
import type { TicketPlaces } from './ticket-notifications';
import { messagesOf } from './tickets.store';

type Db = Kysely<Tables>;

/** Support tickets. Waiting means open: the writer sent the last message. */
export const ticketsQueue = (places: TicketPlaces): Queue => ({
  name: 'tickets',

  async count(db, wanted) {
    const { count } = await asked(db, wanted)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async oldest(db) {
    const row = await asked(db, { state: 'waiting' })
      .select('created_at')
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst();
    return row?.created_at ?? null;
  },

  async page(db, wanted, { skip, most }) {
    const rows = await asked(db, wanted)
      .selectAll('support_ticket')
      .orderBy('created_at', wanted.state === 'waiting' ? 'asc' : 'desc')
      .orderBy('id')
      .offset(skip)
      .limit(most)
      .execute();
    return rows.map(toEntry);
  },

  async find(db, id) {
    const row = await db
      .selectFrom('support_ticket')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row) return undefined;
    const later = await messagesOf(db, id);
    const from = fromOf(row);
    return {
      ...toEntry(row),
      texts: [
        { kind: 'sent', by: from, text: row.message, time: row.created_at.toISOString() },
        ...later.map(({ is_ours, text, created_at }) => ({
          kind: is_ours ? ('reply' as const) : ('sent' as const),
          by: is_ours ? null : from,
          text,
          time: created_at.toISOString(),
        })),
      ],
      facts: [
        { fact: 'number', value: referenceOf('T', row.number) },
        { fact: 'status', value: row.status },
        { fact: 'email', value: row.email },
        ...(row.phone ? [{ fact: 'phone' as const, value: formatPhone(row.phone) }] : []),
      ],
      files: [],
      draft: '',
      offers: row.status === 'closed' ? ofClosed : ofOpen,
    };
  },

  async decide(trx, ticketId, { decision, text, by }) {
    if (decision === 'answer') {
      return answerTicket(trx, places, { ticketId, by, text: sayable(text) });
    }
    if (decision === 'close') return closeTicket(trx, places, ticketId);
    if (decision === 'reopen') return reopenTicket(trx, places, ticketId);
    throw new ApiError('conflict', 'A ticket is answered, closed or opened again.');
  },
});

const ofOpen: DecisionOffer[] = [
  { decision: 'answer', needs: ['text'] },
  { decision: 'close', needs: [] },
];
const ofClosed: DecisionOffer[] = [{ decision: 'reopen', needs: [] }];

function sayable(text: string | undefined): string {
  const clean = cleanText(text ?? '').trim();
  const problem =
    clean === ''
      ? messages.required
      : clean.length > limits.messageMaxLength
        ? `must be at most ${limits.messageMaxLength} characters`
        : null;
  if (problem !== null) throw notValid({ text: problem });
  return clean;
}

function asked(db: Db, { state, q }: QueueWanted) {
  const number = q === undefined ? undefined : referenceNumber(q);
  return db
    .selectFrom('support_ticket')
    .where('status', state === 'waiting' ? '=' : '<>', 'open')
    .$if(number !== undefined, (query) => query.where('number', '=', number as number))
    .$if(q !== undefined && number === undefined, (query) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', first_name, last_name, email, message)),
          lower(${q}::text)) > 0`,
      ),
    );
}

interface Row {
  id: string;
  number: number;
  first_name: string;
  last_name: string;
  message: string;
  status: 'open' | 'answered' | 'closed';
  created_at: Date;
}

const fromOf = ({ first_name, last_name }: Row): string => `${first_name} ${last_name}`.trim();

const toEntry = (row: Row): QueueEntry => ({
  _id: row.id,
  title: referenceOf('T', row.number),
  excerpt: excerpt(row.message),
  from: fromOf(row),
  time: row.created_at.toISOString(),
  state: row.status === 'open' ? 'waiting' : 'settled',
  dueAt: null,
});
