import type { GeoPlace } from '@nukkad/platform/contract';
import { type ComboboxOption, FormLookup } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useLocalities } from './verification.queries';
import { text } from './verification.text';

/** The directory's locality for a vendor who typed an unlisted place. */
export function LocalityField({ typed }: { typed: string }) {
  const [q, setQ] = useState('');
  const { isAsked, places } = useLocalities(q);
  const options = places.state === 'ready' ? places.value.filter(canBeListed).map(optionOf) : [];
  return (
    <FormLookup
      name="localityId"
      label={text.locality}
      hint={text.localityHint(typed)}
      isRequired
      options={options}
      isAsked={isAsked}
      isLoading={places.state === 'loading'}
      emptyText={places.state === 'failed' ? text.localitiesFailed : text.noLocality}
      onSearch={setQ}
      validate={(place) => (place?.id ? undefined : text.chooseLocality)}
    />
  );
}

const canBeListed = ({ kind, isServed }: GeoPlace) => kind === 'locality' && isServed;

const optionOf = ({ _id, name, city, pin }: GeoPlace): ComboboxOption => ({
  id: _id,
  label: `${name}, ${city}`,
  ...(pin !== null && { detail: pin }),
});
