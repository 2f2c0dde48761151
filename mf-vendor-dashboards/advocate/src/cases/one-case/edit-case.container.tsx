import { toast } from '@nukkad/platform';
import type { LegalCaseDetails } from '@nukkad/platform/contract';
import { Button, Drawer } from '@nukkad/shared-ui';
import { submitted } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { CaseForm } from '../record/case-form';
import { caseOrder, caseValues, type TypedCase } from '../record/case-form.model';
import { text as words } from '../record/case-form.text';
import { useCaseChanges } from '../record/cases.queries';
import { ClientField } from '../record/client-field.container';
import { text } from './one-case.text';

/** Button and drawer to edit a case, including its outcome. */
export function EditCase({ stored }: { stored: LegalCaseDetails }) {
  const [isOpen, setOpen] = useState(false);
  const { change } = useCaseChanges();
  const close = () => setOpen(false);
  const save = (typed: TypedCase) =>
    submitted(() => change(stored._id, caseOrder(typed, typed.client.id ?? '')));
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        {text.edit}
      </Button>
      <Drawer title={words.formOf(stored.title)} isOpen={isOpen} onClose={close}>
        <CaseForm
          draft={`case:${stored._id}`}
          label={words.formOf(stored.title)}
          begin={caseValues(stored)}
          clientField={<ClientField />}
          isStored
          onSave={save}
          onSaved={() => {
            toast({ text: words.saved(stored.title), tone: 'success' });
            close();
          }}
          onCancel={close}
        />
      </Drawer>
    </>
  );
}
