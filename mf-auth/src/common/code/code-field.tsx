import { limits } from '@nukkad/platform/contract';
import { FormOtpField, type FormOtpFieldProps } from '@nukkad/shared-ui';
import * as text from './code.text';

/** The form field `otp`; the form's answer says whether the code was right. */
export function CodeField({ describedBy }: Pick<FormOtpFieldProps, 'describedBy'>) {
  return (
    <FormOtpField
      name="otp"
      label={text.label}
      length={limits.otpDigits}
      describedBy={describedBy}
    />
  );
}
