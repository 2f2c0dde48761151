import { limits, messages } from '@nukkad/platform/contract';
import {
  all,
  email,
  Form,
  FormTextArea,
  FormTextField,
  maxLength,
  minLength,
  required,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './aside.module.css';
import { text } from './aside.text';
import { Sent } from './sent';

export interface FreeQuestion {
  question: string;
  email: string;
}

interface Asked {
  reference: string;
  question: string;
  email: string;
}

interface Props {
  /** Profession that answers: "doctor". */
  one: string;
  /** Initial text of the question. */
  question?: string;
  onSend: (
    question: FreeQuestion,
    onDone: (answer: { reference: string; question: string }) => void,
  ) => Promise<SubmitAnswer>;
}

const { questionMinLength, questionMaxLength, emailMaxLength } = limits;
const aQuestion = all(
  required(messages.required),
  minLength(questionMinLength, messages.questionTooShort),
  maxLength(questionMaxLength, text.atMost(questionMaxLength)),
);

/** Asks a question of the profession, anonymously. */
export function QuestionForm({ one, question = '', onSend }: Props) {
  const [done, setDone] = useState<Asked | null>(null);
  if (done) {
    return (
      <Sent
        title={text.asked}
        why={text.askedWhy(done.email)}
        reference={done.reference}
        again={text.askAnother}
        onAgain={() => setDone(null)}
      >
        <blockquote className={styles.quote}>{done.question}</blockquote>
      </Sent>
    );
  }
  return (
    <>
      <h2 className={styles.title}>{text.question}</h2>
      <p className={styles.why}>{text.questionWhy(one)}</p>
      <Form
        label={text.question}
        initialValues={{ question, email: '' }}
        onSubmit={(asked: FreeQuestion) =>
          onSend(asked, (answer) => setDone({ ...answer, email: asked.email.trim() }))
        }
      >
        <FormTextArea
          name="question"
          label={text.yourQuestion}
          limit={questionMaxLength}
          isRequired
          validate={aQuestion}
        />
        <FormTextField
          name="email"
          type="email"
          label={text.email}
          autoComplete="email"
          validate={all(
            email(messages.invalidEmail),
            maxLength(emailMaxLength, messages.invalidEmail),
          )}
        />
        <SubmitButton tone="secondary" busyText={text.asking}>
          {text.ask}
        </SubmitButton>
      </Form>
    </>
  );
}
