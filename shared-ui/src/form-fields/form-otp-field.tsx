import { OtpField, type OtpFieldProps } from '../otp-field/otp-field';
import { FormField, type Linked } from './form-field';

export type FormOtpFieldProps = Linked<Omit<OtpFieldProps, 'state' | 'message'>, string>;

/** `<FormOtpField name="otp" label="Code" />`; the form's answer says whether the code was right. */
export function FormOtpField({ name, validate, ...field }: FormOtpFieldProps) {
  return (
    <FormField<string> name={name} validate={validate}>
      {({ value = '', error, onChange }) => (
        <OtpField
          {...field}
          value={value}
          onChange={onChange}
          state={error === undefined ? 'idle' : 'wrong'}
          message={error}
        />
      )}
    </FormField>
  );
}
