import { limits, type MapAnswer, type MapPoint } from '@nukkad/platform/contract';
import type { Filters } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { isPinned } from '../search/candidates';
import { sizesOf } from '../search/count.store';
import type { ListQuery } from '../search/list-query';
import type { Asked, Division, SearchService } from '../search/search.service';
import {
  type Box,
  blurred,
  boxAround,
  groupSide,
  type NamedPoint,
  partOf,
  placesIn,
} from './box.model';
import { type MapReading, namesOf, type Placed, readGroups, readPlaced } from './map.store';

interface Deps {
  db: Kysely<Tables>;
  search: SearchService;
  /** Address of the PMTiles file beneath; undefined where there is none. */
  tiles: string | undefined;
}

export type MapService = ReturnType<typeof mapService>;

/** Where the professionals of a list are. Without `box`: of the whole list. */
export function mapService({ db, search, tiles = undefined }: Deps) {
  return {
    /** Fails as every list does. */
    async ofList(division: Division, filters: Filters, box: Box | null): Promise<MapAnswer> {
      return answer(await search.queryOf(division, filters), box);
    },

    /** Fails as every search does. */
    async ofSearch(
      q: string,
      division: Division,
      asked: Asked,
      box: Box | null,
    ): Promise<MapAnswer> {
      return answer(await search.queryOfSearch(q, division, asked), box);
    },
  };

  async function answer(listQuery: ListQuery, box: Box | null): Promise<MapAnswer> {
    const reading = { scope: listQuery.scope, narrowing: listQuery.narrowing, box };
    const placed = await readPlaced(db, reading);
    const shown =
      placed.length > limits.mapPoints
        ? await grouped(reading, listQuery)
        : { ...exactly(placed.length), points: await pointsOf(placed), groups: [] };
    const localities = localitiesOf(listQuery);
    const places = placesIn(box ?? boxAround(localities), localities);
    return { ...shown, places, tiles: tiles ?? null };
  }

  async function grouped(reading: MapReading, listQuery: ListQuery) {
    const side = groupSide(reading.box ?? boxAround(localitiesOf(listQuery)));
    const part = isPinned(reading.scope) ? 1 : partOf(await sizeOf(reading.scope), reading.box);
    const groups = (await readGroups(db, reading, { side, part })).map((group) => ({
      lat: blurred(group.lat),
      lng: blurred(group.lng),
      count: Math.round(group.count / part),
    }));
    const total = groups.reduce((sum, { count }) => sum + count, 0);
    return { total, isTotalExact: part === 1, points: [], groups };
  }

  /** Number of rows before anything narrows them. */
  async function sizeOf({ nodes, cities }: ListQuery['scope']): Promise<number> {
    const sizes = await sizesOf(db, nodes);
    return sizes
      .filter(({ city_id }) => cities.includes(city_id))
      .reduce((sum, { vendors }) => sum + vendors, 0);
  }

  async function pointsOf(placed: Placed[]): Promise<MapPoint[]> {
    const rows = await namesOf(
      db,
      placed.map(({ vendor_id }) => vendor_id),
    );
    const known = new Map(rows.map((row) => [row.id, row]));
    return placed.flatMap(({ vendor_id: _id, lat, lng }) => {
      const row = known.get(_id);
      // Removed concurrently.
      if (!row) return [];
      const { name: vendorName, title, profession } = row;
      return [{ _id, vendorName, title, profession, lat: blurred(lat), lng: blurred(lng) }];
    });
  }
}

const exactly = (total: number) => ({ total, isTotalExact: true });

function localitiesOf({ area, scope }: Pick<ListQuery, 'area' | 'scope'>): NamedPoint[] {
  const here = new Set(scope.localities);
  return area.allLocalities.flatMap(({ _id, name, point }) =>
    point && here.has(_id) ? [{ name, ...point }] : [],
  );
}
