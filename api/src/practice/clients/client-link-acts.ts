import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import { notify } from '../../core/notifications/notify';
import * as store from './client-links.store';
import { clientNotifications, professionalNotifications } from './client-links.words';
import { recordsPage } from './link-token';

type Db = Kysely<Tables>;
type Side = 'client' | 'professional';

/** An account and the record it is linked to. */
interface Pair {
  vendorId: string;
  clientId: string;
  userId: string;
}

/** Links an account to a record, and ends all other open links and requests of both. */
export async function linkRecord(
  trx: Db,
  row: store.ClientLinkRow,
  pair: Pair,
  by: Side,
): Promise<void> {
  await store.markLinked(trx, row.id, pair);
  await store.addEvent(trx, row.id, 'linked', by);
  await store.endOpenOf(trx, pair.clientId, 'system');
  await store.endRequestsOf(trx, pair.vendorId, pair.userId);
}

/** Ends a link, a request or an invitation. */
export async function endLink(trx: Db, row: store.ClientLinkRow, by: Side): Promise<void> {
  if (row.state === 'linked' && row.client_id !== null && row.user_id !== null) {
    await store.letRecordGo(trx, row.client_id, row.user_id);
  }
  await store.markEnded(trx, row.id, by);
  await store.addEvent(trx, row.id, 'ended', by);
}

/** Emails to strangers' addresses are sent on behalf of listed professionals only. */
export async function listedProfessional(
  db: Db,
  vendorId: string,
  otherwise = () => new ApiError('not-found', 'There is no such professional.'),
): Promise<store.ProfessionalRow> {
  const vendor = await store.professional(db, vendorId);
  if (vendor?.status !== 'live') throw otherwise();
  return vendor;
}

export async function notifyProfessional(
  trx: Db,
  { user_id, profession }: store.ProfessionalRow,
  what: keyof typeof professionalNotifications,
): Promise<void> {
  if (user_id === null) return;
  const room =
    profession === 'doctor' ? 'patients' : profession === 'teacher' ? 'students' : 'clients';
  const link = `/${(profession ?? '').replace('-', ' ')}-dashboard/${room}`;
  const words = professionalNotifications[what]();
  await notify(trx, { userId: user_id, kind: 'support', link, ...words });
}

export async function notifyClient(
  trx: Db,
  { user_id, vendor_id }: store.ClientLinkRow,
  what: keyof typeof clientNotifications,
): Promise<void> {
  const vendor = await store.professional(trx, vendor_id);
  if (user_id === null || !vendor) return;
  const words = clientNotifications[what](vendor.name);
  await notify(trx, { userId: user_id, kind: 'support', link: recordsPage, ...words });
}
