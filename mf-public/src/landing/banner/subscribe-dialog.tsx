import type { BannerSlide, SubscriptionOrder } from '@nukkad/platform/contract';
import { messages } from '@nukkad/platform/contract';
import { createIdempotencyKeys, type IdempotencyKey } from '@nukkad/platform/idempotency';
import {
  all,
  Button,
  Dialog,
  email,
  Form,
  FormTextField,
  required,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './banner.module.css';
import { text } from './banner.text';

interface Props {
  slide: BannerSlide;
  onSubscribe: (order: SubscriptionOrder, how: IdempotencyKey) => Promise<SubmitAnswer>;
  onClose: () => void;
}

/** Email subscription form with its terms. */
export function SubscribeDialog({ slide, onSubscribe, onClose }: Props) {
  const [asked, setAsked] = useState<string | null>(null);
  const [keyFor] = useState(createIdempotencyKeys);
  const send = async (answers: { email: string }) => {
    const order = { email: answers.email.trim(), topic: slide.topic };
    const problem = await onSubscribe(order, keyFor(order));
    if (problem === undefined) setAsked(order.email);
    return problem;
  };
  return (
    <Dialog title={asked === null ? text.form : text.done} isOpen onClose={onClose}>
      {asked === null ? (
        <div className={styles.dialog}>
          <p>{text.lead(slide.title)}</p>
          <Form label={text.form} initialValues={{ email: '' }} onSubmit={send}>
            <FormTextField
              name="email"
              type="email"
              label={text.email}
              autoComplete="email"
              validate={all(required(messages.required), email(messages.invalidEmail))}
            />
            <SubmitButton busyText={text.subscribing}>{text.subscribe}</SubmitButton>
          </Form>
        </div>
      ) : (
        <div className={styles.dialog}>
          <p role="status">{text.doneWhy(asked)}</p>
          <Button onClick={onClose}>{text.close}</Button>
        </div>
      )}
    </Dialog>
  );
}
