import { Link } from '@nukkad/platform';
import type { ReleaseMove, ReleasesAnswer } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { type Column, EmptyState, linkClass, NoResultsDrawing, Table } from '@nukkad/shared-ui';
import { AsyncView, RoomPage } from '@nukkad/vendor-kit';
import { CanaryCard } from './canary.container';
import { FiguresTable } from './figures-table';
import styles from './releases.module.css';
import { useReleaseLog, useReleases } from './releases.queries';
import { text } from './releases.text';

/** Current versions of every part, the canary, and past moves. */
export function AllReleases() {
  const releases = useReleases();
  const log = useReleaseLog();
  return (
    <RoomPage title={text.title}>
      <AsyncView what={text.what} loaded={releases} lines={12}>
        {(answer) => <Running answer={answer} />}
      </AsyncView>
      <section className={styles.parts} aria-labelledby="release-log">
        <h2 id="release-log">{text.log}</h2>
        <AsyncView what={text.logWhat} loaded={log}>
          {(moves) => (
            <Table
              caption={text.logCaption}
              columns={moveColumns}
              rows={moves}
              rowKey={({ channel, serial }) => `${channel} ${serial}`}
              empty={text.noMoves}
            />
          )}
        </AsyncView>
      </section>
    </RoomPage>
  );
}

function Running({ answer: { canary, releases, hours } }: { answer: ReleasesAnswer }) {
  if (releases.length === 0) {
    return <EmptyState drawing={<NoResultsDrawing />} title={text.none} why={text.noneWhy} />;
  }
  return (
    <div className={styles.parts}>
      <p className={styles.muted}>
        {text.why(hours)} {text.figures}
      </p>
      <CanaryCard canary={canary} />
      <FiguresTable
        caption={text.caption}
        releases={releases}
        header={text.columns.part}
        note={({ owner }) => owner !== null && text.owner(owner)}
        name={({ part, version }) => (
          <>
            <Link
              className={linkClass({ isStandalone: true })}
              to={{ search: `?part=${encodeURIComponent(part)}` }}
            >
              {part}
            </Link>{' '}
            <span className={styles.version}>{version}</span>
          </>
        )}
      />
    </div>
  );
}

const moveColumns: readonly Column<ReleaseMove>[] = [
  {
    key: 'what',
    header: text.logColumns.what,
    cell: ({ action, version }) => (
      <span className={styles.version}>{text.move(action, version)}</span>
    ),
  },
  { key: 'part', header: text.logColumns.part, cell: ({ part }) => part },
  { key: 'by', header: text.logColumns.by, cell: ({ by }) => by ?? text.nothing },
  { key: 'when', header: text.logColumns.when, cell: ({ time }) => formatDateTime(time) },
  {
    key: 'why',
    header: text.logColumns.why,
    cell: ({ reason }) => <span className={styles.words}>{reason ?? text.nothing}</span>,
  },
];
