import { toast, useLocation, useNavigate } from '@nukkad/platform';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Button, Drawer } from '@nukkad/shared-ui';
import { submitted } from '@nukkad/vendor-kit';
import { useRef, useState } from 'react';
import { CaseForm } from './case-form';
import { caseOrder, clientOf, newCase, type TypedCase } from './case-form.model';
import { text } from './case-form.text';
import { useCaseChanges } from './cases.queries';
import { ClientField } from './client-field.container';

/** Button and drawer for a new case; after saving it navigates to the case. */
export function AddCase() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const add = useAdding();
  const stored = useRef('');
  const close = () => setOpen(false);
  const save = (typed: TypedCase) =>
    submitted(async () => {
      stored.current = await add(typed);
      toast({ text: text.saved(typed.title.trim()), tone: 'success' });
    });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.add}</Button>
      <Drawer title={text.form} isOpen={isOpen} onClose={close}>
        <CaseForm
          draft="case:new"
          label={text.form}
          begin={newCase}
          clientField={<ClientField />}
          onSave={save}
          onSaved={() => {
            close();
            navigate(`${pathname}?case=${stored.current}`);
          }}
          onCancel={close}
        />
      </Drawer>
    </>
  );
}

/** Adds a new client before the case; idempotency keys make a retry of either safe. */
function useAdding() {
  const { add, addClient } = useCaseChanges();
  const [keys] = useState(() => ({
    client: createIdempotencyKeys(),
    case: createIdempotencyKeys(),
  }));
  return async (typed: TypedCase): Promise<string> => {
    const { _id } = await add(...(await order(typed)));
    return _id;
  };

  async function order(typed: TypedCase) {
    const clientId = typed.who === 'new' ? await newClient(typed) : (typed.client.id ?? '');
    const body = caseOrder(typed, clientId);
    return [body, keys.case(body)] as const;
  }

  async function newClient(typed: TypedCase): Promise<string> {
    const body = clientOf(typed);
    const { _id } = await addClient(body, keys.client(body));
    return _id;
  }
}
