import {
  type Category,
  type GeoPlace,
  limits,
  type SuggestAnswer,
  type Suggestion,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../core/db/tables.generated';
import type { CategoriesService } from '../catalog/categories.service';
import type { GeoService } from '../geo/geo.service';
import { areaOf } from './area';
import { sizesOf } from './count.store';
import { type Interpretation, interpretQuery, type Knowledge } from './interpret/interpret.model';
import type { Match } from './interpret/match.model';
import { splitWords } from './interpret/normalise.model';
import { plainName } from './interpret/term.model';
import { topicsOffered } from './interpret/topics.model';
import { peopleSuggested } from './people.store';

interface Deps {
  db: Kysely<Tables>;
  categories: CategoriesService;
  geo: GeoService;
  knowledge: () => Promise<Knowledge>;
  home: () => Promise<GeoPlace>;
}

export type SuggestService = ReturnType<typeof suggestService>;

/** Too many names begin with fewer letters. */
const leastOfName = 2;

export function suggestService({ db, categories, geo, home, knowledge }: Deps) {
  return {
    /** Suggestions for an incomplete query, counted around `loc`. Fails with `place-unknown`. */
    async suggest(typed: string, loc: string | undefined): Promise<SuggestAnswer> {
      const { cities } = await areaOf({ loc }, { geo, home }, false);
      const interpretation = interpretQuery(typed, await knowledge(), { isTyping: true });
      const { words, rest, place, corrected, readings } = interpretation;
      if (words.length === 0) return { corrected: null, suggestions: [] };
      const isOpen = readings.at(-1)?.kind === 'begun';
      const offered = topicsOffered(interpretation.matches, isOpen);
      const [people, places, divisions] = await Promise.all([
        peopleBeginning(plainName(rest.join(' '))),
        place === null ? placesBeginning(typed) : [],
        divisionsOf(offered, cities),
      ]);
      // When the words match a name or a place, corrections are dropped.
      const isNamed = corrected !== null && people.length + places.length > 0;
      const best = isNamed ? undefined : offered[0];
      return {
        corrected: best ? correctionBy(best, interpretation) : null,
        suggestions: [...(isNamed ? [] : divisions), ...people, ...places].slice(
          0,
          limits.suggestionsShown,
        ),
      };
    },
  };

  /** Matching categories, the most likely first. */
  async function divisionsOf(matches: Match[], cities: GeoPlace[]): Promise<Suggestion[]> {
    const all = await categories.all();
    const nodes = matches.flatMap(({ topic }) => all.find(({ _id }) => _id === topic) ?? []);
    const below = nodes.filter(({ parent }) => parent !== null).slice(0, limits.suggestionsPerKind);
    const top = nodes.filter(({ parent }) => parent === null).slice(0, limits.suggestionsPerKind);
    const shown = [...below, ...top];
    if (shown.length === 0) return [];
    const here = new Set(cities.map(({ _id }) => _id));
    const sizes = (
      await sizesOf(
        db,
        shown.map(({ _id }) => _id),
      )
    ).filter(({ city_id }) => here.has(city_id));
    const countOf = ({ _id }: Category) =>
      sizes.reduce((sum, { node_id, vendors }) => sum + (node_id === _id ? vendors : 0), 0);
    const isTopFirst = nodes[0]?.parent === null;
    const ordered = isTopFirst ? [...top, ...below] : shown;
    return ordered.map((category) => division(category, countOf(category)));
  }

  async function peopleBeginning(name: string): Promise<Suggestion[]> {
    if (name.length < leastOfName) return [];
    const rows = await peopleSuggested(db, name, limits.suggestionsPerKind);
    return rows
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ id, name, ...row }) => ({
        ...{ kind: 'person', term: name, label: name, vendorId: id },
        ...row,
      }));
  }

  async function placesBeginning(typed: string): Promise<Suggestion[]> {
    if (typed.length < limits.placeTermMinLength) return [];
    const places = await geo.beginning(typed, limits.suggestionsPerKind);
    return places.map((place) => ({ kind: 'place', term: place.name, label: place.name, place }));
  }
}

/** The corrected words: the term that they are all of, as it is written. */
function correctionBy({ term }: Match, { corrected, readings }: Interpretation): string | null {
  const isWhole = term !== null && splitWords(term.text).length === readings.length;
  return corrected && isWhole ? term.label : corrected;
}

function division({ profession, parent, slug, categoryName }: Category, count: number): Suggestion {
  const shared = { term: categoryName, label: categoryName, profession, count };
  return parent === null
    ? { kind: 'profession', ...shared }
    : { kind: 'speciality', ...shared, spec: slug };
}
