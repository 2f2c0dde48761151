import { toast } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { Card, FormLookup, FormTextField, type SubmitAnswer } from '@nukkad/shared-ui';
import { DraftForm, submitted } from '@nukkad/vendor-kit';
import { useState } from 'react';
import {
  clientLinkOrder,
  emptyRequest,
  professionalsIn,
  rightContact,
  type TypedRequest,
} from './records.model';
import styles from './records.module.css';
import { useProfessionals, useRecordChanges } from './records.queries';
import { text } from './records.text';

/** Asks a professional to link a record they may have. */
export function RequestForm({ onClose }: { onClose: () => void }) {
  const { request } = useRecordChanges();
  const send = async (typed: TypedRequest): Promise<SubmitAnswer> => {
    const problem = await submitted(() => request(clientLinkOrder(typed)));
    if (problem === undefined)
      toast({ text: text.sent(typed.professional.label), tone: 'success' });
    if (problem === undefined || typeof problem === 'string') return problem;
    const { email, phone, ...others } = problem;
    return { ...others, contact: email ?? phone ?? Object.values(others)[0] };
  };
  return (
    <Card as="section" className={styles.card}>
      <h2>{text.ask}</h2>
      <DraftForm
        draft="records:request"
        label={text.ask}
        begin={emptyRequest}
        onSave={send}
        onSaved={onClose}
        onCancel={onClose}
        saveText={text.send}
        savingText={text.sending}
        takesFocus
      >
        <ProfessionalField />
        <FormTextField
          name="contact"
          label={text.contact}
          hint={text.contactHint}
          isRequired
          maxLength={limits.emailMaxLength}
          validate={rightContact}
        />
      </DraftForm>
    </Card>
  );
}

/** Professional field with search by name. */
function ProfessionalField() {
  const [written, setWritten] = useState('');
  const found = useProfessionals(written);
  const options = found.state === 'ready' ? professionalsIn(found.value.suggestions) : [];
  return (
    <FormLookup
      name="professional"
      label={text.professional}
      hint={text.professionalHint}
      isRequired
      options={options}
      isAsked={written.trim() !== ''}
      isLoading={found.state === 'loading'}
      emptyText={text.nobodyFound}
      failure={found.state === 'failed' ? text.searchFailed : undefined}
      onSearch={setWritten}
      validate={(chosen) => (chosen?.id ? undefined : text.chooseOne)}
    />
  );
}
