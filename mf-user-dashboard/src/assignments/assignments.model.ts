import type { Assignment, AssignmentState, SubmissionOrder } from '@nukkad/platform/contract';
import type { UploadedFile } from '@nukkad/shared-ui';
import { text } from './assignments.text';

const order: Record<AssignmentState, number> = { set: 0, submitted: 1, graded: 2 };

/** Open ones first, by due day; then those waiting for marks, then marked ones. */
export function sortAssignments(assignments: readonly Assignment[]): Assignment[] {
  return [...assignments].sort(
    (a, b) => order[a.state] - order[b.state] || byDay(a, b) || a.title.localeCompare(b.title),
  );
}

// Finished ones: latest first.
function byDay(a: Assignment, b: Assignment): number {
  const days = a.dueOn.localeCompare(b.dueOn);
  return a.state === 'set' ? days : -days;
}

/** Form values of a submission. */
export interface Answering {
  words: string;
  file: UploadedFile | null;
}

/** A resubmission begins with the previous one. */
export function answeringOf({ submission }: Pick<Assignment, 'submission'>): Answering {
  const file = submission?.file ?? null;
  return {
    words: submission?.text ?? '',
    file: file && {
      id: file._id,
      fileId: file._id,
      name: file.name,
      size: file.bytes,
      state: 'sent',
    },
  };
}

export function submissionOf({ words, file }: Answering): SubmissionOrder {
  return { text: words.trim() || null, fileId: file?.fileId ?? null };
}

/** Errors by field; undefined when it can be submitted. */
export function answeringProblem({ words, file }: Answering): Record<string, string> | undefined {
  if (file !== null && file.fileId === null) return { file: text.notSentYet };
  return words.trim() === '' && file === null ? { words: text.nothing } : undefined;
}
