import { limits, messages } from '@nukkad/platform/contract';
import { all, FormTextField, maxLength, pattern, required, useFormValue } from '@nukkad/shared-ui';
import { text } from './business.text';

const asked = (most: number) =>
  all(required(messages.required), maxLength(most, text.atMost(most)));

/**
 * For whom the invoice is to a business: its GSTIN, whose check digit the API proves, and with one
 * its name and address, which invoices to a business have.
 */
export function BusinessFields() {
  const [gstin = ''] = useFormValue<string>('gstin');
  return (
    <>
      <FormTextField
        name="gstin"
        label={text.gstin}
        hint={text.gstinHint}
        autoComplete="off"
        validate={pattern(/^[0-9A-Za-z]{15}$/, text.gstinWrong)}
      />
      {gstin.trim() !== '' && (
        <>
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
