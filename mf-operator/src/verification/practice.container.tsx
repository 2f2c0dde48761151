import { Link } from '@nukkad/platform';
import {
  type CredentialKind,
  type OnboardingStep,
  onboardingSteps,
  type Verification,
} from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { ArrowLeftIcon, buttonClass, Card, EmptyState, linkClass } from '@nukkad/shared-ui';
import { AsyncView, RoomPage, useDashboard } from '@nukkad/vendor-kit';
import { NextLink } from '../common/next-in-queue/next-link';
import { useNextInQueue } from '../common/next-in-queue/use-next-in-queue';
import { spaced } from '../common/words.model';
import { Facts } from './facts';
import { FinalDecision } from './final-decision.container';
import { PaperCard } from './paper-card.container';
import { factsOf, papersOf } from './verification.model';
import styles from './verification.module.css';
import { usePractice, useQueue } from './verification.queries';
import { text } from './verification.text';

interface Props {
  vendorId: string;
  /** Page of the queue they were on. */
  page: number;
}

/** One application: answers by step, documents, and the decision. */
export function OnePractice({ vendorId, page }: Props) {
  const practice = usePractice(vendorId);
  const { roomAddress } = useDashboard();
  const queue = roomAddress('verification', page === 1 ? {} : { page: `${page}` });
  const title = practice.state === 'ready' ? practice.value.name : text.room;
  return (
    <RoomPage title={title} actions={<BackLink to={queue} />}>
      {practice.state === 'failed' && practice.failure.status === 404 ? (
        <EmptyState title={text.unknown} why={text.unknownWhy}>
          <Link className={buttonClass({ tone: 'secondary' })} to={queue}>
            {text.back}
          </Link>
        </EmptyState>
      ) : (
        <AsyncView what={text.what} loaded={practice} lines={12}>
          {(verification) => <Entered verification={verification} page={page} />}
        </AsyncView>
      )}
    </RoomPage>
  );
}

function BackLink({ to }: { to: string }) {
  return (
    <Link className={linkClass({ isStandalone: true })} to={to}>
      <ArrowLeftIcon size={16} /> {text.back}
    </Link>
  );
}

function Entered({ verification, page }: { verification: Verification } & Pick<Props, 'page'>) {
  return (
    <>
      <p className={styles.muted}>{spaced(verification.profession)}</p>
      <div className={styles.columns}>
        <div className={styles.steps}>
          {onboardingSteps.map((step) => (
            <StepCard key={step} step={step} verification={verification} />
          ))}
        </div>
        <div className={styles.steps}>
          <FinalDecision verification={verification}>
            <Next
              vendorId={verification.vendorId}
              page={page}
              isDecided={isDecided(verification)}
            />
          </FinalDecision>
          <History verification={verification} />
        </div>
      </div>
    </>
  );
}

const isDecided = ({ state }: Verification) => state === 'approved' || state === 'changes-needed';

/** Mounted before the decision, which takes the vendor out of the queue. */
function Next({ vendorId, page, isDecided }: Props & { isDecided: boolean }) {
  const { roomAddress } = useDashboard();
  const queue = useQueue(page);
  const entries = queue.state === 'ready' ? queue.value.entries : [];
  const next = useNextInQueue(entries, (entry) => entry.vendorId === vendorId);
  if (!isDecided || next === undefined) return null;
  const to = roomAddress('verification', { practice: next.vendorId, page: `${page}` });
  return <NextLink to={to} name={next.name} />;
}

const kinds: Partial<Record<OnboardingStep, CredentialKind>> = {
  certificates: 'certificate',
  education: 'education',
};

function StepCard({ step, verification }: { step: OnboardingStep; verification: Verification }) {
  const facts = factsOf(step, verification);
  const kind = kinds[step];
  const papers = kind === undefined ? [] : papersOf(kind, verification);
  const canDecide = verification.state === 'submitted' || verification.state === 'approved';
  return (
    <Card as="section" className={styles.card}>
      <h2>{text.stepTitles[step]}</h2>
      {facts.length + papers.length === 0 && <p className={styles.muted}>{text.nothing}</p>}
      <Facts facts={facts} />
      {papers.length > 0 && (
        <ul className={styles.papers}>
          {papers.map((paper) => (
            <PaperCard
              key={paper.credential._id}
              {...{ paper, canDecide }}
              vendorId={verification.vendorId}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function History({ verification: { history } }: { verification: Verification }) {
  return (
    <Card as="section" className={styles.card}>
      <h2>{text.history}</h2>
      <ol className={styles.events}>
        {history.map(({ what, at, note }) => (
          <li key={`${what} ${at}`}>
            {text.events[what]}
            <p className={styles.muted}>{formatDateTime(at)}</p>
            {note !== null && <p className={styles.words}>{note}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
