import { useLocation } from '@nukkad/platform';
import { type AnsweredQuestion, type Faq, limits } from '@nukkad/platform/contract';
import { langOf } from '@nukkad/platform/words';
import { Accordion, Button } from '@nukkad/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { Answers } from '../../common/answers';
import styles from './aside.module.css';
import { text } from './aside.text';

interface Props {
  faq: Faq[];
  answered: AnsweredQuestion[];
}

/** Emails to the askers link here. */
const QUESTIONS = 'questions';

/** FAQ of the profession, and answered questions of visitors. */
export function FaqBlock({ faq, answered }: Props) {
  return (
    <>
      {faq.length > 0 && (
        <section className={styles.box} aria-labelledby="faq">
          <h2 id="faq" className={styles.title}>
            {text.faq}
          </h2>
          <Accordion
            items={faq.map(({ _id, question, answer }) => ({
              key: _id,
              title: question,
              content: <p lang={langOf(answer)}>{answer}</p>,
            }))}
          />
        </section>
      )}
      {answered.length > 0 && <Asked questions={answered} />}
    </>
  );
}

function Asked({ questions }: { questions: AnsweredQuestion[] }) {
  const { hash } = useLocation();
  const isAskedFor = hash === `#${QUESTIONS}`;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isWhole = chosen ?? isAskedFor;
  const title = useRef<HTMLHeadingElement>(null);
  // They load after the page, so the browser could not scroll to the hash.
  useEffect(() => {
    if (isAskedFor) title.current?.focus();
  }, [isAskedFor]);
  const first = questions.slice(0, limits.questionsBesideList);
  return (
    <section id={QUESTIONS} className={styles.box} aria-labelledby="answered">
      <h2 id="answered" ref={title} tabIndex={-1} className={styles.title}>
        {text.answered}
      </h2>
      <Accordion
        items={(isWhole ? questions : first).map((question) => ({
          key: question._id,
          title: question.question,
          content: <Answers question={question} />,
        }))}
      />
      {questions.length > first.length && (
        <Button tone="ghost" aria-expanded={isWhole} onClick={() => setChosen(!isWhole)}>
          {isWhole ? text.fewerAnswered : text.allAnswered(questions.length)}
        </Button>
      )}
    </section>
  );
}
