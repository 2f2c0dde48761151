import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { type SaveOutcome, saveWithConflict } from '../../common/versioned-form/save-with-conflict';
import { faqOrder, faqValues, type TypedSheet } from './faq.model';

export const useFaqKeys = () => useEndpoint('getFaqKeys');

export const useFaqSheet = (key: string) => useEndpoint('getFaqSheet', { query: { key } });

export function useFaqChange(key: string) {
  const answers = useAnswers();
  const request = { query: { key } };
  return (typed: TypedSheet): Promise<SaveOutcome<TypedSheet>> =>
    saveWithConflict(
      async () => {
        const sheet = await api.call('changeFaqSheet', { ...request, body: faqOrder(typed) });
        answers.change('getFaqSheet', request, () => sheet);
        answers.renew('getFaqKeys', 'getFaq');
      },
      async () => faqValues(await api.call('getFaqSheet', request)),
    );
}
