import { limits } from '@nukkad/platform/contract';
import { localName } from '@nukkad/platform/names';
import { Button, FormField, MultiSelect, TextField } from '@nukkad/shared-ui';
import { type KeyboardEvent, useState } from 'react';
import styles from '../wizard.module.css';
import { manyText as text } from '../wizard.text';

interface Props {
  name: string;
  label: string;
  options: readonly string[];
}

/** Multiple selection from a list, plus free text. */
export function ManyOf({ name, label, options }: Props) {
  return (
    <FormField<readonly string[]> name={name}>
      {({ value: values = [], error, onChange }) => (
        <div className={styles.fields}>
          <MultiSelect
            label={label}
            isRequired
            error={error}
            options={[...new Set([...options, ...values])].map(optionOf)}
            values={values}
            onChange={onChange}
          />
          {values.length < limits.onboardingItemsMost && (
            <Other label={label} onAdd={(other) => onChange([...new Set([...values, other])])} />
          )}
        </div>
      )}
    </FormField>
  );
}

const optionOf = (name: string) => ({ value: name, label: localName(name) });

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
    // Do not submit the form: Enter adds one more value.
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
