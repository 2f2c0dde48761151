import { limits, messages } from '@nukkad/platform/contract';
import {
  all,
  FormCheckbox,
  FormTextField,
  maxLength,
  pattern,
  required,
  useFormValue,
} from '@nukkad/shared-ui';
import { text } from './business.text';

const asked = (most: number) =>
  all(required(messages.required), maxLength(most, text.atMost(most)));

/**
 * Who needs an invoice to a business says so first, as most people do not: its GSTIN, whose check
 * digit the API proves, and its name and address, which invoices to a business have.
 */
export function BusinessFields() {
  const [isForBusiness = false] = useFormValue<boolean>('isForBusiness');
  return (
    <>
      <FormCheckbox name="isForBusiness" label={text.forBusiness} />
      {isForBusiness && (
        <>
          <FormTextField
            name="gstin"
            label={text.gstin}
            autoComplete="off"
            isRequired
            validate={all(
              required(messages.required),
              pattern(/^[0-9A-Za-z]{15}$/, text.gstinWrong),
            )}
          />
          <FormTextField
            name="businessName"
            label={text.businessName}
            autoComplete="organization"
            isRequired
            validate={asked(limits.businessNameMaxLength)}
          />
          <FormTextField
            name="businessAddress"
            label={text.businessAddress}
            hint={text.businessAddressHint}
            autoComplete="off"
            isRequired
            validate={asked(limits.businessAddressMaxLength)}
          />
        </>
      )}
    </>
  );
}
