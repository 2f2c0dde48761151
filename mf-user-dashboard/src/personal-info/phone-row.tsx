import type { UserChanges, UserRecord } from '@nukkad/platform/contract';
import { formatPhone } from '@nukkad/platform/format';
import { FormPhoneField, type SubmitAnswer } from '@nukkad/shared-ui';
import { nationalOf, phoneOf, phoneProblem } from '../common/phone.model';
import styles from './personal-info.module.css';
import { text } from './personal-info.text';
import { Row } from './row';

interface Props {
  record: UserRecord;
  onSave: (changes: UserChanges) => Promise<SubmitAnswer>;
}

export function PhoneRow({ record: { phone }, onSave }: Props) {
  return (
    <Row
      name="mobile"
      term={text.fields.mobile}
      value={<p className={styles.fact}>{phone === null ? text.notGiven : formatPhone(phone)}</p>}
      begin={{ phone: nationalOf(phone) }}
      onSave={({ phone }) => onSave({ phone: phoneOf(phone) })}
    >
      <FormPhoneField
        name="phone"
        label={text.mobile}
        hint={text.mobileHint}
        validate={phoneProblem}
      />
    </Row>
  );
}
