import { type Loaded, useEndpoint } from '@nukkad/platform';
import type { AnsweredQuestion, Faq } from '@nukkad/platform/contract';

/** FAQ of a speciality, else of its profession: `doctor/dentist`. */
export function useFaq(key: string, enabled = true): Loaded<Faq[]> {
  return useEndpoint('getFaq', { query: { key } }, { enabled });
}

/** Visitors' questions, answered by professionals. */
export function useAnsweredQuestions(cat: string, spec: string | null): Loaded<AnsweredQuestion[]> {
  return useEndpoint('getAnsweredQuestions', { query: spec === null ? { cat } : { cat, spec } });
}
