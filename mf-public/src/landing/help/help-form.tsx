import { limits, messages, type TicketOrder } from '@nukkad/platform/contract';
import {
  all,
  email,
  Form,
  FormPhoneField,
  FormTextArea,
  FormTextField,
  required,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import styles from './help.module.css';
import { text } from './help.text';

const empty: TicketOrder = { firstName: '', lastName: '', email: '', phoneNumber: '', message: '' };
const asked = required(messages.required);

interface Props {
  onSubmit: (order: TicketOrder) => Promise<SubmitAnswer>;
}

export function HelpForm({ onSubmit }: Props) {
  return (
    <Form label={text.form} initialValues={empty} onSubmit={onSubmit}>
      <div className={styles.halves}>
        <div className={styles.pair}>
          <FormTextField
            name="firstName"
            label={text.firstName}
            autoComplete="given-name"
            maxLength={limits.nameMaxLength}
            validate={asked}
          />
          <FormTextField
            name="lastName"
            label={text.lastName}
            autoComplete="family-name"
            maxLength={limits.nameMaxLength}
            validate={asked}
          />
          <FormTextField
            name="email"
            type="email"
            label={text.email}
            autoComplete="email"
            maxLength={limits.emailMaxLength}
            validate={all(asked, email(messages.invalidEmail))}
          />
          <FormPhoneField name="phoneNumber" label={text.phoneNumber} validate={asked} />
        </div>
        <FormTextArea
          name="message"
          label={text.message}
          limit={limits.messageMaxLength}
          validate={asked}
        />
      </div>
      <SubmitButton busyText={text.sending}>{text.send}</SubmitButton>
    </Form>
  );
}
