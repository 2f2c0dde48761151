import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { SearchWordOrder, SearchWordsAnswer } from '@nukkad/platform/contract';
import { runWithToast, submitted } from '@nukkad/vendor-kit';
import { text } from './search.text';

export const useSearchWords = () =>
  useEndpoint('getSearchWords', undefined, { refreshOnShow: true });

export const useTopics = () => useEndpoint('getAllCategories');

/** Adds and removes words; both are shown and logged. */
export function useSearchWordChanges() {
  const answers = useAnswers();
  const show = (answer: SearchWordsAnswer) => {
    answers.change('getSearchWords', undefined, () => answer);
    answers.renew('getAudit');
  };
  return {
    /** Returns the errors, if any. */
    add: (body: SearchWordOrder) =>
      submitted(async () => show(await api.call('addSearchWord', { body }))),
    remove: (body: SearchWordOrder) =>
      runWithToast(text.removing, async () => show(await api.call('removeSearchWord', { body }))),
  };
}
