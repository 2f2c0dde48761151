import { Link, toast, useNavigate } from '@nukkad/platform';
import type { PracticeBooking } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { Button, buttonClass, Drawer, MessageIcon } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useDashboard } from '../../dashboard';
import { DecisionButtons } from '../../decisions/decision-buttons';
import type { Decisions } from '../../decisions/decisions';
import { runWithToast } from '../../saving/run-with-toast';
import styles from '../booking.module.css';
import { openThread, useBookingActions } from '../booking.queries';
import { text } from '../booking.text';
import { MoveForm } from '../move-form';
import { BookingFacts } from './booking-facts';
import { CancelForm } from './cancel-form';
import { JoinLink } from './join-link';
import { ReviewForm } from './review-form';
import { TimeChoice } from './time-choice.container';

/** Ids of the dashboard pages a booking links to; a missing id means no link. */
export interface BookingPlaces {
  /** Page that opens a client by `?client=<id>`, for example `patients`. */
  clients?: string | undefined;
  /** Page that opens a conversation by `?thread=<id>`, for example `messages`. */
  messages?: string | undefined;
}

interface Props {
  booking: PracticeBooking;
  timeZone: string;
  places: BookingPlaces;
  decisions: Decisions;
  onClose: () => void;
}

type Task = 'cancel' | 'move' | 'review';

/** Details of a booking and every action its professional can take on it. */
export function BookingDrawer({ booking, onClose, ...props }: Props) {
  const [task, setTask] = useState<Task | null>(null);
  const close = (words: string) => {
    toast({ text: words, tone: 'success' });
    onClose();
  };
  return (
    <Drawer title={text.title(booking.name)} isOpen onClose={onClose}>
      <div className={styles.stack}>
        {task !== 'move' && <BookingFacts booking={booking} timeZone={props.timeZone} />}
        {task === null ? (
          <Ways booking={booking} onTask={setTask} onDone={close} {...props} />
        ) : (
          <Work
            {...{ booking, task }}
            timeZone={props.timeZone}
            onDone={close}
            onBack={() => setTask(null)}
          />
        )}
      </div>
    </Drawer>
  );
}

interface WaysProps extends Omit<Props, 'onClose'> {
  onTask: (task: Task) => void;
  onDone: (words: string) => void;
}

function Ways({ booking, places, decisions, onTask, onDone }: WaysProps) {
  const { may, clientId, _id, name, isClientProved } = booking;
  const { roomAddress } = useDashboard();
  const actions = useBookingActions(_id);
  const done = async (what: string, action: () => Promise<unknown>, words: string) => {
    if (await runWithToast(what, action)) onDone(words);
  };
  const decision = decisions.of(_id);
  return (
    <div className={styles.ways}>
      <JoinLink booking={booking} />
      {(may.answer || decision !== null) && (
        <DecisionButtons asked={{ id: _id, name }} decisions={decisions} />
      )}
      {may.finish && (
        <>
          <Button onClick={() => done(text.completing, actions.complete, text.completed)}>
            {text.complete}
          </Button>
          <Button tone="secondary" onClick={() => done(text.missing, actions.miss, text.missed)}>
            {text.miss}
          </Button>
        </>
      )}
      {may.review && <Button onClick={() => onTask('review')}>{text.review}</Button>}
      {may.move && (
        <Button tone="secondary" onClick={() => onTask('move')}>
          {text.move}
        </Button>
      )}
      {/* A request is rejected, which is above. */}
      {may.cancel && !may.answer && (
        <Button tone="secondary" onClick={() => onTask('cancel')}>
          {text.cancel}
        </Button>
      )}
      {places.clients !== undefined && clientId !== null && (
        <Link
          className={buttonClass({ tone: 'ghost' })}
          to={roomAddress(places.clients, { client: clientId })}
        >
          {text.client}
        </Link>
      )}
      {places.messages !== undefined && clientId !== null && isClientProved && (
        <MessageWay clientId={clientId} room={places.messages} />
      )}
    </div>
  );
}

function MessageWay({ clientId, room }: { clientId: string; room: string }) {
  const { roomAddress } = useDashboard();
  const navigate = useNavigate();
  const open = () =>
    runWithToast(text.messaging, async () => {
      const thread = await openThread(clientId);
      navigate(roomAddress(room, { thread }));
    });
  return (
    <Button tone="ghost" onClick={open}>
      <MessageIcon size={18} />
      {text.message}
    </Button>
  );
}

interface WorkProps {
  booking: PracticeBooking;
  timeZone: string;
  task: Task;
  onDone: (words: string) => void;
  onBack: () => void;
}

function Work({ booking, timeZone, task, onDone, onBack }: WorkProps) {
  const actions = useBookingActions(booking._id);
  const [start, setStart] = useState<string | null>(null);
  const ends = { bookingId: booking._id, onBack };
  if (task === 'cancel') {
    return <CancelForm {...ends} onCancel={actions.cancel} onDone={() => onDone(text.cancelled)} />;
  }
  if (task === 'review') {
    return (
      <ReviewForm
        {...ends}
        name={booking.name}
        onSend={actions.review}
        onDone={() => onDone(text.reviewed)}
      />
    );
  }
  return (
    <MoveForm
      {...{ booking, timeZone, start, onBack }}
      onStart={setStart}
      onMove={actions.move}
      onDone={() => onDone(text.moved(formatDateTime(start ?? booking.start, timeZone)))}
    >
      <TimeChoice {...{ booking, timeZone, start }} onStart={setStart} />
    </MoveForm>
  );
}
