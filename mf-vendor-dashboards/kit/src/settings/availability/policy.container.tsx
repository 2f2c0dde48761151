import { type BookingKind, isByVideo, type PracticePolicy } from '@nukkad/platform/contract';
import { FormCheckbox, FormNumberField, FormTextField } from '@nukkad/shared-ui';
import { submitted } from '../../common/saving/submit';
import { Part } from '../part/part';
import { PartForm } from '../part/part-form';
import { askedNumber, most, rightMeetingUrl } from '../part/settings.model';
import styles from '../part/settings.module.css';
import { useSettingsChanges } from '../part/settings.queries';
import { policyText as text } from '../part/settings.text';

interface Props {
  policy: PracticePolicy;
  /** Kinds of bookings the practice offers. */
  kinds: readonly BookingKind[];
}

export function PolicyPart({ policy, kinds }: Props) {
  const changes = useSettingsChanges();
  const hours = { isRequired: true, minValue: 0, maxValue: most.policyHours };
  return (
    <Part title={text.part}>
      <PartForm
        part={text.part}
        draft="policy"
        begin={{ ...policy, meetingUrl: policy.meetingUrl ?? '' }}
        onSave={({ meetingUrl, ...typed }) =>
          submitted(() => changes.policy({ ...typed, meetingUrl: meetingUrl.trim() || null }))
        }
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
        {kinds.some(isByVideo) && (
          <FormTextField
            name="meetingUrl"
            label={text.meetingUrl}
            hint={text.meetingUrlHint}
            inputMode="url"
            validate={rightMeetingUrl}
          />
        )}
      </PartForm>
    </Part>
  );
}
