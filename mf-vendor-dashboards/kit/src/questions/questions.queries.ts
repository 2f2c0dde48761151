import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { submitted } from '../common/submit';
import { withQuestion } from './questions.model';

const request = (page: number) => ({ query: { page } });

export const useOpenQuestions = (page: number) =>
  useEndpoint('getOpenQuestions', request(page), { keepPrevious: true, refreshOnShow: true });

/** Publishes an answer, the first or another in its place. It stays where it stands until left. */
export function useAnswering(page: number) {
  const answers = useAnswers();
  return (questionId: string, words: string): Promise<SubmitAnswer> =>
    submitted(async () => {
      const body = { text: words.trim() };
      const answered = await api.call('answerQuestion', { params: { questionId }, body });
      answers.change('getOpenQuestions', request(page), (before) => withQuestion(before, answered));
    });
}
