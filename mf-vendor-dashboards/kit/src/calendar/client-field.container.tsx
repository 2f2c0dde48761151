import type { Client } from '@nukkad/platform/contract';
import { formatPhone } from '@nukkad/platform/format';
import { Combobox, type ComboboxOption, FormField } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useClientsNamed } from './calendar.queries';
import { text } from './calendar.text';
import type { Picked } from './order.model';

/** Combobox of the practice's clients, searched by part of a name or number. */
export function ClientField() {
  const [q, setQ] = useState('');
  const clients = useClientsNamed(q.trim());
  const found = clients.state === 'ready' ? clients.value.clients : [];
  const options = found.map(optionOf);
  const withId = (label: string) => options.find((option) => option.label === label)?.id ?? '';
  return (
    <FormField<Picked>
      name="client"
      validate={(client) => (client?.id ? undefined : text.chooseClient)}
    >
      {({ value, error, onChange }) => {
        // Once a client is chosen, the list closes: it would cover the form.
        const isAsking = !value?.id && q.trim() !== '';
        return (
          <Combobox
            label={text.search}
            isRequired
            name="client"
            error={error}
            {...(isAsking && { emptyText: text.noneFound })}
            isLoading={isAsking && clients.state === 'loading'}
            options={isAsking ? options : []}
            inputValue={value?.label ?? ''}
            onInput={(label) => {
              setQ(label);
              onChange({ id: withId(label), label });
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

const optionOf = ({ _id, name, number, phone }: Client): ComboboxOption => ({
  id: _id,
  label: `${name} (${number})`,
  ...(phone !== null && { detail: formatPhone(phone) }),
});
