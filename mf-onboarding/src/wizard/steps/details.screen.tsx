import { limits } from '@nukkad/platform/contract';
import { Button, Checkbox, Select } from '@nukkad/shared-ui';
import { FieldBox } from '../fields/field-box';
import { ManyOf } from '../fields/many-of';
import { OneOf } from '../fields/one-of';
import { Phone } from '../fields/phone';
import { useReference } from '../onboarding.data';
import type { StepProps } from '../step';
import styles from '../wizard.module.css';
import { subjectsOf, detailsText as text } from '../wizard.text';
import { replaced, withCity, withMobile, withSameNumber } from './details.model';

export function Details(props: StepProps<'details'>) {
  return (
    <>
      <Person {...props} />
      <Numbers {...props} />
      <Place {...props} />
      <Work {...props} />
    </>
  );
}

const optionsOf = (names: readonly string[], value: string) =>
  [...new Set([...names, value])].filter(Boolean).map((name) => ({ value: name, label: name }));

function Person({ value, change, errorOf, leave }: StepProps<'details'>) {
  const lists = { title: useReference('titles'), gender: useReference('genders') };
  return (
    <div className={styles.pair}>
      {(['title', 'gender'] as const).map((name) => (
        <FieldBox key={name} name={name} onLeave={leave}>
          <Select
            label={text[name]}
            isRequired
            options={optionsOf(lists[name], value[name])}
            value={value[name] || null}
            error={errorOf(name)}
            onChange={(chosen) => change({ [name]: chosen ?? '' })}
          />
        </FieldBox>
      ))}
    </div>
  );
}

function Numbers({ value, change, errorOf, leave }: StepProps<'details'>) {
  const { mobileNumber, whatsAppNumber, isWhatsAppSame, landlineNumber } = value;
  const write = (numbers: string[]) => change(withMobile(value, numbers));
  const isFull = mobileNumber.length >= limits.onboardingItemsMost;
  return (
    <div className={styles.fields}>
      {mobileNumber.map((number, nth) => {
        const name = `mobileNumber.${nth}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number has nothing else to be known by
          <div key={nth} className={styles.other}>
            <FieldBox name={name} onLeave={leave}>
              <Phone
                label={text.mobile(nth)}
                isRequired={nth === 0}
                value={number}
                error={errorOf(name) ?? (nth === 0 ? errorOf('mobileNumber') : undefined)}
                onChange={(typed) => write(replaced(mobileNumber, nth, typed))}
              />
            </FieldBox>
            {nth > 0 && (
              <Button
                tone="ghost"
                onClick={() => write(mobileNumber.filter((_, index) => index !== nth))}
              >
                {text.removeMobile(nth)}
              </Button>
            )}
          </div>
        );
      })}
      {!isFull && (
        <div>
          <Button tone="secondary" size="small" onClick={() => write([...mobileNumber, ''])}>
            {text.addMobile}
          </Button>
        </div>
      )}
      <Checkbox
        label={text.sameAsMobile}
        isSelected={isWhatsAppSame}
        onChange={(isSame) => change(withSameNumber(value, isSame))}
      />
      <div className={styles.pair}>
        <FieldBox name="whatsAppNumber" onLeave={leave}>
          <Phone
            label={text.whatsApp}
            isDisabled={isWhatsAppSame}
            value={whatsAppNumber}
            error={errorOf('whatsAppNumber')}
            onChange={(typed) => change({ whatsAppNumber: typed })}
          />
        </FieldBox>
        <FieldBox name="landlineNumber" onLeave={leave}>
          <Phone
            label={text.landline}
            hint={text.optional}
            value={landlineNumber}
            error={errorOf('landlineNumber')}
            onChange={(typed) => change({ landlineNumber: typed })}
          />
        </FieldBox>
      </div>
    </div>
  );
}

function Place({ value, change, errorOf, leave }: StepProps<'details'>) {
  const cities = useReference('cities');
  const isListed = cities.includes(value.city);
  const localities = useReference('localities', value.city, isListed);
  return (
    <div className={styles.pair}>
      <FieldBox name="city" onLeave={leave}>
        <OneOf
          label={text.city}
          hint={text.chooseOrType}
          isRequired
          options={cities}
          value={value.city}
          error={errorOf('city')}
          onChange={(city, isChosen) => change(withCity(value, city, isChosen))}
        />
      </FieldBox>
      <FieldBox name="location" onLeave={leave}>
        <OneOf
          label={text.location}
          hint={text.chooseOrType}
          isRequired
          options={localities}
          value={value.location}
          error={errorOf('location')}
          onChange={(location) => change({ location })}
        />
      </FieldBox>
    </div>
  );
}

function Work({ value, profession, outline, change, errorOf, leave }: StepProps<'details'>) {
  const subjects = useReference('subjects', profession === 'teacher' ? undefined : profession);
  const syllabus = useReference('syllabus', undefined, outline.asksSyllabus);
  return (
    <div className={styles.pair}>
      <FieldBox name="subject" onLeave={leave}>
        <ManyOf
          label={subjectsOf(profession)}
          options={subjects}
          values={value.subject}
          error={errorOf('subject')}
          onChange={(subject) => change({ subject })}
        />
      </FieldBox>
      {outline.asksSyllabus && (
        <FieldBox name="syllabusTaught" onLeave={leave}>
          <ManyOf
            label={text.syllabus}
            options={syllabus}
            values={value.syllabusTaught}
            error={errorOf('syllabusTaught')}
            onChange={(syllabusTaught) => change({ syllabusTaught })}
          />
        </FieldBox>
      )}
    </div>
  );
}
