import type { Vendor } from '@nukkad/platform/contract';
import { type ComboboxOption, FormLookup } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useProfessionals } from './paid-places.queries';
import { text } from './paid-places.text';

/** Vendor field with search by name. */
export function VendorField() {
  const [typed, setTyped] = useState('');
  const { isAsked, found } = useProfessionals(typed);
  const options = found.state === 'ready' ? found.value.vendors.map(optionOf) : [];
  return (
    <FormLookup
      name="vendor"
      label={text.vendor}
      isRequired
      options={options}
      isAsked={isAsked}
      isLoading={found.state === 'loading'}
      emptyText={text.noneFound}
      onSearch={setTyped}
      validate={(vendor) => (vendor?.id ? undefined : text.chooseVendor)}
    />
  );
}

const optionOf = ({ _id, vendorName, title }: Vendor): ComboboxOption => ({
  id: _id,
  label: vendorName,
  detail: title,
});
