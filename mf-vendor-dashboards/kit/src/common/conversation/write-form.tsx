import { limits, messages } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { all, FormTextArea, maxLength, required, type SubmitAnswer } from '@nukkad/shared-ui';
import { useState } from 'react';
import * as common from '../common.text';
import { DraftForm } from '../saving/draft-form';
import { text } from './conversation.text';

interface Props {
  draft: string;
  /** Label of the form and its field: "Your answer". */
  label: string;
  hint?: string;
  /** Sends a message; a retry of the same text carries the same idempotency key. */
  onSend: (message: string, how: { idempotencyKey?: string }) => Promise<SubmitAnswer>;
}

const asked = all<string>(
  required(messages.required),
  maxLength(limits.messageMaxLength, common.tooLong(limits.messageMaxLength)),
);

/** Message field that starts afresh after each message sent. An unsent text is kept as a draft. */
export function WriteForm(props: Props) {
  const [sent, setSent] = useState(0);
  return (
    <OneMessage key={sent} {...props} takesFocus={sent > 0} onSent={() => setSent(sent + 1)} />
  );
}

interface OneProps extends Props {
  takesFocus: boolean;
  onSent: () => void;
}

// New idempotency keys per message: equal texts sent twice are two messages.
function OneMessage({ draft, label, hint, onSend, takesFocus, onSent }: OneProps) {
  const [keyFor] = useState(createIdempotencyKeys);
  const send = ({ message }: { message: string }) => {
    const words = message.trim();
    return onSend(words, keyFor(words));
  };
  return (
    <DraftForm
      draft={draft}
      label={label}
      begin={{ message: '' }}
      onSave={send}
      onSaved={onSent}
      saveText={text.send}
      savingText={text.sending}
      takesFocus={takesFocus}
    >
      <FormTextArea
        name="message"
        label={label}
        hint={hint}
        rows={3}
        limit={limits.messageMaxLength}
        validate={asked}
      />
    </DraftForm>
  );
}
