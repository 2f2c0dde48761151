import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { stopCampaign } from '../../fundraising';
import { erasePayoutAccounts } from './practice-erasure.store';

type Db = Kysely<Tables>;

const nobody = 'Deleted account';
const organiserLeft = 'Its organiser has left Nukkad.';

/**
 * Donations stay in the books without the donor, including those from before the account existed. A
 * campaign loses its recipient, so its money is refunded, unless it was paid out.
 */
export async function eraseFunding(trx: Db, userId: string, email: string): Promise<void> {
  await trx
    .updateTable('donation')
    .set({ name: nobody, email: null, message: null, key_hash: null, donor: userId })
    .where(({ or, eb }) =>
      or([eb('user_id', '=', userId), eb(sql`lower(email)`, '=', email.toLowerCase())]),
    )
    .execute();
  await trx
    .deleteFrom('campaign_interest')
    .where(({ or, eb }) =>
      or([eb('user_id', '=', userId), eb(sql`lower(email)`, '=', email.toLowerCase())]),
    )
    .execute();
  await trx.deleteFrom('campaign_draft').where('owner_id', '=', userId).execute();
  await eraseCampaigns(trx, userId);
}

async function eraseCampaigns(trx: Db, userId: string): Promise<void> {
  const own = trx.selectFrom('campaign').select('id').where('owner_id', '=', userId);
  await erasePayoutAccounts(trx, own, 'campaign_id');
  const owned = await trx
    .updateTable('campaign')
    .set({ owner_id: null, organiser: nobody })
    .where('owner_id', '=', userId)
    .returning(['id', 'ends_at', 'stopped_at'])
    .execute();
  for (const { id } of owned) {
    await trx.deleteFrom('campaign_interest').where('campaign_id', '=', id).execute();
    await stopCampaign(trx, id, organiserLeft);
  }
}
