import { sql } from 'kysely';

/**
 * What a campaign has raised, of the row `campaign`: the ledger's money that is held for it, and
 * what seeded pledges say, which nobody paid. Summed up each time and kept nowhere.
 */
export const raised = sql<number>`(
  coalesce((SELECT sum(entry.amount) FROM ledger_entry entry
    WHERE entry.campaign_id = campaign.id AND entry.account = 'campaign-funds'), 0)
  + coalesce((SELECT sum(pledge.amount) FROM pledge WHERE pledge.campaign_id = campaign.id), 0)
)::bigint`;

/** Who gave and was not given back, each once; of pledges without an account nobody can tell. */
export const donors = sql<number>`(
  (SELECT count(DISTINCT donation.donor) FROM donation
    JOIN payment ON payment.donation_id = donation.id
    WHERE donation.campaign_id = campaign.id AND payment.state = 'paid')
  + (SELECT count(DISTINCT coalesce(pledge.user_id, pledge.id)) FROM pledge
    WHERE pledge.campaign_id = campaign.id)
)::int`;
