import type { Kysely } from 'kysely';
import { cached } from '../cached';
import type { CategoriesService } from '../categories/categories.service';
import type { GeoService } from '../geo/geo.service';
import type { Tables } from '../storage/database.types';
import { optionsFor, type PackedOption, readOptions } from './facet-options';
import type { FilterOptions } from './interpret/filter-words.model';
import type { Knowledge } from './interpret/interpret.model';
import { lexiconOf } from './interpret/lexicon.model';
import { placeNames } from './interpret/place.model';
import { stemOf } from './interpret/stem.model';
import { availOptions } from './weeks.model';

interface Needs {
  db: Kysely<Tables>;
  categories: CategoriesService;
  geo: GeoService;
}

/** A word nobody has used for a category before is known after so long. */
const freshFor = 60_000;

/** Languages are subjects here, and a filter everywhere else. */
const teaching = 'teacher';

/** What words are understood by: the vocabulary, places and filters, which every process keeps. */
export const knowledgeFrom = ({ db, categories, geo }: Needs) =>
  cached(freshFor, async (): Promise<Knowledge> => {
    const [terms, options, places, all] = await Promise.all([
      db.selectFrom('term').select(['text', 'node_id', 'label', 'weight']).execute(),
      readOptions(db),
      geo.all(),
      categories.all(),
    ]);
    const lexicon = lexiconOf(terms);
    const byId = new Map(all.map((category) => [category._id, category]));
    const topOf = (topic: string | null) =>
      topic === null ? null : (byId.get(topic)?.parent ?? topic);
    return {
      lexicon,
      places: placeNames(places, (word) => lexicon.words.has(stemOf(word))),
      parentOf: (topic) => byId.get(topic)?.parent ?? null,
      optionsOf: (topic) => filterOptions(optionsFor(options, topOf(topic))),
      isTaught: (topic) => byId.get(topOf(topic) ?? '')?.profession === teaching,
    };
  });

function filterOptions(options: PackedOption[]): FilterOptions {
  const of = (facet: PackedOption['facet']) => options.filter((option) => option.facet === facet);
  return {
    ...{ gender: of('gender'), lang: of('lang'), fee: of('fee') },
    ...{ exp: of('exp'), rating: of('rating'), avail: availOptions },
  };
}
