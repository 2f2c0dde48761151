import { type Expression, type Kysely, sql } from 'kysely';
import { isRecordOf } from '../../booking';
import { faceOf } from '../../core/assets/faces';
import type { Tables } from '../../core/db/tables.generated';
import { nobody } from './erased.model';

type Db = Kysely<Tables>;

/** Tables that are useless without the page. */
const ofPages = [
  ...(['credential', 'claim', 'onboarding_event', 'onboarding', 'portfolio_work'] as const),
  ...(['vendor_service', 'lesson_package', 'availability_exception', 'promotion', 'week'] as const),
  ...(['connected_busy', 'connected_calendar'] as const),
  'tax_profile',
] as const;

/**
 * Professionals keep the records they wrote, which the law may ask them for. Of records made by a
 * booking only an anonymous row stays, since a note without a name would still identify the client.
 * Ended links count as well; links that were only requested do not, since any user can request one.
 */
export async function eraseRecords(trx: Db, userId: string): Promise<void> {
  const isTheirs = sql<boolean>`(${isRecordOf(userId)}
    OR (client.user_id IS NULL AND client.id IN (SELECT link.client_id FROM client_link link
      WHERE link.user_id = ${userId}::uuid AND link.linked_at IS NOT NULL)))`;
  await trx
    .updateTable('assignment')
    .from('client')
    .set({ submission_text: null, file_id: null, remark: null })
    .whereRef('client.id', '=', 'assignment.client_id')
    .where(isTheirs)
    .execute();
  await trx
    .updateTable('client')
    .set({
      ...{ user_id: null, name: nobody, phone: null, email: null, gender: null, born: null },
      ...{ height_cm: null, weight_kg: null, concern: null, note: null },
    })
    .where(isTheirs)
    .where('made_by', '=', 'booking')
    .execute();
  await trx.updateTable('client').set({ user_id: null }).where('user_id', '=', userId).execute();
}

/**
 * Deletes what a professional wrote about others, since no one could show it to them any more.
 * Student submissions stay; files that are no longer visible to anyone are swept.
 */
export async function erasePractice(trx: Db, userId: string): Promise<void> {
  const page = trx.selectFrom('vendor').select('id').where('user_id', '=', userId);
  await trx.deleteFrom('legal_case').where('vendor_id', 'in', page).execute();
  for (const table of ofPages) {
    await trx.deleteFrom(table).where('vendor_id', 'in', page).execute();
  }
  await trx
    .updateTable('booking_rule')
    .set({ meeting_url: null })
    .where('vendor_id', 'in', page)
    .execute();
  await trx
    .deleteFrom('client_link')
    .where('vendor_id', 'in', page)
    .where('state', '!=', 'linked')
    .execute();
  await trx
    .updateTable('client_link')
    .set({ sent_to: null })
    .where('vendor_id', 'in', page)
    .execute();
  await trx
    .updateTable('client')
    .set({
      ...{ phone: null, email: null, gender: null, born: null, height_cm: null },
      ...{ weight_kg: null, concern: null, note: null },
    })
    .where('vendor_id', 'in', page)
    .execute();
  await erasePayoutAccounts(trx, page);
  await trx
    .updateTable('stored_file')
    .set({
      ...{ owner_id: null, name: 'file', is_public: false },
      created_at: sql<string>`now() - interval '1 day'`,
    })
    .where('owner_id', '=', userId)
    .execute();
}

/** Payouts stay in the books, and name where they went to nobody any more. */
export async function erasePayoutAccounts(
  trx: Db,
  owners: Expression<{ id: string }>,
  column: 'vendor_id' | 'campaign_id' = 'vendor_id',
): Promise<void> {
  await trx
    .updateTable('payout_account')
    .set({
      ...{ details: null, mask: '', proof: null, problem: null },
      ...{ fund_account_ref: null, check_ref: null },
      ended_at: sql<Date>`coalesce(ended_at, now())`,
    })
    .where(sql<boolean>`${sql.ref(column)} IN ${owners}`)
    .execute();
}

export async function erasePage(trx: Db, userId: string): Promise<string | undefined> {
  const page = await trx
    .updateTable('vendor')
    .set({
      status: 'suspended',
      user_id: null,
      name: nobody,
      phone: null,
      other_phones: [],
      ...{ whatsapp: null, landline: null },
      image: faceOf(userId, null),
      about: '',
      address: '',
      landmark: null,
      parking: null,
      qualifications: [],
      detail: JSON.stringify({ education: [], experience: [], specializations: [] }),
      evidence: '[]',
      ...{ title: '', languages: [], levels: [], courts: [], terms: '[]', gender: null },
      ...{ experience_years: 0, working_hours: '[]', lunch_from: null, lunch_to: null },
      // Clients with past bookings still see the page's part of town.
      lat: sql<number | null>`(SELECT lat FROM locality WHERE locality.id = locality_id)`,
      lng: sql<number | null>`(SELECT lng FROM locality WHERE locality.id = locality_id)`,
    })
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return page?.id;
}
