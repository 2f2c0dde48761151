import { addDays, dayIn, INDIA } from '@nukkad/platform/calendar';
import type { MostViewedVendor } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import { mostConsulted, viewedSince } from './most-viewed.store';

const shown = 12;
const days = 30;

/** A ranking of a month changes slowly, and reads a month of views. */
const freshFor = 60_000;

/** Whose pages were opened most in the last month; while few were, who is consulted most follows. */
export function mostViewedService(db: Kysely<Tables>): () => Promise<MostViewedVendor[]> {
  return memoize(freshFor, async () => {
    const viewed = await viewedSince(db, firstDay(), shown);
    if (viewed.length === shown) return viewed;
    const ids = new Set(viewed.map(({ _id }) => _id));
    const others = (await mostConsulted(db, shown)).filter(({ _id }) => !ids.has(_id));
    return [...viewed, ...others].slice(0, shown);
  });
}

/** Views are counted by days in India. */
const firstDay = (): string => addDays(dayIn(Date.now(), INDIA), 1 - days);
