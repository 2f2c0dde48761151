import { sql } from 'kysely';

/**
 * The amount a campaign has raised, for the row `campaign`: held money in the ledger plus seeded
 * pledges, which are samples without payment. Always summed, never stored.
 */
export const raised = sql<number>`(
  coalesce((SELECT sum(entry.amount) FROM ledger_entry entry
    WHERE entry.campaign_id = campaign.id AND entry.account = 'campaign-funds'), 0)
  + coalesce((SELECT sum(pledge.amount) FROM pledge WHERE pledge.campaign_id = campaign.id), 0)
)::bigint`;

/** Distinct donors not refunded; pledges without an account cannot be told apart. */
export const donors = sql<number>`(
  (SELECT count(DISTINCT donation.donor) FROM donation
    JOIN payment ON payment.donation_id = donation.id
    WHERE donation.campaign_id = campaign.id AND payment.state = 'paid')
  + (SELECT count(DISTINCT coalesce(pledge.user_id, pledge.id)) FROM pledge
    WHERE pledge.campaign_id = campaign.id)
)::int`;
