import { dayIn } from '@nukkad/platform/calendar';
import { type Booking, messages } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { Dialog } from '@nukkad/shared-ui';
import { AsyncView, DraftForm, NoteField, OtherTimes, useNow } from '@nukkad/vendor-kit';
import { useState } from 'react';
import styles from '../booking/appointments.module.css';
import { useBookingChanges, useTimes } from '../booking/appointments.queries';
import { spanWords } from '../booking/booking.model';
import { weekOf } from './move.model';
import { text } from './move.text';
import { TimePicker } from './time-picker';

interface Props {
  booking: Booking;
  onDone: (words: string) => void;
  onClose: () => void;
}

export function MoveDialog({ booking, onDone, onClose }: Props) {
  const { _id, start, timeZone } = booking;
  const [chosen, setChosen] = useState<string | null>(null);
  const [others, setOthers] = useState<readonly string[]>([]);
  const { move } = useBookingChanges(_id);
  const words = (instant: string) => formatDateTime(instant, timeZone);
  const send = async ({ note }: { note: string }) => {
    if (chosen === null) return text.chooseFirst;
    const moved = await move({ start: chosen, ...(note.trim() !== '' && { note: note.trim() }) });
    if (moved.state === 'moved') return undefined;
    if (moved.state === 'refused') return moved.problem;
    setOthers(moved.others);
    setChosen(null);
    return messages.slotTaken;
  };
  return (
    <Dialog title={text.title} isOpen onClose={onClose}>
      <div className={styles.dialog}>
        <p>{text.now(spanWords(booking))}</p>
        <Times booking={booking} chosen={chosen} onChoose={setChosen} />
        <DraftForm
          draft={`move:${_id}`}
          label={text.title}
          begin={{ note: '' }}
          onSave={send}
          onSaved={() => onDone(text.moved(words(chosen ?? start)))}
          saveText={text.move}
          savingText={text.moving}
        >
          <OtherTimes others={others} words={words} chosen={chosen} onChoose={setChosen} />
          <p role="status">{chosen === null ? text.chooseFirst : text.chosen(words(chosen))}</p>
          <NoteField name="note" label={text.note} />
        </DraftForm>
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  chosen: string | null;
  onChoose: (start: string) => void;
}

function Times({ booking, ...choice }: ChoiceProps & { booking: Booking }) {
  const today = dayIn(useNow(), booking.timeZone);
  const [week, setWeek] = useState(0);
  const { from, to } = weekOf(today, week);
  return (
    <AsyncView what={text.what} loaded={useTimes(booking, from, to)}>
      {(slots) => (
        <TimePicker slots={slots} now={booking.start} week={week} onWeek={setWeek} {...choice} />
      )}
    </AsyncView>
  );
}
