import { type GeoPlace, limits, type VendorsAnswer } from '@nukkad/platform/contract';
import type { Filters } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import { nextTimesOf } from '../../availability';
import { memoize } from '../../core/caching/memoize';
import { refreshBehind } from '../../core/caching/refresh-behind';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import type { GeoService } from '../geo/geo.service';
import { kmBetween } from '../geo/places.model';
import { toVendor, workingOf } from '../vendors/vendor.wire';
import { cardsOf } from '../vendors/vendors.store';
import { areaOf } from './area';
import { countAll } from './counts';
import { writeCursor } from './cursor.model';
import { facetsOf } from './facet-list';
import { readOptions } from './facet-options';
import { type ListQuery, type Subject, toListQuery } from './list-query';
import { type Page, readPage } from './page';
import { weeksReader } from './weeks.store';

interface Deps {
  reading: Kysely<Tables>;
  geo: GeoService;
  /** The default place of searches without one. */
  home: () => Promise<GeoPlace>;
}

/** Maximum age in milliseconds; options change with reference data only. */
const optionsFreshFor = 60_000;

/**
 * Ages in milliseconds. With the second until a change is processed, lists follow within two
 * seconds; while there are lists, none waits for the next reading.
 */
const weekAges = { refreshed: 500, served: 1_000 };

export type ListsService = ReturnType<typeof listsService>;

/** All vendor lists: one way of filtering, counting, ordering and paging. */
export function listsService({ reading, geo, home }: Deps) {
  const options = memoize(optionsFreshFor, () => readOptions(reading));
  const readWeeks = weeksReader(reading);
  const weeks = refreshBehind(weekAges, () => readWeeks(new Date()));

  return {
    /** Reads what lists keep in memory, so that no request waits for the first reading. */
    async warm(): Promise<void> {
      await weeks();
    },

    /**
     * Validates a query for a list of `subject`'s vendors. Fails with `validation` or
     * `place-unknown`. `Subject.only` covers every city.
     */
    async understand(filters: Filters, subject: Subject): Promise<ListQuery> {
      const reachesEverywhere = subject.only !== null || filters.ids !== undefined;
      const area = await areaOf(filters, { geo, home }, reachesEverywhere);
      const known = { options: await options(), weeks: await weeks() };
      return toListQuery(filters, subject, area, known);
    },

    /** Fails with `page-out-of-range` for a page beyond the last. */
    async answer(listQuery: ListQuery): Promise<VendorsAnswer> {
      const counts = await countAll(reading, listQuery);
      const { page, limit } = listQuery;
      const mostPages = Math.ceil(limits.countedVendors / limit);
      // Check before reading: no list has such a page.
      if (page > mostPages && !listQuery.after) throw beyond(page, mostPages);
      const found = await readPage(reading, listQuery, counts);
      const totalPages = Math.min(mostPages, Math.ceil(found.total / limit));
      if (page > Math.max(1, totalPages) && !listQuery.after) throw beyond(page, totalPages);
      return {
        vendors: await cards(listQuery, found),
        page,
        limit,
        total: found.total,
        totalPages,
        isTotalExact: found.isTotalExact,
        next: nextOf(listQuery, found),
        facets: facetsOf(listQuery, counts),
        place: listQuery.area.place,
      };
    },
  };

  async function cards({ area: { point }, limit }: ListQuery, { listed }: Page) {
    const ids = listed.slice(0, limit).map(({ vendor_id }) => vendor_id);
    const rows = new Map((await cardsOf(reading, ids)).map((row) => [row.id, row]));
    const working = [...rows.values()].map(workingOf);
    const times = await nextTimesOf(reading, working, new Date(), limits.slotsOnCard);
    return ids.flatMap((id) => {
      const row = rows.get(id);
      // Removed concurrently.
      if (!row) return [];
      const km = point && Math.round(kmBetween(point, row) * 10) / 10;
      return [toVendor(row, { km, nextSlots: times.get(row.id) })];
    });
  }
}

function nextOf({ sort, after, page, limit }: ListQuery, { listed }: Page): string | null {
  const last = listed[limit - 1];
  if (listed.length <= limit || !last) return null;
  const position = (after ? after.position : (page - 1) * limit) + limit;
  return writeCursor({ sort, key: last.key, id: last.vendor_id, position });
}

const beyond = (page: number, pages: number) =>
  new ApiError('page-out-of-range', `There is no page ${page} of ${pages}.`);
