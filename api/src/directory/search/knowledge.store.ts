import { type Kysely, sql } from 'kysely';
import { memoize } from '../../core/caching/memoize';
import type { Tables } from '../../core/db/tables.generated';
import type { CategoriesService } from '../catalog/categories.service';
import type { GeoService } from '../geo/geo.service';
import { optionsFor, type PackedOption, readOptions } from './facet-options';
import type { FilterOptions } from './interpret/filter-words.model';
import type { Knowledge } from './interpret/interpret.model';
import { type Lexicon, lexiconOf } from './interpret/lexicon.model';
import { placeNames } from './interpret/place.model';
import { stemOf } from './interpret/stem.model';
import type { Term } from './interpret/term.model';
import { weightOfName } from './topics.store';
import { availOptions } from './weeks.model';

interface Deps {
  db: Kysely<Tables>;
  categories: CategoriesService;
  geo: GeoService;
}

/** New words of vendors or operators take effect within a minute, including the rebuild. */
const freshFor = 30_000;

/** In this profession languages are subjects; in all others they are a filter. */
const teaching = 'teacher';

/**
 * Reads the vocabulary, places and filters that queries are interpreted with; cached per process.
 */
export function knowledgeFrom({ db, categories, geo }: Deps): () => Promise<Knowledge> {
  const lexiconFor = lexicons();
  return memoize(freshFor, async (): Promise<Knowledge> => {
    const [terms, options, places, all] = await Promise.all([
      db
        .selectFrom('term')
        .select(['text', 'node_id', 'label', 'weight'])
        // Vendors' own words must not add a second topic to a word of the vocabulary.
        .where((term) =>
          term.or([
            term('is_kept', '=', true),
            term(
              'text',
              'not in',
              term.selectFrom('term').select('text').where('is_kept', '=', true),
            ),
          ]),
        )
        .unionAll(
          db
            .selectFrom('search_word')
            .select(['text', 'node_id', 'label', sql.lit(weightOfName).as('weight')]),
        )
        .orderBy('text')
        .orderBy('node_id')
        .execute(),
      readOptions(db),
      geo.all(),
      categories.all(),
    ]);
    const lexicon = lexiconFor(terms);
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
}

/** Rebuilds the lexicon only when the terms have changed, because building it is slow. */
function lexicons(): (terms: Term[]) => Lexicon {
  let before = '';
  let lexicon: Lexicon | undefined;
  return (terms) => {
    const now = terms.map(({ text, node_id, weight }) => `${text} ${node_id} ${weight}`).join('\n');
    if (lexicon === undefined || now !== before) [before, lexicon] = [now, lexiconOf(terms)];
    return lexicon;
  };
}

function filterOptions(options: PackedOption[]): FilterOptions {
  const of = (facet: PackedOption['facet']) => options.filter((option) => option.facet === facet);
  return {
    ...{ gender: of('gender'), lang: of('lang'), fee: of('fee') },
    ...{ exp: of('exp'), rating: of('rating'), avail: availOptions },
  };
}
