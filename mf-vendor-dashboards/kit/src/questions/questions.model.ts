import {
  limits,
  messages,
  type OpenQuestion,
  type OpenQuestionsAnswer,
} from '@nukkad/platform/contract';
import { all, maxLength, required } from '@nukkad/shared-ui';
import { tooLong } from '../common/common.text';

export const wordsProblem = all<string>(
  required(messages.required),
  maxLength(limits.answerMaxLength, tooLong(limits.answerMaxLength)),
);

export function withQuestion(
  before: OpenQuestionsAnswer,
  changed: OpenQuestion,
): OpenQuestionsAnswer {
  const questions = before.questions.map((one) => (one._id === changed._id ? changed : one));
  return { ...before, questions };
}

/** Whether an answer can be written: none exists, or it is at most a day old. */
export const canWrite = ({ mine }: Pick<OpenQuestion, 'mine'>, now: Date): boolean =>
  mine === null || new Date(mine.editableUntil) > now;
