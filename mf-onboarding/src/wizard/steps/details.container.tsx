import { limits } from '@nukkad/platform/contract';
import { Button, Checkbox, FormField, FormList, useFormValue } from '@nukkad/shared-ui';
import { useReference } from '../draft/onboarding.queries';
import { Choice } from '../fields/choice';
import { ManyOf } from '../fields/many-of';
import { OneOf } from '../fields/one-of';
import { Phone } from '../fields/phone';
import styles from '../wizard.module.css';
import { subjectsOf, detailsText as text } from '../wizard.text';
import type { StepProps } from './step';

export function Details(props: StepProps) {
  return (
    <>
      <div className={styles.pair}>
        <Choice name="title" label={text.title} options={useReference('titles')} />
        <Choice name="gender" label={text.gender} options={useReference('genders')} />
      </div>
      <Numbers />
      <Place />
      <Work {...props} />
    </>
  );
}

function Numbers() {
  const [isSame = false] = useFormValue<boolean>('isWhatsAppSame');
  const [mobile = ''] = useFormValue<string>('mobileNumber[0]');
  const [, setWhatsApp] = useFormValue<string>('whatsAppNumber');
  return (
    <div className={styles.fields}>
      {/* The WhatsApp number follows the first mobile number while they are equal. */}
      <Mobiles onFirst={(number) => isSame && setWhatsApp(number)} />
      <FormField<boolean> name="isWhatsAppSame">
        {({ value = false, onChange }) => (
          <Checkbox
            label={text.sameAsMobile}
            isSelected={value}
            onChange={(isNow) => {
              onChange(isNow);
              setWhatsApp(isNow ? mobile : '');
            }}
          />
        )}
      </FormField>
      <div className={styles.pair}>
        <Phone name="whatsAppNumber" label={text.whatsApp} isDisabled={isSame} />
        <Phone name="landlineNumber" label={text.landline} hint={text.optional} />
      </div>
    </div>
  );
}

function Mobiles({ onFirst }: { onFirst: (number: string) => void }) {
  return (
    <FormList<string> name="mobileNumber">
      {({ items, error, nameOf, add, remove }) => (
        <div className={styles.fields}>
          {items.map((_, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row's values belong to its index
            <div key={nth} className={styles.other}>
              <Phone
                name={nameOf(nth)}
                label={text.mobile(nth)}
                {...(nth === 0 && { isRequired: true, error, onEdit: onFirst })}
              />
              {nth > 0 && (
                <Button tone="ghost" onClick={() => remove(nth)}>
                  {text.removeMobile(nth)}
                </Button>
              )}
            </div>
          ))}
          {items.length < limits.onboardingItemsMost && (
            <div>
              <Button tone="secondary" size="small" onClick={() => add('')}>
                {text.addMobile}
              </Button>
            </div>
          )}
        </div>
      )}
    </FormList>
  );
}

function Place() {
  const [city = ''] = useFormValue<string>('city');
  const [, setLocation] = useFormValue<string>('location');
  const cities = useReference('cities');
  const localities = useReference('localities', city, cities.includes(city));
  return (
    <div className={styles.pair}>
      <OneOf
        name="city"
        label={text.city}
        hint={text.chooseOrType}
        isRequired
        options={cities}
        // Another listed city has its own localities; a corrected spelling keeps the locality.
        onChoose={(chosen, before) => chosen !== before && setLocation('')}
      />
      <OneOf
        name="location"
        label={text.location}
        hint={text.chooseOrType}
        isRequired
        options={localities}
      />
    </div>
  );
}

function Work({ profession, outline }: StepProps) {
  const subjects = useReference('subjects', profession === 'teacher' ? undefined : profession);
  const syllabus = useReference('syllabus', undefined, outline.asksSyllabus);
  return (
    <div className={styles.pair}>
      <ManyOf name="subject" label={subjectsOf(profession)} options={subjects} />
      {outline.asksSyllabus && (
        <ManyOf name="syllabusTaught" label={text.syllabus} options={syllabus} />
      )}
    </div>
  );
}
