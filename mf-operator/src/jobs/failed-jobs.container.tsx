import { toast } from '@nukkad/platform';
import type { FailedJob } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import {
  AlertDialog,
  Button,
  CircleAlertIcon,
  ClockIcon,
  type Column,
  EmptyState,
  NoResultsDrawing,
  StatusPill,
  Table,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './jobs.module.css';
import { useJobDecisions } from './jobs.queries';
import { text } from './jobs.text';

/** Failed jobs, with an operator's actions. */
export function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  if (jobs.length === 0) {
    return (
      <EmptyState drawing={<NoResultsDrawing />} title={text.noneFailed} why={text.noneFailedWhy} />
    );
  }
  return (
    <Table caption={text.failedCaption} columns={columns} rows={jobs} rowKey={({ _id }) => _id} />
  );
}

const ageOf = ({ created }: FailedJob) => text.duration((Date.now() - Date.parse(created)) / 1_000);

const columns: readonly Column<FailedJob>[] = [
  { key: 'kind', header: text.columns.kind, cell: ({ kind }) => text.name(kind) },
  { key: 'state', header: text.columns.state, cell: (job) => <State job={job} /> },
  { key: 'age', header: text.columns.age, cell: ageOf, isShort: true },
  {
    key: 'attempts',
    header: text.columns.attempts,
    cell: ({ attempts }) => attempts,
    align: 'end',
  },
  {
    key: 'failure',
    header: text.columns.failure,
    cell: ({ failure }) => <span className={styles.failure}>{failure}</span>,
  },
  { key: 'acts', header: text.columns.acts, cell: (job) => <Decisions job={job} />, isShort: true },
];

function State({ job: { state, nextAttempt } }: { job: FailedJob }) {
  const isDead = state === 'dead';
  const Icon = isDead ? CircleAlertIcon : ClockIcon;
  return (
    <span>
      <StatusPill tone={isDead ? 'danger' : 'warning'} icon={<Icon size={14} />}>
        {text.states[state]}
      </StatusPill>
      {nextAttempt !== null && (
        <span className={styles.muted}>{text.next(formatDateTime(nextAttempt))}</span>
      )}
    </span>
  );
}

function Decisions({ job }: { job: FailedJob }) {
  const [isAsking, setAsking] = useState(false);
  const decisions = useJobDecisions(job);
  const kind = text.name(job.kind);
  const age = ageOf(job);
  const retry = async () => {
    if (await decisions.retry()) toast({ text: text.retried, tone: 'success' });
  };
  const discard = async () => {
    setAsking(false);
    if (await decisions.discard()) toast({ text: text.discarded });
  };
  return (
    <span className={styles.acts}>
      <Button
        tone="secondary"
        size="small"
        aria-label={text.retryOf(kind, age)}
        onClick={() => void retry()}
      >
        {text.retry}
      </Button>
      <Button
        tone="ghost"
        size="small"
        aria-label={text.discardOf(kind, age)}
        onClick={() => setAsking(true)}
      >
        {text.discard}
      </Button>
      <AlertDialog
        title={text.discardTitle}
        isOpen={isAsking}
        tone="danger"
        confirmText={text.discard}
        onConfirm={() => void discard()}
        onCancel={() => setAsking(false)}
      >
        {text.discardWhy(kind)}
      </AlertDialog>
    </span>
  );
}
