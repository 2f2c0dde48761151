import { type BookingKind, limits, type Service } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { RadioGroup, Select } from '@nukkad/shared-ui';
import type { Wanted } from './times.model';
import styles from './times.module.css';
import { text } from './times.text';

interface Props {
  /** Kinds of booking of the profession. */
  kinds: readonly BookingKind[];
  services: readonly Service[];
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

const hours = Array.from({ length: limits.hireHoursMost }, (_, before) => ({
  value: String(before + 1),
  label: text.hoursOption(before + 1),
}));

/** Choice of service and length, if any: it decides which slots are long enough. */
export function WantedFields({ kinds, services, wanted, onChange }: Props) {
  const { kind } = wanted;
  return (
    <div className={styles.wanted}>
      {kinds.length > 1 && (
        <RadioGroup
          label={text.kind}
          options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
          value={kind}
          onChange={(next) => onChange({ ...wanted, kind: next, service: null })}
          isRow
        />
      )}
      {kind !== 'trial' && services.length > 0 && (
        <Select
          label={text.service}
          options={services.map((service) => ({
            value: service._id,
            label: serviceWords(service, kind),
          }))}
          placeholder={text.anyService}
          value={wanted.service}
          onChange={(next) => onChange({ ...wanted, service: next })}
        />
      )}
      {kind === 'hire' && (
        <Select
          label={text.hours}
          options={hours}
          isRequired
          value={String(wanted.hours ?? 1)}
          onChange={(next) => onChange({ ...wanted, hours: Number(next ?? 1) })}
        />
      )}
    </div>
  );
}

/** Hires are priced by the hour, others as a whole. */
function serviceWords({ name, minutes, rate, fee }: Service, kind: BookingKind): string {
  if (kind === 'hire') return rate === null ? name : text.hourly(name, formatMoney(rate));
  return text.serviceOption(name, minutes, formatMoney(fee));
}
