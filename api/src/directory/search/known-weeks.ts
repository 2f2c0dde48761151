import { createHash } from 'node:crypto';
import type { Scope } from './candidates';
import type { FreeTimes } from './free-times.model';
import type { ListedAt } from './week-changes.store';
import type { WeekNow } from './weeks.model';

/** A week in memory, about three quarters of a kilobyte. */
interface KnownWeek {
  free: FreeTimes;
  /** When the schedule was read, in milliseconds. */
  readAt: number;
  now: WeekNow;
}

/** The vendors that a query can reach. */
export type Reach = Pick<Scope, 'level' | 'nodes' | 'cities' | 'only'>;

/** A week that a query can reach. */
interface WeekWithin {
  id: number;
  now: WeekNow;
  /** Where its only vendor is listed; null for a shared week. */
  city: string | null;
}

/** Availability of weeks, of the last minute that was computed. */
export interface Weeks {
  /** Undefined for an unknown week. */
  get: (id: number) => WeekNow | undefined;
  /** The shared weeks, and the own weeks of vendors that are within reach. */
  within: (reach: Reach) => WeekWithin[];
}

type ById = Map<number, KnownWeek>;

/** Weeks of one category, sub-category and city: all that a query can tell apart. */
interface Group {
  /** Null for the shared weeks. */
  at: ListedAt | null;
  weeks: ById;
}

/**
 * The weeks of this process by id, in the order in which they were read. Own weeks are grouped by
 * where their vendors are listed: a million vendors have many, of which a query reaches few.
 */
export function knownWeeks() {
  const all: ById = new Map();
  const shared: Group = { at: null, weeks: new Map() };
  const groups = new Map<string, Group>();
  const groupOf = new Map<number, Group>();

  const groupAt = (at: ListedAt): Group => {
    const key = `${at.city_id} ${at.category_id} ${at.sub_category_id}`;
    const group = groups.get(key) ?? { at, weeks: new Map() };
    groups.set(key, group);
    return group;
  };
  const remove = (id: number): void => {
    all.delete(id);
    groupOf.get(id)?.weeks.delete(id);
    groupOf.delete(id);
  };

  return {
    all,
    remove,
    put(id: number, of: 'any' | ListedAt, week: KnownWeek): void {
      // Removed first, so that the order stays that of reading.
      remove(id);
      const group = of === 'any' ? shared : groupAt(of);
      for (const map of [all, group.weeks]) map.set(id, week);
      groupOf.set(id, group);
    },
    get: (id: number) => all.get(id)?.now,
    within(reach: Reach): WeekWithin[] {
      const found: WeekWithin[] = [];
      const addAll = ({ at, weeks }: Group) => {
        const city = at?.city_id ?? null;
        for (const [id, { now }] of weeks) found.push({ id, now, city });
      };
      addAll(shared);
      if (!reach.only) {
        for (const group of groups.values()) if (isWithin(group.at, reach)) addAll(group);
        return found;
      }
      for (const id of reach.only.map(ownWeekKey)) {
        const week = all.get(id);
        if (week) found.push({ id, now: week.now, city: groupOf.get(id)?.at?.city_id ?? null });
      }
      return found;
    },
  };
}

function isWithin(at: ListedAt | null, { level, nodes, cities }: Reach): boolean {
  const node = at?.[level];
  return Boolean(at && node && nodes.includes(node) && cities.includes(at.city_id));
}

/** As the function of this name in the database: 52 bits. */
const ownWeekKey = (vendorId: string): number =>
  Number.parseInt(createHash('md5').update(vendorId).digest('hex').slice(0, 13), 16);

/** Ids of the weeks within reach that match a mask of `availOptions`. */
export const weeksAllowing = (weeks: Weeks, mask: number, reach: Reach): number[] =>
  weeks
    .within(reach)
    .filter(({ now }) => (now.avail & mask) !== 0)
    .map(({ id }) => id);
