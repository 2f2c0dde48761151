import { type BookingKind, messages, type PracticeSettings } from '@nukkad/platform/contract';
import { FormNumberField, FormSelect, required, useFormValue } from '@nukkad/shared-ui';
import { hoursMost, kindOptions, serviceOptions } from './offers.model';
import { text } from './offers.text';

const asked = required(messages.required);

/** Fields `kind`, `service` and `hours` of a booking for a client. */
export function OfferFields({ offers }: { offers: PracticeSettings }) {
  const [kind] = useFormValue<BookingKind | null>('kind');
  const kinds = kindOptions(offers);
  const services = serviceOptions(offers);
  return (
    <>
      {/* A single kind leaves no choice. */}
      {kinds.length > 1 && (
        <FormSelect name="kind" label={text.kind} isRequired options={kinds} validate={asked} />
      )}
      {services.length > 0 && (
        <FormSelect
          name="service"
          label={text.service}
          options={services}
          placeholder={text.noService}
        />
      )}
      {kind === 'hire' && (
        <FormNumberField name="hours" label={text.hours} minValue={1} maxValue={hoursMost} />
      )}
    </>
  );
}
