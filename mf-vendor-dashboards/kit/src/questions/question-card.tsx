import { toast } from '@nukkad/platform';
import { limits, type OpenQuestion } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { Badge, Button, Card, FormTextArea, Quote, type SubmitAnswer } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { RelativeTime } from '../common/relative-time';
import { useHasDraft } from '../common/saving/draft';
import { DraftForm } from '../common/saving/draft-form';
import { canWrite, wordsProblem } from './questions.model';
import styles from './questions.module.css';
import { text } from './questions.text';

interface Props {
  question: OpenQuestion;
  canAnswer: boolean;
  now: Date;
  onAnswer: (words: string) => Promise<SubmitAnswer>;
}

/** A question with this professional's answer, and the form to write one. */
export function QuestionCard({ question, canAnswer, now, onAnswer }: Props) {
  const draft = `answer:${question._id}`;
  const [isWriting, setWriting] = useState(useHasDraft(draft));
  const [visits, setVisits] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element disappeared with the form.
  useEffect(() => {
    if (visits > 0) heading.current?.focus();
  }, [visits]);
  const close = () => {
    setWriting(false);
    setVisits(visits + 1);
  };
  const published = () => {
    toast({ text: text.published, tone: 'success' });
    close();
  };
  const mayWrite = canAnswer && canWrite(question, now);
  return (
    <Card as="li" className={styles.card}>
      <h2 ref={heading} tabIndex={-1} className={styles.question}>
        {question.question}
      </h2>
      <Facts question={question} now={now} />
      {isWriting && mayWrite ? (
        <DraftForm
          draft={draft}
          label={text.answerTo(question.question)}
          begin={{ text: question.mine?.text ?? '' }}
          onSave={(typed) => onAnswer(typed.text)}
          onSaved={published}
          onCancel={close}
          saveText={text.publish}
          savingText={text.publishing}
          takesFocus
        >
          <FormTextArea
            name="text"
            label={text.yourAnswer}
            hint={text.hint}
            limit={limits.answerMaxLength}
            validate={wordsProblem}
          />
        </DraftForm>
      ) : (
        <Answered
          question={question}
          now={now}
          mayWrite={mayWrite}
          onWrite={() => setWriting(true)}
        />
      )}
    </Card>
  );
}

function Facts({ question, now }: Pick<Props, 'question' | 'now'>) {
  const { spec, time, answers } = question;
  return (
    <p className={styles.facts}>
      {spec !== null && <Badge>{text.spec(spec)}</Badge>}
      <span>{answers === 0 ? text.noAnswers : text.answers(answers)}</span>
      <RelativeTime at={time} now={now} />
    </p>
  );
}

interface AnsweredProps extends Pick<Props, 'question' | 'now'> {
  mayWrite: boolean;
  onWrite: () => void;
}

function Answered({ question: { question, mine }, now, mayWrite, onWrite }: AnsweredProps) {
  const isNew = mine === null;
  return (
    <>
      {mine !== null && (
        <Quote>
          <p className={styles.facts}>
            {text.yours} · <RelativeTime at={mine.time} now={now} />
          </p>
          <p>{mine.text}</p>
        </Quote>
      )}
      {mayWrite && (
        <div>
          <Button
            tone={isNew ? 'primary' : 'secondary'}
            aria-label={isNew ? text.answerTo(question) : text.editOf(question)}
            onClick={onWrite}
          >
            {isNew ? text.answer : text.edit}
          </Button>
        </div>
      )}
      {mayWrite && mine !== null && (
        <p className={styles.facts}>{text.editUntil(formatDateTime(mine.editableUntil))}</p>
      )}
    </>
  );
}
