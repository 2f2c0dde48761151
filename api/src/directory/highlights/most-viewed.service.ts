import { addDays, dayIn, INDIA } from '@nukkad/platform/calendar';
import type { MostViewedVendor } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import { mostConsulted, viewedSince } from './most-viewed.store';

const shown = 12;
const days = 30;

/** Maximum age in milliseconds: a month's ranking changes slowly and is expensive to read. */
const freshFor = 60_000;

/** The vendors viewed most in the last month, filled up with those consulted most. */
export function mostViewedService(db: Kysely<Tables>): () => Promise<MostViewedVendor[]> {
  const read = async () => {
    const viewed = await viewedSince(db, firstDay(), shown);
    if (viewed.length === shown) return viewed;
    const ids = new Set(viewed.map(({ _id }) => _id));
    const others = (await mostConsulted(db, shown)).filter(({ _id }) => !ids.has(_id));
    return [...viewed, ...others].slice(0, shown);
  };
  return memoize(freshFor, read, 'any');
}

/** Views are counted by days in India. */
const firstDay = (): string => addDays(dayIn(Date.now(), INDIA), 1 - days);
