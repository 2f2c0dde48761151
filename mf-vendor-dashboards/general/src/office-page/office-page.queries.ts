import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { submitted } from '@nukkad/vendor-kit';
import { deskOrderOf, type TypedDesk } from './desk.model';

export const useDesk = () => useEndpoint('getDesk', undefined, { refreshOnShow: true });

/** Stores what visitors are told; their pages follow. */
export function useDeskChange() {
  const answers = useAnswers();
  return (typed: TypedDesk) =>
    submitted(async () => {
      const changed = await api.call('changeDesk', { body: deskOrderOf(typed) });
      answers.change('getDesk', undefined, () => changed);
      answers.renew('getGovOffice');
    });
}
