import { Link } from '@nukkad/platform';
import type { QueueEntry, QueueName } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { Checkbox, type Column, linkClass, Table } from '@nukkad/shared-ui';
import { RelativeTime, useNow } from '@nukkad/vendor-kit';
import styles from './queues.module.css';
import { text } from './queues.text';

interface Props {
  queue: QueueName;
  entries: readonly QueueEntry[];
  /** Address of a case. */
  searchOf: (id: string) => string;
  /** Null without bulk decisions. */
  chosen: ReadonlySet<string> | null;
  onChoose: (id: string, isChosen: boolean) => void;
}

export function EntriesTable({ queue, entries, ...row }: Props) {
  const now = useNow();
  const hasTimes = entries.some(({ dueAt }) => dueAt !== null);
  return (
    <Table
      caption={text.caption(queue)}
      columns={[
        {
          key: 'case',
          header: text.columns.case,
          cell: (entry) => <CaseCell entry={entry} {...row} />,
        },
        { key: 'from', header: text.columns.from, cell: ({ from }) => from ?? text.nobody },
        {
          key: 'when',
          header: text.columns.when,
          cell: ({ time }) => <RelativeTime at={time} now={now} />,
        },
        ...(hasTimes ? [due] : []),
      ]}
      rows={entries}
      rowKey={({ _id }) => _id}
    />
  );
}

const due: Column<QueueEntry> = {
  key: 'due',
  header: text.columns.due,
  cell: ({ dueAt }) => (dueAt === null ? text.noTime : formatDate(dueAt)),
};

type CellProps = Omit<Props, 'queue' | 'entries'> & { entry: QueueEntry };

function CaseCell({ entry: { _id, title, excerpt }, searchOf, chosen, onChoose }: CellProps) {
  return (
    <div className={styles.case}>
      {chosen !== null && (
        <Checkbox
          label={<span className="nk-visually-hidden">{text.choose(title)}</span>}
          isSelected={chosen.has(_id)}
          onChange={(isChosen) => onChoose(_id, isChosen)}
        />
      )}
      <div>
        <Link className={linkClass({ isStandalone: true })} to={{ search: searchOf(_id) }}>
          {title}
        </Link>
        {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
      </div>
    </div>
  );
}
