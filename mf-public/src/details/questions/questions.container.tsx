import { type AnsweredQuestion, limits } from '@nukkad/platform/contract';
import { langOf } from '@nukkad/platform/words';
import { Accordion, Card, FailurePanel, Loading, Skeleton } from '@nukkad/shared-ui';
import { Answers } from '../../common/answers';
import { RelativeTime } from '../../common/clock/relative-time';
import { useNow } from '../../common/clock/use-now';
import { faqKey } from '../details.model';
import styles from './questions.module.css';
import { useAnsweredQuestions, useFaq } from './questions.queries';
import { text } from './questions.text';

interface Props {
  /** Slugs. */
  profession: string;
  speciality: string | null;
}

/** FAQ of a speciality; renders nothing without any. */
export function Questions({ profession, speciality }: Props) {
  const faq = useFaq(faqKey(profession, speciality));
  const answered = useAnsweredQuestions(profession, speciality);
  if (faq.state === 'loading') {
    return (
      <Loading label={text.loading} slowAfterMs={limits.stillWorkingAfter}>
        <Skeleton shape="text" lines={6} />
      </Loading>
    );
  }
  const isUnasked = faq.state === 'failed' && faq.failure.status === 404;
  if (faq.state === 'failed' && !isUnasked) {
    return <FailurePanel what={text.what} failure={faq.failure} onRetry={faq.retry} />;
  }
  const questions = faq.state === 'ready' ? faq.value : [];
  const asked = answered.state === 'ready' ? answered.value : [];
  if (questions.length === 0 && asked.length === 0 && answered.state !== 'failed') return null;
  return (
    <Card as="section" className={styles.questions}>
      <h2 className={styles.heading}>{text.heading}</h2>
      <Accordion
        items={questions.map(({ _id, question, answer }) => ({
          key: _id,
          title: question,
          content: <p lang={langOf(answer)}>{answer}</p>,
        }))}
      />
      {answered.state === 'failed' && (
        <FailurePanel what={text.whatAsked} failure={answered.failure} onRetry={answered.retry} />
      )}
      {asked.length > 0 && <Asked questions={asked} />}
    </Card>
  );
}

function Asked({ questions }: { questions: AnsweredQuestion[] }) {
  const now = useNow();
  return (
    <>
      <h3 className={styles.subheading}>{text.answered}</h3>
      <ul className={styles.asked}>
        {questions.map((one) => (
          <li key={one._id} className={styles.one}>
            <p className={styles.question} lang={langOf(one.question)}>
              {one.question}
            </p>
            <p className={styles.muted}>
              <RelativeTime at={one.time} now={now} />
            </p>
            <Answers question={one} />
          </li>
        ))}
      </ul>
    </>
  );
}
