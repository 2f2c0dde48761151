import type { Kysely } from 'kysely';
import type { Person } from '../../core/auth/sessions.store';
import type { Tables } from '../../core/db/tables.generated';
import type { GuestTokens } from '../../core/guest-tokens/guest-tokens';
import type { IdempotentWrite } from '../../core/http/idempotency';
import { orNotFound } from '../../core/http/problems';
import type { CategoriesService } from '../../directory';
import type { ComplaintNotifications } from './complaints.notifications';
import { type ComplaintRow, complaintNumbered, lockComplaint } from './complaints.store';
import { unknown } from './complaints.text';

/** Dependencies of the complaint services. */
export interface ComplaintDeps {
  db: Kysely<Tables>;
  categories: CategoriesService;
  idempotent: IdempotentWrite;
  keys: GuestTokens;
  notification: ComplaintNotifications;
}

/** The caller: a signed-in user, or a guest, who may present the token of a complaint. */
export interface Caller {
  person: Person | null;
  key: string | null;
}

/** Names of the complaint kinds by slug: those of the offices that accept complaints. */
export async function namesOfKinds(categories: CategoriesService): Promise<Map<string, string>> {
  const desks = (await categories.all()).filter(({ profession }) => profession === 'officer');
  return new Map(desks.map(({ slug, categoryName }) => [slug, categoryName]));
}

/** Whether the caller raised the complaint. */
export function isTheirs(row: ComplaintRow, { person, key }: Caller, keys: GuestTokens): boolean {
  if (row.user_id !== null) return row.user_id === person?.userId;
  return row.from_email !== null && key !== null && keys.isKeyOf('complaint', row.id, key);
}

/** The complaint with this number, locked until the transaction ends. */
export async function lockedNumber(trx: Kysely<Tables>, number: number): Promise<ComplaintRow> {
  const { id } = orNotFound(await complaintNumbered(trx, number), unknown);
  await lockComplaint(trx, id);
  return orNotFound(await complaintNumbered(trx, number), unknown);
}
