import { useDashboard } from '@nukkad/vendor-kit';
import { professionSlug } from './profession.model';
import { type ProfessionWords, professionWords } from './profession.text';

/** Whose dashboard stands around a room, by their slug, and how they speak. */
export function useProfession(): { slug: string | null; words: ProfessionWords } {
  const { profession } = useDashboard();
  const slug = profession === null ? null : professionSlug(profession);
  return { slug, words: professionWords(slug) };
}
