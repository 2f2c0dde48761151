import type { JobKindSummary, JobsAnswer, PeriodicTaskState } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { CheckIcon, CircleAlertIcon, type Column, StatusPill, Table } from '@nukkad/shared-ui';
import { AsyncView, RoomPage } from '@nukkad/vendor-kit';
import { FailedJobs } from './failed-jobs.container';
import styles from './jobs.module.css';
import { useJobs } from './jobs.queries';
import { text } from './jobs.text';
import { PhoneChannels } from './phone-channels.container';
import { phoneText } from './phone-channels.text';

/** Background jobs: failed, waiting and periodic ones. */
export function Screen() {
  return (
    <RoomPage title={text.title}>
      <p>{text.intro}</p>
      <AsyncView what={text.what} loaded={useJobs()}>
        {(answer) => <Parts answer={answer} />}
      </AsyncView>
      <section className={styles.part}>
        <h2>{phoneText.title}</h2>
        <PhoneChannels />
      </section>
    </RoomPage>
  );
}

function Parts({ answer: { kinds, failed, tasks } }: { answer: JobsAnswer }) {
  return (
    <>
      <section className={styles.part}>
        <h2>{text.failed}</h2>
        <FailedJobs jobs={failed} />
      </section>
      <section className={styles.part}>
        <h2>{text.kinds}</h2>
        <Table
          caption={text.kindsCaption}
          columns={kindColumns}
          rows={kinds}
          rowKey={({ kind }) => kind}
          empty={text.noneWaits}
        />
      </section>
      <section className={styles.part}>
        <h2>{text.tasks}</h2>
        <Table
          caption={text.tasksCaption}
          columns={taskColumns}
          rows={tasks}
          rowKey={({ name }) => name}
        />
      </section>
    </>
  );
}

const timeOf = (moment: string | null) => (moment === null ? text.never : formatDateTime(moment));

const { kindColumns: kindHeaders, taskColumns: taskHeaders } = text;

const kindColumns: readonly Column<JobKindSummary>[] = [
  { key: 'kind', header: kindHeaders.kind, cell: ({ kind }) => text.name(kind) },
  { key: 'waiting', header: kindHeaders.waiting, cell: ({ waiting }) => waiting, align: 'end' },
  { key: 'underWay', header: kindHeaders.underWay, cell: ({ underWay }) => underWay, align: 'end' },
  { key: 'failing', header: kindHeaders.failing, cell: ({ failing }) => failing, align: 'end' },
  { key: 'dead', header: kindHeaders.dead, cell: ({ dead }) => dead, align: 'end' },
  { key: 'oldest', header: kindHeaders.oldest, cell: ({ oldest }) => timeOf(oldest) },
];

const taskColumns: readonly Column<PeriodicTaskState>[] = [
  { key: 'task', header: taskHeaders.task, cell: ({ name }) => text.name(name) },
  { key: 'interval', header: taskHeaders.interval, cell: (task) => text.duration(task.interval) },
  { key: 'last', header: taskHeaders.last, cell: ({ lastRun }) => timeOf(lastRun) },
  { key: 'next', header: taskHeaders.next, cell: ({ nextRun }) => timeOf(nextRun) },
  { key: 'state', header: taskHeaders.state, cell: (task) => <TaskState task={task} /> },
];

function TaskState({ task: { failures, failure } }: { task: PeriodicTaskState }) {
  if (failure === null) {
    return (
      <StatusPill tone="success" icon={<CheckIcon size={14} />}>
        {text.well}
      </StatusPill>
    );
  }
  return (
    <span>
      <StatusPill tone="danger" icon={<CircleAlertIcon size={14} />}>
        {text.failures(failures)}
      </StatusPill>
      <span className={styles.muted}>{failure}</span>
    </span>
  );
}
