import { toast } from '@nukkad/platform';
import type { HearingOrder } from '@nukkad/platform/contract';
import { createIdempotencyKeys } from '@nukkad/platform/idempotency';
import { Button, Drawer } from '@nukkad/shared-ui';
import { submitted, usePracticeZone } from '@nukkad/vendor-kit';
import { useState } from 'react';
import { CaseField } from './case-field.container';
import { newHearing } from './hearing.model';
import { useHearingChanges } from './hearing.queries';
import { text } from './hearing.text';
import { HearingForm } from './hearing-form';

interface Props {
  /** The case of the hearing; without it the form asks for one. */
  of?: { caseId: string; court: string | null };
}

/** Button and drawer for a new hearing. */
export function AddHearing({ of }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [keyFor] = useState(createIdempotencyKeys);
  const { add } = useHearingChanges();
  const zone = usePracticeZone();
  const close = () => setOpen(false);
  const save = (order: HearingOrder, picked: string | null) =>
    submitted(() => add(of?.caseId ?? picked ?? '', order, keyFor({ order, picked })));
  return (
    <>
      <Button tone="secondary" size="small" onClick={() => setOpen(true)}>
        {text.add}
      </Button>
      <Drawer title={text.form} isOpen={isOpen} onClose={close}>
        <HearingForm
          draft={`hearing:new:${of?.caseId ?? ''}`}
          label={text.form}
          begin={newHearing(of?.court)}
          zone={zone}
          onSave={save}
          onSaved={(moment) => {
            toast({ text: text.saved(moment), tone: 'success' });
            close();
          }}
          onCancel={close}
        >
          {of === undefined && <CaseField />}
        </HearingForm>
      </Drawer>
    </>
  );
}
