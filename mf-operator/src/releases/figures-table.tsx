import type { ReleaseHealth } from '@nukkad/platform/contract';
import { CheckIcon, CircleAlertIcon, ClockIcon, StatusPill, Table } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import { bytesOf, countWords, failedWords, loadingWords, vitalsWords } from './releases.model';
import styles from './releases.module.css';
import { text } from './releases.text';

interface Props {
  caption: string;
  releases: readonly ReleaseHealth[];
  /** Header of the first column. */
  header: string;
  name: (release: ReleaseHealth) => ReactNode;
  /** Note below the name. */
  note?: (release: ReleaseHealth) => ReactNode;
}

/** Releases with all their counts and measurements. */
export function FiguresTable({ caption, releases, header, name, note }: Props) {
  const { columns } = text;
  return (
    <Table<ReleaseHealth, string>
      caption={caption}
      rows={releases}
      rowKey={({ part, version }) => `${part} ${version}`}
      columns={[
        {
          key: 'name',
          header,
          cell: (release) => (
            <>
              <span className={styles.name}>
                {name(release)}{' '}
                <StatusPill {...looks[release.standing]}>
                  {text.standing[release.standing]}
                </StatusPill>
              </span>
              {note && <div className={styles.muted}>{note(release)}</div>}
            </>
          ),
        },
        { key: 'mounts', header: columns.mounts, cell: ({ mounts }) => countWords(mounts), align },
        { key: 'failures', header: columns.failures, cell: figures(failedWords), align },
        { key: 'errors', header: columns.errors, cell: ({ errors }) => countWords(errors), align },
        { key: 'loading', header: columns.loading, cell: figures(loadingWords), align },
        { key: 'vitals', header: columns.vitals, cell: figures(vitalsWords), align },
        { key: 'bytes', header: columns.bytes, cell: figures(bytesOf), align },
      ]}
    />
  );
}

const align = 'end';

/** Table cells break words where needed; figures do not wrap. */
const figures = (words: (release: ReleaseHealth) => string) => (release: ReleaseHealth) => (
  <span className={styles.figures}>{words(release)}</span>
);

const looks = {
  live: { tone: 'success', icon: <CheckIcon size={14} /> },
  canary: { tone: 'warning', icon: <CircleAlertIcon size={14} /> },
  stored: { tone: 'neutral', icon: <ClockIcon size={14} /> },
  withdrawn: { tone: 'danger', icon: <CircleAlertIcon size={14} /> },
} as const;
