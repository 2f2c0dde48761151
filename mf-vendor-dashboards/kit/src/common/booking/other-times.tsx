import { Button } from '@nukkad/shared-ui';
import { text } from './booking.text';
import styles from './other-times.module.css';

interface Props {
  /** Instants; nothing is shown without any. */
  others: readonly string[];
  /** Instant in words. */
  words: (instant: string) => string;
  chosen: string | null;
  onChoose: (start: string) => void;
}

/** Free times in place of one that has just been taken. */
export function OtherTimes({ others, words, chosen, onChoose }: Props) {
  if (others.length === 0) return null;
  return (
    <div className={styles.others}>
      <p>{text.others}</p>
      <div className={styles.times}>
        {others.map((start) => (
          <Button
            key={start}
            tone="secondary"
            aria-pressed={start === chosen}
            onClick={() => onChoose(start)}
          >
            {words(start)}
          </Button>
        ))}
      </div>
    </div>
  );
}
