import { limits } from '@nukkad/platform/contract';
import { Form, type SubmitAnswer, SubmitButton, useFormValue } from '@nukkad/shared-ui';
import { CodeField } from '../common/code/code-field';
import type { Refusal } from '../common/refusal';
import { Refused } from '../common/refused';
import * as text from './enter-otp.text';

interface Props {
  onSubmit: (answers: { otp: string }) => Promise<SubmitAnswer>;
  refusal: Refusal | null;
}

export function CodeForm({ onSubmit, refusal }: Props) {
  return (
    <Form label={text.form} initialValues={{ otp: '' }} onSubmit={onSubmit} isQuiet>
      <CodeField />
      <Refused refusal={refusal} />
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
