import { limits } from '@nukkad/platform/contract';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';

type Db = Kysely<Tables>;

/** An account's links and requests with their professionals; ended ones last. */
export const linksOfUser = (db: Db, userId: string, id?: string) =>
  db
    .selectFrom('client_link as link')
    .innerJoin('vendor', 'vendor.id', 'link.vendor_id')
    .leftJoin('category', 'category.id', 'vendor.category_id')
    .select(['link.id', 'link.state', 'link.client_id', 'link.ended_by'])
    .select(['vendor.id as vendor_id', 'vendor.name', 'vendor.title', 'vendor.image'])
    .select(sql<string>`coalesce(category.profession, '')`.as('profession'))
    .select(sql<Date>`coalesce(link.ended_at, link.linked_at, link.begun_at)`.as('since'))
    .where('link.user_id', '=', userId)
    .where('link.state', '!=', 'invited')
    .$if(id !== undefined, (query) => query.where('link.id', '=', id as string))
    .orderBy(sql`link.state = 'ended'`)
    .orderBy('since', 'desc')
    .limit(limits.clientLinksShown)
    .execute();

export type OwnLinkRow = Awaited<ReturnType<typeof linksOfUser>>[number];

/** Appointments of records, newest first, at most the displayed number of each. */
export async function appointmentsOf(db: Db, clientIds: string[]) {
  if (clientIds.length === 0) return [];
  return db
    .selectFrom('client')
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('booking')
          .select(['booking.id', 'booking.kind', 'booking.status', 'booking.starts_at'])
          .select(['booking.ends_at', 'booking.service_name'])
          .whereRef('booking.client_id', '=', 'client.id')
          .where('booking.status', '!=', 'held')
          .orderBy('booking.starts_at', 'desc')
          .limit(limits.clientLinkAppointments)
          .as('visit'),
      (join) => join.onTrue(),
    )
    .select(['client.id as client_id', 'visit.id', 'visit.kind', 'visit.status'])
    .select(['visit.starts_at', 'visit.ends_at', 'visit.service_name'])
    .where('client.id', 'in', clientIds)
    .orderBy('visit.starts_at', 'desc')
    .execute();
}

/** Number of assignments per record, and of files attached to them. */
export async function assignmentsOf(db: Db, clientIds: string[]) {
  if (clientIds.length === 0) return [];
  return db
    .selectFrom('assignment')
    .select('client_id')
    .select(sql<number>`count(*)::int`.as('assignments'))
    .select(sql<number>`count(file_id)::int`.as('documents'))
    .where('client_id', 'in', clientIds)
    .groupBy('client_id')
    .execute();
}

/**
 * Requests to a professional, oldest first, each with the records that share its email or number.
 */
export async function requestsOf(db: Db, vendorId: string) {
  const { rows } = await sql<{
    id: string;
    name: string;
    email: string | null;
    phone: string | null;
    begun_at: Date;
    records: { id: string; number: number; name: string }[];
  }>`SELECT link.id, app_user.full_name AS name, link.email, link.phone, link.begun_at,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', client.id, 'number', client.number,
          'name', client.name) ORDER BY client.number)
        FROM client WHERE client.vendor_id = link.vendor_id AND client.user_id IS NULL
          AND (client.email = link.email OR client.phone = link.phone)), '[]') AS records
    FROM client_link link JOIN app_user ON app_user.id = link.user_id
    WHERE link.vendor_id = ${vendorId}::uuid AND link.state = 'requested'
    ORDER BY link.begun_at LIMIT ${limits.clientLinksShown}`.execute(db);
  return rows;
}

/** Invitations that can still be accepted, newest first. */
export const invitationsOf = (db: Db, vendorId: string) =>
  db
    .selectFrom('client_link')
    .select(['client_id', 'sent_to', 'begun_at', 'token_expires_at'])
    .where('vendor_id', '=', vendorId)
    .where('state', '=', 'invited')
    .where('token_expires_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('begun_at', 'desc')
    .limit(limits.clientLinksShown)
    .execute();
