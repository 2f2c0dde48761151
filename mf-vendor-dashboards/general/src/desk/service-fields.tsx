import { Button, NumberField, PlusIcon, TextField } from '@nukkad/shared-ui';
import { useRef } from 'react';
import { most, type TypedService, withService } from './desk.model';
import styles from './desk.module.css';
import { text } from './desk.text';

interface Props {
  services: readonly TypedService[];
  error: string | undefined;
  onChange: (services: TypedService[]) => void;
}

/** What one can get at the desk, how long it takes and what it costs. */
export function ServiceFields({ services, error, onChange }: Props) {
  const add = useRef<HTMLButtonElement>(null);
  const change = (key: string, values: Partial<TypedService>) =>
    onChange(services.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const remove = (key: string) => {
    // What had focus goes with its row.
    add.current?.focus();
    onChange(services.filter((one) => one.key !== key));
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text.services}</legend>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <ol className={styles.services}>
        {services.map((service, index) => (
          <li key={service.key}>
            <Service
              service={service}
              label={service.name.trim() || text.service(index + 1)}
              onChange={(values) => change(service.key, values)}
              onRemove={() => remove(service.key)}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          ref={add}
          tone="secondary"
          disabled={services.length >= most.services}
          onClick={() => onChange(withService(services))}
        >
          <PlusIcon size={18} />
          {text.add}
        </Button>
      </div>
    </fieldset>
  );
}

interface ServiceProps {
  service: TypedService;
  label: string;
  onChange: (values: Partial<TypedService>) => void;
  onRemove: () => void;
}

function Service({ service: { name, days, fee }, label, onChange, onRemove }: ServiceProps) {
  return (
    <fieldset className={styles.service} aria-label={label}>
      <TextField
        label={text.name}
        isRequired
        maxLength={most.line}
        value={name}
        onChange={(name) => onChange({ name })}
      />
      <NumberField
        label={text.takes}
        isRequired
        minValue={1}
        maxValue={most.days}
        step={1}
        value={days}
        onChange={(days) => onChange({ days })}
      />
      <NumberField
        label={text.fee}
        hint={text.feeHint}
        minValue={0}
        value={fee}
        onChange={(fee) => onChange({ fee })}
      />
      <Button tone="ghost" aria-label={text.remove(label)} onClick={onRemove}>
        {text.removeWord}
      </Button>
    </fieldset>
  );
}
