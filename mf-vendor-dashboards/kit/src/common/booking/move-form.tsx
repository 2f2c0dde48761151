import { type MoveOrder, messages, type PracticeBooking } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import { type ReactNode, useState } from 'react';
import { DraftForm } from '../saving/draft-form';
import { spanWords } from './booking.model';
import styles from './booking.module.css';
import type { Moved } from './booking.queries';
import { text } from './booking.text';
import { NoteField } from './note-field';
import { OtherTimes } from './other-times';

interface Props {
  booking: PracticeBooking;
  timeZone: string;
  /** The chosen instant; null until one is chosen. */
  start: string | null;
  /** Called when one of the offered alternatives is chosen. */
  onStart: (start: string) => void;
  onMove: (order: MoveOrder) => Promise<Moved>;
  onDone: () => void;
  onBack: () => void;
  backText?: string;
  /** Time picker, where the start is not chosen yet. */
  children?: ReactNode;
}

/** Confirms moving a booking; the message already typed is kept when the time is taken. */
export function MoveForm({ booking, timeZone, start, ...props }: Props) {
  const { onStart, onMove, onDone, onBack, backText = text.back, children } = props;
  const [others, setOthers] = useState<readonly string[]>([]);
  const words = (instant: string) => formatDateTime(instant, timeZone);
  const send = async ({ note }: { note: string }) => {
    if (start === null) return text.chooseFirst;
    const moved = await onMove({ start, ...(note.trim() !== '' && { note: note.trim() }) });
    if (moved.state === 'moved') return undefined;
    if (moved.state === 'refused') return moved.problem;
    setOthers(moved.others);
    return `${messages.slotTaken}. ${text.movedBack}`;
  };
  return (
    <div className={styles.stack}>
      <p>{text.moveFrom(spanWords(booking, timeZone))}</p>
      {children}
      <DraftForm
        draft={`practice-move:${booking._id}`}
        label={text.moveTitle}
        begin={{ note: '' }}
        onSave={send}
        onSaved={onDone}
        onCancel={onBack}
        cancelText={backText}
        saveText={text.moveAndNotify}
        savingText={text.moving}
      >
        <OtherTimes others={others} words={words} chosen={start} onChoose={onStart} />
        <p role="status">{start === null ? text.chooseFirst : text.moveTo(words(start))}</p>
        <NoteField name="note" label={text.note} />
      </DraftForm>
    </div>
  );
}
