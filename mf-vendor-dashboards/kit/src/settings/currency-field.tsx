import { FormSelect } from '@nukkad/shared-ui';
import { text } from './settings.text';

const options = (['INR', 'USD'] as const).map((currency) => ({ value: currency, label: currency }));

/** In what a form's amounts are counted. */
export function CurrencyField({ name = 'currency' }: { name?: string }) {
  return <FormSelect name={name} label={text.currency} isRequired options={options} />;
}
