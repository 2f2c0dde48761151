import { limits } from '@nukkad/platform/contract';
import { Form, FormPasswordField, type SubmitAnswer, SubmitButton } from '@nukkad/shared-ui';
import * as common from '../common/common.text';
import { passwordProblem } from '../common/password.model';
import type { Refusal } from '../common/refusal';
import { Refused } from '../common/refused';
import * as text from './reset-password.text';

interface Props {
  onSubmit: (password: string) => Promise<SubmitAnswer>;
  refusal: Refusal | null;
}

export function NewPasswordForm({ onSubmit, refusal }: Props) {
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
        {text.submit}
      </SubmitButton>
    </Form>
  );
}
