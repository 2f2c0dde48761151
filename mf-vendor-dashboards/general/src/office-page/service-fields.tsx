import {
  Button,
  FormList,
  FormNumberField,
  FormTextField,
  type ListLink,
  PlusIcon,
  required,
} from '@nukkad/shared-ui';
import { useRef } from 'react';
import { emptyService, most, type TypedService, written } from './office-page.model';
import styles from './office-page.module.css';
import { text } from './office-page.text';

/** What one can get at the office, how long it takes and what it costs. */
export function ServiceFields() {
  return <FormList<TypedService> name="services">{(list) => <Services {...list} />}</FormList>;
}

function Services({ items, nameOf, add, remove }: ListLink<TypedService>) {
  const button = useRef<HTMLButtonElement>(null);
  const removeOne = (place: number) => {
    // The focused element disappears with its row.
    button.current?.focus();
    remove(place);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.services}</legend>
      <ol className={styles.services}>
        {items.map(({ name }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: form values of a row are stored by index
          <li key={place}>
            <Service
              label={name.trim() || text.service(place + 1)}
              nameOf={(field) => nameOf(place, field)}
              onRemove={() => removeOne(place)}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          ref={button}
          tone="secondary"
          disabled={items.length >= most.services}
          onClick={() => add(emptyService)}
        >
          <PlusIcon size={18} />
          {text.add}
        </Button>
      </div>
    </fieldset>
  );
}

interface ServiceProps {
  label: string;
  nameOf: (field: keyof TypedService) => string;
  onRemove: () => void;
}

function Service({ label, nameOf, onRemove }: ServiceProps) {
  return (
    <fieldset className={styles.service} aria-label={label}>
      <FormTextField
        name={nameOf('name')}
        label={text.name}
        isRequired
        maxLength={most.line}
        validate={written(most.line)}
      />
      <FormNumberField
        name={nameOf('days')}
        label={text.takes}
        isRequired
        minValue={1}
        maxValue={most.days}
        step={1}
        validate={required(text.needed)}
      />
      <FormNumberField name={nameOf('fee')} label={text.fee} hint={text.feeHint} minValue={0} />
      <div className={styles.remove}>
        <Button tone="ghost" aria-label={text.remove(label)} onClick={onRemove}>
          {text.removeWord}
        </Button>
      </div>
    </fieldset>
  );
}
