import { limits, type SortName } from '@nukkad/platform/contract';
import type { Filters } from '@nukkad/platform/contract/definitions';
import { notValid } from '../../core/http/refusals';
import type { FieldMessages, Message } from '../../core/language/message';
import type { Area } from './area';
import type { Narrowing, Scope } from './candidates';
import { type Cursor, readCursor } from './cursor.model';
import { choicesOf, optionsFor, type PackedOption } from './facet-options';
import { maskOf } from './facets/facets.model';
import { type Weeks, weeksAllowing } from './known-weeks';

/** The categories, and optionally the vendors, of a list. */
export interface Subject {
  level: Scope['level'];
  nodes: string[];
  /** The only top-level category, whose own facets apply; null when there are several. */
  category: string | null;
  /** Limits the list to these vendors; null: no limit. */
  only: string[] | null;
  /** Score of each node as a share of the best one's; nodes without an entry match wholly. */
  shares: ReadonlyMap<string, number>;
}

/** A validated list query with all slugs resolved. */
export interface ListQuery {
  filters: Filters;
  area: Area;
  scope: Scope;
  /** As `Subject.shares`. */
  shares: Subject['shares'];
  narrowing: Narrowing;
  /** The options available in this list. */
  options: PackedOption[];
  weeks: Weeks;
  sort: SortName;
  after: Cursor | null;
  page: number;
  limit: number;
}

/** Fails with `validation`, naming every invalid field. */
export function toListQuery(
  filters: Filters,
  subject: Subject,
  area: Area,
  known: { options: PackedOption[]; weeks: Weeks },
): ListQuery {
  const options = optionsFor(known.options, subject.category);
  const { choices, errors } = choicesOf(filters, options);
  const sort = filters.sort ?? 'relevance';
  const after = filters.cursor === undefined ? null : readCursor(filters.cursor, sort);
  refuse({ ...errors, ...contradictions(filters, area, sort, after) });
  const avail = choices.find(({ facet }) => facet === 'avail');
  const limit = filters.limit ?? limits.vendorsPerPage;
  const { weeks } = known;
  return {
    filters,
    area,
    scope: scopeOf(filters, subject, area),
    shares: subject.shares,
    narrowing: {
      choices,
      weeks: avail ? (reach) => weeksAllowing(weeks, maskOf(avail.bits), reach) : null,
    },
    options,
    weeks,
    sort,
    after,
    page: after ? Math.floor(after.position / limit) + 1 : (filters.page ?? 1),
    limit,
  };
}

function scopeOf({ r, ids }: Filters, subject: Subject, { cities, point, ...area }: Area): Scope {
  const slugs = new Set(cities.map(({ slug }) => slug));
  const here = area.allLocalities.filter(({ citySlug }) => slugs.has(citySlug));
  const { level, nodes, only } = subject;
  const chosen = ids && only ? only.filter((id) => ids.includes(id)) : (ids ?? only);
  return {
    level,
    nodes,
    cities: cities.map(({ _id }) => _id),
    localities: here.map(({ _id }) => _id),
    circle: r !== undefined && point ? { ...point, km: r } : null,
    only: chosen,
  };
}

function contradictions(
  { lat, lng, r, cursor, page }: Filters,
  { point }: Area,
  sort: SortName,
  after: Cursor | null,
): FieldMessages {
  const errors: Record<string, Message> = {};
  if (lat === undefined && lng !== undefined) errors.lat = 'must be given with lng';
  if (lng === undefined && lat !== undefined) errors.lng = 'must be given with lat';
  if (r !== undefined && !point) errors.r = 'needs lat and lng, or loc of a neighbourhood';
  if (sort === 'distance' && !point) {
    errors.sort = 'distance needs lat and lng, or loc of a neighbourhood';
  }
  if (cursor !== undefined && !after) errors.cursor = 'must be `next` of the same list';
  if (cursor !== undefined && page !== undefined) errors.page = 'must not be given with cursor';
  return errors;
}

function refuse(errors: FieldMessages): void {
  if (Object.keys(errors).length > 0) throw notValid(errors);
}
