import { limits, type Service } from '@nukkad/platform/contract';
import { formatMoney } from '@nukkad/platform/format';
import { FormNumberField, FormRadioGroup, FormTextField, useFormValue } from '@nukkad/shared-ui';
import { useHasDraft } from '../common/draft';
import { KeptForm } from '../common/kept-form';
import { CurrencyField } from './currency-field';
import { offerDeeds } from './offer-deeds';
import { OfferList } from './offer-list';
import * as model from './offers.model';
import { Part } from './part';
import { useSettingsChanges } from './settings.data';
import { askedAmount, askedLine, askedNumber, most } from './settings.model';
import styles from './settings.module.css';
import { servicesText as text, text as words } from './settings.text';

const DRAFT = 'settings:service';

export function ServicesPart({ services }: { services: readonly Service[] }) {
  const changes = useSettingsChanges();
  const { save, move, remove } = offerDeeds(services, model.sameService, changes.services);
  const form = (service: Service | null, close: () => void) => (
    <KeptForm
      draft={`${DRAFT}:${service?._id ?? 'new'}`}
      label={service === null ? text.newOne : words.editOf(service.name)}
      begin={service === null ? model.emptyService : model.typedService(service)}
      onSave={(typed) => save(model.serviceOrder(typed), service?._id ?? null)}
      onSaved={close}
      onCancel={close}
      takesFocus
    >
      <Fields />
    </KeptForm>
  );
  return (
    <Part title={text.part}>
      <OfferList
        label={text.part}
        offers={services}
        most={limits.servicesMost}
        words={text}
        isBegun={useHasDraft(`${DRAFT}:new`)}
        tell={({ minutes, fee }) => `${words.minutes(minutes)}, ${formatMoney(fee)}`}
        onMove={move}
        onRemove={remove}
        form={form}
      />
    </Part>
  );
}

const pricings = [
  { value: 'whole' as const, label: text.whole },
  { value: 'hourly' as const, label: text.hourly },
];

function Fields() {
  const [pricing] = useFormValue<model.TypedService['pricing']>('pricing');
  return (
    <>
      <div className={styles.pair}>
        <FormTextField
          name="name"
          label={words.name}
          isRequired
          validate={askedLine(limits.nameMaxLength)}
        />
        <FormNumberField
          name="minutes"
          label={text.minutes}
          isRequired
          minValue={1}
          maxValue={most.serviceMinutes}
          validate={askedNumber}
        />
      </div>
      <FormRadioGroup name="pricing" label={text.pricing} options={pricings} isRow />
      <div className={styles.pair}>
        {pricing === 'hourly' ? <Rate /> : <Amount name="fee" label={text.fee} />}
        <CurrencyField />
      </div>
      {pricing === 'hourly' && <Sum />}
    </>
  );
}

function Rate() {
  return (
    <>
      <Amount name="rate" label={text.rate} />
      <Amount name="otherCharges" label={text.otherCharges} />
    </>
  );
}

function Amount({ name, label }: { name: string; label: string }) {
  return (
    <FormNumberField name={name} label={label} isRequired minValue={0} validate={askedAmount} />
  );
}

/** What rate, time and charges come to. */
function Sum() {
  const [minutes = null] = useFormValue<number | null>('minutes');
  const [rate = null] = useFormValue<number | null>('rate');
  const [otherCharges = null] = useFormValue<number | null>('otherCharges');
  const [currency = 'INR'] = useFormValue<model.TypedService['currency']>('currency');
  const amount = model.feeOf({ pricing: 'hourly', minutes, rate, otherCharges, fee: null });
  return <p role="status">{text.comesTo(formatMoney({ amount, currency }))}</p>;
}
