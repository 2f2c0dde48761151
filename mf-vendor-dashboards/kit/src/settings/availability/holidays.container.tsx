import { addDays, dayIn } from '@nukkad/platform/calendar';
import type { PracticeException } from '@nukkad/platform/contract';
import { formatDate, formatLongDay } from '@nukkad/platform/format';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Button } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AsyncView } from '../../common/page/async-view';
import type { ChangeAnswers } from '../../common/saving/draft-form';
import { noEntries, storeEntries, type TypedEntries } from '../entries/entries';
import { NewEntries } from '../entries/new-entries';
import { StoredEntries } from '../entries/stored-entries';
import { Part } from '../part/part';
import { PartForm } from '../part/part-form';
import styles from '../part/settings.module.css';
import { useExceptionChanges, useExceptions } from '../part/settings.queries';
import { holidaysText as text, text as words } from '../part/settings.text';
import { HolidayFields } from './holiday-fields';
import {
  emptyException,
  exceptionOrder,
  lastOf,
  span,
  type TypedDayException,
} from './holidays.model';

type Typed = TypedEntries<TypedDayException>;

/** Days that differ from their weekday, six weeks at a time. */
export function HolidaysPart({ timeZone }: { timeZone: string }) {
  const { add, remove } = useExceptionChanges();
  const [keyFor] = useState(createIdempotencyKeys);
  const today = dayIn(new Date(), timeZone);
  const addOne = (typed: TypedDayException) => {
    const order = exceptionOrder(typed);
    return add(order, keyFor(order));
  };
  const save = (typed: Typed, change: ChangeAnswers<Typed>) =>
    storeEntries(typed, change, { add: addOne, remove });
  return (
    <Part title={text.part} lead={text.lead}>
      <PartForm<Typed> part={text.part} draft="holidays" begin={noEntries} onSave={save}>
        <Days today={today} />
        <NewEntries<TypedDayException>
          adds={[{ text: text.add, row: emptyException }]}
          titleOf={({ date }) => (date === null ? text.newOne : formatLongDay(date))}
        >
          {(_, nameOf, place) => <HolidayFields nameOf={nameOf} place={place} today={today} />}
        </NewEntries>
      </PartForm>
    </Part>
  );
}

function Days({ today }: { today: string }) {
  const [first, setFirst] = useState(today);
  const last = lastOf(first);
  return (
    <>
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
      <AsyncView what={words.calendarWhat} loaded={useExceptions(first, last)} lines={3}>
        {({ exceptions }) => (
          <StoredEntries
            label={text.part}
            none={text.none}
            entries={exceptions}
            nameOf={({ date }) => formatLongDay(date)}
          >
            {(exception) => <Day exception={exception} />}
          </StoredEntries>
        )}
      </AsyncView>
    </>
  );
}

function Day({ exception }: { exception: PracticeException }) {
  const { date, kind, hours, note } = exception;
  return (
    <span className={styles.words}>
      <span className={styles.name}>{formatLongDay(date)}</span>
      <br />
      {text[kind]}, {hours === null ? text.allDay : text.hours(hours.from, hours.to)}
      {note && <span className={styles.muted}> · {note}</span>}
    </span>
  );
}
