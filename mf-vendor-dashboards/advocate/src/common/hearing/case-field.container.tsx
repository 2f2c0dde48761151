import { useEndpoint } from '@nukkad/platform';
import type { LegalCase } from '@nukkad/platform/contract';
import { useState } from 'react';
import { FormPicker } from '../form-picker';
import { caseProblem } from './hearing.model';
import { text } from './hearing.text';

/** Combobox of open cases, searched by title, number or client's name. */
export function CaseField() {
  const [q, setQ] = useState('');
  const cases = useEndpoint(
    'getCases',
    { query: { outcome: 'open', ...(q.trim() !== '' && { q: q.trim() }) } },
    { keepPrevious: true },
  );
  const found = cases.state === 'ready' ? cases.value.cases : [];
  return (
    <FormPicker
      name="case"
      label={text.case}
      hint={text.caseHint}
      emptyText={text.noCase}
      options={found.map(optionOf)}
      isLoading={cases.state === 'loading'}
      onSearch={setQ}
      validate={caseProblem}
    />
  );
}

const optionOf = ({ _id, title, number, client }: LegalCase) => ({
  id: _id,
  label: `${title} (${number})`,
  detail: client.name,
});
