import { classNames } from '@nukkad/shared-ui';
import { RelativeTime, useNow } from '../relative-time';
import styles from './talk.module.css';
import { text } from './talk.text';

/** One message of the conversation. */
export interface Said {
  _id: string;
  isMine: boolean;
  text: string;
  time: string;
}

interface Props {
  /** Accessible name: "Conversation with Dr. Rao". */
  label: string;
  /** Name of the other participant. */
  other: string;
  /** Oldest first. */
  said: readonly Said[];
}

/** Messages of two participants. New ones are announced to screen readers. */
export function Talk({ label, other, said }: Props) {
  const now = useNow();
  return (
    <ol className={styles.talk} aria-label={label} aria-live="polite" aria-relevant="additions">
      {said.map(({ _id, isMine, text: words, time }) => (
        <li key={_id} className={classNames(styles.said, isMine && styles.mine)}>
          <p className={styles.who}>
            {isMine ? text.me : other} · <RelativeTime at={time} now={now} />
          </p>
          <p className={styles.words}>{words}</p>
        </li>
      ))}
    </ol>
  );
}
