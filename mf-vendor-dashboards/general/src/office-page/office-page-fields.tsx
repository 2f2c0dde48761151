import { limits, messages } from '@nukkad/platform/contract';
import {
  all,
  FormTextArea,
  FormTextField,
  maxLength,
  minLength,
  required,
} from '@nukkad/shared-ui';
import { HoursFields } from './hours-fields';
import { documentsProblem, most, written } from './office-page.model';
import { text } from './office-page.text';
import { ServiceFields } from './service-fields';

const phone = all<string>(
  required(text.needed),
  minLength(limits.phoneMinLength, messages.phoneTooShort),
  maxLength(limits.phoneMaxLength, text.tooLong(limits.phoneMaxLength)),
);

/** What visitors of a department need to know. */
export function OfficePageFields() {
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
      <FormTextField
        name="address"
        label={text.address}
        hint={text.addressHint}
        isRequired
        validate={written(most.line)}
      />
      <FormTextField name="phone" label={text.phone} type="tel" isRequired validate={phone} />
      <HoursFields />
      <ServiceFields />
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
