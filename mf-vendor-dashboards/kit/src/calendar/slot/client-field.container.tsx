import type { Client } from '@nukkad/platform/contract';
import { formatPhone } from '@nukkad/platform/format';
import { type ComboboxOption, FormLookup } from '@nukkad/shared-ui';
import { useState } from 'react';
import { useClientsNamed } from '../schedule/calendar.queries';
import { text } from '../schedule/calendar.text';

/** Combobox of the practice's clients, searched by part of a name or number. */
export function ClientField() {
  const [q, setQ] = useState('');
  const clients = useClientsNamed(q.trim());
  const found = clients.state === 'ready' ? clients.value.clients : [];
  return (
    <FormLookup
      name="client"
      label={text.search}
      isRequired
      options={found.map(optionOf)}
      isAsked={q.trim() !== ''}
      isLoading={clients.state === 'loading'}
      emptyText={text.noneFound}
      onSearch={setQ}
      validate={(client) => (client?.id ? undefined : text.chooseClient)}
    />
  );
}

const optionOf = ({ _id, name, number, phone }: Client): ComboboxOption => ({
  id: _id,
  label: `${name} (${number})`,
  ...(phone !== null && { detail: formatPhone(phone) }),
});
