import { limits, type OfficeMapAnswer } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import type { GeoService } from '../geo/geo.service';
import { addressesOfDepartments } from '../profiles/gov-offices.store';
import { localitiesByPin, placeOfAddress } from './address-place.model';
import { type Box, boxAround, placesIn } from './box.model';

interface Deps {
  db: Kysely<Tables>;
  geo: Pick<GeoService, 'all'>;
  /** Address of the PMTiles file beneath; undefined where there is none. */
  tiles: string | undefined;
}

/** Maximum age in milliseconds: every stranger may ask, and officers rarely change an address. */
const freshFor = 5_000;

export type OfficeMapService = ReturnType<typeof officeMapService>;

/**
 * Where the departments of government offices are, `limits.mapPoints` at most. Their addresses are
 * written by their officers and say it all: no coordinates are kept beside them, which would be wrong
 * after the next change.
 */
export function officeMapService({ db, geo, tiles = undefined }: Deps) {
  async function read(): Promise<OfficeMapAnswer> {
    const localities = (await geo.all()).filter(({ kind }) => kind === 'locality');
    const byPin = localitiesByPin(localities);
    const all = await addressesOfDepartments(db, limits.mapPoints);
    const departments = all.flatMap((department) => {
      const place = placeOfAddress(department.address, byPin);
      return place ? [{ ...department, ...place }] : [];
    });
    const named = localities.flatMap(({ name, point }) => (point ? [{ name, ...point }] : []));
    return {
      departments,
      unplaced: all.length - departments.length,
      places: departments.length > 0 ? placesIn(widened(boxAround(departments)), named) : [],
      tiles: tiles ?? null,
    };
  }
  return { answer: memoize(freshFor, read) };
}

/** Degrees around a box within which neighbourhoods are named: about two kilometres. */
const margin = 0.02;

const widened = ({ south, north, west, east }: Box): Box => ({
  ...{ south: south - margin, north: north + margin },
  ...{ west: west - margin, east: east + margin },
});
