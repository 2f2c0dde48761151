import { FormTextField, pattern } from '@nukkad/shared-ui';
import { text } from './business.text';

/** For whom the invoice is to a business; the API proves the check digit. */
export function BusinessFields() {
  return (
    <FormTextField
      name="gstin"
      label={text.gstin}
      hint={text.gstinHint}
      autoComplete="off"
      validate={pattern(/^[0-9A-Za-z]{15}$/, text.gstinWrong)}
    />
  );
}
