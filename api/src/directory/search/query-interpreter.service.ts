import type { Category } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { CategoriesService } from '../catalog/categories.service';
import type { FilterWords } from './interpret/filter-words.model';
import { type Interpretation, interpretQuery, type Knowledge } from './interpret/interpret.model';
import type { Match } from './interpret/match.model';
import { plainName } from './interpret/term.model';
import { topicsMeant, topicsPossible } from './interpret/topics.model';
import { peopleNamed, vendorsWith } from './people.store';

/** An interpreted query: categories, or else certain vendors. */
export interface InterpretedQuery {
  nodes: Category[];
  /** Scores of `nodes` as a share of the best one's. */
  shares: ReadonlyMap<string, number>;
  /** Set when the words name no category. */
  vendors: string[] | null;
  /** The term that named the categories. */
  label: string | null;
  /** The query after spelling correction. */
  corrected: string | null;
  /** Slug of the place found in the words. */
  place: string | null;
  /** Filters found in the words, each with the query without it. */
  filters: (FilterWords & { without: string })[];
  /** Alternative categories, the most likely first. */
  others: Category[];
}

interface Deps {
  db: Kysely<Tables>;
  categories: CategoriesService;
  knowledge: () => Promise<Knowledge>;
}

export type QueryInterpreter = ReturnType<typeof queryInterpreter>;

export function queryInterpreter({ db, categories, knowledge }: Deps) {
  return {
    /**
     * Interprets a query by the first of these with a result: topics that match all words, vendors
     * of the name, vendors with all of the words, topics that match some of the words.
     *
     * @param isExact disables spelling correction
     */
    async of(typed: string, isExact = false): Promise<InterpretedQuery> {
      const known = await knowledge();
      const interpretation = interpretQuery(typed, known, { isExact });
      if (interpretation.words.length === 0) return nobody;
      const topics = topicsMeant(interpretation.matches, known.parentOf);
      const place = interpretation.place?.slug ?? null;
      const isSure = interpretation.readings.every(({ kind }) => isPlain(kind));
      if (topics.length > 0 && topics[0]?.coverage === 1 && isSure) {
        return topical(topics, interpretation);
      }
      const text = interpretation.rest.join(' ');
      const named = await firstOf(peopleNamed(db, plainName(text)), () => vendorsWith(db, text));
      if (named.length > 0) return { ...nobody, vendors: named, place };
      return topics.length > 0 ? topical(topics, interpretation) : nobody;
    },
  };

  async function topical(
    topics: Match[],
    interpretation: Interpretation,
  ): Promise<InterpretedQuery> {
    const all = new Map((await categories.all()).map((category) => [category._id, category]));
    const categoriesOf = (matches: Match[]) => matches.flatMap(({ topic }) => all.get(topic) ?? []);
    const [best] = topics as [Match];
    const nodes = categoriesOf(topics);
    const { place, filters, corrected, matches } = interpretation;
    return {
      ...{ nodes, filters, vendors: null },
      shares: new Map(topics.map(({ topic, score }) => [topic, score / best.score])),
      label: best.term?.label ?? nodes[0]?.categoryName ?? null,
      corrected:
        corrected && (best.term && isWhole(best, interpretation) ? best.term.label : corrected),
      place: place?.slug ?? null,
      others: categoriesOf(topicsPossible(matches, topics)),
    };
  }
}

/** Whether the whole query is one term. */
const isWhole = ({ term }: Match, { readings }: Interpretation) =>
  term !== null && term.label.split(' ').length === readings.length;

const isPlain = (kind: Interpretation['readings'][number]['kind']) =>
  kind === 'known' || kind === 'sound' || kind === 'filler';

async function firstOf(found: Promise<string[]>, next: () => Promise<string[]>) {
  const first = await found;
  return first.length > 0 ? first : next();
}

const nobody: InterpretedQuery = {
  ...{ nodes: [], shares: new Map(), vendors: [], label: null, corrected: null, place: null },
  ...{ filters: [], others: [] },
};
