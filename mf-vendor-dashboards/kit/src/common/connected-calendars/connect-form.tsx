import { limits } from '@nukkad/platform/contract';
import {
  all,
  Form,
  FormTextField,
  maxLength,
  required,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import * as common from '../common.text';
import styles from './connected-calendars.module.css';
import { text } from './connected-calendars.text';

const MOST = limits.calendarAddressMaxLength;
const isAddress = all(required(text.addressMissing), maxLength(MOST, common.tooLong(MOST)));

interface Props {
  onConnect: (address: string) => Promise<SubmitAnswer>;
}

/** Takes the address of a calendar. It is a secret, so no draft of it is kept. */
export function ConnectForm({ onConnect }: Props) {
  return (
    <Form
      label={text.form}
      initialValues={{ address: '' }}
      isQuiet
      onSubmit={({ address }) => onConnect(address.trim())}
    >
      <div className={styles.stack}>
        <FormTextField
          name="address"
          label={text.address}
          hint={text.addressHint}
          inputMode="url"
          autoComplete="off"
          validate={isAddress}
        />
        <SubmitButton busyText={text.connecting}>{text.connect}</SubmitButton>
        <details>
          <summary>{text.where}</summary>
          <dl className={styles.places}>
            {text.places.map(({ program, way }) => (
              <div key={program}>
                <dt>{program}</dt>
                <dd>{way}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </Form>
  );
}
