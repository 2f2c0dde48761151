import { limits, type UserChanges, type UserRecord } from '@nukkad/platform/contract';
import { FormTextField, type SubmitAnswer } from '@nukkad/shared-ui';
import { NewEmail } from './new-email';
import { emailProblem } from './personal-info.model';
import styles from './personal-info.module.css';
import { text } from './personal-info.text';
import { Row } from './row';

interface Props {
  record: UserRecord;
  onSave: (changes: UserChanges) => Promise<SubmitAnswer>;
  onConfirm: (otp: string) => Promise<SubmitAnswer>;
  onResend: () => Promise<void>;
  onGiveUp: () => void;
}

/** A new email must be confirmed by its code; until then the old one stays. */
export function EmailRow({ record: { email, pendingEmail }, onSave, ...pending }: Props) {
  return (
    <>
      <Row
        name="email"
        term={text.fields.email}
        value={<p className={styles.fact}>{email}</p>}
        begin={{ email: pendingEmail ?? email }}
        onSave={({ email }) => onSave({ email: email.trim() })}
      >
        <FormTextField
          name="email"
          type="email"
          label={text.email}
          hint={text.emailHint}
          autoComplete="email"
          maxLength={limits.emailMaxLength}
          validate={emailProblem}
        />
      </Row>
      {pendingEmail !== null && <NewEmail email={pendingEmail} {...pending} />}
    </>
  );
}
