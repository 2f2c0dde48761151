import { Link } from '@nukkad/platform';
import type { ClientErrorSeen } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { type Column, EmptyState, linkClass, NoResultsDrawing, Table } from '@nukkad/shared-ui';
import { AsyncView, RoomPage, useDashboard } from '@nukkad/vendor-kit';
import styles from './errors.module.css';
import { useClientErrors } from './errors.queries';
import { text } from './errors.text';

/**
 * What browsers reported, with the way to each trace.
 *
 * @param part the only one whose errors are shown; null for all
 */
export function Errors({ part }: { part: string | null }) {
  const { roomAddress } = useDashboard();
  return (
    <RoomPage title={text.title}>
      <p className={styles.muted}>{text.why}</p>
      {part !== null && (
        <p>
          {text.only(part)}{' '}
          <Link className={linkClass()} to={roomAddress('errors')}>
            {text.all}
          </Link>
        </p>
      )}
      <AsyncView what={text.what} loaded={useClientErrors()} lines={12}>
        {(errors) => (
          <Reported errors={errors.filter(({ remote }) => part === null || remote === part)} />
        )}
      </AsyncView>
    </RoomPage>
  );
}

function Reported({ errors }: { errors: readonly ClientErrorSeen[] }) {
  if (errors.length === 0) {
    return <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} />;
  }
  return <Table caption={text.caption} columns={columns} rows={errors} rowKey={({ _id }) => _id} />;
}

const columns: readonly Column<ClientErrorSeen>[] = [
  {
    key: 'error',
    header: text.columns.error,
    cell: ({ code, message }) => (
      <span className={styles.words}>
        <strong>{code}</strong> {message}
      </span>
    ),
  },
  {
    key: 'where',
    header: text.columns.where,
    cell: ({ path, remote, version }) => (
      <span className={styles.words}>
        {path}
        {remote !== null && <span className={styles.note}>{text.where(remote, version)}</span>}
      </span>
    ),
  },
  { key: 'when', header: text.columns.when, cell: ({ time }) => formatDateTime(time) },
  { key: 'trace', header: text.columns.trace, cell: (error) => <TraceLink error={error} /> },
];

function TraceLink({ error: { _id, hasStack, code, message } }: { error: ClientErrorSeen }) {
  if (!hasStack) return <span className={styles.muted}>{text.noStack}</span>;
  return (
    <Link
      className={linkClass({ isStandalone: true })}
      aria-label={text.showOf(code, message)}
      to={{ search: `?error=${encodeURIComponent(_id)}` }}
    >
      {text.show}
    </Link>
  );
}
