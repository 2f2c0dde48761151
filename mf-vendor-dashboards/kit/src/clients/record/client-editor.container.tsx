import { toast } from '@nukkad/platform';
import type { ClientDetails } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Drawer } from '@nukkad/shared-ui';
import { useState } from 'react';
import { AsyncView } from '../../common/page/async-view';
import { submitted } from '../../common/saving/submit';
import { clientOrder, clientValues, emptyClient, type TypedClient } from '../list/clients.model';
import { useClient, useClientChanges } from '../list/clients.queries';
import { type ClientsWords, text } from '../list/clients.text';
import { ClientForm } from './client-form';

interface Props {
  words: ClientsWords;
  onClose: () => void;
}

export function NewClient({ words, onClose }: Props) {
  const { add } = useClientChanges();
  const [keyFor] = useState(createIdempotencyKeys);
  const save = (typed: TypedClient) =>
    submitted(async () => {
      const { name } = await add(clientOrder(typed), keyFor(typed));
      toast({ text: text.saved(name), tone: 'success' });
    });
  return (
    <Drawer title={text.newOne(words.one)} isOpen onClose={onClose}>
      <ClientForm
        words={words}
        label={text.newOne(words.one)}
        draft="client:new"
        begin={emptyClient}
        onSave={save}
        onClose={onClose}
      />
    </Drawer>
  );
}

export function ChangedClient({ words, clientId, onClose }: Props & { clientId: string }) {
  return (
    <Drawer title={text.edit} isOpen onClose={onClose}>
      <AsyncView what={words.one} loaded={useClient(clientId)}>
        {(client) => <Change words={words} client={client} onClose={onClose} />}
      </AsyncView>
    </Drawer>
  );
}

function Change({ words, client, onClose }: Props & { client: ClientDetails }) {
  const { change } = useClientChanges();
  const save = (typed: TypedClient) =>
    submitted(async () => {
      const { name } = await change(client._id, clientOrder(typed));
      toast({ text: text.saved(name), tone: 'success' });
    });
  return (
    <ClientForm
      words={words}
      label={text.editOf(client.name)}
      draft={`client:${client._id}`}
      begin={clientValues(client)}
      onSave={save}
      onClose={onClose}
    />
  );
}
