import { FormCheckbox, FormTextField, useFormValue } from '@nukkad/shared-ui';
import { rightClosing, rightOpening } from './office-page.model';
import styles from './office-page.module.css';
import { text } from './office-page.text';

/** On which days the office is open, and when. */
export function HoursFields() {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.hours}</legend>
      <ul className={styles.days}>
        {text.days.map((name, index) => (
          <Day key={name} name={name} index={index} />
        ))}
      </ul>
    </fieldset>
  );
}

function Day({ name, index }: { name: string; index: number }) {
  const field = `hours[${index}]`;
  const [isOpen = false] = useFormValue<boolean>(`${field}.isOpen`);
  return (
    <li className={styles.day}>
      <FormCheckbox name={`${field}.isOpen`} label={name} />
      {isOpen && (
        <div className={styles.times}>
          <FormTextField
            name={`${field}.opens`}
            type="time"
            label={text.opens(name)}
            validate={rightOpening}
          />
          <FormTextField
            name={`${field}.closes`}
            type="time"
            label={text.closes(name)}
            validate={rightClosing(index)}
          />
        </div>
      )}
    </li>
  );
}
