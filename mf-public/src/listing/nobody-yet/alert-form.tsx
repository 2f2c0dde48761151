import { type ListingAlertAnswer, messages } from '@nukkad/platform/contract';
import {
  all,
  email,
  Form,
  FormTextField,
  required,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './nobody-yet.module.css';
import { text } from './nobody-yet.text';

interface Props {
  title: string;
  /** False for an account, which has an address. */
  asksEmail: boolean;
  /** `email` is null for an account. */
  onSend: (
    email: string | null,
    onDone: (answer: ListingAlertAnswer) => void,
  ) => Promise<SubmitAnswer>;
}

/** Asks to be told once when the first is listed. */
export function AlertForm({ title, asksEmail, onSend }: Props) {
  const [done, setDone] = useState<string | null>(null);
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <p role="status" className={done === null ? 'nk-visually-hidden' : undefined}>
        {done}
      </p>
      {done === null && (
        <>
          <p className={styles.why}>{text.alertWhy}</p>
          <Form
            label={title}
            initialValues={{ email: '' }}
            onSubmit={(typed: { email: string }) => {
              const address = typed.email.trim();
              return onSend(asksEmail ? address : null, ({ state }) =>
                setDone(state === 'pending' ? text.pending(address) : text.confirmed),
              );
            }}
          >
            {asksEmail && (
              <FormTextField
                name="email"
                type="email"
                label={text.email}
                autoComplete="email"
                isRequired
                validate={all(required(messages.required), email(messages.invalidEmail))}
              />
            )}
            <SubmitButton tone="secondary" busyText={text.telling}>
              {text.tell}
            </SubmitButton>
          </Form>
        </>
      )}
    </>
  );
}
