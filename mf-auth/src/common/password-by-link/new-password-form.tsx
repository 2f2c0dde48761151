import { limits } from '@nukkad/platform/contract';
import { Form, FormPasswordField, type SubmitAnswer, SubmitButton } from '@nukkad/shared-ui';
import * as common from '../common.text';
import { passwordProblem } from '../password.model';
import type { Refusal } from '../refusal';
import { Refused } from '../refused';
import * as text from './password-by-link.text';

interface Props {
  /** The words of the button. */
  submitText: string;
  onSubmit: (password: string) => Promise<SubmitAnswer>;
  refusal: Refusal | null;
}

export function NewPasswordForm({ submitText, onSubmit, refusal }: Props) {
  const submit = async ({ password }: { password: string }) => {
    const problem = passwordProblem(password);
    return problem === undefined ? onSubmit(password) : { password: problem };
  };
  return (
    <Form label={text.form} initialValues={{ password: '' }} onSubmit={submit}>
      <FormPasswordField
        name="password"
        label={common.newPassword}
        hint={`${common.passwordHint(limits.passwordMinLength)} ${text.consequence}`}
        autoComplete="new-password"
      />
      <Refused refusal={refusal} />
      <SubmitButton size="large" busyText={text.submitting}>
        {submitText}
      </SubmitButton>
    </Form>
  );
}
