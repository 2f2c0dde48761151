import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { submitted } from '@nukkad/vendor-kit';
import { type OfficePageValues, officePageOrder } from './office-page.model';

export const useOfficePage = () => useEndpoint('getDesk', undefined, { refreshOnShow: true });

/** Stores the office page and refreshes the public one. */
export function useOfficePageChange() {
  const answers = useAnswers();
  return (typed: OfficePageValues) =>
    submitted(async () => {
      const changed = await api.call('changeDesk', { body: officePageOrder(typed) });
      answers.change('getDesk', undefined, () => changed);
      answers.renew('getGovOffice');
    });
}
