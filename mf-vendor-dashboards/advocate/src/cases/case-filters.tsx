import type { CaseOutcome, CasesQuery } from '@nukkad/platform/contract';
import { Button, Select, TextField } from '@nukkad/shared-ui';
import { type FormEvent, useState } from 'react';
import * as words from '../common/case.text';
import type { CasesChange } from './cases.model';
import styles from './cases.module.css';
import { text } from './cases.text';

interface Props {
  query: CasesQuery;
  onAsk: (change: CasesChange) => void;
}

const options = [
  { value: 'open', label: words.open },
  ...Object.entries(words.outcomes).map(([value, label]) => ({ value, label })),
] as { value: CaseOutcome | 'open'; label: string }[];

/** What is looked for among the cases. */
export function CaseFilters({ query, onAsk }: Props) {
  const [q, setQ] = useState(query.q ?? '');
  const search = (event: FormEvent) => {
    event.preventDefault();
    onAsk({ q: q.trim() });
  };
  return (
    <div className={styles.filters}>
      <form className={styles.search} onSubmit={search}>
        <TextField
          type="search"
          label={text.search}
          hint={text.searchHint}
          value={q}
          onChange={setQ}
        />
        <Button type="submit" tone="secondary">
          {text.find}
        </Button>
      </form>
      <Select
        label={text.outcome}
        placeholder={text.all}
        options={options}
        value={query.outcome ?? null}
        onChange={(outcome) => onAsk({ outcome: outcome ?? undefined })}
      />
    </div>
  );
}
