import { useLocation } from '@nukkad/platform';
import type { AnsweredQuestion, Faq } from '@nukkad/platform/contract';
import { Accordion } from '@nukkad/shared-ui';
import { useEffect, useRef } from 'react';
import { Answers } from '../../common/answers';
import styles from './aside.module.css';
import { text } from './aside.text';

interface Props {
  faq: Faq[];
  answered: AnsweredQuestion[];
}

/** Letters to those who asked lead here. */
const QUESTIONS = 'questions';

/** What is often asked of the profession, and what was asked here. */
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
              content: answer,
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
  const title = useRef<HTMLHeadingElement>(null);
  // They come after the page: nothing else has brought anybody here.
  useEffect(() => {
    if (hash === `#${QUESTIONS}`) title.current?.focus();
  }, [hash]);
  return (
    <section id={QUESTIONS} className={styles.box} aria-labelledby="answered">
      <h2 id="answered" ref={title} tabIndex={-1} className={styles.title}>
        {text.answered}
      </h2>
      <Accordion
        items={questions.map((question) => ({
          key: question._id,
          title: question.question,
          content: <Answers question={question} />,
        }))}
      />
    </section>
  );
}
