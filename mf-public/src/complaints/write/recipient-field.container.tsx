import type { ComplaintRecipient } from '@nukkad/platform/contract';
import { Combobox, type ComboboxSection, FormField } from '@nukkad/shared-ui';
import { useState } from 'react';
import { idOf } from '../complaints.model';
import { useRecipients } from '../complaints.queries';
import { text } from '../complaints.text';

/** Recipient of a complaint, searched by name. */
export function RecipientField() {
  return (
    <FormField<ComplaintRecipient | null>
      name="recipient"
      validate={(recipient) => (recipient ? undefined : text.chooseRecipient)}
    >
      {({ value = null, error, onChange }) => (
        <Search chosen={value} error={error} onChange={onChange} />
      )}
    </FormField>
  );
}

interface Props {
  chosen: ComplaintRecipient | null;
  error: string | undefined;
  onChange: (recipient: ComplaintRecipient | null) => void;
}

function Search({ chosen, error, onChange }: Props) {
  const [typed, setTyped] = useState('');
  const { state, recipients } = useRecipients(chosen === null ? typed : '');
  const write = (words: string) => {
    if (chosen !== null && words === chosen.name) return;
    setTyped(words);
    onChange(null);
  };
  const choose = (id: string) =>
    onChange(recipients.find((recipient) => idOf(recipient) === id) ?? null);
  return (
    <Combobox
      label={text.recipient}
      hint={chosen === null ? text.recipientHint : chosen.about}
      error={state === 'failed' ? text.recipientFailed : error}
      isRequired
      sections={sectionsOf(recipients)}
      inputValue={chosen?.name ?? typed}
      onInput={write}
      onChoose={choose}
      isLoading={state === 'searching'}
      {...(state === 'found' && { emptyText: text.noRecipient })}
    />
  );
}

function sectionsOf(recipients: ComplaintRecipient[]): ComboboxSection[] {
  const sections = (['office', 'officer'] as const).map((kind) => ({
    title: kind === 'office' ? text.offices : text.officers,
    options: recipients
      .filter((recipient) => recipient.kind === kind)
      .map((recipient) => ({
        id: idOf(recipient),
        label: recipient.name,
        detail: recipient.about,
      })),
  }));
  return sections.filter(({ options }) => options.length > 0);
}
