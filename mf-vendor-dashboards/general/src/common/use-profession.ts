import { useDashboard } from '@nukkad/vendor-kit';
import { professionSlug } from './profession.model';
import { type ProfessionWords, professionWords } from './profession.text';

/** Slug and texts of the surrounding dashboard's profession. */
export function useProfession(): { slug: string | null; words: ProfessionWords } {
  const { profession } = useDashboard();
  const slug = profession === null ? null : professionSlug(profession);
  return { slug, words: professionWords(slug) };
}
