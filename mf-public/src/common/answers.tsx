import { Link } from '@nukkad/platform';
import type { AnsweredQuestion, PublicAnswer } from '@nukkad/platform/contract';
import { langOf } from '@nukkad/platform/words';
import { linkClass } from '@nukkad/shared-ui';
import styles from './answers.module.css';
import { answeredBy, unanswered } from './answers.text';
import { vendorAddress } from './navigation/vendor-address';
import { professionOfSlug } from './professions/professions';

/** Professionals' answers, each with a link to its author's page. */
export function Answers({ question }: { question: AnsweredQuestion }) {
  const { answer, answeredBy: by, others } = question;
  const all: PublicAnswer[] = answer === null ? [] : [{ answer, answeredBy: by }, ...others];
  if (all.length === 0) return <p className={styles.muted}>{unanswered}</p>;
  return (
    <ul className={styles.answers}>
      {all.map(({ answer: words, answeredBy: somebody }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers are only appended
        <li key={index}>
          <p className={styles.words} lang={langOf(words ?? '')}>
            {words}
          </p>
          <AnsweredBy somebody={somebody} />
        </li>
      ))}
    </ul>
  );
}

function AnsweredBy({ somebody }: { somebody: PublicAnswer['answeredBy'] }) {
  if (!somebody || !professionOfSlug(somebody.profession)) return null;
  return (
    <p className={styles.muted}>
      {answeredBy}{' '}
      <Link className={linkClass()} to={vendorAddress(somebody)}>
        <span lang={langOf(somebody.vendorName)}>{somebody.vendorName}</span>
      </Link>
    </p>
  );
}
