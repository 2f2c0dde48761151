import { limits } from '@nukkad/platform/contract';
import {
  Form,
  FormPasswordField,
  FormTextField,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import { CodeField } from '../common/code/code-field';
import * as common from '../common/common.text';
import { emailField } from '../common/email.model';
import type { Refusal } from '../common/refusal';
import { Refused } from '../common/refused';
import type { NewPassword } from './reset-password.model';
import * as text from './reset-password.text';

interface Props {
  email: string;
  onSubmit: (answers: NewPassword) => Promise<SubmitAnswer>;
  refusal: Refusal | null;
}

/** The email stays in sight: password managers keep the new password under it. */
export function NewPasswordForm({ email, onSubmit, refusal }: Props) {
  const { validate: _checkedWithTheRest, ...field } = emailField;
  return (
    <Form label={text.form} initialValues={{ email, otp: '', password: '' }} onSubmit={onSubmit}>
      <FormTextField {...field} label={common.email} autoComplete="username" />
      <CodeField />
      <FormPasswordField
        name="password"
        label={common.newPassword}
        hint={`${common.passwordHint(limits.passwordMinLength)} ${text.consequence}`}
        autoComplete="new-password"
      />
      <Refused refusal={refusal} />
      <SubmitButton size="large" busyText={text.submitting}>
        {text.submit}
      </SubmitButton>
    </Form>
  );
}
