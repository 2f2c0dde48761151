import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import type { OfficeComplaint, OfficeComplaintsAnswer } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import type { SubmitAnswer } from '@nukkad/shared-ui';
import { runWithToast, submitted } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { withComplaint } from './complaints.model';
import { text } from './complaints.text';

const request = (page: number) => ({ query: { page } });

/** Complaints about the office of the signed-in officer, one page. */
export const useComplaints = (page: number) =>
  useEndpoint('getOfficeComplaints', request(page), { keepPrevious: true, refreshOnShow: true });

/** Actions of an office on a complaint, which keeps its position in the list. */
export interface ComplaintActions {
  takeUp: (complaint: OfficeComplaint) => Promise<boolean>;
  answer: (complaint: OfficeComplaint, words: string) => Promise<SubmitAnswer>;
}

export function useComplaintActions(page: number): ComplaintActions {
  const answers = useAnswers();
  const [keyFor] = useState(createIdempotencyKeys);
  const show = (changed: OfficeComplaint) => {
    const put = (before: OfficeComplaintsAnswer) => withComplaint(before, changed);
    answers.change('getOfficeComplaints', request(page), put);
    answers.renew('getDesk', 'getComplaints');
  };
  return {
    takeUp: ({ number }) =>
      runWithToast(text.takingUp, async () =>
        show(await api.call('takeUpComplaint', { params: { number } })),
      ),
    answer: ({ number }, words) =>
      submitted(async () => {
        const order = { params: { number }, body: { text: words.trim() } };
        show(await api.call('answerComplaint', order, keyFor(order)));
      }),
  };
}
