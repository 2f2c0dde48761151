import { Badge, Button, useFormValue } from '@nukkad/shared-ui';
import type { ReactNode } from 'react';
import styles from '../part/settings.module.css';
import { text } from '../part/settings.text';

interface Props<Entry extends { _id: string }> {
  label: string;
  none: string;
  entries: readonly Entry[];
  nameOf: (entry: Entry) => string;
  /** Entries that cannot be removed; none by default. */
  isFixed?: (entry: Entry) => boolean;
  /** Summary of an entry. */
  children: (entry: Entry) => ReactNode;
}

/** Stored entries. Each can be marked for removal with the next Save, see `TypedEntries`. */
export function StoredEntries<Entry extends { _id: string }>(props: Props<Entry>) {
  const { label, none, entries, nameOf, isFixed, children } = props;
  const [removed = [], setRemoved] = useFormValue<readonly string[]>('removed');
  if (entries.length === 0) return <p>{none}</p>;
  const mark = (id: string) => setRemoved([...removed, id]);
  const unmark = (id: string) => setRemoved(removed.filter((one) => one !== id));
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map((entry) => {
        const { _id } = entry;
        const isGoing = removed.includes(_id);
        return (
          <li key={_id} className={styles.line}>
            {children(entry)}
            <span className={styles.ways}>
              {isGoing && <Badge tone="accent">{text.goes}</Badge>}
              {!isFixed?.(entry) && (
                <Button
                  tone="ghost"
                  aria-label={(isGoing ? text.keepOf : text.removeOf)(nameOf(entry))}
                  onClick={() => (isGoing ? unmark : mark)(_id)}
                >
                  {isGoing ? text.keep : text.remove}
                </Button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
