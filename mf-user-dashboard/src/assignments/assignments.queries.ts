import { api, isApiError, useAnswers, useEndpoint } from '@nukkad/platform';
import { fileAddress, type HandedFile } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { saveFile } from '@nukkad/platform/save-file';
import { submitted } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { type Answering, submissionOf } from './assignments.model';
import { text } from './assignments.text';

export const useAssignments = () =>
  useEndpoint('getMyAssignments', undefined, { refreshOnShow: true });

/** Submits an answer, idempotent across retries. The list is updated. */
export function useHandingIn(assignmentId: string) {
  const answers = useAnswers();
  const [keyFor] = useState(createIdempotencyKeys);
  return (answering: Answering) =>
    submitted(async () => {
      const body = submissionOf(answering);
      const order = { params: { assignmentId }, body };
      const changed = await api.call('submitAssignment', order, keyFor(body));
      answers.change('getMyAssignments', undefined, (all) =>
        all.map((one) => (one._id === assignmentId ? changed : one)),
      );
    });
}

/** Uploads a file and returns its id, or a short error message. */
export async function sendFile(
  file: File,
  onProgress: (percent: number) => void,
): Promise<{ fileId: string } | { problem: string }> {
  try {
    const order = { query: { name: file.name }, body: file };
    return { fileId: (await api.call('uploadFile', order, { onProgress }))._id };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === null) return { problem: text.noConnection };
    return { problem: error.status < 500 ? error.message : text.ourFault };
  }
}

export async function saveHandedFile({ _id, name }: HandedFile): Promise<void> {
  saveFile(await api.file(fileAddress(_id)), name);
}
