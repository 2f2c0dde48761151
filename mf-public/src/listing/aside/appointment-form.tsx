import { limits, messages } from '@nukkad/platform/contract';
import {
  all,
  Form,
  FormPhoneField,
  FormTextField,
  maxLength,
  required,
  type SubmitAnswer,
  SubmitButton,
} from '@nukkad/shared-ui';
import { useState } from 'react';
import type { Profession } from '../../common/professions/profession';
import styles from './aside.module.css';
import { text } from './aside.text';
import { Sent } from './sent';

export interface AppointmentRequestValues {
  name: string;
  phone: string;
  city: string;
}

interface Props {
  profession: Profession;
  place: string;
  city: string;
  /** Sends it; reports the result through `onDone`, or returns the errors. */
  onSend: (
    values: AppointmentRequestValues,
    onDone: (answer: { reference: string; routedTo: number }) => void,
  ) => Promise<SubmitAnswer>;
}

const asked = (most: number) =>
  all(required(messages.required), maxLength(most, text.atMost(most)));

/** Requests a call back from vendors of the list. */
export function AppointmentForm({ profession, place, city, onSend }: Props) {
  const [done, setDone] = useState<{ reference: string; routedTo: number } | null>(null);
  const { one, many } = profession;
  if (done) {
    return (
      <Sent
        title={text.requested}
        why={done.routedTo === 0 ? text.nobodyAsked : text.requestedWhy(done.routedTo, one, many)}
        reference={done.reference}
        again={text.another}
        onAgain={() => setDone(null)}
      />
    );
  }
  return (
    <>
      <h2 className={styles.title}>{text.appointment}</h2>
      <p className={styles.why}>{text.appointmentWhy(many, place)}</p>
      <Form
        label={text.appointment}
        initialValues={{ name: '', phone: '', city }}
        onSubmit={(values: AppointmentRequestValues) => onSend(values, setDone)}
      >
        <FormTextField
          name="name"
          label={text.name}
          autoComplete="name"
          isRequired
          validate={asked(limits.nameMaxLength)}
        />
        <FormPhoneField
          name="phone"
          label={text.phone}
          isRequired
          validate={required(messages.required)}
        />
        <FormTextField
          name="city"
          label={text.city}
          autoComplete="address-level2"
          isRequired
          validate={asked(limits.nameMaxLength)}
        />
        <SubmitButton busyText={text.sending}>{text.send}</SubmitButton>
      </Form>
    </>
  );
}
