import {
  FormCheckbox,
  FormDatePicker,
  FormRadioGroup,
  FormTextField,
  type SubmitAnswer,
  useFormValue,
} from '@nukkad/shared-ui';
import { KeptForm } from '../common/kept-form';
import { emptyException, type TypedDayException } from './holidays.model';
import { rightEnd, rightTime } from './hours.model';
import { asked, rightLine } from './settings.model';
import styles from './settings.module.css';
import { holidaysText as text } from './settings.text';

interface Props {
  draft: string;
  /** No earlier day can be changed. */
  today: string;
  onSave: (typed: TypedDayException) => Promise<SubmitAnswer>;
  onClose: () => void;
}

const kinds = [
  { value: 'closed' as const, label: text.closed },
  { value: 'open' as const, label: text.open },
];

export function HolidayForm({ draft, today, onSave, onClose }: Props) {
  return (
    <KeptForm
      draft={draft}
      label={text.add}
      begin={emptyException}
      onSave={onSave}
      onSaved={onClose}
      onCancel={onClose}
    >
      <FormDatePicker name="date" label={text.date} isRequired min={today} validate={asked} />
      <FormRadioGroup name="kind" label={text.kind} options={kinds} isRow />
      <Hours />
      <FormTextField name="note" label={text.note} hint={text.noteHint} validate={rightLine} />
    </KeptForm>
  );
}

function Hours() {
  const [kind] = useFormValue<TypedDayException['kind']>('kind');
  const [isAllDay] = useFormValue<boolean>('isAllDay');
  const isClosing = kind === 'closed';
  return (
    <>
      {isClosing && <FormCheckbox name="isAllDay" label={text.isAllDay} />}
      {!(isClosing && isAllDay) && (
        <div className={styles.pair}>
          <FormTextField name="from" label={text.start} type="time" validate={rightTime} />
          <FormTextField
            name="to"
            label={text.end}
            type="time"
            validate={rightEnd<TypedDayException>(({ from }) => from)}
          />
        </div>
      )}
    </>
  );
}
