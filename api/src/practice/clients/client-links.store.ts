import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

export type ClientLinkRow = Selectable<Tables['client_link']>;
type Act = Tables['client_link_event']['act'];
type Side = Tables['client_link_event']['by'];

/** Records an action on a link. Call it in the action's transaction. */
export async function addEvent(trx: Db, linkId: string, act: Act, by: Side): Promise<void> {
  await trx.insertInto('client_link_event').values({ link_id: linkId, act, by }).execute();
}

/** A professional's page that a client can be linked to, with the account to notify. */
export const professional = (db: Db, vendorId: string) =>
  db
    .selectFrom('vendor')
    .leftJoin('category', 'category.id', 'vendor.category_id')
    .select(['vendor.id', 'vendor.name', 'vendor.user_id', 'vendor.status', 'category.profession'])
    .where('vendor.id', '=', vendorId)
    .executeTakeFirst();

export type ProfessionalRow = NonNullable<Awaited<ReturnType<typeof professional>>>;

/** The id of a new request; undefined while an earlier one is open. */
export async function addRequest(
  trx: Db,
  request: { vendorId: string; userId: string; email: string | null; phone: string | null },
): Promise<string | undefined> {
  const { vendorId, userId, email, phone } = request;
  const added = await trx
    .insertInto('client_link')
    .values({
      ...{ vendor_id: vendorId, user_id: userId, state: 'requested', begun_by: 'client' },
      ...{ email, phone },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['vendor_id', 'user_id'])
        .where(sql<boolean>`state = 'requested'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

/** An unanswered request with an email, locked for update. */
export const requestToProve = (trx: Db, id: string) =>
  trx
    .selectFrom('client_link')
    .select(['id', 'vendor_id', 'email'])
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .forUpdate()
    .executeTakeFirst();

/** The professional's records with this email and without a linked account. */
export const recordsWithEmail = (db: Db, vendorId: string, email: string) =>
  db
    .selectFrom('client')
    .select(['id', 'email'])
    .where('vendor_id', '=', vendorId)
    .where('email', '=', email)
    .where('user_id', 'is', null)
    .limit(2)
    .execute();

/** Number of links sent to an address within a day. */
export async function countSentTo(db: Db, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('client_link')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('sent_to', '=', email)
    .where('begun_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

/** The contents of an emailed link. `seconds`: its lifetime. */
export interface Sent {
  clientId: string;
  email: string;
  tokenHash: string;
  seconds: number;
}

const sentValues = ({ clientId, email, tokenHash, seconds }: Sent) => ({
  ...{ client_id: clientId, sent_to: email, token_hash: tokenHash },
  token_expires_at: sql<string>`clock_timestamp() + ${seconds}::int * interval '1 second'`,
});

export async function noteProof(trx: Db, linkId: string, sent: Sent): Promise<void> {
  await trx.updateTable('client_link').set(sentValues(sent)).where('id', '=', linkId).execute();
}

/** Replaces an earlier invitation of the same record. */
export async function addInvitation(trx: Db, vendorId: string, sent: Sent): Promise<ClientLinkRow> {
  await endOpenOf(trx, sent.clientId, 'professional');
  return trx
    .insertInto('client_link')
    .values({
      ...{ vendor_id: vendorId, state: 'invited', begun_by: 'professional', ...sentValues(sent) },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The vendor of a valid token, to be locked before the link itself. */
export const vendorOfToken = async (db: Db, tokenHash: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('client_link')
      .select('vendor_id')
      .where('token_hash', '=', tokenHash)
      .where('token_expires_at', '>', sql<Date>`clock_timestamp()`)
      .executeTakeFirst()
  )?.vendor_id;

/** The open link with this token, locked for update. */
export const lockedByToken = (trx: Db, tokenHash: string): Promise<ClientLinkRow | undefined> =>
  trx
    .selectFrom('client_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('token_expires_at', '>', sql<Date>`clock_timestamp()`)
    .where('state', 'in', ['invited', 'requested'])
    .forUpdate()
    .executeTakeFirst();

/** A request to this professional, locked for update. */
export const lockedRequest = (trx: Db, vendorId: string, id: string) =>
  trx
    .selectFrom('client_link')
    .selectAll()
    .where('id', '=', id)
    .where('vendor_id', '=', vendorId)
    .where('begun_by', '=', 'client')
    .forUpdate()
    .executeTakeFirst();

/** A client's own request or link, locked for update. */
export const lockedOwn = (trx: Db, userId: string, id: string) =>
  trx
    .selectFrom('client_link')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** A record's link or invitation, locked for update. */
export const lockedOfClient = (trx: Db, vendorId: string, clientId: string) =>
  trx
    .selectFrom('client_link')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('vendor_id', '=', vendorId)
    .where('state', 'in', ['invited', 'linked'])
    .forUpdate()
    .execute();

/**
 * False when the record is not this professional's, is linked already, or has a different email
 * now.
 */
export async function takeRecord(
  trx: Db,
  { vendorId, clientId, userId }: { vendorId: string; clientId: string; userId: string },
  email: string | null,
): Promise<boolean> {
  const taken = await trx
    .updateTable('client')
    .set({ user_id: userId })
    .where('id', '=', clientId)
    .where('vendor_id', '=', vendorId)
    .where('user_id', 'is', null)
    .$if(email !== null, (query) => query.where('email', '=', email))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function letRecordGo(trx: Db, clientId: string, userId: string): Promise<void> {
  await trx
    .updateTable('client')
    .set({ user_id: null })
    .where('id', '=', clientId)
    .where('user_id', '=', userId)
    .execute();
}

export async function markLinked(
  trx: Db,
  id: string,
  { clientId, userId }: { clientId: string; userId: string },
): Promise<void> {
  await trx
    .updateTable('client_link')
    .set({
      ...{ state: 'linked', client_id: clientId, user_id: userId },
      ...{ token_hash: null, token_expires_at: null, email: null, phone: null },
      linked_at: sql<string>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function markEnded(
  trx: Db,
  id: string,
  by: 'client' | 'professional' | 'system',
): Promise<void> {
  await trx
    .updateTable('client_link')
    .set({ ...ended, ended_by: by })
    .where('id', '=', id)
    .execute();
}

const ended = {
  ...{ state: 'ended' as const, token_hash: null, token_expires_at: null },
  ...{ email: null, phone: null },
  ended_at: sql<string>`clock_timestamp()`,
};

/** Ends a record's open invitations. */
export async function endOpenOf(
  trx: Db,
  clientId: string,
  by: 'professional' | 'system',
): Promise<void> {
  await trx
    .updateTable('client_link')
    .set({ ...ended, ended_by: by })
    .where('client_id', '=', clientId)
    .where('state', '=', 'invited')
    .execute();
}

/** Ends a linked account's open requests to this professional. */
export async function endRequestsOf(trx: Db, vendorId: string, userId: string): Promise<void> {
  await trx
    .updateTable('client_link')
    .set({ ...ended, ended_by: 'system' })
    .where('vendor_id', '=', vendorId)
    .where('user_id', '=', userId)
    .where('state', '=', 'requested')
    .execute();
}

/** One of the professional's own records. */
export const recordOf = (db: Db, vendorId: string, clientId: string) =>
  db
    .selectFrom('client')
    .select(['id', 'email', 'user_id'])
    .where('id', '=', clientId)
    .where('vendor_id', '=', vendorId)
    .executeTakeFirst();

/** Creates the missing links of sample records that have an account. */
export async function linkSampleRecords(db: Db): Promise<void> {
  await sql`INSERT INTO client_link
      (vendor_id, client_id, user_id, state, begun_by, begun_at, linked_at)
    SELECT vendor_id, id, user_id, 'linked', 'booking', registered_on, registered_on
    FROM client WHERE user_id IS NOT NULL
      AND EXISTS (SELECT FROM vendor WHERE vendor.id = client.vendor_id AND vendor.is_sample)
      AND NOT EXISTS (SELECT FROM client_link link
        WHERE link.client_id = client.id AND link.state = 'linked')`.execute(db);
}
