import {
  limits,
  messages,
  type OfficeComplaint,
  type OfficeComplaintsAnswer,
} from '@nukkad/platform/contract';
import { all, maxLength, required } from '@nukkad/shared-ui';
import { text } from './complaints.text';

/** The page with one complaint replaced. */
export const withComplaint = (
  before: OfficeComplaintsAnswer,
  changed: OfficeComplaint,
): OfficeComplaintsAnswer => ({
  ...before,
  complaints: before.complaints.map((one) => (one._id === changed._id ? changed : one)),
});

/** Whether the office can still answer or resolve it. */
export const isOpen = ({ status }: OfficeComplaint): boolean =>
  status === 'received' || status === 'in-progress';

/** Validates an answer. */
export const answerProblem = all(
  required(messages.required),
  maxLength(limits.complaintTextMaxLength, text.tooLong),
);
