import { limits } from '@nukkad/platform/contract';
import { FormOtpField } from '@nukkad/shared-ui';
import * as text from './code.text';

/** The form field `otp`; the form's answer says whether the code was right. */
export function CodeField() {
  return <FormOtpField name="otp" label={text.label} length={limits.otpDigits} />;
}
