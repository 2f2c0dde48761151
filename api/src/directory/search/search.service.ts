import {
  type Category,
  limits,
  type SearchAnswer,
  type SearchExplanation,
  type VendorsAnswer,
} from '@nukkad/platform/contract';
import type { Filters } from '@nukkad/platform/contract/definitions';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import { ApiError } from '../../core/http/problems';
import type { CategoriesService } from '../catalog/categories.service';
import { countNodes } from './counts';
import { explainPage } from './explain';
import type { ListQuery } from './list-query';
import type { ListsService } from './lists.service';
import type { Missed } from './missed';
import type { InterpretedQuery, QueryInterpreter } from './query-interpreter.service';
import { subjectOf } from './subject.model';
import { topicOf } from './topic.model';
import type { Trending } from './trending';

interface Deps {
  db: Kysely<Tables>;
  categories: CategoriesService;
  lists: ListsService;
  meanings: QueryInterpreter;
  trending: Trending;
  missed: Missed;
}

/** Slugs of a profession and its speciality; none: all professions. */
export interface Division {
  type?: string | undefined;
  spec?: string | undefined;
}

/** Filters of a search; `exact` disables spelling correction. */
export type Asked = Filters & { exact?: '1' | undefined };

export type SearchService = ReturnType<typeof searchService>;

/** Lists of vendors by profession, by category and by query. */
export function searchService({ db, categories, lists, meanings, trending, missed }: Deps) {
  return {
    /** Fails with `category-unknown` and as every list does. */
    async ofDivision(division: Division, filters: Filters): Promise<VendorsAnswer> {
      return ofCategories(await divided(division), filters);
    },

    /** The same for a category's id, with a speciality by its slug. */
    async ofCategory(id: string, spec: string | undefined, filters: Filters) {
      const category = spec ? await categories.childBySlug(id, spec) : await categories.byId(id);
      return ofCategories([category], filters);
    },

    /** What `ofDivision` lists, unread. */
    async queryOf(division: Division, filters: Filters): Promise<ListQuery> {
      return queryOf(await divided(division), filters);
    },

    /** Searches all professions; `division` narrows the search. */
    async find(q: string, division: Division, asked: Asked): Promise<SearchAnswer> {
      const { interpreter, meant, listQuery, understood } = await understand(q, division, asked);
      const { nodes, vendors, label, corrected } = interpreter;
      const answer = await lists.answer(listQuery);
      const everywhere = subjectOf(await divided({}), meant, vendors);
      const scope = { ...listQuery.scope, level: everywhere.level, nodes: everywhere.nodes };
      const counts = await countNodes(db, { ...listQuery, scope });
      if (label && answer.total > 0 && listQuery.page === 1) trending.note(label);
      if (nodes.length === 0 && vendors?.length === 0) missed.note(q);
      return {
        ...answer,
        corrected,
        meant: topicOf(nodes[0]),
        understood,
        others: interpreter.others.map(topicOf).filter((one) => one !== null),
        professions: await named(counts),
      };
    },

    /** What `find` lists, unread. Counts as no search. */
    async queryOfSearch(q: string, division: Division, asked: Asked): Promise<ListQuery> {
      return (await understand(q, division, asked)).listQuery;
    },

    /** Says why the first of a search around `loc` stand where they do. Counts as no search. */
    async explain(q: string, loc: string | undefined): Promise<SearchExplanation> {
      const { interpreter, listQuery } = await understand(
        q,
        {},
        { loc, limit: limits.explainedPlaces },
      );
      return explainPage(db, listQuery, interpreter.nodes);
    },
  };

  async function understand(q: string, division: Division, { exact, ...filters }: Asked) {
    const base = await divided(division);
    const interpreter = await meanings.of(q, exact === '1');
    const { nodes, vendors, shares } = interpreter;
    const meant = vendors ? null : nodes;
    const here = withWords(filters, interpreter);
    const subject = subjectOf(base, meant, vendors, shares);
    const listQuery = await lists.understand(here.filters, subject);
    return { interpreter, meant, listQuery, understood: here.understood };
  }

  async function ofCategories(base: Category[], filters: Filters): Promise<VendorsAnswer> {
    return lists.answer(await queryOf(base, filters));
  }

  async function queryOf(base: Category[], filters: Filters): Promise<ListQuery> {
    const interpreter = filters.q === undefined ? null : await meanings.of(filters.q);
    const vendors = interpreter?.vendors ?? null;
    const meant = interpreter && !vendors ? interpreter.nodes : null;
    const subject = subjectOf(base, meant, vendors, interpreter?.shares);
    return lists.understand(placed(filters, interpreter), subject);
  }

  async function divided({ type, spec }: Division): Promise<Category[]> {
    const all = await categories.all();
    const top = all.filter(({ parent, profession }) => !parent && (!type || profession === type));
    const within = new Set(top.map(({ _id }) => _id));
    const found = spec
      ? all.filter(({ parent, slug }) => parent !== null && within.has(parent) && slug === spec)
      : top;
    if (found.length > 0) return found;
    throw new ApiError('category-unknown', 'There is no such profession or speciality.');
  }

  async function named(counts: Map<string, number>): Promise<SearchAnswer['professions']> {
    const all = await categories.all();
    const countIn = (top: string) =>
      all.reduce(
        (sum, { _id, parent }) => sum + ((parent ?? _id) === top ? (counts.get(_id) ?? 0) : 0),
        0,
      );
    return all
      .filter(({ parent }) => parent === null)
      .map(({ _id, profession, categoryName }) => ({
        profession,
        label: categoryName,
        count: countIn(_id),
      }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count);
  }
}

/** Adds the query's place and filters, except for fields that were chosen explicitly. */
function withWords(filters: Filters, interpreter: InterpretedQuery) {
  const said = interpreter.filters.filter(({ field }) => filters[field] === undefined);
  const values = Object.fromEntries(said.map(({ field, value }) => [field, value.split(',')]));
  return {
    filters: { ...placed(filters, interpreter), ...values },
    understood: said.map(({ field, value, label, without }) => ({ field, value, label, without })),
  };
}

/** A place in the query overrides the chosen one. */
function placed(filters: Filters, interpreter: InterpretedQuery | null): Filters {
  if (!interpreter?.place) return filters;
  return { ...filters, loc: interpreter.place, lat: undefined, lng: undefined };
}
