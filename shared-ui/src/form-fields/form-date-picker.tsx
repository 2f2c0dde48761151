import { DatePicker, type DatePickerProps } from '../date-picker/date-picker';
import { dateProblem } from '../date-picker/date-problem.model';
import { FormField, type Linked } from './form-field';

export type FormDatePickerProps = Linked<DatePickerProps, string | null>;

/**
 * `<FormDatePicker name="born" label="Date of birth" max={today} />`; a day outside the limits
 * blocks the submit.
 */
export function FormDatePicker({ name, validate, ...field }: FormDatePickerProps) {
  return (
    <FormField<string | null>
      name={name}
      validate={(value, values) => validate?.(value, values) ?? dateProblem(value ?? null, field)}
    >
      {({ value = null, ...link }) => <DatePicker {...field} {...link} value={value} />}
    </FormField>
  );
}
