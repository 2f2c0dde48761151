import { minutesOf } from '@nukkad/platform/calendar';
import { type DayExceptionOrder, limits, messages } from '@nukkad/platform/contract';
import { formatClock, formatLongDay } from '@nukkad/platform/format';
import {
  FormSelect,
  FormSwitch,
  FormTextField,
  maxLength,
  required,
  type SubmitAnswer,
  useFormValue,
} from '@nukkad/shared-ui';
import * as common from '../../common/common.text';
import { DraftForm } from '../../common/saving/draft-form';
import { text } from '../schedule/calendar.text';
import { timesOfDay } from './order.model';

const MOST = limits.bookingReasonMaxLength;
const asked = required(messages.required);

const options = timesOfDay(limits.slotCellMinutes).map((value) => ({
  value,
  label: formatClock(value),
}));

interface TypedBlock {
  isAllDay: boolean;
  from: string | null;
  to: string | null;
  note: string;
}

interface Props {
  day: string;
  from: string;
  to: string;
  onBlock: (order: DayExceptionOrder) => Promise<SubmitAnswer>;
  onDone: () => void;
}

/** Blocks a time span, or a whole day, in the calendar. */
export function BlockForm({ day, from, to, onBlock, onDone }: Props) {
  const send = ({ isAllDay, from, to, note }: TypedBlock) =>
    onBlock({
      date: day,
      kind: 'closed',
      hours: isAllDay || from === null || to === null ? null : { from, to },
      note: note.trim() === '' ? null : note.trim(),
    });
  return (
    <DraftForm<TypedBlock>
      draft={`practice-block:${day}:${from}:${to}`}
      label={text.block}
      begin={{ isAllDay: false, from, to, note: '' }}
      onSave={send}
      onSaved={onDone}
      saveText={text.block}
      savingText={text.blocking}
    >
      <p>{formatLongDay(day)}</p>
      <FormSwitch name="isAllDay" label={text.allDay} />
      <Hours />
      <FormTextField
        name="note"
        label={text.note}
        hint={text.optional}
        validate={maxLength(MOST, common.tooLong(MOST))}
      />
    </DraftForm>
  );
}

function Hours() {
  const [isAllDay] = useFormValue<boolean>('isAllDay');
  const [from] = useFormValue<string | null>('from');
  if (isAllDay) return null;
  return (
    <>
      <FormSelect name="from" label={text.from} isRequired options={options} validate={asked} />
      <FormSelect
        name="to"
        label={text.to}
        isRequired
        options={options}
        validate={(to) => {
          const isAfter = minutesOf(to ?? '') > minutesOf(from ?? '');
          return isAfter ? undefined : text.order;
        }}
      />
    </>
  );
}
