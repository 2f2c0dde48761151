import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { translated } from '../../core/language/message-language';
import { notify } from '../../core/notifications/notify';
import { notificationTexts } from '../../core/notifications/templates';
import * as hi from './requests.hi';
import * as kn from './requests.kn';
import * as english from './requests.text';

export const requestWords = translated(english, { hi, kn });

const requestNotifications = notificationTexts('appointment-request', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});

/** Notifies the vendors of a request by email and in the app, if they have an account. */
export async function notifyAsked(
  trx: Kysely<Tables>,
  vendors: string[],
  asked: english.CallBack,
  publicUrl: string,
): Promise<void> {
  if (vendors.length === 0) return;
  const people = await trx
    .selectFrom('vendor')
    .innerJoin('app_user', 'app_user.id', 'vendor.user_id')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select(['vendor.name', 'app_user.id as user_id', 'app_user.email', 'category.profession'])
    .select('app_user.language')
    .where('vendor.id', 'in', vendors)
    .where('app_user.deleted_at', 'is', null)
    .execute();
  for (const { name: vendorName, user_id: userId, email: to, ...person } of people) {
    const { profession, language } = person;
    const link = `/${profession}-dashboard`;
    const dashboard = new URL(link, publicUrl).href;
    await notify(trx, { userId, kind: 'booking', link, ...requestNotifications.callBack(asked) });
    const email = requestWords(language).callBackEmail({ to, vendorName, dashboard, ...asked });
    await enqueueEmail(trx, { ...email, language });
  }
}
