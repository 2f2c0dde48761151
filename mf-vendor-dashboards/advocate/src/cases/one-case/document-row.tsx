import type { CaseDocument } from '@nukkad/platform/contract';
import { formatDate } from '@nukkad/platform/format';
import { Button } from '@nukkad/shared-ui';
import styles from '../cases.module.css';
import { text } from './one-case.text';

interface Props {
  stored: CaseDocument;
  onOpen: (stored: CaseDocument) => void;
  onRemove: (stored: CaseDocument) => void;
}

const KB = 1_024;

export function DocumentRow({ stored, onOpen, onRemove }: Props) {
  const { name, bytes, addedAt } = stored;
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p>{name}</p>
        <p className={styles.muted}>{text.addedOn(sizeWords(bytes), formatDate(addedAt))}</p>
      </div>
      <div className={styles.ways}>
        <Button
          tone="ghost"
          size="small"
          aria-label={text.openOf(name)}
          onClick={() => onOpen(stored)}
        >
          {text.open}
        </Button>
        <Button
          tone="ghost"
          size="small"
          aria-label={text.removeOf(name)}
          onClick={() => onRemove(stored)}
        >
          {text.remove}
        </Button>
      </div>
    </li>
  );
}

/** `820 KB`, `2.4 MB` */
function sizeWords(bytes: number): string {
  const inKb = Math.max(1, Math.ceil(bytes / KB));
  return inKb < KB ? `${inKb} KB` : `${(bytes / KB / KB).toFixed(1)} MB`;
}
