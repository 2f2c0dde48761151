import type { Ref } from 'react';
import { CircleAlertIcon } from '../icons/icons';
import type { FieldProblem } from './form.model';
import styles from './form.module.css';
import { text } from './form.text';

interface Props {
  /** Error of the whole form. */
  message: string | undefined;
  problems: readonly FieldProblem[];
  /** The user followed a problem to its field. */
  onFollow: (name: string) => void;
  ref: Ref<HTMLDivElement>;
}

/** Errors above a form: one sentence, and on a long form a link to each field. */
export function ErrorSummary({ message, problems, onFollow, ref }: Props) {
  return (
    <div
      ref={ref}
      className={styles.summary}
      role="alert"
      // Announced as a whole when it appears, and not again with each answer that is corrected.
      aria-atomic="false"
      aria-relevant="additions"
      tabIndex={-1}
    >
      <CircleAlertIcon className={styles.icon} size={20} />
      <div>
        {message && <p className={styles.message}>{message}</p>}
        {problems.length > 0 && (
          <>
            <p className={styles.message}>{text.answersToCorrect}</p>
            <ul className={styles.problems}>
              {problems.map((problem) => (
                <li key={problem.name}>
                  <a
                    className={styles.problem}
                    href={`#${problem.name}`}
                    onClick={(event) => {
                      // Focus the field, but keep the address.
                      event.preventDefault();
                      onFollow(problem.name);
                    }}
                  >
                    {problem.label === undefined
                      ? problem.message
                      : text.problemOf(problem.label, problem.message)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
