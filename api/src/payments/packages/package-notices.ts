import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmail } from '../../core/email/emails';
import { referenceOf } from '../../core/http/reference';
import { translated } from '../../core/language/message-language';
import { languageOfUser } from '../../core/language/people-language.store';
import { notify } from '../../core/notifications/notify';
import { notificationTexts } from '../../core/notifications/templates';
import * as hi from './package-notices.hi';
import * as kn from './package-notices.kn';
import * as english from './package-notices.text';

/** E-mails about lesson packages in each language. */
export const packageWords = translated(english, { hi, kn });

const notifications = notificationTexts('package', english.notifications, {
  ...{ hi: hi.notifications, kn: kn.notifications },
});

/** Tells buyer and teacher of lessons that were paid for; `origin` is the site's. */
export async function notifyOfPurchase(
  trx: Kysely<Tables>,
  purchaseId: string,
  origin: string,
): Promise<void> {
  const { number, lessons, minutes, ...sold } = await purchaseToTell(trx, purchaseId);
  const price = { amount: sold.fee_amount, currency: sold.fee_currency };
  const said = { lessons, minutes, price, reference: referenceOf('L', number) };
  const lesson = new URLSearchParams({ id: sold.vendor_id, kind: 'lesson' });
  const language = await languageOfUser(trx, sold.user_id);
  const bought = packageWords(language).boughtEmail({
    ...{ ...said, to: sold.email, name: sold.full_name, other: sold.vendor_name },
    address: new URL(`/book?${lesson}`, origin).href,
  });
  await enqueueEmail(trx, { ...bought, language });
  if (sold.owner_id === null || sold.owner_email === null) return;
  const link = `/${sold.profession}-dashboard/payments`;
  await notify(trx, {
    ...{ userId: sold.owner_id, kind: 'payment', link },
    ...notifications.sold(lessons),
  });
  const ofOwner = await languageOfUser(trx, sold.owner_id);
  const email = packageWords(ofOwner).soldEmail({
    ...{ ...said, to: sold.owner_email, name: sold.vendor_name, other: sold.full_name },
    address: new URL(link, origin).href,
  });
  await enqueueEmail(trx, { ...email, language: ofOwner });
}

const purchaseToTell = (trx: Kysely<Tables>, id: string) =>
  trx
    .selectFrom('package_purchase as purchase')
    .innerJoin('app_user as buyer', 'buyer.id', 'purchase.user_id')
    .innerJoin('vendor', 'vendor.id', 'purchase.vendor_id')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .leftJoin('app_user as owner', 'owner.id', 'vendor.user_id')
    .select(['purchase.number', 'purchase.lessons', 'purchase.minutes', 'purchase.vendor_id'])
    .select(['purchase.fee_amount', 'purchase.fee_currency', 'category.profession'])
    .select(['buyer.id as user_id', 'buyer.email', 'buyer.full_name', 'vendor.name as vendor_name'])
    .select(['owner.id as owner_id', 'owner.email as owner_email'])
    .where('purchase.id', '=', id)
    .executeTakeFirstOrThrow();
