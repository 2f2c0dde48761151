import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { submitted } from '@nukkad/vendor-kit';

/** While the console is open a canary is followed as it is judged. */
const REFRESH_EVERY = 5_000;

export const useReleases = () =>
  useEndpoint('getReleases', undefined, {
    keepPrevious: true,
    refreshOnShow: true,
    refreshEvery: REFRESH_EVERY,
  });

export const usePart = (part: string) =>
  useEndpoint(
    'getPartReleases',
    { params: { part } },
    { keepPrevious: true, refreshOnShow: true, refreshEvery: REFRESH_EVERY },
  );

export const useReleaseLog = () =>
  useEndpoint('getReleaseLog', undefined, { keepPrevious: true, refreshOnShow: true });

/** Rollback actions; each returns an error, if any, and the lists are read again. */
export function useWaysBack() {
  const answers = useAnswers();
  const submit = (send: () => Promise<unknown>) =>
    submitted(send).finally(() =>
      answers.renew('getReleases', 'getPartReleases', 'getReleaseLog', 'getAudit'),
    );
  return {
    takeBack: (canary: string, reason: string) =>
      submit(() => api.call('takeBackCanary', { params: { canary }, body: { reason } })),
    rollBack: (part: string, version: string, reason: string) =>
      submit(() => api.call('rollBackPart', { params: { part }, body: { version, reason } })),
  };
}
