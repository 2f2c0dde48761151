import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { SearchWordOrder, SearchWordsAnswer, TopicOrder } from '@nukkad/platform/contract';
import { runWithToast, submitted } from '@nukkad/vendor-kit';
import { text } from './search.text';

export const useSearchWords = () =>
  useEndpoint('getSearchWords', undefined, { refreshOnShow: true });

/** Reasons for the order of a search. */
export const useExplanation = (q: string) =>
  useEndpoint('explainSearch', { query: { q } }, { keepPrevious: true });

export const useTopics = () => useEndpoint('getAllCategories');

/** Shows what an operator sees after a change, and that the change is logged. */
function useShowChange() {
  const answers = useAnswers();
  return (answer: SearchWordsAnswer) => {
    answers.change('getSearchWords', undefined, () => answer);
    answers.renew('getAudit');
  };
}

/** Adds and removes words; both are shown and logged. */
export function useSearchWordChanges() {
  const show = useShowChange();
  return {
    add: (body: SearchWordOrder) =>
      submitted(async () => show(await api.call('addSearchWord', { body }))),
    remove: (body: SearchWordOrder) =>
      runWithToast(text.removing, async () => show(await api.call('removeSearchWord', { body }))),
  };
}

/** The same of topics. */
export function useTopicChanges() {
  const show = useShowChange();
  return {
    add: (body: TopicOrder) => submitted(async () => show(await api.call('addTopic', { body }))),
    remove: (topicId: string) =>
      runWithToast(text.removingTopic, async () =>
        show(await api.call('removeTopic', { body: { topicId } })),
      ),
  };
}
