import { Link, usePage } from '@nukkad/platform';
import type { Credential, Onboarding } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import {
  buttonClass,
  Card,
  CheckIcon,
  CircleAlertIcon,
  ClockIcon,
  Container,
  StatusPill,
} from '@nukkad/shared-ui';
import { OpenFile } from './documents/document-file.container';
import styles from './wizard.module.css';
import { statusText as text } from './wizard.text';

/** Status after the submission: history, and the state of each document. */
export function Status({ onboarding }: { onboarding: Onboarding }) {
  const { state, profession, credentials, history } = onboarding;
  const isApproved = state === 'approved';
  const title = isApproved ? text.approved : text.submitted;
  usePage({ title });
  return (
    <Container className={styles.page}>
      <h1>{title}</h1>
      <p>{isApproved ? text.approvedWhy : text.submittedWhy}</p>
      <div className={styles.ways}>
        <Link to={`/${profession}-dashboard`} className={buttonClass({ tone: 'primary' })}>
          {text.dashboard}
        </Link>
        {!isApproved && <p className={styles.muted}>{text.meanwhile}</p>}
      </div>
      {!isApproved && <Next />}
      <History history={history} />
      {credentials.length > 0 && (
        <section className={styles.fields} aria-label={text.documents}>
          <h2>{text.documents}</h2>
          <ul className={styles.fields}>
            {credentials.map((credential) => (
              <Document key={credential._id} credential={credential} />
            ))}
          </ul>
        </section>
      )}
    </Container>
  );
}

function Next() {
  return (
    <section className={styles.fields} aria-label={text.next}>
      <h2>{text.next}</h2>
      <ol className={styles.next}>
        {text.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

/** Events, oldest first. */
export function History({ history }: Pick<Onboarding, 'history'>) {
  return (
    <section className={styles.fields} aria-label={text.history}>
      <h2>{text.history}</h2>
      <ol className={styles.fields}>
        {history.map(({ what, at, note }) => (
          <li key={`${what} ${at}`} className={styles.event}>
            <strong>{text.events[what]}</strong>{' '}
            <time className={styles.muted} dateTime={at}>
              {formatDateTime(at)}
            </time>
            {note !== null && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

const looks = {
  waiting: { tone: 'neutral', icon: <ClockIcon size={14} /> },
  approved: { tone: 'success', icon: <CheckIcon size={14} /> },
  rejected: { tone: 'warning', icon: <CircleAlertIcon size={14} /> },
} as const;

function Document({
  credential: { title, issuedBy, file, state, reason },
}: {
  credential: Credential;
}) {
  return (
    <Card as="li" className={styles.section}>
      <div className={styles.head}>
        <span className={styles.legend}>{title}</span>
        <StatusPill {...looks[state]}>{text.states[state]}</StatusPill>
      </div>
      {issuedBy !== '' && <p className={styles.muted}>{issuedBy}</p>}
      {reason !== null && <p className={styles.sentBack}>{reason}</p>}
      {file && <OpenFile file={file} />}
    </Card>
  );
}
