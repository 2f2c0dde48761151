import { toast } from '@nukkad/platform';
import { limits } from '@nukkad/platform/contract';
import { Card, Combobox, FormField, FormTextField, type SubmitAnswer } from '@nukkad/shared-ui';
import { DraftForm, submitted } from '@nukkad/vendor-kit';
import { useState } from 'react';
import {
  clientLinkOrder,
  emptyRequest,
  type Professional,
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
    if (problem === undefined) toast({ text: text.sent(typed.professional.name), tone: 'success' });
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
    <FormField<Professional>
      name="professional"
      validate={(chosen) => (chosen?.id ? undefined : text.chooseOne)}
    >
      {({ value, error, onChange }) => {
        // A chosen professional needs no list, which would cover the form.
        const isAsking = !value?.id && written.trim() !== '';
        const failure = isAsking && found.state === 'failed' ? text.searchFailed : undefined;
        return (
          <Combobox
            label={text.professional}
            hint={text.professionalHint}
            error={failure ?? error}
            isRequired
            {...(isAsking && { emptyText: text.nobodyFound })}
            isLoading={isAsking && found.state === 'loading'}
            options={isAsking ? options : []}
            inputValue={value?.name ?? ''}
            onInput={(name) => {
              setWritten(name);
              onChange({ id: options.find(({ label }) => label === name)?.id ?? '', name });
            }}
            onChoose={(id) => {
              const chosen = options.find((option) => option.id === id);
              if (chosen) onChange({ id, name: chosen.label });
            }}
          />
        );
      }}
    </FormField>
  );
}
