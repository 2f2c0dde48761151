import { limits, type MapAnswer, type MapPlace, type MapPoint } from '@nukkad/platform/contract';
import type { Filters } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { kmBetween, type Point } from '../geo/places.model';
import { isPinned } from '../search/candidates';
import { sizesOf } from '../search/count.store';
import type { ListQuery } from '../search/list-query';
import type { Division, SearchService } from '../search/search.service';
import { type Box, blurred, groupSide, partOf } from './box.model';
import { type MapReading, namesOf, type Placed, readGroups, readPlaced } from './map.store';

interface Deps {
  db: Kysely<Tables>;
  search: SearchService;
  /** Address of the PMTiles file beneath; undefined where there is none. */
  tiles: string | undefined;
}

export type MapService = ReturnType<typeof mapService>;

/** Where the professionals of a list are. */
export function mapService({ db, search, tiles = undefined }: Deps) {
  return {
    /** Without `box`: of the whole list. Fails as every list does. */
    async answer(division: Division, filters: Filters, box: Box | null): Promise<MapAnswer> {
      const listQuery = await search.queryOf(division, filters);
      const reading = { scope: listQuery.scope, narrowing: listQuery.narrowing, box };
      const placed = await readPlaced(db, reading);
      const shown =
        placed.length > limits.mapPoints
          ? await grouped(reading, listQuery)
          : { ...exactly(placed.length), points: await pointsOf(placed), groups: [] };
      const places = placesWithin(listQuery, box);
      return { ...shown, places, tiles: tiles ?? null };
    },
  };

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

type Named = Point & { name: string };

/** Neighbourhoods of a list's cities within the box, the nearest to its middle first. */
function placesWithin(listQuery: ListQuery, box: Box | null): MapPlace[] {
  const places = localitiesOf(listQuery);
  const { south, north, west, east } = box ?? boxAround(places);
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 };
  return places
    .filter(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east)
    .map((place) => ({ place, km: kmBetween(middle, place) }))
    .sort((one, other) => one.km - other.km)
    .slice(0, limits.mapPlaces)
    .map(({ place: { name, lat, lng } }) => ({ name, lat: blurred(lat), lng: blurred(lng) }));
}

function localitiesOf({ area, scope }: Pick<ListQuery, 'area' | 'scope'>): Named[] {
  const here = new Set(scope.localities);
  return area.allLocalities.flatMap(({ _id, name, point }) =>
    point && here.has(_id) ? [{ name, ...point }] : [],
  );
}

function boxAround(points: Point[]): Box {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  };
}
