import { limits, messages } from '@nukkad/platform/contract';
import { all, FormTextArea, maxLength, required } from '@nukkad/shared-ui';
import { text } from './releases.text';

const most = limits.decisionReasonMaxLength;

/** Reason of a rollback, required each time. */
export function ReasonField() {
  return (
    <FormTextArea
      name="reason"
      label={text.reason}
      hint={text.reasonHint}
      isRequired
      rows={2}
      limit={most}
      validate={all<string>(required(messages.required), maxLength(most, text.tooLong(most)))}
    />
  );
}
