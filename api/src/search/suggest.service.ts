import {
  type Category,
  type GeoPlace,
  limits,
  type SuggestAnswer,
  type Suggestion,
} from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { CategoriesService } from '../categories/categories.service';
import type { GeoService } from '../geo/geo.service';
import type { Tables } from '../storage/database.types';
import { cardsOf } from '../vendors/vendors.store';
import { areaOf } from './area';
import { sizesOf } from './count.store';
import { peopleNamed } from './people.store';
import { plainWords } from './plain-words.model';
import { plainName, type Term } from './term.model';
import type { Vocabulary } from './vocabulary.model';

interface Needs {
  db: Kysely<Tables>;
  categories: CategoriesService;
  geo: GeoService;
  vocabulary: () => Promise<Vocabulary>;
  home: () => Promise<GeoPlace>;
}

export type SuggestService = ReturnType<typeof suggestService>;

/** Names shorter than this begin too many. */
const leastOfName = 2;

export function suggestService({ db, categories, geo, home, vocabulary }: Needs) {
  return {
    /** What a half-typed word can mean, counted around `loc`. Fails with `place-unknown`. */
    async suggest(typed: string, loc: string | undefined): Promise<SuggestAnswer> {
      const text = plainWords(typed);
      const { cities } = await areaOf({ loc }, { geo, home }, false);
      if (text === '') return { corrected: null, suggestions: [] };
      const known = await vocabulary();
      const terms = known.beginning(text);
      const [people, places] = await Promise.all([
        peopleBeginning(plainName(text)),
        placesBeginning(typed),
      ]);
      const isKnown = terms.length + people.length + places.length > 0;
      const likely = isKnown ? undefined : known.like(text);
      const found = likely === undefined ? terms : known.named([likely]);
      const divisions = await divisionsOf(found, cities);
      return {
        corrected: (likely !== undefined && found[0]?.label) || null,
        suggestions: [...divisions, ...people, ...places].slice(0, limits.suggestionsShown),
      };
    },
  };

  /** Categories that terms mean, the likeliest first, each once. */
  async function divisionsOf(terms: Term[], cities: GeoPlace[]): Promise<Suggestion[]> {
    const all = await categories.all();
    const meant = [...new Set(terms.map(({ node_id }) => node_id))];
    const nodes = meant.flatMap((id) => all.find(({ _id }) => _id === id) ?? []);
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
    const ids = await peopleNamed(db, name, limits.suggestionsPerKind);
    const rows = await cardsOf(db, ids);
    return rows
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((row) => ({
        kind: 'person',
        term: row.name,
        label: row.name,
        profession: row.profession,
        vendorId: row.id,
        title: row.title,
        locality: row.locality_name,
      }));
  }

  async function placesBeginning(typed: string): Promise<Suggestion[]> {
    if (typed.length < limits.placeTermMinLength) return [];
    const places = await geo.beginning(typed, limits.suggestionsPerKind);
    return places.map((place) => ({ kind: 'place', term: place.name, label: place.name, place }));
  }
}

function division({ profession, parent, slug, categoryName }: Category, count: number): Suggestion {
  const shared = { term: categoryName, label: categoryName, profession, count };
  return parent === null
    ? { kind: 'profession', ...shared }
    : { kind: 'speciality', ...shared, spec: slug };
}
