import { Link } from '@nukkad/platform';
import type { ErrorTrace, TraceFrame } from '@nukkad/platform/contract';
import { CircleAlertIcon, type Column, linkClass, StatusPill, Table } from '@nukkad/shared-ui';
import { AsyncView, RoomPage, useDashboard } from '@nukkad/vendor-kit';
import styles from './errors.module.css';
import { useTrace } from './errors.queries';
import { text } from './errors.text';

/** The stack of one error: every call with its part, file and team, and which is to blame. */
export function Trace({ error }: { error: string }) {
  const { roomAddress } = useDashboard();
  return (
    <RoomPage title={text.traceTitle}>
      <p>
        <Link className={linkClass({ isStandalone: true })} to={roomAddress('errors')}>
          {text.all}
        </Link>
      </p>
      <AsyncView what={text.traceWhat} loaded={useTrace(error)} lines={12}>
        {(trace) => <Frames trace={trace} />}
      </AsyncView>
    </RoomPage>
  );
}

/** A frame in its place; the same call may stand in a stack twice. */
interface Row {
  frame: TraceFrame;
  nth: number;
  isBlamed: boolean;
}

function Frames({ trace: { frames, blamed } }: { trace: ErrorTrace }) {
  const rows = frames.map((frame, nth) => ({ frame, nth, isBlamed: nth === blamed }));
  const culprit = blamed === null ? undefined : frames[blamed];
  return (
    <>
      <p>
        <strong>{culprit?.part ? text.blamed(culprit.part, culprit.owner) : text.nobody}</strong>
      </p>
      <p className={styles.muted}>{text.traceWhy}</p>
      <Table
        caption={text.framesCaption}
        columns={columns}
        rows={rows}
        rowKey={({ nth }) => String(nth)}
      />
    </>
  );
}

const { frameColumns: headers } = text;

const columns: readonly Column<Row>[] = [
  {
    key: 'part',
    header: headers.part,
    cell: ({ frame: { part, version }, isBlamed }) => (
      <span className={styles.words}>
        {part ?? text.nothing} <code>{version}</code>
        {isBlamed && (
          <span className={styles.note}>
            <StatusPill tone="danger" icon={<CircleAlertIcon size={14} />}>
              {text.blame}
            </StatusPill>
          </span>
        )}
      </span>
    ),
  },
  { key: 'place', header: headers.place, cell: ({ frame }) => <Place frame={frame} /> },
  {
    key: 'call',
    header: headers.call,
    cell: ({ frame }) => <code className={styles.words}>{frame.function ?? text.nothing}</code>,
  },
  { key: 'owner', header: headers.owner, cell: ({ frame }) => frame.owner ?? text.nothing },
];

function Place({ frame: { state, file, line, column } }: { frame: TraceFrame }) {
  if (file === null || line === null || column === null) {
    return <span className={styles.muted}>{text.elsewhere}</span>;
  }
  return (
    <span className={styles.words}>
      <code>{text.place(file, line)}</code>
      <span className={styles.note}>
        {text.column(column)}
        {(state === 'gone' || state === 'unmapped') && `. ${text[state]}`}
      </span>
    </span>
  );
}
