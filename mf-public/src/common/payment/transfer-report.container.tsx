import type { Payment } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import {
  all,
  Form,
  FormTextField,
  Notice,
  pattern,
  required,
  SubmitButton,
} from '@nukkad/shared-ui';
import { reportTransfer } from './provider-payment.queries';
import { transferText as text } from './transfer.text';

interface Props {
  paymentId: string;
  /** For a guest. */
  bookingKey: string | null;
  onReported: (payment: Payment) => void;
}

const digits = all(required(text.wrong), pattern(/^\d{12}$/, text.wrong));

/** The payer says that a transfer was made, by the number that the bank gave it. */
export function TransferReport({ paymentId, bookingKey, onReported }: Props) {
  return (
    <Form
      label={text.title}
      initialValues={{ bankReference: '' }}
      isQuiet
      onSubmit={({ bankReference }) =>
        reportTransfer({ paymentId, bookingKey, bankReference }, onReported)
      }
    >
      <p>{text.title}</p>
      <FormTextField
        name="bankReference"
        label={text.number}
        hint={text.hint}
        inputMode="numeric"
        autoComplete="off"
        isRequired
        validate={digits}
      />
      <SubmitButton busyText={text.sending}>{text.send}</SubmitButton>
    </Form>
  );
}

/** What happens to a reported transfer. */
export function ReportedTransfer({
  transfer: { bankReference, at, keptUntil },
}: {
  transfer: NonNullable<Payment['transfer']>;
}) {
  return (
    <Notice title={text.reported}>
      <p>{text.told(bankReference, formatDateTime(at))}</p>
      <p>{text.next}</p>
      {keptUntil !== null && <p>{text.kept(formatDateTime(keptUntil))}</p>}
    </Notice>
  );
}
