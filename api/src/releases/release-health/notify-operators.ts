import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmails } from '../../core/email/emails';
import { notify } from '../../core/notifications/notify';
import { healthNotifications, healthWords } from './health.words';
import type { WatchedPart } from './reports.model';

/** Notifies every operator of a canary that was taken back, in the caller's transaction. */
export async function notifyOperators(
  trx: Kysely<Tables>,
  watched: WatchedPart,
  why: string,
  origin: string,
): Promise<void> {
  const operators = await trx
    .selectFrom('app_user')
    .select(['id', 'email', 'full_name', 'language'])
    .where('role', '=', 'operator')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const link = `/operator-dashboard/releases?part=${encodeURIComponent(watched.part)}`;
  for (const { id } of operators) {
    const said = healthNotifications.takenBack(watched, why);
    await notify(trx, { userId: id, kind: 'release', link, ...said });
  }
  const address = new URL(link, origin).href;
  const letters = operators.map(({ email: to, full_name: name, language }) => {
    const words = healthWords(language);
    return { to, ...words.letter(name, words.takenBack(watched, why), address), language };
  });
  await enqueueEmails(trx, letters, 'high');
}
