import { useDashboard } from '@nukkad/vendor-kit';
import { slugOf } from './profession.model';
import { type ProfessionWords, wordsOf } from './profession.text';

/** Whose dashboard stands around a room, by their slug, and how they speak. */
export function useProfession(): { slug: string | null; words: ProfessionWords } {
  const { profession } = useDashboard();
  const slug = profession === null ? null : slugOf(profession);
  return { slug, words: wordsOf(slug) };
}
