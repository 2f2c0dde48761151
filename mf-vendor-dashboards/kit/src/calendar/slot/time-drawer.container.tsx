import { toast } from '@nukkad/platform';
import type { PracticeCalendar, PracticeException } from '@nukkad/platform/contract';
import { formatClock, formatLongDay, formatShortDay } from '@nukkad/platform/format';
import { Button, Drawer, Tabs } from '@nukkad/shared-ui';
import { useState } from 'react';
import { startAt } from '../../common/booking/clock.model';
import { text as offersText } from '../../common/booking/order/offers.text';
import { usePracticeOffers, useTimeActions } from '../../common/booking/order/order.queries';
import { AsyncView } from '../../common/page/async-view';
import { runWithToast } from '../../common/saving/run-with-toast';
import { spanOf } from '../schedule/calendar.model';
import styles from '../schedule/calendar.module.css';
import { text } from '../schedule/calendar.text';
import { BlockForm } from './block-form';
import { BookForm } from './book-form';
import { ClientField } from './client-field.container';

/** A selected start; `isSpan` where a range was dragged, which opens the form for blocking. */
export interface ChosenTime {
  day: string;
  from: string;
  to: string;
  isSpan: boolean;
}

interface TimeProps {
  time: ChosenTime;
  calendar: PracticeCalendar;
  onClose: () => void;
}

/** Free time: book a client or block it. */
export function TimeDrawer({ time, calendar, onClose }: TimeProps) {
  const { day, from, to, isSpan } = time;
  const [tab, setTab] = useState(isSpan ? 'block' : 'book');
  const { book, block } = useTimeActions();
  const done = (words: string) => {
    toast({ text: words, tone: 'success' });
    onClose();
  };
  const start = startAt(day, from, calendar.timeZone);
  return (
    <Drawer
      title={text.slotTitle(`${formatShortDay(day)}, ${formatClock(from)}`)}
      isOpen
      onClose={onClose}
    >
      <Tabs
        label={text.slotTabs}
        selected={tab}
        onSelect={setTab}
        items={[
          {
            key: 'book',
            label: text.book,
            content: (
              <AsyncView what={offersText.service} loaded={usePracticeOffers()}>
                {(offers) => (
                  <BookForm
                    {...{ start, offers }}
                    timeZone={calendar.timeZone}
                    clientField={<ClientField />}
                    onBook={book}
                    onDone={done}
                  />
                )}
              </AsyncView>
            ),
          },
          {
            key: 'block',
            label: text.block,
            content: (
              <BlockForm
                {...{ day, from, to }}
                onBlock={block}
                onDone={() => done(text.isBlocked)}
              />
            ),
          },
        ]}
      />
    </Drawer>
  );
}

interface BlockProps {
  exception: PracticeException;
  onClose: () => void;
}

/** A blocked time, holiday or day with different hours, which can be removed. */
export function BlockDrawer({ exception, onClose }: BlockProps) {
  const { unblock } = useTimeActions();
  const { _id, date, hours, kind, note } = exception;
  const remove = async () => {
    if (!(await runWithToast(text.unblocking, () => unblock(_id)))) return;
    toast({ text: text.unblocked, tone: 'success' });
    onClose();
  };
  const title = kind === 'closed' ? text.blocked : text.openAsWell(spanOf(hours));
  return (
    <Drawer title={title} isOpen onClose={onClose}>
      <div className={styles.stack}>
        <p>
          {formatLongDay(date)}, {spanOf(hours)}
        </p>
        {note !== null && <p>{note}</p>}
        <div>
          <Button tone="danger" onClick={remove}>
            {kind === 'closed' ? text.unblock : text.removeHours}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
