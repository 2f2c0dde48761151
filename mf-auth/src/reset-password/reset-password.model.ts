import { limits, messages } from '@nukkad/platform/contract';
import { emailField } from '../common/email.model';
import { passwordProblem } from '../common/password.model';

export interface NewPassword {
  email: string;
  otp: string;
  password: string;
}

/** What is wrong with the answers before they are sent; nothing when all is well. */
export function problemsOf({ email, otp, password }: NewPassword) {
  const problems = {
    email: emailField.validate(email, {}),
    otp: otp.length < limits.otpDigits ? messages.required : undefined,
    password: passwordProblem(password),
  };
  return Object.values(problems).some(Boolean) ? problems : undefined;
}
