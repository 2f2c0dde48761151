import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { notify } from '../../core/notifications/notify';
import { type CallBack, callBackEmail, callBackNotification } from './requests.text';

/** Notifies the vendors of a request by email and in the app, if they have an account. */
export async function notifyAsked(
  trx: Kysely<Tables>,
  vendors: string[],
  asked: CallBack,
  publicUrl: string,
): Promise<void> {
  if (vendors.length === 0) return;
  const people = await trx
    .selectFrom('vendor')
    .innerJoin('app_user', 'app_user.id', 'vendor.user_id')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select(['vendor.name', 'app_user.id as user_id', 'app_user.email', 'category.profession'])
    .where('vendor.id', 'in', vendors)
    .where('app_user.deleted_at', 'is', null)
    .execute();
  for (const { name: vendorName, user_id: userId, email: to, profession } of people) {
    const link = `/${profession}-dashboard`;
    const dashboard = new URL(link, publicUrl).href;
    await notify(trx, { userId, ...callBackNotification(asked), link });
    await enqueueEmail(trx, callBackEmail({ to, vendorName, dashboard, ...asked }));
  }
}
