import { Checkbox, FormField, RemovableChips, TextField } from '@nukkad/shared-ui';
import { AsyncView } from '@nukkad/vendor-kit';
import { useDeferredValue, useId, useState } from 'react';
import { type Student, studentsProblem, toggled } from './assignments.model';
import styles from './assignments.module.css';
import { useStudents } from './assignments.queries';
import { text } from './assignments.text';

/** Students are searched by name, ticked, and listed with a button to remove each. */
export function StudentPicker() {
  return (
    <FormField<readonly Student[]> name="students" validate={studentsProblem}>
      {({ value = [], error, onChange }) => (
        <Picker
          chosen={value}
          error={error}
          onToggle={(student) => onChange(toggled(value, student))}
        />
      )}
    </FormField>
  );
}

interface PickerProps {
  chosen: readonly Student[];
  error: string | undefined;
  onToggle: (student: Student) => void;
}

function Picker({ chosen, error, onToggle }: PickerProps) {
  const [typed, setTyped] = useState('');
  const title = useId();
  return (
    <fieldset className={styles.picker} aria-labelledby={title}>
      <p id={title} className={styles.label}>
        {text.students}
      </p>
      <RemovableChips
        label={text.chosen}
        options={chosen.map(({ _id, name }) => ({ value: _id, label: name }))}
        onRemove={(id) => {
          const gone = chosen.find(({ _id }) => _id === id);
          if (gone) onToggle(gone);
        }}
      />
      <TextField label={text.find} type="search" value={typed} onChange={setTyped} error={error} />
      <Found q={useDeferredValue(typed.trim())} chosen={chosen} onToggle={onToggle} />
    </fieldset>
  );
}

interface FoundProps extends Pick<PickerProps, 'chosen' | 'onToggle'> {
  q: string;
}

function Found({ q, chosen, onToggle }: FoundProps) {
  return (
    <AsyncView what={text.studentsWhat} loaded={useStudents(q)} lines={4}>
      {({ clients }) =>
        clients.length === 0 ? (
          <p className={styles.muted}>{q === '' ? text.noStudents : text.nobody}</p>
        ) : (
          <ul className={styles.found} aria-label={text.found}>
            {clients.map(({ _id, name }) => (
              <li key={_id}>
                <Checkbox
                  label={name}
                  isSelected={chosen.some((one) => one._id === _id)}
                  onChange={() => onToggle({ _id, name })}
                />
              </li>
            ))}
          </ul>
        )
      }
    </AsyncView>
  );
}
