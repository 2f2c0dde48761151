import type { AnsweredQuestion, Faq } from '@nukkad/platform/contract';
import { Accordion } from '@nukkad/shared-ui';
import styles from './aside.module.css';
import { text } from './aside.text';

interface Props {
  faq: Faq[];
  answered: AnsweredQuestion[];
}

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
      {answered.length > 0 && (
        <section className={styles.box} aria-labelledby="answered">
          <h2 id="answered" className={styles.title}>
            {text.answered}
          </h2>
          <Accordion
            items={answered.map(({ _id, question, answer, answeredBy }) => ({
              key: _id,
              title: question,
              content: (
                <>
                  <p>{answer}</p>
                  {answeredBy && (
                    <p className={styles.why}>{text.answeredBy(answeredBy.vendorName)}</p>
                  )}
                </>
              ),
            }))}
          />
        </section>
      )}
    </>
  );
}
