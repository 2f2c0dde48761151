import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { submitted } from '@nukkad/vendor-kit';
import { type OfficePageValues, officePageOrder } from './office-page.model';

/** The department that the address names; null for the officer's first. */
type Named = string | null;

const deskOf = (named: Named) => (named === null ? undefined : { query: { department: named } });

export const useOfficePage = (named: Named) =>
  useEndpoint('getDesk', deskOf(named), { refreshOnShow: true });

/** Stores the office page of a department and refreshes the public one. */
export function useOfficePageChange(named: Named, department: string) {
  const answers = useAnswers();
  return (typed: OfficePageValues) =>
    submitted(async () => {
      const body = officePageOrder(typed);
      const changed = await api.call('changeDesk', { query: { department }, body });
      answers.change('getDesk', deskOf(named), () => changed);
      answers.renew('getGovOffice');
    });
}
