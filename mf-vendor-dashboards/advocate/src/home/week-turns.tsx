import { Button, ChevronLeftIcon, ChevronRightIcon, DownloadIcon } from '@nukkad/shared-ui';
import styles from './home.module.css';
import { text } from './home.text';
import type { Week } from './week.model';

interface Props {
  week: Week;
  onTurn: (monday: string) => void;
  onExport: () => void;
}

/** The shown week, links to its neighbours, and the export as a file. */
export function WeekTurns({ week, onTurn, onExport }: Props) {
  return (
    <div className={styles.turns}>
      <Button tone="ghost" aria-label={text.back} onClick={() => onTurn(week.before)}>
        <ChevronLeftIcon size={20} />
      </Button>
      <h2 className={styles.week} aria-live="polite">
        {week.heading}
      </h2>
      <Button tone="ghost" onClick={() => onTurn(week.after)}>
        {text.next} <ChevronRightIcon size={20} />
      </Button>
      <Button tone="ghost" aria-label={text.ics} title={text.ics} onClick={onExport}>
        <DownloadIcon size={20} />
      </Button>
    </div>
  );
}
