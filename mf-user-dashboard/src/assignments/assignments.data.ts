import { api, isApiError, useAnswers, useEndpoint } from '@nukkad/platform';
import { fileAddress, type HandedFile } from '@nukkad/platform/contract';
import { saveFile } from '../common/save-file';
import { submitted } from '../common/submit';
import { type Answering, submissionOf } from './assignments.model';
import { text } from './assignments.text';

export const useAssignments = () =>
  useEndpoint('getMyAssignments', undefined, { refreshOnShow: true });

/** Hands in an answer; the list follows. */
export function useHandingIn(assignmentId: string) {
  const answers = useAnswers();
  return (answering: Answering) =>
    submitted(async () => {
      const order = { params: { assignmentId }, body: submissionOf(answering) };
      const changed = await api.call('submitAssignment', order);
      answers.change('getMyAssignments', undefined, (all) =>
        all.map((one) => (one._id === assignmentId ? changed : one)),
      );
    });
}

/** Sends a file; says in a few words why it could not be. */
export async function sendFile(file: File): Promise<HandedFile | string> {
  try {
    return await api.call('uploadFile', { query: { name: file.name }, body: file });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === null) return text.noConnection;
    return error.status < 500 ? error.message : text.ourFault;
  }
}

export async function saveHandedFile({ _id, name }: HandedFile): Promise<void> {
  saveFile(await api.file(fileAddress(_id)), name);
}
