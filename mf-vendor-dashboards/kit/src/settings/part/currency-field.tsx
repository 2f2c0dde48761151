import { FormSelect } from '@nukkad/shared-ui';
import { text } from './settings.text';

const options = (['INR', 'USD'] as const).map((currency) => ({ value: currency, label: currency }));

/** Currency of a form's amounts. */
export function CurrencyField({ name = 'currency' }: { name?: string }) {
  return <FormSelect name={name} label={text.currency} isRequired options={options} />;
}
