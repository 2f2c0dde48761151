import type { PracticePolicy } from '@nukkad/platform/contract';
import { FormCheckbox, FormNumberField } from '@nukkad/shared-ui';
import { submitted } from '../common/submit';
import { Part } from './part';
import { PartForm } from './part-form';
import { useSettingsChanges } from './settings.data';
import { askedNumber, most } from './settings.model';
import styles from './settings.module.css';
import { policyText as text } from './settings.text';

export function PolicyPart({ policy }: { policy: PracticePolicy }) {
  const changes = useSettingsChanges();
  const hours = { isRequired: true, minValue: 0, maxValue: most.policyHours };
  return (
    <Part title={text.part}>
      <PartForm
        part={text.part}
        draft="policy"
        begin={policy}
        onSave={(typed) => submitted(() => changes.policy(typed))}
      >
        <FormCheckbox name="isAskedFirst" label={text.isAskedFirst} />
        <div className={styles.pair}>
          <FormNumberField
            {...hours}
            name="cancelHours"
            label={text.cancelHours}
            validate={askedNumber}
          />
          <FormNumberField
            {...hours}
            name="moveHours"
            label={text.moveHours}
            validate={askedNumber}
          />
        </div>
      </PartForm>
    </Part>
  );
}
