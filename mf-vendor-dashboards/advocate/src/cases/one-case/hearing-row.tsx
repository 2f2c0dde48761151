import type { Hearing } from '@nukkad/platform/contract';
import { Button } from '@nukkad/shared-ui';
import styles from '../cases.module.css';
import { text } from './one-case.text';

interface Props {
  hearing: Hearing;
  /** Date and time, formatted. */
  moment: string;
  isNext: boolean;
  onEdit: (hearing: Hearing) => void;
  onRemove: (hearing: Hearing) => void;
}

export function HearingRow({ hearing, moment, isNext, onEdit, onRemove }: Props) {
  const { at, court, note } = hearing;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p>
          <time dateTime={at}>{moment}</time>{' '}
          {isNext && <span className={styles.next}>{text.next}</span>}
        </p>
        {court !== null && <p className={styles.muted}>{court}</p>}
        {note !== null && <p className={styles.words}>{note}</p>}
      </div>
      <div className={styles.ways}>
        <Button
          tone="ghost"
          size="small"
          aria-label={text.editHearingOf(moment)}
          onClick={() => onEdit(hearing)}
        >
          {text.editHearing}
        </Button>
        <Button
          tone="ghost"
          size="small"
          aria-label={text.removeHearingOf(moment)}
          onClick={() => onRemove(hearing)}
        >
          {text.removeHearing}
        </Button>
      </div>
    </li>
  );
}
