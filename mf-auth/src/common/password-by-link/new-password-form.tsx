import { limits } from '@nukkad/platform/contract';
import { Form, FormPasswordField, type SubmitAnswer, SubmitButton } from '@nukkad/shared-ui';
import * as common from '../common.text';
import type { FormError } from '../form-error';
import { FormErrorMessage } from '../form-error-message';
import { passwordProblem } from '../password.model';
import * as text from './password-by-link.text';

interface Props {
  /** Label of the button. */
  submitText: string;
  onSubmit: (password: string) => Promise<SubmitAnswer>;
  formError: FormError | null;
}

export function NewPasswordForm({ submitText, onSubmit, formError }: Props) {
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
        isRequired
        hasStar={false}
      />
      <FormErrorMessage formError={formError} />
      <SubmitButton size="large" busyText={text.submitting}>
        {submitText}
      </SubmitButton>
    </Form>
  );
}
