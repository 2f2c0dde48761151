import type { Category } from '@nukkad/platform/contract';
import type { Kysely } from 'kysely';
import type { CategoriesService } from '../categories/categories.service';
import type { GeoService } from '../geo/geo.service';
import type { Tables } from '../storage/database.types';
import { peopleNamed, vendorsWith } from './people.store';
import { plainWords } from './plain-words.model';
import { likeliest, partedPlace, phrasesOf, plainName, type Term } from './term.model';
import type { Vocabulary } from './vocabulary.model';

/** What somebody's words are understood as: categories, or else certain vendors. */
export interface Meaning {
  nodes: Category[];
  /** Set where the words name no category. */
  vendors: string[] | null;
  /** The word that named the categories. */
  label: string | null;
  /** What was looked for instead of a misspelt word. */
  corrected: string | null;
  /** Slug of a place that stood in the words. */
  place: string | null;
}

interface Needs {
  db: Kysely<Tables>;
  categories: CategoriesService;
  geo: GeoService;
  vocabulary: () => Promise<Vocabulary>;
}

export type MeaningService = ReturnType<typeof meaningService>;

export function meaningService({ db, categories, geo, vocabulary }: Needs) {
  return {
    /**
     * The first of these that finds something: a term, a name, a term with a place behind it,
     * words of vendors, a term within the words, a misspelt term.
     */
    async of(typed: string): Promise<Meaning> {
      const text = plainWords(typed);
      if (text === '') return nobody;
      const whole = (await termOf([text])) ?? (await somebody(peopleNamed(db, plainName(text))));
      if (whole) return whole;
      const parted = await withPlace(text);
      if (parted) return parted;
      return (
        (await somebody(vendorsWith(db, text))) ??
        (await termWithin(text)) ??
        (await misspelt(text)) ??
        nobody
      );
    },
  };

  async function withPlace(text: string): Promise<Meaning | null> {
    const slugs = new Set((await geo.all()).map(({ slug }) => slug));
    const parted = partedPlace(text, (slug) => slugs.has(slug));
    if (!parted) return null;
    const { rest, slug } = parted;
    const found =
      (await termOf([rest])) ??
      (await somebody(peopleNamed(db, plainName(rest)))) ??
      (await termWithin(rest)) ??
      (await misspelt(rest));
    return found && { ...found, place: slug };
  }

  async function termWithin(text: string): Promise<Meaning | null> {
    const phrases = phrasesOf(text);
    const terms = (await vocabulary()).named(phrases);
    const longest = phrases.find((phrase) => terms.some((term) => term.text === phrase));
    return meant(terms.filter((term) => term.text === longest));
  }

  async function misspelt(text: string): Promise<Meaning | null> {
    const likely = (await vocabulary()).like(text);
    const found = likely === undefined ? null : await termOf([likely]);
    return found && { ...found, corrected: found.label };
  }

  async function termOf(texts: string[]): Promise<Meaning | null> {
    return meant((await vocabulary()).named(texts));
  }

  async function meant(terms: Term[]): Promise<Meaning | null> {
    const all = new Map((await categories.all()).map((category) => [category._id, category]));
    const known = terms.filter(({ node_id }) => all.has(node_id));
    const chosen = likeliest(known, (node) => all.get(node)?.parent === null);
    const [best] = chosen;
    if (!best) return null;
    const nodes = chosen.map(({ node_id }) => all.get(node_id) as Category);
    return { ...nobody, nodes, vendors: null, label: best.label };
  }
}

const nobody: Meaning = { nodes: [], vendors: [], label: null, corrected: null, place: null };

async function somebody(found: Promise<string[]>): Promise<Meaning | null> {
  const vendors = await found;
  return vendors.length > 0 ? { ...nobody, vendors } : null;
}
