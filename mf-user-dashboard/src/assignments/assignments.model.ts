import type { Assignment, AssignmentState, SubmissionOrder } from '@nukkad/platform/contract';
import type { PickedFile } from '@nukkad/shared-ui';
import { text } from './assignments.text';

const order: Record<AssignmentState, number> = { set: 0, submitted: 1, graded: 2 };

/** What is to be done stands first, by its day; then what waits for marks, then what has some. */
export function sortAssignments(assignments: readonly Assignment[]): Assignment[] {
  return [...assignments].sort(
    (a, b) => order[a.state] - order[b.state] || byDay(a, b) || a.title.localeCompare(b.title),
  );
}

// Of what is over, the latest is looked for.
function byDay(a: Assignment, b: Assignment): number {
  const days = a.dueOn.localeCompare(b.dueOn);
  return a.state === 'set' ? days : -days;
}

/** A file beside the answer; `fileId` is the API's, once it is there. */
export interface AttachedFile extends PickedFile {
  fileId: string | null;
}

/** What a student has written and chosen. */
export interface Answering {
  words: string;
  file: AttachedFile | null;
}

/** What was handed in before is where handing in again begins. */
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

/** Why it cannot be handed in yet, by field; nothing when it can. */
export function answeringProblem({ words, file }: Answering): Record<string, string> | undefined {
  if (file !== null && file.fileId === null) return { file: text.notSentYet };
  return words.trim() === '' && file === null ? { words: text.nothing } : undefined;
}
