import type { RankingDetail } from '@nukkad/platform/contract';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { rankingDetails, rankingWeights } from './ranking.model';

const { response, availability, completeness } = rankingWeights;

/** Whether a row `vendor` has a detail. */
const hasDetail: Record<RankingDetail, RawBuilder<boolean>> = {
  about: sql`vendor.about <> ''`,
  qualifications: sql`cardinality(vendor.qualifications) > 0`,
  languages: sql`cardinality(vendor.languages) > 0`,
  fields: sql`coalesce(vendor.detail -> 'specializations', '[]') <> '[]'`,
  landmark: sql`coalesce(vendor.landmark, '') <> ''`,
};

const presentDetails = sql<number>`(${sql.join(
  Object.values(hasDetail).map((has) => sql`(${has})::int`),
  sql` + `,
)})`;

const openDays = sql<number>`(SELECT count(DISTINCT day -> 'weekday')::int
  FROM jsonb_array_elements(vendor.working_hours) day)`;

/** Points of a row `vendor` that depend on nothing else. */
const points = {
  rating: sql<number>`vendor.rating_rank`,
  response: sql<number>`coalesce(round(${sql.lit(response.most)} * greatest(0,
    1 - vendor.reply_minutes::numeric / ${sql.lit(response.slowMinutes)}))::int, 0)`,
  availability: sql<number>`${sql.lit(availability.perDay)} * ${openDays}`,
  completeness: sql<number>`${sql.lit(completeness.perDetail)} * ${presentDetails}`,
};

/** `search_row.rank` of a row `vendor`. */
export const rankOfVendor = sql<number>`(${sql.join(Object.values(points), sql` + `)})`;

/** What the ranks of these vendors are computed of, in any order. */
export const readRankingFacts = (db: Kysely<Tables>, ids: string[]) =>
  db
    .selectFrom('vendor')
    .innerJoin('category', 'category.id', 'vendor.category_id')
    .select(['vendor.id', 'vendor.name', 'vendor.title', 'category.profession'])
    .select(['vendor.category_id', 'vendor.sub_category_id', 'vendor.locality_id'])
    .select(['vendor.rating_sum', 'vendor.rating_count', 'vendor.reply_minutes'])
    .select([
      openDays.as('open_days'),
      points.rating.as('rating_points'),
      points.response.as('response_points'),
      points.availability.as('availability_points'),
      points.completeness.as('completeness_points'),
      sql<RankingDetail[]>`array_remove(ARRAY[${sql.join(
        rankingDetails.map(
          (detail) => sql`CASE WHEN NOT (${hasDetail[detail]}) THEN ${sql.lit(detail)} END`,
        ),
      )}]::text[], NULL)`.as('missing'),
    ])
    .where('vendor.id', 'in', ids)
    .execute();

export type RankingFacts = Awaited<ReturnType<typeof readRankingFacts>>[number];
