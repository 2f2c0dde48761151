import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { FailedJob, JobsAnswer } from '@nukkad/platform/contract';
import { runWithToast } from '@nukkad/vendor-kit';
import { text } from './jobs.text';

export const useJobs = () => useEndpoint('getJobs', undefined, { refreshOnShow: true });

export const usePhoneChannels = () =>
  useEndpoint('getPhoneChannels', undefined, { refreshOnShow: true });

/** Actions on a failed job; resolve to true on success. Both are logged. */
export function useJobDecisions({ _id }: FailedJob) {
  const answers = useAnswers();
  const params = { jobId: _id };
  const show = (answer: JobsAnswer) => {
    answers.change('getJobs', undefined, () => answer);
    answers.renew('getAudit');
  };
  return {
    retry: () =>
      runWithToast(text.retrying, async () => show(await api.call('retryJob', { params }))),
    discard: () =>
      runWithToast(text.discarding, async () => show(await api.call('discardJob', { params }))),
  };
}
