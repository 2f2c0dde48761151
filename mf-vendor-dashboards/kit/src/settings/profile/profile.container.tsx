import { limits, type PracticeProfile } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import {
  FormCheckbox,
  FormMultiSelect,
  FormNumberField,
  FormTextArea,
  FormTextField,
  useFormValue,
} from '@nukkad/shared-ui';
import { submitted } from '../../common/saving/submit';
import { CurrencyField } from '../part/currency-field';
import { Part } from '../part/part';
import { PartForm } from '../part/part-form';
import { askedAmount, askedLine, most, rightAbout, rightLine } from '../part/settings.model';
import styles from '../part/settings.module.css';
import { useSettingsChanges } from '../part/settings.queries';
import { languages, profileText as text } from '../part/settings.text';
import { Claims } from './claims.container';
import * as model from './profile.model';

export function ProfilePart({ profile }: { profile: PracticeProfile }) {
  const changes = useSettingsChanges();
  const save = (typed: model.TypedProfile) =>
    submitted(() => changes.profile(model.profileOrder(typed)));
  return (
    <Part title={text.part}>
      <PartForm part={text.part} draft="profile" begin={model.typedProfile(profile)} onSave={save}>
        <Person spoken={profile.languages} />
        <FormTextField
          name="address"
          label={text.address}
          hint={text.addressHint}
          autoComplete="address-line1"
          isRequired
          validate={askedLine(most.line)}
        />
        <div className={styles.pair}>
          <FormTextField name="landmark" label={text.landmark} validate={rightLine} />
          <FormTextField name="parking" label={text.parking} validate={rightLine} />
        </div>
        <Fee />
      </PartForm>
      <Claims claims={profile.claims} />
    </Part>
  );
}

function Person({ spoken }: { spoken: readonly string[] }) {
  const known = [...new Set([...languages, ...spoken])].sort();
  return (
    <>
      <FormTextField
        name="title"
        label={text.title}
        hint={text.titleHint}
        isRequired
        validate={askedLine(limits.nameMaxLength)}
      />
      <FormTextArea
        name="about"
        label={text.about}
        isRequired
        limit={most.about}
        validate={rightAbout}
      />
      <FormMultiSelect
        name="languages"
        label={text.languages}
        isRequired
        options={known.map((language) => ({ value: language, label: localName(language) }))}
        validate={model.rightLanguages}
      />
      <FormTextArea
        name="qualifications"
        label={text.qualifications}
        hint={text.qualificationsHint}
        validate={model.rightQualifications}
      />
    </>
  );
}

function Fee() {
  const [isAgreed] = useFormValue<boolean>('isAgreed');
  return (
    <>
      <FormCheckbox name="isAgreed" label={text.isAgreed} />
      {!isAgreed && (
        <div className={styles.pair}>
          <FormNumberField
            name="fee"
            label={text.fee}
            isRequired
            minValue={0}
            validate={askedAmount}
          />
          <CurrencyField />
          <FormTextField
            name="per"
            label={text.per}
            hint={text.perHint}
            isRequired
            maxLength={most.unit}
            validate={model.rightUnit}
          />
        </div>
      )}
    </>
  );
}
