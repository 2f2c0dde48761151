import { limits } from '@nukkad/platform/contract';
import { FormField, OtpField } from '@nukkad/shared-ui';
import * as text from './code.text';

/** The form field `otp`; the form's answer says whether the code was right. */
export function CodeField() {
  return (
    <FormField<string> name="otp">
      {({ value = '', error, onChange }) => (
        <OtpField
          label={text.label}
          length={limits.otpDigits}
          value={value}
          onChange={onChange}
          state={error === undefined ? 'idle' : 'wrong'}
          message={error}
        />
      )}
    </FormField>
  );
}
