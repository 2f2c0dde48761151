import {
  FormCheckbox,
  FormDatePicker,
  FormRadioGroup,
  FormTextField,
  useFormValue,
} from '@nukkad/shared-ui';
import type { TypedEntries } from '../entries/entries';
import type { RowNames } from '../entries/new-entries';
import { asked, rightLine } from '../part/settings.model';
import styles from '../part/settings.module.css';
import { holidaysText as text } from '../part/settings.text';
import type { TypedDayException } from './holidays.model';
import { rightEnd, rightTime } from './hours.model';

interface Props {
  nameOf: RowNames<TypedDayException>;
  place: number;
  /** Earliest day that can be changed. */
  today: string;
}

const kinds = [
  { value: 'closed' as const, label: text.closed },
  { value: 'open' as const, label: text.open },
];

export function HolidayFields({ nameOf, place, today }: Props) {
  return (
    <>
      <FormDatePicker
        name={nameOf('date')}
        label={text.date}
        isRequired
        min={today}
        validate={asked}
      />
      <FormRadioGroup name={nameOf('kind')} label={text.kind} options={kinds} isRow />
      <Hours nameOf={nameOf} place={place} />
      <FormTextField
        name={nameOf('note')}
        label={text.note}
        hint={text.noteHint}
        validate={rightLine}
      />
    </>
  );
}

function Hours({ nameOf, place }: Pick<Props, 'nameOf' | 'place'>) {
  const [kind] = useFormValue<TypedDayException['kind']>(nameOf('kind'));
  const [isAllDay] = useFormValue<boolean>(nameOf('isAllDay'));
  const isClosing = kind === 'closed';
  const begin = ({ added }: TypedEntries<TypedDayException>) => added[place]?.from ?? '';
  return (
    <>
      {isClosing && <FormCheckbox name={nameOf('isAllDay')} label={text.isAllDay} />}
      {!(isClosing && isAllDay) && (
        <div className={styles.pair}>
          <FormTextField
            name={nameOf('from')}
            label={text.start}
            type="time"
            validate={rightTime}
          />
          <FormTextField
            name={nameOf('to')}
            label={text.end}
            type="time"
            validate={rightEnd<TypedEntries<TypedDayException>>(begin)}
          />
        </div>
      )}
    </>
  );
}
