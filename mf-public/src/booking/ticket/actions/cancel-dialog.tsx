import { type Booking, type CancelOrder, limits } from '@nukkad/platform/contract';
import {
  Button,
  Dialog,
  Form,
  FormRadioGroup,
  FormTextArea,
  maxLength,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useNow } from '../../../common/clock/use-now';
import { policyWords } from '../../words.model';
import styles from '../ticket.module.css';
import { text } from '../ticket.text';

interface Props {
  booking: Booking;
  isOpen: boolean;
  onClose: () => void;
  onCancel: (order: CancelOrder) => Promise<SubmitAnswer>;
}

interface Answers {
  reason: string;
  scope: 'this' | 'following';
}

/** Confirms a cancellation, with its cost. */
export function CancelDialog({ booking, isOpen, onClose, onCancel }: Props) {
  const now = useNow();
  const { series } = booking;
  const cancel = ({ reason, scope }: Answers) =>
    onCancel({
      ...(reason.trim() !== '' && { reason: reason.trim() }),
      ...(series !== null && { scope }),
    });
  return (
    <Dialog title={text.cancelTitle} isOpen={isOpen} onClose={onClose}>
      <Form
        label={text.cancelTitle}
        initialValues={{ reason: '', scope: 'this' } as Answers}
        onSubmit={cancel}
      >
        {now !== null && <p>{policyWords(booking, now)}</p>}
        {series !== null && (
          <FormRadioGroup
            name="scope"
            label={text.scope}
            options={[
              { value: 'this', label: text.scopes.this },
              { value: 'following', label: text.scopes.following },
            ]}
          />
        )}
        <FormTextArea
          name="reason"
          label={text.reason}
          rows={3}
          limit={limits.bookingReasonMaxLength}
          validate={maxLength(limits.bookingReasonMaxLength, text.atMost)}
        />
        <div className={styles.actions}>
          <Button tone="secondary" onClick={onClose}>
            {text.keep}
          </Button>
          <SubmitButton tone="danger" busyText={text.cancelling}>
            {text.confirmCancel}
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  );
}
