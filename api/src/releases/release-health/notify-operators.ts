import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { enqueueEmails } from '../../core/email/emails';
import { notify } from '../../core/notifications/notify';
import { text, type Words } from './health.text';

/** Notifies every operator, on screen and by email, in the caller's transaction. */
export async function notifyOperators(
  trx: Kysely<Tables>,
  { part, ...words }: Words & { part: string },
  origin: string,
): Promise<void> {
  const operators = await trx
    .selectFrom('app_user')
    .select(['id', 'email', 'full_name'])
    .where('role', '=', 'operator')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const link = `/operator-dashboard/releases?part=${encodeURIComponent(part)}`;
  for (const { id } of operators) {
    await notify(trx, { userId: id, kind: 'release', link, ...words });
  }
  const address = new URL(link, origin).href;
  const letters = operators.map(({ email, full_name: name }) => ({
    to: email,
    ...text.letter(name, words, address),
  }));
  await enqueueEmails(trx, letters, 'high');
}
