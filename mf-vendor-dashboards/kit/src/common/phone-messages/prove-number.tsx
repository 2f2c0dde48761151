import { limits } from '@nukkad/platform/contract';
import { formatPhone } from '@nukkad/platform/format';
import {
  Button,
  Form,
  FormOtpField,
  FormPhoneField,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import styles from './phone-messages.module.css';
import { text } from './phone-messages.text';

interface Props {
  onSend: (phone: string) => Promise<SubmitAnswer>;
  onProve: (otp: string, phone: string) => Promise<SubmitAnswer>;
}

const digits = 10;

/** Asks for a number, then for the code that was sent to it. */
export function ProveNumber({ onSend, onProve }: Props) {
  const [phone, setPhone] = useState<string | null>(null);
  if (phone !== null) {
    return (
      <>
        <p role="status">{text.sent(formatPhone(phone))}</p>
        <Form
          label={text.prove}
          initialValues={{ otp: '' }}
          onSubmit={({ otp }) => onProve(otp, phone)}
          isQuiet
        >
          <FormOtpField name="otp" label={text.code} length={limits.otpDigits} />
          <SubmitButton busyText={text.confirming}>{text.confirm}</SubmitButton>
        </Form>
        <Button tone="ghost" onClick={() => setPhone(null)}>
          {text.otherNumber}
        </Button>
      </>
    );
  }
  const send = async ({ mobile }: { mobile: string }) => {
    const number = `+91${mobile}`;
    const problem = await onSend(number);
    if (problem === undefined) setPhone(number);
    return problem;
  };
  return (
    <div className={styles.prove}>
      <Form label={text.prove} initialValues={{ mobile: '' }} onSubmit={send} isQuiet>
        <FormPhoneField
          name="mobile"
          label={text.mobile}
          hint={text.mobileHint}
          isRequired
          validate={(typed) => (typed?.length === digits ? undefined : text.mobileWrong)}
        />
        <SubmitButton busyText={text.sending}>{text.send}</SubmitButton>
      </Form>
    </div>
  );
}
