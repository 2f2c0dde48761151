import { limits } from '@nukkad/platform/contract';
import { Button, MultiSelect, TextField } from '@nukkad/shared-ui';
import { type KeyboardEvent, useState } from 'react';
import styles from '../wizard.module.css';
import { manyText as text } from '../wizard.text';

interface Props {
  label: string;
  error?: string | undefined;
  options: readonly string[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Several of a list, and what is in none. */
export function ManyOf({ label, error, options, values, onChange }: Props) {
  const all = [...new Set([...options, ...values])];
  return (
    <div className={styles.fields}>
      <MultiSelect
        label={label}
        isRequired
        error={error}
        options={all.map((name) => ({ value: name, label: name }))}
        values={values}
        onChange={onChange}
      />
      {values.length < limits.onboardingItemsMost && (
        <Other label={label} onAdd={(name) => onChange([...new Set([...values, name])])} />
      )}
    </div>
  );
}

function Other({ label, onAdd }: { label: string; onAdd: (name: string) => void }) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const name = typed.trim();
    if (name === '') return;
    onAdd(name);
    setTyped('');
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Not the whole form: what is typed here is one more answer.
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.other}>
      <TextField
        label={text.other(label)}
        hint={text.otherHint}
        maxLength={limits.nameMaxLength}
        value={typed}
        onChange={setTyped}
        onKeyDown={addByEnter}
        onBlur={add}
      />
      <Button tone="secondary" aria-label={text.addNamed(label)} onClick={add}>
        {text.add}
      </Button>
    </div>
  );
}
