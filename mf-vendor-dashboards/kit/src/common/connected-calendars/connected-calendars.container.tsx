import { toast } from '@nukkad/platform';
import type { ConnectedCalendars as Connected, ConnectedCalendar } from '@nukkad/platform/contract';
import { limits } from '@nukkad/platform/contract';
import { AsyncView } from '../page/async-view';
import { DialogButton } from '../page/dialog-button';
import { useNow } from '../relative-time';
import { runWithToast } from '../saving/run-with-toast';
import { CalendarLine } from './calendar-line';
import { ConnectForm } from './connect-form';
import styles from './connected-calendars.module.css';
import { useConnectedCalendarChanges, useConnectedCalendars } from './connected-calendars.queries';
import { text } from './connected-calendars.text';

const say = (words: string) => toast({ text: words, tone: 'success' });

/** Opens the calendars elsewhere whose busy times cannot be booked. */
export function ConnectedCalendars() {
  return (
    <DialogButton title={text.title}>
      <p>{text.lead}</p>
      <Calendars />
    </DialogButton>
  );
}

function Calendars() {
  return (
    <AsyncView what={text.what} loaded={useConnectedCalendars()} lines={3}>
      {(connected) => <Loaded {...connected} />}
    </AsyncView>
  );
}

function Loaded({ isOffered, calendars }: Connected) {
  const now = useNow();
  const { connect, read, disconnect } = useConnectedCalendarChanges();
  const readOne = async ({ _id }: ConnectedCalendar) => {
    let hasFailed = false;
    const isAsked = await runWithToast(text.readingIt, async () => {
      hasFailed = (await read(_id)).failure !== null;
    });
    // Why it failed stands beside the calendar.
    if (isAsked && !hasFailed) say(text.wasRead);
  };
  const disconnectOne = async ({ _id }: ConnectedCalendar) => {
    if (await runWithToast(text.disconnectingIt, () => disconnect(_id))) say(text.disconnected);
  };
  return (
    <>
      {calendars.length > 0 && (
        <ul className={styles.list}>
          {calendars.map((calendar) => (
            <CalendarLine
              key={calendar._id}
              {...{ calendar, isOffered, now }}
              onRead={() => readOne(calendar)}
              onDisconnect={() => disconnectOne(calendar)}
            />
          ))}
        </ul>
      )}
      {!isOffered && <p>{text.notOffered}</p>}
      {isOffered && calendars.length >= limits.connectedCalendarsMost && <p>{text.enough}</p>}
      {isOffered && calendars.length < limits.connectedCalendarsMost && (
        <ConnectForm
          // Empty again once a calendar is connected.
          key={calendars.length}
          onConnect={(address) =>
            connect(address, ({ busyTimes }) => say(text.connected(busyTimes)))
          }
        />
      )}
    </>
  );
}
