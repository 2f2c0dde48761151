import type { Vendor } from '@nukkad/platform/contract';
import { Combobox, type ComboboxOption, FormField } from '@nukkad/shared-ui';
import { useState } from 'react';
import type { Picked } from './paid-places.model';
import { useProfessionals } from './paid-places.queries';
import { text } from './paid-places.text';

/** Vendor field with search by name. */
export function VendorField() {
  const [typed, setTyped] = useState('');
  const { isAsked, found } = useProfessionals(typed);
  const options = found.state === 'ready' ? found.value.vendors.map(optionOf) : [];
  return (
    <FormField<Picked>
      name="vendor"
      validate={(vendor) => (vendor?.id ? undefined : text.chooseVendor)}
    >
      {({ value, error, onChange }) => {
        // A chosen vendor needs no list, which would cover the form.
        const isAsking = !value?.id && isAsked;
        return (
          <Combobox
            label={text.vendor}
            isRequired
            name="vendor"
            error={error}
            {...(isAsking && { emptyText: text.noneFound })}
            isLoading={isAsking && found.state === 'loading'}
            options={isAsking ? options : []}
            inputValue={value?.label ?? ''}
            onInput={(label) => {
              setTyped(label);
              onChange({ id: '', label });
            }}
            onChoose={(id) => {
              const chosen = options.find((option) => option.id === id);
              if (chosen) onChange({ id, label: chosen.label });
            }}
          />
        );
      }}
    </FormField>
  );
}

const optionOf = ({ _id, vendorName, title }: Vendor): ComboboxOption => ({
  id: _id,
  label: vendorName,
  detail: title,
});
