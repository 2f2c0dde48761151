import { Link } from '@nukkad/platform';
import type { PartReleases, ReleaseMessage, ReleaseShare } from '@nukkad/platform/contract';
import { Card, type Column, linkClass, Table } from '@nukkad/shared-ui';
import { AsyncView, RelativeTime, RoomPage, useDashboard, useNow } from '@nukkad/vendor-kit';
import { FiguresTable } from './figures-table';
import { countWords } from './releases.model';
import styles from './releases.module.css';
import { usePart } from './releases.queries';
import { text } from './releases.text';
import { RollBack } from './roll-back.container';

/** One part: every version with its figures, client errors, and the rollback. */
export function OnePart({ part }: { part: string }) {
  const loaded = usePart(part);
  const { roomAddress } = useDashboard();
  return (
    <RoomPage title={part}>
      <p>
        <Link className={linkClass({ isStandalone: true })} to={roomAddress('releases')}>
          {text.all}
        </Link>
      </p>
      <AsyncView what={text.what} loaded={loaded} lines={12}>
        {(answer) => <Versions answer={answer} />}
      </AsyncView>
    </RoomPage>
  );
}

function Versions({
  answer: { part, hours, releases, messages, shares },
}: {
  answer: PartReleases;
}) {
  const owner = releases[0]?.owner ?? null;
  return (
    <div className={styles.parts}>
      <p>{owner === null ? text.noOwner : text.owner(owner)}</p>
      <p className={styles.muted}>
        {text.why(hours)} {text.figures}
      </p>
      <FiguresTable
        caption={text.captionOf(part)}
        releases={releases}
        header={text.columns.version}
        name={({ version }) => <span className={styles.version}>{version}</span>}
      />
      <RollBack part={part} releases={releases} />
      <Messages messages={messages} />
      <section className={styles.card} aria-labelledby="release-shares">
        <h2 id="release-shares">{text.shares}</h2>
        <Table
          caption={text.sharesCaption}
          columns={shareColumns}
          rows={shares}
          rowKey={({ version, name, wanted, given, from }) =>
            [version, name, wanted, given, from].join(' ')
          }
          empty={text.noShares}
        />
      </section>
    </div>
  );
}

function Messages({ messages }: { messages: readonly ReleaseMessage[] }) {
  const now = useNow();
  return (
    <Card as="section" className={styles.card}>
      <h2>{text.messages}</h2>
      {messages.length === 0 && <p>{text.noMessages}</p>}
      <ul className={styles.messages}>
        {messages.map((said) => (
          <li key={said._id} className={styles.said}>
            <span className={styles.words}>
              {said.code !== null && <strong>{said.code} </strong>}
              {said.message}
            </span>
            <span className={styles.muted}>
              {text.messageWhere(said)} · <RelativeTime at={said.time} now={now} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const shareColumns: readonly Column<ReleaseShare>[] = [
  { key: 'name', header: text.shareColumns.name, cell: ({ name }) => name },
  { key: 'version', header: text.columns.version, cell: ({ version }) => version },
  { key: 'wanted', header: text.shareColumns.wanted, cell: ({ wanted }) => wanted },
  { key: 'given', header: text.shareColumns.given, cell: ({ given }) => given },
  { key: 'from', header: text.shareColumns.from, cell: ({ from }) => from },
  {
    key: 'times',
    header: text.shareColumns.times,
    cell: ({ times }) => countWords(times),
    align: 'end',
  },
];
