import type { CaseOutcome, CasesQuery } from '@nukkad/platform/contract';
import { Button, Form, FormTextField, Select } from '@nukkad/shared-ui';
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

export function CaseFilters({ query, onAsk }: Props) {
  return (
    <div className={styles.filters}>
      <div className={styles.find}>
        <Form
          label={text.search}
          initialValues={{ q: query.q ?? '' }}
          onSubmit={({ q }) => onAsk({ q: q.trim() })}
        >
          <div className={styles.search}>
            <FormTextField name="q" type="search" label={text.search} hint={text.searchHint} />
            <Button type="submit" tone="secondary">
              {text.find}
            </Button>
          </div>
        </Form>
      </div>
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
