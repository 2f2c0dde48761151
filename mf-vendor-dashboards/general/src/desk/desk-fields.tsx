import { limits, messages } from '@nukkad/platform/contract';
import {
  all,
  FormField,
  FormTextArea,
  FormTextField,
  maxLength,
  minLength,
  required,
} from '@nukkad/shared-ui';
import type { TypedDay, TypedService } from './desk.model';
import { documentsProblem, hoursProblem, most, servicesProblem } from './desk.model';
import { text } from './desk.text';
import { HoursFields } from './hours-fields';
import { ServiceFields } from './service-fields';

const written = (length: number) =>
  all<string>(required(text.needed), maxLength(length, text.tooLong(length)));
const phone = all<string>(
  required(text.needed),
  minLength(limits.phoneMinLength, messages.phoneTooShort),
  maxLength(limits.phoneMaxLength, text.tooLong(limits.phoneMaxLength)),
);

/** What visitors of a department need to know. */
export function DeskFields() {
  return (
    <>
      <FormTextArea
        name="about"
        label={text.about}
        isRequired
        rows={4}
        limit={most.about}
        validate={written(most.about)}
      />
      <FormTextField name="address" label={text.address} isRequired validate={written(most.line)} />
      <FormTextField name="phone" label={text.phone} type="tel" isRequired validate={phone} />
      <FormField<readonly TypedDay[]> name="hours" validate={hoursProblem}>
        {({ value = [], error, onChange }) => (
          <HoursFields hours={value} error={error} onChange={onChange} />
        )}
      </FormField>
      <FormField<readonly TypedService[]> name="services" validate={servicesProblem}>
        {({ value = [], error, onChange }) => (
          <ServiceFields services={value} error={error} onChange={onChange} />
        )}
      </FormField>
      <FormTextArea
        name="documents"
        label={text.documents}
        hint={text.documentsHint}
        rows={4}
        validate={documentsProblem}
      />
    </>
  );
}
