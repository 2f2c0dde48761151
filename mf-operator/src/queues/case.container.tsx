import { Link, useSearchParams } from '@nukkad/platform';
import type { QueueCase, QueueName } from '@nukkad/platform/contract';
import { formatDate, formatDateTime } from '@nukkad/platform/format';
import {
  ArrowLeftIcon,
  buttonClass,
  Card,
  CheckIcon,
  ClockIcon,
  EmptyState,
  linkClass,
  StatusPill,
} from '@nukkad/shared-ui';
import { AsyncView, RoomPage } from '@nukkad/vendor-kit';
import { searchWith } from '../common/address.model';
import { FileLinkOf } from '../common/file-link/file-link.container';
import { actionWords } from '../common/words.model';
import { queueWords } from '../common/words.text';
import { CaseDecision } from './case-decision.container';
import { factWords } from './queues.model';
import styles from './queues.module.css';
import { useCase } from './queues.queries';
import { text } from './queues.text';

interface Props {
  queue: QueueName;
  caseId: string;
}

/** One case: subject, texts, files, available and past decisions. */
export function OneCase({ queue, caseId }: Props) {
  const [params] = useSearchParams();
  const found = useCase(queue, caseId);
  const back = { search: searchWith(params, { case: null }) };
  const title = found.state === 'ready' ? found.value.title : queueWords[queue].title;
  const actions = (
    <Link className={linkClass({ isStandalone: true })} to={back}>
      <ArrowLeftIcon size={16} /> {text.back}
    </Link>
  );
  const isUnknown =
    found.state === 'failed' && (found.failure.status === 404 || found.failure.status === 422);
  return (
    <RoomPage title={title} actions={actions}>
      {isUnknown ? (
        <EmptyState title={text.unknown} why={text.unknownWhy}>
          <Link className={buttonClass({ tone: 'secondary' })} to={back}>
            {text.back}
          </Link>
        </EmptyState>
      ) : (
        <AsyncView what={text.what(queue)} loaded={found} lines={12}>
          {(one) => <Case queue={queue} one={one} />}
        </AsyncView>
      )}
    </RoomPage>
  );
}

function Case({ queue, one }: { queue: QueueName; one: QueueCase }) {
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>
        <Card as="section" className={styles.card}>
          <h2>{text.said}</h2>
          <ol className={styles.parts}>
            {one.texts.map((said) => (
              <li key={`${said.kind} ${said.time} ${said.by}`} className={styles.said}>
                <h3>{text.texts[said.kind]}</h3>
                <p className={styles.muted}>
                  {said.by === null && said.kind === 'published'
                    ? formatDateTime(said.time)
                    : text.by(said.by ?? text.someone, formatDateTime(said.time))}
                </p>
                <p className={styles.words}>{said.text}</p>
              </li>
            ))}
          </ol>
        </Card>
        {one.files.length > 0 && (
          <Card as="section" className={styles.card}>
            <h2>{text.files}</h2>
            <ul className={styles.parts}>
              {one.files.map((file) => (
                <li key={file._id}>
                  <FileLinkOf file={file} />
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
      <div className={styles.parts}>
        <CaseDecision queue={queue} one={one} />
        <About one={one} />
        <History one={one} />
      </div>
    </div>
  );
}

const looks = {
  waiting: { tone: 'warning', icon: <ClockIcon size={14} /> },
  settled: { tone: 'success', icon: <CheckIcon size={14} /> },
} as const;

function About({ one: { state, from, time, dueAt, facts } }: { one: QueueCase }) {
  const lines = [
    { label: text.from, value: from ?? text.nobody },
    { label: text.columns.when, value: formatDateTime(time) },
    ...(dueAt === null ? [] : [{ label: text.columns.due, value: formatDate(dueAt) }]),
    ...facts.map(({ fact, value }) => ({ label: text.facts[fact], value: factWords(fact, value) })),
  ].filter(({ value }) => value !== '');
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.top}>
        <h2>{text.about}</h2>
        <StatusPill {...looks[state]}>{text.states[state]}</StatusPill>
      </div>
      <dl className={styles.facts}>
        {lines.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function History({ one: { history } }: { one: QueueCase }) {
  return (
    <Card as="section" className={styles.card}>
      <h2>{text.history}</h2>
      {history.length === 0 && <p className={styles.muted}>{text.noHistory}</p>}
      <ol className={styles.parts}>
        {history.map(({ _id, action, by, time, reason }) => (
          <li key={_id}>
            {actionWords(action)}
            <p className={styles.muted}>{text.by(by, formatDateTime(time))}</p>
            {reason !== null && <p className={styles.words}>{text.reasonOf(reason)}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
