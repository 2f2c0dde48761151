import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { type SaveOutcome, saveWithConflict } from '../../common/versioned-form/save-with-conflict';
import { slidesOrder, slidesValues, type TypedSlides } from './banner.model';

export const useSlides = () => useEndpoint('getSlides');
export const useChoices = () => useEndpoint('getEditorialChoices');

export function useSlidesChange() {
  const answers = useAnswers();
  return (typed: TypedSlides): Promise<SaveOutcome<TypedSlides>> =>
    saveWithConflict(
      async () => {
        const sheet = await api.call('changeSlides', { body: slidesOrder(typed) });
        answers.change('getSlides', undefined, () => sheet);
        answers.renew('getBanner', 'getEditorialChoices');
      },
      async () => slidesValues(await api.call('getSlides')),
    );
}
