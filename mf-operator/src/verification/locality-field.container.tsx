import type { GeoPlace } from '@nukkad/platform/contract';
import { Combobox, type ComboboxOption, FormField } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useLocalities } from './verification.queries';
import { text } from './verification.text';

/** A place of the directory, and its text; without id nothing is chosen yet. */
export interface PickedPlace {
  id: string;
  label: string;
}

export const noPlace: PickedPlace = { id: '', label: '' };

/** The directory's locality for a vendor who typed an unlisted place. */
export function LocalityField({ typed }: { typed: string }) {
  const [q, setQ] = useState('');
  const { isAsked, places } = useLocalities(q);
  const options = places.state === 'ready' ? places.value.filter(canBeListed).map(optionOf) : [];
  return (
    <FormField<PickedPlace>
      name="localityId"
      validate={(place) => (place?.id ? undefined : text.chooseLocality)}
    >
      {({ value = noPlace, error, onChange }) => {
        // A chosen place needs no list, which would cover the form.
        const isAsking = value.id === '' && isAsked;
        return (
          <Combobox
            label={text.locality}
            hint={text.localityHint(typed)}
            isRequired
            name="localityId"
            error={error}
            {...(isAsking && {
              emptyText: places.state === 'failed' ? text.localitiesFailed : text.noLocality,
            })}
            isLoading={isAsking && places.state === 'loading'}
            options={isAsking ? options : []}
            inputValue={value.label}
            onInput={(label) => {
              setQ(label);
              const chosen = options.find((option) => option.label === label);
              onChange({ id: chosen?.id ?? '', label });
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

const canBeListed = ({ kind, isServed }: GeoPlace) => kind === 'locality' && isServed;

const optionOf = ({ _id, name, city, pin }: GeoPlace): ComboboxOption => ({
  id: _id,
  label: `${name}, ${city}`,
  ...(pin !== null && { detail: pin }),
});
