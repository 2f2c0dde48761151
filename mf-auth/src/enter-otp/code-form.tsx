import { limits } from '@nukkad/platform/contract';
import { Form, type SubmitAnswer, SubmitButton, useFormValue } from '@nukkad/shared-ui';
import { CodeField } from '../common/code/code-field';
import type { FormError } from '../common/form-error';
import { FormErrorMessage } from '../common/form-error-message';
import * as text from './enter-otp.text';

interface Props {
  onSubmit: (answers: { otp: string }) => Promise<SubmitAnswer>;
  formError: FormError | null;
  /** Id of the text that says where the code was sent. */
  describedBy: string;
}

export function CodeForm({ onSubmit, formError, describedBy }: Props) {
  return (
    <Form label={text.form} initialValues={{ otp: '' }} onSubmit={onSubmit} isQuiet>
      <CodeField describedBy={describedBy} />
      <FormErrorMessage formError={formError} />
      <VerifyButton />
    </Form>
  );
}

function VerifyButton() {
  const [otp = ''] = useFormValue<string>('otp');
  return (
    <SubmitButton size="large" busyText={text.submitting} disabled={otp.length < limits.otpDigits}>
      {text.submit}
    </SubmitButton>
  );
}
