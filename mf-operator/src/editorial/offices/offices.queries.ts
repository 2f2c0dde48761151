import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { type SaveOutcome, saveWithConflict } from '../../common/versioned-form/save-with-conflict';
import { officeOrder, officeValues, type TypedOffice } from './offices.model';

export const useOffices = () => useEndpoint('getOfficeSheets');

export const useOffice = (slug: string) => useEndpoint('getOfficeSheet', { params: { slug } });

export function useOfficeChange(slug: string) {
  const answers = useAnswers();
  const request = { params: { slug } };
  return (typed: TypedOffice): Promise<SaveOutcome<TypedOffice>> =>
    saveWithConflict(
      async () => {
        const sheet = await api.call('changeOfficeSheet', { ...request, body: officeOrder(typed) });
        answers.change('getOfficeSheet', request, () => sheet);
        answers.renew('getOfficeSheets', 'getGovOffices', 'getGovOffice');
      },
      async () => officeValues(await api.call('getOfficeSheet', request)),
    );
}
