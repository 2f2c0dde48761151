import { toast } from '@nukkad/platform';
import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { PracticeException } from '@nukkad/platform/contract';
import { formatDate, formatLongDay } from '@nukkad/platform/format';
import { Button } from '@nukkad/shared-ui';
import { type RefObject, useState } from 'react';
import { attempt } from '../common/attempt';
import { attemptKeys } from '../common/attempt-key';
import { useHasDraft } from '../common/draft';
import { Read } from '../common/read';
import { submitted } from '../common/submit';
import { HolidayForm } from './holiday-form';
import { exceptionOrder, lastOf, span, type TypedDayException } from './holidays.model';
import { Part } from './part';
import { useExceptionChanges, useExceptions } from './settings.data';
import styles from './settings.module.css';
import { holidaysText as text, text as words } from './settings.text';
import { useReturn } from './use-return';

const DRAFT = 'settings:holiday';

/** Days that are not as their weekday, six weeks at a time. */
export function HolidaysPart({ timeZone }: { timeZone: string }) {
  const today = dayIn(new Date(), timeZone);
  const [first, setFirst] = useState(today);
  const last = lastOf(first);
  const calendar = useExceptions(first, last);
  const { button, back } = useReturn();
  return (
    <Part title={text.part} lead={text.lead}>
      <div className={styles.line}>
        <span className={styles.words} aria-live="polite">
          {text.from(formatDate(first), formatDate(last))}
        </span>
        <span className={styles.ways}>
          {first > today && (
            <Button tone="ghost" size="small" onClick={() => setFirst(addDays(first, -span))}>
              {text.before}
            </Button>
          )}
          <Button tone="ghost" size="small" onClick={() => setFirst(addDays(first, span))}>
            {text.after}
          </Button>
        </span>
      </div>
      <Read what={words.calendarWhat} loaded={calendar} lines={3}>
        {({ exceptions }) => <Days exceptions={exceptions} onRemoved={back} />}
      </Read>
      <NewDay today={today} button={button} onClosed={back} />
    </Part>
  );
}

interface DaysProps {
  exceptions: readonly PracticeException[];
  onRemoved: () => void;
}

function Days({ exceptions, onRemoved }: DaysProps) {
  const { add, remove } = useExceptionChanges();
  const removeOne = async ({ _id, ...order }: PracticeException) => {
    const day = formatLongDay(order.date);
    if (!(await attempt(words.removing(day), () => remove(_id)))) return;
    onRemoved();
    const undo = () => void attempt(words.restoring(day), () => add(order));
    toast({ text: words.removed(day), undo });
  };
  if (exceptions.length === 0) return <p>{text.none}</p>;
  return (
    <ul className={styles.list} aria-label={text.part}>
      {exceptions.map((exception) => (
        <li key={exception._id} className={styles.line}>
          <span className={styles.words}>
            <span className={styles.name}>{formatLongDay(exception.date)}</span>
            <br />
            {text[exception.kind]}, {hoursWords(exception)}
            {exception.note && <span className={styles.muted}> · {exception.note}</span>}
          </span>
          <Button
            tone="ghost"
            aria-label={words.removeOf(formatLongDay(exception.date))}
            onClick={() => removeOne(exception)}
          >
            {words.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}

const hoursWords = ({ hours }: PracticeException): string =>
  hours === null ? text.allDay : text.hours(hours.from, hours.to);

interface NewDayProps {
  today: string;
  button: RefObject<HTMLButtonElement | null>;
  onClosed: () => void;
}

function NewDay({ today, button, onClosed }: NewDayProps) {
  const { add } = useExceptionChanges();
  const [isOpen, setOpen] = useState(useHasDraft(DRAFT));
  const [keyFor] = useState(attemptKeys);
  const save = (typed: TypedDayException) =>
    submitted(async () => {
      const order = exceptionOrder(typed);
      await add(order, keyFor(order));
      toast({ text: text.added(formatLongDay(order.date)), tone: 'success' });
    });
  const close = () => {
    setOpen(false);
    onClosed();
  };
  if (!isOpen) {
    return (
      <div>
        <Button ref={button} tone="secondary" onClick={() => setOpen(true)}>
          {text.add}
        </Button>
      </div>
    );
  }
  return <HolidayForm draft={DRAFT} today={today} onSave={save} onClose={close} />;
}
