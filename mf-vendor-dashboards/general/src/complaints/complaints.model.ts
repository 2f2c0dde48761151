import {
  limits,
  messages,
  type OfficeComplaint,
  type OfficeComplaintsAnswer,
} from '@nukkad/platform/contract';
import { all, maxLength, required } from '@nukkad/shared-ui';
import { text } from './complaints.text';

/** The page with a complaint as it is now. */
export const withComplaint = (
  before: OfficeComplaintsAnswer,
  changed: OfficeComplaint,
): OfficeComplaintsAnswer => ({
  ...before,
  complaints: before.complaints.map((one) => (one._id === changed._id ? changed : one)),
});

/** Whether the office can still do something about it. */
export const isOpen = ({ status }: OfficeComplaint): boolean =>
  status === 'received' || status === 'in-progress';

/** What is wrong with an answer. */
export const answerProblem = all(
  required(messages.required),
  maxLength(limits.complaintTextMaxLength, text.tooLong),
);

/** The page the address asks for; the first for what is no page. */
export function pageIn(asked: string | null): number {
  const page = Number(asked);
  return Number.isInteger(page) && page > 0 ? page : 1;
}
