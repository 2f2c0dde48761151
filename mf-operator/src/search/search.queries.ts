import { api, isApiError, useAnswers, useEndpoint } from '@nukkad/platform';
import type { SearchWordOrder, SearchWordsAnswer } from '@nukkad/platform/contract';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { apiErrorMessage, runWithToast } from '@nukkad/vendor-kit';
import { text } from './search.text';

export const useSearchWords = () =>
  useEndpoint('getSearchWords', undefined, { refreshOnShow: true });

/** Reasons for the order of a search. */
export const useExplanation = (q: string) =>
  useEndpoint('explainSearch', { query: { q } }, { keepPrevious: true });

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
    add: async (body: SearchWordOrder): Promise<SubmitAnswer> => {
      try {
        show(await api.call('addSearchWord', { body }));
        return undefined;
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (Object.keys(error.fields).length > 0) return error.fields;
        return error.code === 'conflict' ? error.message : apiErrorMessage(error);
      }
    },
    remove: (body: SearchWordOrder) =>
      runWithToast(text.removing, async () => show(await api.call('removeSearchWord', { body }))),
  };
}
