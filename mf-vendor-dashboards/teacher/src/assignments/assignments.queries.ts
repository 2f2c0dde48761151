import { api, useAnswers, useEndpoint } from '@nukkad/platform';
import { fileAddress, type HandedFile } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { saveFile } from '@nukkad/platform/save-file';
import { submitted } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { assignmentOrder, type Grading, gradeOf, type Setting } from './assignments.model';

export const useAssignments = (clientId: string | null) =>
  useEndpoint(
    'getAssignments',
    { query: clientId === null ? {} : { clientId } },
    { refreshOnShow: true },
  );

/** First page of students by name. */
export const useStudents = (q: string) =>
  useEndpoint(
    'getClients',
    { query: { isArchived: false, sort: 'name', ...(q !== '' && { q }) } },
    { keepPrevious: true },
  );

/** Creates an assignment; its idempotency key makes a retry after a lost connection safe. */
export function useSetting() {
  const answers = useAnswers();
  const [keyFor] = useState(createIdempotencyKeys);
  return (setting: Setting) =>
    submitted(async () => {
      const body = assignmentOrder(setting);
      await api.call('setAssignments', { body }, keyFor(body));
      answers.renew('getAssignments');
    });
}

export function useAssignmentChanges(assignmentId: string) {
  const answers = useAnswers();
  const params = { assignmentId };
  return {
    grade: (grading: Grading) =>
      submitted(async () => {
        await api.call('gradeAssignment', { params, body: gradeOf(grading) });
        answers.renew('getAssignments');
      }),
    async remove() {
      await api.call('removeAssignment', { params });
      answers.renew('getAssignments');
    },
  };
}

export async function saveHandedFile({ _id, name }: HandedFile): Promise<void> {
  saveFile(await api.file(fileAddress(_id)), name);
}
