import { Link } from '@nukkad/platform';
import { type OnboardingOutline, onboardingSteps } from '@nukkad/platform/contract';
import { Button, buttonClass, Card, ErrorState, linkClass, Notice } from '@nukkad/shared-ui';
import { addressOf, openSteps, rejectedIn } from './draft/steps.model';
import { linesOf } from './review.model';
import type { WizardState } from './saving/wizard.store';
import styles from './wizard.module.css';
import { nameOf, reviewText as text, text as words } from './wizard.text';

/** State of the submission. */
export type Submitting =
  | { state: 'ready' }
  | { state: 'sending' }
  | { state: 'failed'; words: string; requestId: string | null };

interface Props {
  state: WizardState;
  profession: string;
  outline: OnboardingOutline;
  submitting: Submitting;
  onSubmit: () => void;
}

/** All answers by step, before the submission. */
export function Review({ state, profession, outline, submitting, onSubmit }: Props) {
  const open = openSteps(state, outline);
  const isKept = state.saveStatus === 'saved' && state.remoteVersion === null;
  const isReady = open.length === 0 && isKept;
  return (
    <section className={styles.step} aria-label={text.heading}>
      <h1>{text.heading}</h1>
      {onboardingSteps.map((step) => {
        const name = nameOf(step, profession);
        const sentBack = rejectedIn(step, state);
        return (
          <Card key={step} as="section" className={styles.section}>
            <div className={styles.head}>
              <h2 className={styles.legend}>{name}</h2>
              <Link
                to={addressOf(step)}
                className={linkClass({ isStandalone: true })}
                aria-label={text.editNamed(name)}
              >
                {text.edit}
              </Link>
            </div>
            {sentBack.map(({ _id, title, reason }) => (
              <p key={_id} className={styles.sentBack}>
                <strong>{title}</strong> {reason}
              </p>
            ))}
            <dl className={styles.lines}>
              {linesOf(step, state.draft, profession, outline).map(({ key, asked, answer }) => (
                <div key={key} className={styles.line}>
                  <dt className={styles.muted}>{asked}</dt>
                  <dd className={styles.answer}>{answer}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.muted}>{text.whoSees[step]}</p>
          </Card>
        );
      })}
      {open.length > 0 && (
        <Notice title={text.notYet}>
          <p>{text.notYetWhy(open.map((step) => nameOf(step, profession)).join(', '))}</p>
        </Notice>
      )}
      {submitting.state === 'failed' && (
        <ErrorState
          title={text.failed}
          next={submitting.words}
          code={submitting.requestId ? 'not-submitted' : undefined}
          requestId={submitting.requestId}
        />
      )}
      <p className={styles.muted}>{open.length === 0 && !isKept ? text.notKept : text.soon}</p>
      <div className={styles.ways}>
        <Link to={addressOf('other')} className={buttonClass({ tone: 'secondary' })}>
          {words.back}
        </Link>
        <Button
          aria-disabled={!isReady}
          busyText={submitting.state === 'sending' ? text.submitting : undefined}
          onClick={() => isReady && onSubmit()}
        >
          {text.submit}
        </Button>
      </div>
    </section>
  );
}
