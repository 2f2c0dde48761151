import {
  type Category,
  limits,
  type RankedPlace,
  type SearchExplanation,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { kmBetween } from '../geo/places.model';
import { ratingOf } from '../vendors/vendor.wire';
import { countAll } from './counts';
import type { ListQuery } from './list-query';
import { readPage } from './page';
import { pointsForKm, pointsForMatch } from './ranking.model';
import { type RankingFacts, readRankingFacts } from './ranking.store';
import { topicOf } from './topic.model';

/**
 * The first of a list in its order, each with the parts of its points. `points` is what the list is
 * sorted by; it equals the sum of the parts but for changes of the last second.
 *
 * @param meant the topics that the words named, the likeliest first
 */
export async function explainPage(
  db: Kysely<Tables>,
  listQuery: ListQuery,
  meant: Category[],
): Promise<SearchExplanation> {
  const { listed } = await readPage(db, listQuery, await countAll(db, listQuery));
  const first = listed.slice(0, limits.explainedPlaces);
  const ids = first.map(({ vendor_id }) => vendor_id);
  const facts = ids.length > 0 ? await readRankingFacts(db, ids) : [];
  const byId = new Map(facts.map((row) => [row.id, row]));
  return {
    meant: topicOf(meant[0]),
    place: listQuery.area.place,
    places: first.flatMap(({ vendor_id, key }) => {
      const row = byId.get(vendor_id);
      // Removed concurrently.
      if (!row) return [];
      const { id, name, title, profession } = row;
      const parts = partsOf(row, listQuery, meant);
      return [{ vendorId: id, name, title, profession, points: key, parts }];
    }),
  };
}

function partsOf(row: RankingFacts, listQuery: ListQuery, meant: Category[]): RankedPlace['parts'] {
  const { scope, shares } = listQuery;
  const node = row[scope.level] ?? '';
  const km = kmTo(row, listQuery);
  return {
    text: {
      points: pointsForMatch(shares.get(node) ?? 1),
      topic: meant.find(({ _id }) => _id === node)?.categoryName ?? null,
    },
    distance: {
      points: km === null ? 0 : pointsForKm(km),
      km: km === null ? null : Math.round(km * 10) / 10,
    },
    rating: {
      points: row.rating_points,
      average: ratingOf(row.rating_sum, row.rating_count)?.average ?? null,
      reviews: row.rating_count,
    },
    response: { points: row.response_points, minutes: row.reply_minutes },
    availability: { points: row.availability_points, days: row.open_days },
    completeness: { points: row.completeness_points, missing: row.missing },
  };
}

/** From the place asked for to the middle of the vendor's locality, as lists measure it. */
function kmTo({ locality_id }: RankingFacts, { area }: ListQuery): number | null {
  const middle = area.allLocalities.find(({ _id }) => _id === locality_id)?.point;
  return area.point && middle ? kmBetween(area.point, middle) : null;
}
