import { limits, messages } from '@nukkad/platform/contract';
import { createIdempotencyKeys, type IdempotencyKey } from '@nukkad/platform/idempotency';
import {
  all,
  Form,
  FormTextArea,
  maxLength,
  required,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './ticket.module.css';
import { text } from './ticket.text';

interface Props {
  onSend: (message: string, how: IdempotencyKey) => Promise<SubmitAnswer>;
}

const asked = all<string>(
  required(messages.required),
  maxLength(limits.messageMaxLength, text.tooLong(limits.messageMaxLength)),
);

/** Form for one message after another. */
export function ReplyForm({ onSend }: Props) {
  const [sent, setSent] = useState(0);
  return (
    <>
      <OneMessage key={sent} onSend={onSend} onSent={() => setSent(sent + 1)} />
      <p role="status" className={styles.muted}>
        {sent > 0 && text.sent}
      </p>
    </>
  );
}

// Each message has its own keys: equal texts sent twice are two messages.
function OneMessage({ onSend, onSent }: Props & { onSent: () => void }) {
  const [keyFor] = useState(createIdempotencyKeys);
  const send = async ({ message }: { message: string }) => {
    const words = message.trim();
    const problem = await onSend(words, keyFor(words));
    if (problem === undefined) onSent();
    return problem;
  };
  return (
    <Form label={text.reply} initialValues={{ message: '' }} onSubmit={send}>
      <FormTextArea
        name="message"
        label={text.reply}
        limit={limits.messageMaxLength}
        validate={asked}
      />
      <SubmitButton busyText={text.sending}>{text.send}</SubmitButton>
    </Form>
  );
}
