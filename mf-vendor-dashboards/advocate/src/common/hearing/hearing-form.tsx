import type { HearingOrder } from '@nukkad/platform/contract';
import { formatDateTime } from '@nukkad/platform/format';
import {
  FormDatePicker,
  FormTextArea,
  FormTextField,
  maxLength,
  type SubmitAnswer,
} from '@nukkad/shared-ui';
import { DraftForm } from '@nukkad/vendor-kit';
import type { ReactNode } from 'react';
import { tooLong } from '../case.text';
import { caseLimits } from '../case-limits';
import { asked, hearingOrder, type TypedHearing, timeProblem } from './hearing.model';
import styles from './hearing.module.css';
import { text } from './hearing.text';

interface Props {
  /** Key of the draft. */
  draft: string;
  label: string;
  begin: TypedHearing;
  zone: string;
  /** The field that asks for the case, where it is not known yet. */
  children?: ReactNode;
  onSave: (order: HearingOrder, caseId: string | null) => Promise<SubmitAnswer>;
  /** Called with the formatted date and time. */
  onSaved: (moment: string) => void;
  onCancel: () => void;
}

export function HearingForm({ zone, children, onSave, onSaved, ...form }: Props) {
  const save = async (typed: TypedHearing) => {
    const order = hearingOrder(typed, zone);
    const problem = await onSave(order, typed.case.id);
    if (problem === undefined) onSaved(formatDateTime(order.at, zone));
    return problem;
  };
  return (
    <DraftForm {...form} onSave={save} onSaved={() => {}} saveText={text.save} takesFocus>
      {children}
      <div className={styles.pair}>
        <FormDatePicker name="date" label={text.date} isRequired validate={asked} />
        <FormTextField
          name="time"
          type="time"
          label={text.time}
          hint={text.timeHint(zone)}
          isRequired
          validate={timeProblem}
        />
      </div>
      <FormTextField
        name="court"
        label={text.court}
        validate={maxLength(caseLimits.court, tooLong(caseLimits.court))}
      />
      <FormTextArea
        name="note"
        label={text.note}
        hint={text.noteHint}
        rows={3}
        limit={caseLimits.note}
        validate={maxLength(caseLimits.note, tooLong(caseLimits.note))}
      />
    </DraftForm>
  );
}
