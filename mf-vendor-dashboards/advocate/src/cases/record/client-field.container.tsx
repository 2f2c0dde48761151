import { useEndpoint } from '@nukkad/platform';
import type { Client } from '@nukkad/platform/contract';
import { formatPhone } from '@nukkad/platform/format';
import { useState } from 'react';
import { FormPicker } from '../../common/form-picker';
import { clientProblem } from './case-form.model';
import { text } from './case-form.text';

/** Combobox of clients, searched by part of a name or number. */
export function ClientField() {
  const [q, setQ] = useState('');
  const asked = q.trim();
  const clients = useEndpoint(
    'getClients',
    { query: asked === '' ? {} : { q: asked } },
    { keepPrevious: true },
  );
  const found = clients.state === 'ready' ? clients.value.clients : [];
  return (
    <FormPicker
      name="client"
      label={text.client}
      hint={text.clientHint}
      emptyText={text.noClient}
      options={found.map(optionOf)}
      isLoading={clients.state === 'loading'}
      onSearch={setQ}
      validate={clientProblem}
    />
  );
}

const optionOf = ({ _id, name, number, phone }: Client) => ({
  id: _id,
  label: `${name} (${number})`,
  detail: phone === null ? '' : formatPhone(phone),
});
