import { limits, messages } from '@nukkad/platform/contract';
import {
  all,
  Button,
  Dialog,
  Form,
  FormTextArea,
  maxLength,
  required,
  SubmitButton,
} from '@nukkad/shared-ui';
import * as common from '../common.text';
import type { Decisions } from './decisions';
import styles from './decisions.module.css';
import { text } from './decisions.text';

/** Asks for the reason of a rejection; render once beside the requests. */
export function RejectDialog({ decisions }: { decisions: Decisions }) {
  const { asking, giveReason, keepAsking } = decisions;
  return (
    <Dialog
      title={text.rejectTitle(asking?.name ?? '')}
      isOpen={asking !== null}
      onClose={keepAsking}
    >
      <Form
        label={text.reason}
        initialValues={{ reason: '' }}
        onSubmit={async ({ reason }) => {
          giveReason(reason.trim());
          return undefined;
        }}
      >
        <p>{text.rejectWhy}</p>
        <FormTextArea
          name="reason"
          label={text.reason}
          rows={3}
          limit={limits.bookingReasonMaxLength}
          validate={all<string>(
            required(messages.required),
            maxLength(limits.bookingReasonMaxLength, common.tooLong(limits.bookingReasonMaxLength)),
          )}
        />
        <div className={styles.ways}>
          <SubmitButton tone="danger" busyText={common.saving}>
            {text.reasonSend}
          </SubmitButton>
          <Button tone="ghost" onClick={keepAsking}>
            {common.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
