import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../common/saving/submit';
import { withQuestion } from './questions.model';

const request = (page: number) => ({ query: { page } });

export const useOpenQuestions = (page: number) =>
  useEndpoint('getOpenQuestions', request(page), { keepPrevious: true, refreshOnShow: true });

/** Publishes or replaces an answer. The question keeps its place until the page is left. */
export function useAnswering(page: number) {
  const answers = useAnswers();
  return (questionId: string, words: string): Promise<SubmitAnswer> =>
    submitted(async () => {
      const body = { text: words.trim() };
      const answered = await api.call('answerQuestion', { params: { questionId }, body });
      answers.change('getOpenQuestions', request(page), (before) => withQuestion(before, answered));
    });
}
